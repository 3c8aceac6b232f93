/** Projects: creating, reading and updating them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { cast } from '../setting/cast.ts';
import { at, done, type Client } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { storeIssues, storePage } from '../setting/stored.ts';
import { enforceRoles, world } from '../setting/world.ts';

/** Longer than a session counts as recent. */
const A_WHILE = 16 * 60;

const HARBOUR = { name: 'Harbour', identifier: 'HRB' };

async function make(api: Client, fields: Partial<typeof HARBOUR> & { lead_user_id?: number | null } = {}) {
  const { data, error } = await api.POST('/api/projects', { body: { ...HARBOUR, ...fields } });
  assert.ok(data, JSON.stringify(error));
  return data;
}

async function roles(api: Client, id: number): Promise<Record<string, string>> {
  const { data = [] } = await api.GET('/api/projects/{id}/members', at(id));
  return Object.fromEntries(data.map(({ username, role }) => [username, role]));
}

test('a new project is empty and private, and its maker leads it', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const made = await aftermath(server, () =>
    sam.api.POST('/api/projects', {
      body: { name: 'Harbour', identifier: 'HRB', description: 'Berths\r\nand dues', emoji: '⚓' },
    }),
  );
  const project = made.outcome.data;
  assert.ok(project);
  const { id, created_at, updated_at, seq, ...rest } = project;
  assert.ok(seq > 0);
  assert.deepEqual(rest, {
    name: 'Harbour',
    identifier: 'HRB',
    description: 'Berths\nand dues',
    emoji: '⚓',
    lead_user_id: sam.id,
    sort_order: 0,
    is_public: false,
  });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.equal(updated_at, created_at);
  assert.deepEqual(await roles(sam.api, id), { sam: 'lead' });
  assert.deepEqual(made.activity.map(activityLine), [
    'project create -: - → Harbour',
    'member create -: - → lead',
  ]);
  assert.deepEqual(
    made.activity.map(({ actor_user_id, transport, entity_label, project_id }) => ({
      actor_user_id,
      transport,
      entity_label,
      project_id,
    })),
    [
      { actor_user_id: sam.id, transport: 'web', entity_label: 'HRB', project_id: id },
      { actor_user_id: sam.id, transport: 'web', entity_label: 'sam', project_id: id },
    ],
  );
  assert.deepEqual(made.events, [
    { type: 'project.created', project_id: id },
    { type: 'project.updated', project_id: id },
  ]);
});

test('the owner of a tool leads what the tool makes', async t => {
  const server = await startServer(t);
  const { bot, max } = await cast(server);
  server.clock.advance(A_WHILE);
  const { outcome: project, activity } = await aftermath(server, () => make(bot.api));
  assert.equal(project.lead_user_id, max.id);
  assert.deepEqual(await roles(max.api, project.id), { max: 'lead' });
  assert.deepEqual(
    activity.map(row => [row.actor_user_id, row.transport]),
    [
      [bot.id, 'api'],
      [bot.id, 'api'],
    ],
  );
  const named = await make(bot.api, { identifier: 'OWN', lead_user_id: max.id });
  assert.equal(named.lead_user_id, max.id);
});

test('a key that carries no user makes a project without a lead', async t => {
  const server = await startServer(t);
  const { operator } = await cast(server);
  const project = await make(operator.api);
  assert.equal(project.lead_user_id, null);
  assert.deepEqual(await roles(operator.api, project.id), {});
});

test('a project created for another lead has only that member', async t => {
  const server = await startServer(t);
  const { sam, lena } = await cast(server);
  const project = await make(sam.api, { lead_user_id: lena.id });
  assert.equal(project.lead_user_id, lena.id);
  assert.deepEqual(await roles(lena.api, project.id), { lena: 'lead' });
  await refused(server, () => sam.api.GET('/api/projects/{id}', at(project.id)), 'not_found');
});

