/** Repository bindings: how their names resolve, and which callers see the result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import type { Member } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

type Alias = Schemas['RepoAlias'];

const remote = (value: string): Alias => ({ kind: 'remote', value });
const root = (value: string): Alias => ({ kind: 'root', value });

const HARBOUR = remote('git.harbour.example/ada/app');
const CHECKOUT = root('/home/ada/app');

const bind = ({ api }: Pick<Member, 'api'>, project: string, ...aliases: Alias[]) =>
  api.POST('/api/repos/bind', { body: { project, aliases } });

const resolve = async ({ api }: Member, ...aliases: Alias[]) =>
  done(await api.POST('/api/repos/resolve', { body: { aliases } }));

const merge = ({ api }: Member, from: number, into: number) =>
  api.POST('/api/repos/merge', { body: { from, into } });

const list = async ({ api }: Member, id: number) =>
  done(await api.GET('/api/projects/{id}/bindings', at(id)));

const valuesOf = ({ identities }: Schemas['Binding']): string[] => identities.map(({ value }) => value);

test('names are bound to a project, and resolve to it for everyone who can read it', async t => {
  const { lena, vera, sam, app } = await world(t);
  const { binding, identities } = done(await bind(lena, 'app', HARBOUR, CHECKOUT, HARBOUR));
  assert.deepEqual([binding.project_id, binding.created_by], [app, lena.id]);
  assert.deepEqual(
    identities.map(({ binding_id, kind, value }) => [binding_id, kind, value]),
    [
      [binding.id, 'remote', HARBOUR.value],
      [binding.id, 'root', CHECKOUT.value],
    ],
  );
  const known = {
    resolution: 'one',
    project: { id: app, identifier: 'APP', name: 'The APP project' },
    binding_id: binding.id,
  };
  assert.deepEqual(await resolve(vera, CHECKOUT, root('/elsewhere')), known);
  assert.deepEqual(await resolve(sam, CHECKOUT), { resolution: 'none' });
  assert.deepEqual(await resolve(vera), { resolution: 'none' });
  assert.deepEqual(await list(vera, app), [{ binding, identities }]);
});

test('names are compared exactly, and a remote is not a checkout', async t => {
  const { lena } = await world(t);
  await bind(lena, 'APP', remote('Git.example/A'));
  for (const other of [remote('git.example/A'), remote('Git.example/A '), root('Git.example/A')]) {
    assert.deepEqual(await resolve(lena, other), { resolution: 'none' }, other.value);
  }
});

test('more names join the binding that has one of them, and binding the same again changes nothing', async t => {
  const { server, lena, app } = await world(t);
  const first = await aftermath(server, async () => done(await bind(lena, 'APP', HARBOUR)));
  assert.deepEqual(first.activity.map(activityLine), [`binding create -: - → ${HARBOUR.value}`]);
  assert.deepEqual(first.events, [{ type: 'project.updated', project_id: app }]);
  const second = await aftermath(server, async () => done(await bind(lena, 'APP', CHECKOUT, HARBOUR)));
  assert.equal(second.outcome.binding.id, first.outcome.binding.id);
  assert.deepEqual(valuesOf(second.outcome), [HARBOUR.value, CHECKOUT.value]);
  assert.deepEqual(second.activity.map(activityLine), [`binding update identities: - → ${CHECKOUT.value}`]);
  assert.deepEqual(second.events, [{ type: 'project.updated', project_id: app }]);
  const again = await aftermath(server, async () => done(await bind(lena, 'APP', HARBOUR, CHECKOUT)));
  assert.deepEqual([again.outcome, again.activity, again.events], [second.outcome, [], []]);
});

test('a name that is bound elsewhere is refused without a word of where', async t => {
  const { server, lena, ada } = await world(t);
  await storeProject(server, 'OPS', [['lead', ada]]);
  done(await bind(ada, 'OPS', HARBOUR));
  const answer = await refused(server, () => bind(lena, 'APP', HARBOUR, CHECKOUT), 'alias_bound_elsewhere');
  assert.doesNotMatch(JSON.stringify(answer), /OPS/);
  assert.deepEqual(await resolve(lena, HARBOUR, CHECKOUT), { resolution: 'none' });
});

test('names of two bindings are not joined by binding them, but by merging', async t => {
  const { server, lena, app } = await world(t);
  const first = done(await bind(lena, 'APP', HARBOUR)).binding;
  const second = done(await bind(lena, 'APP', CHECKOUT)).binding;
  await refused(server, () => bind(lena, 'APP', CHECKOUT, HARBOUR, root('/new')), 'aliases_split');
  assert.deepEqual(await resolve(lena, CHECKOUT, HARBOUR), {
    resolution: 'one',
    project: { id: app, identifier: 'APP', name: 'The APP project' },
    binding_id: first.id,
  });
  const merged = await aftermath(server, async () => done(await merge(lena, second.id, first.id)));
  assert.deepEqual(merged.outcome.binding, first);
  assert.deepEqual(valuesOf(merged.outcome), [HARBOUR.value, CHECKOUT.value]);
  assert.deepEqual(merged.activity.map(activityLine), [
    `binding delete -: ${CHECKOUT.value} → -`,
    `binding update identities: - → ${CHECKOUT.value}`,
  ]);
  assert.deepEqual(await list(lena, app), [merged.outcome]);
  await refused(server, () => merge(lena, second.id, first.id), 'not_found');
  await refused(server, () => merge(lena, first.id, first.id), 'binding_into_itself');
});

test('projects that share names conflict, by name, and the hidden ones are not counted', async t => {
  const { server, ada, lena, max, app } = await world(t);
  const ops = await storeProject(server, 'OPS', [['lead', lena]]);
  const one = done(await bind(lena, 'OPS', CHECKOUT)).binding.id;
  const other = done(await bind(lena, 'APP', HARBOUR)).binding.id;
  const projects = [
    { id: app, identifier: 'APP', name: 'The APP project', binding_id: other },
    { id: ops, identifier: 'OPS', name: 'The OPS project', binding_id: one },
  ];
  for (const reader of [lena, ada]) {
    assert.deepEqual(await resolve(reader, CHECKOUT, HARBOUR), { resolution: 'conflict', projects });
  }
  const { resolution } = await resolve(max, CHECKOUT, HARBOUR);
  assert.equal(resolution, 'one');
});

test('a merge across projects needs a lead of both, and the names then resolve to the other project', async t => {
  const { server, ada, lena, max, app } = await world(t);
  const ops = await storeProject(server, 'OPS', [
    ['lead', max],
    ['viewer', lena],
  ]);
  const from = done(await bind(max, 'OPS', CHECKOUT)).binding.id;
  const into = done(await bind(lena, 'APP', HARBOUR)).binding.id;
  for (const [one, two] of [
    [from, into],
    [into, from],
  ] as const) {
    for (const member of [lena, max]) {
      await refused(server, () => merge(member, one, two), 'role_required');
    }
  }
  const merged = await aftermath(server, async () => done(await merge(ada, from, into)));
  assert.deepEqual(
    merged.events.map(event => 'project_id' in event && event.project_id),
    [ops, app],
  );
  assert.deepEqual(
    [(await resolve(max, CHECKOUT)).resolution, (await list(max, ops)).length, (await list(max, app)).length],
    ['one', 0, 1],
  );
});

test('unbinding frees the names', async t => {
  const { server, lena, max, sam, app } = await world(t);
  const { id } = done(await bind(lena, 'APP', HARBOUR, CHECKOUT)).binding;
  const unbind = ({ api }: Member) => api.DELETE('/api/repos/bindings/{id}', at(id));
  await refused(server, () => unbind(max), 'role_required');
  await refused(server, () => unbind(sam), 'not_found');
  const gone = await aftermath(server, () => unbind(lena));
  assert.deepEqual(gone.outcome.data, { deleted: true });
  assert.deepEqual(gone.activity.map(activityLine), [`binding delete -: ${HARBOUR.value} → -`]);
  assert.deepEqual(gone.events, [{ type: 'project.updated', project_id: app }]);
  await refused(server, () => unbind(lena), 'not_found');
  assert.notEqual(done(await bind(lena, 'APP', CHECKOUT)).binding.id, id);
});

test('the names of a project that is deleted are free again', async t => {
  const { server, ada, lena } = await world(t);
  const ops = await storeProject(server, 'OPS', [['lead', lena]]);
  done(await bind(lena, 'OPS', HARBOUR));
  done(await ada.api.DELETE('/api/projects/{id}', at(ops)));
  done(await bind(lena, 'APP', HARBOUR));
});

test('a project has 500 names at most, whichever way they come', async t => {
  const { server, lena, app, ada } = await world(t);
  const many = (project: string, count: number) =>
    Array.from({ length: count }, (_, place) => root(`/${project}/${place}`));
  for (let given = 0; given < 500; given += 100) {
    done(await bind(lena, 'APP', ...many('app', 500).slice(given, given + 100)));
  }
  await refused(server, () => bind(lena, 'APP', HARBOUR), 'too_many_names');
  done(await bind(lena, 'APP', root('/app/499')));
  await storeProject(server, 'OPS', [['lead', ada]]);
  const from = done(await bind(ada, 'OPS', HARBOUR)).binding.id;
  const [first] = await list(lena, app);
  await refused(server, () => merge(ada, from, first?.binding.id ?? 0), 'too_many_names');
});

test('the longest path has a place, and activity calls it by its beginning', async t => {
  const { server, lena } = await world(t);
  const longest = root(`/${'🚢'.repeat(4095)}`);
  const { outcome, activity } = await aftermath(server, async () => done(await bind(lena, 'APP', longest)));
  assert.deepEqual(valuesOf(outcome), [longest.value]);
  assert.equal(activity[0]?.entity_label, `/${'🚢'.repeat(499)}`);
  assert.equal((await resolve(lena, longest)).resolution, 'one');
});

test('a binding by an operator’s key has no user', async t => {
  const { operator, app } = await world(t);
  const { binding } = done(await bind(operator, 'APP', HARBOUR));
  assert.deepEqual([binding.project_id, binding.created_by], [app, null]);
});

test('of ten concurrent bindings of a name to two projects, one project wins', async t => {
  const { server, ada } = await world(t);
  await storeProject(server, 'OPS');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => bind(ada, place % 2 === 0 ? 'APP' : 'OPS', HARBOUR)),
  );
  const statuses = answers.map(({ response }) => response.status).sort();
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 409, 409, 409, 409, 409]);
});

test('after 30 changes of bindings in an hour the next is refused with a retry time', async t => {
  const { server, lena } = await world(t);
  for (let change = 0; change < 30; change += 1) await bind(lena, 'APP', HARBOUR);
  await refused(server, () => bind(lena, 'APP', HARBOUR), 'binding_changes_throttled');
  assert.equal((await resolve(lena, HARBOUR)).resolution, 'one');
  server.clock.advance(60 * 60);
  done(await bind(lena, 'APP', HARBOUR));
});

test('binding nothing is refused in words that name the list', async t => {
  const { server, lena } = await world(t);
  const { error } = await refused(server, () => bind(lena, 'APP'), 'invalid_body');
  assert.equal(error, 'aliases must not be empty');
});
