/** The socket of a client: how it opens, how it closes, and what the client does then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '../setting/client.ts';
import { TEXT } from '../setting/files.ts';
import { held, indexed, issue, opens, scene, titles, wait, type Watched } from '../setting/scene.ts';
import { until } from '../setting/until.ts';
import { on, uploaded } from '../setting/uploads.ts';

const MINUTE_MS = 60_000;

/** The waits that the client has reported, in milliseconds. */
function waits({ states }: Watched): number[] {
  return states.flatMap(state => (state.name === 'waiting' ? [state.ms] : []));
}

function isWaiting({ client }: Watched, times: number, states: Watched['states']): boolean {
  return client.state.name === 'waiting' && states.filter(({ name }) => name === 'waiting').length === times;
}

async function waitsFor(watched: Watched, times: number): Promise<void> {
  await until(`it waited ${times} times`, () => isWaiting(watched, times, watched.states));
}

test('a client connects, and receives the events of writes', async t => {
  const stage = await scene(t);
  const { people, project } = stage;
  const watched = await stage.connected();
  const id = await issue(people.max.api, project, 'One');
  await until('it was heard', () => watched.events.length === 1);
  const [event] = watched.events;
  assert.ok(event?.type === 'issue.created');
  assert.deepEqual([event.project_id, event.issue_id, typeof event.seq], [project, id, 'number']);
  assert.deepEqual([watched.states, watched.refetches], [[{ name: 'connecting' }, { name: 'open' }], []]);
});

test('the waits double from one second to one minute', async t => {
  const stage = await scene(t);
  stage.clock.chance = 0.999_999_999;
  stage.relay.refuses = 429;
  const watched = await stage.connected();
  for (let times = 1; times <= 9; times += 1) {
    await waitsFor(watched, times);
    wait(stage, watched);
  }
  assert.deepEqual(
    waits(watched).map(ms => Math.round(ms / 1_000)),
    [1, 2, 4, 8, 16, 32, 60, 60, 60],
  );
});

test('chance takes any part of a wait', async t => {
  const stage = await scene(t);
  stage.relay.refuses = 429;
  const chances = [0, 0.25, 0.75];
  [stage.clock.chance = 0] = chances;
  const watched = await stage.connected();
  for (const [before, chance] of chances.slice(1).entries()) {
    stage.clock.chance = chance;
    wait(stage, watched);
    await waitsFor(watched, before + 2);
  }
  assert.deepEqual(waits(watched), [0, 500, 3_000]);
});

test('a connection that lasted a minute resets the delays, a shorter one does not', async t => {
  const stage = await scene(t);
  stage.clock.chance = 0.5;
  const watched = await stage.connected();
  for (const [before, lastsMs] of [0, MINUTE_MS - 1, MINUTE_MS, 0].entries()) {
    stage.clock.advance(lastsMs);
    stage.relay.break();
    await waitsFor(watched, before + 1);
    wait(stage, watched);
    await opens(watched);
  }
  assert.deepEqual(waits(watched), [500, 1_000, 500, 1_000]);
});

for (const code of [1000, 1001, 1003, 1007, 1008, 1009, 1011]) {
  test(`closed with ${code}, the client reports it, waits and reconnects`, async t => {
    const stage = await scene(t);
    const watched = await stage.connected();
    stage.relay.close(code);
    await waitsFor(watched, 1);
    assert.deepEqual(watched.client.state, { name: 'waiting', ms: 500, code });
    wait(stage, watched);
    await opens(watched);
    assert.deepEqual(watched.refetches, [{ what: 'everything' }]);
  });
}

