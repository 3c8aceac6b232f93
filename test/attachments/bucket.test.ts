/** Files in a bucket: who may use it, what happens while it is away, how an instance moves, and several servers. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { backUp, restore } from '../../src/cli/backup.ts';
import { handlers } from '../../src/generated/handlers.ts';
import { FilesUnavailable } from '../../src/attachments/bytes/content-store.ts';
import { FolderRefused } from '../../src/store/folder.ts';
import { sweepFiles } from '../../src/upkeep/sweeping.ts';
import { folderOf } from '../setting/backups.ts';
import { contentsOf, filesUrl, folderWith, noBucket } from '../setting/bucket.ts';
import { cast } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { emptyDatabase, engine } from '../setting/engines.ts';
import { filesIn } from '../setting/files-in.ts';
import { noise, TEXT } from '../setting/files.ts';
import { appIn, configuration, type TestServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { downloaded, kept, on, sendFile, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';
import { zipOf } from '../setting/zip-bytes.ts';

const skip = noBucket;

/** A connection to the bucket that a test can take away. */
interface Way {
  readonly url: string;
  isAway: boolean;
  /** How many connections there are. */
  readonly open: number;
}

async function wayToBucket(t: TestContext): Promise<Way> {
  const { hostname, port } = new URL(process.env['DOCKET_TEST_BUCKETS'] ?? '');
  const open = new Set<Socket>();
  const server = createServer(near => {
    if (way.isAway) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    for (const one of open) one.destroy();
    server.close();
  });
  let isAway = false;
  const way: Way = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    get isAway() {
      return isAway;
    },
    set isAway(now) {
      isAway = now;
      if (now) for (const one of open) one.destroy();
    },
    get open() {
      return open.size;
    },
  };
  return way;
}

/** A folder whose name is that of a new part of the bucket. */
function newPart(t: TestContext): string {
  return join(tmpdir(), `part-${basename(folderOf(t))}`);
}

/** A world with its files in a new part of the bucket. */
async function worldInBucket(t: TestContext, endpoint?: string): Promise<World & { readonly part: string }> {
  const part = newPart(t);
  return { ...(await world(t, { config: { files_url: filesUrl(part, endpoint) } })), part };
}

const objects = (part: string, kind: 'files' | 'thumbnails' = 'files'): string[] =>
  filesIn(folderWith({ data_folder: part, files_url: '' }, kind));

test('contents are objects, named like the files of a data folder', { skip }, async t => {
  const { server, max, part } = await worldInBucket(t);
  const { url } = await uploaded(server, max, { bytes: await noise(600, 500), filename: 'a.png' });
  assert.deepEqual([objects(part).length, objects(part, 'thumbnails').length], [1, 1]);
  const { data_folder } = server.app.instance.config;
  assert.ok(!existsSync(join(data_folder, 'files')));
  assert.deepEqual(kept(server, 'incoming'), []);
  const [name = ''] = objects(part);
  const folder = folderWith({ data_folder: part, files_url: '' }, 'files');
  assert.deepEqual(readdirSync(folder), [name.slice(0, 2)]);
  const whole = await downloaded(server, max, url);
  const some = await downloaded(server, max, url, { Range: 'bytes=-5' });
  assert.deepEqual([some.status, some.bytes], [206, whole.bytes.subarray(-5)]);
});

test('a bucket that cannot be used is refused at the start, in one sentence', { skip }, async t => {
  const database = await emptyDatabase();
  t.after(() => database.remove());
  const start = async (files_url: string): Promise<unknown> => {
    const clock = { now: () => new Date() };
    try {
      const app = await appIn(folderOf(t), { database_url: database.url, files_url }, clock, {
        log: [],
        handlers,
      });
      await app.stop();
      return null;
    } catch (error) {
      return error;
    }
  };
  const part = newPart(t);
  for (const url of [
    filesUrl(part).replace('s3://', 's3://no-such-'),
    filesUrl(part, 'http://127.0.0.1:9'),
  ]) {
    const error = await start(url);
    assert.ok(error instanceof FilesUnavailable, String(error));
    assert.match(error.message, /^The bucket s3:\/\/\S+ cannot be used \(.+\)\.$/);
  }
  const key = process.env['AWS_SECRET_ACCESS_KEY'];
  process.env['AWS_SECRET_ACCESS_KEY'] = 'another-one';
  try {
    const error = await start(filesUrl(part));
    assert.ok(error instanceof FilesUnavailable);
    assert.ok(!error.message.includes('another-one'));
  } finally {
    process.env['AWS_SECRET_ACCESS_KEY'] = key;
  }
});

test('while the bucket is away, files are refused and everything else works', { skip }, async t => {
  const way = await wayToBucket(t);
  const { server, ada, max, part, issue } = await worldInBucket(t, way.url);
  const picture = await uploaded(server, max, {
    bytes: await noise(600, 500),
    ...on('issue', await issue()),
  });
  const zip = await uploaded(server, max, { bytes: zipOf({ a: 'tide' }), filename: 'a.zip' });
  way.isAway = true;
  const before = await server.rows();
  const upload = await sendFile(server, max, { bytes: TEXT });
  assert.equal(upload.response.status, 503);
  assert.match(JSON.stringify(upload.error), /"code":"files_unavailable"/);
  assert.equal(upload.response.headers.get('retry-after'), '5');
  assert.equal(await server.rows(), before);
  for (const path of [picture.url, `${picture.url}/thumbnail`, `${zip.url}/preview`]) {
    const { status, bytes } = await downloaded(server, max, path);
    assert.deepEqual([status, String(bytes).includes('files_unavailable')], [503, true], path);
  }
  const archive = await downloaded(server, ada, '/api/project-archives/APP');
  assert.equal(archive.status, 503);
  assert.equal(server.log.filter(line => line.includes('"event":"files_unavailable"')).length, 1);
  // Rows do not need the bucket; the bytes are removed later.
  await issue();
  done(await max.api.DELETE('/api/attachments/{id}', at(zip.id)));
  assert.equal(objects(part).length, 2);
  way.isAway = false;
  await uploaded(server, max, { bytes: TEXT });
  assert.equal((await downloaded(server, max, picture.url)).status, 200);
  await sweepFiles(server.app.instance);
  assert.equal(objects(part).length, 2);
  assert.deepEqual(kept(server, 'incoming'), []);
});

