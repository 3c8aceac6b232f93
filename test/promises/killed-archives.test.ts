/**
 * Archives on a server that is killed, or whose disk is full: a project is imported completely or not at all, without
 * leftovers.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { openStore, type Store } from '../../src/store/store.ts';
import { archiveOf, sendArchive } from '../setting/archived.ts';
import { at, clientOf, done, type Client } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { filesIn } from '../setting/files-in.ts';
import { largeArchive } from '../setting/large-archive.ts';
import { build, emptyPlace, serve, type Place, type Program } from '../setting/program.ts';
import { noDisk, withDisk } from '../setting/small-disk.ts';
import { until, untilLater } from '../setting/until.ts';

before(build);

const ADMINISTRATOR = { DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'a password of olga' };

type Serving = Program & { readonly url: string; readonly token: string; readonly api: Client };

async function signedIn(t: TestContext, place: Place): Promise<Serving> {
  const server = await serve(t, { ...place, env: { ...place.env, ...ADMINISTRATOR } });
  const body = { identity: 'olga', password: ADMINISTRATOR.DOCKET_ADMIN_PASSWORD };
  const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body }));
  return { ...server, token, api: clientOf(server.url, token) };
}

const pdf = (length: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(length)]);

/** Tables that an import writes: afterwards either all or none have its rows. */
const TABLES = [
  'projects',
  'hidden_projects',
  'sequences',
  'modules',
  'labels',
  'issues',
  'issue_labels',
  'comments',
  'attachments',
  'attachment_links',
  'activity',
  'search_texts',
  'issue_counts',
  'activity_counts',
];

async function countIn(store: Store, table: string): Promise<number> {
  return store.read(async ({ db }) => {
    const [row] = await db(table).count<{ count: number | string }[]>({ count: '*' });
    return Number(row?.count ?? 0);
  });
}

async function countsIn(store: Store): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) counts[table] = await countIn(store, table);
  return counts;
}

const ISSUES = 400;

/** When the server is killed: after this many unpacked entries, or rows in a table. */
const MOMENTS: Readonly<Record<string, readonly [where: string, count: number]>> = {
  'while it unpacks': ['incoming', 4],
  'in the middle of staging': ['issues', ISSUES / 2],
  'when it shows': ['attachments', 1],
};

test('after every kill a project that was being imported is there whole, or nothing of it', async t => {
  const place = await emptyPlace(t);
  const store = { opened: null as Store | null };
  t.after(() => store.opened?.close());
  const files = [pdf(400_000), pdf(300_000)];
  const archive = largeArchive({ issues: ISSUES, comments: 100, historyOfEach: 2, files });
  let server = await signedIn(t, place);
  store.opened = await openStore({ url: place.env['DOCKET_DATABASE_URL'] ?? '' });
  const { opened } = store;
  const empty = await countsIn(opened);
  for (const [moment, [where, count]] of Object.entries(MOMENTS)) {
    const running = sendArchive(server, server, archive).catch(() => null);
    let isOver = false;
    void running.then(() => (isOver = true));
    const reached = async () =>
      (where === 'incoming' ? filesIn(join(place.folder, where)).length : await countIn(opened, where)) >=
      count;
    await until(moment, async () => isOver || (await reached()));
    server.process.kill('SIGKILL');
    await Promise.all([running, server.ended]);
    server = await signedIn(t, place);
    const [project] = done(await server.api.GET('/api/projects'));
    const had = project ? ['activity', 'activity_counts'] : [];
    if (project) {
      const counts = await server.api.GET('/api/projects/{id}/issue-counts', at(project.id));
      assert.equal(done(counts).total, ISSUES);
      assert.ok((await archiveOf(server, server, 'BIG')).length > 700_000);
      done(await server.api.DELETE('/api/projects/{id}', at(project.id)));
    }
    // The deletion of a project is recorded.
    for (const table of had) {
      // Next to what is staged until later.
      if (engine === 'postgres') delete empty[table];
      else empty[table] = await countIn(opened, table);
    }
    // Among others, a server is given time to come back.
    if (engine === 'sqlite') await checkNothingLeft(place, opened, empty, moment);
  }
  const isEmpty = async () =>
    filesIn(join(place.folder, 'incoming')).length === 0 && (await countIn(opened, 'hidden_projects')) === 0;
  await untilLater('what the killed servers left is removed', isEmpty);
  await checkNothingLeft(place, opened, empty, 'in the end');
  assert.equal((await sendArchive(server, server, archive)).response.status, 201);
});

