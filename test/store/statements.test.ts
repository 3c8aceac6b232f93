/** Cached statements: limited in number, and valid again after a schema change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sqlite3 from 'sqlite3';
import type { Knex } from 'knex';
import { withLease } from '../../src/store/connections/lease.ts';
import { RecentlyUsed } from '../../src/store/recently-used.ts';
import { engineOf } from '../../src/store/store.ts';
import { engine, freshDatabase } from '../setting/engines.ts';
import { call, makeThing, openThings } from '../setting/things.ts';

const TEXTS = 1_000;
const KEPT_AT_MOST = 256;

test('a connection caches a bounded number of statements', async t => {
  const database = await freshDatabase();
  t.after(() => database.remove());
  const opened = await engineOf(database.url);
  const finalized = t.mock.method(sqlite3.Statement.prototype, 'finalize');
  const connection = await opened.connect('reading');
  const kept = await withLease(opened, connection, async ({ db }) => {
    for (let text = 0; text < TEXTS; text += 1) {
      // Twice, since what comes once is not kept by every engine.
      await db.raw(`SELECT ${String(text)} AS place WHERE 1 = ?`, [1]);
      await db.raw(`SELECT ${String(text)} AS place WHERE 1 = ?`, [1]);
    }
    return engine === 'sqlite' ? TEXTS - finalized.mock.callCount() : await namedStatements(db);
  });
  assert.ok(kept > 0 && kept <= KEPT_AT_MOST, `${String(kept)} statements are kept`);
  await connection.close();
});

test('a cached statement notices an added column, and a dropped one', async t => {
  const { store } = await openThings(t, { readers: 1 });
  await store.write(call, work => makeThing(work, 'lamp'));
  const columns = async (): Promise<string[]> => {
    const [row] = await store.read(({ db }) =>
      db.select('*').from<Record<string, unknown>>('things').where('id', 1),
    );
    return Object.keys(row ?? {});
  };
  const before = await columns();
  assert.deepEqual(await columns(), before);
  await store.write(call, work => work.db.raw('ALTER TABLE things ADD COLUMN colour text'));
  assert.deepEqual(await columns(), [...before, 'colour']);
  await store.write(call, work => work.db.raw('ALTER TABLE things DROP COLUMN colour'));
  assert.deepEqual(await columns(), before);
});

test('a change that meets a statement outdated by the schema fails at most once', async t => {
  const { store } = await openThings(t);
  const readInside = (): Promise<unknown[]> => store.write(call, ({ db }) => db('things').where('id', 1));
  for (let time = 0; time < 3; time += 1) await readInside();
  await store.write(call, work => work.db.raw('ALTER TABLE things ADD COLUMN colour text'));
  await readInside().catch(() => undefined);
  assert.deepEqual(await readInside(), []);
});

test('concurrent statements share one that is being prepared', async t => {
  const { store } = await openThings(t);
  const counts = await store.write(call, ({ db }) =>
    Promise.all(Array.from({ length: 10 }, () => db('things').count<{ count: number }[]>({ count: '*' }))),
  );
  assert.deepEqual(
    counts.map(([row]) => row?.count),
    Array.from({ length: 10 }, () => 0),
  );
});

test('a statement that cannot be prepared fails alone, and works once it can be', async t => {
  const { store } = await openThings(t, { readers: 1 });
  const lateTable = (): Promise<unknown[]> => store.read(({ db }) => db('late_table'));
  for (let time = 0; time < 3; time += 1) {
    await assert.rejects(lateTable(), /late_table/);
    assert.deepEqual(await store.read(({ db }) => db('things')), []);
  }
  await store.write(call, work => work.db.raw('CREATE TABLE late_table (id integer)'));
  assert.deepEqual(await lateTable(), []);
});

test('the least recently used statement is evicted first', () => {
  const forgotten: number[] = [];
  const recent = new RecentlyUsed<number>(2, value => forgotten.push(value));
  recent.set('one', 1);
  recent.set('two', 2);
  assert.equal(recent.get('one'), 1);
  recent.set('three', 3);
  assert.deepEqual(forgotten, [2]);
  assert.equal(recent.get('two'), undefined);
  recent.set('one', 11);
  assert.equal(recent.get('one'), 11);
  recent.set('four', 4);
  assert.deepEqual(forgotten, [2, 3]);
  recent.delete('four');
  recent.set('five', 5);
  assert.equal(recent.get('one'), 11);
  recent.set('six', 6);
  assert.deepEqual(forgotten, [2, 3, 5]);
  assert.deepEqual(recent.drain(), [11, 6]);
  assert.equal(recent.size, 0);
});

async function namedStatements(db: Knex): Promise<number> {
  const rows = await db<{ name: string }>('pg_prepared_statements').select('name');
  return rows.length;
}
