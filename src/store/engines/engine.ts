/** What the store needs of a database engine: connections for a purpose, and the knex client that uses them. */
import type { Knex } from 'knex';
import type { Dialect } from '../dialects/dialect.ts';

/** How long a statement of the writer waits for a lock: an operator is to hear within a second that another program has it. */
export const WRITER_LOCK_MILLISECONDS = 800;

export type Purpose = 'migrating' | 'reading' | 'writing' | 'claiming' | 'building';

export interface Connection {
  /**
   * A statement failed here. PostgreSQL then refuses the rest of the transaction, and SQLite may have rolled it back, so
   * neither may be committed as it stands, whatever the caller made of the failure.
   */
  aborted: boolean;
  /** Not to be used again. */
  broken: boolean;
  /** Since when a statement runs here, by `performance.now()`; null while none does. */
  readonly busySince: number | null;
  /** Whether the file that was opened is still the one with this name. */
  isInPlace(): boolean;
  /** Makes the running statement fail, and its connection with it where nothing less can be ended. */
  interrupt(): void;
  /** Runs one or more statements as they are, bypassing knex. */
  run(sql: string): Promise<void>;
  /** Returns the rows of one statement. */
  rows(sql: string, values: readonly unknown[]): Promise<unknown[]>;
  /** How many rows this connection has ever written; null where the engine does not count. */
  rowsWritten(): Promise<number | null>;
  close(): Promise<void>;
}

/** One server's exclusive hold on its database. */
export interface Claim {
  /** Fails while the database is gone or does not answer, and when another server has it. */
  check(): Promise<void>;
  /** Ends a check that takes too long. */
  interrupt(): void;
  release(): Promise<void>;
}

/** A database made beside the one that there is, which it takes the place of at one stroke. */
export interface Replacement {
  /** In the middle of a transaction, on a database without tables. */
  readonly connection: Connection;
  /** Nothing of what was there is left, and all that was made is. */
  swap(): Promise<void>;
  /** Everything stays as it was. */
  abandon(): Promise<void>;
}

export interface Engine {
  /** The name by which the operator knows the database; without a password. */
  readonly called: string;
  readonly dialect: Dialect;
  readonly client: typeof Knex.Client;
  /** How many connections read at once, unless the caller knows better. */
  readonly readers: number;
  connect(purpose: Purpose): Promise<Connection>;
  /** Why a migration failed, where the operator can do something about it; else the error as it is. */
  explained(error: unknown): Promise<unknown>;
  /** Throws DatabaseRefused where another server has the database. */
  claim(): Promise<Claim>;
  /** Whether there is anything under its name, whatever it is. */
  stands(): boolean;
  /** For the holder of the claim. */
  replacing(): Promise<Replacement>;
}