test('naming another lead at creation needs a recent session, naming oneself or no one does not', async t => {
  const server = await startServer(t);
  const { sam, lena, bot, operator } = await cast(server);
  const forLena = { body: { ...HARBOUR, lead_user_id: lena.id } };
  for (const { api } of [bot, operator]) {
    await refused(server, () => api.POST('/api/projects', forLena), 'recent_authentication_required');
  }
  server.clock.advance(A_WHILE);
  await refused(server, () => sam.api.POST('/api/projects', forLena), 'recent_authentication_required');
  const absent = { body: { ...HARBOUR, lead_user_id: 9999 } };
  await refused(server, () => sam.api.POST('/api/projects', absent), 'recent_authentication_required');
  assert.equal((await make(sam.api, { identifier: 'A', lead_user_id: sam.id })).lead_user_id, sam.id);
  assert.equal((await make(sam.api, { identifier: 'B', lead_user_id: null })).lead_user_id, sam.id);
});

test('an invalid new project is refused', async t => {
  const { server, ada, vera, sam, bot } = await world(t);
  const post = (fields: object) => () => sam.api.POST('/api/projects', { body: { ...HARBOUR, ...fields } });
  await refused(server, post({ identifier: 'DOC' }), 'project_identifier_reserved');
  await refused(server, post({ identifier: 'APP' }), 'project_identifier_taken');
  await refused(server, post({ lead_user_id: 9999 }), 'unknown_reference');
  await refused(server, post({ lead_user_id: bot.id }), 'unknown_reference');
  await ada.api.POST('/api/users/{id}/deactivate', at(vera.id));
  await refused(server, post({ lead_user_id: vera.id }), 'unknown_reference');
  const wrong: object[] = [
    { identifier: 'app' },
    { identifier: '' },
    { identifier: '1AB' },
    { identifier: 'ABCDEF' },
    { identifier: 'Ä' },
    { identifier: 'A-B' },
    { identifier: null },
    { name: '' },
    { name: ' \t ' },
    { name: null },
    { name: 'x'.repeat(101) },
    { emoji: '' },
    { emoji: ' ' },
    { description: null },
    { is_public: true },
    { lead_user_id: '1' },
    { colour: 'red' },
  ];
  for (const fields of wrong) await refused(server, post(fields), 'invalid_body');
  await refused(server, () => server.as().POST('/api/projects', { body: HARBOUR }), 'unauthenticated');
});

test('identifiers of one to five capitals and digits are accepted', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  for (const identifier of ['A', 'Z9', 'DOCS', 'AB123']) {
    assert.equal((await make(sam.api, { identifier })).identifier, identifier);
  }
});

test('two concurrent new projects cannot get one identifier', async t => {
  const server = await startServer(t);
  const { sam, lena } = await cast(server);
  const outcomes = await Promise.all(
    [sam, lena].map(({ api }) => api.POST('/api/projects', { body: HARBOUR })),
  );
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409]);
});

test('a project can be read by its members and administrators, and by no one else', async t => {
  const { server, app, ...people } = await world(t);
  const { lena, max, vera, sam, bot, ada, operator } = people;
  for (const { api } of [lena, max, vera, bot, ada, operator]) {
    assert.equal((await api.GET('/api/projects/{id}', at(app))).data?.identifier, 'APP');
    assert.equal((await api.GET('/api/projects')).data?.length, 1);
  }
  await refused(server, () => sam.api.GET('/api/projects/{id}', at(app)), 'not_found');
  await refused(server, () => ada.api.GET('/api/projects/{id}', at(9999)), 'not_found');
  assert.deepEqual((await sam.api.GET('/api/projects')).data, []);
  await refused(server, () => server.as().GET('/api/projects'), 'unauthenticated');
});

