/** Backfills of migrations: responses are the same before, during and after. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test, type TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openLog } from '../../src/log/log.ts';
import { valueOf } from '../../src/records/activity.ts';
import { fillSome, isUnfilled } from '../../src/upkeep/fillings.ts';
import { withLease } from '../../src/store/connections/lease.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { engineOf, openStore, type Store } from '../../src/store/store.ts';
import { previewOf } from '../../src/text/preview.ts';
import { done } from '../setting/client.ts';
import { emptyDatabase, openedStore } from '../setting/engines.ts';
import '../setting/from-source.ts';
import { until } from '../setting/until.ts';
import { world, type World } from '../setting/world.ts';

const SYSTEM = { now: new Date(), transport: 'system', actorId: null } as const;
/** Several pieces. */
const ENTRIES = 700;
const LONG = 5_000;

/** Rows of an older version: every entry has both of its texts, and each but the first repeats one. */
function entries(projectId: number | null, count: number): object[] {
  const text = (place: number): string => `${place} ${'ähnlich '.repeat(LONG / 8)}`;
  return Array.from({ length: count }, (_, place) => ({
    ts: '2026-02-01 00:00:00',
    actor_user_id: null,
    transport: 'system',
    entity_type: 'issue',
    entity_id: 1,
    entity_label: 'APP-1',
    project_id: projectId,
    action: 'update',
    field: 'description',
    old_value: place % 10 === 3 ? 'short' : text(place),
    new_value: place % 10 === 5 ? null : text(place + 1),
  }));
}

async function leave(store: Store, rows: readonly object[]): Promise<void> {
  await store.write(SYSTEM, async work => {
    work.untraced();
    for (let from = 0; from < rows.length; from += 50) {
      await work.db('activity').insert(rows.slice(from, from + 50));
    }
    await work.db('fillings').insert({ name: 'activity_texts', after_id: 0 });
  });
}

interface Change {
  readonly old_value: string | null;
  readonly new_value: string | null;
}

/** Every entry of the project as its feed shows it, oldest first. */
async function feed({ app, max }: World): Promise<Change[]> {
  const changes: Change[] = [];
  for (let offset = 0; ;) {
    const params = { path: { id: app }, query: { offset, limit: 200 } };
    const { items, has_more } = done(await max.api.GET('/api/projects/{id}/activity', { params }));
    changes.unshift(...items.map(({ old_value, new_value }) => ({ old_value, new_value })).reverse());
    offset += items.length;
    if (!has_more) return changes;
  }
}

async function fillAll(store: Store): Promise<number> {
  let pieces = 0;
  for (; await store.read(isUnfilled); pieces += 1) await store.write(SYSTEM, fillSome);
  return pieces;
}

function longInside(store: Store): Promise<unknown[]> {
  return store.read(({ db }) =>
    db('activity')
      .whereRaw('octet_length(old_value) > 4096 OR octet_length(new_value) > 4096')
      .orderBy('id')
      .pluck<number[]>('id'),
  );
}

test('a feed is the same before, during and after its long texts are moved, and each is then stored once', async t => {
  // Rows that are put into the database without a change raise no version.
  const site = await world(t, { config: { answer_memory_mib: '0' } });
  const { store } = site.server.app.instance;
  const before = await feed(site);
  const rows = entries(site.app, ENTRIES) as Change[];
  await leave(store, rows);
  const expected = [...before, ...rows.map(({ old_value, new_value }) => ({ old_value, new_value }))];
  await store.write(SYSTEM, fillSome);
  assert.ok((await longInside(store)).length > 0);
  assert.deepEqual(await feed(site), expected);
  assert.ok((await fillAll(store)) > 1);
  assert.deepEqual(await longInside(store), []);
  assert.deepEqual(await feed(site), expected);
  const texts = await store.read(({ db }) => db('activity_texts').pluck<string[]>('text'));
  const long = rows
    .flatMap(({ old_value, new_value }) => [old_value, new_value])
    .filter(text => (text?.length ?? 0) > LONG / 2);
  assert.deepEqual(texts.sort(), [...new Set(long)].sort());
});

test('a server automatically fills the data that a migration left open in an older database', async t => {
  const database = await emptyDatabase();
  const engine = await engineOf(database.url);
  await migrate(engine, { folder: migrationsBefore(t, 11) });
  const connection = await engine.connect('migrating');
  await withLease(engine, connection, ({ db }) => db('activity').insert(entries(null, 20)));
  await connection.close();
  const { app, stop } = await served(database.url);
  t.after(async () => {
    await stop();
    await database.remove();
  });
  const { store } = app.instance;
  await until('all was filled', async () => !(await store.read(isUnfilled)));
  assert.deepEqual(await longInside(store), []);
  assert.equal((await store.read(({ db }) => db('activity_texts').pluck('id'))).length > 0, true);
});

