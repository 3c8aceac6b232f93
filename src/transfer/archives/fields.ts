/** What the fields of an archive's rows may hold, as guards from which the types of the rows follow. */
import { cut, shownName } from '../../text/shown-name.ts';

export interface Guard<T> {
  (value: unknown): value is T;
  /** What the field holds in archives that were written before it existed; without this, it is required. */
  readonly absent?: T;
}

export type Fields = Readonly<Record<string, Guard<unknown>>>;

export type RowOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Guard<infer T> ? T : never;
};

/** A field that was added after the first format: archives without it have this value. */
export function since<T>(absent: T, guard: Guard<T>): Guard<T> {
  return Object.assign((value: unknown): value is T => guard(value), { absent });
}

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

export const text: Guard<string> = value => typeof value === 'string';

/** Names of people and labels of history: no longer than anything here can be called. */
export const shortText: Guard<string> = (value): value is string =>
  typeof value === 'string' && value.length <= 300 && !/[\p{Cc}]/u.test(value);

export const flag: Guard<boolean> = value => typeof value === 'boolean';

export const id: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

export const count: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The largest place that can be sent is one less: a row that is put behind it gets this one, and so does every row after. */
const LAST_PLACE = 2 ** 53;

export const place: Guard<number> = (value): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_PLACE;

/** The number that was given out last: one for each row is never more than this, and the numbers after it are exact too. */
const MOST_NUMBERS = 2 ** 31 - 1;

export const lastNumber: Guard<number> = (value): value is number => count(value) && value <= MOST_NUMBERS;

export const ids: Guard<readonly number[]> = (value): value is readonly number[] =>
  Array.isArray(value) && value.every(id) && new Set(value).size === value.length;

export const sha256: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

export const stamp: Guard<string> = (value): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return false;
  const time = new Date(`${value.replace(' ', 'T')}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.replace(' ', 'T'));
};

export function maybe<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function oneOf<const T extends string>(...values: readonly T[]): Guard<T> {
  return (value): value is T => values.some(one => one === value);
}
