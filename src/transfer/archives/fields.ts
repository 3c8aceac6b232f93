/** The fields of archive rows: required ones, those that an older archive may lack, and no others. */
import type { Fields, RowOf } from '../../records/carried.ts';
import { cut, shownName } from '../../text/shown-name.ts';

/** Adds the fields that an older archive could not have; other values are returned unchanged. */
export function withDefaults(fields: Fields, value: unknown): unknown {
  if (!isObject(value)) return value;
  const absent = Object.entries(fields).filter(
    ([name, guard]) => 'absent' in guard && !Object.hasOwn(value, name),
  );
  return absent.length === 0
    ? value
    : { ...value, ...Object.fromEntries(absent.map(([name, guard]) => [name, guard.absent])) };
}

/** The first field that this server does not know, in printable form. */
export function unknownField(known: object, value: unknown): string | null {
  const name = isObject(value) ? Object.keys(value).find(one => !Object.hasOwn(known, one)) : undefined;
  return name === undefined ? null : shownName(cut(name, 40));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fault of the value as a row of this kind; null if it is valid. */
export function faultOf(fields: Fields, value: unknown): string | null {
  if (!isObject(value)) return 'is not an object';
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [name, guard] of Object.entries(fields)) {
    if (!given.has(name)) return `has no ${name}`;
    if (!guard(given.get(name))) return `has an invalid ${name}`;
  }
  return null;
}

export function isRow<F extends Fields>(fields: F, value: unknown): value is RowOf<F> {
  return faultOf(fields, value) === null && unknownField(fields, value) === null;
}
