/** The dialect interface: the differences between the two database engines. */

import type { StoreEvent } from '../events.ts';
import type { CarryingDialect } from './carrying.ts';
import type { SearchDialect } from './search.ts';

/** Type names that migrations write as `{{word}}`. Frozen, since applied files depend on them. */
export type MigrationWord = 'id' | 'integer' | 'real' | 'text' | 'bytes' | 'strict';

/** JSON in the engine's SQL. Arguments are SQL expressions. */
export interface JsonWords {
  /** An object, from the name and the value of each field. */
  object(fields: readonly (readonly [name: string, sql: string])[]): string;
  /** A number that may have a fraction. */
  real(sql: string): string;
  /** True for 1, otherwise false. */
  flag(sql: string): string;
  /** A list of the values that a query selects as `item`, in order. */
  texts(query: string): string;
  /** The same for values that are records. */
  records(query: string): string;
  /** JSON that is stored as text; null stays null. */
  stored(sql: string): string;
  /** An empty list. */
  readonly noItems: string;
  /** An aggregate: a list of records in row order, one per line; optionally only some of them. */
  list(record: string, only?: string): string;
  /** An aggregate: ids as a text … */
  idList(id: string, place: string): string;
  /** … and the rows of such a text as `picked`, each with its `id` and its `place`. */
  readonly picked: string;
  /** A value in the form in which it is sent. */
  whole(sql: string): string;
  /** The part of a text before the first mark. */
  before(text: string, mark: string): string;
  /** Joins a table to rows whose order is kept … */
  readonly joinInOrder: string;
  /** … with this after it, for an engine that needs a hint. */
  inOrder(order: string): string;
}

export interface ColumnsBefore {
  /** `values` is the number of parameters that the query has. */
  text(columns: string, query: string, values: number): string;
  values<Value>(ofColumns: readonly Value[], ofQuery: readonly Value[]): Value[];
  /** A text whose parameters come after that many others. */
  counted(text: string, values: number): string;
}

export interface Dialect {
  readonly engine: 'sqlite' | 'postgres';
  /** The current day as SQL. Each day has a dialect, so what is built from it and cached is built again at midnight. */
  readonly today: string;
  /** The local day of a stored time, at an offset in minutes east of UTC. */
  readonly localDay: (column: string, minutesEast: number) => string;
  /** A query for the size of the database, as `value`. */
  readonly databaseBytes: string;
  /** Opens the instance's single write transaction; waits while another process has it. */
  readonly beginWriting: string;
  /** SQL that tells other processes of a commit's events, as part of it; null if they cannot be told. */
  readonly newsOf: ((events: readonly StoreEvent[]) => string) | null;
  /** Opens a snapshot that later commits do not change. */
  readonly beginReading: string;
  /** Lists rows with dangling references, for an engine that does not check references during a migration. */
  readonly danglingReferences: string | null;
  /** The engine has table statistics, and knows which of two indexes is faster. */
  readonly samplesItsTables: boolean;
  /** Replaces question marks by the engine's placeholders. */
  readonly placed: (text: string) => string;
  /** Adds columns, with parameters, before those of a query. */
  readonly columnsBefore: ColumnsBefore;
  /** Combines two statements into one, for an engine where a round trip is expensive. */
  readonly together: ((some: string, others: string) => string) | null;
  readonly search: SearchDialect;
  readonly carrying: CarryingDialect;
  readonly migrationWords: Readonly<Record<MigrationWord, string>>;
  readonly json: JsonWords;
  readonly isUniqueViolation: (error: unknown) => boolean;
  readonly isForeignKeyViolation: (error: unknown) => boolean;
  /** Another process held a lock for too long; the same call may succeed later. */
  readonly isBusy: (error: unknown) => boolean;
  /** Why a write failed while reads may still work. */
  readonly writeFault: (error: unknown) => WriteFault | null;
  /** The values violate a type or a constraint. */
  readonly isMisfit: (error: unknown) => boolean;
  /** Busy, full, gone, frozen or unreachable: the statement itself is fine. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** The first three have separate refusals. A lock goes away, so it is refused like an unavailable database. */
export type WriteFault = 'disk_full' | 'database_read_only' | 'database_io_error' | 'database_locked';

/** The error code that a driver sets. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
