/** Downloads: the original bytes, with name and protective headers, whole or in part, by bearer or cookie. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { at } from '../setting/client.ts';
import { latin, MP3, MP4, OGG, PDF, picture, SVG_TEXT, TEXT, WEBM } from '../setting/files.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { sqliteFile } from '../setting/sqlite-files.ts';
import { downloaded, uploaded, type Form } from '../setting/uploads.ts';
import { world } from '../setting/world.ts';
import { zipOf } from '../setting/zip-bytes.ts';

const GUARDS = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

test('every type is sent with its media type, and only pictures, films and sound are shown inline', async t => {
  const { server, max } = await world(t);
  const files: readonly (readonly [type: string, how: 'inline' | 'attachment', form: Form])[] = [
    ['image/png', 'inline', { bytes: await picture('png', 3, 3) }],
    ['image/jpeg', 'inline', { bytes: await picture('jpeg', 3, 3) }],
    ['image/gif', 'inline', { bytes: await picture('gif', 3, 3) }],
    ['image/webp', 'inline', { bytes: await picture('webp', 3, 3) }],
    ['video/mp4', 'inline', { bytes: MP4 }],
    ['video/webm', 'inline', { bytes: WEBM }],
    ['audio/webm', 'inline', { bytes: WEBM, type: 'audio/webm' }],
    ['audio/ogg', 'inline', { bytes: OGG }],
    ['audio/mpeg', 'inline', { bytes: MP3 }],
    ['application/octet-stream', 'attachment', { bytes: SVG_TEXT }],
    ['application/pdf', 'attachment', { bytes: PDF }],
    ['text/plain', 'attachment', { bytes: TEXT }],
    ['application/zip', 'attachment', { bytes: zipOf({ a: 'a' }) }],
    ['application/vnd.sqlite3', 'attachment', { bytes: await sqliteFile('CREATE TABLE t (a)') }],
  ];
  for (const [type, how, form] of files) {
    const { url } = await uploaded(server, max, { ...form, filename: 'moorings' });
    const { status, bytes, header } = await downloaded(server, max, url);
    assert.deepEqual([status, header('content-type')], [200, type]);
    assert.deepEqual(bytes, Buffer.from(form.bytes));
    assert.equal(header('content-disposition'), `${how}; filename=moorings`);
    assert.equal(header('content-length'), String(bytes.length));
    for (const [name, value] of Object.entries(GUARDS)) assert.equal(header(name), value, `${type} ${name}`);
  }
});

test('an SVG is called one in lists, though it is sent as bytes alone', async t => {
  const { server, max } = await world(t);
  const { mime } = await uploaded(server, max, { bytes: '<svg><script>alert(1)</script></svg>' });
  assert.equal(mime, 'image/svg+xml');
});

test('a name of any letters, quotes and length is sent as one header', async t => {
  const { server, max } = await world(t);
  const names = [
    'tide "table".txt',
    '文書 🌊.txt',
    "l'été; filename=evil.exe",
    'a\\b%41.txt',
    'x'.repeat(4096),
  ];
  for (const filename of names) {
    const { url, filename: taken } = await uploaded(server, max, { bytes: TEXT, filename });
    const { header } = await downloaded(server, max, url);
    assert.equal(nameIn(header('content-disposition') ?? ''), taken);
  }
});

/** As a browser reads it: the extended form takes precedence. */
function nameIn(disposition: string): string | undefined {
  const [, extended] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  if (extended !== undefined) return decodeURIComponent(extended);
  const [, quoted] = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition) ?? [];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  return /filename=([^;]+)/.exec(disposition)?.[1];
}

const RANGES: readonly (readonly [range: string, from: number, to: number])[] = [
  ['bytes=0-3', 0, 3],
  ['bytes=4-', 4, 9],
  ['bytes=-4', 6, 9],
  ['bytes=-400', 0, 9],
  ['bytes=2-400', 2, 9],
  ['bytes=9-9', 9, 9],
];

