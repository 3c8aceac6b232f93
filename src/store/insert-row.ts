/** Writes a new row, and answers it as the database has it: with its id, and with what columns are by default. */
import type { Work } from './work.ts';

export async function insertRow<Row extends object>(
  { db }: Pick<Work, 'db'>,
  table: string,
  columns: Partial<Row>,
): Promise<Row> {
  const rows: readonly Row[] = await db(table).insert(columns, '*');
  const [row] = rows;
  if (row === undefined) throw new Error(`The new row of ${table} was not returned.`);
  return row;
}
