/** What a reader of the database is given. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';

export interface Read {
  readonly db: Knex;
  readonly dialect: Dialect;
}
