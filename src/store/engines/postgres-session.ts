/**
 * A server's session in PostgreSQL. A server is alive as long as its session holds the lock on its number, which every other
 * server can see, so there are no heartbeats. Its places are locks of the session too: they are free as soon as it ends.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { postgres } from '../dialects/postgres.ts';
import { TurnsByName } from '../../time/turns.ts';
import { PLACES, type Confirm, type GiveBack, type PlaceKind, type Places } from '../servers/servers.ts';
import { databaseRefused, DatabaseUnavailable } from '../unusable.ts';
import { claimTogether, endTurn, takeTurn, whileAlone } from './postgres-claim.ts';
import type { Connection } from './engine.ts';
import { NEWS_CHANNEL } from './postgres-news.ts';

/** A connection that hears notifications. */
export interface Listening extends Connection {
  heed(listener: { readonly notified: () => void; readonly ended: () => void }): void;
}

/** What a session tells its server. */
export interface SessionListener {
  /** Another session sent a notification. */
  notified(): void;
  ended(): void;
  /** The session is back, on a database that has this many news; null if it has not been running in between. */
  renewed(news: number | null): void;
}

/**
 * A frozen server would keep its places. Its session ends after this long without a statement; a server that runs reads the
 * news every second.
 */
const IDLE = `SELECT set_config('idle_session_timeout', '8s', false)
  WHERE CAST(current_setting('server_version_num') AS INTEGER) >= 140000`;

interface Held {
  readonly kind: PlaceKind;
  readonly key: number;
  readonly lost: (() => void) | undefined;
}

export interface Holding {
  readonly confirm: Confirm;
  readonly giveBack: GiveBack;
}

interface State {
  readonly started: string;
  readonly server: number;
  readonly news: number;
}

/** The state of the database, which tells whether it is still the one that the server knows. */
const STATE = `SELECT CAST(pg_postmaster_start_time() AS TEXT) AS started,
  (SELECT value FROM counters WHERE name = 'server') AS server,
  (SELECT value FROM counters WHERE name = 'news') AS news`;

export class Session implements Places {
  readonly called: string;
  readonly #connect: () => Promise<Listening>;
  readonly #turns = new TurnsByName();
  #line: Promise<void> = Promise.resolve();
  readonly #held = new Map<string, Held>();
  #listener: SessionListener | null = null;
  #connection: Listening | null = null;
  /** Connecting, or waiting for a claim. */
  #joining: Listening | null = null;
  #number = 0;
  #state: State | null = null;
  /** What the last session held, and this one does not yet. */
  #missing = new Map<string, Held>();

