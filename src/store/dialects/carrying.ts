/** Dialect differences for copying whole tables from one database to another. */

/** The type of a column, on either engine. A time is text, and a boolean is a number. */
export type Portable = 'integer' | 'real' | 'text';

export interface Column {
  readonly name: string;
  readonly holds: Portable;
}

export interface CarryingDialect {
  /** Lists the `table`, `column` and `type` of every table, except the engine's system tables. */
  readonly columns: string;
  /** The column types that can be copied. */
  readonly types: Readonly<Record<string, Portable>>;
  /** A query that returns `lines`: one line of JSON for each row of the FROM clause, in order. */
  lines(columns: readonly Column[], from: string): string;
  /** Inserts the rows from a list of such lines, its only parameter. */
  load(table: string, columns: readonly Column[]): string;
  /** Lists the `last` id that each `table` has assigned. Ids are never assigned again. */
  readonly lastIds: string;
  /**
   * Makes a table assign no id up to this one, the second parameter, and none that it has. The first parameter is its name.
   */
  lastId(table: string): readonly string[];
  /** Disables triggers and references while rows are loaded; returns the statements that restore them. */
  quiet(ask: AskPlainly): Promise<readonly string[]>;
}

/** Runs a statement without parameters. */
type AskPlainly = (text: string, values: readonly []) => Promise<unknown[]>;

export function quoted(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}
