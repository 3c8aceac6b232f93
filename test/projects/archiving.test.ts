/** Archived projects: hidden from everyone, without conflicts, and restored as they were. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done, type Client } from '../setting/client.ts';
import { fillProject } from '../setting/of-every-kind.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { stored } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

/** A project with something of every kind, led by lena, and a few rows in APP of max that touch it. */
async function scene(t: TestContext) {
  const made = await world(t);
  const { server, ada, lena, max, vera, app } = made;
  await enforceRoles(made, true);
  await lena.api.PUT('/api/projects/{id}', { ...at(app), body: { identifier: 'OTH' } });
  await fillProject(server, ada);
  const [project] = done(await ada.api.GET('/api/projects')).filter(({ identifier }) => identifier === 'APP');
  assert.ok(project);
  const { id } = project;
  for (const [member, role] of [
    [lena, 'lead'],
    [max, 'maintainer'],
    [vera, 'viewer'],
  ] as const)
    done(await ada.api.POST('/api/projects/{id}/members', { ...at(id), body: { user_id: member.id, role } }));
  await ada.api.DELETE('/api/projects/{id}/members/{user_id}', {
    params: { path: { id, user_id: ada.id } },
  });
  return { ...made, id };
}

const archive = (api: Client, id: number) => api.POST('/api/projects/{id}/archive', at(id));
const unarchive = (api: Client, id: number) => api.POST('/api/archived-projects/{id}/unarchive', at(id));

/** All tables as text, without what every change moves. */
async function state({ server }: Pick<World, 'server'>): Promise<Map<string, string>> {
  const tables = (await server.rows()).split('\n\n').map(table => table.split('\n'));
  return new Map(
    tables
      .filter(([name]) => !/^(activity|activity_counts|versions|api_keys|idempotency_keys)$/.test(name ?? ''))
      .map(([name = '', ...rows]) => [
        name,
        rows
          .map(row => row.replaceAll(/ ?"?version"?:? ?[0-9]+,?/g, ''))
          .sort()
          .join('\n'),
      ]),
  );
}

test('unarchiving restores every row as it was, and the project is private', async t => {
  const made = await scene(t);
  const { ada, lena, id } = made;
  const before = await state(made);
  const archived = done(await archive(lena.api, id));
  assert.notDeepEqual(await state(made), before);
  assert.deepEqual(done(await unarchive(ada.api, archived.id)), {
    project_id: id,
    identifier: 'APP',
    was_public: false,
  });
  const after = await state(made);
  for (const [table, rows] of before) assert.equal(after.get(table), rows, table);
});

test('the response shows what was archived, as the list does', async t => {
  const { ada, lena, id, server } = await scene(t);
  await lena.api.PUT('/api/projects/{id}', { ...at(id), body: { is_public: true } });
  const { data, response } = await archive(lena.api, id);
  assert.equal(response.status, 201);
  assert.ok(data);
  const { archived_at, size_bytes, ...rest } = data;
  assert.deepEqual(rest, {
    id: rest.id,
    project_id: id,
    identifier: 'APP',
    name: 'Harbour',
    description: 'Piers and *buoys*.',
    emoji: '⚓',
    file_name: `APP-${archived_at.replaceAll(/[-:]/g, '').replace(' ', '-')}`,
    issue_count: 2,
    page_count: 1,
    archived_by: lena.id,
    archived_by_name: 'lena',
    was_public: true,
    file_present: true,
  });
  // 10 bytes of a file, and the texts.
  assert.ok(size_bytes > 100 && size_bytes < 2_000, String(size_bytes));
  assert.deepEqual(done(await ada.api.GET('/api/archived-projects')), [data]);
  assert.equal((await fetch(`${server.url}/public/api/projects/APP`)).status, 404);
});

test('archiving and unarchiving are one entry of activity each, and announced to those who could see it', async t => {
  const { ada, lena, max, vera, id, server } = await scene(t);
  const archived = await aftermath(server, () => archive(lena.api, id));
  assert.deepEqual(archived.activity.map(activityLine), ['project archive -: Harbour → -']);
  assert.deepEqual(archived.events, [
    { type: 'project.deleted', project_id: id, former_readers: [lena.id, max.id, vera.id] },
  ]);
  const restored = await aftermath(server, () => unarchive(ada.api, archived.outcome.data?.id ?? 0));
  assert.deepEqual(restored.activity.map(activityLine), ['project unarchive -: - → Harbour']);
  assert.deepEqual(restored.activity[0]?.entity_label, 'APP');
  assert.deepEqual(restored.events, [{ type: 'project.created', project_id: id }]);
});

