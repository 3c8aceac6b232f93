/** Compares the rows of a list with the order that its operation declares. */
import { fold } from '../src/text/fold.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The fault of the lists whose rows have the fields of the order; null if there is none. Two rows at least, since one is sorted
 * in every order.
 */
export function orderFault(body: unknown, order: readonly string[], isReversed: boolean): string | null {
  const [first = ''] = order.map(fieldOf);
  const lists = listsIn(body).filter(rows => rows.every(row => valueAt(row, first) !== undefined));
  if (lists.length === 0 || lists.some(rows => rows.length < 2)) return 'a list has fewer than two rows';
  const isSorted = lists.every(rows =>
    rows.every((row, index) => {
      const before = rows[index - 1];
      return before === undefined || compared(before, row, order) * (isReversed ? -1 : 1) <= 0;
    }),
  );
  return isSorted ? null : `the rows are not in the order ${order.join(', ')}`;
}

function listsIn(body: unknown): Row[][] {
  const lists = Array.isArray(body) ? [body] : Object.values(body as Row).filter(Array.isArray);
  return lists.filter(rows => rows.every(row => typeof row === 'object')) as Row[][];
}

function compared(one: Row, other: Row, order: readonly string[]): number {
  for (const term of order) {
    const field = fieldOf(term);
    const found = comparedValues(valueAt(one, field), valueAt(other, field));
    if (found !== 0) return term.startsWith('-') ? -found : found;
  }
  return 0;
}

function fieldOf(term: string): string {
  return term.replace('-', '');
}

/** `binding.id` is a field of the field `binding`. */
function valueAt(row: Row, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (value as Row)[name], row);
}

const IDENTIFIER = /^[A-Z0-9]+-(?:[A-Z]+-)?(\d+)$/;

/** Null comes first, names are folded, and identifiers are in the order of their numbers. */
function comparedValues(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  const [first, second] = [sortKey(one), sortKey(other)];
  return first < second ? -1 : Number(first > second);
}

function sortKey(value: unknown): string | number {
  if (typeof value !== 'string') return Number(value);
  const number = IDENTIFIER.exec(value)?.[1];
  return number === undefined ? fold(value) : Number(number);
}
