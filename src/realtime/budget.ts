/** A sliding-window limit on a client's messages. */

const MESSAGES = 64;
const WINDOW_MS = 10_000;

export class MessageBudget {
  /** The times of the last messages, oldest first. */
  readonly #times: number[] = [];

  /** Counts one message; returns whether it was over the limit. */
  isExceededAt(now: number): boolean {
    const earlier = this.#times.length === MESSAGES ? this.#times.shift() : undefined;
    this.#times.push(now);
    return earlier !== undefined && now - earlier < WINDOW_MS;
  }
}
