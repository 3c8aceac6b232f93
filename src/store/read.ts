/** What a reader of the database is given. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';

/** Runs SQL as the engine takes it, bypassing knex, which often takes longer than the answer. */
export type Ask = (text: string, values: readonly Knex.Value[]) => Promise<unknown[]>;

export interface Read {
  readonly db: Knex;
  readonly dialect: Dialect;
  readonly ask: Ask;
}
