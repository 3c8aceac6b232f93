/** Writes a new row, and answers what the database has made of it. */
import type { Work } from './work.ts';

type Writing = Pick<Work, 'db'>;

/** With its id, and with what columns are by default. */
export function insertRow<Row extends object>(
  work: Writing,
  table: string,
  columns: Partial<Row>,
): Promise<Row> {
  return inserted<Row>(work, table, columns, '*');
}

/** For what is read again in another form: a body may be long, and need not come back twice. */
export async function insertedId<Row extends object>(
  work: Writing,
  table: string,
  columns: Partial<Row>,
): Promise<number> {
  return (await inserted<{ readonly id: number }>(work, table, columns, 'id')).id;
}

async function inserted<Row>(
  { db }: Writing,
  table: string,
  columns: object,
  returned: string,
): Promise<Row> {
  const rows: readonly Row[] = await db(table).insert(columns, returned);
  const [row] = rows;
  if (row === undefined) throw new Error(`The new row of ${table} was not returned.`);
  return row;
}
