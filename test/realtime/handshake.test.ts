/** The handshake: conditions for a socket, its refusals, and limits. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { endCredentials } from '../../src/identity/lockdown.ts';
import { CountedSeats } from '../../src/realtime/seats.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type ServerOptions, type TestServer } from '../setting/server.ts';
import { openSocket, socketAddress, turnedAway } from '../setting/sockets.ts';
import { tell } from '../setting/wire.ts';

interface Harbour {
  readonly server: TestServer;
  readonly people: Cast;
}

async function harbour(t: TestContext, options: ServerOptions = {}): Promise<Harbour> {
  const server = await startServer(t, options);
  return { server, people: await cast(server) };
}

const cookie = ({ token }: { readonly token: string }) => ({ Cookie: `svc_token=${token}` });

test('an active session cookie opens a socket, among other cookies and next to any other credential', async t => {
  const { server, people } = await harbour(t);
  const { max, vera, operator } = people;
  for (const headers of [
    cookie(vera),
    { Cookie: `theme=dark; svc_token=${vera.token}; lang=en` },
    { ...cookie(vera), Authorization: `Bearer ${operator.token}` },
    { ...cookie(vera), Authorization: 'Bearer of bad news' },
  ]) {
    const ws = new WebSocket(socketAddress(server.url), { headers });
    await once(ws, 'open');
    assert.deepEqual([ws.protocol, ws.extensions], ['', '']);
    ws.terminate();
  }
  await openSocket(t, server, max.token);
});

test('no other credential opens one, and there is no 401', async t => {
  const { server, people } = await harbour(t);
  const { vera, bot, operator } = people;
  for (const headers of [
    {},
    { Cookie: 'svc_token=' },
    { Cookie: `svc_token=${vera.token.slice(0, -1)}` },
    { Cookie: `svc_token=${bot.token}` },
    { Cookie: `token=${vera.token}` },
    { Authorization: `Bearer ${vera.token}` },
    { Authorization: `Bearer ${operator.token}` },
  ]) {
    await refused(server, () => turnedAway(server, headers), 'session_cookie_required');
  }
});

test('a session that has ended opens none', async t => {
  const { server, people } = await harbour(t);
  const { vera } = people;
  server.clock.advance(30 * 86_400);
  await refused(server, () => turnedAway(server, cookie(vera)), 'session_cookie_required');
  const login = await server.as().POST('/api/auth/login', { body: { identity: 'vera', password: PASSWORD } });
  const token = login.data?.token ?? '';
  await server.as(token).POST('/api/auth/logout');
  await refused(server, () => turnedAway(server, cookie({ token })), 'session_cookie_required');
});

test('while authentication is off, a socket needs a session all the same', async t => {
  const { server, people } = await harbour(t, { config: { auth: 'off' } });
  await refused(server, () => turnedAway(server, {}), 'session_cookie_required');
  await openSocket(t, server, people.vera.token);
});

test('the page must be of the server, of its public URL, or of an allowed origin', async t => {
  const config = { public_url: 'https://docket.example', allowed_origins: 'https://board.example' };
  const { server, people } = await harbour(t, { config });
  const { host, port } = new URL(server.url);
  const own = [`http://${host}`, `HTTP://${host}`, 'https://docket.example', 'https://docket.example:443'];
  for (const Origin of [...own, 'https://board.example'])
    (await openSocket(t, server, people.vera.token, { headers: { Origin } })).ws.terminate();
  for (const Origin of [
    'https://elsewhere.example',
    'null',
    '',
    'docket.example',
    'http://docket.example',
    `https://${host}`,
    `http://127.0.0.1:${Number(port) + 1}`,
    `http://localhost:${port}`,
    'https://docket.example:444',
    'https://docket.example.org',
    'https://a.docket.example',
    `http://${host}, https://board.example`,
    'http://undefined',
  ])
    await refused(
      server,
      () => turnedAway(server, { ...cookie(people.vera), Origin }),
      'socket_origin_refused',
    );
});

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const VERSION = 'Sec-WebSocket-Version: 13';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket';

/** A handwritten handshake: its lines, starting with the request line. */
async function byHand(server: TestServer, lines: readonly string[], first = 'GET /api/events/ws HTTP/1.1') {
  const { host } = new URL(server.url);
  const head = [first, `Host: ${host}`, ...lines].join('\r\n');
  const { answers } = await tell(server.url, `${head}\r\n\r\n`);
  const [answer, ...others] = answers;
  assert.ok(answer);
  assert.deepEqual(others, []);
  const body = answer.body === '' ? {} : (JSON.parse(answer.body) as { readonly code?: string });
  return { ...answer, code: body.code };
}

