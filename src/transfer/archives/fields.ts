/** The fields of an archive's rows: those that a row must have, those that an older archive may lack, and no others. */
import type { Fields, RowOf } from '../../records/carried.ts';
import { cut, shownName } from '../../text/shown-name.ts';

/** The row with the fields that its archive could not have; anything else is returned as it is. */
export function completed(fields: Fields, value: unknown): unknown {
  if (!isObject(value)) return value;
  const absent = Object.entries(fields).filter(
    ([name, guard]) => 'absent' in guard && !Object.hasOwn(value, name),
  );
  return absent.length === 0
    ? value
    : { ...value, ...Object.fromEntries(absent.map(([name, guard]) => [name, guard.absent])) };
}

/** The first field that this server does not know, as it can be shown. */
export function unknownField(known: object, value: unknown): string | null {
  const name = isObject(value) ? Object.keys(value).find(one => !Object.hasOwn(known, one)) : undefined;
  return name === undefined ? null : shownName(cut(name, 40));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with the value as such a row; null where nothing is. */
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
