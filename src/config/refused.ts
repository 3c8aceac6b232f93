/** The error for an invalid configuration. */

/** Its message is one sentence for the operator. It names places, never values: a value may be a secret. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';
}

/** Describes where a setting, or one entry of its list, was written. */
export type WrittenAt = (key: string, entry?: number) => string;

/** The settings from one source: the file or the environment. */
export interface Source {
  values: Readonly<Record<string, unknown>>;
  writtenAt: WrittenAt;
}
