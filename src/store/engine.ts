/** What the store needs of a database engine: connections for a purpose, and the knex client that uses them. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';

export type Purpose = 'migrating' | 'reading' | 'writing';

export interface Connection {
  /**
   * A statement failed here. PostgreSQL then refuses the rest of the transaction, and SQLite may have given it up, so
   * neither may be committed as it stands, whatever the caller made of the failure.
   */
  aborted: boolean;
  /** Not to be used again. */
  broken: boolean;
  /** Runs one statement or several as they stand, past knex. */
  run(sql: string): Promise<void>;
  /** How many rows this connection has ever written; null where the engine does not count. */
  rowsWritten(): Promise<number | null>;
  close(): Promise<void>;
}

export interface Engine {
  /** How the operator knows the database; without a password. */
  readonly called: string;
  readonly dialect: Dialect;
  readonly client: typeof Knex.Client;
  /** How many connections read at once, unless the caller knows better. */
  readonly readers: number;
  connect(purpose: Purpose): Promise<Connection>;
}