test('an archived project and its content are hidden from everyone, with and without enforced roles', async t => {
  const made = await scene(t);
  const { ada, lena, max, id, server } = made;
  const paths = await pathsInto(ada.api, id);
  for (const path of paths)
    assert.equal((await raw(server, path, { method: 'GET', token: ada.token })).response.status, 200, path);
  done(await archive(lena.api, id));
  for (const enforced of [true, false]) {
    await enforceRoles(made, enforced);
    for (const by of [ada, lena, max]) {
      for (const path of paths)
        assert.equal(
          (await raw(server, path, { method: 'GET', token: by.token })).response.status,
          404,
          path,
        );
      for (const path of LISTS) {
        const { response, error } = await raw(server, path, { method: 'GET', token: by.token });
        assert.equal(response.status, 200, path);
        assert.doesNotMatch(
          JSON.stringify(error),
          /Harbour|Repair the pier|Buoy|Night watch|Winter|tides/,
          path,
        );
      }
    }
  }
  const { data } = await ada.api.GET('/api/archived-projects');
  assert.equal(data?.length, 1);
});

const LISTS = [
  '/api/projects',
  '/api/issues',
  '/api/issues?source=github:a/b%231',
  '/api/pages',
  '/api/plans',
  '/api/search?query=pier',
  '/api/search?query=tides',
  '/api/search?query=Night%20watch&mode=literal',
  '/api/issues/attention',
  '/api/home/overview',
  '/api/project-groups',
  '/api/auth/me',
];

/** Addresses of the project, and of one item of each kind in it. */
async function pathsInto(api: Client, id: number): Promise<string[]> {
  const query = { project_id: id };
  const issues = done(await api.GET('/api/issues', { params: { query } }));
  const issue = issues.find(({ title }) => title === 'Repair the pier');
  const [page] = done(await api.GET('/api/pages', { params: { query } }));
  const [plan] = done(await api.GET('/api/plans', { params: { query } }));
  const files = done(await api.GET('/api/projects/{id}/attachments', at(id))).items;
  const own = [
    '',
    '/index',
    '/changes',
    '/members',
    '/activity',
    '/trash',
    '/attachments',
    '/board',
    '/my-role',
    '/bindings',
    '/views',
    '/insights',
  ];
  return [
    ...own.map(end => `/api/projects/${id}${end}`),
    `/api/issues?project_id=${id}`,
    `/api/labels?project_id=${id}`,
    `/api/issues/${issue?.id}`,
    `/api/issues/${issue?.id}/comments`,
    '/api/issues/resolve/APP-1',
    `/api/pages/${page?.id}`,
    `/api/plans/${plan?.id}`,
    `/api/attachments/${files[0]?.id}`,
    '/api/export/projects/APP',
    '/api/project-archives/APP',
  ];
}

test('a field of a body that names an archived project or its items is refused like a missing one', async t => {
  const { ada, lena, id, app, server } = await scene(t);
  const [issue] = done(await ada.api.GET('/api/issues', { params: { query: { project_id: id } } }));
  done(await archive(lena.api, id));
  for (const project_id of [id, 999_999]) {
    await refused(
      server,
      () => ada.api.POST('/api/issues', { body: { project_id, title: 'In' } }),
      'unknown_reference',
    );
    await refused(
      server,
      () => ada.api.POST('/api/plans', { body: { project_id: app, title: 'On', issue_id: issue?.id ?? 0 } }),
      'unknown_reference',
    );
  }
});

test('identifier, sources and repository names are free meanwhile, and keep it from returning', async t => {
  const { ada, lena, id, server } = await scene(t);
  const alias = { kind: 'remote', value: 'https://example.org/harbour.git' } as const;
  const other = { kind: 'remote', value: 'https://example.org/quay.git' } as const;
  done(await lena.api.POST('/api/repos/bind', { body: { project: 'APP', aliases: [alias, other] } }));
  const archived = done(await archive(lena.api, id));
  const again = done(await lena.api.POST('/api/projects', { body: { name: 'New', identifier: 'APP' } }));
  done(await lena.api.POST('/api/repos/bind', { body: { project: 'APP', aliases: [alias] } }));
  const issue = done(
    await lena.api.POST('/api/issues', {
      body: { project_id: again.id, title: 'Same', source: 'GitHub:a/b#1' },
    }),
  );
  await refused(server, () => unarchive(ada.api, archived.id), 'project_identifier_taken');
  done(await lena.api.PUT('/api/projects/{id}', { ...at(again.id), body: { identifier: 'NEW' } }));
  const { error } = await refused(server, () => unarchive(ada.api, archived.id), 'source_taken');
  assert.match(error, /source/);
  done(await lena.api.DELETE('/api/issues/{id}', at(issue.id)));
  done(await unarchive(ada.api, archived.id));
  const resolved = async (one: typeof alias | typeof other) =>
    done(await ada.api.POST('/api/repos/resolve', { body: { aliases: [one] } }));
  assert.deepEqual(await resolved(alias), {
    ...(await resolved(alias)),
    project: { id: again.id, identifier: 'NEW', name: 'New' },
  });
  assert.equal(JSON.stringify(await resolved(other)).includes('"identifier":"APP"'), true);
  await refused(server, () => unarchive(ada.api, archived.id), 'not_found');
});

