/** Hostile input: every request gets a documented response, and nothing is written. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { cast } from '../setting/cast.ts';
import { startServer } from '../setting/server.ts';
import { tell, type WireAnswer } from '../setting/wire.ts';

const CRLF = '\r\n';

interface Parts {
  readonly line?: string;
  /** Headers added to the usual ones; null omits a usual one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string | Uint8Array;
}

type Written = (token: string) => Buffer;

/** A request of an administrator with a recent session, with `Connection: close`. */
function request({ line = 'POST /api/auth/keys', headers = {}, body }: Parts): Written {
  return token => {
    const content = typeof body === 'string' ? Buffer.from(body, 'utf8') : (body ?? null);
    const usual = {
      Host: '127.0.0.1',
      Authorization: `Bearer ${token}`,
      Connection: 'close',
      ...(content ? { 'Content-Type': 'application/json', 'Content-Length': String(content.length) } : {}),
    };
    const sent = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== null);
    const head = [`${line} HTTP/1.1`, ...sent.map(([name, value]) => `${name}: ${String(value)}`), '', ''];
    return Buffer.concat([Buffer.from(head.join(CRLF), 'latin1'), content ?? Buffer.alloc(0)]);
  };
}

const body = (text: string | Uint8Array, headers: Parts['headers'] = {}): Written =>
  request({ body: text, headers });
const get = (target: string, headers: Parts['headers'] = {}): Written =>
  request({ line: `GET ${target}`, headers });
const promote = (id: string): Written => request({ line: `POST /api/users/${id}/promote` });

/** Raw bytes, one per character; TOKEN is replaced by the credential. */
const bytes =
  (text: string): Written =>
  token =>
    Buffer.from(text.replaceAll('TOKEN', token), 'latin1');

/** A request with headers that an object cannot hold, as raw lines. */
const lines = (...all: string[]): Written => bytes([...all, CRLF].join(CRLF));

/** Smuggled after a body with two framings, for a server that believes the other one. */
const HIDDEN = `GET /api/auth/me HTTP/1.1${CRLF}Host: 127.0.0.1${CRLF}${CRLF}`;

/** A body with these framing headers, up to the end of its chunks. */
function framed(framing: readonly string[], chunks = `0${CRLF}${CRLF}${HIDDEN}`): Written {
  const head = [
    'POST /api/auth/keys HTTP/1.1',
    'Host: a',
    'Authorization: Bearer TOKEN',
    'Connection: close',
  ];
  return bytes([...head, 'Content-Type: application/json', ...framing, '', chunks].join(CRLF));
}

type Case = readonly [name: string, written: Written, status: number, code: string | null];

