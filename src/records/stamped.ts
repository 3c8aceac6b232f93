/** A row with the stamps that the unit of work has given it; null gave none. */
import type { Work } from '../store/work.ts';

export function stamped<Row extends { readonly seq: number; readonly updated_at: string }>(
  work: Work,
  row: Row,
  seq: number | null,
): Row {
  return seq === null ? row : { ...row, seq, updated_at: work.now };
}