test('the response to a request without an upgrade names the protocol', async t => {
  const { server, people } = await harbour(t);
  const key = { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version': '13' };
  for (const headers of [{}, key, { Connection: 'Upgrade', Upgrade: 'h2c' }, { Connection: 'close' }]) {
    const asked = get(`${server.url}/api/events/ws`, { headers: { ...cookie(people.vera), ...headers } });
    const answer = await new Promise<IncomingMessage>(resolve => {
      asked.once('response', resolve);
    });
    const { code } = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as { code: string };
    assert.deepEqual([answer.statusCode, code], [426, 'upgrade_required']);
    assert.deepEqual([answer.headers.upgrade, answer.headers.connection], ['websocket', 'Upgrade']);
  }
});

test('a handshake without its key or in another version is refused with the supported version', async t => {
  const { server, people } = await harbour(t);
  const session = `Cookie: svc_token=${people.vera.token}`;
  const whole = [session, UPGRADE, KEY, VERSION];
  const malformed: Record<string, [lines: string[], first?: string]> = {
    'no key': [[session, UPGRADE, VERSION]],
    'a short key': [[session, UPGRADE, VERSION, 'Sec-WebSocket-Key: c2hvcnQ=']],
    'a key that is not Base64': [[session, UPGRADE, VERSION, `Sec-WebSocket-Key: ${'!'.repeat(22)}==`]],
    'no version': [[session, UPGRADE, KEY]],
    'an older version': [[session, UPGRADE, KEY, 'Sec-WebSocket-Version: 8']],
    'two versions': [[...whole, VERSION]],
    'a body': [[...whole, 'Content-Length: 4']],
    'an empty body': [[...whole, 'Content-Length: 0']],
    'a body in chunks': [[...whole, 'Transfer-Encoding: chunked']],
    'HTTP/1.0': [whole, 'GET /api/events/ws HTTP/1.0'],
    'only the head': [whole, 'HEAD /api/events/ws HTTP/1.1'],
  };
  for (const [what, [lines, first]] of Object.entries(malformed)) {
    const { status, headers, body, code } = await byHand(server, lines, first);
    assert.equal(status, 400, what);
    if (what !== 'only the head') assert.equal(code, 'handshake_malformed', `${what}: ${body}`);
    assert.equal(headers.get('sec-websocket-version'), '13', what);
  }
  await openSocket(t, server, people.vera.token);
});

test('the caller is checked first, then the page, then the handshake', async t => {
  const { server, people } = await harbour(t);
  const foreign = 'Origin: https://elsewhere.example';
  assert.equal((await byHand(server, [foreign, 'Connection: close'])).code, 'session_cookie_required');
  const session = `Cookie: svc_token=${people.vera.token}`;
  assert.equal((await byHand(server, [session, foreign, UPGRADE])).code, 'socket_origin_refused');
  assert.equal((await byHand(server, [session, UPGRADE])).code, 'handshake_malformed');
  for (let taken = 0; taken < 16; taken += 1) await take(server, people.vera.id);
  assert.equal((await byHand(server, [session, UPGRADE])).code, 'handshake_malformed');
  assert.equal((await byHand(server, [session, UPGRADE, KEY, VERSION])).code, 'too_many_sockets');
});

test('a handshake has a response and a log line like any other request', async t => {
  const config = { allowed_origins: 'https://board.example' };
  const { server, people } = await harbour(t, { config });
  const headers = { ...cookie(people.vera), Origin: 'https://board.example' };
  const ws = new WebSocket(socketAddress(server.url), ['chat', 'chess'], { headers });
  ws.on('error', () => {});
  const { headers: sent } = await new Promise<IncomingMessage>(resolve => {
    ws.once('upgrade', resolve);
  });
  assert.equal(sent['access-control-allow-origin'], 'https://board.example');
  assert.equal(sent['x-content-type-options'], 'nosniff');
  assert.equal(sent['sec-websocket-protocol'], undefined);
  const id = sent['x-request-id'];
  const [line, ...others] = server.log
    .map(one => JSON.parse(one) as Record<string, unknown>)
    .filter(one => one['request_id'] === id && one['msg'] === 'request');
  assert.deepEqual(others, []);
  assert.deepEqual(
    [line?.['status'], line?.['path'], line?.['unfinished']],
    [101, '/api/events/ws', undefined],
  );
  ws.terminate();
});

test('a message right after the handshake is received', async t => {
  const { server, people } = await harbour(t);
  const { hostname, port } = new URL(server.url);
  const line = connect({ host: hostname, port: Number(port) });
  t.after(() => line.destroy());
  // A text frame of a client, masked with zeros.
  const said = Buffer.from('{"type":"resume","project_id":-7,"cursor":0}');
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | said.length, 0, 0, 0, 0]), said]);
  const head = ['GET /api/events/ws HTTP/1.1', `Host: ${hostname}:${port}`, UPGRADE, KEY, VERSION];
  line.write(`${[...head, `Cookie: svc_token=${people.vera.token}`].join('\r\n')}\r\n\r\n`);
  line.write(frame);
  let heard = '';
  for await (const piece of line) {
    heard += String(piece);
    if (heard.includes('sync_required')) break;
  }
  assert.match(heard, /^HTTP\/1.1 101 Switching Protocols\r\n/);
  assert.match(heard, /\r\n\r\n.*\{"type":"sync_required","project_id":-7\}$/s);
});

