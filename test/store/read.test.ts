/** Reading: what is committed, through many connections, or one view that nothing disturbs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, makeThing, openThings, titles, type Thing } from '../setting/things.ts';

test('an acknowledged write is read', async t => {
  const { store } = await openThings(t);
  for (let place = 0; place < 20; place += 1) {
    await store.write(call, work => makeThing(work, `thing ${String(place)}`));
    assert.equal((await titles(store)).length, place + 1);
  }
});

test('a database error shows the calling code', async t => {
  const { store } = await openThings(t);
  const asked = store.read(async ({ ask }) => await ask('SELECT title FROM nowhere', []));
  await assert.rejects(asked, ({ stack = '' }: Error) => {
    assert.match(stack, /nowhere/);
    assert.match(stack, /at async .*read\.test\.ts/);
    return true;
  });
});

test('a reader cannot write', async t => {
  const { store } = await openThings(t);
  await assert.rejects(
    store.read(({ db }) => db<Thing>('things').insert({ title: 'smuggled' })),
    /read-?only/,
  );
  await assert.rejects(
    store.snapshot(({ db }) => db<Thing>('things').insert({ title: 'smuggled' })),
    /read-?only/,
  );
  assert.deepEqual(await titles(store), []);
});

test('a snapshot shows one moment, whatever is committed after it', async t => {
  const { store } = await openThings(t);
  await store.write(call, work => makeThing(work, 'before'));
  const seen = await store.snapshot(async ({ db }) => {
    const first = await db<Thing>('things').pluck('title');
    await store.write(call, work => makeThing(work, 'after'));
    assert.deepEqual(await titles(store), ['before', 'after']);
    return [first, await db<Thing>('things').pluck('title')];
  });
  assert.deepEqual(seen, [['before'], ['before']]);
  assert.deepEqual(await store.snapshot(({ db }) => db<Thing>('things').orderBy('id').pluck('title')), [
    'before',
    'after',
  ]);
});

test('a failed snapshot leaves its connection usable', async t => {
  const { store } = await openThings(t);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await assert.rejects(store.snapshot(({ db }) => db('no_such_table')));
    assert.deepEqual(await store.snapshot(({ db }) => db('things')), []);
  }
});

test('snapshots that are held do not keep others from reading', async t => {
  const { store } = await openThings(t, { readers: 1 });
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const held = Array.from({ length: 3 }, () => store.snapshot(() => released));
  assert.deepEqual(await titles(store), []);
  release();
  await Promise.all(held);
});

test('a handle of a snapshot ends with it', async t => {
  const { store } = await openThings(t);
  const { db } = await store.snapshot(read => Promise.resolve(read));
  await assert.rejects(async () => db('things'), /already been released with its unit of work/);
});

test('a failed statement is reported with its text and never with its values', async t => {
  const { store } = await openThings(t);
  await store.write(call, work => makeThing(work, 'a secret'));
  await assert.rejects(
    store.write(call, work => makeThing(work, 'a secret')),
    (error: Error) => {
      assert.match(error.message, /INSERT INTO/);
      assert.doesNotMatch(error.message, /a secret/);
      return true;
    },
  );
});
