/**
 * News: every commit writes its events as a row of a table, numbered without a gap, and every server receives events only by
 * reading this table. So all servers receive the same events in the same order. A notification says that there is something
 * to read; without one, it is read once a second.
 */
import type { StoreEvent } from '../events.ts';
import { Listeners, type CommitListener, type Commits, type Follower, type Reads } from '../commits.ts';

export const NEWS_CHANNEL = 'docket_news';

const LOOK_MS = 1_000;

/** Far longer than a server that runs needs to read them. */
const KEPT_MINUTES = 10;

const ROWS_AT_ONCE = 256;

interface NewsRow {
  readonly position: number;
  readonly events: string;
}

export interface NewsParts {
  readonly rows: (text: string, values: readonly unknown[]) => Promise<unknown[]>;
  readonly hasOthers: () => boolean;
}

/** SQL that stores the events of a commit, in the same message. Their text has neither quotes nor backslashes. */
export function newsOf(events: readonly StoreEvent[]): string {
  return `WITH next AS (UPDATE counters SET value = value + 1 WHERE name = 'news' RETURNING value)
    INSERT INTO news (position, events) SELECT value, '${JSON.stringify(events)}' FROM next;`;
}

export class News implements Commits {
  readonly areImmediate = false;
  readonly #parts: NewsParts;
  readonly #listeners = new Listeners();
  readonly #timer: NodeJS.Timeout;
  #follower: { readonly is: Follower; readonly snapshot: Reads['snapshot'] } | null = null;
  /** The last row that was read; null while nothing is known. */
  #position: number | null = null;
  #reading: Promise<void> | null = null;
  #mayHaveMore = false;
  #hasToNotify = false;

  constructor(parts: NewsParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    this.#timer.unref();
  }

  onCommit(listener: CommitListener): void {
    this.#listeners.add(listener);
  }

  async follow(is: Follower, { snapshot }: Reads): Promise<void> {
    this.#follower = { is, snapshot };
    await this.#reading;
    const begun = this.#begin();
    this.#reading = begun
      .catch(() => undefined)
      .finally(() => {
        this.#reading = null;
      });
    await begun;
  }

  committed(): void {
    this.#hasToNotify = this.#parts.hasOthers();
    void this.look();
  }

  /** What is committed before the call is read before it resolves, unless the database is gone. */
  async caughtUp(): Promise<void> {
    await this.#reading;
    await this.look();
  }

  look(): Promise<void> {
    this.#mayHaveMore = true;
    return (this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    }));
  }

  /** After a connection was lost: goes on if the database has all the news that were read. */
  recheck(count: number | null): void {
    if (count === null || count < (this.#position ?? 0)) this.#lose();
    else void this.look();
  }

  #lose(): void {
    if (this.#position === null) return;
    this.#position = null;
    this.#follower?.is.lost();
    void this.look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whatever fails is tried again a second later. */
  async #read(): Promise<void> {
    try {
      while (this.#mayHaveMore) {
        this.#mayHaveMore = false;
        if (this.#position === null) await this.#begin();
        if (this.#hasToNotify) await this.#notify();
        await this.#readRows();
      }
    } catch {
      this.#mayHaveMore = false;
    }
  }

  async #notify(): Promise<void> {
    this.#hasToNotify = false;
    // Outside of any change: it takes one lock for the whole database server.
    await this.#parts.rows(`NOTIFY ${NEWS_CHANNEL}`, []);
  }

  async #readRows(): Promise<void> {
    const from = this.#position;
    if (from === null) return;
    const rows = (await this.#parts.rows(
      `SELECT position, events FROM news WHERE position > $1 ORDER BY position LIMIT ${ROWS_AT_ONCE}`,
      [from],
    )) as NewsRow[];
    for (const { position, events } of rows) {
      if (this.#position === null) return;
      if (position !== this.#position + 1) {
        this.#lose();
        return;
      }
      this.#position = position;
      // Written by a server of this or of another version.
      this.#listeners.tell(JSON.parse(events) as StoreEvent[]);
    }
    if (rows.length === ROWS_AT_ONCE) this.#mayHaveMore = true;
  }

  async #begin(): Promise<void> {
    if (!this.#follower) return;
    const { is, snapshot } = this.#follower;
    this.#position = await snapshot(async read => {
      const [row] = (await read.ask(`SELECT value FROM counters WHERE name = 'news'`, [])) as {
        readonly value: number;
      }[];
      await is.begin(read);
      return row?.value ?? 0;
    });
  }
}

/** Removes what every server has read. */
export const TIDY_NEWS = `DELETE FROM news
  WHERE written_at < CAST(extract(epoch FROM now()) * 1000 AS BIGINT) - ${KEPT_MINUTES * 60_000}`;
