/** Resuming: missed events are sent again unchanged, or the client is asked to fetch. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Replay } from '../../src/realtime/replay.ts';
import type { StoreEvent } from '../../src/store/events.ts';
import { clientOf } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import { openSocket, type TestSocket } from '../setting/sockets.ts';
import { lastSeq } from '../setting/stamps.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';
import { startApp } from '../../src/app.ts';
import { openLog } from '../../src/log/log.ts';

interface Site extends World {
  readonly vera: World['vera'] & { readonly socket: TestSocket };
  readonly resume: (cursor: number, project_id?: number) => Promise<string[]>;
}

async function site(t: TestContext): Promise<Site> {
  const tracker = await world(t);
  const socket = await openSocket(t, tracker.server, tracker.vera.token);
  return {
    ...tracker,
    vera: { ...tracker.vera, socket },
    resume: async (cursor, project_id = tracker.app) => {
      await socket.heardAll();
      const known = socket.texts.length;
      socket.say({ type: 'resume', project_id, cursor });
      await socket.heardAll();
      return socket.texts.slice(known);
    },
  };
}

const syncRequired = (project_id: number): string[] => [
  JSON.stringify({ type: 'sync_required', project_id }),
];

test('events after the cursor are sent again, byte for byte and in order', async t => {
  const { vera, max, issue, resume, app } = await site(t);
  const [one, two] = [await issue(), await issue()];
  await max.api.PUT('/api/issues/{id}', { params: { path: { id: one.id } }, body: { title: 'Renamed' } });
  await max.api.POST('/api/labels', { body: { project_id: app, name: 'pier' } });
  await max.api.POST('/api/issues/{issue_id}/comments', {
    params: { path: { issue_id: two.id } },
    body: { content: 'Ahoy' },
  });
  await max.api.DELETE('/api/issues/{id}', { params: { path: { id: one.id } } });
  await vera.socket.heardAll();
  const texts = [...vera.socket.texts];
  // A label has no `seq`: its event is not kept.
  const held = texts.filter(text => text.includes('"seq"'));
  assert.ok(held.length >= 5 && held.length < texts.length);
  const seqs = held.map(text => (JSON.parse(text) as { seq: number }).seq);
  for (const [cursor, at] of [
    [0, 0],
    [-9, 0],
    [seqs[0] ?? 0, 1],
    [seqs[2] ?? 0, 3],
  ] as const)
    assert.deepEqual(await resume(cursor), held.slice(at));
});

test('when nothing lies above the cursor, nothing is sent', async t => {
  const { issue, resume } = await site(t);
  assert.deepEqual(await resume(0), []);
  const { seq } = await issue();
  assert.deepEqual(await resume(seq), []);
});

test('a cursor that the instance has not reached is of before a backup was restored: all must be fetched', async t => {
  const { server, issue, resume, app } = await site(t);
  await issue();
  // A number without an event counts as reached.
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  await server.app.instance.store.write(origin, async work => {
    work.untraced();
    await work.db('counters').where({ name: 'seq' }).increment('value', 1);
  });
  const reached = (await lastSeq(server)) + 1;
  assert.deepEqual(await resume(reached), []);
  assert.deepEqual(await resume(reached + 1), syncRequired(app));
  assert.deepEqual(await resume(Number.MAX_SAFE_INTEGER), syncRequired(app));
  const { seq } = await issue();
  assert.equal(seq, reached + 1);
  assert.deepEqual(await resume(seq), []);
});

test('the events of a project created since the server started are held from the first', async t => {
  const { lena, vera, resume } = await site(t);
  const made = await lena.api.POST('/api/projects', { body: { name: 'Quay', identifier: 'QUAY' } });
  const project_id = made.data?.id ?? 0;
  await lena.api.POST('/api/projects/{id}/members', {
    params: { path: { id: project_id } },
    body: { user_id: vera.id },
  });
  assert.deepEqual(await resume(0, project_id), []);
  await madeIssue(lena.api, { project_id, title: 'The first' });
  assert.deepEqual(
    (await resume(0, project_id)).map(text => /"type":"([a-z.]+)"/.exec(text)?.[1]),
    ['issue.created'],
  );
});

test('a resume is for one project', async t => {
  const { server, lena, max, vera, issue, resume } = await site(t);
  const other = await storeProject(server, 'OTHER', crew({ lena, max, vera }));
  const here = await issue();
  const there = await issue({ project_id: other });
  const created = (id: number, { seq }: { seq: number }, project_id: number) =>
    JSON.stringify({ type: 'issue.created', project_id, issue_id: id, seq });
  assert.deepEqual(await resume(0, other), [created(there.id, there, other)]);
  assert.deepEqual(await resume(0), [created(here.id, here, here.project_id)]);
});

test('a user who may not read the project gets the same response as for an absent one', async t => {
  const { server, sam, lena, app, issue } = await site(t);
  const socket = await openSocket(t, server, sam.token);
  const { seq } = await issue();
  const ask = async (project_id: number, cursor: number) => {
    socket.say({ type: 'resume', project_id, cursor });
    return (await socket.heardAll()).map(event => JSON.stringify(event));
  };
  for (const cursor of [0, seq - 1, seq, seq + 1]) {
    for (const id of [app, 9_999, 0, -1, Number.MAX_SAFE_INTEGER])
      assert.deepEqual(await ask(id, cursor), syncRequired(id), `${id} from ${cursor}`);
  }
  const { response } = await lena.api.DELETE('/api/projects/{id}', { params: { path: { id: app } } });
  assert.ok(response.ok);
  assert.deepEqual(await ask(app, 0), syncRequired(app));
});

test('events of a project that a user can no longer read are not sent again', async t => {
  const { vera, lena, app, issue, resume } = await site(t);
  await issue();
  assert.equal((await resume(0)).length, 1);
  await lena.api.DELETE('/api/projects/{id}/members/{user_id}', {
    params: { path: { id: app, user_id: vera.id } },
  });
  assert.deepEqual(await resume(0), syncRequired(app));
});

test('each event is held for five minutes', async t => {
  const { server, vera, issue, resume } = await site(t);
  const pass = async (seconds: number): Promise<void> => {
    // An event is held from the moment at which the server learns of it.
    for (const app of server.apps) await app.instance.store.caughtUp();
    for (let left = seconds; left > 0; left -= 60) {
      server.clock.advance(Math.min(left, 60));
      await vera.socket.heardAll();
      for (const app of server.apps) await app.realtime.tick();
    }
  };
  const first = await issue();
  await pass(100);
  const second = await issue();
  const third = await issue();
  await pass(195);
  assert.equal((await resume(0)).length, 3);
  await pass(6);
  assert.deepEqual(await resume(0), syncRequired(first.project_id));
  assert.equal((await resume(first.seq)).length, 2);
  await pass(100);
  assert.deepEqual(await resume(first.seq), syncRequired(first.project_id));
  assert.deepEqual(await resume(second.seq), syncRequired(first.project_id));
  assert.deepEqual(await resume(third.seq), []);
  const fourth = await issue();
  assert.equal((await resume(third.seq)).length, 1);
  assert.deepEqual(await resume(fourth.seq), []);
});

test('events that are too old are not sent, even without a resume since', async t => {
  const { server, issue, resume, app } = await site(t);
  await issue();
  for (const app of server.apps) await app.instance.store.caughtUp();
  server.clock.advance(300);
  assert.deepEqual(await resume(0), syncRequired(app));
});

test('the last 1,024 events of a project are held, whatever happens in others', async t => {
  const { server, lena, max, vera, resume, app } = await site(t);
  const other = await storeProject(server, 'OTHER', crew({ lena, max, vera }));
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  const first = await lastSeq(server);
  await server.app.instance.store.write(origin, work => {
    for (let at = 0; at < 1_025; at += 1) {
      const seq = first + 1 + at;
      for (const project_id of at === 0 ? [app, other] : [app])
        work.announce({ type: 'project.updated', project_id, seq });
    }
    return Promise.resolve();
  });
  assert.deepEqual(await resume(first), syncRequired(app));
  assert.equal((await resume(first + 1)).length, 1_024);
  assert.equal((await resume(first + 1_024)).length, 1);
  assert.equal((await resume(first, other)).length, 1);
});

test('after a restart a resume gets the events since, or none', async t => {
  const { server, vera, lena, max, issue, app } = await site(t);
  const quiet = await storeProject(server, 'QUIET', crew({ lena, max, vera }));
  const before = await issue();
  const elsewhere = await issue({ project_id: quiet });
  await server.app.stop();
  const { config, clock } = server.app.instance;
  const again = await startApp({ config, log: openLog({ log_level: 'silent' }), clock, strict: true });
  t.after(() => again.stop());
  const socket = await openSocket(t, { url: again.address }, vera.token);
  const ask = async (project_id: number, cursor: number) => {
    socket.say({ type: 'resume', project_id, cursor });
    return (await socket.heardAll()).map(({ type }) => type);
  };
  assert.deepEqual(await ask(app, before.seq - 1), ['sync_required']);
  assert.deepEqual(await ask(app, before.seq), []);
  const after = await madeIssue(clientOf(again.address, max.token), {
    project_id: app,
    title: 'Moored again',
  });
  assert.deepEqual(
    (await socket.heardAll()).map(event => JSON.stringify(event)),
    [JSON.stringify({ type: 'issue.created', project_id: app, issue_id: after.id, seq: after.seq })],
  );
  assert.deepEqual(await ask(app, before.seq), ['issue.created']);
  assert.deepEqual(await ask(app, before.seq - 1), ['sync_required']);
  assert.deepEqual(await ask(quiet, elsewhere.seq), []);
});

test('only the position of a quiet project is kept', () => {
  let now = 0;
  const replay = new Replay(() => now);
  replay.begin(5, new Map([[1, 5]]));
  const event = (seq: number): StoreEvent => ({ type: 'project.updated', project_id: 1, seq });
  replay.record(event(6), Buffer.from('six'), 0);
  assert.equal(String(replay.above(1, 5)), 'six');
  assert.equal(replay.above(1, 4), null);
  now = 300_000;
  replay.sweep();
  assert.equal(replay.size, 0);
  assert.deepEqual([replay.above(1, 5), replay.above(1, 6)?.length], [null, 0]);
});
