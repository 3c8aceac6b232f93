/** A copy that a client follows: how it begins, what it requests and when, and how it ends. */
import { at, done } from '../setting/client.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Change } from '../../clients/typescript/src/index.ts';
import {
  held,
  indexed,
  issue,
  rename,
  scene,
  titles,
  wait,
  type Scene,
  type Watched,
} from '../setting/scene.ts';
import { until } from '../setting/until.ts';

/** And a minute more. */
const HALF_A_DAY_MS = (12 * 60 + 1) * 60_000;

/** The events of a copy, one entry per call. */
interface Log {
  readonly changes: Change[];
  gone: number;
}

function follow({ project }: Scene, { client }: Watched, comments = false) {
  const log: Log = { changes: [], gone: 0 };
  const followed = client.follow(project, {
    comments,
    onChanged: change => log.changes.push(change),
    onGone: () => (log.gone += 1),
  });
  return { followed, log };
}

/** Follows, and waits until the copy is complete and has requested a resume. */
async function followed(stage: Scene, watched: Watched, comments = false) {
  const said = stage.relay.said.length;
  const copy = follow(stage, watched, comments);
  await until('the copy began', () => copy.followed.hasBegun && stage.relay.said.length > said);
  stage.network.asked.length = 0;
  copy.log.changes.length = 0;
  return copy;
}

/** Makes the client lose its socket while `whoAmI` fails: its copies then wait for the next socket. */
async function withoutPolling<Result>({ network }: Scene, lose: () => Promise<Result>): Promise<Result> {
  network.isDown = true;
  network.asked.length = 0;
  const result = await lose();
  await until('it asked who it is', () => network.asked.length === 1);
  network.isDown = false;
  return result;
}

/** An event for a change that does not exist: the client fetches, and finds nothing new. */
function rumour({ project }: Scene, seq: number) {
  return { type: 'project.updated', project_id: project, seq };
}

test('a copy starts with the index, reports all its rows, and resumes from its cursor', async t => {
  const stage = await scene(t);
  const { people, project, network, relay } = stage;
  await issue(people.max.api, project, 'One');
  await people.max.api.POST('/api/pages', { body: { project_id: project, title: 'Two' } });
  const watched = await stage.connected();
  const { followed, log } = follow(stage, watched);
  assert.deepEqual([followed.hasBegun, followed.cursor], [false, 0]);
  await until('the server was asked to resume', () => relay.said.length > 0);
  assert.deepEqual(held(followed), await indexed(people.max.api, project));
  assert.deepEqual(network.askedFor, ['index']);
  assert.deepEqual(
    log.changes.map(({ rows, removed }) => [rows.map(({ kind }) => kind), removed]),
    [[['issue', 'page'], []]],
  );
  assert.deepEqual(relay.said, [{ type: 'resume', project_id: project, cursor: followed.cursor }]);
});

test('the copy of an empty project reports that it has started', async t => {
  const stage = await scene(t);
  const { followed, log } = follow(stage, await stage.connected());
  await until('the copy began', () => followed.hasBegun);
  assert.deepEqual(log.changes, [{ rows: [], before: [], removed: [] }]);
});

test('created, changed and deleted items reach the copy by one request each', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  const { followed: copy, log } = await followed(stage, await stage.connected());
  const id = await issue(people.max.api, project, 'One');
  await until('it is there', () => copy.issues.has(id));
  await rename(people.max.api, id, 'Other');
  await until('it has its new title', () => copy.issues.get(id)?.title === 'Other');
  await people.max.api.DELETE('/api/issues/{id}', { params: { path: { id } } });
  await until('it is gone', () => !copy.issues.has(id));
  assert.deepEqual(network.askedFor, ['changes', 'changes', 'changes']);
  assert.deepEqual(
    log.changes.map(({ rows, removed }) => [rows.map(row => row.id), removed]),
    [
      [[id], []],
      [[id], []],
      [[], [{ kind: 'issue', id }]],
    ],
  );
});

test('an event at or below the cursor asks for nothing', async t => {
  const stage = await scene(t);
  const { people, project, network, relay } = stage;
  await issue(people.max.api, project, 'One');
  const { followed: copy } = await followed(stage, await stage.connected());
  relay.say(rumour(stage, copy.cursor));
  relay.say(rumour(stage, 1));
  const id = await issue(people.max.api, project, 'Two');
  await until('the next is there', () => copy.issues.has(id));
  assert.deepEqual(network.askedFor, ['changes']);
});

