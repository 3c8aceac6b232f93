/** The refusal of a configuration, thrown where the mistake is found. */

/** Its message is one sentence for the operator. It names places, never values: a value may be a secret. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';
}

/** Says where a setting, or one entry of its list, was written, as the operator would look for it. */
export type WrittenAt = (key: string, entry?: number) => string;

/** What one source, the file or the environment, says about settings. */
export interface Source {
  values: Readonly<Record<string, unknown>>;
  writtenAt: WrittenAt;
}
