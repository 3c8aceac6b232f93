/** The numbers by which search knows texts: one for each row that can be found, whatever its kind. */

/** What can be found. */
export type Shelf = 'issue' | 'page' | 'comment' | 'attachment';

/** One number names a text; it grows with the id on its shelf, and shelves stand apart. */
const SHELF_SIZE = 2 ** 40;
const PLACES: Readonly<Record<Shelf, number>> = { issue: 1, page: 2, comment: 3, attachment: 4 };

export const SHELVES = ['issue', 'page', 'comment', 'attachment'] as const satisfies readonly Shelf[];

/** Where the numbers of a shelf begin: the text of a row has its id above this. */
export function baseOf(shelf: Shelf): number {
  return PLACES[shelf] * SHELF_SIZE;
}

export function endOf(shelf: Shelf): number {
  return baseOf(shelf) + SHELF_SIZE - 1;
}
