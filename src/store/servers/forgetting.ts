/**
 * A map whose entries expire: each is kept for at least the given time, and for less than three times as long. Expiry costs
 * the same for any size: old entries are dropped together, with the inner map that holds them.
 */
export class ForgettingMap<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #begun = 0;
  readonly #kept: number;

  constructor(milliseconds: number) {
    this.#kept = milliseconds;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string, now: Date): Value | undefined {
    this.#turn(now.getTime());
    return this.#young.get(key) ?? this.#old.get(key);
  }

  put(key: string, value: Value, now: Date): void {
    this.#turn(now.getTime());
    this.#old.delete(key);
    this.#young.set(key, value);
  }

  #turn(now: number): void {
    // A clock that was set back must not keep everything until it has caught up.
    this.#begun = Math.min(this.#begun, now);
    const age = now - this.#begun;
    if (age < this.#kept) return;
    this.#old = age < 2 * this.#kept ? this.#young : new Map<string, Value>();
    this.#young = new Map();
    this.#begun = now;
  }
}