test('the client reconnects to a restarted server', async t => {
  const stage = await scene(t);
  const watched = await stage.connected();
  stage.clock.advance(MINUTE_MS - 1);
  stage.relay.say({ type: 'projects.reordered' });
  await until('it was heard', () => watched.events.length === 1);
  stage.clock.advance(1);
  stage.network.isDown = true;
  stage.relay.break();
  await waitsFor(watched, 1);
  assert.deepEqual(stage.network.asked, []);
  stage.relay.refuses = 503;
  wait(stage, watched);
  await waitsFor(watched, 2);
  assert.deepEqual(watched.client.state, { name: 'waiting', ms: 1_000, code: 1006 });
  [stage.relay.refuses, stage.network.isDown] = [null, false];
  wait(stage, watched);
  await opens(watched);
});

test('after a sign-out everywhere, the client stops and reports it', async t => {
  const stage = await scene(t);
  const { people, project, relay, network, clock } = stage;
  const watched = await stage.connected();
  const copy = watched.client.follow(project);
  await until('the copy began', () => copy.hasBegun);
  await people.max.api.DELETE('/api/auth/me/sessions');
  await until('the client is closed', () => watched.client.state.name === 'closed');
  assert.deepEqual(watched.client.state, { name: 'closed', reason: 'signed out' });
  assert.ok(!network.asked.includes('/api/auth/me'), 'there was nothing to ask');
  [relay.asked, network.asked.length] = [0, 0];
  clock.advance(10 * MINUTE_MS);
  assert.deepEqual([relay.asked, network.asked, clock.isIdle], [0, [], true]);
});

test('a socket that is refused since the session has ended signs the client out', async t => {
  const stage = await scene(t);
  const { people, network } = stage;
  await people.max.api.DELETE('/api/auth/me/sessions');
  const watched = await stage.connected();
  await until('the client is closed', () => watched.client.state.name === 'closed');
  assert.deepEqual(watched.client.state, { name: 'closed', reason: 'signed out' });
  assert.deepEqual(network.asked, ['/api/auth/me']);
});

for (const status of [403, 404, 426, 429, 502]) {
  test(`where sockets are refused with ${status}, copies are kept in step by polling`, async t => {
    const stage = await scene(t);
    const { people, project, relay } = stage;
    relay.refuses = status;
    const watched = await stage.connected();
    assert.deepEqual(watched.client.state, { name: 'waiting', ms: 500, code: 1006 });
    const copy = watched.client.follow(project);
    await until('the copy began', () => copy.hasBegun);
    for (const title of ['One', 'Two']) {
      const id = await issue(people.max.api, project, title);
      wait(stage, watched);
      await until('the copy has it', () => copy.issues.has(id));
      await until('it waits', () => watched.client.state.name === 'waiting');
    }
    assert.deepEqual([titles(copy), relay.asked, watched.refetches], [['One', 'Two'], 3, []]);
    relay.refuses = null;
    wait(stage, watched);
    await opens(watched);
    assert.deepEqual(watched.refetches, [{ what: 'everything' }]);
  });
}

test('while the server does not respond, no requests about projects are sent', async t => {
  const stage = await scene(t);
  const { project, relay, network } = stage;
  relay.refuses = 503;
  const watched = await stage.connected();
  const copy = watched.client.follow(project);
  await until('the copy began', () => copy.hasBegun);
  network.isDown = true;
  network.asked.length = 0;
  for (const times of [2, 3]) {
    wait(stage, watched);
    await waitsFor(watched, times);
  }
  await until('it asked twice', () => network.asked.length === 2);
  assert.deepEqual(network.asked, ['/api/auth/me', '/api/auth/me']);
});

test('a socket that never opens is abandoned after 20 seconds', async t => {
  const stage = await scene(t);
  const { relay, clock } = stage;
  const watched = await stage.connected();
  relay.isMute = true;
  relay.break();
  await waitsFor(watched, 1);
  wait(stage, watched);
  await until('a socket was asked for', () => relay.asked === 2);
  clock.advance(19_999);
  assert.equal(watched.client.state.name, 'connecting');
  clock.advance(1);
  relay.isMute = false;
  await waitsFor(watched, 2);
});

