/** File contents: stored once, removed with the last file that has them, and never before. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import type { AttachmentRow } from '../../src/attachments/rows.ts';
import { holdFiles, letGoOfFiles } from '../../src/attachments/bytes/holds.ts';
import { sweepFiles } from '../../src/upkeep/sweeping.ts';
import { contentsOf, leave } from '../setting/bucket.ts';
import { at } from '../setting/client.ts';
import { noise, TEXT } from '../setting/files.ts';
import { refused } from '../setting/refused.ts';
import type { TestServer } from '../setting/server.ts';
import { stored } from '../setting/stored.ts';
import { until } from '../setting/until.ts';
import { downloaded, kept, on, sendFile, statusFor, uploaded } from '../setting/uploads.ts';
import { world } from '../setting/world.ts';
import { zipOf } from '../setting/zip-bytes.ts';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('equal bytes are kept once, under their own name, until the last file that has them is deleted', async t => {
  const { server, max, vera } = await world(t);
  const files = [await uploaded(server, max, { bytes: TEXT }), await uploaded(server, vera, { bytes: TEXT })];
  assert.deepEqual(kept(server, 'files'), [sha256(TEXT)]);
  await max.api.DELETE('/api/attachments/{id}', at(files[0]?.id ?? 0));
  assert.deepEqual(kept(server, 'files'), [sha256(TEXT)]);
  assert.deepEqual((await downloaded(server, vera, files[1]?.url ?? '')).bytes, TEXT);
  await vera.api.DELETE('/api/attachments/{id}', at(files[1]?.id ?? 0));
  assert.deepEqual(kept(server, 'files'), []);
});

test('a thumbnail is deleted with its picture', async t => {
  const { server, max } = await world(t);
  const { id } = await uploaded(server, max, { bytes: await noise(600, 500) });
  assert.equal(kept(server, 'thumbnails').length, 1);
  await max.api.DELETE('/api/attachments/{id}', at(id));
  assert.deepEqual([kept(server, 'files'), kept(server, 'thumbnails')], [[], []]);
});

test('deleting and uploading the same bytes concurrently loses nothing', async t => {
  const { server, ada, lena, max, vera, sam } = await world(t);
  for (const by of [ada, lena, max, vera, sam]) {
    let last = await uploaded(server, by, { bytes: TEXT });
    for (let time = 0; time < 12; time += 1) {
      const [next, { response }] = await Promise.all([
        uploaded(server, by, { bytes: TEXT }),
        by.api.DELETE('/api/attachments/{id}', at(last.id)),
      ]);
      assert.equal(response.status, 200);
      assert.deepEqual((await downloaded(server, by, next.url)).bytes, TEXT);
      last = next;
    }
    await by.api.DELETE('/api/attachments/{id}', at(last.id));
    assert.deepEqual(kept(server, 'files'), []);
  }
});

test('bytes deleted after their row was read are not found, and lost bytes are a failure', async t => {
  const { server, max } = await world(t);
  const { store, files } = server.app.instance;
  const rowOf = (id: number) =>
    store.read(({ db }) => db<AttachmentRow>('attachments').where({ id }).first());
  for (const [isDeleted, code] of [
    [true, 'not_found'],
    [false, 'ENOENT'],
  ] as const) {
    const { id } = await uploaded(server, max, { bytes: zipOf({ a: code }) });
    const row = await rowOf(id);
    assert.ok(row);
    if (isDeleted) await max.api.DELETE('/api/attachments/{id}', at(id));
    else await contentsOf(server.app.instance.config).remove(row.sha256);
    await assert.rejects(files.read(row), { code });
    await assert.rejects(files.preview(row), { code });
  }
});

test('deleting a project deletes the files that nothing else uses, and their bytes', async t => {
  const { server, lena, max, issue, workspacePage, ada } = await world(t);
  const here = await issue();
  const page = await workspacePage();
  await uploaded(server, max, { bytes: 'only here', ...on('issue', here) });
  const shared = await uploaded(server, ada, { bytes: 'elsewhere too', ...on('issue', here) });
  await ada.api.PUT('/api/pages/{id}', { ...at(page.id), body: { content: shared.url } });
  await uploaded(server, max, { bytes: 'nowhere' });
  const { response } = await lena.api.DELETE('/api/projects/{id}', at(page.project_id ?? here.project_id));
  assert.equal(response.status, 200);
  assert.deepEqual(kept(server, 'files'), [sha256('elsewhere too'), sha256('nowhere')].sort());
  assert.equal(await statusFor(server, ada, shared.id), 200);
});

/** Simulates a crash: bytes in their place, and no row. */
test('the sweep removes bytes that a crash left without a file, and no others', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: await noise(600, 500) });
  const [content, thumbnail] = [sha256('a content'), sha256('a thumbnail')];
  const { config } = server.app.instance;
  await leave(config, content, 'left behind');
  await contentsOf(config).putThumbnail(thumbnail, Buffer.from('left behind'));
  assert.deepEqual([kept(server, 'files').length, kept(server, 'thumbnails').length], [2, 2]);
  await sweepFiles(server.app.instance);
  assert.deepEqual([kept(server, 'files').length, kept(server, 'thumbnails').length], [1, 1]);
  assert.equal((await downloaded(server, max, url)).status, 200);
  assert.equal((await downloaded(server, max, `${url}/thumbnail`)).status, 200);
});

