/** Questions that ride along with the first statement of whoever reads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Read } from '../../src/store/read.ts';
import { Riding, type Rider } from '../../src/store/riding.ts';
import type { Store } from '../../src/store/store.ts';
import { call, makeThing, openThings } from '../setting/things.ts';

const REFUSED = new Error('refused');

/** Asks for the largest id there is, and notes what it hears. */
function asking(name: string, heard: unknown[], refusal: Error | null = null): Rider {
  return {
    name,
    question: () => ({ text: 'SELECT MAX(id) FROM things', values: [] }),
    hear: answer => {
      heard.push(Number(answer));
      if (refusal) throw refusal;
    },
  };
}

/** The store, and every statement that it is asked past knex. */
function noting(store: Store): { readonly store: Store; readonly asked: string[] } {
  const asked: string[] = [];
  const read: Store['read'] = act =>
    store.read(({ db, dialect, ask }) =>
      act({ db, dialect, ask: (text, values) => (asked.push(text), ask(text, values)) }),
    );
  return { asked, store: { ...store, read } };
}

const titlesOf = async (read: Read): Promise<unknown> => read.ask('SELECT title FROM things ORDER BY id', []);

async function withThings(t: Parameters<typeof openThings>[0]) {
  const { store } = await openThings(t);
  for (const title of ['one', 'two']) await store.write(call, work => makeThing(work, title));
  return noting(store);
}

test('one statement answers what is read and every question that rides along, each apart', async t => {
  const { store, asked } = await withThings(t);
  const heard: [unknown[], unknown[]] = [[], []];
  const caller = new Riding(asking('caller', heard[0]));
  const rows = await caller
    .over(store)
    .read(read => new Riding(asking('thing', heard[1])).along(read, titlesOf));
  assert.deepEqual(rows, [{ title: 'one' }, { title: 'two' }]);
  assert.deepEqual(heard, [[2], [2]]);
  assert.equal(asked.length, 1);
});

test('it is asked once, however much is read', async t => {
  const { store, asked } = await withThings(t);
  const heard: unknown[] = [];
  await new Riding(asking('thing', heard)).during(store, async riding => {
    await riding.read(titlesOf);
    await riding.read(titlesOf);
  });
  assert.deepEqual(heard, [2]);
  assert.equal(asked.length, 2);
});

for (const [what, read] of Object.entries({
  knex: ({ db }: Read): Promise<unknown> => db('things').pluck('title'),
  'a union': (read: Read) => read.ask('SELECT title FROM things UNION SELECT title FROM things', []),
  'what finds nothing': (read: Read) => read.ask('SELECT title FROM things WHERE id < 0', []),
  nothing: () => Promise.resolve(),
})) {
  test(`${what} takes no question along, which is then asked by itself`, async t => {
    const { store } = await withThings(t);
    const heard: unknown[] = [];
    await store.read(reading => new Riding(asking('thing', heard)).along(reading, read));
    assert.deepEqual(heard, [2]);
  });
}

test('what found nothing is read once more behind the question, and is never older than its answer', async t => {
  const { store, asked } = await withThings(t);
  const late = async (read: Read): Promise<unknown> =>
    read.ask("SELECT title FROM things WHERE title = 'late' AND id > 0", []);
  const found = await store.read(read => new Riding(asking('thing', [])).along(read, late));
  assert.deepEqual(found, []);
  assert.deepEqual(
    asked.map(text => [text.includes('late'), text.includes('MAX(id)')]),
    [
      [true, true],
      [false, true],
      [true, false],
    ],
  );
});

test('a view and a change begin when it is answered', async t => {
  const { store } = await withThings(t);
  for (const begin of ['snapshot', 'write'] as const) {
    const riding = new Riding(asking('thing', [], REFUSED)).over(store);
    const begun =
      begin === 'write' ? riding.write(call, () => assert.fail()) : riding.snapshot(() => assert.fail());
    await assert.rejects(begun, REFUSED);
  }
});

test('whoever is refused reads nothing more, and is told so before all else that went wrong', async t => {
  const { store, asked } = await withThings(t);
  const refused = new Riding(asking('thing', [], REFUSED));
  await assert.rejects(
    refused.during(store, async riding => {
      await riding.read(titlesOf).catch(() => undefined);
      await riding.read(titlesOf);
    }),
    REFUSED,
  );
  assert.equal(asked.length, 1);
  const early = new Riding(asking('thing', [], REFUSED));
  await assert.rejects(
    store.read(read => early.along(read, () => Promise.reject(new Error('another')))),
    REFUSED,
  );
});