test('requests for one project never overlap: events during one make one more', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  const release = network.hold();
  await issue(people.max.api, project, 'One');
  await until('the copy asked', () => network.asked.length === 1);
  await issue(people.max.api, project, 'Two');
  await issue(people.max.api, project, 'Three');
  await until('all was heard', () => watched.events.length === 3);
  release();
  await until('the copy has all', () => copy.issues.size === 3);
  assert.deepEqual([network.askedFor, network.atOnce], [['changes', 'changes'], 1]);
});

test('an event during a request that its answer covers asks for nothing more', async t => {
  const stage = await scene(t);
  const { people, project, network, relay } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  const first = await issue(people.max.api, project, 'One');
  await until('the copy has it', () => copy.issues.has(first));
  const release = network.hold();
  relay.say(rumour(stage, copy.cursor + 1));
  await until('the copy asked', () => network.asked.length === 2);
  relay.say(rumour(stage, copy.cursor));
  await until('it was heard', () => watched.events.length === 3);
  release();
  const second = await issue(people.max.api, project, 'Two');
  await until('the copy has that, too', () => copy.issues.has(second));
  assert.deepEqual(network.askedFor, ['changes', 'changes', 'changes']);
});

test('a rumour asks once, also when there is nothing new', async t => {
  const stage = await scene(t);
  const { people, project, network, relay } = stage;
  const { followed: copy } = await followed(stage, await stage.connected());
  relay.say(rumour(stage, copy.cursor + 1_000));
  await until('the copy asked', () => network.asked.length === 1);
  const id = await issue(people.max.api, project, 'One');
  await until('the copy has it', () => copy.issues.has(id));
  assert.deepEqual(network.askedFor, ['changes', 'changes']);
});

test('pages of changes are requested until there are no more', async t => {
  const stage = await scene(t);
  const { people, project, network, relay } = stage;
  const { followed: copy, log } = await followed(stage, await stage.connected());
  network.pageSize = 2;
  relay.isMute = true;
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await issue(people.max.api, project, title);
  relay.isMute = false;
  relay.say({ type: 'sync_required', project_id: project });
  await until('the copy has all', () => copy.issues.size === 5);
  assert.deepEqual(network.askedFor, ['changes', 'changes', 'changes']);
  assert.deepEqual(
    log.changes.map(({ rows }) => rows.length),
    [2, 2, 1],
  );
});

test('a server that went back to a backup gets no copy that knows more than it does', async t => {
  const stage = await scene(t);
  const { server, people, project, network, relay } = stage;
  await issue(people.max.api, project, 'Before the backup');
  const lost = await issue(people.max.api, project, 'Since the backup');
  const { followed: copy, log } = await followed(stage, await stage.connected());
  // This server still has the lost event, and would replay it: a restored one would not.
  relay.isMute = true;
  await server.app.instance.store.write(
    { now: server.clock.now(), transport: 'system', actorId: null },
    async work => {
      work.untraced();
      await work.db('issues').where({ id: lost }).delete();
      await work.db('counters').where({ name: 'seq' }).decrement('value', 1);
      await work.db('projects').where({ id: project }).decrement('version', 1);
    },
  );
  relay.say({ type: 'sync_required', project_id: project });
  await until('the copy has started over', () => log.changes.length > 0);
  assert.deepEqual(titles(copy), ['Before the backup']);
  assert.deepEqual(network.askedFor, ['changes', 'index']);
});

test('sync_required during a request asks once more', async t => {
  const stage = await scene(t);
  const { network, project, relay } = stage;
  const watched = await stage.connected();
  await followed(stage, watched);
  const release = network.hold();
  relay.say({ type: 'sync_required', project_id: project });
  await until('the copy asked', () => network.asked.length === 1);
  relay.say({ type: 'sync_required', project_id: project });
  await until('it was heard', () => watched.events.length === 2);
  release();
  await until('the copy asked again', () => network.asked.length === 2);
});