async function checkNothingLeft(
  { folder }: Place,
  store: Store,
  empty: Readonly<Record<string, number>>,
  moment: string,
): Promise<void> {
  assert.deepEqual(filesIn(join(folder, 'incoming')), [], moment);
  const counts = await countsIn(store);
  for (const [table, count] of Object.entries(empty))
    assert.equal(counts[table], count, `${moment}: ${table}`);
  await until('bytes that no row names are gone', () => filesIn(join(folder, 'files')).length === 0);
}

/** A server with a separate disk for its files; with `all`, also for its database, if that is a file. */
async function onSmallDisk(
  t: TestContext,
  mebibytes: number,
  all: boolean,
): Promise<Serving & { disk: string }> {
  const { place, disk } = withDisk(await emptyPlace(t), mebibytes);
  const database = all ? { DOCKET_DATABASE_URL: `sqlite:${join(disk, 'docket.db')}` } : {};
  const env = { ...place.env, ...database, DOCKET_DATA_FOLDER: disk };
  const server = await signedIn(t, { ...place, env });
  // Only the process can see that disk.
  return { ...server, disk: `/proc/${server.process.pid}/root${disk}` };
}

test(
  'an archive that fills the disk is refused, and so is an export; both leave nothing',
  { skip: noDisk },
  async t => {
    const server = await onSmallDisk(t, 10, false);
    const large = largeArchive({ issues: 5, files: [pdf(3_500_000), pdf(3_000_000)] });
    for (let time = 0; time < 3; time += 1) {
      const { response, error } = await sendArchive(server, server, large);
      assert.deepEqual([response.status, (error as { code: string }).code], [507, 'storage_full']);
      assert.deepEqual(
        [filesIn(join(server.disk, 'incoming')), filesIn(join(server.disk, 'files'))],
        [[], []],
      );
    }
    const fits = largeArchive({ issues: 5, files: [pdf(2_000_000), pdf(2_100_000)] });
    assert.equal((await sendArchive(server, server, fits)).response.status, 201);
    // The remaining space fits one more file, but not the archive of two.
    const fill = largeArchive({ identifier: 'MORE', issues: 1, files: [pdf(2_500_000)] });
    assert.equal((await sendArchive(server, server, fill)).response.status, 201);
    for (let time = 0; time < 3; time += 1) {
      const headers = { Authorization: `Bearer ${server.token}` };
      const refusedExport = await fetch(`${server.url}/api/project-archives/BIG`, { headers });
      assert.deepEqual(
        [refusedExport.status, ((await refusedExport.json()) as { code: string }).code],
        [507, 'storage_full'],
      );
      assert.deepEqual(filesIn(join(server.disk, 'incoming')), []);
    }
    assert.equal((await archiveOf(server, server, 'MORE')).length > 2_500_000, true);
  },
);

test(
  'an import that leaves the database no room is refused, and all that it staged is gone',
  { skip: noDisk || (engine !== 'sqlite' && 'the database is not on this disk') },
  async t => {
    const server = await onSmallDisk(t, 14, true);
    const large = largeArchive({ issues: 100, bodyBytes: 60_000 });
    const before = filesIn(join(server.disk, 'incoming'));
    for (let time = 0; time < 2; time += 1) {
      const { response, error } = await sendArchive(server, server, large);
      assert.deepEqual([response.status, (error as { code: string }).code], [503, 'disk_full']);
      assert.deepEqual(filesIn(join(server.disk, 'incoming')), before);
    }
    assert.deepEqual(done(await server.api.GET('/api/projects')), []);
    const opened = await openStore({ url: `sqlite:${join(server.disk, 'docket.db')}` });
    t.after(() => opened.close());
    assert.deepEqual((await countsIn(opened))['hidden_projects'], 0);
    assert.equal((await sendArchive(server, server, largeArchive({ issues: 20 }))).response.status, 201);
  },
);
