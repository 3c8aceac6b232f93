/** The texts of issues, pages and comments. */
import type { Read } from '../store/read.ts';
import type { Shelf } from '../store/search-tables.ts';
import { TABLES } from './matches.ts';

export type ItemShelf = Exclude<Shelf, 'attachment'>;

/** The column with the text of each. */
export const BODIES: Readonly<Record<ItemShelf, string>> = {
  issue: 'description',
  page: 'content',
  comment: 'content',
};

export async function bodyOf({ db }: Read, shelf: ItemShelf, id: number): Promise<string> {
  const row = await db(TABLES[shelf])
    .where({ id })
    .first<{ body: string } | undefined>({ body: BODIES[shelf] });
  return row?.body ?? '';
}