test('on resync.required the copy starts over, and reports only the differences', async t => {
  const stage = await scene(t);
  const { people, project, network, relay } = stage;
  const [kept, changed, deleted] = [
    await issue(people.max.api, project, 'Kept'),
    await issue(people.max.api, project, 'Changed'),
    await issue(people.max.api, project, 'Deleted'),
  ];
  const watched = await stage.connected();
  const { followed: copy, log } = await followed(stage, watched);
  relay.isMute = true;
  await rename(people.max.api, changed, 'Renamed');
  await people.max.api.DELETE('/api/issues/{id}', { params: { path: { id: deleted } } });
  relay.isMute = false;
  relay.say({ type: 'resync.required' });
  await until('the copy started over', () => log.changes.length > 0);
  assert.deepEqual(network.askedFor, ['index']);
  assert.deepEqual(
    log.changes.map(({ rows, removed }) => [rows.map(({ id }) => id), removed]),
    [[[changed], [{ kind: 'issue', id: deleted }]]],
  );
  assert.deepEqual([...copy.issues.keys()].sort(), [kept, changed].sort());
  assert.deepEqual(watched.refetches, [{ what: 'everything' }]);
});

test('a project that can no longer be read is reported as gone, and its copy is empty', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  await issue(people.max.api, project, 'One');
  const watched = await stage.connected(people.vera);
  const { followed: copy, log } = await followed(stage, watched);
  await people.lena.api.DELETE('/api/projects/{id}/members/{user_id}', {
    params: { path: { id: project, user_id: people.vera.id } },
  });
  await until('it is gone', () => log.gone > 0);
  assert.deepEqual([log.gone, copy.issues.size, network.askedFor], [1, 0, ['index']]);
});

test('a deleted project is reported as gone without a request', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  await issue(people.max.api, project, 'One');
  const watched = await stage.connected();
  const { followed: copy, log } = await followed(stage, watched);
  await people.lena.api.DELETE('/api/projects/{id}', { params: { path: { id: project } } });
  await until('it is gone', () => log.gone > 0);
  assert.deepEqual([log.gone, copy.issues.size, network.asked], [1, 0, []]);
  assert.deepEqual(watched.refetches, [{ what: 'projects' }]);
});

test('an absent project is immediately reported as gone, and can be followed again', async t => {
  const stage = await scene(t);
  const { people } = stage;
  const watched = await stage.connected(people.sam);
  const first = follow(stage, watched);
  await until('it is gone', () => first.log.gone > 0);
  assert.equal(first.followed.hasBegun, false);
  const second = follow(stage, watched);
  await until('it is gone again', () => second.log.gone > 0);
});

test('after a reconnect every copy resumes from its cursor and gets what it missed', async t => {
  const stage = await scene(t);
  const { people, project, relay } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  const { cursor } = copy;
  await withoutPolling(stage, async () => {
    relay.break();
    await until('the connection is lost', () => watched.client.state.name === 'waiting');
  });
  const id = await issue(people.max.api, project, 'Missed');
  relay.said.length = 0;
  wait(stage, watched);
  await until('the copy has it', () => copy.issues.has(id));
  assert.deepEqual(relay.said, [{ type: 'resume', project_id: project, cursor }]);
  assert.deepEqual(watched.refetches, [{ what: 'everything' }]);
});

test('a copy that begins while there is no socket resumes when there is one', async t => {
  const stage = await scene(t);
  const { people, project, relay } = stage;
  relay.refuses = 429;
  const watched = await withoutPolling(stage, () => stage.connected());
  const { followed: copy } = follow(stage, watched);
  await until('the copy began', () => copy.hasBegun);
  const { cursor } = done(await people.max.api.GET('/api/projects/{id}/index', at(project)));
  const id = await issue(people.max.api, project, 'Between');
  relay.refuses = null;
  wait(stage, watched);
  await until('the copy has it', () => copy.issues.has(id));
  assert.deepEqual(relay.said, [{ type: 'resume', project_id: project, cursor }]);
});

