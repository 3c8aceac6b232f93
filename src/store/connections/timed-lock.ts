/** A mutex with a timeout: after `patienceMs` a waiter proceeds without it. */

interface Waiting {
  readonly go: () => void;
  hasGoneBeside: boolean;
}

export class TimedLock {
  readonly #patienceMs: number;
  readonly #waiting: Waiting[] = [];
  #takenAt: number | null = null;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async through<T>(act: () => Promise<T>): Promise<T> {
    const isTheirs = await this.#turn();
    try {
      return await act();
    } finally {
      if (isTheirs) this.#leave();
    }
  }

  /** Returns whether the lock was acquired; after a timeout the caller runs next to its holder. */
  async #turn(): Promise<boolean> {
    const now = performance.now();
    if (this.#takenAt === null) {
      this.#takenAt = now;
      return true;
    }
    return now - this.#takenAt < this.#patienceMs && this.#wait();
  }

  #wait(): Promise<boolean> {
    return new Promise(resolve => {
      const waiting = {
        go: () => {
          clearTimeout(timer);
          resolve(true);
        },
        hasGoneBeside: false,
      };
      const timer = setTimeout(() => {
        waiting.hasGoneBeside = true;
        resolve(false);
      }, this.#patienceMs);
      this.#waiting.push(waiting);
    });
  }

  #leave(): void {
    let next = this.#waiting.shift();
    while (next?.hasGoneBeside === true) next = this.#waiting.shift();
    this.#takenAt = next ? performance.now() : null;
    next?.go();
  }
}