/** The head of an upload with this length, and the beginning of its file. */
function beginningOf({ url }: TestServer, token: string, length: number): string {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nthe beginning';
  const head = [
    `POST /api/attachments HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${part}`;
}

test('a client that disconnects during an upload leaves nothing behind', async t => {
  const { server, max } = await world(t);
  const before = await server.rows();
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(beginningOf(server, max.token, 5_000));
  await until('the file began to arrive', () => kept(server, 'incoming').length === 1);
  socket.destroy();
  await until('what arrived is gone', () => kept(server, 'incoming').length === 0);
  assert.deepEqual(kept(server, 'files'), []);
  assert.equal(await server.rows(), before);
});

test('a client that disconnects during a download leaves no file open', async t => {
  const { server, max } = await world(t);
  const bytes = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10_000_000, 1)]);
  const { url } = await uploaded(server, max, { bytes });
  const { hostname, port, host } = new URL(server.url);
  for (let time = 0; time < 10; time += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(`GET ${url} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${max.token}\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
  }
  await until('every file is closed', () => openStreams() === 0);
});

/** How many files are open for streams at the moment. */
function openStreams(): number {
  return process.getActiveResourcesInfo().filter(name => name === 'FSReqCallback' || name === 'FileHandle')
    .length;
}

test('while a backup holds the files none is added or deleted, and downloads go on', async t => {
  const { server, max } = await world(t);
  const { id, url } = await uploaded(server, max, { bytes: TEXT });
  await stored(server, work => holdFiles(work, 'a backup', 60));
  const { response } = await refused(server, () => sendFile(server, max, { bytes: 'other' }), 'store_busy');
  assert.equal(response.headers.get('retry-after'), '2');
  await refused(server, () => max.api.DELETE('/api/attachments/{id}', at(id)), 'store_busy');
  assert.deepEqual([kept(server, 'files'), kept(server, 'incoming')], [[sha256(TEXT)], []]);
  assert.equal((await downloaded(server, max, url)).status, 200);
  await stored(server, work => letGoOfFiles(work, 'a backup'));
  await uploaded(server, max, { bytes: 'other' });
});

test('a hold whose holder has disappeared expires', async t => {
  const { server, max } = await world(t);
  await stored(server, work => holdFiles(work, 'a backup', 60));
  await stored(server, work => holdFiles(work, 'a backup', 90));
  server.clock.advance(61);
  await refused(server, () => sendFile(server, max, { bytes: TEXT }), 'store_busy');
  server.clock.advance(30);
  await uploaded(server, max, { bytes: TEXT });
});

test('nothing is swept while a backup holds the files', async t => {
  const { server, max } = await world(t);
  await uploaded(server, max, { bytes: TEXT });
  const left = sha256('left');
  await leave(server.app.instance.config, left, 'left behind');
  server.clock.advance(2 * 86_400);
  await stored(server, work => holdFiles(work, 'a backup', 60));
  await sweepFiles(server.app.instance);
  assert.ok(kept(server, 'files').includes(left));
  assert.equal(kept(server, 'files').length, 2);
  server.clock.advance(61);
  await sweepFiles(server.app.instance);
  assert.deepEqual(kept(server, 'files'), []);
});
