/** The caller's order of projects. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProjectRow } from '../../src/records/project.ts';
import { aftermath } from '../setting/aftermath.ts';
import { cast } from '../setting/cast.ts';
import type { Client } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';
import { crew, stored, storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

async function make(api: Client, name: string, identifier: string): Promise<number> {
  const { data, error } = await api.POST('/api/projects', { body: { name, identifier } });
  assert.ok(data, JSON.stringify(error));
  return data.id;
}

async function names(api: Client): Promise<string[]> {
  return ((await api.GET('/api/projects')).data ?? []).map(({ name }) => name);
}

const reorder = (api: Client, ids: readonly number[]) => () =>
  api.PUT('/api/projects/reorder', { body: { ids: [...ids] } });

test('projects are in the order of the instance, then by name without case', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  await make(sam.api, 'beta', 'B');
  await make(sam.api, 'Ärger', 'E');
  await make(sam.api, 'Gamma', 'C');
  const last = await make(sam.api, 'Aardvark', 'D');
  await make(sam.api, 'Alpha', 'A');
  await stored(server, ({ db }) => db('projects').where({ id: last }).update({ sort_order: 1 }));
  assert.deepEqual(await names(sam.api), ['Alpha', 'beta', 'Gamma', 'Ärger', 'Aardvark']);
});

test('named projects come first, the others follow in the order that they had', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const [a, b, c, d] = [
    await make(sam.api, 'A', 'A'),
    await make(sam.api, 'B', 'B'),
    await make(sam.api, 'C', 'C'),
    await make(sam.api, 'D', 'D'),
  ];
  const { outcome, activity, events } = await aftermath(server, reorder(sam.api, [c, a]));
  assert.deepEqual(
    outcome.data?.map(({ name }) => name),
    ['C', 'A', 'B', 'D'],
  );
  assert.deepEqual(await names(sam.api), ['C', 'A', 'B', 'D']);
  assert.deepEqual(activity, []);
  assert.deepEqual(events, [{ type: 'projects.reordered', user_id: sam.id }]);
  await reorder(sam.api, [d])();
  assert.deepEqual(await names(sam.api), ['D', 'C', 'A', 'B']);
  await reorder(sam.api, [b, a])();
  assert.deepEqual(await names(sam.api), ['B', 'A', 'D', 'C']);
  await make(sam.api, 'AA', 'AA');
  assert.deepEqual(await names(sam.api), ['B', 'A', 'D', 'C', 'AA']);
});

test('an order does not show in the lists of others, or in a sort_order', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const { lena, max, bot } = people;
  const app = await storeProject(server, 'APP', crew(people));
  const hrb = await storeProject(server, 'HRB', crew(people));
  const { outcome } = await aftermath(server, reorder(max.api, [hrb, app]));
  assert.deepEqual(
    outcome.data?.map(({ identifier, sort_order }) => [identifier, sort_order]),
    [
      ['HRB', 0],
      ['APP', 0],
    ],
  );
  const standard = ['The APP project', 'The HRB project'];
  assert.deepEqual(await names(lena.api), standard);
  assert.deepEqual(await names(bot.api), standard);
  await reorder(bot.api, [hrb])();
  assert.deepEqual(await names(bot.api), ['The HRB project', 'The APP project']);
});

test('an order that is there already, or an empty list, changes nothing', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const ids = [await make(sam.api, 'A', 'A'), await make(sam.api, 'B', 'B')].reverse();
  await reorder(sam.api, ids)();
  const before = await server.rows();
  for (const list of [[], ids]) {
    const { outcome, events } = await aftermath(server, reorder(sam.api, list));
    assert.deepEqual(
      outcome.data?.map(({ name }) => name),
      ['B', 'A'],
    );
    assert.deepEqual(events, []);
  }
  assert.equal(await server.rows(), before);
});

test('an id that is absent, hidden or named twice changes nothing', async t => {
  const { server, app, ...people } = await world(t);
  const { sam, ada, operator } = people;
  const own = await make(sam.api, 'Own', 'OWN');
  await refused(server, reorder(sam.api, [own, 9999]), 'unknown_reference');
  await refused(server, reorder(sam.api, [own, app]), 'unknown_reference');
  await refused(server, reorder(sam.api, [own, own]), 'invalid_body');
  await refused(server, reorder(ada.api, [9999]), 'unknown_reference');
  await refused(server, reorder(operator.api, [own]), 'authentication_required');
  await refused(server, reorder(server.as(), [own]), 'unauthenticated');
  assert.equal((await reorder(ada.api, [app, own])()).response.status, 200);
});

test('a project that the caller may not see for a while keeps its place', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const { lena, max } = people;
  const app = await storeProject(server, 'APP', crew(people));
  const hrb = await storeProject(server, 'HRB', crew(people));
  const own = await make(max.api, 'Own', 'OWN');
  await reorder(max.api, [hrb, own, app])();
  const params = { path: { id: hrb, user_id: max.id } };
  await lena.api.DELETE('/api/projects/{id}/members/{user_id}', { params });
  assert.deepEqual(await names(max.api), ['Own', 'The APP project']);
  await reorder(max.api, [app])();
  assert.deepEqual(await names(max.api), ['The APP project', 'Own']);
  const body = { user_id: max.id, role: 'viewer' as const };
  await lena.api.POST('/api/projects/{id}/members', { params: { path: { id: hrb } }, body });
  assert.deepEqual(await names(max.api), ['The APP project', 'The HRB project', 'Own']);
});

test('hundreds of projects can be put into an order', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const ids = await stored(server, async ({ db, now }) => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      name: `P${index}`,
      identifier: `P${index}`,
      description: '',
      sort_order: 0,
      seq: 1,
      created_at: now,
      updated_at: now,
    }));
    const made: { id: number }[] = [];
    for (let start = 0; start < rows.length; start += 50) {
      made.push(...(await db<ProjectRow>('projects').insert(rows.slice(start, start + 50), 'id')));
    }
    const member = { user_id: sam.id, role: 'viewer', created_at: now };
    for (const { id } of made) await db('project_members').insert({ project_id: id, ...member });
    return made.map(({ id }) => id);
  });
  const wanted = ids.reverse();
  const { data } = await reorder(sam.api, wanted)();
  assert.deepEqual(
    data?.map(({ id }) => id),
    wanted,
  );
});
