/** Reports how busy the last day was; each socket has one query at a time. */
import type { Logger } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { DAY, secondsAfter, stamp, type Clock } from '../time/clock.ts';
import { countActivitySince } from '../tracker/activity/count.ts';
import { CLOSING, type Connection } from './connection.ts';
import { encoded } from './messages.ts';

export interface BaselineParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
}

export class Baselines {
  readonly #parts: BaselineParts;
  /** The number of responses that each socket still waits for during a query. */
  readonly #waiting = new Map<Connection, number>();

  constructor(parts: BaselineParts) {
    this.#parts = parts;
  }

  ask(connection: Connection): void {
    const waiting = this.#waiting.get(connection);
    this.#waiting.set(connection, (waiting ?? 0) + 1);
    if (waiting === undefined) void this.#answer(connection);
  }

  async #answer(connection: Connection): Promise<void> {
    const { log } = this.#parts;
    try {
      for (let asked = this.#taken(connection); asked > 0; asked = this.#taken(connection)) {
        const answer = encoded({ type: 'activity.baseline', day_count: await this.#count(connection) });
        for (let sent = 0; sent < asked; sent++) connection.send(answer);
        connection.flush();
      }
    } catch (error) {
      log.error({ err: error }, 'socket query failed; closing the socket');
      connection.close(CLOSING.failed);
    }
    this.#waiting.delete(connection);
  }

  /** The number of requests before the query that now begins. */
  #taken(connection: Connection): number {
    const asked = this.#waiting.get(connection) ?? 0;
    this.#waiting.set(connection, 0);
    return asked;
  }

  #count({ guest }: Connection): Promise<number> {
    const { store, clock } = this.#parts;
    const since = stamp(secondsAfter(clock(), -DAY));
    return store.read(read => countActivitySince(read, guest.userId, since));
  }
}
