/** A server that shuts down: running responses arrive completely, and close the connection. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { finishing, type Finishing } from '../../src/http/finish.ts';
import { openAnswers } from '../../src/http/open-answers.ts';
import { answersIn } from '../setting/wire.ts';

/** Far more than all buffers of a connection hold. */
const LARGE = Buffer.alloc(50 * 2 ** 20, 'x');

interface Leaving {
  readonly server: Server;
  readonly leaving: Finishing;
  /** A connection with a pending request, which reads nothing yet. */
  readonly ask: () => Promise<{ socket: Socket; response: ServerResponse }>;
}

async function listening(t: TestContext): Promise<Leaving> {
  const server = createServer();
  const leaving = finishing(server, openAnswers(server), () => 0);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    leaving,
    ask: async () => {
      const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
      const socket = connect(port, '127.0.0.1');
      t.after(() => socket.destroy());
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      const [, response] = await asked;
      return { socket, response };
    },
  };
}

async function heardOn(socket: Socket): Promise<Buffer> {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  await once(socket, 'close');
  return Buffer.concat(pieces);
}

test('an answer that is written and not yet sent arrives whole', async t => {
  const { leaving, ask } = await listening(t);
  const { socket, response } = await ask();
  response.setHeader('Content-Length', LARGE.length);
  response.end(LARGE);
  const left = leaving.finish(10_000);
  const [answer] = answersIn(await heardOn(socket));
  assert.equal(answer?.body.length, LARGE.length);
  await left;
});

test('a response to a request before the shutdown says that it is the last', async t => {
  const { leaving, ask } = await listening(t);
  const { socket, response } = await ask();
  const left = leaving.finish(10_000);
  response.end('done');
  const [answer] = answersIn(await heardOn(socket));
  assert.deepEqual([answer?.body, answer?.headers.get('connection')], ['done', 'close']);
  await left;
});

test('a response to a request that arrives during another response says that it is the last', async t => {
  const { leaving, ask, server } = await listening(t);
  const slow = await ask();
  const idle = await ask();
  slow.response.end(LARGE);
  idle.response.end('first');
  await once(idle.response, 'close');
  const left = leaving.finish(10_000);
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  idle.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, response] = await asked;
  response.end('second');
  const answers = answersIn(await heardOn(idle.socket));
  assert.deepEqual(
    answers.map(({ body, headers }) => [body, headers.get('connection')]),
    [
      ['first', 'keep-alive'],
      ['second', 'close'],
    ],
  );
  await heardOn(slow.socket);
  await left;
});

test('an answer that is never read is cut off when the time is over', async t => {
  const { leaving, ask } = await listening(t);
  const { response } = await ask();
  response.end(LARGE);
  await leaving.finish(500);
  assert.equal(response.writableFinished, false);
});
