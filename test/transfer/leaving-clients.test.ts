/** Clients of archives and exports who leave in the middle, or stop: they leave nothing, and their place is free again. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { contentPath } from '../../src/attachments/bytes/folder-store.ts';
import { archiveOf, imported } from '../setting/archived.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { largeArchive } from '../setting/large-archive.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { stuck } from '../setting/stuck.ts';
import { until } from '../setting/until.ts';
import { kept } from '../setting/uploads.ts';

interface Site extends Pick<Cast, 'ada'> {
  readonly server: TestServer;
}

/** A project that no two ends of a connection hold between them. */
async function site(t: TestContext): Promise<Site> {
  const server = await startServer(t);
  const { ada } = await cast(server);
  // Nothing packs them into less.
  const files = Array.from({ length: 2 }, () =>
    Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(6_000_000)]),
  );
  await imported(server, ada, largeArchive({ issues: 3, files }));
  return { server, ada };
}

/** A request on a separate connection, which is read only if the test does so; resolves when it has its slot. */
async function asked(t: TestContext, { server, ada }: Site, path: string) {
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  t.after(() => client.destroy());
  client.on('error', () => {});
  const taken = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ada.token}\r\n\r\n`);
  const [{ socket }] = await taken;
  const place = path.startsWith('/api/export') ? 'exports' : 'archives';
  await until('it has a place', async () => (await placesTaken(server, place)) > 0);
  return { client, socket };
}

function placesTaken({ app }: TestServer, place: 'exports' | 'archives'): Promise<number> {
  return app.instance.store.servers.places.count(place);
}

/** Nothing lies about, and all places are free. */
async function assertNothingLeft({ server }: Site): Promise<void> {
  await until('nothing is left', () => kept(server, 'incoming').length === 0);
  for (const place of ['archives', 'exports'] as const)
    await until('the places are free', async () => (await placesTaken(server, place)) === 0);
}

/** The paths of downloads, and how many seconds they may stall. */
const DOWNLOADS = {
  'an archive': { path: '/api/project-archives/BIG', stall: 15 },
  'an export': { path: '/api/export/projects/BIG', stall: 30 },
  'an export in JSON': { path: '/api/export/projects/BIG?format=json', stall: 30 },
} as const;

/** Clients that disconnect during a download, and before its first byte. */
async function leaveDownloads(t: TestContext, made: Site, isBegun: boolean): Promise<void> {
  for (const { path } of Object.values(DOWNLOADS)) {
    const { client } = await asked(t, made, path);
    if (isBegun) await once(client, 'data');
    client.destroy();
    await assertNothingLeft(made);
  }
}

/** A file of the project is a pipe without data: packing runs as long as the test wants. */
async function leavePacking(t: TestContext, made: Site): Promise<void> {
  const { store, config } = made.server.app.instance;
  const [sha256] = await store.read(({ db }) => db('attachments').pluck<string[]>('sha256'));
  const path = contentPath(config.data_folder, sha256 ?? '');
  renameSync(path, `${path}.aside`);
  execFileSync('mkfifo', [path]);
  const pipe = openSync(path, 'r+');
  try {
    const { client } = await asked(t, made, '/api/project-archives/BIG');
    await until('it is packed', () => kept(made.server, 'incoming').length > 0);
    client.destroy();
    await assertNothingLeft(made);
  } finally {
    // Ends a reader that is still running.
    writeSync(pipe, 'x');
    closeSync(pipe);
    renameSync(`${path}.aside`, path);
  }
}

async function standStill(t: TestContext, made: Site): Promise<void> {
  for (const { path, stall } of Object.values(DOWNLOADS)) {
    const { socket } = await asked(t, made, path);
    await stuck(socket);
    // The first tick only records what has been sent; the server's ticks run, too.
    for (let beat = 0; beat <= stall; beat += 1) made.server.app.pace.beat();
    assert.equal(socket.destroyed, true, path);
    await assertNothingLeft(made);
  }
}

async function leaveUpload({ server, ada }: Site): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  const part = '--b\r\nContent-Disposition: form-data; name="archive"; filename="a"\r\n\r\nfirst';
  client.write(
    `POST /api/project-archives HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ada.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n${part}`,
  );
  await until('it arrives', () => kept(server, 'incoming').length > 0);
  client.destroy();
  await assertNothingLeft({ server, ada });
}

test('a client that disconnects in the middle, or stalls, leaves nothing and frees its slot', async t => {
  const made = await site(t);
  await t.test('while a download is sent', () => leaveDownloads(t, made, true));
  await t.test('before a download starts', () => leaveDownloads(t, made, false));
  await t.test('while an archive is packed', () => leavePacking(t, made));
  await t.test('a download that stalls is ended', () => standStill(t, made));
  await t.test('while an archive is uploaded', () => leaveUpload(made));
  // There are four views of the database: had each export kept its own, this would have none.
  await t.test('all of it can be had afterwards', async () => {
    const headers = { Authorization: `Bearer ${made.ada.token}` };
    const whole = await fetch(`${made.server.url}/api/export/projects/BIG`, { headers });
    assert.equal(whole.status, 200);
    await whole.arrayBuffer();
    await archiveOf(made.server, made.ada, 'BIG');
  });
});
