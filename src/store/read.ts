/** What a reader of the database is given. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';

/** Asks in the engine's own words, past knex, which takes longer than many an answer. */
export type Ask = (text: string, values: readonly Knex.Value[]) => Promise<unknown[]>;

export interface Read {
  readonly db: Knex;
  readonly dialect: Dialect;
  readonly ask: Ask;
}
