/** Delivery: events reach exactly the users who can read the project, once and in order. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Member } from '../setting/cast.ts';
import { at } from '../setting/client.ts';
import { isFailure } from '../setting/failures.ts';
import { isOneServer } from '../setting/server.ts';
import { openSocket, type ServerEvent, type TestSocket } from '../setting/sockets.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

interface Site extends World {
  readonly listen: (who: Pick<Member, 'token'>) => Promise<TestSocket>;
}

async function site(t: TestContext): Promise<Site> {
  const tracker = await world(t);
  return { ...tracker, listen: who => openSocket(t, tracker.server, who.token) };
}

const RESYNC: ServerEvent = { type: 'resync.required' };

test('a change is sent to every socket of users who can read the project, and to no others', async t => {
  const { ada, vera, sam, app, issue, listen } = await site(t);
  const readers = [await listen(vera), await listen(vera), await listen(ada)];
  const stranger = await listen(sam);
  const { id, seq } = await issue();
  const created = { type: 'issue.created', project_id: app, issue_id: id, seq };
  for (const socket of readers) assert.deepEqual(await socket.heardAll(), [created]);
  assert.deepEqual(await stranger.heardAll(), []);
});

test('a change can already be read when its event is sent', async t => {
  const { vera, max, app, listen } = await site(t);
  const socket = await listen(vera);
  const found: (string | undefined)[] = [];
  const looking: Promise<unknown>[] = [];
  socket.ws.on('message', data => {
    const { issue_id } = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '') as { issue_id?: number };
    if (issue_id === undefined) return;
    looking.push(
      vera.api.GET('/api/issues/{id}', at(issue_id)).then(answer => found.push(answer.data?.title)),
    );
  });
  for (const title of ['One', 'Two', 'Three'])
    await max.api.POST('/api/issues', { body: { project_id: app, title } });
  await socket.heardAll();
  await Promise.all(looking);
  assert.deepEqual(found.sort(), ['One', 'Three', 'Two']);
});

test('a change that is refused, and one that changes nothing, send no event', async t => {
  const { max, vera, sam, app, issue, listen } = await site(t);
  const { id, title } = await issue();
  const socket = await listen(vera);
  const put = (who: Member, body: object) => who.api.PUT('/api/issues/{id}', { ...at(id), body });
  for (const [who, body, status] of [
    [max, { title: 'Renamed', labels: ['no such label'] }, 400],
    [max, { title: 'Renamed', expected_seq: 0 }, 409],
    [vera, { title: 'Renamed' }, 403],
    [sam, { title: 'Renamed' }, 404],
    [max, { title }, 200],
  ] as const)
    assert.equal((await put(who, body)).response.status, status);
  await max.api.POST('/api/modules', { body: { project_id: app, name: ' ' } });
  assert.deepEqual(await socket.heardAll(), []);
});

test('events of a project come in the order of seq, the same on every socket, with many concurrent writes', async t => {
  const { server, lena, max, vera, bot, app, listen } = await site(t);
  const other = await storeProject(server, 'OTHER', crew({ lena, max, vera }));
  const sockets = [await listen(vera), await listen(max), await listen(max)];
  const write = async (api: Member['api'], turn: number): Promise<void> => {
    const project_id = turn % 3 === 0 ? other : app;
    const { data } = await api.POST('/api/issues', { body: { project_id, title: `Mooring ${turn}` } });
    const id = data?.id ?? 0;
    await api.PUT('/api/issues/{id}', { ...at(id), body: { status: 'active' } });
    await api.POST('/api/issues/{issue_id}/comments', {
      params: { path: { issue_id: id } },
      body: { content: 'Ahoy' },
    });
  };
  const writers = [lena.api, max.api, bot.api];
  await Promise.all(Array.from({ length: 30 }, (_, at) => write(writers[at % 3] ?? max.api, at)));
  const [first, ...others] = await Promise.all(sockets.map(socket => socket.heardAll()));
  assert.ok(first);
  // A comment is announced itself, and as a change of its issue.
  assert.equal(first.length, 30 * 4);
  for (const heard of others) assert.deepEqual(heard, first);
  for (const id of [app, other]) {
    const seqs: number[] = first.flatMap(event =>
      'seq' in event && event.project_id === id ? [event.seq ?? 0] : [],
    );
    assert.ok(seqs.length > 0);
    assert.deepEqual(
      seqs,
      [...new Set(seqs)].sort((a, b) => a - b),
    );
  }
});

test('a removed member receives no further events of the project, except to fetch everything again', async t => {
  const { lena, max, app, listen } = await site(t);
  const [socket, lead] = [await listen(max), await listen(lena)];
  const member = { params: { path: { id: app, user_id: max.id } } };
  // At the same time, so that the removal and what follows wait for the same commits.
  const removing = lena.api.DELETE('/api/projects/{id}/members/{user_id}', member);
  const renaming = Array.from({ length: 5 }, (_, at) =>
    removing.then(() => lena.api.POST('/api/labels', { body: { project_id: app, name: `pier ${at}` } })),
  );
  await Promise.all(renaming);
  assert.deepEqual(await socket.heardAll(), [RESYNC]);
  assert.equal((await lead.heardAll()).length, 6);
});

test('a new member receives an event about it, and all events from then on', async t => {
  const { lena, sam, app, issue, listen } = await site(t);
  const socket = await listen(sam);
  await issue();
  await lena.api.POST('/api/projects/{id}/members', { ...at(app), body: { user_id: sam.id } });
  const { id, seq } = await issue();
  assert.deepEqual(await socket.heardAll(), [
    { type: 'project.updated', project_id: app },
    RESYNC,
    { type: 'issue.created', project_id: app, issue_id: id, seq },
  ]);
});

test('a change of role does not affect which events a user receives', async t => {
  const { lena, vera, app, listen } = await site(t);
  const socket = await listen(vera);
  await lena.api.PATCH('/api/projects/{id}/members/{user_id}', {
    params: { path: { id: app, user_id: vera.id } },
    body: { role: 'maintainer' },
  });
  assert.deepEqual(await socket.heardAll(), [{ type: 'project.updated', project_id: app }]);
});

test('a user who is named lead of a project that they could not read has to fetch everything again', async t => {
  const { ada, sam, vera, app, listen } = await site(t);
  const [socket, reader] = [await listen(sam), await listen(vera)];
  await ada.api.PUT('/api/projects/{id}', { ...at(app), body: { lead_user_id: sam.id } });
  const updated: ServerEvent = { type: 'project.updated', project_id: app };
  assert.deepEqual(await socket.heardAll(), [updated, updated, RESYNC]);
  assert.deepEqual(await reader.heardAll(), [updated, updated]);
});

test('an administrator receives events of every project, until demoted', async t => {
  const { ada, sam, app, issue, listen } = await site(t);
  const socket = await listen(sam);
  await ada.api.POST('/api/users/{id}/promote', at(sam.id));
  const { id, seq } = await issue();
  assert.deepEqual(await socket.heardAll(), [
    RESYNC,
    { type: 'issue.created', project_id: app, issue_id: id, seq },
  ]);
  await ada.api.POST('/api/users/{id}/demote', at(sam.id));
  await issue();
  assert.deepEqual(await socket.heardAll(), [RESYNC]);
});

test('while roles are not enforced everyone receives events of every project; all are notified when that changes', async t => {
  const people = await site(t);
  const { sam, vera, app, issue, listen } = people;
  const [stranger, member] = [await listen(sam), await listen(vera)];
  await enforceRoles(people, false);
  const open = await issue();
  const created = { type: 'issue.created', project_id: app, issue_id: open.id, seq: open.seq };
  for (const socket of [stranger, member]) assert.deepEqual(await socket.heardAll(), [RESYNC, created]);
  await enforceRoles(people, true);
  await issue();
  assert.deepEqual(await stranger.heardAll(), [RESYNC]);
  assert.equal((await member.heardAll()).length, 2);
});

test('changes of other settings send no events', async t => {
  const { ada, listen } = await site(t);
  const socket = await listen(ada);
  const body = { instance_name: 'Harbour', authz_enforced: true };
  const { response } = await ada.api.PATCH('/api/instance/settings', { body });
  assert.ok(response.ok);
  assert.deepEqual(await socket.heardAll(), []);
});

test('the deletion of a project is sent to users who could read it, and to no others', async t => {
  const { ada, lena, vera, sam, app, listen } = await site(t);
  const readers = [await listen(ada), await listen(lena), await listen(vera)];
  const stranger = await listen(sam);
  await lena.api.DELETE('/api/projects/{id}', at(app));
  for (const socket of readers)
    assert.deepEqual(await socket.heardAll(), [{ type: 'project.deleted', project_id: app }]);
  assert.deepEqual(await stranger.heardAll(), []);
});

test('while roles are not enforced, the deletion of a project is sent to everyone', async t => {
  const people = await site(t);
  const { ada, sam, app, listen } = people;
  await enforceRoles(people, false);
  const socket = await listen(sam);
  await ada.api.DELETE('/api/projects/{id}', at(app));
  assert.deepEqual(await socket.heardAll(), [{ type: 'project.deleted', project_id: app }]);
});

test('changes of project order and groups are sent to the sockets of their owner alone', async t => {
  const { ada, max, vera, bot, app, listen } = await site(t);
  const own = [await listen(vera), await listen(vera)];
  const others = [await listen(ada), await listen(max)];
  await vera.api.PUT('/api/projects/reorder', { body: { ids: [app] } });
  const { data: group } = await vera.api.POST('/api/project-groups', { body: { name: 'Mine' } });
  await vera.api.PUT('/api/project-groups/assign', { body: { project_id: app, group_id: group?.id ?? 0 } });
  await vera.api.DELETE('/api/project-groups/{id}', at(group?.id ?? 0));
  // A tool has its own order and groups, and no socket.
  await bot.api.PUT('/api/projects/reorder', { body: { ids: [app] } });
  await bot.api.POST('/api/project-groups', { body: { name: 'A tool’s' } });
  for (const socket of own)
    assert.deepEqual(
      (await socket.heardAll()).map(({ type }) => type),
      ['projects.reordered', ...Array.from({ length: 3 }, () => 'project_groups.changed')],
    );
  for (const socket of others) assert.deepEqual(await socket.heardAll(), []);
});

test('changes by a tool are sent like changes by its owner', async t => {
  const { bot, vera, app, listen } = await site(t);
  const socket = await listen(vera);
  await bot.api.POST('/api/issues', { body: { project_id: app, title: 'By a tool' } });
  assert.deepEqual(
    (await socket.heardAll()).map(({ type }) => type),
    ['issue.created'],
  );
});

if (isOneServer)
  test('an event that the contract does not describe is a failure, and is not sent', async t => {
    const { server, vera, app, issue, listen } = await site(t);
    const socket = await listen(vera);
    const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
    await server.app.instance.store.write(origin, async work =>
      work.announce({ type: 'issue.updated', project_id: app, issue_id: 1 }),
    );
    await issue();
    assert.deepEqual(
      (await socket.heardAll()).map(({ type }) => type),
      ['issue.created'],
    );
    const [failure] = server.log.filter(isFailure);
    assert.match(failure ?? '', /an event does not match its schema: seq is missing/);
    server.failures.push(failure);
  });
