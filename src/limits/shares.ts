/** Limits concurrency per caller: further calls queue, so that other callers are not blocked. */
import { refuse } from '../generated/refusals.ts';

/** As long as for a connection to the database. */
const PATIENCE_MS = 30_000;

/** The Retry-After in seconds. */
const SOON = { wait: 2 };

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

export class Shares {
  readonly #size: number;
  readonly #patienceMs: number;
  readonly #lines = new Map<number, Line>();

  constructor(size: number, patienceMs = PATIENCE_MS) {
    [this.#size, this.#patienceMs] = [size, patienceMs];
  }

  /** Runs `act` once the caller's share allows; refuses a caller who has waited too long. */
  async within<T>(caller: number, act: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: new Set() };
    this.#lines.set(caller, line);
    if (line.running < this.#size) line.running += 1;
    else await this.#turn(line);
    try {
      return await act();
    } finally {
      this.#passOn(caller, line);
    }
  }

  #turn({ waiting }: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(refuse.serverBusy(SOON));
      }, this.#patienceMs);
      waiting.add(go);
    });
  }

  #passOn(caller: number, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(caller);
  }
}