test('after a minute of silence the client asks whether the server is there, and stays when it is', async t => {
  const stage = await scene(t);
  const { relay, clock } = stage;
  const watched = await stage.connected();
  let heard = 0;
  for (const times of [1, 2, 3]) {
    clock.advance(MINUTE_MS - 1);
    assert.equal(relay.said.length, times - 1);
    clock.advance(1);
    await until('the server answered', () => relay.passed > heard);
    heard = relay.passed;
    await until(
      'the client heard it',
      () => clock.due <= clock.now() + MINUTE_MS && clock.due > clock.now() + 20_000,
    );
  }
  assert.deepEqual(relay.said[0], { type: 'resume', project_id: 0, cursor: 0 });
  assert.deepEqual([watched.client.state, watched.events], [{ name: 'open' }, []]);
});

test('a silent connection is abandoned', async t => {
  const stage = await scene(t);
  const { relay, clock } = stage;
  const watched = await stage.connected();
  relay.isMute = true;
  clock.advance(MINUTE_MS + 19_999);
  assert.equal(watched.client.state.name, 'open');
  clock.advance(1);
  relay.isMute = false;
  await waitsFor(watched, 1);
  wait(stage, watched);
  await opens(watched);
});

test('messages that are not events, and events of a later server, are ignored', async t => {
  const stage = await scene(t);
  const watched = await stage.connected();
  for (const message of [
    '',
    'no JSON',
    'null',
    '[]',
    '7',
    {},
    { type: 7 },
    { type: 'toString' },
    { type: 'page.read' },
  ])
    stage.relay.say(message);
  stage.relay.say({ type: 'project_groups.changed' });
  await until('the last was heard', () => watched.events.length > 0);
  assert.deepEqual(watched.events, [{ type: 'project_groups.changed' }]);
  assert.equal(watched.client.state.name, 'open');
});

test('each event without a position asks for a refetch', async t => {
  const stage = await scene(t);
  const watched = await stage.connected();
  const events = [
    { type: 'issue.linked', project_id: 3, issue_id: 41 },
    { type: 'issue.unlinked', project_id: 3, issue_id: 41 },
    { type: 'project.created', project_id: 3 },
    { type: 'project.updated', project_id: 3 },
    { type: 'project.updated', project_id: 3, seq: 7 },
    { type: 'issue.updated', project_id: 3, issue_id: 41, seq: 7 },
    { type: 'project.deleted', project_id: 3 },
    { type: 'projects.reordered' },
    { type: 'project_groups.changed' },
    { type: 'resync.required' },
    { type: 'sync_required', project_id: 3 },
    { type: 'activity.baseline', day_count: 86 },
  ];
  for (const event of events) stage.relay.say(event);
  await until('all were heard', () => watched.events.length === events.length);
  assert.deepEqual(watched.events, events);
  assert.deepEqual(watched.refetches, [
    { what: 'relations', projectId: 3, issueId: 41 },
    { what: 'relations', projectId: 3, issueId: 41 },
    { what: 'projects' },
    { what: 'project', projectId: 3 },
    { what: 'projects' },
    { what: 'projects' },
    { what: 'groups' },
    { what: 'everything' },
  ]);
});

test('a client that is closed lets go of its socket, its requests and its timers', async t => {
  const stage = await scene(t);
  const { project, relay, network, clock } = stage;
  const watched = await stage.connected();
  network.hold();
  watched.client.follow(project);
  await until('the copy asked', () => network.asked.length === 1);
  watched.client.close();
  assert.deepEqual(watched.client.state, { name: 'closed', reason: 'closed' });
  await until('the socket is closed', () => relay.clients === 0);
  await until('the request has ended', () => clock.isIdle);
  clock.advance(10 * MINUTE_MS);
  assert.deepEqual([relay.asked, network.asked.length, watched.failures], [1, 1, []]);
});