test('without enforcement every signed-in user reads projects, and only leads change them', async t => {
  const { server, app, ...people } = await world(t);
  await enforceRoles(people, false);
  assert.equal((await people.sam.api.GET('/api/projects')).data?.length, 1);
  const change = (api: Client) => () => api.PUT('/api/projects/{id}', { ...at(app), body: { name: 'Mine' } });
  await refused(server, change(people.sam.api), 'role_required');
  await refused(server, change(people.max.api), 'role_required');
  await refused(server, () => people.sam.api.DELETE('/api/projects/{id}', at(app)), 'role_required');
  assert.equal((await change(people.lena.api)()).data?.name, 'Mine');
});

test('only leads, administrators and the operator change and delete a project', async t => {
  const { server, app, ...people } = await world(t);
  const { lena, max, vera, sam, bot, ada, operator } = people;
  const change = (api: Client, name: string) => () =>
    api.PUT('/api/projects/{id}', { ...at(app), body: { name } });
  for (const { api } of [max, vera, bot]) {
    await refused(server, change(api, 'Mine'), 'role_required');
    await refused(server, () => api.DELETE('/api/projects/{id}', at(app)), 'role_required');
  }
  await refused(server, change(sam.api, 'Mine'), 'not_found');
  await refused(server, () => sam.api.DELETE('/api/projects/{id}', at(app)), 'not_found');
  for (const [index, { api }] of [lena, ada, operator].entries()) {
    assert.equal((await change(api, `Name ${index}`)()).data?.name, `Name ${index}`);
  }
});

test('an update changes what is sent, and records each field in activity', async t => {
  const { server, app, ...people } = await world(t);
  server.clock.advance(60);
  const before = done(await people.lena.api.GET('/api/projects/{id}', at(app)));
  const put = (body: object) => () => people.lena.api.PUT('/api/projects/{id}', { ...at(app), body });
  const changed = await aftermath(
    server,
    put({ name: 'Port', description: 'a\r\nb', emoji: '⚓', is_public: true }),
  );
  const after = changed.outcome.data;
  assert.deepEqual(
    { name: after?.name, description: after?.description, emoji: after?.emoji, is_public: after?.is_public },
    { name: 'Port', description: 'a\nb', emoji: '⚓', is_public: true },
  );
  assert.ok((after?.updated_at ?? '') > before.updated_at);
  assert.deepEqual(changed.activity.map(activityLine).sort(), [
    'project update description:  → a\nb',
    'project update emoji: - → ⚓',
    'project update is_public: false → true',
    'project update name: The APP project → Port',
  ]);
  assert.deepEqual(changed.events, [{ type: 'project.updated', project_id: app }]);
  const kept = await put({ name: 'Port' })();
  assert.deepEqual([kept.data?.emoji, kept.data?.lead_user_id], ['⚓', people.lena.id]);
  const cleared = await put({ emoji: null, lead_user_id: null })();
  assert.deepEqual([cleared.data?.emoji, cleared.data?.lead_user_id], [null, null]);
  assert.equal(cleared.data?.name, 'Port');
  assert.equal((await roles(people.lena.api, app))['lena'], 'lead');
});

test('an update that changes nothing leaves nothing', async t => {
  const { server, app, ...people } = await world(t);
  server.clock.advance(60);
  const project = done(await people.lena.api.GET('/api/projects/{id}', at(app)));
  const before = await server.rows();
  for (const body of [{}, { name: project.name, identifier: 'APP', description: '', emoji: null }]) {
    const same = await aftermath(server, () =>
      people.lena.api.PUT('/api/projects/{id}', { ...at(app), body }),
    );
    assert.equal(same.outcome.data?.updated_at, project.updated_at);
    assert.deepEqual([same.activity, same.events], [[], []]);
  }
  assert.equal(await server.rows(), before);
});

