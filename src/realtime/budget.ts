/** How many messages a client may send: so many within any window of time, wherever the window begins. */

const MESSAGES = 64;
const WINDOW_MS = 10_000;

export class MessageBudget {
  /** When the last messages came, the oldest first. */
  readonly #times: number[] = [];

  /** Counts one message; returns whether it was over the limit. */
  isExceededAt(now: number): boolean {
    const earlier = this.#times.length === MESSAGES ? this.#times.shift() : undefined;
    this.#times.push(now);
    return earlier !== undefined && now - earlier < WINDOW_MS;
  }
}
