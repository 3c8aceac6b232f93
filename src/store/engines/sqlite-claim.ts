/**
 * One server per SQLite database: it holds a lock on a file next to it, which the system releases however the process ends.
 */
import { realpathSync } from 'node:fs';
import { sqlite } from '../dialects/sqlite.ts';
import { OwnCommits } from '../commits.ts';
import { alone } from '../servers/alone.ts';
import type { Company, Connection, Membership, Undisturbed } from './engine.ts';
import { databaseRefused, ServedAlready } from '../unusable.ts';

/** A server that was just killed may still exist for a moment. */
const PATIENCE_MILLISECONDS = 1_000;

/** Nothing is ever written to it, so it has no journal. */
const LOCK = `
  PRAGMA busy_timeout = ${String(PATIENCE_MILLISECONDS)};
  PRAGMA journal_mode = MEMORY;
  PRAGMA locking_mode = EXCLUSIVE;
  BEGIN EXCLUSIVE`;

export interface SqliteFiles {
  /** Opens the lock file unchanged. */
  readonly open: (file: string) => Promise<Connection>;
  /** A connection that reads the database. */
  readonly reader: () => Promise<Connection>;
}

export async function claimFile(file: string, { open, reader }: SqliteFiles): Promise<Membership> {
  const lock = await open(`${nameOf(file)}.lock`).catch((error: unknown) => {
    throw databaseRefused(file, error);
  });
  try {
    await lock.run(LOCK);
  } catch (error) {
    await lock.close();
    throw sqlite.isBusy(error) ? new ServedAlready(file) : databaseRefused(file, error);
  }
  return new FileClaim(lock, reader);
}

/** All names of a file lead to the same lock. */
export function nameOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

class FileClaim implements Membership {
  /** There is no other server. */
  readonly whileAlone: Undisturbed = act => act();
  readonly #lock: Connection;
  readonly #open: () => Promise<Connection>;
  /** Opened at the first check, when the database exists. The file that it opened must stay in place. */
  #reader: Connection | null = null;

  constructor(lock: Connection, open: () => Promise<Connection>) {
    this.#lock = lock;
    this.#open = open;
  }

  async check(): Promise<void> {
    this.#reader ??= await this.#open();
    if (!this.#reader.isInPlace()) throw new Error('its file was deleted or replaced');
    await this.#reader.run('SELECT count(*) FROM sqlite_schema');
  }

  enter(): Promise<Company> {
    return Promise.resolve({ servers: alone(), commits: new OwnCommits() });
  }

  interrupt(): void {
    this.#reader?.interrupt();
  }

  async settle(): Promise<void> {
    await this.#reader?.close();
    this.#reader = null;
  }

  async release(): Promise<void> {
    await this.settle();
    await this.#lock.close();
  }
}
