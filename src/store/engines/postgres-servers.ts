/** What servers on one PostgreSQL share: places are locks of their sessions, and counts are rows that a crash may lose. */
import { TurnsByName } from '../../time/turns.ts';
import {
  SKEW_MS,
  type Counted,
  type Notes,
  type PassingCounts,
  type Servers,
  type Window,
  type Windows,
} from '../servers/servers.ts';
import type { Membership } from './engine.ts';
import { News, TIDY_NEWS } from './postgres-news.ts';
import { Session, type Listening } from './postgres-session.ts';

export async function joinServers(called: string, connect: () => Promise<Listening>): Promise<Membership> {
  const session = await Session.join(called, connect);
  let hasOthers = false;
  const news = new News({ rows: (text, values) => session.rows(text, values), hasOthers: () => hasOthers });
  return {
    check: () => session.check(),
    interrupt: () => session.interrupt(),
    settle: () => Promise.resolve(),
    release: async () => {
      news.stop();
      await session.release();
    },
    whileAlone: act => session.whileAlone(act),
    enter: async ended => {
      await session.enter({
        notified: () => {
          hasOthers = true;
          void news.look();
        },
        ended,
        renewed: count => news.recheck(count),
      });
      hasOthers = (await session.alive()).some(number => number !== session.number);
      // Those that were alone learn that they are not.
      if (hasOthers) news.committed();
      return { servers: sharedBy(session), commits: news };
    },
  };
}

/** Contents are locked by the first two digits of their names. */
const BUCKET_DIGITS = 2;

/** Placing a content takes a commit, far less than this. */
const HOLD_PATIENCE_MS = 30_000;

function sharedBy(session: Session): Servers {
  const turns = new TurnsByName();
  const missing = new Map<number, number>();
  return {
    number: session.number,
    shareFiles: true,
    places: session,
    counts: new SharedCounts(session),
    notes: new SharedNotes(session),
    hold: (names, act) => {
      const buckets = [...new Set(names.map(name => name.slice(0, BUCKET_DIGITS)))].sort();
      return turns.takeAll(buckets, async () => {
        const keys = buckets.map(bucket => parseInt(bucket, 16));
        const { confirm, giveBack } = await session.takeAll('content', keys, HOLD_PATIENCE_MS);
        try {
          return await act(confirm);
        } finally {
          giveBack();
        }
      });
    },
    // One that has only lost its connection comes back. A server that was alone was of an earlier version.
    ended: async numbers => {
      const alive = new Set(await session.alive());
      for (const number of alive) missing.delete(number);
      const now = performance.now();
      return numbers.filter(number => {
        if (alive.has(number)) return false;
        if (number === 0) return true;
        const since = missing.get(number) ?? now;
        missing.set(number, since);
        return now - since >= COMES_BACK_MS;
      });
    },
    tidy: async now => {
      await session.rows(TIDY_NEWS, []);
      await session.rows('DELETE FROM passing_counts WHERE since < $1', [now.getTime() - DAY_MS]);
    },
  };
}

/** A server that has lost its session has a new one after a few seconds, or ends. */
const COMES_BACK_MS = 15_000;

const DAY_MS = 24 * 3_600_000;

class SharedNotes implements Notes {
  readonly #session: Pick<Session, 'rows'>;

  constructor(session: Pick<Session, 'rows'>) {
    this.#session = session;
  }

  async put(name: string, text: string): Promise<void> {
    await this.#session.rows(
      `INSERT INTO passing_notes (name, text) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET text = excluded.text`,
      [name, text],
    );
  }

  async find(name: string): Promise<string | null> {
    const rows = await this.#session.rows('SELECT text FROM passing_notes WHERE name = $1', [name]);
    return (rows as { readonly text: string }[])[0]?.text ?? null;
  }

  async remove(name: string): Promise<void> {
    await this.#session.rows('DELETE FROM passing_notes WHERE name = $1', [name]);
  }
}

class SharedCounts implements PassingCounts {
  readonly #session: Pick<Session, 'rows'>;

  constructor(session: Pick<Session, 'rows'>) {
    this.#session = session;
  }

  async take(counted: readonly Counted[], windowMs: number, now: Date): Promise<Windows | null> {
    const sorted = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const taken = (await this.#session.rows(TAKE, [
      sorted.map(({ key }) => key),
      sorted.map(({ most }) => most),
      now.getTime(),
      windowMs,
    ])) as CountRow[];
    if (taken.length === counted.length) return windowsOf(taken);
    await this.give(taken.map(({ key }) => key));
    return null;
  }

  async give(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#session.rows(
      'UPDATE passing_counts SET spent = GREATEST(spent - 1, 0) WHERE key = ANY(CAST($1 AS TEXT[]))',
      [keys],
    );
  }

  async look(keys: readonly string[]): Promise<Windows> {
    const rows = (await this.#session.rows(
      'SELECT key, spent, since FROM passing_counts WHERE key = ANY(CAST($1 AS TEXT[]))',
      [keys],
    )) as CountRow[];
    return windowsOf(rows);
  }
}

interface CountRow extends Window {
  readonly key: string;
}

function windowsOf(rows: readonly CountRow[]): Windows {
  return new Map(rows.map(({ key, spent, since }) => [key, { spent, since }]));
}

const IS_OPEN = `excluded.since - passing_counts.since BETWEEN ${-SKEW_MS} AND $4 - 1`;

/** Returns the counters that were raised; one that has reached its limit is not. In the order of keys, so no two calls deadlock. */
const TAKE = `
  INSERT INTO passing_counts (key, spent, most, since)
  SELECT key, 1, most, CAST($3 AS BIGINT)
  FROM unnest(CAST($1 AS TEXT[]), CAST($2 AS BIGINT[])) AS counted (key, most) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    spent = CASE WHEN ${IS_OPEN} THEN passing_counts.spent + 1 ELSE 1 END,
    since = CASE WHEN ${IS_OPEN} THEN passing_counts.since ELSE excluded.since END,
    most = excluded.most
  WHERE NOT (${IS_OPEN}) OR passing_counts.spent < excluded.most
  RETURNING passing_counts.key, passing_counts.spent, passing_counts.since`;
