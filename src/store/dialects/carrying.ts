/** What the engines say differently where whole tables leave one database and enter another. */

/** What a column holds, on either engine. A time is text, and what is true or false a number. */
export type Portable = 'integer' | 'real' | 'text';

export interface Column {
  readonly name: string;
  readonly holds: Portable;
}

export interface CarryingDialect {
  /** Lists the `table`, `column` and `type` of every table there is, the engine's own aside. */
  readonly columns: string;
  /** The types of columns that can travel. */
  readonly types: Readonly<Record<string, Portable>>;
  /** A query that returns `lines`: a line of JSON for each row of the FROM clause, in its order. */
  lines(columns: readonly Column[], from: string): string;
  /** Inserts the rows of a list of such lines, which is its only value. */
  load(table: string, columns: readonly Column[]): string;
  /** Lists the `last` id that each `table` has given out: none is ever given out again. */
  readonly lastIds: string;
  /** A table gives out no id up to this one, its second value, nor one that it has. The first value is its name. */
  lastId(table: string): readonly string[];
  /** Stops triggers and references from following what is loaded; returns the statements that put them back. */
  quiet(ask: AskPlainly): Promise<readonly string[]>;
}

/** Asks for what takes no values. */
type AskPlainly = (text: string, values: readonly []) => Promise<unknown[]>;

export function quoted(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}