test('a request that fails is reported, and tried again after waits that double', async t => {
  const stage = await scene(t);
  const { people, project, network, clock } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  clock.chance = 0.5;
  network.answers = 503;
  const id = await issue(people.max.api, project, 'One');
  await until('it failed', () => watched.failures.length === 1);
  clock.advance(499);
  assert.equal(network.asked.length, 1);
  clock.advance(1);
  await until('it failed again', () => watched.failures.length === 2);
  clock.advance(999);
  assert.equal(network.asked.length, 2);
  network.answers = null;
  clock.advance(1);
  await until('the copy has it', () => copy.issues.has(id));
  assert.match(String(watched.failures[0]), /\/changes\?since=\d+ answered 503/);
});

test('a beginning that fails is tried again as a beginning', async t => {
  const stage = await scene(t);
  const { people, project, network, clock } = stage;
  await issue(people.max.api, project, 'One');
  const watched = await stage.connected();
  network.isDown = true;
  const { followed: copy } = follow(stage, watched);
  await until('it failed', () => watched.failures.length === 1);
  network.isDown = false;
  clock.advance(1_000);
  await until('the copy began', () => copy.hasBegun);
  assert.deepEqual([network.askedFor, titles(copy)], [['index', 'index'], ['One']]);
});

test('a failed restart of a copy is tried again as a restart', async t => {
  const stage = await scene(t);
  const { network, relay, clock } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  network.answers = 500;
  relay.say({ type: 'resync.required' });
  await until('it failed', () => watched.failures.length === 1);
  network.answers = null;
  clock.advance(1_000);
  await until('the server was asked again', () => network.asked.length === 2);
  assert.deepEqual([network.askedFor, copy.hasBegun], [['index', 'index'], true]);
});

test('a request without a response ends after a minute', async t => {
  const stage = await scene(t);
  const { people, project, network, clock } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  network.hold();
  const id = await issue(people.max.api, project, 'One');
  await until('the copy asked', () => network.asked.length === 1);
  const release = network.hold();
  release();
  clock.advance(60_000);
  await until('it failed', () => watched.failures.length === 1);
  clock.advance(1_000);
  await until('the copy has it', () => copy.issues.has(id));
});

test('a socket that opens ends the wait after a failure', async t => {
  const stage = await scene(t);
  const { people, project, relay, network, clock } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  clock.chance = 0.99;
  network.answers = 503;
  const id = await issue(people.max.api, project, 'One');
  for (const failures of [1, 2, 3]) {
    await until('it failed', () => watched.failures.length === failures);
    if (failures < 3) clock.advance(2_000);
  }
  network.answers = null;
  relay.break();
  await until('the connection is lost', () => watched.client.state.name === 'waiting');
  wait(stage, watched);
  await until('the copy has it', () => copy.issues.has(id));
});

test('a credential that is refused signs the client out', async t => {
  const stage = await scene(t);
  const { network } = stage;
  const watched = await stage.connected();
  network.answers = 401;
  follow(stage, watched);
  await until('the client is closed', () => watched.client.state.name === 'closed');
  assert.deepEqual(watched.client.state, { name: 'closed', reason: 'signed out' });
});

test('a copy with comments begins with all changes, and holds every comment', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  const id = await issue(people.max.api, project, 'One');
  const params = { path: { issue_id: id } };
  await people.max.api.POST('/api/issues/{issue_id}/comments', { params, body: { content: 'First' } });
  const gone = await issue(people.max.api, project, 'Gone');
  await people.max.api.DELETE('/api/issues/{id}', { params: { path: { id: gone } } });
  network.pageSize = 1;
  const { followed: copy, log } = follow(stage, await stage.connected(), true);
  await until('the copy began', () => copy.hasBegun);
  assert.deepEqual(new Set(network.askedFor), new Set(['changes']));
  assert.deepEqual(held(copy), await indexed(people.max.api, project));
  assert.deepEqual(
    [...copy.comments.values()].map(({ issue_id }) => issue_id),
    [id],
  );
  assert.equal(log.changes.length, 1);
  await people.max.api.POST('/api/issues/{issue_id}/comments', { params, body: { content: 'Second' } });
  await until('the second is there', () => copy.comments.size === 2);
});

test('a copy without comments neither holds nor reports them', async t => {
  const stage = await scene(t);
  const { people, project } = stage;
  const id = await issue(people.max.api, project, 'One');
  const { followed: copy, log } = await followed(stage, await stage.connected());
  const before = copy.cursor;
  const params = { path: { issue_id: id } };
  await people.max.api.POST('/api/issues/{issue_id}/comments', { params, body: { content: 'First' } });
  await until('the copy moved on', () => copy.cursor > before);
  assert.equal(copy.comments.size, 0);
  assert.deepEqual(
    log.changes.flatMap(({ rows }) => rows.map(({ kind }) => kind)),
    ['issue'],
  );
});

