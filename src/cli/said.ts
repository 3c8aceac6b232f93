/** What a command says: to a person, and with `--json` to a program. */

export interface Said {
  readonly text: string;
  readonly json: unknown;
}

export function said(text: string, json: unknown): Said {
  return { text, json };
}
