/** Clients that do not read or send too slowly are cut off, and others are not. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import Koa, { type Context } from 'koa';
import { openAnswers } from '../../src/http/open-answers.ts';
import { giveTime, keepPace, wasUnread, type Pace } from '../../src/http/pace.ts';
import { sendInPieces } from '../../src/http/pieces.ts';
import { turns } from '../../src/http/turns.ts';
import { stuck } from '../setting/stuck.ts';
import { until } from '../setting/until.ts';

/** Far more than all buffers of a connection hold. */
const LARGE = Buffer.alloc(50 * 2 ** 20, 'x');

interface Site {
  readonly server: Server;
  readonly pace: Pace;
  /** A connection that reads nothing yet. */
  readonly open: () => Promise<{ client: Socket; socket: Socket }>;
}

async function listening(t: TestContext, answer: (context: Context) => void): Promise<Site> {
  const koa = new Koa();
  koa.silent = true;
  koa.use(context => {
    answer(context);
    sendInPieces(context);
  });
  const server = createServer();
  const pace = keepPace(server, openAnswers(server));
  const answered = koa.callback();
  server.on('request', (request, response) => void answered(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    pace,
    open: async () => {
      const accepted = once(server, 'connection') as Promise<[Socket]>;
      const client = connect(port, '127.0.0.1');
      client.on('error', () => {});
      t.after(() => client.destroy());
      const [socket] = await accepted;
      return { client, socket };
    },
  };
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

function beats(pace: Pace, times: number): void {
  for (let beat = 0; beat < times; beat += 1) pace.beat();
}

function large(context: Context): void {
  context.body = LARGE;
}

test('of a large answer little waits on the line, and who reads nothing for 15 seconds is cut off', async t => {
  const { server, pace, open } = await listening(t, large);
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const { client, socket } = await open();
  client.write(GET);
  await stuck(socket);
  assert.ok(socket.writableLength < 200_000, `${socket.writableLength} bytes wait`);
  beats(pace, 15);
  assert.equal(socket.destroyed, false);
  beats(pace, 1);
  assert.equal(socket.destroyed, true);
  const [, response] = await asked;
  assert.ok(wasUnread(response));
});

for (const [what, own] of [
  ['stall', { stall: 30, total: 1000 }],
  // The first tick of a stall only records what has been sent.
  ['time in all', { stall: 1000, total: 31 }],
] as const)
  test(`a response with its own limits is cut off after its own ${what}`, async t => {
    const { pace, open } = await listening(t, context => {
      giveTime(context.res, own);
      large(context);
    });
    const { client, socket } = await open();
    client.write(GET);
    await stuck(socket);
    beats(pace, 30);
    assert.equal(socket.destroyed, false);
    beats(pace, 1);
    assert.equal(socket.destroyed, true);
  });

test('a slow reader that keeps reading receives everything', async t => {
  const { pace, open } = await listening(t, large);
  const { client, socket } = await open();
  client.write(GET);
  let heard = 0;
  client.on('data', (piece: Buffer) => {
    heard += piece.length;
    client.pause();
  });
  while (heard < LARGE.length) {
    const before = socket.bytesWritten - socket.writableLength;
    beats(pace, 10);
    client.resume();
    // Its end may be on the way; everything was sent.
    await until('something moves', () => {
      client.resume();
      const { destroyed, writableLength, bytesWritten } = socket;
      assert.equal(destroyed, false);
      return bytesWritten - writableLength > before || heard >= LARGE.length;
    });
    client.pause();
  }
  assert.ok(heard >= LARGE.length);
});

test('when the total backlog is too large, the client that has not read for longest is cut off first', async t => {
  const { pace, open } = await listening(t, large);
  const sockets: Socket[] = [];
  for (let reader = 0; reader < 6; reader += 1) {
    const { client, socket } = await open();
    client.write(GET);
    await stuck(socket);
    sockets.push(socket);
    if (reader === 0) beats(pace, 2);
  }
  beats(pace, 2);
  assert.deepEqual(
    sockets.map(({ destroyed }) => destroyed),
    [true, false, false, false, false, false],
  );
});

test('a long text is not cut within a character', async t => {
  const text = `${'x'.repeat(65_535)}${'\u{1f600}'.repeat(100_000)}ä`;
  const { server } = await listening(t, context => {
    context.body = text;
  });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  assert.equal(response.headers.get('content-length'), String(Buffer.byteLength(text)));
  assert.equal(await response.text(), text);
});

interface Line {
  readonly begun: ServerResponse[];
  readonly asked: () => number;
  readonly client: Socket;
}

/** A server whose responses the test controls, and a connection to it. */
async function inTurns(t: TestContext): Promise<Line> {
  const server = createServer();
  const comesItsTurn = turns();
  const begun: ServerResponse[] = [];
  let asked = 0;
  server.on('request', (request, response) => {
    asked += 1;
    void Promise.resolve(comesItsTurn(request, response)).then(isTurn => {
      if (isTurn) begun.push(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  t.after(() => {
    client.destroy();
    server.close();
    server.closeAllConnections();
  });
  return { begun, asked: () => asked, client };
}

test('requests sent behind each other are answered one by one', async t => {
  const { begun, asked, client } = await inTurns(t);
  let heard = '';
  client.on('data', piece => (heard += String(piece)));
  client.write(GET.repeat(100));
  await until('all have come', () => asked() === 100);
  for (let turn = 0; turn < 100; turn += 1) {
    await until('the next one has its turn', () => begun.length > turn);
    assert.equal(begun.length, turn + 1);
    begun[turn]?.end(String(turn));
  }
  await until('the last of them has arrived', () => heard.endsWith('\r\n\r\n99'));
});

test('the queued requests of a client that disconnects are dropped', async t => {
  const { begun, asked, client } = await inTurns(t);
  client.write(GET.repeat(3));
  await until('all have come', () => asked() === 3);
  client.destroy();
  await until('the first one knows', () => begun[0]?.closed === true);
  await pause(0);
  assert.equal(begun.length, 1);
});

test('a client that sends hundreds of requests ahead is cut off', async t => {
  const { begun, client } = await inTurns(t);
  client.write(GET.repeat(20_000));
  await until('the connection has ended', () => client.destroyed);
  assert.equal(begun.length, 1);
});