test('after half a day without contact a copy starts over, as purged rows are no longer reported', async t => {
  const stage = await scene(t);
  const { server, people, project, relay, network, clock } = stage;
  const id = await issue(people.max.api, project, 'One');
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  relay.refuses = 503;
  network.isDown = true;
  relay.break();
  await until('the connection is lost', () => watched.client.state.name === 'waiting');
  await people.max.api.DELETE('/api/issues/{id}', { params: { path: { id } } });
  await server.app.instance.store.write(
    { now: server.clock.now(), transport: 'system', actorId: null },
    async work => {
      await work.db('issues').where({ id }).del();
      work.announce({ type: 'project.updated', project_id: project });
    },
  );
  clock.advance(HALF_A_DAY_MS);
  [relay.refuses, network.isDown] = [null, false];
  for (let attempts = 0; attempts < 3 && watched.client.state.name !== 'open'; attempts += 1) {
    await until('an attempt ended', () => watched.client.state.name !== 'connecting');
    if (watched.client.state.name === 'waiting') wait(stage, watched);
  }
  await until('the row is gone', () => copy.issues.size === 0);
  assert.ok(network.askedFor.includes('index'));
});

test('half a day without a response is too long for polled copies, too', async t => {
  const stage = await scene(t);
  const { relay, network, clock } = stage;
  const watched = await stage.connected();
  await followed(stage, watched);
  relay.refuses = 429;
  network.isDown = true;
  relay.break();
  await until('it waits', () => watched.client.state.name === 'waiting');
  clock.advance(HALF_A_DAY_MS);
  await until('it waits again', () => watched.client.state.name === 'waiting');
  network.isDown = false;
  network.asked.length = 0;
  wait(stage, watched);
  await until('the server was asked', () => network.asked.length === 2);
  assert.deepEqual(network.askedFor, ['me', 'index']);
});

test('half a day of contact with the server does not make a copy start over', async t => {
  const stage = await scene(t);
  const { people, project, relay, network, clock } = stage;
  const watched = await stage.connected();
  const { followed: copy } = await followed(stage, watched);
  for (let minute = 1; minute <= 13 * 60; minute += 1) {
    clock.advance(60_000 - 1);
    relay.say({ type: 'projects.reordered' });
    await until('it was heard', () => watched.events.length === minute);
  }
  const id = await issue(people.max.api, project, 'One');
  await until('the copy has it', () => copy.issues.has(id));
  assert.deepEqual(network.askedFor, ['changes']);
});

test('copies of many projects resume without saying more than the server allows', async t => {
  const stage = await scene(t);
  const { people, relay, clock } = stage;
  const watched = await stage.connected(people.ada);
  const count = 70;
  for (let number = 0; number < count; number += 1) {
    const identifier = `P${number}`;
    const { data } = await people.ada.api.POST('/api/projects', { body: { name: identifier, identifier } });
    assert.ok(data);
    const copy = watched.client.follow(data.id);
    await until('the copy began', () => copy.hasBegun);
  }
  await until('as many as may be were sent', () => relay.said.length === 30);
  clock.advance(9_999);
  assert.equal(relay.said.length, 30);
  clock.advance(1);
  await until('the next were sent', () => relay.said.length === 60);
  clock.advance(10_000);
  await until('all were sent', () => relay.said.length === count);
});

test('a client that is closed follows nothing', async t => {
  const stage = await scene(t);
  const watched = await stage.connected();
  watched.client.close();
  assert.throws(() => watched.client.follow(stage.project), /is closed/);
});

test('a copy that is stopped stays as it is, and asks for nothing', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  await issue(people.max.api, project, 'One');
  const watched = await stage.connected();
  const { followed: copy, log } = await followed(stage, watched);
  copy.stop();
  await issue(people.max.api, project, 'Two');
  await until('it was heard', () => watched.events.length === 1);
  assert.deepEqual([titles(copy), network.asked, log], [['One'], [], { changes: [], gone: 0 }]);
});
