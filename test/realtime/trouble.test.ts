/** Failures: peers that do not read, failing queries, a server that shuts down. Other clients are not affected. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Guest } from '../../src/contract/seats.ts';
import { Refusal } from '../../src/generated/refusals.ts';
import { isFailure } from '../setting/failures.ts';
import { openDeafLine, openLine } from '../setting/socket-line.ts';
import { openSocket, turnedAway, type TestSocket } from '../setting/sockets.ts';
import { world, type World } from '../setting/world.ts';

const cookie = ({ token }: { readonly token: string }) => ({ Cookie: `svc_token=${token}` });

/** Sends the readers of APP this many events at once, like a change that affects many items. */
async function announce({ server, app }: Pick<World, 'server' | 'app'>, times: number): Promise<void> {
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  await server.app.instance.store.write(origin, async work => {
    for (let at = 0; at < times; at += 1) work.announce({ type: 'project.updated', project_id: app });
  });
}

/** Each does its work, one after another, so that slowness is not the cause. */
async function untilHeard(socket: TestSocket, events: number): Promise<void> {
  while (socket.heard.length < events) await once(socket.ws, 'message');
}

const codesOf = ({ server }: Pick<World, 'server'>, userId: number) =>
  server.log
    .map(line => JSON.parse(line) as { msg?: string; account?: number; code?: number })
    .filter(({ msg, account }) => msg === 'socket closed' && account === userId)
    .map(({ code }) => code);

test('a peer that reads nothing is cut off when too much is queued for it, and no other misses anything', async t => {
  const site = await world(t);
  const { server, max, vera } = site;
  const deaf = await openDeafLine(t, server, max.token);
  const reader = await openSocket(t, server, vera.token);
  let announced = 0;
  // The systems' buffers on both ends fill first.
  for (let round = 0; round < 60 && codesOf(site, max.id).length === 0; round += 1) {
    await announce(site, 10_000);
    announced += 10_000;
    await untilHeard(reader, announced);
  }
  assert.deepEqual(codesOf(site, max.id), [1006]);
  assert.equal(reader.heard.length, announced);
  assert.deepEqual(await reader.heardAll(), reader.heard);
  // Its seat is free again.
  await openSocket(t, server, max.token);
  deaf.destroy();
});

test('a slow reader gets the response to each resume, as fast as it reads them', async t => {
  const site = await world(t);
  const { server, vera, app } = site;
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  await server.app.instance.store.write(origin, work => {
    for (let seq = 1; seq <= 1_024; seq += 1)
      work.announce({ type: 'project.updated', project_id: app, seq });
    return Promise.resolve();
  });
  const ends: Socket[] = [];
  server.app.server.on('connection', (end: Socket) => ends.push(end));
  const socket = await openSocket(t, server, vera.token);
  const end = ends.at(-1);
  assert.ok(end);
  const other = await openSocket(t, server, vera.token);
  socket.ws.pause();
  let announced = 0;
  // Until the systems' buffers on both ends are full. What the other has received was sent to both.
  while (end.writableLength < 100_000 && announced < 1_000_000) {
    await announce(site, 2_000);
    announced += 2_000;
    await untilHeard(other, announced);
  }
  for (let asked = 0; asked < 60; asked += 1) socket.say({ type: 'resume', project_id: app, cursor: 0 });
  // There is more to send after the resumes, and the client is no further behind than before.
  await other.heardAll();
  await announce(site, 1);
  await other.heardAll();
  assert.deepEqual(codesOf(site, vera.id), []);
  socket.ws.resume();
  await untilHeard(socket, announced + 60 * 1_024 + 1);
  assert.deepEqual(await socket.heardAll(), socket.heard);
  assert.equal(socket.heard.length, announced + 60 * 1_024 + 1);
});

