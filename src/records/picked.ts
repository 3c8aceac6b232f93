/** Records in an order that the process works out: written by their ids, as many at a time as make a piece. */
import type { Knex } from 'knex';
import { fixedQuery } from '../store/fixed-query.ts';
import { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { recordSql, type Shape, type Written } from './shape.ts';

/** How many bytes of rows make a piece. */
export const PIECE_BYTES = 128 * 1024;
/** What a row takes up besides its long text, roughly. */
export const ROW_BYTES = 512;

/** What is written, and from where. */
export interface Source<Shown> {
  readonly shape: Shape<Shown>;
  readonly table: string;
  /** What the shape needs besides the table. */
  readonly joins: string;
  /** For what the shape leaves open. */
  readonly values?: Readonly<Record<string, Knex.Value>>;
}

/** Writes the rows whose ids are bound, in their order. */
export function pickedStatement<Shown>(
  { db, dialect }: Read,
  { shape, table, joins, values = {} }: Source<Shown>,
  picked: Knex.Value,
): Knex.Raw<Written[]> {
  const { json } = dialect;
  const record = db.raw(recordSql(shape, dialect), values).toSQL();
  return db.raw(
    `SELECT ${json.list('record')} AS written FROM (SELECT ${record.sql} AS record FROM ${json.picked}
      ${json.joinInOrder} ${table} ON ${table}.id = picked.id ${joins}${json.inOrder('picked.place')}) AS records`,
    [...record.bindings, picked],
  );
}

/** A row that is to be written, and about how long its text is. */
export interface Weighed {
  readonly id: number;
  readonly bytes: number;
}

/** About how many bytes the rows come to. */
export function weightOf(rows: readonly Weighed[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes + ROW_BYTES, 0);
}

/** Rows, in parts that each make a piece. */
export function piecesOf<Row extends Weighed>(rows: readonly Row[]): Row[][] {
  const pieces: Row[][] = [];
  let piece: Row[] = [];
  let weight = 0;
  for (const row of rows) {
    piece.push(row);
    weight += row.bytes + ROW_BYTES;
    if (weight < PIECE_BYTES) continue;
    pieces.push(piece);
    piece = [];
    weight = 0;
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}

/** Writes the rows that are given, in their order. */
export function pickedRecords<Name extends string, Shown>(
  source: Omit<Source<Shown>, 'values'>,
  ...names: readonly Name[]
): (
  read: Read,
  rows: readonly Weighed[],
  values: Readonly<Record<Name, Knex.Value>>,
) => Promise<Json<Shown[]>> {
  const pieces = fixedQuery<Name | 'picked', Written>((read, mark) => {
    const values = Object.fromEntries(names.map(name => [name, mark(name)]));
    return pickedStatement(read, { ...source, values }, mark('picked'));
  });
  return async (read, rows, values) => {
    const [piece] = await pieces(read, { ...values, picked: JSON.stringify(rows.map(({ id }) => id)) });
    return new Json<Shown[]>(piece?.written ?? '[]');
  };
}
