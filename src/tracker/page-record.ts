/** A page as the contract shows it. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { labelsOf } from './labelling.ts';
import type { Named, PageRow } from './rows.ts';

export async function labelledPage(read: Read, row: Named<PageRow>): Promise<Schemas['Page']> {
  const { title_folded: _folded, deleted_at: _deleted, seq: _seq, pinned, ...shown } = row;
  const labels = await labelsOf(read, 'page', [row.id]);
  return { ...shown, pinned: pinned === 1, labels: labels.get(row.id) ?? [] };
}