/** Takes a seat like an open socket. */
function take({ app }: TestServer, userId: number): Promise<void> {
  return app.instance.seats.take({ requestId: randomUUID(), userId, sessionId: 0, client: null });
}

test('a user can have sixteen sockets, even when many are requested concurrently', async t => {
  const { server, people } = await harbour(t);
  const { vera, max } = people;
  const asked = Array.from({ length: 24 }, () =>
    openSocket(t, server, vera.token).then(
      socket => socket,
      () => null,
    ),
  );
  const opened = (await Promise.all(asked)).filter(socket => socket !== null);
  assert.equal(opened.length, 16);
  const { response } = await refused(server, () => turnedAway(server, cookie(vera)), 'too_many_sockets');
  assert.equal(response.headers.get('retry-after'), null);
  await openSocket(t, server, max.token);
  const [first] = opened;
  first?.ws.close();
  await first?.closed();
  await openSocket(t, server, vera.token);
  await refused(server, () => turnedAway(server, cookie(vera)), 'too_many_sockets');
});

test('a slot is free again when its handshake fails', async t => {
  const { server, people } = await harbour(t);
  const { hostname, port } = new URL(server.url);
  const head = ['GET /api/events/ws HTTP/1.1', `Host: ${hostname}:${port}`, UPGRADE, KEY, VERSION];
  const text = `${[...head, `Cookie: svc_token=${people.vera.token}`].join('\r\n')}\r\n\r\n`;
  for (let round = 0; round < 40; round += 1) {
    const line = connect({ host: hostname, port: Number(port) });
    line.on('error', () => {});
    await once(line, 'connect');
    // Disconnected before, during, or right after the response.
    line.write(text);
    if (round % 2 === 0) line.resetAndDestroy();
    else line.once('data', () => line.resetAndDestroy());
    await once(line, 'close');
  }
  for (let open = 0; open < 16; open += 1) await openSocketSoon(t, server, people.vera.token);
});

/** The server may not have noticed a disconnect yet. */
async function openSocketSoon(t: TestContext, server: TestServer, token: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await openSocket(t, server, token);
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await setTimeout(10);
    }
  }
}

test('1,024 sockets are open to the instance', async t => {
  const { server, people } = await harbour(t);
  for (let taken = 0; taken < 1_023; taken += 1) await take(server, 1_000 + taken);
  const last = await openSocket(t, server, people.vera.token);
  const asking = () => turnedAway(server, cookie(people.max));
  const { response } = await refused(server, asking, 'instance_sockets_full');
  assert.equal(response.headers.get('retry-after'), null);
  last.ws.close();
  await last.closed();
  await openSocket(t, server, people.max.token);
});

test('a sign-out everywhere wins against a handshake that is under way, and the place is free again', async t => {
  const { server, people } = await harbour(t);
  const { seats, store } = server.app.instance;
  const take = seats.take.bind(seats);
  const read = store.read.bind(store);
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  let ended: Promise<unknown> = Promise.resolve();
  store.read = act => ended.then(() => read(act));
  seats.take = async guest => {
    await take(guest);
    ended = store.write(origin, work => endCredentials(work, guest.userId));
  };
  const { error } = await turnedAway(server, cookie(people.vera));
  assert.ok(typeof error === 'object' && error !== null && 'code' in error);
  assert.equal(error.code, 'session_cookie_required');
  seats.take = take;
  const login = await server.as().POST('/api/auth/login', { body: { identity: 'vera', password: PASSWORD } });
  for (let open = 0; open < 16; open += 1) await openSocket(t, server, login.data?.token ?? '');
});

test('a session that ends between the handshake and the socket closes it immediately', async t => {
  const { server, people } = await harbour(t);
  const { seats } = server.app.instance;
  assert.ok(seats instanceof CountedSeats);
  const take = seats.take.bind(seats);
  seats.take = async guest => {
    await take(guest);
    // Like a commit that ends the user's sessions.
    seats.turnOut(guest.userId);
  };
  const vera = await openSocket(t, server, people.vera.token);
  assert.equal(await vera.closed(), 4401);
  seats.take = take;
  await openSocket(t, server, people.vera.token);
});
