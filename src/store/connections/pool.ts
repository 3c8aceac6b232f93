/** A pool of read connections: opened on demand, lent to one reader at a time, closed when idle. */
import type { Connection } from '../engines/engine.ts';
import { NoReaderFree } from '../unusable.ts';

const BEAT_MS = 1_000;
/** A reader waits this many ticks for a connection. */
const PATIENCE = 30;
/** After how many ticks an idle connection is closed. */
const UNNEEDED = 30;

interface Waiting {
  readonly go: (connection: Connection) => void;
  readonly refuse: (reason: unknown) => void;
  /** The tick at which the wait began. */
  readonly since: number;
}

export class Pool {
  readonly #open: () => Promise<Connection>;
  readonly #size: number;
  /** The connection that was lent last is lent next. */
  readonly #idle: Connection[] = [];
  /** In order of arrival. */
  readonly #waiting: Waiting[] = [];
  readonly #timer: NodeJS.Timeout;
  /** Lent, or being opened. */
  #lent = 0;
  /** The number of idle connections, counted from the first, that have been unused since the last tick. */
  #unneeded = 0;
  #beats = 0;
  #emptied: (() => void) | null = null;
  #isDestroyed = false;

  constructor(size: number, open: () => Promise<Connection>) {
    [this.#size, this.#open] = [size, open];
    this.#timer = setInterval(() => {
      this.#beat();
    }, BEAT_MS).unref();
  }

  /** Returned synchronously if one is idle: a promise would take longer than many statements. */
  take(): Connection | Promise<Connection> {
    const idle = this.#idle.pop();
    if (!idle) return this.#lent < this.#size ? this.#opened() : this.#wait();
    this.#unneeded = Math.min(this.#unneeded, this.#idle.length);
    if (idle.broken) {
      close(idle);
      return this.take();
    }
    this.#lent += 1;
    return idle;
  }

  release(connection: Connection): void {
    if (connection.broken) {
      this.#lent -= 1;
      close(connection);
      this.#openForNext();
      return;
    }
    const next = this.#waiting.shift();
    if (next) {
      next.go(connection);
      return;
    }
    this.#lent -= 1;
    this.#idle.push(connection);
    this.#tellIfEmptied();
  }

  /** Waits for all lent connections. */
  async destroy(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#lent > 0) {
      await new Promise<void>(resolve => {
        this.#emptied = resolve;
      });
    }
    this.#isDestroyed = true;
    await Promise.all(this.#idle.splice(0).map(connection => connection.close()));
  }

  #wait(): Promise<Connection> {
    return new Promise((go, refuse) => {
      this.#waiting.push({ go, refuse, since: this.#beats });
    });
  }

  async #opened(): Promise<Connection> {
    // A background job may still run when the server stops; nothing would close its connection.
    if (this.#isDestroyed) throw new NoReaderFree();
    this.#lent += 1;
    try {
      return await this.#open();
    } catch (error) {
      this.#lent -= 1;
      this.#openForNext();
      throw error;
    }
  }

  /** One fewer is lent, so another may be opened. */
  #openForNext(): void {
    const next = this.#waiting.shift();
    if (next) this.#opened().then(next.go, next.refuse);
    else this.#tellIfEmptied();
  }

  #tellIfEmptied(): void {
    if (this.#lent === 0) this.#emptied?.();
  }

  #beat(): void {
    this.#beats += 1;
    while ((this.#waiting[0]?.since ?? this.#beats) < this.#beats - PATIENCE) {
      this.#waiting.shift()?.refuse(new NoReaderFree());
    }
    if (this.#beats % UNNEEDED > 0) return;
    for (const connection of this.#idle.splice(0, this.#unneeded)) close(connection);
    this.#unneeded = this.#idle.length;
  }
}

function close(connection: Connection): void {
  // A connection that cannot be closed is already gone.
  connection.close().catch(() => undefined);
}
