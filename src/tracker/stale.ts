/** Refuses an update of a record that has changed since the caller read it. */
import { refuse } from '../generated/refusals.ts';
import type { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';

/** The refusal shows the current record. Without an expected `seq`, the last writer wins. */
export async function refuseStale<Row extends { readonly id: number; readonly seq: number }>(
  read: Read,
  row: Row,
  expected: number | undefined,
  recordOf: (read: Read, row: Row) => Promise<Json<unknown>>,
): Promise<void> {
  if (expected === undefined || expected === row.seq) return;
  const current = (await recordOf(read, row)).parsed();
  throw refuse.staleSeq({ seq: row.seq, fields: { current } });
}
