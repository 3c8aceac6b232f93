/** Assigns the `seq` numbers of one write transaction, counting from the stored value, which moves at the commit. */
import { fixedQuery } from '../fixed-query.ts';
import type { Read } from '../read.ts';

/** SQL for a number at an offset from the stored one. */
export const SEQ_AT = `(SELECT value FROM counters WHERE name = 'seq') + ?`;

export class SeqCounter {
  #taken = 0;

  /** Takes consecutive numbers, and returns the offset of the first from the stored one. */
  take(count = 1): number {
    const first = this.#taken + 1;
    this.#taken += count;
    return first;
  }

  /** The current value, to return to when a change fails. */
  mark(): number {
    return this.#taken;
  }

  /** The numbers of a failed change are free again, so clients never wait for an unused `seq`. */
  backTo(mark: number): void {
    this.#taken = mark;
  }

  /** The statement that stores the taken numbers, ending in a semicolon; empty if there are none. */
  get statement(): string {
    if (this.#taken === 0) return '';
    return `UPDATE counters SET value = value + ${String(this.#taken)} WHERE name = 'seq';`;
  }
}

/** The last number assigned, as committed. */
export async function storedSeq(read: Read): Promise<number> {
  const [row] = await stored(read, {});
  if (!row) throw new Error('The counter of seq is missing from the database.');
  return row.value;
}

const stored = fixedQuery<never, { readonly value: number }>(({ db }) =>
  db('counters').where('name', 'seq').select<{ readonly value: number }[]>('value'),
);
