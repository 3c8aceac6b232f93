/** Every row of a database as one text, from one statement: if two are equal, nothing was written. */
import type { Knex } from 'knex';
import type { Store } from '../../src/store/store.ts';

/** Tables that are derived from `search_texts` in the background. */
export const FOLLOWING_TEXTS = /^search_(due|words|vocabulary|rebuilding)$|_fts/;

/** Whether the trigram index has a text: PostgreSQL stores it with the text. */
const FOLLOWING_COLUMN = 'is_indexed';

/** Rate limit counters, news that servers remove, and SQLite's system tables. */
const LEFT_OUT = /^(sqlite_|(budgets|passing_counts|passing_notes|news)$)/;

/** Servers and their news are counted too. */
const ONLY: Readonly<Record<string, string>> = { counters: `WHERE name = 'seq'` };

/** The statement for each store, whose tables do not change while it is open. */
const statements = new WeakMap<Store, Promise<string>>();

export async function fingerprint(store: Store): Promise<string> {
  return store.read(async ({ db }) => {
    let statement = statements.get(store);
    if (!statement) {
      statement = store.engine === 'sqlite' ? onSqlite(db) : onPostgres(db);
      statements.set(store, statement);
    }
    const answer: unknown = await db.raw(await statement);
    const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows;
    return (rows as { name: string; rows: string | null }[])
      .map(({ name, rows: text }) => `${name}\n${text ?? ''}`)
      .join('\n\n');
  });
}

async function onSqlite(db: Knex): Promise<string> {
  const columns: { table: string; column: string }[] = await db.raw(
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
     WHERE m.type = 'table' ORDER BY m.name, c.cid`,
  );
  const tables = new Map<string, string[]>();
  for (const { table, column } of columns)
    tables.set(table, [...(tables.get(table) ?? []), `' ${column} ' || quote("${column}")`]);
  return union(
    [...tables].map(([table, values]) => {
      const sorted = `SELECT ${values.join(' || ')} AS row FROM "${table}" ORDER BY row`;
      return [table, `SELECT group_concat(row, char(10)) FROM (${sorted})`];
    }),
  );
}

async function onPostgres(db: Knex): Promise<string> {
  const tables = await db('pg_tables')
    .where({ schemaname: 'public' })
    .orderBy('tablename')
    .pluck<string[]>('tablename');
  const row = `(to_jsonb(t) - '${FOLLOWING_COLUMN}')::text`;
  return union(
    tables.map(table => [
      table,
      `SELECT string_agg(${row}, chr(10) ORDER BY ${row}) FROM "${table}" t ${ONLY[table] ?? ''}`,
    ]),
  );
}

function union(tables: readonly (readonly [name: string, rows: string])[]): string {
  return tables
    .filter(([name]) => !LEFT_OUT.test(name) && !FOLLOWING_TEXTS.test(name))
    .map(([name, rows]) => `SELECT '${name}' AS name, (${rows}) AS rows`)
    .join(' UNION ALL ');
}
