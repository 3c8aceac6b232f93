/** Starting beside other servers: migrations, restores, and what a database that came back brings. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { DatabaseRefused } from '../../src/store/unusable.ts';
import { knownMigrations, migrate } from '../../src/store/schema/migrate.ts';
import { engineOf, openStore, type Store } from '../../src/store/store.ts';
import { emptyDatabase, engine, freshDatabase } from '../setting/engines.ts';
import { call } from '../setting/things.ts';
import { until } from '../setting/until.ts';

const quiet = { lost: () => {}, found: () => {}, writesFail: () => {}, writesWork: () => {} };

async function serving(t: TestContext, url: string): Promise<Store> {
  const store = await openStore({ url, serving: quiet });
  t.after(() => store.close());
  return store;
}

/** The released migrations, and another one. */
async function folderWith(t: TestContext, text: string): Promise<URL> {
  const { dialect } = await engineOf('postgres://nobody@127.0.0.1/nothing');
  const last = knownMigrations(dialect).at(-1)?.number ?? 0;
  const folder = mkdtempSync(join(tmpdir(), 'docket-migrations-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { cpSync } = await import('node:fs');
  cpSync(join(import.meta.dirname, '../../src/store/schema/migrations'), folder, { recursive: true });
  writeFileSync(join(folder, `${String(last + 1).padStart(4, '0')}-tomorrow.sql`), text);
  return pathToFileURL(`${folder}/`);
}

async function asked<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    return (await session.query<Row>(statement)).rows;
  } finally {
    await session.end();
  }
}

const write = (store: Store, name: string): Promise<void> =>
  store.write(call, async work => {
    work.untraced();
    await work.db('settings').insert({ name, value: '1' });
  });

if (engine === 'postgres') {
  test('servers and commands that begin together on an empty database migrate it once', async t => {
    const database = await emptyDatabase();
    t.after(() => database.remove());
    const { url } = database;
    const opened = await Promise.all([
      serving(t, url),
      serving(t, url),
      openStore({ url }),
      serving(t, url),
      openStore({ url }),
    ]);
    const numbers = opened.map(({ servers }) => servers.number);
    assert.deepEqual(numbers.filter(number => number > 0).sort(), [1, 2, 3]);
    for (const [place, store] of opened.entries()) await write(store, `of ${place}`);
    await Promise.all(opened.map(store => store.close()));
  });

  test('a migration that says so runs beside a server; any other is refused and changes nothing', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const store = await serving(t, database.url);
    const itself = await engineOf(database.url);
    const disturbing = await folderWith(t, 'ALTER TABLE settings ADD COLUMN other {{text}};\n');
    await assert.rejects(migrate(itself, { folder: disturbing }), (error: unknown) => {
      assert.ok(error instanceof DatabaseRefused);
      assert.match(
        error.message,
        /needs the migration \d{4}-tomorrow, which cannot run beside a server: stop all/,
      );
      return true;
    });
    const columns = () =>
      asked(database.url, `SELECT 1 FROM information_schema.columns WHERE column_name = 'other'`);
    assert.equal((await columns()).length, 0);
    const beside = `-- beside\nALTER TABLE settings ADD COLUMN other {{text}} NOT NULL DEFAULT '';\n`;
    await migrate(itself, { folder: await folderWith(t, beside) });
    assert.equal((await columns()).length, 1);
    await write(store, 'after');
    // Once no server runs, the other kind is applied too.
    const again = await freshDatabase();
    t.after(() => again.remove());
    await migrate(await engineOf(again.url), { folder: disturbing });
  });

  test('a server that loses its session comes back under its number, with its places', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const [one, two] = [await serving(t, database.url), await serving(t, database.url)];
    let lost = 0;
    const giveBack = await one.servers.places.take('exports', [0, 1]);
    await one.servers.places.take('upkeep', [0], () => (lost += 1));
    assert.equal(await two.servers.places.take('upkeep', [0]), null);
    await asked(
      database.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'docket claiming' AND datname = current_database()`,
    );
    await until('both are back', async () => (await one.isThere()) && (await two.isThere()));
    await until('the other jobs can begin elsewhere', () => lost === 1);
    await until('it holds its place again', () => two.servers.places.isTaken('exports', 0));
    assert.ok(await two.servers.places.take('upkeep', [0]));
    assert.deepEqual(await two.servers.ended([one.servers.number]), []);
    assert.ok(await two.servers.places.take('exports', [0, 1]));
    assert.equal(await two.servers.places.take('exports', [0, 1]), null);
    giveBack?.();
    await until('it is free', async () => !(await two.servers.places.isTaken('exports', 0)));
  });

  test('followers begin again when the database is not the one that they knew', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const store = await serving(t, database.url);
    const told: string[] = [];
    store.onCommit(events => told.push(...events.map(({ type }) => type)));
    await store.follow({ begin: async () => void told.push('begin'), lost: () => void told.push('lost') });
    const announce = () => store.write(call, async work => work.announce({ type: 'resync.required' }));
    await announce();
    await store.caughtUp();
    assert.deepEqual(told, ['begin', 'resync.required']);
    // As after a failover to a standby that lacks the last commits.
    await asked(database.url, `UPDATE counters SET value = 0 WHERE name = 'news'`);
    await asked(database.url, 'DELETE FROM news');
    await asked(
      database.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'docket claiming' AND datname = current_database()`,
    );
    await until('it has begun again', () => told.length === 4);
    await announce();
    await store.caughtUp();
    assert.deepEqual(told.slice(2), ['lost', 'begin', 'resync.required']);
  });
}
