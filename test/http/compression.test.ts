/** Compression: for JSON and text above a kilobyte, and only for clients that ask. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { startServer } from '../setting/server.ts';

const LARGE = '/openapi/rest.json';
const SMALL = '/api/instance';

interface Sent {
  readonly encoding: string | undefined;
  readonly vary: string;
  readonly bytes: Buffer;
}

/** `fetch` would request compression automatically, and undo it. */
function sent(url: string, accept: string | null): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = accept === null ? {} : { 'Accept-Encoding': accept };
    const request = ask(url, { headers }, response => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-encoding': encoding, vary = '' } = response.headers;
        resolve({ encoding, vary, bytes: Buffer.concat(pieces) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

for (const [accept, encoding, undo] of [
  ['gzip', 'gzip', gunzipSync],
  ['deflate', 'deflate', inflateSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=1', 'br', brotliDecompressSync],
] as const) {
  test(`a large document requested with ${accept} is sent in ${encoding}, smaller and complete`, async t => {
    const server = await startServer(t);
    const plain = await sent(server.url + LARGE, null);
    const small = await sent(server.url + LARGE, accept);
    assert.equal(small.encoding, encoding);
    assert.ok(small.bytes.length < plain.bytes.length / 2);
    assert.ok(undo(small.bytes).equals(plain.bytes));
  });
}

for (const accept of [null, 'identity', 'gzip;q=0', 'rot13', 'identity;q=0', '*;q=0', 'zip, *;q=0']) {
  test(`a large document is not compressed for clients that send ${accept ?? 'nothing'}`, async t => {
    const server = await startServer(t);
    const { encoding, bytes } = await sent(server.url + LARGE, accept);
    assert.equal(encoding, undefined);
    assert.ok(bytes.length > 100_000);
    assert.doesNotThrow(() => void JSON.parse(bytes.toString()));
  });
}

test('a response below a kilobyte is not compressed even when requested', async t => {
  const server = await startServer(t);
  const { encoding, bytes } = await sent(server.url + SMALL, 'gzip');
  assert.ok(bytes.length < 1024);
  assert.equal(encoding, undefined);
});

test('caches distinguish plain and compressed responses', async t => {
  const server = await startServer(t);
  for (const accept of [null, 'gzip'])
    assert.match((await sent(server.url + LARGE, accept)).vary, /accept-encoding/i);
});