const JSON_BODIES: readonly Case[] = [
  ['an empty body', body(''), 400, 'invalid_body'],
  ['only white space', body(' \n\t '), 400, 'malformed_body'],
  ['invalid UTF-8', body(Buffer.from('{"name":"\xff"}', 'latin1')), 400, 'malformed_body'],
  ['overlong UTF-8', body(Buffer.from('{"name":"\xc0\xaf"}', 'latin1')), 400, 'malformed_body'],
  ['a surrogate in UTF-8', body(Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1')), 400, 'malformed_body'],
  [
    'UTF-16 behind a byte order mark',
    body(Buffer.from('\ufeff{"name":"x"}', 'utf16le')),
    400,
    'malformed_body',
  ],
  ['a byte order mark and a wrong body', body('\ufeff{"name":7}'), 400, 'invalid_body'],
  ['an escaped NUL', body('{"name":"a\\u0000"}'), 400, 'malformed_body'],
  ['an escaped NUL in a key', body('{"a\\u0000":1}'), 400, 'malformed_body'],
  ['a raw NUL', body('{"name":"a\0"}'), 400, 'malformed_body'],
  ['the first half of a surrogate pair', body('{"name":"\\ud83d"}'), 400, 'malformed_body'],
  ['the second half of a surrogate pair', body('{"name":"\\uDE00 x"}'), 400, 'malformed_body'],
  [
    'half a pair among half a million entries',
    body(`{"name":"\\ud800","x":[${'1,'.repeat(5e5)}1]}`),
    400,
    'malformed_body',
  ],
  ['5,000 lists in each other', body('['.repeat(5000) + ']'.repeat(5000)), 400, 'malformed_body'],
  ['5,000 objects in each other', body('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)), 400, 'malformed_body'],
  ['half a million open brackets', body('['.repeat(500_000)), 400, 'malformed_body'],
  ['brackets in a text that never ends', body(`{"name":"${'[\\"'.repeat(100_000)}`), 400, 'malformed_body'],
  ['the key __proto__', body('{"name":"x","__proto__":{"is_admin":true}}'), 400, 'invalid_body'],
  ['the key constructor', body('{"name":"x","constructor":{"prototype":{}}}'), 400, 'invalid_body'],
  ['a required field by inheritance', body('{"__proto__":{"name":"x"}}'), 400, 'invalid_body'],
  ['a key twice, the last one wrong', body('{"name":"x","name":7}'), 400, 'invalid_body'],
  ['a number for a text', body('{"name":7}'), 400, 'invalid_body'],
  ['null for a text', body('{"name":null}'), 400, 'invalid_body'],
  ['a list for a text', body('{"name":["x"]}'), 400, 'invalid_body'],
  ['a list for an object', body('["name"]'), 400, 'invalid_body'],
  ['null for an object', body('null'), 400, 'invalid_body'],
  ['garbage after the JSON', body('{"name":"x"} x'), 400, 'malformed_body'],
  ['two documents', body('{"name":"x"}{"name":"y"}'), 400, 'malformed_body'],
  ['a trailing comma', body('{"name":"x",}'), 400, 'malformed_body'],
  ['NaN', body('{"name":NaN}'), 400, 'malformed_body'],
  ['single quotes', body("{'name':'x'}"), 400, 'malformed_body'],
];

/** `session_lifetime_days` is a whole number from 1 to 365, `allow_signup` a boolean. */
const setting = (text: string): Written =>
  request({ line: 'PATCH /api/instance/settings', body: `{"session_lifetime_days":${text}}` });

const NUMBERS: readonly Case[] = [
  ['1e400 for a whole number', setting('1e400'), 400, 'invalid_body'],
  ['-0 for a positive number', setting('-0'), 400, 'invalid_body'],
  ['a fraction for a whole number', setting('1.5'), 400, 'invalid_body'],
  ['a number past the precise ones', setting('9007199254740993'), 400, 'invalid_body'],
  ['a text for a number', setting('"7"'), 400, 'invalid_body'],
  ['a boolean for a number', setting('true'), 400, 'invalid_body'],
  ['a leading zero', setting('07'), 400, 'malformed_body'],
  ['hexadecimal', setting('0x7'), 400, 'malformed_body'],
  ['an id past the precise ones', promote('9007199254740993'), 400, 'invalid_parameter'],
  ['an id of 400 digits', promote('9'.repeat(400)), 400, 'invalid_parameter'],
  ['an id of 1e400', promote('1e400'), 400, 'invalid_parameter'],
  ['an id of -0', promote('-0'), 400, 'invalid_parameter'],
  ['an id of 1.0', promote('1.0'), 400, 'invalid_parameter'],
  ['an id of +1', promote('+1'), 400, 'invalid_parameter'],
  ['an id in other digits', promote('%D9%A1'), 400, 'invalid_parameter'],
  ['an id with a blank', promote('1%20'), 400, 'invalid_parameter'],
  ['an id with a NUL', promote('1%00'), 400, 'invalid_parameter'],
  ['an id of nothing', promote(''), 404, 'unknown_route'],
];

const KEY = '{"name":"x"}';

const MEDIA: readonly Case[] = [
  ['no Content-Type', body(KEY, { 'Content-Type': null }), 415, 'unsupported_media_type'],
  ['an empty Content-Type', body(KEY, { 'Content-Type': '' }), 415, 'unsupported_media_type'],
  ['a broken Content-Type', body(KEY, { 'Content-Type': ';;;=' }), 415, 'unsupported_media_type'],
  ['text/plain', body(KEY, { 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type'],
  [
    'a form for JSON',
    body('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  [
    'another kind of JSON',
    body(KEY, { 'Content-Type': 'application/vnd.api+json' }),
    415,
    'unsupported_media_type',
  ],
  [
    'charset utf-16',
    body(KEY, { 'Content-Type': 'application/json; charset=utf-16' }),
    415,
    'unsupported_media_type',
  ],
  [
    'charset utf-7',
    body(KEY, { 'Content-Type': 'application/json; charset="utf-7"' }),
    415,
    'unsupported_media_type',
  ],
  ['an unknown Content-Encoding', body(KEY, { 'Content-Encoding': 'rot13' }), 415, 'unsupported_media_type'],
  [
    'gzip twice',
    body(gzipSync(gzipSync(KEY)), { 'Content-Encoding': 'gzip, gzip' }),
    415,
    'unsupported_media_type',
  ],
  ['what is not gzip', body(KEY, { 'Content-Encoding': 'gzip' }), 400, 'malformed_body'],
  ['what is not deflate', body(KEY, { 'Content-Encoding': 'deflate' }), 400, 'malformed_body'],
  ['what is not Brotli', body(KEY, { 'Content-Encoding': 'br' }), 400, 'malformed_body'],
  [
    'gzip that breaks off',
    body(gzipSync(KEY).subarray(0, 20), { 'Content-Encoding': 'gzip' }),
    400,
    'malformed_body',
  ],
  [
    'a gzip bomb',
    body(gzipSync(Buffer.alloc(60_000_000, 32)), { 'Content-Encoding': 'gzip' }),
    413,
    'body_too_large',
  ],
  ['a body over the ceiling', body(' '.repeat(2 ** 21 + 1)), 413, 'body_too_large'],
];

const TARGETS: readonly Case[] = [
  ['a broken escape in the path', promote('%zz'), 400, 'invalid_parameter'],
  ['escaped bytes that are not UTF-8', promote('%ff'), 400, 'invalid_parameter'],
  ['an escape that breaks off', promote('%e2%82'), 400, 'invalid_parameter'],
  ['raw UTF-8 in the target', get(Buffer.from('/api/é').toString('latin1')), 400, 'malformed_request'],
  ['a header hidden in the path', get('/api/health%0d%0aX-Evil:%201'), 404, 'unknown_route'],
  ['dots in the path', get('/api/../api/health'), 404, 'unknown_route'],
  ['another host in the path', get('//evil.example/api/health'), 404, 'unknown_route'],
  ['a backslash in the path', get('/api\\health'), 404, 'unknown_route'],
  ['a fragment', get('/api/health#x'), 404, 'unknown_route'],
  ['an asterisk', get('*'), 404, 'unknown_route'],
  ['an authority', get('127.0.0.1:80'), 400, 'malformed_request'],
  ['a path of 20,000 characters', get(`/api/${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
  ['a parameter twice', get('/api/labels?project_id=1&project_id=2'), 400, 'invalid_parameter'],
  [
    'a parameter twice, once escaped',
    get('/api/labels?project_id=1&project%5Fid=1'),
    400,
    'invalid_parameter',
  ],
  ['a broken escape in the query', get('/api/labels?project_id=%'), 400, 'invalid_parameter'],
  ['a parameter as a list', get('/api/labels?project_id[]=1'), 400, 'invalid_parameter'],
  ['the path of a prototype', get('/__proto__'), 404, 'unknown_route'],
  ['a file of the server', get('/api/..%2f..%2fetc/passwd'), 404, 'unknown_route'],
];

const METHODS: readonly Case[] = [
  ['PATCH where there is none', request({ line: 'PATCH /api/health' }), 405, 'method_not_allowed'],
  ['TRACE', request({ line: 'TRACE /api/health' }), 405, 'method_not_allowed'],
  ['PROPFIND', request({ line: 'PROPFIND /api/health' }), 405, 'method_not_allowed'],
  ['an unknown method', request({ line: 'BREW /api/health' }), 400, 'malformed_request'],
  ['a method in small letters', request({ line: 'get /api/health' }), 400, 'malformed_request'],
  ['CONNECT', request({ line: 'CONNECT evil.example:443' }), 405, 'method_not_allowed'],
  ['HEAD of a published project', request({ line: 'HEAD /public/api/projects/APP' }), 405, null],
  ['OPTIONS', request({ line: 'OPTIONS /api/auth/keys' }), 204, null],
  ['OPTIONS of the whole server', request({ line: 'OPTIONS *' }), 404, 'unknown_route'],
  ['HEAD', request({ line: 'HEAD /api/health' }), 200, null],
  ['a whole URL for a target', get('http://127.0.0.1/api/health'), 200, null],
];

const ME = 'GET /api/auth/me HTTP/1.1';

const HEADERS: readonly Case[] = [
  ['no Host', get('/api/health', { Host: null }), 400, 'malformed_request'],
  [
    'two Hosts',
    lines('GET /api/health HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'),
    400,
    'malformed_request',
  ],
  [
    'two credentials, the first one good',
    lines(ME, 'Host: a', 'Connection: close', 'Authorization: Bearer TOKEN', 'Authorization: Bearer x'),
    400,
    'malformed_request',
  ],
  [
    'two credentials, the last one good',
    lines(ME, 'Host: a', 'Connection: close', 'Authorization: Bearer x', 'Authorization: Bearer TOKEN'),
    400,
    'malformed_request',
  ],
  [
    'a credential of 15,000 characters',
    get('/api/auth/me', { Authorization: `Bearer svc_sess_${'a'.repeat(15_000)}` }),
    401,
    null,
  ],
  [
    'a credential with a NUL',
    get('/api/auth/me', { Authorization: 'Bearer svc\0' }),
    400,
    'malformed_request',
  ],
  ['a scheme and nothing', get('/api/auth/me', { Authorization: 'Bearer' }), 401, null],
  [
    'headers of 20,000 characters',
    get('/api/health', { 'X-Long': 'x'.repeat(20_000) }),
    431,
    'headers_too_large',
  ],
  [
    'a header that is folded',
    lines('GET /api/health HTTP/1.1', 'Host: a', 'X-A: b', ' c'),
    400,
    'malformed_request',
  ],
  [
    'a blank before the colon',
    lines('GET /api/health HTTP/1.1', 'Host: a', 'X-A : b'),
    400,
    'malformed_request',
  ],
  ['an unsupported expectation', get('/api/health', { Expect: 'magic' }), 417, 'expectation_failed'],
  [
    'an upgrade that is not offered',
    get('/api/health', { Connection: 'Upgrade, close', Upgrade: 'h2c' }),
    200,
    null,
  ],
];

const FRAMING: readonly Case[] = [
  ['no HTTP at all', bytes(`hello there${CRLF}${CRLF}`), 400, 'malformed_request'],
  [
    'the greeting of TLS',
    () => Buffer.from([22, 3, 1, 0, 5, 1, 0, 0, 1, 0, 13, 10, 13, 10]),
    400,
    'malformed_request',
  ],
  ['the preface of HTTP/2', bytes(`PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`), 400, 'malformed_request'],
  ['an unknown version', bytes(`GET / HTTP/3.7${CRLF}Host: a${CRLF}${CRLF}`), 400, 'malformed_request'],
  ['bare line feeds', bytes('GET /api/health HTTP/1.1\nHost: a\n\n'), 400, 'malformed_request'],
  [
    'Content-Length and Transfer-Encoding',
    framed(['Content-Length: 4', 'Transfer-Encoding: chunked']),
    400,
    'malformed_request',
  ],
  [
    'Transfer-Encoding and Content-Length',
    framed(['Transfer-Encoding: chunked', 'Content-Length: 4']),
    400,
    'malformed_request',
  ],
  [
    'Transfer-Encoding that does not end in chunked',
    framed(['Transfer-Encoding: chunked, identity']),
    400,
    'malformed_request',
  ],
  ['Transfer-Encoding of another name', framed(['Transfer-Encoding: xchunked']), 400, 'malformed_request'],
  ['two lengths', framed(['Content-Length: 4', 'Content-Length: 5']), 400, 'malformed_request'],
  ['a length with a sign', framed(['Content-Length: +5']), 400, 'malformed_request'],
  ['a negative length', framed(['Content-Length: -5']), 400, 'malformed_request'],
  ['a length past all numbers', framed(['Content-Length: 99999999999999999999']), 400, 'malformed_request'],
  [
    'a chunk of no size',
    framed(['Transfer-Encoding: chunked'], `zz${CRLF}{}${CRLF}`),
    400,
    'malformed_request',
  ],
];

/** Disconnected in the middle. */
const CUT: readonly Case[] = [
  ['a body shorter than announced', body(KEY, { 'Content-Length': '50' }), 400, 'malformed_request'],
  [
    'a chunk that breaks off',
    framed(['Transfer-Encoding: chunked'], `5${CRLF}{"n`),
    400,
    'malformed_request',
  ],
  [
    'a header that breaks off',
    bytes(`GET /api/health HTTP/1.1${CRLF}Host: a${CRLF}Auth`),
    400,
    'malformed_request',
  ],
];

function codeOf({ headers, body: text }: WireAnswer): string | null {
  if (headers.get('content-type') !== 'application/json' || text === '') return null;
  return (JSON.parse(text) as { readonly code?: string }).code ?? null;
}

const GROUPS = { JSON_BODIES, NUMBERS, MEDIA, TARGETS, METHODS, HEADERS, FRAMING, CUT };

for (const [group, cases] of Object.entries(GROUPS)) {
  describe(group.toLowerCase().replace('_', ' '), () => {
    test('get the documented responses, one by one, and change nothing', async t => {
      const server = await startServer(t);
      const { ada } = await cast(server);
      const before = await server.rows();
      for (const [name, written, status, code] of cases) {
        await t.test(name, async () => {
          const { answers } = await tell(server.url, written(ada.token), { leave: cases === CUT });
          assert.deepEqual(
            answers.map(answer => [answer.status, codeOf(answer)]),
            [[status, code]],
          );
          assert.match(answers[0]?.headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/);
          assert.equal(await server.rows(), before);
        });
      }
    });
  });
}

/** A request on a keep-alive connection. */
const staying = (parts: Parts): Written =>
  request({ ...parts, headers: { ...parts.headers, Connection: null } });
const GOODBYE = get('/api/health');

function together(token: string, ...all: readonly Written[]): Buffer {
  return Buffer.concat(all.map(one => one(token)));
}

describe('a connection', () => {
  test('is ended by a body past the ceiling long before all of it has come', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const before = await server.rows();
    const whole = 64 * 2 ** 20;
    function* endless(): Generator<Uint8Array> {
      yield request({ headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' } })(
        ada.token,
      );
      const chunk = Buffer.from(`10000${CRLF}${' '.repeat(0x10000)}${CRLF}`);
      for (let sent = 0; sent < whole; sent += 0x10000) yield chunk;
    }
    const { answers, sent } = await tell(server.url, endless());
    assert.deepEqual(
      answers.map(({ status }) => status),
      [413],
    );
    assert.ok(sent < whole / 2, `the server took ${sent} bytes`);
    assert.equal(await server.rows(), before);
  });

  test('is ended by a large body that no operation reads', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const large = staying({ line: 'DELETE /api/auth/keys/1', body: 'x'.repeat(200_000) });
    const { answers } = await tell(server.url, together(ada.token, large, GOODBYE));
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('connection')]),
      [[404, 'close']],
    );
  });

  test('stays after a small body that no operation reads', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const small = staying({ line: 'DELETE /api/auth/keys/1', body: 'x'.repeat(200) });
    const { answers } = await tell(server.url, together(ada.token, small, GOODBYE));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 200],
    );
  });

  test('responds to pipelined requests in their order', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const first = staying({ line: 'GET /api/auth/me' });
    const second = staying({ line: 'GET /api/nothing' });
    const { answers } = await tell(server.url, together(ada.token, first, second, first, GOODBYE));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 404, 200, 200],
    );
  });

  test('rejects the bytes after a body that is longer than announced', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const before = await server.rows();
    const short = staying({ body: '{"name":"x"}', headers: { 'Content-Length': '2' } });
    const { answers } = await tell(server.url, short(ada.token));
    assert.deepEqual(answers.map(codeOf).at(-1), 'malformed_request');
    assert.equal(await server.rows(), before);
  });
});

