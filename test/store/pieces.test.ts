/** Long responses to slow clients: no one else waits for them, and they arrive completely. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { Spools } from '../../src/store/streaming/spool.ts';
import { inPieces } from '../../src/store/json.ts';
import type { Read } from '../../src/store/read.ts';
import { startServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';

/** More than lies ready for one client. */
const PIECES = 40;
const PIECE = 64 * 1024;

/** Queries its snapshot for each piece, like the lists of records. */
async function* written({ db }: Read): AsyncGenerator<Buffer, void> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    await db.raw('SELECT 1');
    yield Buffer.alloc(PIECE, String(piece % 10));
  }
}

const EXPECTED = Buffer.concat(
  Array.from({ length: PIECES }, (_, piece) => Buffer.alloc(PIECE, String(piece % 10))),
);

async function site(t: TestContext, limits: { most?: number; patienceMs?: number } = {}) {
  const server = await startServer(t);
  const { store } = server.app.instance;
  const folder = mkdtempSync(join(tmpdir(), 'docket-aside-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const viewed = {
    spools: new Spools(folder, limits),
    snapshot: <T>(act: (read: Read) => Promise<T>) => store.snapshot(act),
  };
  const open = async (): Promise<Readable> => (await inPieces(viewed, written)).pieces;
  return { folder, open };
}

const whole = async (pieces: Readable): Promise<Buffer> => Buffer.concat(await pieces.toArray());

test('twenty clients that do not read do not block a long response, and get theirs when they read', async t => {
  const { folder, open } = await site(t);
  const unread: Readable[] = [];
  for (let reader = 0; reader < 20; reader += 1) unread.push(await open());
  assert.ok((await whole(await open())).equals(EXPECTED));
  // A file that has just been made has its name for a moment.
  await until('what lies aside has no name', () => readdirSync(folder).length === 0);
  for (const [place, pieces] of unread.entries()) {
    if (place % 2 === 0) pieces.destroy();
    else assert.ok((await whole(pieces)).equals(EXPECTED));
  }
});

test('without spool space, a snapshot waits for its client, and nothing is lost or duplicated', async t => {
  for (const most of [0, 10 * PIECE]) {
    const { open } = await site(t, { most, patienceMs: 0 });
    for (let round = 0; round < 2; round += 1) {
      const readers = [await open(), await open(), await open()];
      const texts = await Promise.all(readers.map(whole));
      for (const text of texts) assert.ok(text.equals(EXPECTED));
    }
  }
});

test('a folder that cannot be written to is as good as one without room', async t => {
  const server = await startServer(t);
  const spools = new Spools('/proc/none/of/this', { patienceMs: 0 });
  const { store } = server.app.instance;
  const viewed = { spools, snapshot: <T>(act: (read: Read) => Promise<T>) => store.snapshot(act) };
  const { pieces } = await inPieces(viewed, written);
  assert.ok((await whole(pieces)).equals(EXPECTED));
});
