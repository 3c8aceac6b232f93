/** The instance's `seq` while one transaction of the writer holds it: read once, written back with the commit. */
import type { Knex } from 'knex';

export class SeqCounter {
  #value: number | null = null;
  #stored: number | null = null;

  /** Takes as many consecutive numbers and returns the first. */
  async take(db: Knex, count = 1): Promise<number> {
    if (this.#stored === null) {
      const stored = await storedSeq(db);
      // Others of the same change may have asked meanwhile, and taken from it.
      this.#stored ??= stored;
    }
    const last = this.#value ?? this.#stored;
    this.#value = last + count;
    return last + 1;
  }

  /** Where the counter stands, to come back to when a change fails. */
  mark(): number | null {
    return this.#value;
  }

  /** Numbers that a failed change took are free again, so nobody waits for a `seq` that never came. */
  backTo(mark: number | null): void {
    this.#value = mark;
  }

  /** The statement that keeps what was taken, ending in a semicolon; empty when nothing was. */
  get statement(): string {
    if (this.#value === null || this.#value === this.#stored) return '';
    return `UPDATE counters SET value = ${String(this.#value)} WHERE name = 'seq';`;
  }
}

/** The last number that was given out, as it is committed. */
export async function storedSeq(db: Knex): Promise<number> {
  const row = await db<{ name: string; value: number }>('counters').where('name', 'seq').first('value');
  if (!row) throw new Error('The counter of seq is missing from the database.');
  return row.value;
}