test('when the database cannot return the readers, sockets close with 1011 and a resume has all events', async t => {
  const site = await world(t);
  const { server, vera, max, issue } = site;
  const sockets = [await openSocket(t, server, vera.token), await openSocket(t, server, max.token)];
  const first = await issue();
  for (const socket of sockets) assert.equal((await socket.heardAll()).length, 1);
  const { store } = server.app.instance;
  const read = store.read.bind(store);
  store.read = act => {
    // The writing request first checks its caller.
    if (new Error().stack?.includes('realtime/delivery')) throw new Error('the disk is on fire');
    return read(act);
  };
  const second = await issue();
  for (const socket of sockets) assert.equal(await socket.closed(), 1011);
  store.read = read;
  const again = await openSocket(t, server, vera.token);
  again.say({ type: 'resume', project_id: first.project_id, cursor: first.seq });
  assert.deepEqual(await again.heardAll(), [
    { type: 'issue.created', project_id: first.project_id, issue_id: second.id, seq: second.seq },
  ]);
  const failures = server.log.filter(isFailure);
  assert.equal(failures.length, 1);
  assert.match(failures[0] ?? '', /the disk is on fire/);
  server.failures.push(...failures);
});

test('when the database cannot return the activity, the requesting socket closes with 1011, and no other', async t => {
  const site = await world(t);
  const { server, vera, max } = site;
  const [asking, other] = [await openSocket(t, server, vera.token), await openSocket(t, server, max.token)];
  const { store } = server.app.instance;
  const read = store.read.bind(store);
  store.read = () => Promise.reject(new Error('the disk is on fire'));
  asking.say({ type: 'activity.baseline.request' });
  assert.equal(await asking.closed(), 1011);
  store.read = read;
  assert.deepEqual(await other.heardAll(), []);
  server.failures.push(...server.log.filter(isFailure));
});

test('when the database cannot return the active sessions, sockets stay open until it can', async t => {
  const site = await world(t);
  const { server, vera } = site;
  const socket = await openSocket(t, server, vera.token);
  await vera.api.POST('/api/auth/logout');
  const { store } = server.app.instance;
  const read = store.read.bind(store);
  store.read = () => Promise.reject(new Error('the disk is on fire'));
  server.clock.advance(60);
  await server.app.realtime.tick();
  store.read = read;
  assert.deepEqual(await socket.heardAll(), []);
  server.clock.advance(60);
  await server.app.realtime.tick();
  assert.equal(await socket.closed(), 4401);
  server.failures.push(...server.log.filter(isFailure));
});

test('a server that shuts down closes all sockets with 1001 and waits for none', async t => {
  const site = await world(t);
  const { server, vera, max, issue } = site;
  const reader = await openSocket(t, server, vera.token);
  const silent = await openLine(t, server, max.token);
  const deaf = await openDeafLine(t, server, max.token);
  const { id, seq, project_id } = await issue();
  const stopping = server.app.stop();
  assert.equal(await reader.closed(), 1001);
  // Earlier events are delivered before the goodbye.
  assert.deepEqual(reader.heard, [{ type: 'issue.created', project_id, issue_id: id, seq }]);
  assert.equal(await silent.closed, 1001);
  await stopping;
  deaf.destroy();
});

test('a handshake that is in progress when the server shuts down fails', async t => {
  const site = await world(t);
  const { server, vera } = site;
  const { seats, store } = server.app.instance;
  const take = seats.take.bind(seats);
  const read = store.read.bind(store);
  let leaving: Promise<unknown> = Promise.resolve();
  let closed: Promise<unknown> = Promise.resolve();
  store.read = act => closed.then(() => read(act));
  seats.take = async guest => {
    await take(guest);
    leaving = server.app.stop();
    // The next query of the handshake returns when no seat is free any more.
    closed = untilFull(take);
  };
  await assert.rejects(turnedAway(server, cookie(vera)), /socket hang up|ECONNRESET/);
  await leaving;
  assert.deepEqual(codesOf(site, vera.id), []);
});

async function untilFull(take: (guest: Guest) => Promise<void>): Promise<void> {
  for (let userId = 1_000; userId < 2_000; userId += 1) {
    try {
      await take({ requestId: String(userId), userId, sessionId: 0, client: null });
    } catch (error) {
      assert.ok(error instanceof Refusal && error.code === 'instance_sockets_full');
      return;
    }
    await setTimeout(10);
  }
}
