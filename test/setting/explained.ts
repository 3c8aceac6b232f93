/** How SQLite means to answer a query: tests of hot statements name the index that must stand in its plan. */
import type { Knex } from 'knex';
import type { Read } from '../../src/store/read.ts';

/** One line for each step, as `SEARCH issues USING INDEX issues_in_order (project_id=?)`. */
export async function explained({ db }: Read, query: Knex.QueryBuilder): Promise<string[]> {
  const { sql, bindings } = query.toSQL().toNative();
  const rows: { readonly detail: string }[] = await db.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
  return rows.map(({ detail }) => detail);
}