test('a binding all of whose names were bound elsewhere is gone', async t => {
  const { ada, lena, id, app, server } = await scene(t);
  const aliases = [{ kind: 'root', value: '/src/harbour' } as const];
  done(await lena.api.POST('/api/repos/bind', { body: { project: 'APP', aliases } }));
  const archived = done(await archive(lena.api, id));
  done(await lena.api.POST('/api/repos/bind', { body: { project: 'OTH', aliases } }));
  done(await unarchive(ada.api, archived.id));
  const bindings = await server.app.instance.store.read(({ db }) =>
    db('repo_bindings').pluck<number[]>('project_id'),
  );
  assert.deepEqual(bindings, [app]);
});

test('an issue of an archived project blocks nothing, and blocks again afterwards', async t => {
  const made = await scene(t);
  const { ada, lena, max, id, issue, read, server } = made;
  const held = await issue({ title: 'Held' });
  for (const [source, target, relation_type] of [
    ['APP-1', held.identifier, 'blocks'],
    [held.identifier, 'APP-2', 'relates_to'],
  ] as const)
    done(await max.api.POST('/api/issues/link', { body: { source, target, relation_type } }));
  const workable = async () => {
    const query = { project_id: made.app, workable: true };
    const rows = done(await max.api.GET('/api/issues', { params: { query } }));
    return rows.some(row => row.id === held.id);
  };
  const relations = async () => {
    const { blocks, blocked_by, relates_to } = await read(held.id);
    return { blocks, blocked_by, relates_to };
  };
  const before = await relations();
  assert.deepEqual(before, { blocks: [], blocked_by: ['APP-1'], relates_to: ['APP-2'] });
  assert.equal(await workable(), false);
  const { outcome, events } = await aftermath(server, () => archive(lena.api, id));
  assert.deepEqual(events.slice(0, 1), [{ type: 'issue.unlinked', project_id: made.app, issue_id: held.id }]);
  assert.deepEqual(await relations(), { blocks: [], blocked_by: [], relates_to: [] });
  assert.equal(await workable(), true);
  done(await unarchive(ada.api, outcome.data?.id ?? 0));
  assert.deepEqual([await relations(), await workable()], [before, false]);
});

test('a relation between two archived projects returns with the second, unless an issue was purged', async t => {
  const { ada, lena, max, id, app, issue, read, server } = await scene(t);
  const [held, purged] = [await issue({ title: 'Held' }), await issue({ title: 'Purged' })];
  for (const { identifier: target } of [held, purged])
    done(
      await max.api.POST('/api/issues/link', { body: { source: 'APP-1', target, relation_type: 'blocks' } }),
    );
  const first = done(await archive(lena.api, id));
  await stored(server, async ({ db }) => {
    await db('issues').where({ id: purged.id }).delete();
  });
  const second = done(await archive(lena.api, app));
  done(await unarchive(ada.api, first.id));
  done(await unarchive(ada.api, second.id));
  assert.deepEqual((await read(held.id)).blocked_by, ['APP-1']);
});

test('steps of plans elsewhere show an archived issue as hidden, also to administrators', async t => {
  const { ada, lena, max, id, plan } = await scene(t);
  const [mirrored] = done(await max.api.GET('/api/issues', { params: { query: { project_id: id } } }));
  const made = await plan({ steps: [{ title: 'Mirror', issue_id: mirrored?.id ?? 0 }] });
  const step = async () => done(await ada.api.GET('/api/plans/{id}', at(made.id))).steps[0];
  const shown = await step();
  assert.ok(shown?.issue_identifier);
  const archived = done(await archive(lena.api, id));
  const hidden = await step();
  assert.equal(hidden?.issue_identifier, null);
  done(await unarchive(ada.api, archived.id));
  assert.deepEqual(await step(), shown);
});

