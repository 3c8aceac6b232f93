/** The fields of a noun in archives: a guard for each column, from which the row types are derived. */
import { fold } from '../text/fold.ts';

export interface Guard<T> {
  (value: unknown): value is T;
  /** The field's value in archives that were written before it existed; without this, the field is required. */
  readonly absent?: T;
}

export type Fields = Readonly<Record<string, Guard<unknown>>>;

export type RowOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Guard<infer T> ? T : never;
};

/** A field that was added after the first format: archives without it get this value. */
export function since<T>(absent: T, guard: Guard<T>): Guard<T> & { readonly absent: T } {
  return Object.assign((value: unknown): value is T => guard(value), { absent });
}

export const text: Guard<string> = value => typeof value === 'string';

/** Usernames and labels in history: no longer than any name here may be. */
export const shortText: Guard<string> = (value): value is string =>
  typeof value === 'string' && value.length <= 300 && !/[\p{Cc}]/u.test(value);

/** Usernames of different accounts. */
export const usernames: Guard<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((one): one is string => shortText(one)) &&
  new Set(value.map(fold)).size === value.length;

export const yesNo: Guard<boolean> = value => typeof value === 'boolean';

export const id: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

export const count: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/**
 * The largest position that can be sent is one less. A row that is put after it gets this one, and so does every row after
 * that.
 */
const LAST_PLACE = 2 ** 53;

export const place: Guard<number> = (value): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_PLACE;

/** The last number that was assigned: there are never more rows than this, and the numbers after it are exact too. */
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

export function keysOf<F extends object>(fields: F): readonly (keyof F & string)[] {
  return Object.keys(fields) as (keyof F & string)[];
}

/** The columns that may be null or that older archives lack: a new row has these defaults. */
type Unset<F extends Fields> = {
  readonly [
    Name in keyof F as F[Name] extends { readonly absent: unknown }
      ? Name
      : null extends RowOf<F>[Name]
        ? Name
        : never
  ]: RowOf<F>[Name];
};

export function unset<F extends Fields>(fields: F): Unset<F> {
  const pairs = Object.entries(fields).flatMap(([name, guard]) => {
    if ('absent' in guard) return [[name, guard.absent] as const];
    return guard(null) ? [[name, null] as const] : [];
  });
  return Object.fromEntries(pairs) as Unset<F>;
}

/** Picks the same columns from an object. */
export function chosen<Name extends string, Of extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, unknown>>,
  row: Of,
): Pick<Of, Name> {
  return Object.fromEntries(keysOf(fields).map(name => [name, row[name]])) as Pick<Of, Name>;
}
