/** The built server: it is a bundle, and what it loads only when it is needed is found then, and works. */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { done } from '../setting/client.ts';
import { codehost } from '../setting/codehost.ts';
import { archiveOf, imported } from '../setting/archived.ts';
import { exportedBytes, exportedText, unzipped } from '../setting/exported.ts';
import { picture } from '../setting/files.ts';
import { agent } from '../setting/mcp.ts';
import { build, command, emptyPlace, serve, stopped } from '../setting/program.ts';
import { placeOfOlga, signedIn, type Signed } from '../setting/signed-in.ts';
import { openSocket } from '../setting/sockets.ts';
import { sqliteFile } from '../setting/sqlite-files.ts';
import { downloaded, uploaded } from '../setting/uploads.ts';
import { zipOf } from '../setting/zip-bytes.ts';

before(build);

interface Site {
  readonly server: Signed;
  readonly project: number;
}

async function site(t: TestContext): Promise<Site> {
  const host = await codehost(t, { issues: [{ number: 3, title: 'Buoy lights flicker' }] });
  const place = await placeOfOlga(t);
  const server = await signedIn(t, { ...place, env: { ...place.env, DOCKET_CODEHOST_URL: host.url } });
  const body = { name: 'Boats', identifier: 'BTS' };
  const { id } = done(await server.api.POST('/api/projects', { body }));
  done(await server.api.POST('/api/issues', { body: { project_id: id, title: 'Lantern' } }));
  return { server, project: id };
}

async function preview({ server }: Site, filename: string, bytes: Buffer): Promise<unknown> {
  const { id } = await uploaded(server, server, { bytes, filename });
  return done(await server.api.GET('/api/attachments/{id}/preview', { params: { path: { id } } }));
}

/** Each loads code that the start leaves out. */
const LATE: Readonly<Record<string, (t: TestContext, site: Site) => Promise<void>>> = {
  'a tool call': async (t, { server }) => {
    const { client, use } = await agent(t, server, server.token);
    assert.ok((await client.listTools()).tools.length > 10);
    assert.match((await use('get_issue', { identifier: 'BTS-1' })).text, /Lantern/);
  },
  'a socket': async (t, { server, project }) => {
    const socket = await openSocket(t, server, server.token);
    done(await server.api.POST('/api/labels', { body: { project_id: project, name: 'Tide' } }));
    assert.ok((await socket.heardAll()).length > 0);
  },
  'a form with a picture, and its thumbnail': async (_, { server }) => {
    const bytes = await picture('png', 900, 900);
    const { id } = await uploaded(server, server, { bytes, filename: 'boat.png', type: 'image/png' });
    const thumbnail = await downloaded(server, server, `/api/attachments/${String(id)}/thumbnail`);
    assert.deepEqual([thumbnail.status, thumbnail.header('content-type')], [200, 'image/webp']);
  },
  'the preview of a ZIP': async (_, site) => {
    assert.deepEqual(await preview(site, 'a.zip', zipOf({ 'a.txt': 'a' })), {
      kind: 'zip',
      entries: [{ name: 'a.txt', size: 1, compressed: 3 }],
      total_entries: 1,
      truncated: false,
    });
  },
  'the preview of a database': async (_, site) => {
    const bytes = await sqliteFile('CREATE TABLE boats (name); INSERT INTO boats VALUES (1)');
    assert.deepEqual(await preview(site, 'a.db', bytes), {
      kind: 'sqlite',
      tables: [{ name: 'boats', rows: 1 }],
    });
  },
  'an export of a project': async (_, { server }) => {
    const entries = await unzipped(await exportedBytes(server, server, 'projects/BTS?format=zip'));
    assert.ok(
      [...entries.keys()].some(name => name.includes('BTS-1')),
      [...entries.keys()].join(),
    );
  },
  'the front matter of an issue': async (_, { server }) => {
    assert.match(await exportedText(server, server, 'issues/BTS-1'), /^---\n[^]*Lantern[^]*\n---\n/);
  },
  'an archive, which another server imports': async (t, { server }) => {
    const archive = await archiveOf(server, server, 'BTS');
    const other = await signedIn(t, await placeOfOlga(t));
    await imported(other, other, archive);
    const path = { path: { identifier: 'BTS-1' } };
    assert.equal(
      done(await other.api.GET('/api/issues/resolve/{identifier}', { params: path })).title,
      'Lantern',
    );
  },
  'an import from a code host': async (_, { server, project }) => {
    const params = { path: { id: project } };
    const { data } = await server.api.POST('/api/projects/{id}/import/codehost', {
      params,
      body: { repo: 'harbour/app' },
    });
    assert.equal(data?.issues_created, 1);
  },
  'the manual and the documents': async (_, { server }) => {
    for (const [path, word] of [
      ['/docs/rest', 'createIssue'],
      ['/docs/errors', 'unauthenticated'],
      ['/openapi/rest.json', '"createIssue"'],
    ] as const)
      assert.ok((await (await fetch(server.url + path)).text()).includes(word), path);
  },
};

