/** Queries whose text is built once: values replace their placeholders, on every engine and at every call. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedQuery } from '../../src/store/fixed-query.ts';
import { call, insertThing, openThings, type Thing } from '../setting/things.ts';

function titlesBetween() {
  let built = 0;
  const ask = fixedQuery<'from' | 'to', Pick<Thing, 'title'>>(({ db }, mark) => {
    built += 1;
    return db<Thing>('things')
      .where('title', '>=', mark('from'))
      .whereNot('title', 'left out')
      .where('title', '<=', mark('to'))
      .orderBy('title')
      .limit(2)
      .select('title');
  });
  return { ask, built: () => built };
}

test('a query is built once and used with other values each time', async t => {
  const { store } = await openThings(t);
  await store.write(call, async work => {
    for (const title of ['a', 'b', 'c', 'd', 'left out']) await insertThing(work, title);
    work.untraced();
  });
  const { ask, built } = titlesBetween();
  const titles = (from: string, to: string) =>
    store.read(async read => (await ask(read, { from, to })).map(({ title }) => title));
  assert.deepEqual(await titles('b', 'z'), ['b', 'c']);
  assert.deepEqual(await titles('d', 'z'), ['d']);
  assert.deepEqual(await titles('e', 'a'), []);
  assert.equal(built(), 1);
});

test('inside a change a query sees what the change has written', async t => {
  const { store } = await openThings(t);
  const { ask } = titlesBetween();
  const seen = await store.write(call, async work => {
    work.untraced();
    const before = await ask(work, { from: 'a', to: 'z' });
    await insertThing(work, 'new');
    return [before, await ask(work, { from: 'a', to: 'z' })];
  });
  assert.deepEqual(seen, [[], [{ title: 'new' }]]);
});

test('a value that looks like anything else is a value', async t => {
  const { store } = await openThings(t);
  const odd = ["'; DROP TABLE things; --", '?', ':from', '??', '\\?'];
  await store.write(call, async work => {
    for (const title of odd) await insertThing(work, title);
    work.untraced();
  });
  const { ask } = titlesBetween();
  for (const title of odd) {
    assert.deepEqual(await store.read(read => ask(read, { from: title, to: title })), [{ title }]);
  }
});
