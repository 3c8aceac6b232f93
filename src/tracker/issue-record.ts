/** An issue as the contract shows it, without its relations. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { labelsOf } from './labelling.ts';
import type { IssueRow, Named } from './rows.ts';

function issueRecord(row: Named<IssueRow>, labels: readonly string[] = []): Schemas['Issue'] {
  const { priority_rank: _rank, closed_at: _closed, deleted_at: _deleted, source, ...shown } = row;
  return { ...shown, labels: [...labels], ...(source === null ? {} : { source }) };
}

export async function labelledRecord(read: Read, row: Named<IssueRow>): Promise<Schemas['Issue']> {
  const [record] = await labelledRecords(read, [row]);
  if (!record) throw new Error('a row has no record');
  return record;
}

/** The labels of all rows come in one query. */
export async function labelledRecords(
  read: Read,
  rows: readonly Named<IssueRow>[],
): Promise<Schemas['Issue'][]> {
  const ids = rows.map(row => row.id);
  const labels = await labelsOf(read, 'issue', ids);
  return rows.map(row => issueRecord(row, labels.get(row.id)));
}
