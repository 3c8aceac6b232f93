/** Members: their roles, and that a project never loses its only lead. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import type { Cast } from '../setting/cast.ts';
import type { Client } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import type { TestServer } from '../setting/server.ts';
import { stored } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

/** Longer than a session counts as recent. */
const A_WHILE = 16 * 60;

type Role = 'viewer' | 'maintainer' | 'lead';

interface Stage {
  readonly server: TestServer;
  readonly people: Cast;
  readonly id: number;
}

async function stage(t: TestContext): Promise<Stage> {
  const { server, app, ...people } = await world(t);
  return { server, people, id: app };
}

const add = (api: Client, id: number, body: { user_id: number; role: Role }) => () =>
  api.POST('/api/projects/{id}/members', { params: { path: { id } }, body });

const change = (api: Client, id: number, user_id: number, role: Role) => () =>
  api.PATCH('/api/projects/{id}/members/{user_id}', { params: { path: { id, user_id } }, body: { role } });

const remove = (api: Client, id: number, user_id: number) => () =>
  api.DELETE('/api/projects/{id}/members/{user_id}', { params: { path: { id, user_id } } });

async function leadOf(api: Client, id: number): Promise<number | null | undefined> {
  return (await api.GET('/api/projects/{id}', { params: { path: { id } } })).data?.lead_user_id;
}

async function members(api: Client, id: number): Promise<[string, string][]> {
  const { data = [] } = await api.GET('/api/projects/{id}/members', { params: { path: { id } } });
  return data.map(({ username, role }) => [username, role]);
}

test('members are listed by username to every reader of the project', async t => {
  const { server, people, id } = await stage(t);
  const { data } = await people.vera.api.GET('/api/projects/{id}/members', { params: { path: { id } } });
  assert.deepEqual(
    data?.map(({ created_at: _, ...member }) => member),
    [
      { project_id: id, user_id: people.lena.id, role: 'lead', username: 'lena', display_name: 'lena' },
      { project_id: id, user_id: people.max.id, role: 'maintainer', username: 'max', display_name: 'max' },
      { project_id: id, user_id: people.vera.id, role: 'viewer', username: 'vera', display_name: 'vera' },
    ],
  );
  const list = () => people.sam.api.GET('/api/projects/{id}/members', { params: { path: { id } } });
  await refused(server, list, 'not_found');
});

test('a lead adds a member, who can read from then on', async t => {
  const { server, people, id } = await stage(t);
  const { lena, sam } = people;
  const added = await aftermath(server, () =>
    lena.api.POST('/api/projects/{id}/members', {
      params: { path: { id } },
      body: { user_id: sam.id },
    }),
  );
  const { created_at, ...member } = added.outcome.data ?? {};
  assert.deepEqual(member, { project_id: id, user_id: sam.id, role: 'viewer' });
  assert.ok(created_at);
  assert.deepEqual(added.activity.map(activityLine), ['member create -: - → viewer']);
  assert.deepEqual(
    added.activity.map(row => [row.actor_user_id, row.entity_label, row.entity_id]),
    [[lena.id, 'sam', sam.id]],
  );
  assert.deepEqual(added.events, [
    { type: 'project.updated', project_id: id },
    { type: 'resync.required', user_id: sam.id },
  ]);
  assert.equal(await leadOf(sam.api, id), lena.id);
});

test('adding a member needs a recent session, whatever the key of the call', async t => {
  const { server, people, id } = await stage(t);
  const { lena, operator, sam } = people;
  const body = { user_id: sam.id, role: 'viewer' as const };
  const key = await lena.api.POST('/api/auth/keys', { body: { name: 'robot' } });
  const byKey = server.as(key.data?.key);
  await refused(server, add(byKey, id, body), 'recent_authentication_required');
  await refused(server, add(operator.api, id, body), 'recent_authentication_required');
  server.clock.advance(A_WHILE);
  await refused(server, add(lena.api, id, body), 'recent_authentication_required');
});

