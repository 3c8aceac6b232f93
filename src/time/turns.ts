/** Taking turns: a limited number run at once, first come, first served. */

export type Turn = <T>(act: () => Promise<T>) => Promise<T>;

/** Lets that many run at once. */
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

/** One at a time. Those who wait are served in turn: work that one of them has much of delays the others by one piece of it. */
export class FairTurns<Who> {
  /** Who is next comes first. */
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

  /** Gives the turn to the one who has waited longest. */
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

/** One at a time for each name; what goes by other names does not wait. */
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
