/** Who listens to what: functions, by the name of what they want to hear. */

type Listeners<Heard> = { readonly [Name in keyof Heard]: Set<(value: Heard[Name]) => void> };

export class Audience<Heard> {
  readonly #listeners: Listeners<Heard>;

  constructor(listeners: Listeners<Heard>) {
    this.#listeners = listeners;
  }

  /** Returns a function that ends the listening. */
  add<Name extends keyof Heard>(name: Name, listener: (value: Heard[Name]) => void): () => void {
    this.#listeners[name].add(listener);
    return () => this.#listeners[name].delete(listener);
  }

  tell<Name extends keyof Heard>(name: Name, value: Heard[Name]): void {
    for (const listener of [...this.#listeners[name]]) call(() => listener(value));
  }
}

/** Whatever a listener throws is reported as uncaught, and does not keep others from hearing. */
export function call(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