  private constructor(called: string, connect: () => Promise<Listening>) {
    [this.called, this.#connect] = [called, connect];
  }

  /** Claims the database, as the only server that starts at this moment. */
  static async join(called: string, connect: () => Promise<Listening>): Promise<Session> {
    const session = new Session(called, connect);
    // This is the first connection of a server, so a wrong address, password or certificate appears here.
    session.#connection = await session.#connected(takeTurn).catch((error: unknown) => {
      throw databaseRefused(called, error);
    });
    return session;
  }

  get number(): number {
    return this.#number;
  }

  whileAlone<T>(act: () => Promise<T>): Promise<T> {
    return whileAlone(this.called, this.#sound(), act);
  }

  /** After the migrations: from here on it is one of the servers. */
  async enter(listener: SessionListener): Promise<void> {
    this.#listener = listener;
    const connection = this.#sound();
    const [row] = (await connection.rows(
      `UPDATE counters SET value = value + 1 WHERE name = 'server' RETURNING value`,
      [],
    )) as { readonly value: number }[];
    if (!row) throw new Error('The counter of servers is missing from the database.');
    this.#number = row.value;
    await connection.run(lockOf('server', this.#number));
    await this.#listen(connection);
    await endTurn(connection);
  }

  /** Connects again if the session has ended, and takes what it held. */
  async check(): Promise<void> {
    if (this.#connection?.broken) await this.#drop();
    if (this.#connection) await this.rows('SELECT 1', []);
    else await this.#renew();
    if (this.#missing.size > 0) await this.#takeMissing();
  }

  interrupt(): void {
    this.#connection?.interrupt();
    this.#joining?.interrupt();
  }

  async release(): Promise<void> {
    // It must not connect again.
    this.#listener = null;
    this.#held.clear();
    await this.#drop();
  }

  /** One statement at a time, in the order of the calls. */
  rows(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return this.#inLine(async () => {
      try {
        return await this.#sound().rows(text, values);
      } catch (error) {
        throw postgres.isUnavailable(error) ? new DatabaseUnavailable(error) : error;
      }
    });
  }

  #inLine<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.#line.then(act);
    this.#line = mine.then(nothing, nothing);
    return mine;
  }

  /** One at a time for each kind: a session may take its own lock twice. */
  take(kind: PlaceKind, keys: readonly number[], lost?: () => void): Promise<GiveBack | null> {
    return this.#turns.take(kind, async () => {
      const free = keys.filter(key => !this.#held.has(nameOf(kind, key)));
      const [key] = await this.#tryLocks(kind, free, 1);
      if (key === undefined) return null;
      const held = { kind, key, lost };
      this.#held.set(nameOf(kind, key), held);
      return () => this.#giveBack([held]);
    });
  }

  async count(kind: PlaceKind): Promise<number> {
    const rows = await this.rows(`SELECT count(*) AS taken ${LOCKED}`, [PLACES[kind]]);
    return (rows as { readonly taken: number }[])[0]?.taken ?? 0;
  }

  async isTaken(kind: PlaceKind, key: number): Promise<boolean> {
    if (this.#held.has(nameOf(kind, key))) return true;
    const rows = await this.rows(`SELECT 1 ${LOCKED} AND CAST(objid AS BIGINT) = $2`, [PLACES[kind], key]);
    return rows.length > 0;
  }

  /** The numbers of all servers that are alive. */
  async alive(): Promise<number[]> {
    const rows = await this.rows(`SELECT CAST(objid AS BIGINT) AS key ${LOCKED}`, [PLACES.server]);
    return [...(rows as { readonly key: number }[]).map(({ key }) => key), this.#number];
  }

  /** Takes all of these places, as soon as no other server has one of them. Calls of this server must not overlap. */
  async takeAll(kind: PlaceKind, keys: readonly number[], patienceMs: number): Promise<Holding> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const session = this.#connection;
      const taken = await this.#tryLocks(kind, keys, keys.length);
      const held = taken.map((key): Held => ({ kind, key, lost: undefined }));
      for (const one of held) this.#held.set(nameOf(kind, one.key), one);
      if (held.length === keys.length)
        return { confirm: () => this.#confirm(session), giveBack: () => this.#giveBack(held) };
      this.#giveBack(held);
      if (performance.now() > end) throw new DatabaseUnavailable(new Error(`another server holds a ${kind}`));
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }

  /** A hold that was lost and taken again is not the same: another server may have had it in between. */
  async #confirm(session: Listening | null): Promise<void> {
    await this.rows('SELECT 1', []);
    if (session !== this.#connection) throw new DatabaseUnavailable(new Error('its session has ended'));
  }

  async #tryLocks(kind: PlaceKind, keys: readonly number[], most: number): Promise<number[]> {
    if (keys.length === 0) return [];
    const rows = (await this.rows(
      `SELECT key FROM unnest(CAST($1 AS INTEGER[])) AS key
        WHERE pg_try_advisory_lock(CAST($2 AS INTEGER), key) LIMIT CAST($3 AS INTEGER)`,
      [keys, PLACES[kind], most],
    )) as { readonly key: number }[];
    return rows.map(({ key }) => key);
  }

  #giveBack(places: readonly Held[]): void {
    const own = places.filter(held => this.#held.get(nameOf(held.kind, held.key)) === held);
    for (const { kind, key } of own) this.#forget(nameOf(kind, key));
    if (own.length === 0) return;
    // If the session has ended, its locks have too.
    void this.rows(
      `SELECT pg_advisory_unlock(kind, key)
        FROM unnest(CAST($1 AS INTEGER[]), CAST($2 AS INTEGER[])) AS held (kind, key)`,
      [own.map(({ kind }) => PLACES[kind]), own.map(({ key }) => key)],
    ).catch(() => undefined);
  }

  #sound(): Listening {
    const connection = this.#connection;
    if (!connection || connection.broken) throw new DatabaseUnavailable(new Error('its session has ended'));
    return connection;
  }

  /** A connection with the claim. */
  async #connected(first: (connection: Connection) => Promise<void>): Promise<Listening> {
    const connection = await this.#connect();
    this.#joining = connection;
    try {
      await first(connection);
      await claimTogether(this.called, connection);
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    } finally {
      this.#joining = null;
    }
  }

  async #listen(connection: Listening): Promise<void> {
    connection.heed({
      notified: () => this.#listener?.notified(),
      ended: () => this.#listener?.ended(),
    });
    await connection.run(`${IDLE}; LISTEN ${NEWS_CHANNEL}`);
    [this.#state = null] = (await connection.rows(STATE, [])) as State[];
  }

  async #renew(): Promise<void> {
    const before = this.#state;
    const connection = await this.#connected(() => Promise.resolve());
    try {
      await this.#listen(connection);
    } catch (error) {
      await connection.close();
      throw error;
    }
    this.#connection = connection;
    this.#missing = new Map(this.#held);
    this.#missing.set('server', { kind: 'server', key: this.#number, lost: undefined });
    const now = this.#state;
    const isSame = now !== null && now.started === before?.started && now.server >= this.#number;
    this.#listener?.renewed(isSame ? now.news : null);
  }

  /** The old session may exist for a moment: what it still holds is taken at the next check. */
  async #takeMissing(): Promise<void> {
    for (const [name, { lost }] of this.#missing) {
      if (!lost) continue;
      this.#forget(name);
      lost();
    }
    const missing = [...this.#missing];
    const rows = (await this.rows(
      `SELECT CAST(place AS INTEGER) AS place
        FROM unnest(CAST($1 AS INTEGER[]), CAST($2 AS INTEGER[])) WITH ORDINALITY AS held (kind, key, place)
        WHERE pg_try_advisory_lock(kind, key)`,
      [missing.map(([, { kind }]) => PLACES[kind]), missing.map(([, { key }]) => key)],
    )) as { readonly place: number }[];
    for (const { place } of rows) this.#missing.delete(missing[place - 1]?.[0] ?? '');
  }

  #forget(name: string): void {
    this.#held.delete(name);
    this.#missing.delete(name);
  }

  async #drop(): Promise<void> {
    const connection = this.#connection;
    this.#connection = null;
    await connection?.close().catch(() => undefined);
  }
}

/** The places of one kind that are taken on any server. */
const LOCKED = `FROM pg_locks
  WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = CAST($1 AS INTEGER)
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** While another server has a place, it is tried again after this. */
const RETRY_MS = 20;

function nothing(): void {}

function nameOf(kind: PlaceKind, key: number): string {
  return `${kind} ${key}`;
}

function lockOf(kind: PlaceKind, key: number): string {
  return `SELECT pg_advisory_lock(${PLACES[kind]}, ${key})`;
}
