/** A way that one takes at a time; nobody waits long for it, and least of all for whoever stays in it. */

interface Waiting {
  readonly go: () => void;
}

export class Lane {
  readonly #patienceMs: number;
  readonly #waiting = new Set<Waiting>();
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

  /** Whether the way is theirs; the others go beside whoever has it. */
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
    this.#takenAt = next ? performance.now() : null;
    if (!next) return;
    this.#waiting.delete(next);
    next.go();
  }
}
