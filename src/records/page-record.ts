/** A page as the contract shows it. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { labelsOf } from './labels.ts';
import type { Named, PageRow } from './rows.ts';

export async function labelledPage(read: Read, row: Named<PageRow>): Promise<Schemas['Page']> {
  const [record] = await labelledPages(read, [row]);
  if (!record) throw new Error('a row has no record');
  return record;
}

/** The labels of all rows come in one query. */
export async function labelledPages(read: Read, rows: readonly Named<PageRow>[]): Promise<Schemas['Page'][]> {
  const ids = rows.map(row => row.id);
  const labels = await labelsOf(read, 'page', ids);
  return rows.map(row => pageRecord(row, labels.get(row.id)));
}

/** Column by column: rows this wide are slow to destructure and spread. */
function pageRecord(row: Named<PageRow>, labels: readonly string[] = []): Schemas['Page'] {
  return {
    id: row.id,
    project_id: row.project_id,
    folder_id: row.folder_id,
    sequence: row.sequence,
    identifier: row.identifier,
    title: row.title,
    content: row.content,
    sort_order: row.sort_order,
    status: row.status,
    pinned: row.pinned === 1,
    labels: [...labels],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
