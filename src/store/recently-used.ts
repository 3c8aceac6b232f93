/** A bounded cache that evicts the least recently used entry. */

export class RecentlyUsed<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #limit: number;
  readonly #forget: (value: Value) => void;
  /** The most recently used key need not be moved to the end. */
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

  /** The cached value, or a new one, which is then cached. */
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

  /** Setting an existing key would keep its position. */
  #putLast(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    this.#newest = key;
  }

  /** Empties the cache and returns its values. */
  drain(): Value[] {
    const values = [...this.#kept.values()];
    this.#kept.clear();
    return values;
  }
}
