/** Upgrade requests: unsupported protocols are ignored, and the request is handled normally. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { answerUpgrades } from '../../src/http/upgrade.ts';
import { cast } from '../setting/cast.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { tell, type WireAnswer } from '../setting/wire.ts';

const H2C = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__';
const WEBSOCKET = 'Connection: keep-alive, Upgrade\r\nUpgrade: websocket';
const LAST = 'GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

interface Line {
  readonly server: TestServer;
  /** A request with this Upgrade header and other lines. */
  readonly request: (first: string, wish: string, ...rest: string[]) => string;
}

async function line(t: TestContext): Promise<Line> {
  const server = await startServer(t);
  const { ada } = await cast(server);
  return {
    server,
    request: (first, wish, ...rest) =>
      [`${first} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${ada.token}`, wish, ...rest].join(
        '\r\n',
      ),
  };
}

function statuses(answers: readonly WireAnswer[]): number[] {
  return answers.map(({ status }) => status);
}

const PROJECT = JSON.stringify({ name: 'Harbour', identifier: 'HRB' });
const JSON_TYPE = 'Content-Type: application/json';

test('a body with a length is read although the request asks for HTTP/2', async t => {
  const { server, request } = await line(t);
  const length = `Content-Length: ${PROJECT.length}`;
  const posted = request('POST /api/projects', H2C, JSON_TYPE, length, '', PROJECT);
  const { answers } = await tell(server.url, posted + LAST);
  assert.deepEqual(statuses(answers), [200, 200]);
  assert.match(answers[0]?.body ?? '', /"identifier":"HRB"/);
});

