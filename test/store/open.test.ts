/** Opening and closing: what is not a fit database is refused, every connection is set up as promised, nothing is left. */
import assert from 'node:assert/strict';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import type { Knex } from 'knex';
import pg from 'pg';
import { DatabaseRefused } from '../../src/store/unusable.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { emptyDatabase, engine, freshDatabase } from '../setting/engines.ts';
import { call, makeThing, openThings } from '../setting/things.ts';

test('a database is named by one of two words', async () => {
  for (const url of ['mysql://127.0.0.1/docket', 'docket.db', '']) {
    await assert.rejects(openStore({ url }), /must be sqlite:<path> or postgres:/);
  }
});

if (engine === 'sqlite') {
  test('a place that cannot keep a write-ahead log is refused', async () => {
    await assert.rejects(openStore({ url: 'sqlite::memory:' }), /cannot use a write-ahead log/);
  });

  const unfit = (file: string) =>
    assert.rejects(openStore({ url: `sqlite:${file}` }), (error: unknown) => {
      assert.ok(error instanceof DatabaseRefused);
      assert.match(error.message, new RegExp(`^The database ${file} cannot be used \\(SQLITE_.*\\)\\.$`));
      return true;
    });

  test('a file in a folder that is not there is refused by its name', async () => {
    await unfit('/nowhere/at/all/docket.db');
  });

  test('a file that is not a database is refused by its name, and stays as it is', async t => {
    const database = await emptyDatabase();
    t.after(() => database.remove());
    const file = database.url.slice('sqlite:'.length);
    const text = 'a letter to Ada\n'.repeat(100);
    writeFileSync(file, text);
    await unfit(file);
    assert.equal(readFileSync(file, 'utf8'), text);
  });

  const asRoot = process.getuid?.() === 0 && 'root may write every file';
  test('a database that may only be read is refused by its name', { skip: asRoot }, async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const file = database.url.slice('sqlite:'.length);
    chmodSync(file, 0o444);
    await unfit(file);
  });

  test('every connection has the required settings', async t => {
    const { store } = await openThings(t);
    const promised = {
      journal_mode: 'wal',
      synchronous: 2,
      foreign_keys: 1,
      trusted_schema: 0,
      temp_store: 2,
    };
    assert.deepEqual(await everywhere(store, pragmas), {
      reading: { ...promised, query_only: 1 },
      viewing: { ...promised, query_only: 1 },
      writing: { ...promised, query_only: 0 },
    });
  });

  test('closing leaves one file, with everything in it', async t => {
    const { store, url } = await openThings(t);
    await store.write(call, work => makeThing(work, 'lamp'));
    await store.read(({ db }) => db('things'));
    const file = url.slice('sqlite:'.length);
    assert.ok(readdirSync(dirname(file)).length > 1);
    await store.close();
    assert.deepEqual(readdirSync(dirname(file)), [basename(file)]);
  });
}

if (engine === 'postgres') {
  test('a server that refuses the login is named by its address, without the password', async t => {
    const database = await emptyDatabase();
    t.after(() => database.remove());
    const url = new URL(database.url);
    url.username = 'nobody_here';
    url.password = 'a-wrong-secret';
    await assert.rejects(openStore({ url: url.href }), (error: unknown) => {
      assert.ok(error instanceof DatabaseRefused);
      assert.ok(error.message.startsWith(`The database ${url.host}${url.pathname} cannot be used (`));
      assert.ok(!error.message.includes('a-secret'));
      return true;
    });
  });

  test('a role that may not make tables is refused in one line', async t => {
    const { url, remove } = await databaseOfGuest();
    t.after(remove);
    await assert.rejects(openStore({ url }), (error: unknown) => {
      assert.ok(error instanceof DatabaseRefused);
      assert.match(
        error.message,
        /^The database .+ cannot be used \(permission denied for schema public\)\.$/,
      );
      return true;
    });
  });

  test('a database in another encoding is refused', async t => {
    const { url, remove } = await encodedDatabase();
    t.after(remove);
    await assert.rejects(openStore({ url }), /has the encoding SQL_ASCII: create it with ENCODING 'UTF8'/);
  });

  test('every connection has the required settings', async t => {
    const { store } = await openThings(t);
    const promised = { TimeZone: 'UTC', synchronous_commit: 'on' };
    assert.deepEqual(await everywhere(store, settings), {
      reading: { ...promised, transaction_read_only: 'on', application_name: 'docket reading' },
      viewing: { ...promised, transaction_read_only: 'on', application_name: 'docket reading' },
      writing: { ...promised, transaction_read_only: 'off', application_name: 'docket writing' },
    });
  });

  test('closing leaves no session', async t => {
    const database = await freshDatabase();
    t.after(() => database.remove());
    const store = await openStore({ url: database.url });
    await everywhere(store, db => db('counters'));
    assert.ok((await sessionsOn(database.url)) > 0);
    await store.close();
    // The server notices a moment later that a client left.
    let left = await sessionsOn(database.url);
    for (let looks = 0; left > 0 && looks < 1_000; looks += 1) left = await sessionsOn(database.url);
    assert.equal(left, 0);
  });
}

type Everywhere<T> = Record<'reading' | 'viewing' | 'writing', T>;

async function everywhere<T>(store: Store, ask: (db: Knex) => PromiseLike<T>): Promise<Everywhere<T>> {
  return {
    reading: await store.read(async ({ db }) => ask(db)),
    viewing: await store.snapshot(async ({ db }) => ask(db)),
    writing: await store.write(call, async ({ db }) => ask(db)),
  };
}

async function pragmas(db: Knex): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of [
    'journal_mode',
    'synchronous',
    'foreign_keys',
    'trusted_schema',
    'temp_store',
    'query_only',
  ]) {
    const [row] = await db.raw<Record<string, unknown>[]>(`PRAGMA ${name}`);
    found[name] = row?.[name];
  }
  return found;
}

async function settings(db: Knex): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of ['TimeZone', 'synchronous_commit', 'transaction_read_only', 'application_name']) {
    const [row] = await db.raw<Record<string, unknown>[]>(`SHOW ${name}`);
    found[name] = row?.[name];
  }
  return found;
}

/** How many others are connected. */
async function sessionsOn(url: string): Promise<number> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  const { rows } = await session.query(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await session.end();
  return rows.length;
}

async function encodedDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const spare = await emptyDatabase();
  const session = new pg.Client({ connectionString: spare.url });
  await session.connect();
  const name = `${new URL(spare.url).pathname.slice(1)}_ascii`;
  await session.query(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc`,
  );
  return {
    url: `${spare.url}_ascii`,
    remove: async () => {
      await session.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await session.end();
      await spare.remove();
    },
  };
}

/** A database URL with a read-only account. */
async function databaseOfGuest(): Promise<{ url: string; remove: () => Promise<void> }> {
  const database = await emptyDatabase();
  const session = new pg.Client({ connectionString: database.url });
  await session.connect();
  const url = new URL(database.url);
  const name = `guest_of${url.pathname.slice(1)}`;
  await session.query(`CREATE ROLE ${name} LOGIN PASSWORD 'guest'`);
  url.username = name;
  url.password = 'guest';
  return {
    url: url.href,
    remove: async () => {
      await session.query(`DROP ROLE ${name}`);
      await session.end();
      await database.remove();
    },
  };
}
