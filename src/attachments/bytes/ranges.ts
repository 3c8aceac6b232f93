/** Parses the one byte range that a request may ask for. */
import { refuse } from '../../generated/refusals.ts';

/** From the first byte to the last, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Null for the whole file: a range that is malformed, reversed or has several parts is ignored. */
export function byteRange(range: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=([0-9]*)-([0-9]*)$/i.exec(range?.trim() ?? '') ?? [];
  if (from === '') return to === '' ? null : lastBytes(Number(to), size);
  const [start, end] = [Number(from), to === '' ? size - 1 : Number(to)];
  if (to !== '' && end < start) return null;
  if (start >= size) throw refuse.rangeUnsatisfiable({ size });
  return { start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange {
  if (count === 0) throw refuse.rangeUnsatisfiable({ size });
  return { start: Math.max(0, size - count), end: size - 1 };
}
