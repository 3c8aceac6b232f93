/** The two engines agree on order, comparison, value types and error codes. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { engineOf } from '../../src/store/store.ts';
import type { Connection } from '../../src/store/engines/engine.ts';
import type { Dialect } from '../../src/store/dialects/dialect.ts';
import { engine } from '../setting/engines.ts';
import { call, insertThing, makeThing, openThings, type Thing } from '../setting/things.ts';

const WORDS = [
  'b',
  'B',
  'a',
  'A',
  '_',
  'Z',
  'z',
  'ä',
  'é',
  'ß',
  '1',
  '10',
  '2',
  ' ',
  'a b',
  'ab',
  '日本',
  '🙂',
  '\u{e000}',
];

test('text sorts by its bytes', async t => {
  const { store } = await openThings(t);
  await store.write(call, async work => {
    for (const word of WORDS) await insertThing(work, word);
    work.untraced();
  });
  const sorted = await store.read(({ db }) => db<Thing>('things').orderBy('title').pluck('title'));
  assert.deepEqual(
    sorted,
    [...WORDS].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
  );
});

test('LIKE distinguishes upper and lower case, and uses the given escape', async t => {
  const { store } = await openThings(t);
  await store.write(call, async work => {
    for (const title of ['Apple', 'apple', '50%', '50 %', 'a_b', 'axb']) await insertThing(work, title);
    work.untraced();
  });
  const like = (pattern: string): Promise<string[]> =>
    store.read(({ db }) =>
      db<Thing>('things').whereRaw("title LIKE ? ESCAPE '!'", [pattern]).orderBy('id').pluck('title'),
    );
  assert.deepEqual(await like('a%'), ['apple', 'a_b', 'axb']);
  assert.deepEqual(await like('50!%'), ['50%']);
  assert.deepEqual(await like('a!_b'), ['a_b']);
});

test('lower and upper fold ASCII alone', async t => {
  const { store } = await openThings(t);
  await store.write(call, work => makeThing(work, 'ÄäBb'));
  const rows = await store.read(({ db }) =>
    db<Thing>('things').select({ low: db.raw('lower(title)'), high: db.raw('upper(title)') }),
  );
  assert.deepEqual(rows, [{ low: 'Ääbb', high: 'ÄäBB' }]);
});

test('numbers are numbers, whether counted, summed, averaged or large', async t => {
  const { store } = await openThings(t);
  const large = Number.MAX_SAFE_INTEGER;
  await store.write(call, async work => {
    await work.db<Thing>('things').insert([
      { title: 'one', seq: large, sort_order: 1.5, heavy: 1 },
      { title: 'two', seq: 1, sort_order: 2, heavy: 0 },
    ]);
    work.untraced();
  });
  const rows = await store.read(({ db }) =>
    db<Thing>('things').orderBy('id').select('id', 'seq', 'sort_order', 'heavy', 'note'),
  );
  assert.deepEqual(rows, [
    { id: 1, seq: large, sort_order: 1.5, heavy: 1, note: null },
    { id: 2, seq: 1, sort_order: 2, heavy: 0, note: null },
  ]);
  const [sums] = await store.read(({ db }) =>
    db<Thing>('things')
      .count({ n: '*' })
      .sum({ heavy: 'heavy' })
      .avg({ middle: 'sort_order' })
      .max({ seq: 'seq' }),
  );
  assert.deepEqual(sums, { n: 2, heavy: 1, middle: 1.75, seq: large });
  assert.equal((await store.read(({ db }) => db<Thing>('things').where('seq', large))).length, 1);
});

test('a column holds only what it was declared for', async t => {
  const { store } = await openThings(t);
  for (const wrong of [{ shelf_id: 'attic' }, { heavy: 2 }, { sort_order: 'first' }, { seq: 1.5 }]) {
    const written = store.write(call, work => work.db('things').insert({ title: 'wrong', ...wrong }));
    await assert.rejects(written, Error, JSON.stringify(wrong));
  }
});

test('statements answer alike: inserted rows, how many changed, and the rows of a raw one', async t => {
  const { store } = await openThings(t);
  const answers = await store.write(call, async work => {
    const things = work.db<Thing>('things');
    work.untraced();
    return {
      inserted: await things
        .clone()
        .insert([{ title: 'one' }, { title: 'two' }])
        .returning(['id', 'title']),
      updated: await things.clone().where('id', '>', 0).update({ heavy: 1 }),
      returned: await things.clone().where('id', 2).update({ heavy: 0 }).returning('heavy'),
      raw: await work.db.raw<unknown[]>('SELECT id FROM things WHERE title = ?', ['two']),
      deleted: await things.clone().where('id', 1).delete(),
      first: await things.clone().first('title'),
      none: await things.clone().where('id', 99).first(),
    };
  });
  assert.deepEqual(answers, {
    inserted: [
      { id: 1, title: 'one' },
      { id: 2, title: 'two' },
    ],
    updated: 2,
    returned: [{ heavy: 0 }],
    raw: [{ id: 2 }],
    deleted: 1,
    first: { title: 'two' },
    none: undefined,
  });
});

test('an id is never used twice, even after the last row is deleted', async t => {
  const { store } = await openThings(t);
  const ids = await store.write(call, async work => {
    work.untraced();
    const first = await insertThing(work, 'first');
    await work.db('things').delete();
    return [first.id, (await insertThing(work, 'second')).id];
  });
  assert.deepEqual(ids, [1, 2]);
});

test('a row that is there already is a unique violation, and nothing else is', async t => {
  const { store } = await openThings(t);
  await store.write(call, work => makeThing(work, 'UNIQUE constraint failed'));
  const twice = await failure(store.write(call, work => makeThing(work, 'UNIQUE constraint failed')));
  const sameId = await failure(
    store.write(call, work => work.db('things').insert({ id: 1, title: 'other' })),
  );
  const check = await failure(
    store.write(call, work => work.db('things').insert({ title: 'UNIQUE constraint failed!', heavy: 9 })),
  );
  const { dialect } = await engineOf(dialectOnly());
  assert.deepEqual([twice, sameId, check].map(dialect.isUniqueViolation), [true, true, false]);
  assert.deepEqual([twice, sameId, check].map(dialect.isForeignKeyViolation), [false, false, false]);
});

test('a reference to nothing is a foreign key violation', async t => {
  const { store } = await openThings(t);
  const dangling = await failure(
    store.write(call, work => work.db('things').insert({ title: 'lost', shelf_id: 404 })),
  );
  const { dialect } = await engineOf(dialectOnly());
  assert.deepEqual(verdicts(dialect, dangling), ['foreign key']);
});

test('a lock that another holds is busy', async t => {
  const { url } = await openThings(t);
  const holder = await connected(t, url);
  const waiter = await connected(t, url);
  const { dialect } = await engineOf(url);
  await holder.run(dialect.beginWriting);
  await waiter.run(engine === 'sqlite' ? 'PRAGMA busy_timeout = 1' : "SET lock_timeout = '1ms'");
  assert.deepEqual(verdicts(dialect, await failure(waiter.run(dialect.beginWriting))), ['busy']);
});

test('a full disk is known as one', async t => {
  const { url } = await openThings(t);
  const connection = await connected(t, url);
  const { dialect } = await engineOf(url);
  // A real disk cannot be filled here: SQLite gets a size limit, PostgreSQL raises the error.
  const full =
    engine === 'sqlite'
      ? `PRAGMA max_page_count = 1; INSERT INTO things (title) VALUES (hex(zeroblob(100000)))`
      : `DO $$ BEGIN RAISE EXCEPTION SQLSTATE '53100'; END $$`;
  assert.deepEqual(verdicts(dialect, await failure(connection.run(full))), ['disk full']);
});

test('an error that is not an engine failure has no name', async () => {
  const { dialect } = await engineOf(dialectOnly());
  for (const other of [new Error('UNIQUE constraint failed'), 'busy', null, undefined, { code: '23505' }]) {
    assert.deepEqual(verdicts(dialect, other), []);
  }
});

function verdicts(dialect: Dialect, error: unknown): string[] {
  const named = {
    unique: dialect.isUniqueViolation(error),
    'foreign key': dialect.isForeignKeyViolation(error),
    busy: dialect.isBusy(error),
    'disk full': dialect.writeFault(error) === 'disk_full',
  };
  return Object.entries(named).flatMap(([name, is]) => (is ? [name] : []));
}

/** Names no database; enough to get an engine's dialect. */
function dialectOnly(): string {
  return engine === 'sqlite' ? 'sqlite:nowhere' : 'postgres://nowhere';
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

async function connected(t: TestContext, url: string): Promise<Connection> {
  const connection = await (await engineOf(url)).connect('writing');
  t.after(() => connection.close());
  return connection;
}
