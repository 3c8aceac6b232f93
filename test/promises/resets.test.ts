/** No input and no reset on a connection crashes the server. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { build, emptyPlace, serve } from '../setting/program.ts';

before(build);

const lines = (...all: string[]): string => [...all, '', ''].join('\r\n');
const ask = (line: string, ...headers: string[]): string => lines(`${line} HTTP/1.1`, 'Host: x', ...headers);
const plain = (method: string, path = '/api/instance'): string => ask(`${method} ${path}`);
const upgrade = (path: string): string =>
  ask(
    `GET ${path}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  );
const unfinished = ask('POST /api/auth/login', 'Content-Type: application/json', 'Content-Length: 99') + '{';

const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map(name => [name, plain(name)]),
  ),
  CONNECT: ask('CONNECT x:80'),
  'CONNECT behind a request': plain('GET') + ask('CONNECT x:80'),
  'CONNECT behind a slow answer': plain('GET', '/openapi.json') + ask('CONNECT x:80') + 'more',
  'an upgrade': upgrade('/api/events/ws'),
  'an upgrade elsewhere, behind a request': plain('GET') + upgrade('/api/health') + plain('GET'),
  'many requests': plain('GET').repeat(20),
  'half a header': 'GET / HTTP/1.1\r\nHo',
  'half a body': unfinished,
  'a body that waits to be asked for': ask(
    'POST /api/auth/login',
    'Expect: 100-continue',
    'Content-Length: 9',
  ),
  'the beginning of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no HTTP': 'hello there\r\n\r\n',
};

const RESETS = 25;

/** Sends it, and resets the connection: immediately, a little later, or when the response begins. */
async function reset(port: number, sent: string, attempt: number): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent, 'latin1');
  if (attempt % 3 === 1) await pause(attempt);
  if (attempt % 3 === 2) await Promise.race([once(socket, 'data'), pause(200)]);
  socket.resetAndDestroy();
}

test('connections that are reset at any moment leave the server running', async t => {
  const server = await serve(t, await emptyPlace(t));
  const port = Number(new URL(server.url).port);
  for (const [kind, sent] of Object.entries(KINDS)) {
    await t.test(kind, async () => {
      await Promise.all(Array.from({ length: RESETS }, (_, attempt) => reset(port, sent, attempt)));
      const health = await fetch(`${server.url}/api/health`);
      assert.deepEqual([health.status, await health.text()], [200, 'ok']);
    });
  }
  assert.equal(server.process.exitCode, null);
});
