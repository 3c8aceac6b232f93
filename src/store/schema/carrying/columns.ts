/** The tables of a database, and the types of their columns. */
import type { Column } from '../../dialects/carrying.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import type { Ask } from '../../read.ts';
import { TRAVELLING } from './tables.ts';

interface Listed {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** The columns of the copied tables that this database has, in export order. */
export async function travellingColumns(
  ask: Ask,
  dialect: Dialect,
): Promise<ReadonlyMap<string, readonly Column[]>> {
  const listed = await allColumns(ask, dialect);
  const tables = new Map<string, readonly Column[]>();
  for (const name of Object.keys(TRAVELLING)) {
    const columns = listed.filter(({ table }) => table === name).map(row => portable(dialect, row));
    if (columns.length > 0) tables.set(name, columns);
  }
  return tables;
}

export async function allTables(ask: Ask, dialect: Dialect): Promise<readonly string[]> {
  return [...new Set((await allColumns(ask, dialect)).map(({ table }) => table))];
}

/** Whether these are the tables of a Docket database: every version had this one. */
export function areOurs(tables: readonly string[]): boolean {
  return tables.includes('migrations');
}

async function allColumns(ask: Ask, { carrying }: Dialect): Promise<readonly Listed[]> {
  return (await ask(carrying.columns, [])) as Listed[];
}

function portable({ carrying }: Dialect, { table, column, type }: Listed): Column {
  const holds = carrying.types[type];
  if (!holds) throw new Error(`No rule says how backups store ${table}.${column} of type ${type}.`);
  return { name: column, holds };
}
