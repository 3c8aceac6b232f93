/** Long work in the process rests for as long as it has worked: whoever else asks for something has half of the time. */
import { setTimeout as pause } from 'node:timers/promises';

/** Less than this is no burden to anybody. */
const SHORT_MS = 2;

export class HalfTime {
  #worked = 0;

  /** Does a piece of the work, which must not wait for anything. */
  work<T>(act: () => T): T {
    const began = performance.now();
    try {
      return act();
    } finally {
      this.#worked += performance.now() - began;
    }
  }

  /** Between two pieces. */
  async rest(): Promise<void> {
    if (this.#worked < SHORT_MS) return;
    const rest = this.#worked;
    this.#worked = 0;
    await pause(rest);
  }
}
