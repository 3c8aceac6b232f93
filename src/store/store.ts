/** The store: one database, read through several connections, written through one, opened on its newest schema. */
import { tmpdir } from 'node:os';
import { Spools } from './streaming/spool.ts';
import { applyChange } from './writing/change.ts';
import type { Check } from './checks.ts';
import type { WriteFault } from './dialects/dialect.ts';
import type { Company, Connection, Engine, Membership, Purpose } from './engines/engine.ts';
import { OwnCommits, type CommitListener, type Commits, type Follower } from './commits.ts';
import type { StoreEvent } from './events.ts';
import { withLease } from './connections/lease.ts';
import { migrate, refuseUnknown, type Migrating } from './schema/migrate.ts';
import { Pool } from './connections/pool.ts';
import { Presence, type Heed } from './engines/presence.ts';
import type { Read } from './read.ts';
import { withChecks, Reading } from './connections/reading.ts';
import { WriteHealth, type WriteListener } from './writing/write-health.ts';
import { DatabaseUnavailable } from './unusable.ts';
import type { Origin, Work } from './work.ts';
import { alone } from './servers/alone.ts';
import { ownFolder, type Servers } from './servers/servers.ts';
import { Writer } from './writing/writer.ts';

/**
 * Access to the database. If a call has checks, it sees nothing of the database before they pass: they travel with its first
 * statement, or run before one that cannot carry them.
 */
export interface Door {
  /** Reads committed data; statements are independent. */
  read<T>(act: (read: Read) => Promise<T>, checks?: readonly Check[]): Promise<T>;
  /** Reads from one snapshot, however many statements it takes. */
  snapshot<T>(act: (read: Read) => Promise<T>, checks?: readonly Check[]): Promise<T>;
  /** Changes the database atomically, including what it records. */
  write<T>(origin: Origin, act: (work: Work) => Promise<T>, checks?: readonly Check[]): Promise<T>;
  /** The same for a change that prepares another one of the same call, and is invisible without it. */
  stage<T>(origin: Origin, act: (work: Work) => Promise<T>, checks?: readonly Check[]): Promise<T>;
  /** Buffers responses to slow clients. */
  readonly spools: Spools;
}

export interface Store extends Door {
  readonly engine: 'sqlite' | 'postgres';
  /** The name of the database for the operator, without a password. */
  readonly called: string;
  /** The number of statements of `read` that run at the same time. */
  readonly readers: number;
  /** What this server shares with others on the database. */
  readonly servers: Servers;
  /** The listener receives the events of every commit of every server, in order. */
  onCommit(listener: CommitListener): void;
  /** Begins a state that follows the commits, and begins it again whenever some of them may have been missed. */
  follow(follower: Follower): Promise<void>;
  /** A value that is read again only after a commit with such an event; each time if another server may have changed it. */
  remembered<T>(changedBy: StoreEvent['type'], act: (read: Read) => Promise<T>): () => Promise<T>;
  /** Resolves when the listeners have received what is committed now. */
  caughtUp(): Promise<void>;
  /** Checks now whether the database can be reached. */
  isThere(): Promise<boolean>;
  /** Why writes fail at the moment; null while they work. */
  readonly writeFault: () => WriteFault | null;
  /** Accepts no more changes, finishes those that wait, and releases the database. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `sqlite:/path/docket.db` or `postgres://…`. */
  readonly url: string;
  readonly readers?: number | undefined;
  /** The folder for spooled responses; the system's temporary folder by default. */
  readonly spoolFolder?: string;
  /** Refuses changes that wrote rows without recording it, and changes that wait too long for their turn. */
  readonly strict?: boolean;
  /** A strict change may take this long, including its wait. */
  readonly patienceMs?: number;
  /** Claims the database against other servers, and monitors it. Commands do without. */
  readonly serving?: (Heed & WriteListener) | undefined;
  /** The current day, `YYYY-MM-DD`; by default the one in UTC. */
  readonly today?: () => string;
  /** Told of each statement: the kind of its connection, and how long it took. */
  readonly observe?: ((purpose: Purpose, ms: number) => void) | undefined;
  /** Told of each migration that was applied. */
  readonly migrated?: Migrating['migrated'];
  /** Uses the database as it is: does not migrate an older one, and does not create a missing one. */
  readonly asFound?: boolean;
}

