/** A clock that the test moves: no timer fires before. */
import type { CallOff, Clock } from '../../clients/typescript/src/clock.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

export class HandClock implements Clock {
  /** The random number, until it is changed. */
  chance = 0.5;
  readonly #timers = new Set<Timer>();
  #now = Date.UTC(2026, 0, 1);

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.chance;
  }

  after(ms: number, act: () => void): CallOff {
    const timer = { at: this.#now + ms, act };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Fires the timers of these milliseconds, the earliest first. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#timers.delete(next);
      this.#now = next.at;
      next.act();
    }
    this.#now = until;
  }

  /** When the next timer fires. */
  get due(): number {
    return Math.min(...[...this.#timers].map(({ at }) => at));
  }

  get isIdle(): boolean {
    return this.#timers.size === 0;
  }

  #next(until: number): Timer | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= until);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}
