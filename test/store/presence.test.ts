/** A database outage: queries fail clearly and soon, acknowledged data is not lost, and service returns. */
import assert from 'node:assert/strict';
import { copyFileSync, rmSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import { DatabaseRefused, DatabaseUnavailable } from '../../src/store/unusable.ts';
import { engineOf, openStore, type Store } from '../../src/store/store.ts';
import { engine, freshDatabase } from '../setting/engines.ts';
import { call } from '../setting/things.ts';
import { TcpWay, wayToDatabase } from '../setting/way-to-database.ts';

const quiet = { lost: () => {}, found: () => {}, writesFail: () => {}, writesWork: () => {} };

/** Availability changes, in order. */
type Heard = ('lost' | 'found')[];

async function serving(t: TestContext, url: string): Promise<{ store: Store; heard: Heard }> {
  const heard: Heard = [];
  const store = await openStore({
    url,
    serving: { ...quiet, lost: () => void heard.push('lost'), found: () => void heard.push('found') },
  });
  t.after(() => store.close());
  return { store, heard };
}

const ask = (store: Store): Promise<unknown> => store.read(async ({ db }) => db('counters').select());

const setSomething = (store: Store, name: string): Promise<void> =>
  store.write(call, async work => {
    work.untraced();
    const setting = { name, value: '1' };
    await work.db('settings').insert(setting);
  });

const settingsOf = async (store: Store): Promise<string[]> =>
  store.read(({ db }) => db('settings').orderBy('name').pluck<string[]>('name'));

describe('a database that is served', () => {
  test('is refused to a restore in one sentence, and not to a command', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    await serving(t, database.url);
    const claimed = engineOf(database.url).then(one => one.claim());
    await assert.rejects(claimed, (error: unknown) => {
      assert.ok(error instanceof DatabaseRefused);
      assert.match(error.message, /^Another server is using the database \S+: stop it first, or [^.]+\.$/);
      return true;
    });
    const command = await openStore({ url: database.url });
    await setSomething(command, 'by hand');
    await command.close();
  });

  test('is free again when its server has closed it', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const { store } = await serving(t, database.url);
    await store.close();
    const { store: next } = await serving(t, database.url);
    assert.equal(await next.isThere(), true);
  });
});

describe('a database that is away', () => {
  test('refuses queries, and works again as soon as it is back', async t => {
    const way = await wayToDatabase(t);
    const { store, heard } = await serving(t, way.url);
    await setSomething(store, 'before');
    await way.bar();
    await assert.rejects(setSomething(store, 'during'), DatabaseUnavailable);
    assert.equal(await store.isThere(), false);
    await assert.rejects(ask(store), DatabaseUnavailable);
    await assert.rejects(
      store.snapshot(({ db }) => db('counters').select()),
      DatabaseUnavailable,
    );
    await way.open();
    assert.equal(await store.isThere(), true);
    await setSomething(store, 'since');
    assert.deepEqual(heard, ['lost', 'found']);
    const names = await settingsOf(store);
    assert.ok(names.includes('before') && names.includes('since'));
  });

  test('lets its server close', async t => {
    const way = await wayToDatabase(t);
    const { store } = await serving(t, way.url);
    await way.bar();
    await store.isThere();
    await store.close();
  });

  test('is noticed without a query', async t => {
    const way = await wayToDatabase(t);
    await new Promise<void>((resolve, reject) => {
      openStore({ url: way.url, serving: { ...quiet, lost: () => resolve() } }).then(store => {
        t.after(() => store.close());
        return way.bar();
      }, reject);
    });
  });
});

if (engine === 'sqlite') {
  test('a second server is refused', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    await serving(t, database.url);
    await assert.rejects(serving(t, database.url), /^DatabaseRefused: Another server is using the database/);
  });

  test('another file in place of the database is not mistaken for it', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const file = database.url.slice('sqlite:'.length);
    const { store } = await serving(t, database.url);
    copyFileSync(file, `${file}.copy`);
    rmSync(file);
    copyFileSync(`${file}.copy`, file);
    await assert.rejects(setSomething(store, 'lost'), DatabaseUnavailable);
    assert.equal(await store.isThere(), false);
  });

  test('a full disk refuses changes, and accepts them when there is space', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const { store } = await serving(t, database.url);
    const limit = (pages: number) =>
      store.write(call, async work => {
        work.untraced();
        await work.db.raw(`PRAGMA max_page_count = ${String(pages)}`);
      });
    await limit(1);
    await assert.rejects(setSomething(store, 'x'.repeat(1_000_000)), DatabaseUnavailable);
    await limit(1_000_000);
    await setSomething(store, 'roomy');
  });

  test('a statement that does not end is ended', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const { store } = await serving(t, database.url);
    const file = database.url.slice('sqlite:'.length);
    const endless = store.read(({ db }) =>
      db.raw('WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n'),
    );
    const ended = assert.rejects(endless, DatabaseUnavailable);
    rmSync(file);
    await store.isThere();
    await ended;
  });
}

if (engine === 'postgres') {
  test('a server that stops responding is abandoned, and used again when it responds', async t => {
    const way = await wayToDatabase(t);
    assert.ok(way instanceof TcpWay);
    const { store } = await serving(t, way.url);
    await ask(store);
    way.freeze();
    const asked = assert.rejects(ask(store), DatabaseUnavailable);
    const written = assert.rejects(setSomething(store, 'frozen'), DatabaseUnavailable);
    assert.equal(await store.isThere(), false);
    await Promise.all([asked, written]);
    await way.open();
    for (let looks = 0; looks < 10 && !(await store.isThere()); looks += 1);
    await setSomething(store, 'thawed');
  });

  test('a database that a restore has claimed is unavailable until it is done', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const way = await TcpWay.to(database.url);
    t.after(() => way.bar());
    const { store } = await serving(t, way.url);
    await way.bar();
    assert.equal(await store.isThere(), false);
    const claim = await (await engineOf(database.url)).claim();
    await way.open();
    assert.equal(await store.isThere(), false);
    await assert.rejects(setSomething(store, 'second'), DatabaseUnavailable);
    await claim.release();
    assert.equal(await store.isThere(), true);
    await setSomething(store, 'second');
  });

  test('a PostgreSQL resource error is not a failure of the server', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const { store } = await serving(t, database.url);
    for (const state of ['53100', '53200', '57P01', '57014', '55P03'])
      await assert.rejects(
        store.read(({ db }) => db.raw(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '${state}'; END $$`)),
        DatabaseUnavailable,
      );
  });
}