test('a client that is closed while it waits, or is about to, does not come back', async t => {
  const stage = await scene(t);
  const { relay, network, clock } = stage;
  const waiting = await stage.connected();
  relay.break();
  await waitsFor(waiting, 1);
  waiting.client.close();
  const asking = await stage.connected();
  network.hold();
  network.asked.length = 0;
  relay.break();
  await until('it asked who it is', () => network.asked.length === 1);
  asking.client.close();
  await until('the request has ended', () => clock.isIdle);
  clock.advance(10 * MINUTE_MS);
  assert.equal(relay.asked, 2);
});

test('a network that does not respond blocks nothing', async t => {
  const stage = await scene(t);
  const { relay, network, clock } = stage;
  const watched = await stage.connected();
  const release = network.hold();
  relay.refuses = 503;
  relay.break();
  await waitsFor(watched, 1);
  await until('it asked who it is', () => network.asked.length === 1);
  wait(stage, watched);
  await waitsFor(watched, 2);
  assert.deepEqual(network.asked, ['/api/auth/me']);
  [relay.refuses] = [null];
  wait(stage, watched);
  await opens(watched);
  release();
  await until('nothing is under way', () => clock.due - clock.now() > 20_000);
});

test('a listener of its state can close the client', async t => {
  for (const name of ['connecting', 'open', 'waiting'] as const) {
    const stage = await scene(t);
    const { relay, network, clock } = stage;
    const watched = await stage.connected();
    watched.client.on('state', state => {
      if (state.name === name) watched.client.close();
    });
    relay.break();
    await until('it waits or is closed', () => watched.client.state.name !== 'open');
    if (watched.client.state.name === 'waiting') wait(stage, watched);
    await until('it is closed', () => watched.client.state.name === 'closed');
    await until('nothing is left', () => clock.isIdle && relay.clients === 0);
    assert.deepEqual(watched.client.state, { name: 'closed', reason: 'closed' });
    assert.ok(network.asked.length <= 1);
  }
});

test('a removed listener is not called, and a listener that throws does not affect the others', async t => {
  const stage = await scene(t);
  const watched = await stage.connected();
  const thrown = t.mock.method(globalThis, 'queueMicrotask', () => {});
  const heard: string[] = [];
  const stop = watched.client.on('event', () => heard.push('first'));
  watched.client.on('event', () => {
    throw new Error('a mistake of the listener');
  });
  watched.client.on('event', () => heard.push('last'));
  stage.relay.say({ type: 'projects.reordered' });
  await until('all have received it', () => heard.includes('last'));
  stop();
  stage.relay.say({ type: 'projects.reordered' });
  await until('one has received it', () => heard.length === 3);
  assert.deepEqual(heard, ['first', 'last', 'last']);
  const [call] = thrown.mock.calls;
  assert.throws(() => call?.arguments[0]?.(), /a mistake of the listener/);
});

test('a change of a project file asks for a refetch, and its effect on an issue is followed', async t => {
  const stage = await scene(t);
  const { server, people, project } = stage;
  const one = await issue(people.max.api, project, 'One');
  const watched = await stage.connected();
  const copy = watched.client.follow(project);
  await until('the copy began', () => copy.hasBegun);
  const file = await uploaded(server, people.max, { bytes: TEXT, ...on('issue', { id: one }) });
  await people.max.api.PATCH('/api/attachments/{id}', { ...at(file.id), body: { alt_text: 'A pier' } });
  const named = { ...at(one), body: { description: file.url } };
  await people.max.api.PUT('/api/issues/{id}', named);
  await people.max.api.DELETE('/api/attachments/{id}', at(file.id));
  await until('the end was heard', () => watched.refetches.length === 3);
  assert.deepEqual(watched.refetches, Array(3).fill({ what: 'project', projectId: project }));
  await until('the copy is in step', () => JSON.stringify(held(copy)).includes(file.url));
  assert.deepEqual(held(copy), await indexed(people.max.api, project));
});
