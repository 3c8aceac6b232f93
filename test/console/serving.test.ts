/** How the console is served: one page for its addresses, assets that never change, and nothing if it is switched off. */
import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { startServer } from '../setting/server.ts';

const HTML = { headers: { Accept: 'text/html' } };

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src 'self'; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const OWN = [
  '/',
  '/sign-in',
  '/sign-up',
  '/p/APP',
  '/p/app/board',
  '/p/APP/settings/members',
  '/APP-12',
  '/app-doc-3',
  '/DOC-3',
  '/APP-PLAN-2',
  '/pages',
  '/search?q=rope',
  '/settings/keys',
  '/admin/users',
  '/published/APP',
  '/published/APP/APP-12',
];

test('every address of the console is the same page, with the exact policy', async t => {
  const server = await startServer(t);
  const pages = await Promise.all(OWN.map(path => fetch(server.url + path, HTML)));
  for (const [place, page] of pages.entries()) {
    assert.equal(page.status, 200, OWN[place]);
    assert.equal(page.headers.get('content-security-policy'), POLICY);
    assert.equal(page.headers.get('cache-control'), 'no-cache');
  }
  assert.equal(new Set(await Promise.all(pages.map(page => page.text()))).size, 1);
});

test('the page has an ETag, and is not sent again', async t => {
  const server = await startServer(t);
  const etag = (await fetch(server.url)).headers.get('etag') ?? '';
  assert.equal((await fetch(server.url, { headers: { 'If-None-Match': etag } })).status, 304);
});

test('other addresses show the page to browsers with 404, and refuse programs in JSON', async t => {
  const server = await startServer(t);
  const page = await fetch(`${server.url}/nowhere`, HTML);
  assert.deepEqual([page.status, page.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
  for (const [path, init] of [
    ['/nowhere', {}],
    ['/APP-12', {}],
    ['/api/nothing', HTML],
    ['/public/nothing', HTML],
    ['/assets/nothing.js', HTML],
    ['/nowhere', { ...HTML, method: 'POST' }],
  ] as const) {
    const refused = await fetch(server.url + path, init);
    assert.deepEqual([refused.status, refused.headers.get('content-type')], [404, 'application/json'], path);
  }
});

test('assets are compressed ahead and never change', async t => {
  const server = await startServer(t);
  const page = await (await fetch(server.url)).text();
  const assets = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  assert.equal(assets.length, 3);
  for (const path of assets) {
    const asset = await fetch(server.url + path);
    assert.equal(asset.status, 200, path);
    assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(asset.headers.get('vary'), 'Accept-Encoding');
    assert.ok((await asset.arrayBuffer()).byteLength > 0);
  }
  const script = assets.find(path => path.endsWith('.js')) ?? '';
  const { response, bytes } = await plainly(`${server.url}${script}`, 'br');
  assert.equal(response.headers['content-encoding'], 'br');
  const plain = await plainly(`${server.url}${script}`, 'identity');
  assert.equal(plain.response.headers['content-encoding'], undefined);
  assert.deepEqual(brotliDecompressSync(bytes), plain.bytes);
});

/** `fetch` decodes what it gets. */
async function plainly(url: string, encoding: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  });
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return { response, bytes: Buffer.concat(pieces) };
}

test('a server without the console has the API alone', async t => {
  const server = await startServer(t, { config: { console: 'off' } });
  for (const path of ['/', '/sign-in', '/assets/main.js'])
    assert.equal((await fetch(server.url + path, HTML)).headers.get('content-type'), 'application/json');
  assert.equal((await fetch(`${server.url}/docs`)).status, 200);
});
