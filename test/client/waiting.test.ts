/** Waiting: retries after `Retry-After`, uploads and downloads with progress, and aborted calls. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docket, Refused, type Progress } from '../../clients/typescript/src/index.ts';
import { holdFiles, letGoOfFiles } from '../../src/attachments/bytes/holds.ts';
import { PASSWORD } from '../setting/password.ts';
import type { TestServer } from '../setting/server.ts';
import { stored } from '../setting/stored.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const asked = (server: TestServer, path: string, status: number): boolean =>
  server.log.some(line => line.includes(`"path":"${path}"`) && line.includes(`"status":${status}`));

test('a call waits for the time that the server returns, and is retried', async t => {
  const { server, max } = await world(t);
  await stored(server, work => holdFiles(work, 'a backup', 600));
  const client = docket({ url: server.url, token: max.token });
  const uploading = client.uploadAttachment({ body: { file: new Blob(['High water.']) } });
  await until('the upload was put off', () => asked(server, '/api/attachments', 503));
  await stored(server, work => letGoOfFiles(work, 'a backup'));
  assert.equal((await uploading).size, 11);
});

test('a longer wait than the patience is refused at once', async t => {
  const { server, max } = await world(t);
  await stored(server, work => holdFiles(work, 'a backup', 600));
  const client = docket({ url: server.url, token: max.token, patience: 1 });
  await assert.rejects(
    client.uploadAttachment({ body: { file: new Blob(['High water.']) } }),
    (error: unknown) => error instanceof Refused && error.is('store_busy') && error.retryAfter === 2,
  );
  const anonymous = docket({ url: server.url });
  const wrong = { identity: 'max', password: 'not this one' };
  for (let turn = 0; turn < 5; turn += 1) await assert.rejects(anonymous.signIn(wrong));
  await assert.rejects(
    anonymous.signIn({ identity: 'max', password: PASSWORD }),
    (error: unknown) => error instanceof Refused && (error.retryAfter ?? 0) > 30,
  );
});

test('a signal ends the wait before a retry', async t => {
  const { server, max } = await world(t);
  await stored(server, work => holdFiles(work, 'a backup', 600));
  const client = docket({ url: server.url, token: max.token, patience: 3600 });
  const ending = new AbortController();
  const call = client.uploadAttachment({ body: { file: new Blob(['x']) } }, { signal: ending.signal });
  await until('the upload was put off', () => asked(server, '/api/attachments', 503));
  ending.abort(new Error('enough'));
  await assert.rejects(call, /enough/);
});

test('an upload and a download report their progress', async t => {
  const { server, max } = await world(t);
  const client = docket({ url: server.url, token: max.token });
  const bytes = 'High water.\n'.repeat(50_000);
  const [up, down]: [Progress[], Progress[]] = [[], []];
  const file = new File([bytes], 'tides.txt');
  const { id } = await client.uploadAttachment(
    { body: { file } },
    { onProgress: progress => up.push(progress) },
  );
  const got = await client.getAttachment({ path: { id } }, { onProgress: progress => down.push(progress) });
  assert.equal(await got.text(), bytes);
  assert.ok(up.length > 1 && (up.at(-1)?.bytes ?? 0) >= bytes.length);
  assert.deepEqual(down.at(-1), { bytes: bytes.length, of: bytes.length });
  for (const reports of [up, down])
    assert.deepEqual(
      reports.map(one => one.bytes),
      reports.map(one => one.bytes).sort((one, other) => one - other),
    );
});

test('an aborted upload leaves nothing', async t => {
  const { server, max } = await world(t);
  const client = docket({ url: server.url, token: max.token });
  const before = await server.rows();
  const ending = new AbortController();
  const call = client.uploadAttachment(
    { body: { file: new Blob(['x'.repeat(8_000_000)]) } },
    {
      signal: ending.signal,
      onProgress: ({ bytes }) => bytes > 4_000_000 && ending.abort(new Error('enough')),
    },
  );
  await assert.rejects(call);
  await until('the server has noticed', () =>
    server.log.some(line => line.includes('"path":"/api/attachments"')),
  );
  assert.equal(await server.rows(), before);
});

test('in Node a socket opens without a WebSocket class, and receives changes', async t => {
  const { server, max, app, issue } = await world(t);
  const client = docket({ url: server.url, token: max.token });
  const live = await client.live();
  t.after(() => live.close());
  const copy = live.follow(app);
  await until('the socket is open', () => live.state.name === 'open');
  const { id } = await issue({ title: 'A mooring' });
  await until('the copy has it', () => copy.issues.get(id)?.title === 'A mooring');
});
