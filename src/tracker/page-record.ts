/** A page as the contract shows it. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { labelsOf } from './labelling.ts';
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

function pageRecord(row: Named<PageRow>, labels: readonly string[] = []): Schemas['Page'] {
  const { title_folded: _folded, deleted_at: _deleted, seq: _seq, pinned, ...shown } = row;
  return { ...shown, pinned: pinned === 1, labels: [...labels] };
}