function dayInUtc(): string {
  return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Exports and archives hold a snapshot for minutes, so they have separate connections. */
const SNAPSHOTS = 4;

export async function openStore(options: StoreOptions): Promise<Store> {
  const engine = await engineOf(options.url);
  // Before anything is written: a newer program must not migrate the database of a running server.
  const membership = options.serving ? await engine.join() : null;
  try {
    if (options.asFound === true) await refuseUnknown(engine);
    else await migrate(engine, { undisturbed: membership?.whileAlone, migrated: options.migrated });
    return await openMigrated(engine, membership, options);
  } catch (error) {
    await membership?.release();
    throw error;
  }
}

async function openMigrated(
  bare: Engine,
  membership: Membership | null,
  options: StoreOptions,
): Promise<Store> {
  const { readers = bare.readers, strict = false, patienceMs = PATIENCE_MS, serving } = options;
  const connections = new Set<Connection>();
  const { today = dayInUtc, observe } = options;
  const engine = trackConnections(bare, connections, { today, observe });
  let presence: Presence | null = null;
  const { servers, commits } = (await membership?.enter(() => void presence?.ask())) ?? byItself();
  const { dialect } = engine;
  const writer = new Writer(engine, await engine.connect('writing'), {
    tell: events => commits.committed(events),
    locked: error => health.locked(error),
  });
  const health = new WriteHealth(dialect.writeFault, serving, () => probe(writer, engine));
  const open = () => engine.connect('reading');
  const pools = { reading: new Pool(readers, open), viewing: new Pool(SNAPSHOTS, open) };
  if (membership && serving) presence = new Presence(membership, connections, serving);
  await presence?.ask();
  const reading = new Reading(engine, pools.reading);
  let closing: Promise<void> | null = null;
  const usable = async <T>(act: () => Promise<T>): Promise<T> => {
    if (closing) throw new Error('The store is closed.');
    presence?.refuseAbsent();
    return act().catch((error: unknown) => {
      throw dialect.isUnavailable(error) ? new DatabaseUnavailable(error) : error;
    });
  };
  const through = writeThrough(writer, engine, strict);
  const write: Store['write'] = (call, act, checks) =>
    usable(() => health.of(() => through(call, act, checks)));
  const written = strict ? impatient(write, patienceMs) : write;
  const read: Store['read'] = (act, checks) => usable(() => act(withChecks(reading, checks)));
  const snapshot: Store['snapshot'] = (act, checks) =>
    usable(() => view(engine, pools.viewing, one => act(withChecks(one, checks))));
  return {
    engine: dialect.engine,
    called: engine.called,
    readers,
    spools: new Spools(options.spoolFolder ? ownFolder(options.spoolFolder, servers) : tmpdir()),
    servers,
    read,
    snapshot,
    write: written,
    stage: written,
    onCommit: listener => commits.onCommit(listener),
    follow: follower => commits.follow(follower, { read, snapshot }),
    remembered: (changedBy, act) => remembering(commits, changedBy, () => usable(() => act(reading))),
    caughtUp: () => commits.caughtUp(),
    isThere: () => presence?.ask() ?? Promise.resolve(true),
    writeFault: () => health.fault,
    close: () => {
      health.stop();
      commits.stop();
      return (closing ??= closeAll(writer, Object.values(pools), presence));
    },
  };
}

function remembering<T>(
  commits: Commits,
  changedBy: StoreEvent['type'],
  act: () => Promise<T>,
): () => Promise<T> {
  if (!commits.areImmediate) return act;
  let known: Promise<T> | null = null;
  const forget = (): void => {
    known = null;
  };
  commits.onCommit(events => {
    if (events.some(({ type }) => type === changedBy)) forget();
  });
  return () =>
    (known ??= act().catch((error: unknown) => {
      // The next call may succeed.
      forget();
      throw error;
    }));
}

/** A command, which shares nothing with a server. */
function byItself(): Company {
  return { servers: alone(), commits: new OwnCommits() };
}

/** Wraps the engine to record its connections, so that their statements can be stopped, and to keep its day current. */
function trackConnections(
  engine: Engine,
  connections: Set<Connection>,
  { today, observe }: Required<Pick<StoreOptions, 'today'>> & Pick<StoreOptions, 'observe'>,
): Engine {
  let { dialect } = engine;
  return {
    ...engine,
    get dialect() {
      const day = `'${today()}'`;
      if (day !== dialect.today) dialect = { ...dialect, today: day };
      return dialect;
    },
    connect: async purpose => {
      const connection = await engine.connect(purpose).catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      if (observe) connection.observe = ms => observe(purpose, ms);
      connections.add(connection);
      return connection;
    },
  };
}

/** The writer goes last, since only a connection that may write can checkpoint SQLite's log. */
async function closeAll(writer: Writer, pools: readonly Pool[], presence: Presence | null): Promise<void> {
  await presence?.stop();
  await writer.drain();
  await Promise.all(pools.map(pool => pool.destroy()));
  await writer.close();
  await presence?.release();
}

/** The engine for a database URL; the driver of the other one is not loaded. */
export async function engineOf(url: string): Promise<Engine> {
  if (url.startsWith('sqlite:')) {
    const { sqliteEngine } = await import('./engines/sqlite.ts');
    return sqliteEngine(url.slice('sqlite:'.length));
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { postgresEngine } = await import('./engines/postgres.ts');
    return postgresEngine(url);
  }
  throw new Error('A database URL must be sqlite:<path> or postgres://<server>/<name>.');
}

async function view<T>(engine: Engine, pool: Pool, act: (reading: Reading) => Promise<T>): Promise<T> {
  const { dialect } = engine;
  const connection = await pool.take();
  try {
    await connection.run(dialect.beginReading);
    return await withLease(engine, connection, act);
  } finally {
    await connection.run('ROLLBACK').catch(() => {
      connection.broken = true;
    });
    pool.release(connection);
  }
}

function writeThrough(writer: Writer, engine: Engine, strict: boolean): Store['write'] {
  return (call, act, checks = []) =>
    new Promise((resolve, reject) => {
      writer.submit({
        apply: async (connection, shared) => {
          const ground = { engine, connection, strict, checks, ...shared };
          const { value, events, projects } = await applyChange(ground, call, act).catch(
            renewing(connection, engine),
          );
          return {
            events,
            projects,
            now: call.now,
            acknowledge: () => {
              resolve(value);
            },
          };
        },
        refuse: reject,
      });
    });
}

/** A read-only session stays read-only, even after its database has become writable again. */
function renewing(connection: Connection, { dialect }: Engine) {
  return (error: unknown): never => {
    if (dialect.writeFault(error)) connection.broken = true;
    throw error;
  };
}

/** Writes a row with its own value. */
function probe(writer: Writer, engine: Engine): Promise<void> {
  return new Promise((resolve, reject) => {
    writer.submit({
      apply: async connection => {
        const statement = `UPDATE counters SET value = value WHERE name = 'seq'`;
        await connection.run(statement).catch(renewing(connection, engine));
        return { events: [], projects: [], now: new Date(), acknowledge: resolve };
      },
      refuse: reject,
    });
  });
}

/** Far longer than a change takes on a slow machine. */
const PATIENCE_MS = 60_000;

/** There is one writer, so a change that begins another one and awaits it would wait forever. */
function impatient(write: Store['write'], patienceMs: number): Store['write'] {
  return async (call, act, checks) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const error = new Error('A change waited too long for its turn: did it begin inside another?');
      timer = setTimeout(() => reject(error), patienceMs);
    });
    return Promise.race([write(call, act, checks), late]).finally(() => clearTimeout(timer));
  };
}
