/** Read access to the database. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Statement } from './statement.ts';

/** Runs SQL in the engine's dialect, bypassing knex, which often takes longer than the query. */
export type Ask = (text: string, values: readonly Knex.Value[]) => Promise<unknown[]>;

/** Runs statements in an engine's dialect. */
export interface Handle {
  readonly db: Knex;
  readonly ask: Ask;
}

export interface Read extends Handle {
  readonly dialect: Dialect;
  /** The rows of a prebuilt statement. The checks of a call travel with the first one. */
  rows(statement: Statement): Promise<unknown[]>;
  /** Waits until the checks of the call have passed, even if no statement carried them. */
  settled(): Promise<void>;
  /** Runs a query unless the commit has a cached result that is still valid; only changes cache. */
  readonly recall?: <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** The record of the row that this change wrote last, if the write returned it. */
  readonly shown?: (table: string, id: number) => Buffer | null;
}
