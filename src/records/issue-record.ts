/** An issue as the contract shows it, without its relations. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { labelsOf } from './labels.ts';
import type { IssueRow, Named } from './rows.ts';

/** Column by column: rows this wide are slow to destructure and spread. */
export function issueRecord(row: Named<IssueRow>, labels: readonly string[] = []): Schemas['Issue'] {
  return {
    id: row.id,
    project_id: row.project_id,
    sequence: row.sequence,
    identifier: row.identifier,
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    module_id: row.module_id,
    sort_order: row.sort_order,
    start_date: row.start_date,
    target_date: row.target_date,
    labels: [...labels],
    ...(row.source === null ? {} : { source: row.source }),
    seq: row.seq,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
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
