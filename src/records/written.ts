/** One record as the database writes it. */
import type { Knex } from 'knex';
import type { Dialect } from '../store/dialects/dialect.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { recordOf, recordSql, type Shape, type Written } from './shape.ts';

/** The record of the one row that a query found. */
export function theRecord<Shown>([row]: readonly Written[]): Json<Shown> {
  if (!row) throw new Error('a row has no record');
  return new Json(row.written);
}

/** Writes the record of a row by its id. `from` reads the table with what the shape needs besides. */
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

/** The kind for whoever shows what he writes: `joins` are what the record needs besides the row. */
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

/** What a record says, where the process works on with it. */
export function parsedRecord<Shown>({ written }: Written): Shown {
  return new Json<Shown>(written).parsed();
}
