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

/** One at a time for each name; what goes by other names does not wait. */
export class TurnsByName {
  readonly #last = new Map<string, Promise<void>>();

  take<T>(name: string, act: () => Promise<T>): Promise<T> {
    return this.takeAll([name], act);
  }

  /** The turns of all names at once: who comes later waits for them, and nobody for half of them. */
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
