/** SQLite: its driver, its pragmas, and a knex client that caches prepared statements per connection. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import KnexSqlite, { type CompiledQuery } from 'knex/lib/dialects/sqlite3/index.js';
import sqlite3 from 'sqlite3';
import { sqlite } from '../dialects/sqlite.ts';
import {
  WRITER_LOCK_MILLISECONDS,
  type Connection,
  type Engine,
  type Membership,
  type Purpose,
} from './engine.ts';
import { TimedLock } from '../connections/timed-lock.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { DatabaseRefused } from '../unusable.ts';
import { claimFile, nameOf } from './sqlite-claim.ts';
import { replacementOf, replaceFile } from './sqlite-replacing.ts';

/** A few hundred texts cover the queries of a server; a prepared statement takes some ten kilobytes. */
const STATEMENTS_KEPT = 256;

/** A process waits this long for another one that writes to the same file (a command next to the server). */
const BUSY_MILLISECONDS = 10_000;
const WRITE_AHEAD_PAUSE = 10;

/**
 * All connections of a process share one lock for SQLite's memory, and a statement that writes a long response takes it for
 * every value. Two at the same time took half as long again as one after the other, so readers take turns, up to a timeout.
 */
const longAnswers = new TimedLock(5);
const LONG_MS = 0.3;
/** A statement counts as fast as it was recently; waiting times say nothing about it. */
const FORGETTING = 1.2;

interface Prepared {
  readonly statement: Promise<sqlite3.Statement>;
  /** Its duration in milliseconds. */
  ms: number;
}

interface QueryResult {
  readonly rows?: unknown[];
  readonly lastID?: number;
  readonly changes?: number;
}

class SqliteConnection implements Connection {
  aborted = false;
  broken = false;
  busySince: number | null = null;
  observe: ((ms: number) => void) | null = null;
  readonly #database: sqlite3.Database;
  readonly #file: string;
  readonly #isReader: boolean;
  readonly #opened: string | null;
  readonly #statements = new RecentlyUsed<Prepared>(STATEMENTS_KEPT, ({ statement }) => {
    void finalize(statement);
  });

  constructor(database: sqlite3.Database, file: string, purpose: Purpose) {
    this.#database = database;
    this.#file = file;
    this.#isReader = purpose === 'reading';
    this.#opened = identityOf(file);
  }

  isInPlace(): boolean {
    return identityOf(this.#file) === this.#opened;
  }

  interrupt(): void {
    this.#database.interrupt();
  }

  async run(sql: string): Promise<void> {
    this.busySince = performance.now();
    try {
      await execute(this.#database, sql);
    } finally {
      this.busySince = null;
    }
  }

  async rows(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const { rows = [] } = await this.query(sql, values, true);
    return rows;
  }

  async query(sql: string, bindings: readonly unknown[], wantsRows: boolean): Promise<QueryResult> {
    const prepared = this.#prepared(sql);
    const act = () => this.#run(prepared, bindings, wantsRows);
    return this.#isReader && prepared.ms > LONG_MS ? longAnswers.through(act) : act();
  }

  async #run(prepared: Prepared, bindings: readonly unknown[], wantsRows: boolean): Promise<QueryResult> {
    const began = performance.now();
    this.busySince = began;
    try {
      const statement = await prepared.statement;
      return await (wantsRows ? rowsOf(statement, bindings) : effectOf(statement, bindings));
    } catch (error) {
      this.aborted = true;
      // The driver's errors come from another thread, without the caller's stack.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      this.busySince = null;
      const ms = performance.now() - began;
      this.observe?.(ms);
      prepared.ms = Math.min(ms, (prepared.ms + 0.01) * FORGETTING);
    }
  }

  async rowsWritten(): Promise<number> {
    const [first] = await this.rows('SELECT total_changes() AS written', []);
    if (
      typeof first === 'object' &&
      first !== null &&
      'written' in first &&
      typeof first.written === 'number'
    ) {
      return first.written;
    }
    throw new Error('SQLite did not report how many rows it wrote.');
  }

  async close(): Promise<void> {
    this.broken = true;
    // SQLite cannot be closed while a statement is not finalized.
    await Promise.all(this.#statements.drain().map(({ statement }) => finalize(statement)));
    await new Promise<void>((resolve, reject) => {
      this.#database.close(error => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  #prepared(sql: string): Prepared {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const prepared = { statement: prepare(this.#database, sql), ms: 0 };
    this.#statements.set(sql, prepared);
    prepared.statement.catch(() => {
      this.#statements.delete(sql);
    });
    return prepared;
  }
}

class SqliteClient extends KnexSqlite {
  override async _query(connection: SqliteConnection, query: CompiledQuery): Promise<CompiledQuery> {
    const { rows, ...effect } = await connection.query(query.sql, query.bindings, wantsRows(query));
    query.response = rows;
    query.context = effect;
    return query;
  }

  override transaction(): never {
    throw new Error('The store opens transactions: use write or snapshot.');
  }
}

/** Identifies the file behind a name; a file that replaces it is a different one. */
function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

function execute(database: sqlite3.Database, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    database.exec(sql, error => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Knex's rule for which statements return rows. */
function wantsRows({ method, returning }: CompiledQuery): boolean {
  if (method === 'insert' || method === 'update') return Boolean(returning);
  return method !== 'del' && method !== 'counter';
}

/** SQLite plans a statement again for each number bound to a plain `LIMIT ?`, but not for a sum. */
function prepare(database: sqlite3.Database, sql: string): Promise<sqlite3.Statement> {
  const text = sql.replace(/ limit \?/g, ' limit ? + 0');
  return new Promise((resolve, reject) => {
    const statement = database.prepare(text, (error: Error | null) => {
      if (error) reject(error);
      else resolve(statement);
    });
  });
}

/** Waits for pending uses of the statement, here and in the driver. */
async function finalize(prepared: Promise<sqlite3.Statement>): Promise<void> {
  const statement = await prepared.catch(() => null);
  if (!statement) return;
  await new Promise<void>(resolve => {
    statement.finalize(() => {
      resolve();
    });
  });
}

function rowsOf(statement: sqlite3.Statement, bindings: readonly unknown[]): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    statement.all(bindings, (error: Error | null, rows: unknown[]) => {
      if (error) reject(error);
      else resolve({ rows });
    });
  });
}

/** The effect is read inside the callback: the next run of the same statement overwrites it. */
function effectOf(statement: sqlite3.Statement, bindings: readonly unknown[]): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    statement.run(bindings, function (this: sqlite3.RunResult, error: Error | null) {
      if (error) reject(error);
      else resolve({ lastID: this.lastID, changes: this.changes });
    });
  });
}

