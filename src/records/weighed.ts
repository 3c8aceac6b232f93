/** Lists whose rows carry long texts: an answer is bounded in bytes too, and little more than it holds is read. */
import type { Knex } from 'knex';
import type { Slice, Window } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';

/** An answer ends at about this many bytes of JSON … */
export const MOST_BYTES = 2 * 1024 * 1024;
/** … and one whose rows may each be as long as that, at this many. */
export const MOST_BYTES_OF_BODIES = 8 * 1024 * 1024;

/** Cuts the rows where their `weight` adds up to too much; the first always goes out, however long it is. */
export function fitting<Row>(
  rows: Row[],
  { limit }: Window,
  weight: (row: Row) => number,
  most: number,
): Slice<Row> {
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    bytes += weight(row);
    return index === limit || (index > 0 && bytes > most);
  });
  return end === -1 ? { rows, hasMore: false } : { rows: rows.slice(0, end), hasMore: true };
}

interface Bodies {
  readonly table: string;
  /** SQL: the bytes of a row that may be long. */
  readonly size: string;
  /** Selects the ids of the slice. */
  readonly ids: Knex.QueryBuilder;
  readonly order: string;
  readonly most: number;
}

/**
 * The rows that an answer may need, by `id` and `place`. JSON is never shorter than the text in it, so rows past that many
 * bytes of text are not read; except the second, since a first row that fills the page alone still has to say whether there
 * are more.
 */
export function placesOfBodies({ db }: Read, { table, size, ids, order, most }: Bodies): Knex.QueryBuilder {
  // Sizes are only arguments of window functions: of a column beside those, SQLite copies the whole text of every row.
  const places = db(table)
    .whereIn(`${table}.id`, ids)
    .select(
      `${table}.id`,
      db.raw(`ROW_NUMBER() OVER (ORDER BY ${order}) AS place`),
      db.raw(`SUM(${size}) OVER (ORDER BY ${order} ${BEFORE}) AS bytes_before`),
    );
  return db
    .from(places.as('places'))
    .where('place', '<=', 2)
    .orWhere('bytes_before', '<', most)
    .select('id', 'place');
}

const BEFORE = 'ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING';
