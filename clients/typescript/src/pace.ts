/** Delays messages so that the client stays within the server's limit. */
import type { CallOff, Clock } from './clock.ts';

/** The server allows 64 in any 10 seconds; two batches that a slow network delivers together are within that. */
const MOST = 30;
const WITHIN_MS = 10_000;

export class Pace {
  readonly #clock: Clock;
  readonly #send: (text: string) => void;
  readonly #waiting: string[] = [];
  /** The times at which the last ones were sent, the oldest first. */
  readonly #sentAt: number[] = [];
  #callOff: CallOff = () => {};

  constructor(clock: Clock, send: (text: string) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  push(text: string): void {
    this.#waiting.push(text);
    if (this.#waiting.length === 1) this.#flush();
  }

  /** Messages that still wait are dropped. */
  stop(): void {
    this.#callOff();
    this.#waiting.length = 0;
  }

  #flush(): void {
    for (let text = this.#waiting[0]; text !== undefined; text = this.#waiting[0]) {
      const wait = this.#untilNext();
      if (wait > 0) {
        this.#callOff = this.#clock.after(wait, () => this.#flush());
        return;
      }
      this.#waiting.shift();
      this.#sentAt.push(this.#clock.now());
      this.#send(text);
    }
  }

  #untilNext(): number {
    if (this.#sentAt.length < MOST) return 0;
    const [oldest = 0] = this.#sentAt;
    const wait = oldest + WITHIN_MS - this.#clock.now();
    if (wait <= 0) this.#sentAt.shift();
    // A clock that was set back must not delay anything longer than that.
    return Math.min(wait, WITHIN_MS);
  }
}
