/** Migrations: applied once and in order on both engines, and refused where the database is not the program's. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { postgres } from '../../src/store/dialects/postgres.ts';
import { sqlite } from '../../src/store/dialects/sqlite.ts';
import type { Engine, Purpose } from '../../src/store/engines/engine.ts';
import { withLease } from '../../src/store/connections/lease.ts';
import { knownMigrations, migrate, MigrationRefused } from '../../src/store/schema/migrate.ts';
import { DatabaseRefused } from '../../src/store/unusable.ts';
import { engineOf, openStore } from '../../src/store/store.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../setting/engines.ts';

const GARDEN = 'CREATE TABLE garden (id {{id}}, name {{text}} NOT NULL) {{strict}};\n';

test('a new database is brought to the newest schema, and opening it again changes nothing', async t => {
  const { url, engine } = await database(t, emptyDatabase());
  await (await openStore({ url })).close();
  const first = await onlyReading(engine, db => db('migrations').orderBy('number'));
  await (await openStore({ url })).close();
  const second = await onlyReading(engine, db => db('migrations').orderBy('number'));
  assert.deepEqual(second, first);
  assert.deepEqual(
    first.map(({ number, checksum }: { number: number; checksum: string }) => ({ number, checksum })),
    knownMigrations(engine.dialect).map(({ number, checksum }) => ({ number, checksum })),
  );
});

test('a file of several statements is applied, in the words of the engine', async t => {
  const { engine } = await database(t, emptyDatabase());
  const roses = "INSERT INTO garden (name) VALUES ('rose; no end of statement');\n-- The end; really.\n";
  await migrate(engine, { folder: folderOf(t, { '0001-garden.sql': GARDEN + roses }) });
  const plants = await onlyReading(engine, db => db('garden').select('*'));
  assert.deepEqual(plants, [{ id: 1, name: 'rose; no end of statement' }]);
});

test('a file for one engine is applied by that engine alone', async t => {
  const { engine } = await database(t, emptyDatabase());
  const files = {
    '0001-garden.sql': GARDEN,
    '0002-first.sqlite.sql': "INSERT INTO garden (name) VALUES ('sqlite')",
    '0002-first.postgres.sql': "INSERT INTO garden (name) VALUES ('postgres')",
  };
  await migrate(engine, { folder: folderOf(t, files) });
  assert.deepEqual(await onlyReading(engine, db => db('garden').pluck('name')), [engine.dialect.engine]);
});

test('a later migration is applied to a database that has the earlier ones', async t => {
  const { engine } = await database(t, emptyDatabase());
  await migrate(engine, { folder: folderOf(t, { '0001-garden.sql': GARDEN }) });
  const later = { '0001-garden.sql': GARDEN, '0002-rose.sql': "INSERT INTO garden (name) VALUES ('rose')" };
  await migrate(engine, { folder: folderOf(t, later) });
  assert.deepEqual(await onlyReading(engine, db => db('garden').pluck('name')), ['rose']);
});

test('line ends are not part of what was applied', async t => {
  const { engine } = await database(t, emptyDatabase());
  await migrate(engine, { folder: folderOf(t, { '0001-garden.sql': GARDEN }) });
  await migrate(engine, { folder: folderOf(t, { '0001-garden.sql': GARDEN.replaceAll('\n', '\r\n') }) });
});

test('a migration that was edited after it was applied is refused', async t => {
  const { engine } = await database(t, emptyDatabase());
  await migrate(engine, { folder: folderOf(t, { '0001-garden.sql': GARDEN }) });
  const edited = folderOf(t, { '0001-garden.sql': `${GARDEN}-- A second thought.\n` });
  await assert.rejects(
    migrate(engine, { folder: edited }),
    refusal(/0001-garden differs .* restore the released file/),
  );
});

test('a database of a newer program is refused', async t => {
  const { url, engine } = await database(t, freshDatabase());
  const newer = { number: 9_999, name: 'from-the-future', checksum: 'x', applied_at: '2099-01-01 00:00:00' };
  await writing(engine, db => db('migrations').insert(newer));
  await assert.rejects(
    openStore({ url }),
    refusal(/newer version of Docket .*9999-from-the-future.* start that version/),
  );
});

test('a database with the migrations of another program is refused by name, and stays unchanged', async t => {
  const { url, engine } = await database(t, emptyDatabase());
  await connected(engine, 'migrating', db => db.raw('CREATE TABLE migrations (id INTEGER, batch INTEGER)'));
  await assert.rejects(openStore({ url }), (error: unknown) => {
    assert.ok(error instanceof DatabaseRefused);
    assert.ok(error.message.startsWith(`The database ${engine.called} cannot be used (`));
    return true;
  });
  await assert.rejects(onlyReading(engine, db => db('users')));
});

test('a database that holds tables of another program is refused by their names, and stays as it is', async t => {
  const { url, engine } = await database(t, emptyDatabase());
  await connected(engine, 'migrating', db => db.raw('CREATE TABLE users (login TEXT)'));
  await assert.rejects(openStore({ url }), (error: unknown) => {
    assert.ok(error instanceof DatabaseRefused);
    assert.equal(
      error.message,
      `The database ${engine.called} contains tables of another program (users): use a separate database for Docket.`,
    );
    return true;
  });
  assert.deepEqual(await onlyReading(engine, db => db('users').columnInfo().then(Object.keys)), ['login']);
  await assert.rejects(onlyReading(engine, db => db('migrations')));
});

test('a migration numbered below one that is applied is refused', async t => {
  const { engine } = await database(t, emptyDatabase());
  await migrate(engine, { folder: folderOf(t, { '0002-garden.sql': GARDEN }) });
  const late = folderOf(t, { '0001-late.sql': 'CREATE TABLE late (id {{id}})', '0002-garden.sql': GARDEN });
  await assert.rejects(
    migrate(engine, { folder: late }),
    refusal(/0001-late is not applied, but the later 0002-garden is/),
  );
});

test('a failed migration leaves nothing, and earlier ones stay', async t => {
  const { engine } = await database(t, emptyDatabase());
  const broken = "INSERT INTO garden (name) VALUES ('weed'); INSERT INTO nowhere VALUES (1)";
  const files = { '0001-garden.sql': GARDEN, '0002-broken.sql': broken };
  await assert.rejects(migrate(engine, { folder: folderOf(t, files) }), /Migration 0002-broken failed/);
  assert.deepEqual(await onlyReading(engine, db => db('garden').pluck('name')), []);
  assert.deepEqual(await onlyReading(engine, db => db('migrations').pluck('number')), [1]);
});

test('a migration that leaves a dangling reference is refused', async t => {
  const { engine } = await database(t, emptyDatabase());
  const dangling = `${GARDEN}CREATE TABLE beds (garden_id {{integer}} REFERENCES garden (id)) {{strict}};
    INSERT INTO beds (garden_id) VALUES (5);`;
  await assert.rejects(
    migrate(engine, { folder: folderOf(t, { '0001-dangling.sql': dangling }) }),
    /0001-dangling failed/,
  );
});

test('a word that no engine knows stops before anything is applied', async t => {
  const { engine } = await database(t, emptyDatabase());
  const files = { '0001-garden.sql': GARDEN, '0002-odd.sql': 'CREATE TABLE odd (at {{timestamp}})' };
  await assert.rejects(
    migrate(engine, { folder: folderOf(t, files) }),
    /Unknown word \{\{timestamp\}\} in a migration/,
  );
});

test('two files with one number, and a file with another name, stop', async t => {
  const { engine } = await database(t, emptyDatabase());
  const twice = folderOf(t, { '0001-garden.sql': GARDEN, '0001-again.sql': GARDEN });
  await assert.rejects(migrate(engine, { folder: twice }), /Two migrations have the number 0001/);
  const odd = folderOf(t, { 'garden.sql': GARDEN });
  await assert.rejects(migrate(engine, { folder: odd }), /No migration is named like garden\.sql/);
});

test('concurrent migrations of one new database apply each migration once', async t => {
  const { engine } = await database(t, emptyDatabase());
  const plant = (place: number): string => `INSERT INTO garden (name) VALUES ('plant ${String(place)}')`;
  const files: Record<string, string> = { '0001-garden.sql': GARDEN };
  for (let place = 0; place < 8; place += 1) files[`000${String(place + 2)}-plant.sql`] = plant(place);
  const folder = folderOf(t, files);
  // One that waits for SQLite takes one of Node's four threads, and the one that is waited for needs one too.
  await Promise.all(Array.from({ length: 3 }, () => migrate(engine, { folder })));
  const plants = await onlyReading(engine, db => db('garden').orderBy('id').pluck('name'));
  assert.deepEqual(
    plants,
    Array.from({ length: 8 }, (_, place) => `plant ${String(place)}`),
  );
});

test('processes that start concurrently on a new database apply each migration once', async t => {
  const { url, engine } = await database(t, emptyDatabase());
  const program = fileURLToPath(new URL('./open-and-close.ts', import.meta.url));
  const run = promisify(execFile);
  const started = Array.from({ length: 4 }, () => run(process.execPath, ['--import', 'tsx', program, url]));
  await Promise.all(started);
  const numbers = await onlyReading(engine, db => db('migrations').orderBy('number').pluck('number'));
  assert.deepEqual(
    numbers,
    knownMigrations(engine.dialect).map(({ number }) => number),
  );
});

async function database(
  t: TestContext,
  made: Promise<TestDatabase>,
): Promise<{ url: string; engine: Engine }> {
  const database = await made;
  t.after(() => database.remove());
  return { url: database.url, engine: await engineOf(database.url) };
}

function folderOf(t: TestContext, files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'docket-migrations-'));
  t.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

function onlyReading<T>(engine: Engine, act: (db: Knex) => PromiseLike<T>): Promise<T> {
  return connected(engine, 'reading', act);
}

function writing<T>(engine: Engine, act: (db: Knex) => PromiseLike<T>): Promise<T> {
  return connected(engine, 'writing', act);
}

async function connected<T>(engine: Engine, purpose: Purpose, act: (db: Knex) => PromiseLike<T>): Promise<T> {
  const connection = await engine.connect(purpose);
  try {
    return await withLease(engine, connection, async ({ db }) => act(db));
  } finally {
    await connection.close();
  }
}

function refusal(sentence: RegExp): (error: unknown) => boolean {
  return error => {
    assert.ok(error instanceof MigrationRefused);
    assert.match(error.message, sentence);
    return true;
  };
}

test('both engines know the same migrations, so that a backup of one can be restored into the other', () => {
  const [ofSqlite, ofPostgres] = [sqlite, postgres].map(dialect =>
    knownMigrations(dialect).map(({ number, name }) => `${number} ${name}`),
  );
  assert.deepEqual(ofSqlite, ofPostgres);
});
