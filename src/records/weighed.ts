/** Lists whose rows carry long texts: an answer ends at a number of bytes too, and little more is read for it. */
import type { Knex } from 'knex';
import type { Slice, Window } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';

/** An answer ends at about this many bytes of JSON. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Cuts the rows where `weight` comes to too much; one always goes out, however long it is. */
export function fitting<Row>(rows: Row[], { limit }: Window, weight: (row: Row) => number): Slice<Row> {
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    bytes += weight(row);
    return index === limit || (index > 0 && bytes > MOST_BYTES);
  });
  return end === -1 ? { rows, hasMore: false } : { rows: rows.slice(0, end), hasMore: true };
}

/** How long a record is in an answer. */
export function jsonBytes(record: object): number {
  return Buffer.byteLength(JSON.stringify(record)) + 1;
}

/**
 * The rows that an answer may need, by `id` and `place`. `sizes` has their ids, the bytes of their texts, and what they
 * are ordered by. JSON is never shorter than the text in it, so what stands behind 2 MiB of text is not read; the second
 * row is, for a first one that fills the page alone still has to tell that there are more.
 */
export function placesWithin({ db }: Read, sizes: Knex.QueryBuilder, order: string): Knex.QueryBuilder {
  const places = db
    .from(sizes.as('sizes'))
    .select(
      'id',
      db.raw(`ROW_NUMBER() OVER (ORDER BY ${order}) AS place`),
      db.raw(`SUM(bytes) OVER (ORDER BY ${order}) - bytes AS bytes_before`),
    );
  return db
    .from(places.as('places'))
    .where('place', '<=', 2)
    .orWhere('bytes_before', '<', MOST_BYTES)
    .select('id', 'place');
}
