/** Computes a row before it is written: line ends, times, derived columns, and the difference from before. */
import { normalizeNewlines } from '../../text/newlines.ts';
import type { Changes, Deriving, Kind, NewRow, Stamp } from '../kinds.ts';

const TIMES = ['created_at', 'updated_at'] as const satisfies readonly Stamp[];

/** The inputs of derived columns that are the same for all rows of a change. */
type Circumstances = Omit<Deriving<unknown>, 'before'>;

type Draft<Row> = { -readonly [Column in keyof Row]: Row[Column] };

/** A new row, except for the id and `seq` that the database assigns. */
export function newRow<Row extends object, Derived extends keyof Row>(
  kind: Kind<Row, Derived>,
  given: NewRow<Row, Derived>,
  circumstances: Circumstances,
): Row {
  const times = TIMES.filter(time => time in kind.stamps).map(time => [time, circumstances.now]);
  // Complete after the write: given values, times, derived columns, and what the database returns.
  const row = { ...given, ...Object.fromEntries(times) } as unknown as Draft<Row>;
  for (const text of kind.texts ?? []) row[text] = inLines(row[text]);
  for (const column in kind.derived)
    row[column] = kind.derived[column](row, { before: null, ...circumstances });
  return row;
}

/** The columns that an update changes, including derived ones; null if nothing differs. */
export function difference<Row extends object, Derived extends keyof Row>(
  kind: Kind<Row, Derived>,
  before: Row,
  changes: Changes<Row>,
  circumstances: Circumstances,
): Partial<Row> | null {
  const after: Draft<Row> = { ...before };
  const differing: Partial<Draft<Row>> = {};
  const change = <Column extends keyof Row>(column: Column, value: Row[Column]): void => {
    if (value !== before[column]) differing[column] = after[column] = value;
  };
  for (const column in changes) {
    const value = changes[column];
    if (value !== undefined) change(column, kind.texts?.includes(column) ? inLines(value) : value);
  }
  if (Object.keys(differing).length === 0) return null;
  for (const column in kind.derived)
    change(column, kind.derived[column](after, { before, ...circumstances }));
  return differing;
}

/** The times that every change of a row updates. */
export function movedTimes<Row extends object, Derived extends keyof Row>(
  { stamps }: Kind<Row, Derived>,
  now: string,
): { readonly updated_at?: string } {
  return 'updated_at' in stamps ? { updated_at: now } : {};
}

function inLines<Value>(value: Value): Value {
  // A normalized string is a string.
  return typeof value === 'string' ? (normalizeNewlines(value) as Value & string) : value;
}
