/** Limits concurrency: a limited number run at once, first come, first served. */

export type Turn = <T>(act: () => Promise<T>) => Promise<T>;

/** Allows this many at once. */
export function turns(atOnce: number): Turn {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async act => {
    if (free > 0) free--;
    else {
      await new Promise<void>(resolve => {
        waiting.push(resolve);
      });
    }
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

/** A fair mutex: callers are served in turn, so one with much work delays the others by only one piece of it. */
export class FairTurns<Who> {
  /** The next one comes first. */
  readonly #waiting = new Map<Who, (() => void)[]>();
  #isTaken = false;

  async take<T>(who: Who, act: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await this.#queue(who);
    this.#isTaken = true;
    try {
      return await act();
    } finally {
      this.#pass(who);
    }
  }

  #queue(who: Who): Promise<void> {
    return new Promise(resolve => {
      const queue = this.#waiting.get(who);
      if (queue) queue.push(resolve);
      else this.#waiting.set(who, [resolve]);
    });
  }

  /** Passes the turn to the caller that has waited longest. */
  #pass(who: Who): void {
    const own = this.#waiting.get(who);
    if (own) {
      this.#waiting.delete(who);
      this.#waiting.set(who, own);
    }
    const [next] = this.#waiting;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    const [name, queue] = next;
    queue.shift()?.();
    if (queue.length === 0) this.#waiting.delete(name);
  }
}

/** A mutex per name; other names do not wait. */
export class TurnsByName {
  readonly #last = new Map<string, Promise<void>>();

  take<T>(name: string, act: () => Promise<T>): Promise<T> {
    return this.takeAll([name], act);
  }

  /** Takes the turns of all names together: later callers wait for all of them. */
  async takeAll<T>(names: readonly string[], act: () => Promise<T>): Promise<T> {
    const before = Promise.all(names.flatMap(name => this.#last.get(name) ?? []));
    const mine = before.then(act);
    const over = mine.then(ignore, ignore);
    for (const name of names) this.#last.set(name, over);
    try {
      return await mine;
    } finally {
      for (const name of names) {
        if (this.#last.get(name) === over) this.#last.delete(name);
      }
    }
  }
}

function ignore(): void {}
