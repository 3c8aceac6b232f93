/** Splits long lists into portions that fit into one statement on either engine. */

/** SQLite combines at most 500 rows in one statement, and values are limited too: rows have up to twenty. */
const ROWS_A_STATEMENT = 100;

export function portions<T>(list: readonly T[], size = ROWS_A_STATEMENT): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, place) => list.slice(place * size, (place + 1) * size));
}

/**
 * Portions whose lengths are powers of two, the longest first: there are few statement texts, and each is already prepared
 * when it repeats.
 */
export function halvedPortions<T>(list: readonly T[], most = 64): T[][] {
  const parts: T[][] = [];
  let [from, size] = [0, most];
  while (from < list.length) {
    while (size > list.length - from) size /= 2;
    parts.push(list.slice(from, from + size));
    from += size;
  }
  return parts;
}
