/** Every table is marked as included in backups or excluded, and included ones work on both engines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allTables, travellingColumns } from '../../src/store/schema/carrying/columns.ts';
import { STAYING, TRAVELLING } from '../../src/store/schema/carrying/tables.ts';
import { engine, openedStore } from '../setting/engines.ts';

/** Each engine has its own tables for the word index, and servers share PostgreSQL. */
const OF_ONE_ENGINE: Readonly<Record<string, 'sqlite' | 'postgres'>> = {
  search_words: 'postgres',
  search_words_fts: 'sqlite',
  search_letters_fts: 'sqlite',
  news: 'postgres',
  passing_counts: 'postgres',
  passing_notes: 'postgres',
};

/** Only older backups have these tables. */
const RENAMED = new Set(['staged_projects']);

test('every table is either in a backup or not, and no unknown table is listed', async t => {
  const { store } = await openedStore(t);
  const there = await store.read(({ ask, dialect }) => allTables(ask, dialect));
  const said = [...Object.keys(TRAVELLING), ...Object.keys(STAYING)].filter(table => !RENAMED.has(table));
  const here = said.filter(table => (OF_ONE_ENGINE[table] ?? engine) === engine);
  assert.deepEqual([...there].sort(), here.sort());
});

test('no two rows of a table are alike in the columns in whose order they leave', async t => {
  const { store } = await openedStore(t);
  await store.read(async ({ ask, dialect }) => {
    const columns = await travellingColumns(ask, dialect);
    for (const [table, key] of Object.entries(TRAVELLING)) {
      if (RENAMED.has(table)) continue;
      const names = columns.get(table)?.map(({ name }) => name) ?? [];
      for (const name of key) assert.ok(names.includes(name), `${table} has no ${name}`);
      if (table === 'attachment_links' || table === 'file_storage') continue;
      assert.deepEqual(await primaryKey(ask, table), [...key].sort(), table);
    }
  });
});

type Ask = Parameters<typeof travellingColumns>[0];

async function primaryKey(ask: Ask, table: string): Promise<string[]> {
  const text =
    engine === 'sqlite'
      ? `SELECT name FROM pragma_table_info('${table}') WHERE pk > 0`
      : `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
         WHERE i.indisprimary AND i.indrelid = '"${table}"'::regclass`;
  return ((await ask(text, [])) as { name: string }[]).map(({ name }) => name).sort();
}