test('only leads and administrators add members, and only active users', async t => {
  const { server, people, id } = await stage(t);
  const { ada, lena, max, vera, sam, bot } = people;
  const sams = { user_id: sam.id, role: 'viewer' as const };
  await refused(server, add(max.api, id, sams), 'role_required');
  await refused(server, add(vera.api, id, sams), 'role_required');
  await refused(server, add(sam.api, id, sams), 'not_found');
  await refused(server, add(lena.api, 9999, sams), 'not_found');
  await refused(server, add(max.api, id, { ...sams, user_id: 9999 }), 'role_required');
  await refused(server, add(lena.api, id, { ...sams, user_id: 9999 }), 'unknown_reference');
  await refused(server, add(lena.api, id, { ...sams, user_id: bot.id }), 'unknown_reference');
  await refused(server, add(lena.api, id, { user_id: vera.id, role: 'lead' }), 'already_member');
  await ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: sam.id } } });
  await refused(server, add(lena.api, id, sams), 'unknown_reference');
  assert.equal((await add(ada.api, id, { user_id: ada.id, role: 'maintainer' })()).data?.role, 'maintainer');
});

test('a higher role needs a recent session, the same or a lower one does not', async t => {
  const { server, people, id } = await stage(t);
  const { lena, max, vera, operator } = people;
  await refused(server, change(operator.api, id, vera.id, 'lead'), 'recent_authentication_required');
  const raised = await aftermath(server, change(lena.api, id, vera.id, 'maintainer'));
  assert.equal(raised.outcome.data?.role, 'maintainer');
  assert.deepEqual(raised.activity.map(activityLine), ['member update role: viewer → maintainer']);
  assert.deepEqual(raised.events, [{ type: 'project.updated', project_id: id }]);
  server.clock.advance(A_WHILE);
  await refused(server, change(lena.api, id, max.id, 'lead'), 'recent_authentication_required');
  const same = await aftermath(server, change(lena.api, id, max.id, 'maintainer'));
  assert.equal(same.outcome.data?.role, 'maintainer');
  assert.deepEqual([same.activity, same.events], [[], []]);
  assert.equal((await change(lena.api, id, max.id, 'viewer')()).data?.role, 'viewer');
  assert.equal((await change(operator.api, id, vera.id, 'viewer')()).data?.role, 'viewer');
});

test('an absent membership is not found before role and session are checked', async t => {
  const { server, people, id } = await stage(t);
  const { lena, max, sam, vera } = people;
  server.clock.advance(A_WHILE);
  await refused(server, change(lena.api, id, sam.id, 'lead'), 'not_found');
  await refused(server, change(vera.api, id, sam.id, 'lead'), 'not_found');
  await refused(server, remove(vera.api, id, sam.id), 'not_found');
  await refused(server, change(lena.api, id, 9999, 'lead'), 'not_found');
  await refused(server, remove(lena.api, id, sam.id), 'not_found');
  for (const { api } of [max, vera]) {
    await refused(server, change(api, id, vera.id, 'lead'), 'role_required');
    await refused(server, remove(api, id, vera.id), 'role_required');
  }
  await refused(server, change(sam.api, id, vera.id, 'viewer'), 'not_found');
  await refused(server, remove(sam.api, id, vera.id), 'not_found');
});

test('an unknown role is refused', async t => {
  const { server, people, id } = await stage(t);
  for (const role of ['owner', 'Lead', '', null]) {
    const params = { path: { id, user_id: people.vera.id } };
    const body = { role } as unknown as { role: Role };
    const patch = () => people.lena.api.PATCH('/api/projects/{id}/members/{user_id}', { params, body });
    await refused(server, patch, 'invalid_body');
  }
});

test('a removed member cannot read any more, and what they wrote stays', async t => {
  const { server, people, id } = await stage(t);
  const { lena, max } = people;
  const removed = await aftermath(server, remove(lena.api, id, max.id));
  assert.deepEqual(removed.outcome.data, { deleted: true });
  assert.deepEqual(removed.activity.map(activityLine), ['member delete -: maintainer → -']);
  assert.deepEqual(removed.events, [
    { type: 'project.updated', project_id: id },
    { type: 'resync.required', user_id: max.id },
  ]);
  await refused(server, () => max.api.GET('/api/projects/{id}', { params: { path: { id } } }), 'not_found');
  assert.equal(await leadOf(lena.api, id), lena.id);
});

test('the only lead is neither demoted nor removed, by whomever', async t => {
  const { server, people, id } = await stage(t);
  const { ada, lena, operator } = people;
  for (const { api } of [lena, ada, operator]) {
    await refused(server, change(api, id, lena.id, 'maintainer'), 'only_lead');
    await refused(server, change(api, id, lena.id, 'viewer'), 'only_lead');
    await refused(server, remove(api, id, lena.id), 'only_lead');
  }
  assert.equal((await change(operator.api, id, lena.id, 'lead')()).data?.role, 'lead');
});

