/** Makes and restores backups like the commands, and reads their contents. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { startApp } from '../../src/app.ts';
import { Contents } from '../../src/attachments/bytes/contents.ts';
import { makeBackup, type MadeBackup } from '../../src/backup/making.ts';
import { readBackup } from '../../src/backup/reading.ts';
import { restoreBackup, type Restored, type Restoring } from '../../src/backup/restoring.ts';
import { openLog } from '../../src/log/log.ts';
import { openStore } from '../../src/store/store.ts';
import { placesIn } from './bucket.ts';
import { clientOf, type Client } from './client.ts';
import { emptyDatabase } from './engines.ts';
import { configuration, type RunningServer } from './server.ts';
import { until } from './until.ts';

/** A new folder for a test. */
export function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'docket-backup-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file that is not there yet. */
export function newFile(t: TestContext): string {
  return join(folderOf(t), 'docket.tar');
}

export async function backedUp({ app, clock }: RunningServer, path: string): Promise<MadeBackup> {
  const { store, files } = app.instance;
  return makeBackup({ store, contents: files.contents, clock: () => clock.now() }, path);
}

/** Without a server, which would clean up first. */
export async function backedUpAsItStands(
  { url, folder }: Spot,
  clock: RunningServer['clock'],
  path: string,
): Promise<MadeBackup> {
  const store = await openStore({ url, spoolFolder: folder, asFound: true });
  try {
    return await makeBackup(
      { store, contents: new Contents(placesIn(folder)), clock: () => clock.now() },
      path,
    );
  } finally {
    await store.close();
  }
}

/** The location of an instance: a database, and a folder for its files. */
export interface Spot {
  readonly url: string;
  readonly folder: string;
}

/** Nothing is there yet; the database is one of the engine under test. */
export async function emptySpot(t: TestContext): Promise<Spot> {
  const database = await emptyDatabase();
  t.after(() => database.remove());
  return { url: database.url, folder: folderOf(t) };
}

/** The same on SQLite, whatever the engine under test. */
export function emptySqlite(t: TestContext): Spot {
  const folder = folderOf(t);
  return { url: `sqlite:${join(folder, 'docket.db')}`, folder };
}

export function restored(
  { url, folder }: Spot,
  path: string,
  wanted: Partial<Restoring> = {},
): Promise<Restored> {
  const contents = new Contents(placesIn(folder));
  const then = (): Promise<void> => Promise.resolve();
  return restoreBackup(
    { url, contents, replace: false, keepRevoked: false, tell: () => undefined, then, ...wanted },
    path,
  );
}

export interface Served extends RunningServer {
  readonly url: string;
  as(token?: string): Client;
}

/** Runs `act` on a server with restored data, and stops it afterwards. */
export async function served<T>(
  { url, folder }: Spot,
  clock: RunningServer['clock'],
  act: (server: Served) => Promise<T>,
): Promise<T> {
  const app = await startApp({
    config: configuration(folder, { database_url: url, port: '0', ...placesIn(folder) }),
    log: openLog({ log_level: 'silent' }),
    clock: () => clock.now(),
    strict: true,
    noticeMs: 0,
  });
  try {
    return await act({ app, clock, url: app.address, as: token => clientOf(app.address, token) });
  } finally {
    await app.stop();
  }
}

/** Waits until the server has built its search index. */
export async function searchable({ app }: Served): Promise<void> {
  const { store } = app.instance;
  const left = () => store.read(({ db }) => db('search_rebuilding').select());
  await until('the search is made', async () => (await left()).length === 0);
}

export type Rows = Readonly<Record<string, readonly string[]>>;

/** The rows of every table in a backup, from either engine: each as a line with column names, sorted. */
export async function rowsIn(path: string): Promise<Rows> {
  const rows: Record<string, string[]> = {};
  let columns: Readonly<Record<string, readonly (readonly [string, string])[]>> = {};
  await readBackup(path, {
    head: head => {
      columns = head.tables;
      return Promise.resolve();
    },
    rows: (table, lines) => {
      const names = columns[table] ?? [];
      for (const line of lines.toString('utf8').split('\n')) {
        const values = JSON.parse(line) as unknown[];
        const row = Object.fromEntries(names.map(([name], place) => [name, values[place]]));
        (rows[table] ??= []).push(JSON.stringify(row, names.map(([name]) => name).sort()));
      }
      return Promise.resolve();
    },
  });
  for (const lines of Object.values(rows)) lines.sort();
  return rows;
}