test('one stretch is sent as such', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: '0123456789' });
  for (const [Range, from, to] of RANGES) {
    const { status, bytes, header } = await downloaded(server, max, url, { Range });
    assert.deepEqual([status, bytes.toString()], [206, '0123456789'.slice(from, to + 1)]);
    assert.equal(header('content-range'), `bytes ${from}-${to}/10`);
    assert.equal(header('content-length'), String(to - from + 1));
    for (const [name, value] of Object.entries(GUARDS)) assert.equal(header(name), value);
  }
});

test('several stretches, and a range that is malformed or backward, get the whole file', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: '0123456789' });
  const others = ['bytes=0-1,3-4', 'bytes=9-5', 'bytes=x-', 'lines=0-1', 'bytes=-'].map(Range => ({ Range }));
  // The server never sent a validator that such a condition could match.
  for (const headers of [...others, { Range: 'bytes=0-1', 'If-Range': '"a"' }]) {
    const { status, bytes, header } = await downloaded(server, max, url, headers);
    assert.deepEqual([status, bytes.toString(), header('content-range')], [200, '0123456789', null]);
  }
});

test('a stretch outside of the file is refused, with its size', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: '0123456789' });
  for (const Range of ['bytes=10-', 'bytes=10-20', 'bytes=-0']) {
    const ask = () => raw(server, url, { method: 'GET', token: max.token, headers: { Range } });
    const { response } = await refused(server, ask, 'range_unsatisfiable');
    assert.equal(response.headers.get('content-range'), 'bytes */10');
  }
});

test('HEAD returns the headers of a file, and ignores ranges', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: '0123456789' });
  const headers = { Authorization: `Bearer ${max.token}`, Range: 'bytes=0-1' };
  const response = await fetch(server.url + url, { method: 'HEAD', headers });
  assert.deepEqual([response.status, response.headers.get('content-length')], [200, '10']);
  assert.equal(await response.text(), '');
});

test('the bytes of a file are sent as they are, whatever could be compressed', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: 'tide '.repeat(5000) });
  // A client without automatic decompression.
  const answer = await new Promise<{ encoding: unknown; length: number }>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${max.token}`, 'Accept-Encoding': 'gzip, br' };
    request(server.url + url, { headers }, response => {
      let length = 0;
      response.on('data', (piece: Buffer) => (length += piece.length));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], length }));
    })
      .on('error', reject)
      .end();
  });
  assert.deepEqual(answer, { encoding: undefined, length: 25_000 });
});

test('the cookie counts for a file and its thumbnail, as long as no Authorization header is sent', async t => {
  const { server, max } = await world(t);
  const { url } = await uploaded(server, max, { bytes: await picture('png', 600, 600) });
  const Cookie = `svc_token=${max.token}`;
  const ask = (path: string, headers: Record<string, string>) => fetch(server.url + path, { headers });
  for (const path of [url, `${url}/thumbnail`]) {
    assert.equal((await ask(path, { Cookie })).status, 200);
    assert.equal((await ask(path, { Cookie, Authorization: 'Bearer svc_sess_none' })).status, 401);
    assert.equal((await ask(path, {})).status, 401);
  }
  for (const path of [`${url}/links`, `${url}/preview`])
    assert.equal((await ask(path, { Cookie })).status, 401);
});

test('a file that is deleted is not found, in any way of asking for it', async t => {
  const { server, max } = await world(t);
  const { id } = await uploaded(server, max, { bytes: latin('%PDF-1.4\n') });
  await max.api.DELETE('/api/attachments/{id}', at(id));
  const paths = ['', '/thumbnail', '/preview', '/links'].map(rest => `/api/attachments/${id}${rest}`);
  for (const path of paths)
    await refused(server, () => raw(server, path, { method: 'GET', token: max.token }), 'not_found');
});
