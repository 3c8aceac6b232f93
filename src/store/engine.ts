/** What the store needs of a database engine: connections for a purpose, and the knex client that uses them. */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';

export type Purpose = 'migrating' | 'reading' | 'writing' | 'claiming';

export interface Connection {
  /**
   * A statement failed here. PostgreSQL then refuses the rest of the transaction, and SQLite may have given it up, so
   * neither may be committed as it stands, whatever the caller made of the failure.
   */
  aborted: boolean;
  /** Not to be used again. */
  broken: boolean;
  /** Since when a statement runs here, by `performance.now()`; null while none does. */
  readonly busySince: number | null;
  /** Whether the database that was opened here still stands under its name. */
  isInPlace(): boolean;
  /** Ends what runs: it fails, and its connection with it where nothing less can be ended. */
  interrupt(): void;
  /** Runs one statement or several as they stand, past knex. */
  run(sql: string): Promise<void>;
  /** How many rows this connection has ever written; null where the engine does not count. */
  rowsWritten(): Promise<number | null>;
  close(): Promise<void>;
}

/** What one server has of its database, and no second one can have beside it. */
export interface Claim {
  /** Fails while the database is gone or does not answer, and when another server has it. */
  check(): Promise<void>;
  /** Ends a check that takes too long. */
  interrupt(): void;
  release(): Promise<void>;
}

export interface Engine {
  /** How the operator knows the database; without a password. */
  readonly called: string;
  readonly dialect: Dialect;
  readonly client: typeof Knex.Client;
  /** How many connections read at once, unless the caller knows better. */
  readonly readers: number;
  connect(purpose: Purpose): Promise<Connection>;
  /** Throws DatabaseRefused where another server has the database. */
  claim(): Promise<Claim>;
}
