/** Keeps file contents in place while a backup needs them, whichever process makes it. */
import { randomUUID } from 'node:crypto';
import { holdFiles, isKeeping, keepBytes, letGoOfBytes, letGoOfFiles } from '../attachments/bytes/holds.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/work.ts';
import type { Clock } from '../time/clock.ts';

/** Uploads and deletes are refused for a moment; if the process is killed during that time, for this long. */
const HELD_SECONDS = 5;

/** The sweep may as well remove them an hour later, so this can be long. */
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

  /** No file is added or deleted until `release`. */
  async take(): Promise<void> {
    await this.#write(async work => {
      await holdFiles(work, this.#holder, HELD_SECONDS);
      await keepBytes(work, this.#holder, KEPT_SECONDS);
    });
    this.#timer = setInterval(() => {
      // A failure is noticed when contents are missing.
      this.#write(work => keepBytes(work, this.#holder, KEPT_SECONDS)).catch(() => undefined);
    }, RENEWED_MS);
    this.#timer.unref();
  }

  /** Files may be added and deleted again; their contents stay. */
  release(): Promise<void> {
    return this.#write(work => letGoOfFiles(work, this.#holder));
  }

  /** Whether nothing can have been removed so far. */
  isKept(): Promise<boolean> {
    return this.#store.read(read => isKeeping(read, this.#holder, this.#clock()));
  }

  /** Also after a failure. If the database is unavailable, the hold expires. */
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
