/** Document numbers for search: one for each searchable row of any kind. */

/** The searchable tables. */
export type Shelf = 'issue' | 'page' | 'comment' | 'attachment';

/** A document number identifies a text: it grows with the row id, and tables have disjoint ranges. */
const SHELF_SIZE = 2 ** 40;
const PLACES: Readonly<Record<Shelf, number>> = { issue: 1, page: 2, comment: 3, attachment: 4 };

export const SHELVES = ['issue', 'page', 'comment', 'attachment'] as const satisfies readonly Shelf[];

/** The first number of a table's range: the text of a row has its id above this. */
export function baseOf(shelf: Shelf): number {
  return PLACES[shelf] * SHELF_SIZE;
}

export function endOf(shelf: Shelf): number {
  return baseOf(shelf) + SHELF_SIZE - 1;
}

/** The table of a text's row. */
export function shelfOf(docid: number): Shelf {
  const found = SHELVES.find(shelf => docid >= baseOf(shelf) && docid <= endOf(shelf));
  if (!found) throw new Error(`no table has the document number ${docid}`);
  return found;
}
