/** A command that is generated from an operation. */

/** What a name refers to; it is sent as an id. */
export type Called =
  | 'project'
  | 'issue'
  | 'page'
  | 'plan'
  | 'label'
  | 'module'
  | 'folder'
  | 'view'
  | 'group'
  | 'user'
  | 'item'
  | 'trashed';

export interface Field {
  /** As it is written after `--`, or in the usage. */
  readonly option: string;
  readonly at: 'path' | 'query' | 'body';
  /** As it is sent. */
  readonly name: string;
  readonly kind: 'string' | 'markdown' | 'integer' | 'number' | 'boolean' | 'list';
  readonly of: Called | null;
  readonly values?: readonly string[];
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly help: string;
}

export interface Command {
  readonly words: string;
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly summary: string;
  /** Whether the response is a list, or a page of one. */
  readonly list: boolean;
  /** Whether a change is refused if the item has changed in the meantime. */
  readonly stale: boolean;
  /** Asks before it is run. */
  readonly irreversible?: boolean;
  /** The columns of a list in a terminal. */
  readonly columns: readonly string[];
  readonly arguments: readonly Field[];
  readonly options: readonly Field[];
}
