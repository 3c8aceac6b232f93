/** A bounded memory that first forgets what has gone unused the longest. */

export class RecentlyUsed<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #limit: number;
  readonly #forget: (value: Value) => void;
  /** The key that was used last need not be moved behind the others. */
  #newest: string | null = null;

  constructor(limit: number, forget: (value: Value) => void) {
    this.#limit = limit;
    this.#forget = forget;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined && key !== this.#newest) this.#putLast(key, value);
    return value;
  }

  /** What is kept, or else what is made, which is kept from then on. */
  getOrMake(key: string, make: () => Value): Value {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.set(key, made);
    return made;
  }

  set(key: string, value: Value): void {
    this.#putLast(key, value);
    for (const [oldest, forgotten] of this.#kept) {
      if (this.#kept.size <= this.#limit) return;
      this.#kept.delete(oldest);
      this.#forget(forgotten);
    }
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  /** What is kept already would keep its place. */
  #putLast(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    this.#newest = key;
  }

  /** Empties the memory and hands over what it held. */
  drain(): Value[] {
    const values = [...this.#kept.values()];
    this.#kept.clear();
    return values;
  }
}
