/** The SQL of lists: statements for records in order, for columns, for the ids of parts, and for records by id. */
import type { Knex } from 'knex';
import type { Read } from '../store/read.ts';
import { recordSql, type Shape, type Written } from './shape.ts';

/** The source of records: tables and joins, declared next to the shape. */
export interface Source<Shown> {
  readonly shape: Shape<Shown>;
  readonly table: string;
  /** The joins that the shape needs. */
  readonly joins?: string;
  /** SQL: the length in bytes of a row that may be long. */
  readonly size?: string;
  /** Whether one such row may fill a response. */
  readonly hasBodies?: boolean;
  /** The parameters of the shape, as `:name`. */
  readonly open?: readonly string[];
}

/** A list for one set of filters. */
export interface Listing<Shown> {
  readonly of: Source<Shown>;
  /** Selects ids, in the order of the list. */
  readonly ids: Knex.QueryBuilder;
  readonly order: string;
  /** The values of the shape's parameters. */
  readonly values: Values;
}

export type Values = Readonly<Record<string, Knex.Value>>;

export interface Counted {
  readonly found: number;
  /** The number of those that were short enough to be written. */
  readonly short: number;
}

export type WrittenList = Written & Counted;

/** The rows of a list that are written, as SQL. */
interface Cut {
  readonly longest: Knex.Raw;
  readonly rows: Knex.Raw;
}

/** Selects `record` in the order of a list; null for records that are too long. */
export function recordsInOrder<Shown>(
  { db, dialect }: Read,
  { of, ids, order, values }: Listing<Shown>,
  cut: Cut,
  more = '',
): Knex.Raw {
  const { shape, table, joins = '', size = '0' } = of;
  const [longest, found, rows] = [cut.longest.toSQL(), ids.toSQL(), cut.rows.toSQL()];
  const record = db.raw(recordSql(shape, dialect), values).toSQL();
  return db.raw(
    `SELECT CASE WHEN ${size} <= ${longest.sql} THEN ${record.sql} END AS record${more}
      FROM (${found.sql} ${rows.sql}) AS slice
      ${dialect.json.joinInOrder} ${table} ON ${table}.id = slice.id ${joins}${dialect.json.inOrder(order)}`,
    [...longest.bindings, ...record.bindings, ...found.bindings, ...rows.bindings],
  );
}

/** Writes the list of the selected `record`s, in order. */
export function listStatement(
  { db, dialect }: Read,
  records: Knex.QueryBuilder | Knex.Raw,
  written = dialect.json.list('record'),
): Knex.Raw<WrittenList[]> {
  const { sql, bindings } = records.toSQL();
  return db.raw(
    `SELECT ${written} AS written, COUNT(*) AS found, COUNT(record) AS short FROM (${sql}) AS records`,
    bindings,
  );
}

export type InColumns = Counted & Readonly<Record<ColumnKey, Buffer>>;
type ColumnKey = `column_${number}`;

export function keysOf(columns: number): ColumnKey[] {
  return Array.from({ length: columns }, (_, place) => `column_${place}` as const);
}

/** Writes one list for each key: the records with its `name`. */
export function columnsStatement(
  { db, dialect }: Read,
  records: Knex.Raw,
  keys: readonly ColumnKey[],
  name: (key: ColumnKey) => Knex.Value,
): Knex.Raw<InColumns[]> {
  const { sql, bindings } = records.toSQL();
  const shown = keys.map(key => `${dialect.json.list('record', 'name = ?')} AS ${key}`);
  return db.raw(
    `SELECT ${[...shown, 'COUNT(*) AS found', 'COUNT(record) AS short'].join(', ')} FROM (${sql}) AS records`,
    [...keys.map(name), ...bindings],
  );
}

/** The ids of a whole list, split into parts of a number of bytes. */
export function partsStatement<Shown>(
  { db, dialect }: Read,
  { of: { table, size = '0' }, ids, order }: Listing<Shown>,
  bytes: { readonly piece: number; readonly row: number },
): Knex.Raw<{ ids: string }[]> {
  const { sql, bindings } = ids.toSQL();
  return db.raw(
    `SELECT ${dialect.json.idList('id', 'place')} AS ids FROM (
      SELECT ${table}.id, ROW_NUMBER() OVER (ORDER BY ${order}) AS place,
        SUM(${size} + ${bytes.row}) OVER (ORDER BY ${order}) / ${bytes.piece} AS part
      FROM ${table} WHERE ${table}.id IN (${sql})) AS placed
    GROUP BY part ORDER BY part`,
    bindings,
  );
}

/** Writes the rows with the bound ids, in that order. */
export function pickedStatement<Shown>(
  { db, dialect }: Read,
  { of: { shape, table, joins = '' }, values }: Pick<Listing<Shown>, 'of' | 'values'>,
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
