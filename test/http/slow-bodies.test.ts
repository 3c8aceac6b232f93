/** Slow bodies: after ten seconds they need a minimum rate, so that many of them cannot block a server forever. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { cast } from '../setting/cast.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { answersIn } from '../setting/wire.ts';

interface Line {
  readonly client: Socket;
  /** The server's end. */
  readonly socket: Socket;
  readonly heard: () => Buffer;
  /** Sends, until the server has received it. */
  readonly send: (text: string) => Promise<void>;
}

async function open(t: TestContext, server: TestServer): Promise<Line> {
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  t.after(() => client.destroy());
  const pieces: Buffer[] = [];
  client.on('data', (piece: Buffer) => pieces.push(piece));
  client.on('error', () => {});
  const [socket] = await accepted;
  let sent = 0;
  return {
    client,
    socket,
    heard: () => Buffer.concat(pieces),
    send: async text => {
      sent += text.length;
      client.write(text);
      await until('it has arrived', () => socket.bytesRead >= sent || socket.destroyed);
    },
  };
}

const head = (token: string | null, length: number, type = 'application/json'): string =>
  [
    'POST /api/auth/keys HTTP/1.1',
    'Host: 127.0.0.1',
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** The first check must see that the body is being read, which begins some queries after the request. */
async function beatUntil(server: TestServer, line: Line, isSo: () => boolean): Promise<number> {
  let beats = 0;
  await until('the server has had enough', () => {
    if (line.socket.isPaused()) return false;
    server.app.pace.beat();
    beats += 1;
    return isSo();
  });
  return beats;
}

test('a body that stops is 408 after its first ten seconds and five more, and the connection ends', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const before = await server.rows();
  const line = await open(t, server);
  await line.send(`${head(ada.token, 30)}{"name":"half`);
  const beats = await beatUntil(server, line, () => line.heard().length > 0);
  assert.ok(beats >= 10, `refused after ${beats} beats`);
  const [answer] = answersIn(line.heard());
  assert.deepEqual([answer?.status, answer?.headers.get('connection')], [408, 'close']);
  const { code, request_id } = JSON.parse(answer?.body ?? '') as Record<string, string>;
  assert.deepEqual([code, request_id], ['request_timeout', answer?.headers.get('x-request-id')]);
  // Later bytes are not taken for the complete body.
  line.client.write(' a key"}'.padEnd(17));
  await until('the connection has ended', () => line.socket.destroyed);
  assert.equal(await server.rows(), before);
  const [entry] = server.log.filter(one => one.includes('request_timeout'));
  assert.ok(entry?.includes(`"account":${ada.id}`));
});

test('a body of two kilobytes in each second is waited for', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const line = await open(t, server);
  const KILOBYTES = 60;
  await line.send(head(ada.token, KILOBYTES * 1024));
  for (let sent = 0; sent < KILOBYTES; sent += 2) {
    const isLast = sent === KILOBYTES - 2;
    await line.send(isLast ? '{"name":"slow"}'.padStart(2048) : ' '.repeat(2048));
    server.app.pace.beat();
  }
  await until('it is answered', () => line.heard().length > 0);
  assert.equal(answersIn(line.heard())[0]?.status, 200);
});

test('an unneeded body is not drained for longer', async t => {
  const server = await startServer(t);
  const line = await open(t, server);
  await line.send(`${head(null, 60_000)}{`);
  await until('it is refused', () => line.heard().length > 0);
  assert.equal(answersIn(line.heard())[0]?.status, 401);
  await beatUntil(server, line, () => line.socket.destroyed);
});