test('a client that leaves during a download leaves no connection to the bucket', { skip }, async t => {
  const way = await wayToBucket(t);
  const { server, max } = await worldInBucket(t, way.url);
  const { url } = await uploaded(server, max, { bytes: await noise(1500, 1500) });
  for (let many = 0; many < 12; many += 1) {
    const leaving = new AbortController();
    const response = await fetch(server.url + url, {
      headers: { Authorization: `Bearer ${max.token}` },
      signal: leaving.signal,
    });
    assert.equal(response.status, 200);
    leaving.abort();
  }
  // What is left waits for the next request.
  await until('the connections are closed', () => way.open <= 6);
  assert.equal((await downloaded(server, max, url)).status, 200);
});

test(
  'the bucket of another instance is refused, and so is one without the files of this one',
  { skip },
  async t => {
    const { server, max, part } = await worldInBucket(t);
    await uploaded(server, max, { bytes: TEXT });
    const clock = server.clock;
    const database = await emptyDatabase();
    t.after(() => database.remove());
    const start = (database_url: string, files_url: string) =>
      appIn(folderOf(t), { database_url, files_url }, clock, { log: [], handlers });
    await assert.rejects(start(database.url, filesUrl(part)), (error: unknown) => {
      assert.ok(error instanceof FolderRefused);
      assert.match(error.message, /^The bucket s3:\/\/\S+ does not belong to the database \S+: [^.]+\.$/);
      return true;
    });
    await server.app.stop();
    const other = newPart(t);
    await assert.rejects(start(server.app.instance.config.database_url, filesUrl(other)), FolderRefused);
    assert.deepEqual(objects(other), []);
  },
);

test('an instance moves into a bucket when its files are copied', { skip }, async t => {
  const { server, max } = await world(t, { config: {} });
  const { url } = await uploaded(server, max, { bytes: TEXT });
  await server.app.stop();
  const { config } = server.app.instance;
  const part = newPart(t);
  const target = { data_folder: part, files_url: filesUrl(part) };
  cpSync(folderWith(config, 'files'), folderWith(target, 'files'), { recursive: true });
  // The service sees what was copied.
  const [sha256 = ''] = objects(part);
  await until('it is an object', () => contentsOf(target).has(sha256));
  const app = await appIn(
    config.data_folder,
    { database_url: config.database_url, files_url: target.files_url },
    server.clock,
    { log: [], handlers },
  );
  t.after(() => app.stop());
  const moved: TestServer = { ...server, app, url: app.address };
  assert.equal(String((await downloaded(moved, max, url)).bytes), String(TEXT));
});

test('a backup by command goes from a bucket into a folder and back', { skip }, async t => {
  const { server, max, operator, part } = await worldInBucket(t);
  const { url } = await uploaded(server, max, { bytes: TEXT });
  const path = join(folderOf(t), 'docket.tar');
  const before = readdirSync(tmpdir()).filter(name => name.startsWith('docket-copies-')).length;
  assert.match(await backUp(server.app.instance.config, path, () => undefined), / 1 files? /);
  // No temporary copy is left.
  assert.equal(readdirSync(tmpdir()).filter(name => name.startsWith('docket-copies-')).length, before);
  for (const inBucket of [false, true]) {
    const [folder, database] = [mkdtempSync(join(tmpdir(), 'docket-restored-')), await emptyDatabase()];
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    t.after(() => database.remove());
    const files = inBucket ? { files_url: filesUrl(folder) } : {};
    const settings = { database_url: database.url, ...files };
    await restore(configuration(folder, settings), path, {}, () => undefined);
    const app = await appIn(folder, settings, server.clock, { log: [], handlers });
    t.after(() => app.stop());
    const there: TestServer = { ...server, app, url: app.address };
    // Sessions end with a restore.
    assert.equal(String((await downloaded(there, operator, url)).bytes), String(TEXT));
    assert.equal(kept(there, 'files').length, 1);
  }
  assert.equal(objects(part).length, 1);
});

if (engine === 'postgres') {
  test('two servers share a bucket, and each has a data folder of its own', { skip }, async t => {
    const { server, max, part } = await worldInBucket(t);
    const { database_url } = server.app.instance.config;
    const settings = { database_url, files_url: filesUrl(part) };
    const app = await appIn(folderOf(t), settings, server.clock, { log: [], handlers });
    t.after(() => app.stop());
    const there: TestServer = { ...server, app, url: app.address };
    const { lena } = await cast(there);
    for (let round = 0; round < 6; round += 1) {
      const bytes = `Tide table ${round % 2}`;
      const [here, far] = await Promise.all([
        uploaded(server, max, { bytes, filename: 'a.txt' }),
        uploaded(there, lena, { bytes, filename: 'b.txt' }),
      ]);
      done(await max.api.DELETE('/api/attachments/{id}', at(here.id)));
      const got = await downloaded(server, lena, far.url);
      assert.deepEqual([got.status, String(got.bytes)], [200, bytes]);
      done(await lena.api.DELETE('/api/attachments/{id}', at(far.id)));
      await until('the bytes are gone', () => objects(part).length === 0);
    }
  });
}