/**
 * Only a start creates a missing file: a writer that did would continue with an empty database after its file was deleted.
 */
const MODES: Readonly<Record<Purpose, number>> = {
  migrating: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
  claiming: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
  building: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
  writing: sqlite3.OPEN_READWRITE,
  reading: sqlite3.OPEN_READONLY,
};

function openFile(file: string, purpose: Purpose): Promise<sqlite3.Database> {
  const mode = MODES[purpose];
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, mode, error => {
      if (error) reject(error);
      else resolve(database);
    });
  });
}

/** Every setting that matters is set here, since drivers and builds of SQLite differ in their defaults. */
function pragmas(purpose: Purpose): string {
  const settings = {
    busy_timeout: purpose === 'writing' ? WRITER_LOCK_MILLISECONDS : BUSY_MILLISECONDS,
    // A power cut loses nothing that was acknowledged; the full flushes are for macOS, where fsync does not reach the disk.
    // A database being built is flushed once at the end; until then no one uses it.
    synchronous: purpose === 'building' ? 'OFF' : 'FULL',
    fullfsync: 'ON',
    checkpoint_fullfsync: 'ON',
    // A migration may rebuild a table that others refer to; the references are checked before it commits.
    foreign_keys: purpose === 'migrating' || purpose === 'building' ? 'OFF' : 'ON',
    query_only: purpose === 'reading' ? 'ON' : 'OFF',
    // LIKE is case-sensitive, as on PostgreSQL.
    case_sensitive_like: 'ON',
    trusted_schema: 'OFF',
    cell_size_check: 'ON',
    temp_store: 'MEMORY',
    // Kibibytes of page cache per connection. A memory-mapped file would turn a bad disk into a crash of the process.
    cache_size: -16_384,
    mmap_size: 0,
    // Pages after which a commit checkpoints the log, and the bytes that the log may keep after that.
    wal_autocheckpoint: 1_000,
    journal_size_limit: 67_108_864,
  };
  return Object.entries(settings)
    .map(([name, value]) => `PRAGMA ${name} = ${String(value)};`)
    .join('\n');
}

/** Several processes may switch a new file to this mode at the same time; SQLite does not wait for that lock. */
async function writeAhead(connection: SqliteConnection): Promise<void> {
  for (let left = BUSY_MILLISECONDS; ; left -= WRITE_AHEAD_PAUSE) {
    try {
      await turnToWriteAhead(connection);
      return;
    } catch (error) {
      if (!sqlite.isBusy(error) || left <= 0) throw error;
      await setTimeout(WRITE_AHEAD_PAUSE);
    }
  }
}

async function turnToWriteAhead(connection: SqliteConnection): Promise<void> {
  const [first] = await connection.rows('PRAGMA journal_mode = WAL', []);
  if (typeof first === 'object' && first !== null && 'journal_mode' in first && first.journal_mode === 'wal')
    return;
  throw new DatabaseRefused(
    'The database cannot use a write-ahead log in its folder: use a folder on a local disk.',
  );
}

export function sqliteEngine(file: string): Engine {
  const connect = async (purpose: Purpose): Promise<SqliteConnection> => {
    const connection = new SqliteConnection(await openFile(file, purpose), file, purpose);
    try {
      await connection.run(pragmas(purpose));
      if (purpose === 'building') await connection.run('PRAGMA journal_mode = OFF');
      else if (purpose !== 'reading') await writeAhead(connection);
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  };
  const claim = async (): Promise<Membership> => {
    const claimed = await claimFile(file, {
      open: async name => new SqliteConnection(await openFile(name, 'claiming'), name, 'claiming'),
      reader: () => connect('reading'),
    });
    // Left over from a killed restore that cannot be continued.
    rmSync(replacementOf(nameOf(file)), { force: true });
    return claimed;
  };
  return {
    called: file,
    dialect: sqlite,
    client: SqliteClient,
    // Each running reader takes one of Node's four threads for such work.
    readers: Math.min(4, Math.max(2, availableParallelism())),
    connect,
    exists: () => existsSync(file),
    explained: error => Promise.resolve(error),
    replacing: () =>
      replaceFile(nameOf(file), {
        build: name => sqliteEngine(name).connect('building'),
        open: async name => new SqliteConnection(await openFile(name, 'writing'), name, 'writing'),
      }),
    join: claim,
    claim,
    // Beside a running server as well.
    inTurn: act => act(one => one()),
  };
}
