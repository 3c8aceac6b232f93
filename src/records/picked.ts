/** Records in an order that is computed in the process: written by id, one piece at a time. */
import type { Knex } from 'knex';
import { fixedQuery } from '../store/fixed-query.ts';
import { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { SIZES } from './list.ts';
import { pickedStatement, type Source } from './list-statements.ts';
import type { Written } from './shape.ts';
import { oneListOf, type Whole } from './whole.ts';

/** A row to write, and the approximate length of its text. */
export interface Weighed {
  readonly id: number;
  readonly bytes: number;
}

/** Whether the rows are few enough to be held in memory. */
export function canBeHeld(rows: readonly Weighed[]): boolean {
  return rows.reduce((sum, { bytes }) => sum + bytes + SIZES.row, 0) <= SIZES.picked;
}

/** Rows, split into parts that each make a piece. */
export function piecesOf<Row extends Weighed>(rows: readonly Row[]): Row[][] {
  const pieces: Row[][] = [];
  let piece: Row[] = [];
  let weight = 0;
  for (const row of rows) {
    piece.push(row);
    weight += row.bytes + SIZES.row;
    if (weight < SIZES.piece) continue;
    pieces.push(piece);
    piece = [];
    weight = 0;
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}

type Picked<Name extends string, Shown> = (
  read: Read,
  rows: readonly Weighed[],
  values: Readonly<Record<Name, Knex.Value>>,
) => Promise<Json<Shown[]>>;

/** Writes the given rows, in order. */
export function pickedRecords<Shown, const Name extends string = never>(
  of: Omit<Source<Shown>, 'open'> & { readonly open?: readonly Name[] },
): Picked<Name, Shown> {
  const pieces = fixedQuery<Name | 'picked', Written>((read, mark) => {
    const names: readonly Name[] = of.open ?? [];
    const values = Object.fromEntries(names.map(name => [name, mark(name)]));
    return pickedStatement(read, { of, values }, mark('picked'));
  });
  return async (read, rows, values) => {
    const [piece] = await pieces(read, { ...values, picked: JSON.stringify(rows.map(({ id }) => id)) });
    return new Json<Shown[]>(piece?.written ?? '[]');
  };
}

/** All records, in the order of the rows. */
export function pickedList<Filter, Shown>(
  rowsOf: (read: Read, filter: Filter) => Promise<readonly Weighed[]>,
  records: Picked<never, Shown>,
): Whole<Filter, Shown[]> {
  async function* lists(read: Read, filter: Filter): AsyncGenerator<Json<Shown[]>, void> {
    for (const piece of piecesOf(await rowsOf(read, filter))) yield records(read, piece, {});
  }
  return {
    held: async (read, filter) => {
      const rows = await rowsOf(read, filter);
      return canBeHeld(rows) ? records(read, rows, {}) : null;
    },
    pieces: (read, filter) => oneListOf(lists(read, filter)),
  };
}
