/** A database for each test, on the engine that DOCKET_TEST_ENGINE names; tests that import this run on both. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { openStore, type Store, type StoreOptions } from '../../src/store/store.ts';

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

export type EngineName = 'sqlite' | 'postgres';

/** `people` has the cast in it, `world` the project APP as well. */
export type TemplateName = 'migrated' | 'people' | 'world';

export const engine = chosenEngine();

/** With a server, SQLite is available as well. */
export const atHand: readonly EngineName[] = engine === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres'];

/** A copy of a template of this name, by default the one that is migrated and empty. */
export function freshDatabase(of = engine, template: TemplateName = 'migrated'): Promise<TestDatabase> {
  if (of === 'sqlite') return Promise.resolve(copiedFile(template));
  return createdDatabase(postgresTemplate(template));
}

/** An unused database. */
export function emptyDatabase(): Promise<TestDatabase> {
  return engine === 'sqlite' ? Promise.resolve(newFile()) : createdDatabase('template0');
}

export interface OpenedStore {
  readonly store: Store;
  readonly url: string;
}

/** A store on a new migrated database; both are removed after the test. */
export async function openedStore(t: TestContext, options: Partial<StoreOptions> = {}): Promise<OpenedStore> {
  const database = await freshDatabase();
  const store = await openStore({ url: database.url, ...options });
  t.after(async () => {
    await store.close();
    await database.remove();
  });
  return { store, url: database.url };
}

/** Computes a value once per process, at its first use. */
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

function sqliteTemplate(name: TemplateName): string {
  return join(templatesFolder(), `${name}.db`);
}

function copiedFile(template: TemplateName): TestDatabase {
  const copy = newFile();
  copyFileSync(sqliteTemplate(template), copy.url.slice('sqlite:'.length));
  return copy;
}

/** Metadata about the users of a template, written with it. */
export function templateNote(of: EngineName, name: TemplateName): string {
  return join(templatesFolder(), `${of}-${name}.json`);
}

const templatesFolder = once(() => process.env['DOCKET_TEST_FOLDER'] ?? madeTemplates());

/** For a test or a benchmark that `npm test` does not run. */
function madeTemplates(): string {
  const path = folder();
  execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'templates.ts')], {
    env: {
      ...process.env,
      DOCKET_TEST_FOLDER: path,
      DOCKET_TEST_ENGINE: process.env['DOCKET_TEST_POSTGRES'] === undefined ? 'sqlite' : 'postgres',
    },
    stdio: 'inherit',
  });
  return path;
}

/** Creates a template: a copy of `from`, or an empty database, filled by `fill`. */
export async function makeTemplate<T>(
  of: EngineName,
  name: TemplateName,
  fill: (url: string) => Promise<T>,
  from?: TemplateName,
): Promise<T> {
  if (of === 'sqlite') {
    if (from) copyFileSync(sqliteTemplate(from), sqliteTemplate(name));
    const url = `sqlite:${sqliteTemplate(name)}`;
    const value = await fill(url);
    // A server leaves its log next to the file, and only the file is copied.
    await migrated(url);
    return value;
  }
  const database = postgresTemplate(name);
  const source = from ? postgresTemplate(from) : `template0 ENCODING 'UTF8'`;
  await inTheOneSession(`CREATE DATABASE ${database} TEMPLATE ${source}`);
  const value = await fill(urlOf(database));
  await inTheOneSession(`ALTER DATABASE ${database} WITH IS_TEMPLATE true`);
  return value;
}

export async function migrated(url: string): Promise<void> {
  const store = await openStore({ url });
  await store.close();
}

function postgresTemplate(name: TemplateName): string {
  return `docket_template_${name}`;
}

/** Copies files: half the work of the usual way, which writes every page into the log. */
async function createdDatabase(source: string): Promise<TestDatabase> {
  const name = `docket_test_${randomUUID().replaceAll('-', '')}`;
  await inTheOneSession(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  return {
    url: urlOf(name),
    remove: () => inTheOneSession(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** A process creates and drops all its databases in one session, which does not keep it alive. */
const theOneSession = once(() => {
  const pool = new pg.Pool({
    connectionString: serverUrl(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // A stopped server closes it; the next query fails.
  pool.on('error', () => undefined);
  return pool;
});

async function inTheOneSession(statement: string): Promise<void> {
  await theOneSession().query(statement);
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
