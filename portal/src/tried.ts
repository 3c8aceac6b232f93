/** An operation as "Try it" shows it: written when the pages are built, read in the browser. */

export interface TriedField {
  readonly name: string;
  readonly at: 'path' | 'query' | 'header' | 'body';
  readonly kind: 'text' | 'number' | 'boolean' | 'json' | 'file';
  readonly values?: readonly string[];
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly example?: unknown;
}

export interface Tried {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isPrivate: boolean;
  readonly body: 'json' | 'form' | 'parts' | null;
  readonly fields: readonly TriedField[];
  /** Status → schema of the JSON. */
  readonly responses: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, unknown>>;
}