describe('a client that is hung up on and stays', () => {
  for (const [name, sent] of [
    ['after no HTTP', `hello there${CRLF}${CRLF}`],
    ['after CONNECT', `CONNECT evil.example:443 HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`],
    [
      'in the middle of a large body',
      `POST /api/auth/keys HTTP/1.1${CRLF}Host: a${CRLF}Content-Length: 900000${CRLF}${CRLF}{`,
    ],
  ] as const) {
    test(`is cut off ${name}`, async t => {
      const server = await startServer(t);
      const { hostname, port } = new URL(server.url);
      const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
      const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
        client.write(sent),
      );
      t.after(() => client.destroy());
      const [socket] = await accepted;
      await once(socket, 'close');
    });
  }
});

test('a client that continues to send after the response can still read it', async t => {
  const server = await startServer(t);
  const { hostname, port } = new URL(server.url);
  const answered = once(server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  t.after(() => client.destroy());
  client.on('error', () => {});
  const head = lines('POST /api/auth/keys HTTP/1.1', 'Host: a', 'Content-Length: 900000')('');
  client.write(head);
  const [, response] = await answered;
  if (!response.writableFinished) await once(response, 'finish');
  // On an aborted connection the first write gets a reset, and a client that cannot write stops reading too.
  const write = promisify<string, void>((text, done) => client.write(text, error => done(error ?? null)));
  for (let more = 0; more < 10; more++) {
    await write('x'.repeat(1000));
    await pause(5);
  }
  const [heard] = (await once(client, 'data')) as [Buffer];
  assert.match(heard.toString(), /^HTTP\/1\.1 401 /);
});

describe('a client that waits for 100-continue', () => {
  const waiting = { 'Content-Type': 'application/json', 'Content-Length': '12', Expect: '100-continue' };

  test('gets no 100-continue when the call is refused without the body', async t => {
    const server = await startServer(t);
    const { answers } = await tell(server.url, staying({ headers: waiting })('svc_sess_nobody'));
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('connection')]),
      [[401, 'close']],
    );
  });

  test('gets no 100-continue for a body above the ceiling', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const large = { ...waiting, 'Content-Length': String(2 * 1024 * 1024 + 1) };
    const { answers } = await tell(server.url, staying({ headers: large })(ada.token));
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('connection')]),
      [[413, 'close']],
    );
  });

  test('gets 100-continue once the call is admitted', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    const asking = request({ headers: waiting, line: 'POST /api/auth/keys' })(ada.token);
    const { answers } = await tell(server.url, Buffer.concat([asking, Buffer.from('{"name": 12}')]));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [100, 400],
    );
  });
});

describe('the Host of a request', () => {
  for (const host of [
    'localhost:9", evil="',
    'localhost:9@evil.example',
    'localhost:9/evil',
    'evil.example',
    '[::1',
    'localhost:port',
  ]) {
    test(`is in no header of the response when it is ${host}`, async t => {
      const server = await startServer(t);
      const { answers } = await tell(
        server.url,
        get('/api/auth/me', { Host: host, Authorization: null })(''),
      );
      const challenge = answers[0]?.headers.get('www-authenticate');
      assert.equal(
        challenge,
        `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
      );
    });
  }
});
