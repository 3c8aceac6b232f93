/** Hands out the `seq` numbers of one transaction of the writer, counting from the stored value, which moves at the commit. */
import { fixedQuery } from '../fixed-query.ts';
import type { Read } from '../read.ts';

/** SQL for a number: so far past the stored one. */
export const SEQ_AT = `(SELECT value FROM counters WHERE name = 'seq') + ?`;

export class SeqCounter {
  #taken = 0;

  /** Takes that many consecutive numbers, and returns how far past the stored one the first of them is. */
  take(count = 1): number {
    const first = this.#taken + 1;
    this.#taken += count;
    return first;
  }

  /** The current value, to return to when a change fails. */
  mark(): number {
    return this.#taken;
  }

  /** The numbers of a failed change are free again, so clients never wait for a `seq` that was not used. */
  backTo(mark: number): void {
    this.#taken = mark;
  }

  /** The statement that stores what was taken, ending in a semicolon; empty when nothing was. */
  get statement(): string {
    if (this.#taken === 0) return '';
    return `UPDATE counters SET value = value + ${String(this.#taken)} WHERE name = 'seq';`;
  }
}

/** The last number given out, as committed. */
export async function storedSeq(read: Read): Promise<number> {
  const [row] = await stored(read, {});
  if (!row) throw new Error('The counter of seq is missing from the database.');
  return row.value;
}

const stored = fixedQuery<never, { readonly value: number }>(({ db }) =>
  db('counters').where('name', 'seq').select<{ readonly value: number }[]>('value'),
);
