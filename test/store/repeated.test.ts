/** Statements that come again and again: a connection that knows one answers as it did the first time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Knex } from 'knex';
import type { Read } from '../../src/store/read.ts';
import { call, makeThing, openThings, titles, type Thing } from '../setting/things.ts';

/** Once unknown, once to be named, once to be described, and then known. */
const TIMES = 5;

const TEXTS: readonly (string | null)[] = [
  '',
  'NULL',
  null,
  'wörld 🌍',
  'it\'s \\ "quoted"',
  '\n',
  'x'.repeat(70_000),
];
const NUMBERS: readonly (number | null)[] = [0, -1, 1.5, null, 2 ** 53 - 1, 1e-7, -1e21];

function asked({ ask, dialect }: Read, text: string, values: readonly Knex.Value[]): Promise<unknown[]> {
  return ask(dialect.placed(text), values);
}

for (const [what, text, values] of [
  ['texts', 'SELECT CAST(? AS TEXT) AS value', TEXTS],
  ['numbers', 'SELECT CAST(? AS DOUBLE PRECISION) AS value', NUMBERS],
  ['whole numbers', 'SELECT CAST(? AS BIGINT) AS value', [0, -1, null, 2 ** 53 - 1]],
] as const) {
  test(`${what} are read as they were written, each time`, async t => {
    const { store } = await openThings(t, { readers: 1 });
    for (let time = 0; time < TIMES; time += 1)
      for (const value of values)
        assert.deepEqual(await store.read(read => asked(read, text, [value])), [{ value }]);
  });
}

test('no rows, many, and columns of one name are the same each time', async t => {
  const { store } = await openThings(t, { readers: 1 });
  for (const text of [
    'SELECT 1 AS value WHERE 1 = ?',
    'SELECT 1 AS value, 2 AS value WHERE 0 = ?',
    'WITH RECURSIVE n (value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 5000 + ?) SELECT value FROM n',
  ]) {
    const first = await store.read(read => asked(read, text, [0]));
    for (let time = 1; time < TIMES; time += 1)
      assert.deepEqual(await store.read(read => asked(read, text, [0])), first);
  }
});

test('results as bytes work between statements without', async t => {
  const { store } = await openThings(t, { readers: 1 });
  await store.write(call, work => makeThing(work, 'lämp'));
  for (let time = 0; time < TIMES; time += 1) {
    const [row] = await store.read(read =>
      asked(read, `SELECT ${read.dialect.json.whole('title')} AS title, id FROM things WHERE id = ?`, [1]),
    );
    assert.deepEqual(row, { title: Buffer.from('lämp'), id: 1 });
    assert.deepEqual(await titles(store), ['lämp']);
  }
});

test('bytes work as values, each time', async t => {
  const { store } = await openThings(t, { readers: 1 });
  const whole = Buffer.from([0, 255, 128, 10]);
  for (let time = 0; time < TIMES; time += 1) {
    const rows = await store.read(read =>
      asked(read, `SELECT CAST(? AS ${read.dialect.migrationWords.bytes}) AS value`, [whole]),
    );
    assert.deepEqual(rows, [{ value: whole }]);
  }
});

test('the number of changed rows is returned each time', async t => {
  const { store } = await openThings(t);
  await store.write(call, async work => {
    for (let place = 1; place <= TIMES; place += 1) {
      await makeThing(work, `thing ${String(place)}`);
      assert.equal(await work.db<Thing>('things').update({ note: 'all' }), place);
      assert.equal(await work.db<Thing>('things').where('id', 0).del(), 0);
    }
  });
});

test('a failing statement reports why each time, and works with other values', async t => {
  const { store } = await openThings(t, { readers: 1 });
  await store.write(call, work => makeThing(work, 'lamp'));
  for (let time = 0; time < TIMES; time += 1) {
    const escapedBy = (mark: string) =>
      store.read(read =>
        asked(read, 'SELECT title FROM things WHERE CAST(? AS TEXT) LIKE ? ESCAPE ?', ['', '%', mark]),
      );
    await assert.rejects(escapedBy('too long'), /escape/i);
    assert.deepEqual(await escapedBy('!'), [{ title: 'lamp' }]);
  }
});
