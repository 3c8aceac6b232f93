/** Keeps the bytes of files in their places for as long as a backup needs them, whichever process makes it. */
import { randomUUID } from 'node:crypto';
import { holdFiles, isKeeping, keepBytes, letGoOfBytes, letGoOfFiles } from '../attachments/bytes/holds.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/work.ts';
import type { Clock } from '../time/clock.ts';

/** Uploads and deletes are refused for a moment; were the process killed in it, for this long. */
const HELD_SECONDS = 5;

/** The sweep removes what is not needed an hour later anyway, so this may last. */
const KEPT_SECONDS = 300;
const RENEWED_MS = 60_000;

export class Hold {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #holder = `backup ${randomUUID()}`;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, clock: Clock) {
    [this.#store, this.#clock] = [store, clock];
  }

  /** No file comes or goes until `release`. */
  async take(): Promise<void> {
    await this.#write(async work => {
      await holdFiles(work, this.#holder, HELD_SECONDS);
      await keepBytes(work, this.#holder, KEPT_SECONDS);
    });
    this.#timer = setInterval(() => {
      // A failure is noticed where the bytes are missing.
      this.#write(work => keepBytes(work, this.#holder, KEPT_SECONDS)).catch(() => undefined);
    }, RENEWED_MS);
    this.#timer.unref();
  }

  /** Files come and go again, and their bytes stay. */
  release(): Promise<void> {
    return this.#write(work => letGoOfFiles(work, this.#holder));
  }

  /** Whether nothing can have been removed so far. */
  isKept(): Promise<boolean> {
    return this.#store.read(read => isKeeping(read, this.#holder, this.#clock()));
  }

  /** Also after a failure, and when the database is away: then it ends by itself. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write(async work => {
      await letGoOfFiles(work, this.#holder);
      await letGoOfBytes(work, this.#holder);
    }).catch(() => undefined);
  }

  #write(act: (work: Work) => Promise<void>): Promise<void> {
    return this.#store.write({ now: this.#clock(), transport: 'system', actorId: null }, act);
  }
}
