/** The interface of a database engine: connections for a purpose, and a knex client that uses them. */
import type { Knex } from 'knex';
import type { Commits } from '../commits.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { Servers } from '../servers/servers.ts';

/** A writer's statement waits this long for a lock: an operator should see within a second that another program holds it. */
export const WRITER_LOCK_MILLISECONDS = 800;

export type Purpose = 'migrating' | 'reading' | 'writing' | 'claiming' | 'building';

export interface Connection {
  /**
   * A statement failed. PostgreSQL then refuses the rest of the transaction, and SQLite may have rolled it back, so it
   * cannot be committed, even if the caller caught the error.
   */
  aborted: boolean;
  /** Must not be used again. */
  broken: boolean;
  /** The start of the running statement, by `performance.now()`; null while there is none. */
  readonly busySince: number | null;
  /** Called after each statement with the milliseconds that it took; null if nobody measures. */
  observe: ((ms: number) => void) | null;
  /** Whether the opened file is still the one with this name. */
  isInPlace(): boolean;
  /** Makes the running statement fail, and its connection too if there is no finer way. */
  interrupt(): void;
  /** Runs one or more statements unchanged, bypassing knex. */
  run(sql: string): Promise<void>;
  /** Returns the rows of one statement. */
  rows(sql: string, values: readonly unknown[]): Promise<unknown[]>;
  /** The rows that this connection has written in total; null if the engine does not count. */
  rowsWritten(): Promise<number | null>;
  close(): Promise<void>;
}

/** A claim on a database, against whoever may not use it at the same time. */
export interface Claim {
  /** Fails if the database is gone or unresponsive, or if it is claimed by another. */
  check(): Promise<void>;
  /** Ends a check that takes too long. */
  interrupt(): void;
  /** Closes what the checks opened; the claim stays. The last one to close SQLite's file has to be the writer. */
  settle(): Promise<void>;
  release(): Promise<void>;
}

/** What a server shares with the others on its database, if there are any. */
export interface Company {
  readonly servers: Servers;
  readonly commits: Commits;
}

/** Runs `act` while no other server uses the database, or throws ServedAlready. */
export type Undisturbed = <T>(act: () => Promise<T>) => Promise<T>;

/** The claim of a server, which has its turn until it enters. */
export interface Membership extends Claim {
  readonly whileAlone: Undisturbed;
  /** After the migrations. `ended` is called when the claim has to be checked. */
  enter(ended: () => void): Promise<Company>;
}

/** A database built next to the existing one, which it replaces atomically. */
export interface Replacement {
  /** Inside a transaction, on a database without tables. */
  readonly connection: Connection;
  /** Replaces the old database completely. */
  swap(): Promise<void>;
  /** Leaves everything unchanged. */
  abandon(): Promise<void>;
}

export interface Engine {
  /** The name of the database for the operator, without a password. */
  readonly called: string;
  readonly dialect: Dialect;
  readonly client: typeof Knex.Client;
  /** The default number of connections that read at the same time. */
  readonly readers: number;
  connect(purpose: Purpose): Promise<Connection>;
  /** Explains why a migration failed if the operator can fix it; otherwise returns the error unchanged. */
  explained(error: unknown): Promise<unknown>;
  /** For a server; throws DatabaseRefused if it may not use the database now. */
  join(): Promise<Membership>;
  /** For a command that no server may run beside; throws DatabaseRefused if one does. */
  claim(): Promise<Claim>;
  /** For a command that migrates: others that start wait for the end of `act`. */
  inTurn<T>(act: (undisturbed: Undisturbed) => Promise<T>): Promise<T>;
  /** Whether anything exists under its name. */
  exists(): boolean;
  /** Only for the holder of the claim. */
  replacing(): Promise<Replacement>;
}
