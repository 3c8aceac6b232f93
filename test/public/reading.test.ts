/** A published project as anonymous visitors read it: the shapes of REST, without members' data. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { published } from '../setting/published.ts';
import { inApp, publish, strangersAt } from '../setting/strangers.ts';
import { world } from '../setting/world.ts';

describe('anonymous visitors read the same as members', () => {
  test('of the project, but for its lead', async t => {
    const { strangers, grace, app } = await published(t);
    const { seq: _hidden, ...member } = done(await grace.api.GET('/api/projects/{id}', at(app)));
    assert.equal(member.lead_user_id, grace.id);
    const stranger = done(await strangers.GET('/public/api/projects/{project}', inApp()));
    assert.deepEqual(stranger, { ...member, lead_user_id: null });
    assert.equal(stranger.is_public, true);
  });

  test('of its modules, labels and folders', async t => {
    const { strangers, grace, app: project_id } = await published(t);
    const query = { params: { query: { project_id } } };
    assert.deepEqual(
      done(await strangers.GET('/public/api/projects/{project}/modules', inApp())),
      done(await grace.api.GET('/api/modules', query)),
    );
    assert.deepEqual(
      done(await strangers.GET('/public/api/projects/{project}/labels', inApp())),
      done(await grace.api.GET('/api/labels', query)),
    );
    assert.deepEqual(
      done(await strangers.GET('/public/api/projects/{project}/folders', inApp())),
      done(await grace.api.GET('/api/folders', query)),
    );
  });

  test('of an issue, but for its source and its relations to other projects', async t => {
    const { strangers, ada, issue1, issue2 } = await published(t);
    const path = '/public/api/projects/{project}/issues/{id}';
    const { source, ...member } = done(await ada.api.GET('/api/issues/{id}', at(issue1.id)));
    assert.ok(source);
    assert.deepEqual([member.blocks, member.blocked_by], [['APP-2', 'ZQZ-1'], ['ZQZ-1']]);
    const stranger = done(await strangers.GET(path, inApp({ id: issue1.id })));
    assert.deepEqual(stranger, { ...member, blocks: ['APP-2'], blocked_by: [] });
    const other = done(await strangers.GET(path, inApp({ id: issue2.id })));
    assert.deepEqual(
      [other.blocked_by, other.relates_to, other.duplicates, other.duplicated_by],
      [['APP-1'], [], [], []],
    );
  });

  test('of an issue by its identifier, in any case', async t => {
    const { strangers, issue1 } = await published(t);
    const byId = done(
      await strangers.GET('/public/api/projects/{project}/issues/{id}', inApp({ id: issue1.id })),
    );
    const path = '/public/api/projects/{project}/issues/resolve/{identifier}';
    for (const [project, identifier] of [
      ['APP', 'APP-1'],
      ['app', 'app-01'],
      ['aPp', 'App-001'],
    ] as const)
      assert.deepEqual(done(await strangers.GET(path, { params: { path: { project, identifier } } })), byId);
  });

  test('of a page', async t => {
    const { strangers, grace, page1 } = await published(t);
    assert.deepEqual(
      done(await strangers.GET('/public/api/projects/{project}/pages/{id}', inApp({ id: page1.id }))),
      done(await grace.api.GET('/api/pages/{id}', at(page1.id))),
    );
  });
});

test('a project that has nothing is as readable as any', async t => {
  const { server, app, lena } = await world(t);
  await publish(lena.api, app);
  const strangers = strangersAt(server);
  for (const list of ['modules', 'labels', 'folders'] as const)
    assert.deepEqual(done(await strangers.GET(`/public/api/projects/{project}/${list}`, inApp())), []);
  const index = done(await strangers.GET('/public/api/projects/{project}/index', inApp()));
  assert.deepEqual(index, { cursor: 0, issues: [], pages: [] });
  const changes = done(await strangers.GET('/public/api/projects/{project}/changes', inApp()));
  assert.deepEqual(changes, { changes: [], cursor: 0, has_more: false });
});

test('a credential makes no difference, of any kind', async t => {
  const { server, ada, sam } = await published(t);
  const path = `${server.url}/public/api/projects/APP`;
  const [plain, ...others] = await Promise.all(
    [
      {},
      { Authorization: `Bearer ${ada.token}` },
      { Authorization: `Bearer ${sam.token}` },
      { Authorization: 'nonsense', Cookie: 'svc_token=nonsense' },
    ].map(async headers => (await fetch(path, { headers })).text()),
  );
  assert.deepEqual(others, [plain, plain, plain]);
});

test('unpublishing applies to the next request, and publishing again too', async t => {
  const { strangers, lena, grace, app, issue1 } = await published(t);
  const ask = async () => {
    const { response } = await strangers.GET('/public/api/projects/{project}', inApp());
    const path = '/public/api/projects/{project}/issues/{id}';
    const issue = await strangers.GET(path, inApp({ id: issue1.id }));
    return [response.status, issue.response.status];
  };
  assert.deepEqual(await ask(), [200, 200]);
  await publish(grace.api, app, false);
  assert.deepEqual(await ask(), [404, 404]);
  await publish(lena.api, app);
  assert.deepEqual(await ask(), [200, 200]);
});

test('a project that gets another identifier is found by that one, and no longer by the old one', async t => {
  const { strangers, ada, app } = await published(t);
  done(await ada.api.PUT('/api/projects/{id}', { ...at(app), body: { identifier: 'NEW' } }));
  const ask = async (project: string) =>
    (await strangers.GET('/public/api/projects/{project}', { params: { path: { project } } })).response
      .status;
  assert.deepEqual([await ask('NEW'), await ask('APP')], [200, 404]);
});