test('an invalid update is refused', async t => {
  const { server, app, ...people } = await world(t);
  const { lena, bot } = people;
  await make(people.sam.api);
  const put = (body: object) => () => lena.api.PUT('/api/projects/{id}', { ...at(app), body });
  await refused(server, put({ identifier: 'DOC' }), 'project_identifier_reserved');
  await refused(server, put({ name: 'New', identifier: 'HRB' }), 'project_identifier_taken');
  await refused(server, put({ lead_user_id: 9999 }), 'unknown_reference');
  await refused(server, put({ lead_user_id: bot.id }), 'unknown_reference');
  const wrong = [{ name: null }, { name: ' ' }, { identifier: 'hrb' }, { emoji: ' ' }, { sort_order: 1 }];
  for (const body of [...wrong, { is_public: null }, { description: null }]) {
    await refused(server, put(body), 'invalid_body');
  }
});

test('setting a lead needs a recent session, clearing one does not', async t => {
  const { server, app, ...people } = await world(t);
  const put = (api: Client, lead_user_id: number | null) => () =>
    api.PUT('/api/projects/{id}', { ...at(app), body: { lead_user_id } });
  await refused(server, put(people.operator.api, people.max.id), 'recent_authentication_required');
  server.clock.advance(A_WHILE);
  await refused(server, put(people.lena.api, people.max.id), 'recent_authentication_required');
  await refused(server, put(people.lena.api, 9999), 'recent_authentication_required');
  await refused(server, put(people.max.api, people.max.id), 'role_required');
  assert.equal((await put(people.lena.api, null)()).data?.lead_user_id, null);
});

test('a new lead gets the role, and the former one keeps it', async t => {
  const { server, app, ...people } = await world(t);
  const name = (lead_user_id: number) =>
    aftermath(server, () =>
      people.lena.api.PUT('/api/projects/{id}', { ...at(app), body: { lead_user_id } }),
    );
  const raised = await name(people.max.id);
  assert.equal(raised.outcome.data?.lead_user_id, people.max.id);
  assert.deepEqual(raised.activity.map(activityLine), [
    'project update lead_user_id: lena → max',
    'member update role: maintainer → lead',
  ]);
  const added = await name(people.sam.id);
  assert.deepEqual(added.activity.map(activityLine), [
    'project update lead_user_id: max → sam',
    'member create -: - → lead',
  ]);
  assert.deepEqual(await roles(people.lena.api, app), {
    lena: 'lead',
    max: 'lead',
    sam: 'lead',
    vera: 'viewer',
  });
});

test('a rename gives everything that shows the identifier a new seq, and one event has the last one', async t => {
  const { server, app, ...people } = await world(t);
  const gone = '2026-01-01 00:00:00';
  await storeIssues(server, app, [{}, {}, { deleted_at: gone }]);
  await storePage(server, app);
  const before = await seqs(server);
  server.clock.advance(60);
  const renamed = await aftermath(server, () =>
    people.lena.api.PUT('/api/projects/{id}', { ...at(app), body: { identifier: 'HRB' } }),
  );
  const after = await seqs(server);
  const last = before.last + 3;
  assert.deepEqual(after, {
    last,
    issues: [before.last + 1, before.last + 2, before.issues[2]],
    pages: [last],
    updated: before.updated,
  });
  assert.deepEqual(renamed.events, [{ type: 'project.updated', project_id: app, seq: last }]);
  assert.deepEqual(renamed.activity.map(activityLine), ['project update identifier: APP → HRB']);
  const { data } = await people.vera.api.GET('/api/projects/{id}/board', at(app));
  assert.deepEqual(
    data?.['backlog']?.map(({ identifier }) => identifier),
    ['HRB-1', 'HRB-2'],
  );
  assert.equal((await make(people.sam.api, { identifier: 'APP' })).identifier, 'APP');
});

