/** Checks once a minute whether the sessions of open sockets are still active. */
import { liveSessions } from '../identity/credentials.ts';
import type { Logger } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import type { Clock, Uptime } from '../time/clock.ts';
import { CLOSING } from './connection.ts';
import type { OpenSockets } from './open.ts';

const LOOK_MS = 60_000;

export interface SessionWatchParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly uptime: Uptime;
  readonly open: OpenSockets;
  readonly log: Logger;
}

export class SessionWatch {
  readonly #parts: SessionWatchParts;
  #looked: number;
  #looking: Promise<void> | null = null;

  constructor(parts: SessionWatchParts) {
    this.#parts = parts;
    this.#looked = parts.uptime();
  }

  /** Resolves when no check is running any more. */
  lookWhenDue(): Promise<void> {
    const now = this.#parts.uptime();
    if (this.#looking === null && now - this.#looked >= LOOK_MS) {
      this.#looked = now;
      this.#looking = this.#look().finally(() => {
        this.#looking = null;
      });
    }
    return this.#looking ?? Promise.resolve();
  }

  async #look(): Promise<void> {
    const { store, clock, open, log } = this.#parts;
    const present = open.all();
    const sessions = [...new Set(present.map(({ guest }) => guest.sessionId))];
    if (sessions.length === 0) return;
    try {
      const live = await store.read(read => liveSessions(read, sessions, clock()));
      for (const connection of present)
        if (!live.has(connection.guest.sessionId)) connection.close(CLOSING.signedOut);
    } catch (error) {
      log.error({ err: error }, 'socket session check failed; retrying in a minute');
    }
  }
}
