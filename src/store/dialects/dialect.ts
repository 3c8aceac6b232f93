/** What the two database engines say differently, in one shape that both fill in. */

import type { CarryingDialect } from './carrying.ts';
import type { SearchDialect } from './search.ts';

/** What a migration leaves to the engine, written `{{word}}` there. Frozen, since applied files depend on it. */
export type MigrationWord = 'id' | 'integer' | 'real' | 'text' | 'bytes' | 'strict';

/** How the engine writes JSON. Arguments are SQL expressions. */
export interface JsonWords {
  /** An object, from the name and the value of each field. */
  object(fields: readonly (readonly [name: string, sql: string])[]): string;
  /** A number that may have a fraction. */
  real(sql: string): string;
  /** True for 1, otherwise false. */
  flag(sql: string): string;
  /** A list of what a query selects as `item`, in its order. */
  texts(query: string): string;
  /** A list of nothing. */
  readonly noItems: string;
  /** An aggregate: a list of records in the order in which the rows come, each on a line of its own; or of some only. */
  list(record: string, only?: string): string;
  /** An aggregate: ids as a text … */
  idList(id: string, place: string): string;
  /** … and the rows of such a text as `picked`, each with its `id` and its `place`. */
  readonly picked: string;
  /** One value as it leaves. */
  whole(sql: string): string;
  /** The part of a text before the first mark. */
  before(text: string, mark: string): string;
  /** Joins a table to rows whose order stays as it is … */
  readonly joinInOrder: string;
  /** … with this after it, for an engine that needs a hint. */
  inOrder(order: string): string;
}

export interface ColumnsBefore {
  /** The query has so many values itself. */
  text(columns: string, query: string, values: number): string;
  values<Value>(ofColumns: readonly Value[], ofQuery: readonly Value[]): Value[];
  /** A text whose values come behind so many others. */
  counted(text: string, values: number): string;
}

export interface Dialect {
  readonly engine: 'sqlite' | 'postgres';
  /** Opens the one writing transaction of the instance; waits while another process has it. */
  readonly beginWriting: string;
  /** Opens a view of the database that later commits do not change. */
  readonly beginReading: string;
  /** Lists rows whose reference leads nowhere, for an engine that does not check references during a migration. */
  readonly danglingReferences: string | null;
  /** The engine samples its tables, and knows by itself which of two indexes ends sooner. */
  readonly samplesItsTables: boolean;
  /** A statement with question marks for its values, as the engine takes it. */
  readonly placed: (text: string) => string;
  /** How a query gets more columns, before its own: with values of their own. */
  readonly columnsBefore: ColumnsBefore;
  /** One statement that does what both do, for an engine that is far enough away for that to matter. */
  readonly together: ((some: string, others: string) => string) | null;
  readonly search: SearchDialect;
  readonly carrying: CarryingDialect;
  readonly migrationWords: Readonly<Record<MigrationWord, string>>;
  readonly json: JsonWords;
  readonly isUniqueViolation: (error: unknown) => boolean;
  readonly isForeignKeyViolation: (error: unknown) => boolean;
  /** Another process held what was needed for too long; the same call may succeed later. */
  readonly isBusy: (error: unknown) => boolean;
  /** Why a write failed while reads may go on. */
  readonly writeFault: (error: unknown) => WriteFault | null;
  /** What was put into the tables does not fit them, or what they say of each other. */
  readonly isMisfit: (error: unknown) => boolean;
  /** Busy, full, gone, frozen or out of reach: nothing is wrong with the statement. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** The first three are refusals of their own; a lock goes by itself, so its refusal is that of a database that is away. */
export type WriteFault = 'disk_full' | 'database_read_only' | 'database_io_error' | 'database_locked';

/** The code that a driver puts on its errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
