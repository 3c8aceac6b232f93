/** Single records, written by the database. */
import type { Knex } from 'knex';
import type { Dialect } from '../store/dialects/dialect.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { recordOf, recordSql, type Shape, type Written } from './shape.ts';

/** The record of the one row that a query returned. */
export function theRecord<Shown>([row]: readonly Written[]): Json<Shown> {
  if (!row) throw new Error('a row has no record');
  return new Json(row.written);
}

/** Writes the record of a row by its id. `from` reads the table with the joins of the shape. */
export function recordWithId<Shown>(
  shown: Shape<Shown>,
  table: string,
  from: (read: Read) => Knex.QueryBuilder = ({ db }) => db(table),
): (read: Read, row: { readonly id: number }) => Promise<Json<Shown>> {
  const written = fixedQuery<'id', Written>((read, mark) =>
    from(read).where(`${table}.id`, mark('id')).select<Written[]>(recordOf(read, shown)),
  );
  return async (read, { id }) => {
    const known = read.shown?.(table, id) ?? null;
    return known === null ? theRecord(await written(read, { id })) : new Json(known);
  };
}

/** A kind whose writes also return the record: `joins` are what the record needs beyond the row. */
export function shownKind<Of extends { readonly table: string }, Shown>(
  kind: Of,
  shown: Shape<Shown>,
  joins: string,
): Of & { record(dialect: Dialect): string } {
  const record = (dialect: Dialect) => {
    const { json } = dialect;
    return `(SELECT ${json.whole(recordSql(shown, dialect))} FROM (SELECT 1 AS it) AS here ${joins})`;
  };
  return { ...kind, record };
}

/** A parsed record, for further use in the process. */
export function parsedRecord<Shown>({ written }: Written): Shown {
  return new Json<Shown>(written).parsed();
}
