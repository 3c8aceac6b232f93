/** Slices of long records: records are read one by one, and few more than fit. */
import type { Knex } from 'knex';
import { fetched, type Slice, type Window } from '../paging/slice.ts';
import { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Listing } from './list-statements.ts';
import { recordOf, type Written } from './shape.ts';

export async function oneByOne<Shown>(
  read: Read,
  listing: Listing<Shown>,
  window: Window,
  bytes: number,
): Promise<Slice<Buffer>> {
  const { shape, table, joins = '' } = listing.of;
  const slice = listing.ids.limit(fetched(window)).offset(window.offset);
  const placed = placesWithin(read, { ...listing, ids: slice }, bytes);
  const rows: Written[] = await read.db
    .from(table)
    .joinRaw(joins)
    .join(placed.as('placed'), 'placed.id', `${table}.id`)
    .orderBy('placed.place')
    .select(recordOf(read, shape, listing.values));
  return fitting(
    rows.map(({ written }) => new Json(written).bytes),
    window,
    bytes,
  );
}

/**
 * The rows that a slice may need, by `id` and `place`. JSON is never shorter than its text, so rows beyond that many bytes
 * of text are not read. The second row is the exception: if the first fills the slice, the response still has to say whether
 * there are more.
 */
function placesWithin<Shown>(
  { db }: Read,
  { of: { table, size = '0' }, ids, order }: Listing<Shown>,
  bytes: number,
): Knex.QueryBuilder {
  // Sizes are only arguments of window functions. As a plain column next to those, SQLite would copy the whole text of every
  // row.
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
    .orWhere('bytes_before', '<', bytes)
    .select('id', 'place');
}

const BEFORE = 'ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING';

/** Cuts the list where the records become too large in total; the first is always sent, however long it is. */
function fitting(rows: Buffer[], { limit }: Window, most: number): Slice<Buffer> {
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    bytes += row.length + 1;
    return index === limit || (index > 0 && bytes > most);
  });
  return end === -1 ? { rows, hasMore: false } : { rows: rows.slice(0, end), hasMore: true };
}