test('after a rename everything is found under the new identifier alone, whatever happened in between', async t => {
  const { server, app, ...people } = await world(t);
  const { max, lena } = people;
  const [issue] = await storeIssues(server, app, [{}]);
  await storePage(server, app);
  const plan = await max.api.POST('/api/plans', { body: { project_id: app, title: 'Storm' } });
  assert.ok(issue && plan.data);
  await max.api.DELETE('/api/issues/{id}', at(issue.id));
  await lena.api.PUT('/api/projects/{id}', { ...at(app), body: { identifier: 'HRB' } });
  await max.api.POST('/api/issues/{id}/restore', at(issue.id));
  const resolve = async (prefix: string) => {
    const called = (rest: string) => ({ params: { path: { identifier: `${prefix}-${rest}` } } });
    return [
      await max.api.GET('/api/issues/resolve/{identifier}', called('1')),
      await max.api.GET('/api/pages/resolve/{identifier}', called('DOC-1')),
      await max.api.GET('/api/plans/resolve/{identifier}', called('PLAN-1')),
    ];
  };
  const found = (await resolve('hrb')).map(({ data }) => data?.identifier);
  assert.deepEqual(found, ['HRB-1', 'HRB-DOC-1', 'HRB-PLAN-1']);
  for (const { response } of await resolve('APP')) assert.equal(response.status, 404);
});

async function seqs({ app }: TestServer) {
  return app.instance.store.read(async ({ db }) => {
    const issues = await db('issues').orderBy('id').pluck<number[]>('seq');
    const pages = await db('pages').orderBy('id').pluck<number[]>('seq');
    const updated = await db('issues').orderBy('id').pluck<string[]>('updated_at');
    return { last: Math.max(...issues, ...pages), issues, pages, updated };
  });
}

test('a rename of an empty project uses no seq', async t => {
  const { server, app, ...people } = await world(t);
  const { events } = await aftermath(server, () =>
    people.lena.api.PUT('/api/projects/{id}', { ...at(app), body: { identifier: 'HRB' } }),
  );
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
});

test('a text can mention active members while roles are enforced, else every active user, never tools', async t => {
  const { server, app, ...people } = await world(t);
  const candidates = async () =>
    (await people.vera.api.GET('/api/projects/{id}/mention-candidates', at(app))).data;
  const entry = ({ id, username }: { id: number; username: string }) => ({
    user_id: id,
    username,
    display_name: username,
  });
  assert.deepEqual(await candidates(), [people.lena, people.max, people.vera].map(entry));
  await people.ada.api.POST('/api/users/{id}/deactivate', at(people.max.id));
  assert.deepEqual(await candidates(), [people.lena, people.vera].map(entry));
  await people.ada.api.POST('/api/users/{id}/reactivate', at(people.max.id));
  const missing = () => people.sam.api.GET('/api/projects/{id}/mention-candidates', at(app));
  await refused(server, missing, 'not_found');
  await enforceRoles(people, false);
  const everybody = [people.ada, people.lena, people.max, people.sam, people.vera];
  assert.deepEqual(await candidates(), everybody.map(entry));
  await people.ada.api.POST('/api/users/{id}/deactivate', at(people.sam.id));
  assert.equal((await candidates())?.length, 4);
});

test('a project shows the effective role of the caller', async t => {
  const { server, app, ...people } = await world(t);
  const role = async (api: Client) => (await api.GET('/api/projects/{id}/my-role', at(app))).data;
  assert.deepEqual(await role(people.lena.api), { role: 'lead', enforced: true, is_admin: false });
  assert.deepEqual(await role(people.bot.api), { role: 'maintainer', enforced: true, is_admin: false });
  assert.deepEqual(await role(people.ada.api), { role: null, enforced: true, is_admin: true });
  assert.deepEqual(await role(people.operator.api), { role: null, enforced: true, is_admin: true });
  await refused(server, () => people.sam.api.GET('/api/projects/{id}/my-role', at(app)), 'not_found');
  await enforceRoles(people, false);
  assert.deepEqual(await role(people.sam.api), { role: null, enforced: false, is_admin: false });
});
