/** Uploads and downloads show on a terminal how far they are and at what rate, and say nothing in a pipe. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { sizeOf, withProgress } from '../../clients/command-line/src/progress.ts';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import { startServer } from '../setting/server.ts';

let env: Record<string, string> = {};
const line = commandLine(() => env);

/** What is drawn again and again, as lines. */
const linesOf = (text: string): string => stripVTControlCharacters(text).replaceAll('\r', '\n');

/** Text, since other bytes would need a kind of file. */
const BYTES = 3_000_000;

test('on a terminal, a line that ends with the size and the rate', { skip: lacks('script') }, async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  writeFileSync(join(line.folder, 'tides.txt'), 'tide\n'.repeat(BYTES / 5));
  const added = await line.onTerminal(['file', 'add', 'tides.txt', '--json'], 80);
  assert.equal(added.status, 0, added.out);
  assert.match(linesOf(added.out), /^tides\.txt: 3\.0 MB, \d+\.\d [kM]B\/s$/m);
  const id = /"id": (\d+)/.exec(added.out)?.[1] ?? '';
  const got = await line.onTerminal(['file', 'get', id, '--output', 'again.txt'], 80);
  assert.match(linesOf(got.out), new RegExp(`^file ${id}: 3\\.0 MB, \\d+\\.\\d [kMG]B/s$`, 'm'));
  assert.equal(readFileSync(join(line.folder, 'again.txt')).length, BYTES);
});

test('in a pipe, nothing but the result', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  writeFileSync(join(line.folder, 'tides.txt'), 'tide\n');
  const added = await line.run(['file', 'add', 'tides.txt']);
  assert.deepEqual([added.status, added.problems], [0, '']);
});

test('a line of progress is drawn at most every 200 ms, and is gone after a failure', async () => {
  const drawn: string[] = [];
  const around = { status: (text: string) => void drawn.push(text) };
  const failing = withProgress(around, 'a\u202eb', async ({ onProgress }) => {
    for (let bytes = 1; bytes <= 100; bytes += 1) onProgress?.({ bytes, of: 100 });
    throw new Error('gone');
  });
  await assert.rejects(failing, /gone/);
  assert.match(linesOf(drawn[0] ?? ''), /^ab: 1 bytes of 100 bytes \(1 %\), /m);
  assert.equal(drawn.at(-1), '\r\u001b[K');
  assert.ok(drawn.length < 100);
});

test('sizes are words with one decimal', () => {
  assert.deepEqual([0, 999, 1000, 2_149_000, 7.4e9].map(sizeOf), [
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '2.1 MB',
    '7.4 GB',
  ]);
});
