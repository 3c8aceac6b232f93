/** Shutdown: started requests get a response, acknowledged writes are stored, and a second signal does not wait. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { before, describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, type Client } from '../setting/client.ts';
import { answersIn } from '../setting/wire.ts';
import { build, emptyPlace, serve, stopped, type Place, type Program } from '../setting/program.ts';

before(build);

type Serving = Program & { readonly url: string };

const ADMINISTRATOR = { DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'a password of olga' };

async function placeOfOlga(t: TestContext): Promise<Place> {
  const place = await emptyPlace(t);
  return { ...place, env: { ...place.env, ...ADMINISTRATOR } };
}

async function tokenOf(server: Serving): Promise<string> {
  const body = { identity: 'olga', password: ADMINISTRATOR.DOCKET_ADMIN_PASSWORD };
  const { data } = await clientOf(server.url).POST('/api/auth/login', { body });
  assert.ok(data);
  return data.token;
}

/** A request that is only partly sent until `rest` is called, which returns the response. */
interface Held {
  rest(): Promise<{ status: number; body: string }>;
}

async function hold(url: string, part: string, rest: string): Promise<Held> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  const heard: Buffer[] = [];
  socket.on('data', (piece: Buffer) => heard.push(piece));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  await new Promise<void>(resolve => {
    socket.write(part, () => resolve());
  });
  return {
    rest: async () => {
      if (rest !== '') socket.write(rest);
      await closed;
      const [answer] = answersIn(Buffer.concat(heard));
      return { status: answer?.status ?? 0, body: answer?.body ?? '' };
    },
  };
}

async function slowUpload(server: Serving): Promise<Held> {
  const token = await tokenOf(server);
  const body = '{"name":"slow"}';
  const head = [
    'POST /api/auth/keys HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return hold(server.url, `${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`, body.slice(5));
}

/** Requests accounts, whose passwords take time, and disconnects all once the first is created. */
async function askForUsersAndHangUp(server: Serving, count: number): Promise<void> {
  const api = clientOf(server.url, await tokenOf(server));
  const hangUp = new AbortController();
  const made = Array.from({ length: count }, (_, at) => {
    const body = { username: `guest${at}`, password: 'a password of a guest' };
    return api.POST('/api/users', { body, signal: hangUp.signal });
  });
  await Promise.race(made);
  hangUp.abort();
  await Promise.allSettled(made);
}

async function signal(server: Serving): Promise<void> {
  server.process.kill('SIGTERM');
  await server.printed(/"shutting down: waiting for running requests"/);
}

/** Waits until no new request is accepted. */
async function untilClosed({ url }: Serving): Promise<void> {
  const { hostname, port } = new URL(url);
  for (let patience = 500; patience > 0; patience--) {
    const socket = connect({ host: hostname, port: Number(port) });
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    if (refused) return;
    await pause(10);
  }
  throw new Error('the server goes on letting clients in');
}

describe('asked to shut down', () => {
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    test(`by ${name}, an idle server exits with success`, async t => {
      const server = await serve(t, await placeOfOlga(t));
      server.process.kill(name);
      const { code, stderr } = await server.ended;
      assert.deepEqual([code, stderr], [0, '']);
    });
  }

  test('a request whose body is still being sent gets a response, and its write is kept', async t => {
    const place = await placeOfOlga(t);
    const server = await serve(t, place);
    const upload = await slowUpload(server);
    await signal(server);
    await untilClosed(server);
    const { status, body } = await upload.rest();
    assert.equal(status, 200, body);
    assert.equal((await server.ended).code, 0);
    const again = await serve(t, place);
    const { data } = await clientOf(again.url, await tokenOf(again)).GET('/api/auth/keys');
    assert.deepEqual(
      data?.map(({ name }) => name),
      ['slow'],
    );
  });

  test('requests of clients that have disconnected are finished all the same', async t => {
    const server = await serve(t, await placeOfOlga(t));
    await askForUsersAndHangUp(server, 64);
    await signal(server);
    const { code, stdout } = await server.ended;
    assert.equal(code, 0);
    assert.match(stdout, /"unfinished":true/);
    assert.doesNotMatch(stdout, /"level":"error"/);
  });

  test('readiness ends before anything else', async t => {
    const server = await serve(t, await placeOfOlga(t));
    const question = await hold(
      server.url,
      'GET /ready HTTP/1.1\r\nHost: a\r\n',
      'Connection: close\r\n\r\n',
    );
    await signal(server);
    const { status, body } = await question.rest();
    assert.deepEqual([status, body.split('\n')[0]], [503, 'not ready']);
  });

  test('an idle connection does not keep the server', async t => {
    const server = await serve(t, await placeOfOlga(t));
    const idle = await hold(server.url, 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n', '');
    assert.equal((await stopped(server)).code, 0);
    assert.equal((await idle.rest()).status, 200);
  });

  test('an unused connection is closed while requests run', async t => {
    const server = await serve(t, await placeOfOlga(t));
    const upload = await slowUpload(server);
    const silent = await hold(server.url, '', '');
    await signal(server);
    await silent.rest();
    assert.equal((await upload.rest()).status, 200);
  });

  test('a request that never ends is cut off, and nothing fails over it', async t => {
    const server = await serve(t, await placeOfOlga(t));
    const head = [
      'POST /api/auth/login HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Content-Length: 99',
    ];
    const endless = await hold(server.url, `${head.join('\r\n')}\r\n\r\n{`, '');
    const { code, stdout } = await stopped(server);
    assert.equal(code, 0);
    assert.doesNotMatch(stdout, /"level":"error"/);
    assert.deepEqual(await endless.rest(), { status: 0, body: '' });
  });

  test('by a signal that arrives twice, as Ctrl-C under npm does, it still finishes what runs', async t => {
    const server = await serve(t, await placeOfOlga(t));
    const upload = await slowUpload(server);
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    await server.printed(/"shutting down: waiting for running requests"/);
    server.process.kill('SIGINT');
    assert.equal((await upload.rest()).status, 200);
    assert.equal((await server.ended).code, 0);
  });

  test('by a second signal more than a second later, the server exits immediately', async t => {
    const server = await serve(t, await placeOfOlga(t));
    await slowUpload(server);
    await signal(server);
    await pause(1_100);
    assert.equal((await stopped(server)).code, 1);
  });
});

/** Creates keys, several at a time, until the server is gone; returns the acknowledged names. */
async function makeKeys(api: Client, enough: number, onEnough: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (;;) {
      const { data } = await api.POST('/api/auth/keys', { body: { name: `key ${next++}` } });
      if (!data) return;
      acknowledged.push(data.name);
      if (acknowledged.length === enough) onEnough();
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, lane));
  return acknowledged;
}

test('killed during writes, the server has every key that it acknowledged', async t => {
  const place = await placeOfOlga(t);
  const server = await serve(t, place);
  const api = clientOf(server.url, await tokenOf(server));
  const acknowledged = await makeKeys(api, 100, () => server.process.kill('SIGKILL'));
  await server.ended;
  assert.ok(acknowledged.length >= 100);
  const again = await serve(t, place);
  const { data } = await clientOf(again.url, await tokenOf(again)).GET('/api/auth/keys');
  const kept = new Set(data?.map(({ name }) => name));
  assert.deepEqual(
    acknowledged.filter(name => !kept.has(name)),
    [],
  );
});
