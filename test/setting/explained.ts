/** SQLite's query plans: tests of hot statements name the index that must be used. */
import assert from 'node:assert/strict';
import type { Knex } from 'knex';
import type { Read } from '../../src/store/read.ts';
import type { TestServer } from './server.ts';
import type { Statement } from './statements.ts';

/** One line for each step, as `SEARCH issues USING INDEX issues_in_order (project_id=?)`. */
export async function explained({ db }: Read, query: Knex.QueryBuilder): Promise<string[]> {
  const { sql, bindings } = query.toSQL().toNative();
  const rows: { readonly detail: string }[] = await db.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
  return rows.map(({ detail }) => detail);
}

/** The same for recorded statements: their text, and which steps scan a whole table. */
export async function explainedAll({ app }: TestServer, heard: readonly Statement[]) {
  return app.instance.store.read(async ({ db }) => {
    const tables = await db('sqlite_master').where({ type: 'table' }).pluck<string[]>('name');
    const steps: string[] = [];
    for (const { sql, bindings } of heard) {
      const rows = await db.raw<{ readonly detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
      steps.push(...rows.map(({ detail }) => detail));
    }
    const whole = steps.filter(step => tables.some(table => `${step} `.startsWith(`SCAN ${table} `)));
    return { steps, whole };
  });
}

export function assertAlong(steps: readonly string[], indexes: readonly string[]): void {
  for (const index of indexes)
    assert.ok(
      steps.some(step => step.startsWith('SEARCH') && step.includes(`INDEX ${index} `)),
      `${index} is not in\n${steps.join('\n')}`,
    );
}