test('parts that are loaded when they are needed work in the built server', async t => {
  const shared = await site(t);
  for (const [name, act] of Object.entries(LATE)) await t.test(name, inner => act(inner, shared));
});

test('a restored backup, created and verified by threads, has the state of the instance', async t => {
  const [place, empty] = [await placeOfOlga(t), await placeOfOlga(t)];
  const server = await signedIn(t, place);
  const body = { name: 'Boats', identifier: 'BTS' };
  const { id } = done(await server.api.POST('/api/projects', { body }));
  await uploaded(server, server, { bytes: 'a rope', filename: 'rope.txt', type: 'text/plain' });
  const file = join(place.folder, 'a.docket-backup');
  for (const [at, words] of [
    [place, ['backup', file]],
    [empty, ['restore', file]],
  ] as const) {
    const { code, stderr } = await command(t, at, words);
    assert.equal(code, 0, stderr);
  }
  const restored = await signedIn(t, empty);
  const { data } = await restored.api.GET('/api/projects/{id}', { params: { path: { id } } });
  assert.equal(data?.identifier, 'BTS');
});

test('the trace of an unexpected error names the sources and their lines', async t => {
  const place = await placeOfOlga(t);
  const broken = join(place.folder, 'broken.cjs');
  writeFileSync(broken, `process.cwd = () => { throw new RangeError('no folder') };`);
  const env = { ...place.env, NODE_OPTIONS: `--require=${broken}` };
  const { code, stderr } = await command(t, { ...place, env }, ['start']);
  assert.equal(code, 1);
  assert.match(stderr, /^RangeError: no folder\n/);
  const [, file = '', line = ''] = /^ {4}at loaded \((\S+):(\d+):\d+\)$/m.exec(stderr) ?? [];
  assert.match(file, /\/src\/main\/run\.ts$/);
  assert.match(readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '', /process\.cwd\(\)/);
});

/** Node has the cache since 22.1. */
const noCache = !('enableCompileCache' in module) && `Node ${process.version} has no compile cache`;

test(
  'compiled code is stored in a private folder, and used by the next start',
  { skip: noCache },
  async t => {
    const place = await emptyPlace(t);
    const folder = join(place.folder, 'cache');
    const at = { ...place, env: { ...place.env, CACHE_DIRECTORY: folder } };
    await stopped(await serve(t, at));
    const kept = readdirSync(folder, { recursive: true });
    assert.ok(kept.length > 10, `${String(kept.length)} files are kept`);
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    await stopped(await serve(t, at));
    assert.deepEqual(readdirSync(folder, { recursive: true }), kept);
  },
);

test('compiled code is not stored where others could change it', { skip: noCache }, async t => {
  const place = await emptyPlace(t);
  const folder = join(place.folder, 'cache');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  await stopped(await serve(t, { ...place, env: { ...place.env, CACHE_DIRECTORY: folder } }));
  assert.deepEqual(readdirSync(folder), []);
});

test('a start does without a home folder', async t => {
  const place = await emptyPlace(t);
  const taken = join(place.folder, 'taken');
  writeFileSync(taken, '');
  const ended = await stopped(
    await serve(t, { ...place, env: { ...place.env, HOME: join(taken, 'below') } }),
  );
  assert.deepEqual([ended.code, ended.stderr], [0, '']);
});
