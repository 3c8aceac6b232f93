/** A way that one takes at a time; whoever has waited for long goes beside it. */

interface Waiting {
  readonly go: () => void;
}

export class Lane {
  readonly #patienceMs: number;
  readonly #waiting = new Set<Waiting>();
  #isTaken = false;

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

  /** Whether the way was free in time. */
  #turn(): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(true);
    }
    return new Promise(resolve => {
      const waiting = {
        go: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        resolve(false);
      }, this.#patienceMs);
      this.#waiting.add(waiting);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next.go();
    } else this.#isTaken = false;
  }
}