test('a body in chunks is read although the request asks for HTTP/2', async t => {
  const { server, request } = await line(t);
  const [one, two] = [PROJECT.slice(0, 9), PROJECT.slice(9)];
  const chunks = [one, two].map(chunk => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  const head = request('POST /api/projects', H2C, JSON_TYPE, 'Transfer-Encoding: chunked', '', '');
  const { answers } = await tell(server.url, [
    head,
    chunks.slice(0, 20),
    `${chunks.slice(20)}0\r\n\r\n`,
    LAST,
  ]);
  assert.deepEqual(statuses(answers), [200, 200]);
  assert.match(answers[0]?.body ?? '', /"identifier":"HRB"/);
});

test('a body with an Expect header gets 100-continue', async t => {
  const { server, request } = await line(t);
  const length = `Content-Length: ${PROJECT.length}`;
  const head = request('POST /api/projects', H2C, JSON_TYPE, length, 'Expect: 100-continue', '', '');
  const { answers } = await tell(server.url, [head, PROJECT + LAST]);
  assert.deepEqual(statuses(answers), [100, 200, 200]);
});

test('every request of a connection can ask for an upgrade, and pipelined ones get responses in order', async t => {
  const { server, request } = await line(t);
  const asked = ['/api/auth/me', '/api/nothing', '/api/instance', '/api/projects', '/api/users'];
  const all = asked
    .map((path, at) => request(`GET ${path}`, at % 2 === 0 ? H2C : WEBSOCKET, '', ''))
    .join('');
  const { answers } = await tell(server.url, all + LAST);
  assert.deepEqual(statuses(answers), [200, 404, 200, 200, 200, 200]);
  assert.match(answers[1]?.body ?? '', /"code":"unknown_route"/);
  assert.match(answers[3]?.body ?? '', /^\[/);
});

test('one connection can wish a hundred times', async t => {
  const { server, request } = await line(t);
  const warnings: unknown[] = [];
  const record = (warning: unknown): void => void warnings.push(warning);
  process.on('warning', record);
  t.after(() => process.off('warning', record));
  const all = Array.from({ length: 100 }, () => request('GET /api/instance', H2C, '', '')).join('');
  const { answers } = await tell(server.url, all + LAST);
  assert.deepEqual(
    statuses(answers),
    Array.from({ length: 101 }, () => 200),
  );
  assert.deepEqual(warnings, []);
});

/** A small server around the part under test: it responds with a large body, slowly, or with nothing. */
async function smallServer(t: TestContext): Promise<string> {
  // More than a connection buffers, piece by piece, like a download.
  const large = Array.from({ length: 400 }, () => Buffer.alloc(65_536, 'x'));
  const plain = createServer((request, response) => {
    if (request.url === '/slow') void setTimeout(1_500).then(() => response.end('late'));
    else Readable.from(request.url === '/large' ? large : []).pipe(response);
  });
  plain.keepAliveTimeout = 10;
  const nowhere = { accept: () => {}, decline: () => {} };
  answerUpgrades(plain, {
    serve: async () => {},
    speaksWebSocket: () => false,
    sockets: nowhere,
    refuseTunnel: () => {},
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  t.after(() => plain.close());
  return `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
}

const ask = (path: string, wish: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${wish}\r\n\r\n`;

test('an answer that is still under way is finished before a wish behind it is looked at', async t => {
  const url = await smallServer(t);
  const sent =
    ask('/large', 'Accept: */*') + ask('/', H2C) + ask('/large', H2C) + ask('/', 'Connection: close');
  const { answers } = await tell(url, sent);
  assert.deepEqual(
    answers.map(({ body }) => body.length),
    [400 * 65_536, 0, 400 * 65_536, 0],
  );
});

test('the end of that answer does not begin the wait for a next request', async t => {
  const url = await smallServer(t);
  const sent = ask('/large', 'Accept: */*') + ask('/slow', H2C) + ask('/', 'Connection: close');
  const { answers } = await tell(url, sent);
  assert.deepEqual(
    answers.map(({ body }) => body.length),
    [400 * 65_536, 4, 0],
  );
});

test('a WebSocket is passed over where there is none, in the words of the contract', async t => {
  const { server, request } = await line(t);
  const handshake = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''];
  const asked = [
    request('GET /api/no/such/route', WEBSOCKET, ...handshake),
    request('GET /elsewhere', WEBSOCKET, ...handshake),
    request('GET /api/auth/me', WEBSOCKET, ...handshake),
    request('DELETE /api/auth/me', WEBSOCKET, ...handshake),
  ];
  const { answers } = await tell(server.url, asked.join('') + LAST);
  assert.deepEqual(statuses(answers), [404, 404, 200, 405, 200]);
  assert.match(answers[0]?.body ?? '', /"code":"unknown_route"/);
  assert.match(answers[2]?.body ?? '', /"username":"ada"/);
  for (const { headers } of answers) assert.ok(headers.get('x-request-id'));
});

test('other methods are refused where there is a WebSocket, and the connection ends', async t => {
  const { server, request } = await line(t);
  const posted = request('POST /api/events/ws/', WEBSOCKET, 'Content-Length: 4', '', 'ahoy');
  const { answers } = await tell(server.url, posted + LAST);
  assert.deepEqual(statuses(answers), [405]);
  assert.equal(answers[0]?.headers.get('allow'), 'GET, HEAD, OPTIONS');
  assert.equal(answers[0]?.headers.get('connection'), 'close');
});

test('other options of the Connection header are kept', async t => {
  const { server, request } = await line(t);
  const wish = 'Connection: Upgrade, close\r\nUpgrade: h2c';
  const { answers } = await tell(server.url, request('GET /api/instance', wish, '', ''));
  assert.deepEqual(statuses(answers), [200]);
  assert.equal(answers[0]?.headers.get('connection'), 'close');
});

for (const target of ['http:', 'ftp://localhost/api/events/ws', 'api/events/ws'])
  test(`the target ${target} is none, with a wish as without`, async t => {
    const { server, request } = await line(t);
    for (const wish of [H2C, WEBSOCKET, 'Accept: */*']) {
      const { answers } = await tell(server.url, request(`GET ${target}`, wish, '', ''));
      assert.deepEqual(statuses(answers), [400]);
      assert.match(answers[0]?.body ?? '', /"code":"malformed_request"/);
    }
  });

test('a client that disconnects during an upgrade request does no harm', async t => {
  const { server, request } = await line(t);
  const { hostname, port } = new URL(server.url);
  for (let round = 0; round < 30; round += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {});
    const wish = round % 2 === 0 ? H2C : WEBSOCKET;
    socket.write(request(`GET ${round % 3 === 0 ? '/api/events/ws' : '/api/users'}`, wish, '', ''));
    await setTimeout(round % 4);
    socket.resetAndDestroy();
  }
  const { answers } = await tell(server.url, LAST);
  assert.deepEqual(statuses(answers), [200]);
});
