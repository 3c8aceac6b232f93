/** Event listeners by event name. */

type Listeners<Heard> = { readonly [Name in keyof Heard]: Set<(value: Heard[Name]) => void> };

export class Audience<Heard> {
  readonly #listeners: Listeners<Heard>;

  constructor(listeners: Listeners<Heard>) {
    this.#listeners = listeners;
  }

  /** Returns a function that removes the listener. */
  add<Name extends keyof Heard>(name: Name, listener: (value: Heard[Name]) => void): () => void {
    this.#listeners[name].add(listener);
    return () => this.#listeners[name].delete(listener);
  }

  tell<Name extends keyof Heard>(name: Name, value: Heard[Name]): void {
    for (const listener of [...this.#listeners[name]]) call(() => listener(value));
  }
}

/** An error in a listener is reported as uncaught, and does not affect other listeners. */
export function call(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
