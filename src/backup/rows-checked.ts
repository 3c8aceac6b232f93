/** Checks that lines are rows of a table: each value has the type of its column and can be stored by both engines. */
import type { Portable } from '../store/dialects/carrying.ts';

const FITS: Readonly<Record<Portable, (value: unknown) => boolean>> = {
  integer: Number.isSafeInteger,
  real: value => Number.isFinite(value) || value === 'Infinity' || value === '-Infinity',
  text: value => typeof value === 'string' && !value.includes('\0') && isWellFormed(value),
};

/** A lone surrogate is not a character: one engine would refuse it, the other store something else. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

export function areRows(lines: Buffer, columns: readonly (readonly [string, Portable])[]): boolean {
  const rows = parsed(`[${lines.toString('utf8').replaceAll('\n', ',')}]`);
  return rows !== null && rows.every(row => isRow(row, columns));
}

function parsed(text: string): readonly unknown[] | null {
  try {
    return JSON.parse(text) as readonly unknown[];
  } catch {
    return null;
  }
}

function isRow(row: unknown, columns: readonly (readonly [string, Portable])[]): boolean {
  return (
    Array.isArray(row) &&
    row.length === columns.length &&
    columns.every(([, holds], place) => row[place] === null || FITS[holds](row[place]))
  );
}
