/** The life of a socket: as long as its peer responds and its session is active. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { cast, type Cast, type Member } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { frame, openLine, PING, TEXT } from '../setting/socket-line.ts';
import { openSocket, type TestSocket } from '../setting/sockets.ts';

interface Harbour {
  readonly server: TestServer;
  readonly people: Cast;
  readonly open: (who: Pick<Member, 'token'>) => Promise<TestSocket>;
  /** Time passes, and the server does what is due. */
  readonly pass: (seconds: number) => Promise<void>;
}

async function harbour(t: TestContext): Promise<Harbour> {
  const server = await startServer(t);
  return {
    server,
    people: await cast(server),
    open: who => openSocket(t, server, who.token),
    pass: async seconds => {
      server.clock.advance(seconds);
      for (const app of server.apps) await app.realtime.tick();
    },
  };
}

test('the server pings every 30 seconds', async t => {
  const { people, open, pass } = await harbour(t);
  const vera = await open(people.vera);
  let pings = 0;
  vera.ws.on('ping', () => {
    pings += 1;
  });
  const counted = async (): Promise<number> => {
    await vera.heardAll();
    return pings;
  };
  await pass(25);
  assert.equal(await counted(), 0);
  await pass(5);
  assert.equal(await counted(), 1);
  await pass(25);
  assert.equal(await counted(), 1);
  await pass(5);
  assert.equal(await counted(), 2);
});

test('a peer that answers pings stays connected, however long it sends nothing else', async t => {
  const { people, open, pass } = await harbour(t);
  const vera = await open(people.vera);
  for (let minutes = 0; minutes < 10; minutes += 0.5) {
    const pinged = once(vera.ws, 'ping');
    await pass(30);
    await pinged;
    // The pong is sent before this response is requested.
    await vera.heardAll();
  }
  assert.deepEqual(await vera.heardAll(), []);
});

/** Ignores pings. */
async function silentLine(t: TestContext, { server, people }: Harbour) {
  return openLine(t, server, people.vera.token);
}

test('a peer that is silent for 120 seconds is cut off', async t => {
  const site = await harbour(t);
  const { line, closed } = await silentLine(t, site);
  for (let passed = 0; passed < 115; passed += 5) await site.pass(5);
  assert.equal(line.readyState, 'open');
  await site.pass(5);
  assert.equal(await closed, null);
});

const SIGNS: Readonly<Record<string, Buffer>> = {
  'a heartbeat': frame(TEXT, '{"type":"heartbeat"}'),
  'a pong': frame(0x8a, ''),
  'a ping': frame(PING, ''),
  'a piece of a message': frame(0x01, ' '),
};

for (const [what, bytes] of Object.entries(SIGNS)) {
  test(`${what} is a sign of life`, async t => {
    const site = await harbour(t);
    const { line, closed } = await silentLine(t, site);
    await site.pass(119);
    line.write(bytes);
    await untilHeard(site, line);
    await site.pass(119);
    assert.equal(line.readyState, 'open');
    await site.pass(1);
    assert.equal(await closed, null);
  });
}

/** Earlier bytes have arrived when another connection to the same server has had two responses. */
async function untilHeard({ server }: Harbour, line: { readonly writableLength: number }): Promise<void> {
  while (line.writableLength > 0) await server.as().GET('/api/instance');
  for (let asked = 0; asked < 2; asked += 1) await server.as().GET('/api/instance');
}

const ENDS: Readonly<Record<string, (people: Cast) => Promise<{ readonly response: Response }>>> = {
  'a password change': ({ max }) =>
    max.api.POST('/api/auth/me/password', {
      body: { current_password: PASSWORD, new_password: 'four other words' },
    }),
  'a sign-out everywhere': ({ max }) => max.api.DELETE('/api/auth/me/sessions'),
  'a deactivation': ({ ada, max }) =>
    ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: max.id } } }),
};

for (const [what, end] of Object.entries(ENDS)) {
  test(`${what} immediately closes every socket of the user, and no others`, async t => {
    const { server, people, open } = await harbour(t);
    const login = await server
      .as()
      .POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } });
    const own = [await open(people.max), await open({ token: login.data?.token ?? '' })];
    const vera = await open(people.vera);
    assert.equal((await end(people)).response.status, 200);
    for (const socket of own) assert.equal(await socket.closed(), 4401);
    assert.deepEqual(await vera.heardAll(), []);
  });
}

test('after a password change the returned session opens a socket', async t => {
  const { people, open } = await harbour(t);
  const old = await open(people.max);
  const { data } = await people.max.api.POST('/api/auth/me/password', {
    body: { current_password: PASSWORD, new_password: 'four other words' },
  });
  assert.equal(await old.closed(), 4401);
  const next = await open({ token: data?.token ?? '' });
  assert.deepEqual(await next.heardAll(), []);
});

test('disconnecting a tool closes no socket of its owner', async t => {
  const { people, open } = await harbour(t);
  const { max, bot } = people;
  const socket = await open(max);
  const { response } = await max.api.POST('/api/auth/bots/{id}/disconnect', {
    params: { path: { id: bot.id } },
  });
  assert.equal(response.status, 200);
  assert.deepEqual(await socket.heardAll(), []);
});

test('signing out closes the socket of that session within a minute, and of no other', async t => {
  const { server, people, open, pass } = await harbour(t);
  const login = await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } });
  const token = login.data?.token ?? '';
  const [one, other] = [await open({ token }), await open(people.max)];
  await server.as(token).POST('/api/auth/logout');
  assert.deepEqual(await one.heardAll(), []);
  await pass(60);
  assert.equal(await one.closed(), 4401);
  assert.deepEqual(await other.heardAll(), []);
});

test('a fresh session in place of the old one closes the socket of the old one', async t => {
  const { people, open, pass } = await harbour(t);
  const socket = await open(people.max);
  const { data } = await people.max.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  await pass(60);
  assert.equal(await socket.closed(), 4401);
  await open({ token: data?.token ?? '' });
});

test('a session that has lived its time closes its socket', async t => {
  const { people, open, pass } = await harbour(t);
  const vera = await open(people.vera);
  await pass(30 * 86_400 - 90);
  await vera.closed();
  const again = await open(people.vera);
  await pass(30);
  assert.deepEqual(await again.heardAll(), []);
  await pass(60);
  assert.equal(await again.closed(), 4401);
});

test('an open and a closed socket leave a line each in the log, and nothing of the credential', async t => {
  const { server, people, open } = await harbour(t);
  const vera = await open(people.vera);
  vera.ws.close(1000);
  await vera.closed();
  await people.vera.api.GET('/api/auth/me');
  const lines = server.log.map(line => JSON.parse(line) as Record<string, unknown>);
  const socketLines = lines.filter(({ msg }) => String(msg).startsWith('socket '));
  assert.deepEqual(
    socketLines.map(({ msg, client, account, code }) => [msg, client, account, code]),
    [
      ['socket opened', '127.0.0.1', people.vera.id, undefined],
      ['socket closed', '127.0.0.1', people.vera.id, 1000],
    ],
  );
  const [request] = lines.filter(({ path }) => path === '/api/events/ws');
  for (const line of socketLines) assert.equal(line['request_id'], request?.['request_id']);
  assert.ok(!server.log.some(line => line.includes(people.vera.token)));
});