test('an index shows the same first lines before, during and after filling in the old ones', async t => {
  const { server, max, app } = await world(t);
  const { store } = server.app.instance;
  const make = async (place: number, text: string): Promise<void> => {
    const fields = { project_id: app, title: `Buoy ${place}` };
    done(await max.api.POST('/api/issues', { body: { ...fields, description: text } }));
    done(await max.api.POST('/api/pages', { body: { ...fields, content: text } }));
  };
  for (const [place, text] of BODIES.entries()) await make(place, text);
  const shown = async () => {
    const params = { path: { id: app } };
    const { issues, pages } = done(await max.api.GET('/api/projects/{id}/index', { params }));
    return [...issues, ...pages].map(({ id, preview }) => ({ id, preview }));
  };
  const kept = (table: string) =>
    store.read(({ db }) => db(table).where({ project_id: app }).orderBy('id').pluck<string[]>('preview'));
  const expected = await shown();
  assert.deepEqual(await kept('issues'), BODIES.map(previewOf));
  await store.write(SYSTEM, async work => {
    work.untraced();
    for (const table of ['issues', 'pages']) {
      await work.db(table).update({ preview: null });
      await work.db('fillings').insert({ name: `previews_of_${table}`, after_id: 0 });
    }
  });
  assert.deepEqual(await shown(), expected);
  await store.write(SYSTEM, fillSome);
  assert.deepEqual(await shown(), expected);
  // Bodies of several MiB: these are several pieces.
  assert.ok((await fillAll(store)) > 2);
  assert.deepEqual(await kept('issues'), BODIES.map(previewOf));
  assert.deepEqual(await kept('pages'), BODIES.map(previewOf));
  assert.deepEqual(await shown(), expected);
});

/** Whatever a first line may be: none, late, long, in characters of two places, before megabytes of more. */
const BODIES = [
  '',
  ' \n\t\u00a0\n',
  'One line',
  '\n\n  late  \nmore',
  `${'x'.repeat(300)}\nmore`,
  '🚢'.repeat(250),
  ...Array.from(
    { length: 9 },
    (_, place) => `${' '.repeat(place * 100)}Text ${place}\n${'ähnlich '.repeat(120_000)}`,
  ),
];

test('a database in which nothing ever happened has nothing to fill', async t => {
  const { store } = await openedStore(t);
  assert.equal(await store.read(isUnfilled), false);
});

/** A folder with the migrations that an older program had. */
function migrationsBefore(t: TestContext, number: number): URL {
  const folder = mkdtempSync(join(tmpdir(), 'docket-migrations-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const all = new URL('../../src/store/schema/migrations/', import.meta.url);
  for (const file of readdirSync(all)) {
    if (Number(file.slice(0, 4)) < number) copyFileSync(new URL(file, all), join(folder, file));
  }
  return pathToFileURL(`${folder}/`);
}

async function served(database_url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'docket-server-'));
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_DATABASE_URL: database_url, DOCKET_PORT: '0' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const app = await startApp({ config, log: openLog({ log_level: 'silent' }), strict: true, noticeMs: 0 });
  const stop = async (): Promise<void> => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, stop };
}

test('filling that is killed during a piece continues where the last piece ended', async t => {
  const { store, url } = await openedStore(t);
  const rows = entries(null, ENTRIES) as Change[];
  await leave(store, rows);
  await store.close();
  await killedWhileFilling(url);
  const reopened = await openStore({ url });
  t.after(() => reopened.close());
  const [left] = await reopened.read(({ db }) => db('fillings').select<{ after_id: number }[]>('after_id'));
  const [first = 0, ...rest] = (await longInside(reopened)) as number[];
  // Finished pieces are stored, and later ones are not: the third was lost with its process.
  assert.ok(left && left.after_id > 0 && first > left.after_id);
  assert.ok(rest.length > 0);
  await fillAll(reopened);
  assert.deepEqual(await longInside(reopened), []);
  const filled = await reopened.read(({ db }) =>
    db('activity')
      .orderBy('id')
      .select<Change[]>(db.raw(`${valueOf('old')} AS old_value, ${valueOf('new')} AS new_value`)),
  );
  assert.deepEqual(
    filled.map(({ old_value, new_value }) => ({ old_value, new_value })),
    rows.map(({ old_value, new_value }) => ({ old_value, new_value })),
  );
});

async function killedWhileFilling(url: string): Promise<void> {
  const program = fileURLToPath(new URL('./fill-until-killed.ts', import.meta.url));
  const filler = spawn(process.execPath, ['--import', 'tsx', program, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(filler.stdout).once('line', () => filler.kill('SIGKILL'));
  if (filler.exitCode === null && filler.signalCode === null) await once(filler, 'exit');
  assert.equal(filler.signalCode, 'SIGKILL');
}