test('a demoted or removed lead is followed by another lead of the project', async t => {
  const { server, people, id } = await stage(t);
  const { ada, lena, max, vera } = people;
  server.clock.advance(1);
  await change(lena.api, id, vera.id, 'lead')();
  await change(lena.api, id, max.id, 'lead')();
  const demoted = await aftermath(server, change(lena.api, id, lena.id, 'maintainer'));
  assert.deepEqual(demoted.activity.map(activityLine), [
    'member update role: lead → maintainer',
    'project update lead_user_id: lena → max',
  ]);
  assert.equal(await leadOf(ada.api, id), max.id);
  const removed = await aftermath(server, remove(ada.api, id, max.id));
  assert.deepEqual(removed.activity.map(activityLine), [
    'member delete -: lead → -',
    'project update lead_user_id: max → vera',
  ]);
  assert.equal(await leadOf(ada.api, id), vera.id);
});

test('a lead who can sign in follows before one who cannot', async t => {
  const { people, id } = await stage(t);
  const { ada, lena, max, vera } = people;
  await change(lena.api, id, max.id, 'lead')();
  await change(lena.api, id, vera.id, 'lead')();
  await ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: max.id } } });
  await remove(ada.api, id, lena.id)();
  assert.equal(await leadOf(ada.api, id), vera.id);
});

test('a project that names no lead, or another one, is unchanged when a lead is removed', async t => {
  const { people, id } = await stage(t);
  const { ada, lena, max } = people;
  await change(lena.api, id, max.id, 'lead')();
  await remove(lena.api, id, max.id)();
  assert.equal(await leadOf(ada.api, id), lena.id);
  await add(lena.api, id, { user_id: max.id, role: 'lead' })();
  await lena.api.PUT('/api/projects/{id}', { params: { path: { id } }, body: { lead_user_id: null } });
  await change(max.api, id, lena.id, 'viewer')();
  assert.equal(await leadOf(ada.api, id), null);
});

test('a named lead without the lead role has no successor when there is no lead', async t => {
  const { server, people, id } = await stage(t);
  const { ada, lena } = people;
  await stored(server, async ({ db }) => {
    await db('project_members').where({ project_id: id }).update({ role: 'viewer' });
  });
  await remove(ada.api, id, lena.id)();
  assert.equal(await leadOf(ada.api, id), null);
});

test('two leads who step down concurrently leave one lead', async t => {
  const { people, id } = await stage(t);
  const { lena, max, vera } = people;
  await change(lena.api, id, max.id, 'lead')();
  const outcomes = await Promise.all([
    change(lena.api, id, lena.id, 'maintainer')(),
    change(max.api, id, max.id, 'maintainer')(),
  ]);
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409]);
  assert.equal((await members(vera.api, id)).filter(([, role]) => role === 'lead').length, 1);
});

test('of two leads who demote each other concurrently, the slower one is refused', async t => {
  const { people, id } = await stage(t);
  const { lena, max, vera } = people;
  await change(lena.api, id, max.id, 'lead')();
  const outcomes = await Promise.all([
    change(lena.api, id, max.id, 'maintainer')(),
    change(max.api, id, lena.id, 'maintainer')(),
  ]);
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 403]);
  assert.equal((await members(vera.api, id)).filter(([, role]) => role === 'lead').length, 1);
});

test('two administrators who each demote a lead concurrently leave one lead', async t => {
  const { people, id } = await stage(t);
  const { ada, lena, max, vera, operator } = people;
  await change(lena.api, id, max.id, 'lead')();
  const outcomes = await Promise.all([
    change(ada.api, id, max.id, 'viewer')(),
    remove(operator.api, id, lena.id)(),
  ]);
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409]);
  assert.equal((await members(vera.api, id)).filter(([, role]) => role === 'lead').length, 1);
});

test('without enforcement memberships are read by all and changed by leads alone', async t => {
  const { server, people, id } = await stage(t);
  const { ada, lena, max, sam } = people;
  await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: false } });
  assert.equal((await members(sam.api, id)).length, 3);
  await refused(server, add(sam.api, id, { user_id: sam.id, role: 'lead' }), 'role_required');
  await refused(server, change(max.api, id, max.id, 'lead'), 'role_required');
  await refused(server, remove(max.api, id, lena.id), 'role_required');
  assert.equal((await add(lena.api, id, { user_id: sam.id, role: 'lead' })()).data?.role, 'lead');
});
