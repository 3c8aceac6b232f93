/** Project groups: private to each user, and never announced to others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath } from '../setting/aftermath.ts';
import { cast } from '../setting/cast.ts';
import type { Client } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

async function make(api: Client, name: string) {
  const { data, error } = await api.POST('/api/project-groups', { body: { name } });
  assert.ok(data, JSON.stringify(error));
  return data;
}

async function list(api: Client) {
  return (await api.GET('/api/project-groups')).data ?? [];
}

async function names(api: Client): Promise<string[]> {
  return (await list(api)).map(({ name }) => name);
}

const assign = (api: Client, project_id: number, group_id: number | null) => () =>
  api.PUT('/api/project-groups/assign', { body: { project_id, group_id } });

const reorder = (api: Client, ids: readonly number[]) => () =>
  api.PUT('/api/project-groups/reorder', { body: { ids: [...ids] } });

const rename = (api: Client, id: number, body: { name?: string }) => () =>
  api.PATCH('/api/project-groups/{id}', { params: { path: { id } }, body });

const drop = (api: Client, id: number) => () =>
  api.DELETE('/api/project-groups/{id}', { params: { path: { id } } });

test('a new group is empty and last', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const made = await aftermath(server, () => make(sam.api, 'Waterfront'));
  const { id, created_at, updated_at, ...rest } = made.outcome;
  assert.deepEqual(rest, { user_id: sam.id, name: 'Waterfront', sort_order: 0, project_ids: [] });
  assert.equal(updated_at, created_at);
  assert.deepEqual(made.events, [{ type: 'project_groups.changed', user_id: sam.id }]);
  assert.deepEqual(made.activity, []);
  assert.equal((await make(sam.api, 'Attic')).sort_order, 1);
  assert.deepEqual(await names(sam.api), ['Waterfront', 'Attic']);
  assert.deepEqual(await list(sam.api).then(([first]) => first?.id), id);
});

test("groups are the caller's alone, also before administrators and the owner of a tool", async t => {
  const server = await startServer(t);
  const { sam, ada, bot, max } = await cast(server);
  const { id } = await make(sam.api, 'Mine');
  assert.deepEqual(await list(ada.api), []);
  for (const { api } of [ada, bot]) {
    await refused(server, rename(api, id, { name: 'Yours' }), 'not_found');
    await refused(server, drop(api, id), 'not_found');
    await refused(server, reorder(api, [id]), 'unknown_reference');
  }
  assert.equal((await make(ada.api, 'mine')).sort_order, 0);
  await make(bot.api, 'Tools');
  assert.deepEqual(await names(max.api), []);
});

test('groups need a user', async t => {
  const { server, app, ...people } = await world(t);
  const { api } = people.operator;
  const calls = [
    () => api.GET('/api/project-groups'),
    () => api.POST('/api/project-groups', { body: { name: 'G' } }),
    assign(api, app, null),
    reorder(api, []),
    rename(api, 1, { name: 'G' }),
    drop(api, 1),
  ];
  for (const call of calls) await refused(server, call, 'authentication_required');
  await refused(server, () => server.as().GET('/api/project-groups'), 'unauthenticated');
});

test('names of groups are unique for each caller, without case', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  await make(sam.api, 'Straße Ä');
  const other = await make(sam.api, 'Other');
  const post = (name: string) => () => sam.api.POST('/api/project-groups', { body: { name } });
  await refused(server, post('STRAßE ä'), 'group_name_taken');
  await refused(server, rename(sam.api, other.id, { name: 'straße ä' }), 'group_name_taken');
  for (const name of ['', '  ', 'x'.repeat(101)]) {
    await refused(server, post(name), 'invalid_body');
    await refused(server, rename(sam.api, other.id, { name }), 'invalid_body');
  }
  const odd = { name: null } as unknown as { name: string };
  await refused(server, rename(sam.api, other.id, odd), 'invalid_body');
});

test('two concurrent equal names create one group', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const outcomes = await Promise.all(
    ['one', 'ONE'].map(name => sam.api.POST('/api/project-groups', { body: { name } })),
  );
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409]);
});

test('a group is renamed, also in its case alone; the same name or none changes nothing', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const { id, created_at } = await make(sam.api, 'Waterfront');
  server.clock.advance(60);
  const before = await server.rows();
  for (const body of [{}, { name: 'Waterfront' }]) {
    const same = await aftermath(server, rename(sam.api, id, body));
    assert.equal(same.outcome.data?.updated_at, created_at);
    assert.deepEqual(same.events, []);
  }
  assert.equal(await server.rows(), before);
  const renamed = await aftermath(server, rename(sam.api, id, { name: 'WATERFRONT' }));
  assert.equal(renamed.outcome.data?.name, 'WATERFRONT');
  assert.ok((renamed.outcome.data?.updated_at ?? '') > created_at);
  assert.deepEqual(renamed.events, [{ type: 'project_groups.changed', user_id: sam.id }]);
  await refused(server, rename(sam.api, 9999, { name: 'X' }), 'not_found');
});

test('a project is in at most one group, and leaves it with null', async t => {
  const { server, app, ...people } = await world(t);
  const { lena, max } = people;
  const [one, two] = [await make(lena.api, 'One'), await make(lena.api, 'Two')];
  const maxs = await make(max.api, 'His');
  const shown = async () => (await list(lena.api)).map(({ project_ids }) => project_ids);
  await assign(max.api, app, maxs.id)();
  const first = await aftermath(server, assign(lena.api, app, one.id));
  assert.deepEqual(first.outcome.data, { ok: true });
  assert.deepEqual(first.events, [{ type: 'project_groups.changed', user_id: lena.id }]);
  assert.deepEqual(await shown(), [[app], []]);
  server.clock.advance(60);
  await assign(lena.api, app, two.id)();
  assert.deepEqual(await shown(), [[], [app]]);
  for (const { updated_at, created_at } of await list(lena.api)) assert.ok(updated_at > created_at);
  const renamed = await rename(lena.api, two.id, { name: 'Deux' })();
  assert.deepEqual(renamed.data?.project_ids, [app]);
  await assign(lena.api, app, null)();
  assert.deepEqual(await shown(), [[], []]);
  assert.deepEqual((await list(max.api))[0]?.project_ids, [app]);
});

test('putting a project where it is changes nothing', async t => {
  const { server, app, ...people } = await world(t);
  const { lena } = people;
  const { id } = await make(lena.api, 'One');
  const nowhere = await aftermath(server, assign(lena.api, app, null));
  assert.deepEqual([nowhere.outcome.data, nowhere.events], [{ ok: true }, []]);
  await assign(lena.api, app, id)();
  server.clock.advance(60);
  const before = await server.rows();
  assert.deepEqual((await aftermath(server, assign(lena.api, app, id))).events, []);
  assert.equal(await server.rows(), before);
});

test('projects that cannot be put into a group, or into this one, are refused', async t => {
  const { server, app, ...people } = await world(t);
  const { lena, sam, ada } = people;
  const lenas = await make(lena.api, 'Hers');
  const sams = await make(sam.api, 'His');
  await refused(server, assign(sam.api, app, sams.id), 'project_not_visible');
  await refused(server, assign(sam.api, app, null), 'project_not_visible');
  await refused(server, assign(sam.api, 9999, sams.id), 'project_not_visible');
  await refused(server, assign(ada.api, 9999, null), 'not_found');
  await refused(server, assign(lena.api, app, sams.id), 'unknown_reference');
  await refused(server, assign(lena.api, app, 9999), 'unknown_reference');
  const nowhere = undefined as unknown as null;
  await refused(server, assign(lena.api, app, nowhere), 'invalid_body');
  await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: false } });
  assert.deepEqual((await assign(sam.api, app, sams.id)()).data, { ok: true });
  assert.deepEqual((await list(lena.api))[0]?.id, lenas.id);
});

test('a group shows the projects that the caller can still read', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const { lena, max } = people;
  const app = await storeProject(server, 'APP', crew(people));
  const hrb = await storeProject(server, 'HRB', crew(people));
  const group = await make(max.api, 'Both');
  await assign(max.api, hrb, group.id)();
  await assign(max.api, app, group.id)();
  const shown = async () => (await list(max.api))[0]?.project_ids;
  assert.deepEqual(await shown(), [app, hrb]);
  const params = { path: { id: hrb, user_id: max.id } };
  await lena.api.DELETE('/api/projects/{id}/members/{user_id}', { params });
  assert.deepEqual(await shown(), [app]);
  await lena.api.DELETE('/api/projects/{id}', { params: { path: { id: app } } });
  assert.deepEqual(await shown(), []);
});

test('deleting a group does not change its projects or the other groups', async t => {
  const { server, app, ...people } = await world(t);
  const { lena } = people;
  const group = await make(lena.api, 'One');
  await make(lena.api, 'Two');
  await assign(lena.api, app, group.id)();
  const dropped = await aftermath(server, drop(lena.api, group.id));
  assert.deepEqual(dropped.outcome.data, { deleted: true });
  assert.deepEqual(dropped.events, [{ type: 'project_groups.changed', user_id: lena.id }]);
  assert.deepEqual(await names(lena.api), ['Two']);
  assert.equal((await lena.api.GET('/api/projects')).data?.length, 1);
  await refused(server, drop(lena.api, group.id), 'not_found');
  assert.equal((await make(lena.api, 'one')).sort_order, 2);
});

test('named groups come first, the others follow in the order that they had', async t => {
  const server = await startServer(t);
  const { sam, lena } = await cast(server);
  const made = [];
  for (const name of ['A', 'B', 'C', 'D']) made.push(await make(sam.api, name));
  const [a, b, c] = made.map(({ id }) => id);
  assert.ok(a && b && c);
  const { outcome, events } = await aftermath(server, reorder(sam.api, [c, a]));
  assert.deepEqual(
    outcome.data?.map(({ name, sort_order }) => [name, sort_order]),
    [
      ['C', 0],
      ['A', 1],
      ['B', 2],
      ['D', 3],
    ],
  );
  assert.deepEqual(events, [{ type: 'project_groups.changed', user_id: sam.id }]);
  assert.deepEqual(await names(sam.api), ['C', 'A', 'B', 'D']);
  const before = await server.rows();
  for (const ids of [[], [c], [c, a]]) {
    const same = await aftermath(server, reorder(sam.api, ids));
    assert.deepEqual([same.outcome.data?.length, same.events], [4, []]);
  }
  assert.equal(await server.rows(), before);
  const lenas = await make(lena.api, 'Hers');
  await refused(server, reorder(sam.api, [b, lenas.id]), 'unknown_reference');
  await refused(server, reorder(sam.api, [b, 9999]), 'unknown_reference');
  await refused(server, reorder(sam.api, [b, b]), 'invalid_body');
});