test('without an active lead the administrator becomes lead', async t => {
  const { ada, lena, id } = await scene(t);
  await lena.api.PUT('/api/projects/{id}', { ...at(id), body: { lead_user_id: lena.id } });
  const kept = done(await archive(lena.api, id));
  done(await unarchive(ada.api, kept.id));
  assert.equal(done(await ada.api.GET('/api/projects/{id}', at(id))).lead_user_id, lena.id);
  const archived = done(await archive(lena.api, id));
  await ada.api.POST('/api/users/{id}/deactivate', at(lena.id));
  done(await unarchive(ada.api, archived.id));
  assert.equal(done(await ada.api.GET('/api/projects/{id}', at(id))).lead_user_id, ada.id);
  const members = done(await ada.api.GET('/api/projects/{id}/members', at(id)));
  assert.deepEqual(
    members.filter(({ role }) => role === 'lead').map(({ username }) => username),
    ['ada', 'lena'],
  );
});

test('leads archive; administrators list, unarchive and delete', async t => {
  const { ada, lena, max, vera, sam, id, server } = await scene(t);
  await refused(server, () => archive(sam.api, id), 'not_found');
  for (const { api } of [vera, max]) await refused(server, () => archive(api, id), 'role_required');
  const archived = done(await archive(lena.api, id));
  await refused(server, () => archive(lena.api, id), 'not_found');
  await refused(server, () => archive(ada.api, id), 'not_found');
  const remove = (api: Client) => api.DELETE('/api/archived-projects/{id}', at(archived.id));
  for (const { api } of [lena, sam]) {
    await refused(server, () => api.GET('/api/archived-projects'), 'administrator_required');
    await refused(server, () => unarchive(api, archived.id), 'administrator_required');
    await refused(server, () => remove(api), 'administrator_required');
  }
  const { outcome, activity, events } = await aftermath(server, () => remove(ada.api));
  assert.deepEqual(outcome.data, { deleted: true });
  assert.deepEqual(activity.map(activityLine), ['project delete -: Harbour → -']);
  assert.deepEqual([activity[0]?.entity_label, events], ['APP', []]);
  await refused(server, () => remove(ada.api), 'not_found');
  await refused(server, () => unarchive(ada.api, archived.id), 'not_found');
  const rows = await server.rows();
  assert.doesNotMatch(rows, /Night watch|github:a\/b#1/);
});

test('two at once archive it once', async t => {
  const { ada, lena, id } = await scene(t);
  const outcomes = await Promise.all([archive(ada.api, id), archive(lena.api, id), archive(lena.api, id)]);
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [201, 404, 404]);
  const [archived] = done(await ada.api.GET('/api/archived-projects'));
  const returns = await Promise.all([
    unarchive(ada.api, archived?.id ?? 0),
    unarchive(ada.api, archived?.id ?? 0),
  ]);
  assert.deepEqual(returns.map(({ response }) => response.status).sort(), [200, 404]);
});

test('a group and an order keep the place of an archived project', async t => {
  const { ada, lena, id, app } = await scene(t);
  const group = done(await lena.api.POST('/api/project-groups', { body: { name: 'Mine' } }));
  const assign = { project_id: id, group_id: group.id };
  await lena.api.PUT('/api/project-groups/assign', { body: assign });
  await lena.api.PUT('/api/projects/reorder', { body: { ids: [id, app] } });
  const archived = done(await archive(lena.api, id));
  const groups = async () => done(await lena.api.GET('/api/project-groups')).map(one => one.project_ids);
  assert.deepEqual(await groups(), [[]]);
  await lena.api.PUT('/api/projects/reorder', { body: { ids: [app] } });
  done(await unarchive(ada.api, archived.id));
  assert.deepEqual(await groups(), [[id]]);
  assert.deepEqual(
    done(await lena.api.GET('/api/projects')).map(project => project.id),
    [app, id],
  );
});

test('a restarted server keeps archived projects', async t => {
  const { ada, lena, id, server } = await scene(t);
  const archived = done(await archive(lena.api, id));
  const { removeStaged, stagedProjects } = await import('../../src/transfer/archives/leftovers.ts');
  const { store } = server.app.instance;
  await removeStaged(store, server.clock.now(), await stagedProjects(store));
  done(await unarchive(ada.api, archived.id));
});
