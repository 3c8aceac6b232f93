/** A database for each test, on the engine that DOCKET_TEST_ENGINE names; what imports this runs on both. */
import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { postgres } from '../../src/store/dialects/postgres.ts';
import { knownMigrations } from '../../src/store/migrate.ts';
import { openStore, type Store, type StoreOptions } from '../../src/store/store.ts';

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

export type EngineName = 'sqlite' | 'postgres';

export const engine = chosenEngine();

/** Where there is a server, SQLite is at hand as well. */
export const atHand: readonly EngineName[] = engine === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres'];

/** A migrated database, of the engine under test unless said otherwise. */
export function freshDatabase(of = engine): Promise<TestDatabase> {
  return of === 'sqlite' ? copiedFile() : createdDatabase(postgresTemplate());
}

/** A database in which nothing was ever done. */
export function emptyDatabase(): Promise<TestDatabase> {
  return engine === 'sqlite' ? Promise.resolve(newFile()) : createdDatabase(Promise.resolve('template0'));
}

export interface OpenedStore {
  readonly store: Store;
  readonly url: string;
}

/** A store on a migrated database of its own; both are gone when the test is over. */
export async function openedStore(t: TestContext, options: Partial<StoreOptions> = {}): Promise<OpenedStore> {
  const database = await freshDatabase();
  const store = await openStore({ url: database.url, ...options });
  t.after(async () => {
    await store.close();
    await database.remove();
  });
  return { store, url: database.url };
}

/** Each value is made once in a process, at its first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function chosenEngine(): EngineName {
  const name = process.env['DOCKET_TEST_ENGINE'] ?? 'sqlite';
  if (name === 'sqlite' || name === 'postgres') return name;
  throw new Error(`DOCKET_TEST_ENGINE is sqlite or postgres, not ${name}.`);
}

const folder = once(() => {
  const made = mkdtempSync(join(process.env['DOCKET_TEST_FOLDER'] ?? tmpdir(), 'docket-test-'));
  process.once('exit', () => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
});

function newFile(): TestDatabase {
  const home = mkdtempSync(join(folder(), 'database-'));
  return {
    url: `sqlite:${join(home, 'docket.db')}`,
    remove: () => {
      rmSync(home, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

const sqliteTemplate = once(async () => {
  const { url } = newFile();
  await migrated(url);
  return url;
});

async function copiedFile(): Promise<TestDatabase> {
  const template = await sqliteTemplate();
  const copy = newFile();
  copyFileSync(template.slice('sqlite:'.length), copy.url.slice('sqlite:'.length));
  return copy;
}

async function migrated(url: string): Promise<void> {
  const store = await openStore({ url });
  await store.close();
}

/** Made once for a server, whichever test process is first; another schema has a template of another name. */
const postgresTemplate = once(async () => {
  const hash = createHash('sha256');
  for (const { checksum } of knownMigrations(postgres)) hash.update(checksum);
  const name = `docket_template_${hash.digest('hex').slice(0, 12)}`;
  await asSuperuser(async server => {
    await server.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await server.query<{ datistemplate: boolean }>(
      'SELECT datistemplate FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rows[0]?.datistemplate) return;
    // One that was not finished is of a run that was ended in the middle.
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    await migrated(urlOf(name));
    await server.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true`);
  });
  return name;
});

/** Copies files: half the work of the usual way, which writes every page into the log. */
async function createdDatabase(template: Promise<string>): Promise<TestDatabase> {
  const source = await template;
  const name = `docket_test_${randomUUID().replaceAll('-', '')}`;
  await inTheOneSession(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  return {
    url: urlOf(name),
    remove: () => inTheOneSession(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** A process makes and drops all its databases in one session, which does not keep it alive. */
const theOneSession = once(() => {
  const pool = new pg.Pool({
    connectionString: serverUrl(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // A server that is stopped first ends it; whoever asks next hears of that.
  pool.on('error', () => undefined);
  return pool;
});

async function inTheOneSession(statement: string): Promise<void> {
  await theOneSession().query(statement);
}

/** Ending the session also lets go of its locks. */
async function asSuperuser<T>(act: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await act(server);
  } finally {
    await server.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env['DOCKET_TEST_POSTGRES'];
  if (!url) throw new Error('DOCKET_TEST_POSTGRES names no server: run the tests with npm test.');
  return url;
}
