/** Long lists, cut into portions that one statement takes on either engine. */

/** SQLite combines at most 500 rows in one statement, and values are limited too: rows have up to twenty. */
const ROWS_A_STATEMENT = 100;

export function portions<T>(list: readonly T[], size = ROWS_A_STATEMENT): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, place) => list.slice(place * size, (place + 1) * size));
}
