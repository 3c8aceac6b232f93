/** Splits rows with long texts into portions that fit into memory. */

const ROWS_AT_ONCE = 100;
const BYTES_AT_ONCE = 2 * 1024 * 1024;

/** A row's id and length, known before it is read. */
export interface Weighed {
  readonly id: number;
  readonly bytes: number;
}

/** The ids in order. A row that is longer than a portion gets one alone. */
export function weighedPortions(rows: readonly Weighed[]): number[][] {
  const parts: number[][] = [];
  let held = 0;
  for (const { id, bytes } of rows) {
    const part = parts.at(-1);
    held += bytes;
    if (part && part.length < ROWS_AT_ONCE && held <= BYTES_AT_ONCE) part.push(id);
    else {
      parts.push([id]);
      held = bytes;
    }
  }
  return parts;
}
