/**
 * Workspace pages: they belong to no project, administrators write them, and everyone reads them unless roles are enforced.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Who = 'ada' | 'operator' | 'lena' | 'max' | 'bot' | 'vera' | 'sam';

const ADMINISTRATORS: readonly Who[] = ['ada', 'operator'];
const OTHERS: readonly Who[] = ['lena', 'max', 'bot', 'vera', 'sam'];

function resolve(site: World, who: Who, identifier: string) {
  return site[who].api.GET('/api/pages/resolve/{identifier}', { params: { path: { identifier } } });
}

test('a workspace page has its own kind of identifier, and no project, folder or labels', async t => {
  const site = await world(t);
  const { server, workspacePage, page } = site;
  const { seq } = await page();
  const { outcome, activity, events } = await aftermath(server, () => workspacePage({ content: 'Text' }));
  const { id, created_at } = outcome;
  assert.deepEqual(outcome, {
    id,
    project_id: null,
    sequence: 1,
    identifier: 'DOC-1',
    folder_id: null,
    title: 'For all of us',
    content: 'Text',
    sort_order: 1,
    status: 'draft',
    pinned: false,
    created_at,
    updated_at: created_at,
    labels: [],
    seq: seq + 1,
  });
  assert.deepEqual(activity.map(activityLine), ['page create -: - → For all of us']);
  assert.deepEqual([activity[0]?.entity_label, activity[0]?.project_id], ['DOC-1', null]);
  assert.deepEqual(events, []);
  assert.equal((await workspacePage()).identifier, 'DOC-2');
  for (const identifier of ['DOC-1', 'doc-01']) {
    assert.deepEqual(done(await resolve(site, 'ada', identifier)), outcome);
  }
});

test('while roles are enforced, only administrators read workspace pages; for others they are not found', async t => {
  const site = await world(t);
  const { server, workspacePage } = site;
  const made = await workspacePage();
  for (const who of ADMINISTRATORS) {
    assert.deepEqual(done(await site[who].api.GET('/api/pages/{id}', at(made.id))), made);
    assert.deepEqual(done(await resolve(site, who, 'DOC-1')), made);
    assert.deepEqual(done(await site[who].api.GET('/api/pages')), [made]);
  }
  for (const who of OTHERS) {
    await refused(server, () => site[who].api.GET('/api/pages/{id}', at(made.id)), 'not_found');
    await refused(server, () => resolve(site, who, 'DOC-1'), 'not_found');
    assert.deepEqual(done(await site[who].api.GET('/api/pages')), []);
  }
});

test('while roles are not enforced, every signed-in user reads workspace pages', async t => {
  const site = await world(t);
  const made = await site.workspacePage();
  await enforceRoles(site, false);
  for (const who of [...ADMINISTRATORS, ...OTHERS]) {
    assert.deepEqual(done(await site[who].api.GET('/api/pages/{id}', at(made.id))), made);
    assert.deepEqual(done(await resolve(site, who, 'DOC-1')), made);
    assert.deepEqual(done(await site[who].api.GET('/api/pages')), [made]);
  }
});

for (const enforced of [true, false]) {
  test(`administrators alone write workspace pages, with roles ${enforced ? '' : 'not '}enforced`, async t => {
    const site = await world(t);
    const { server } = site;
    const made = await site.workspacePage();
    await enforceRoles(site, enforced);
    const hidden = enforced ? 'not_found' : 'administrator_required';
    for (const who of OTHERS) {
      const { api } = site[who];
      const create = () => api.POST('/api/pages', { body: { title: 'Mine' } });
      await refused(server, create, 'administrator_required');
      const update = () => api.PUT('/api/pages/{id}', { ...at(made.id), body: { title: 'Mine' } });
      await refused(server, update, hidden);
      await refused(server, () => api.DELETE('/api/pages/{id}', at(made.id)), hidden);
    }
    for (const who of ADMINISTRATORS) {
      const { api } = site[who];
      const { id } = done(await api.POST('/api/pages', { body: { title: 'Ours', project_id: null } }));
      assert.equal(
        done(await api.PUT('/api/pages/{id}', { ...at(id), body: { title: 'All' } })).title,
        'All',
      );
      assert.deepEqual(done(await api.DELETE('/api/pages/{id}', at(id))), { deleted: true });
    }
  });
}

test('a workspace page accepts neither folder nor labels, but empty values', async t => {
  const site = await world(t);
  const { server, ada, label, folder, workspacePage } = site;
  await label('bug');
  const { id: folder_id } = await folder('Handbook');
  const made = await workspacePage({ labels: [], folder_id: null });
  const wrong = [{ folder_id }, { folder_id: 999 }, { labels: ['bug'] }, { labels: ['nope'] }];
  for (const fields of wrong) {
    const create = () => ada.api.POST('/api/pages', { body: { title: 'x', ...fields } });
    await refused(server, create, 'workspace_page_place');
    const update = () => ada.api.PUT('/api/pages/{id}', { ...at(made.id), body: fields });
    await refused(server, update, 'workspace_page_place');
  }
  const body = { labels: [], folder_id: null };
  assert.deepEqual(done(await ada.api.PUT('/api/pages/{id}', { ...at(made.id), body })), made);
});

test('a missing role is refused before the rest of the body is checked', async t => {
  const { server, vera, app } = await world(t);
  const nowhere = { title: 'x', folder_id: 999, labels: ['nope'] };
  await refused(server, () => vera.api.POST('/api/pages', { body: nowhere }), 'administrator_required');
  const inApp = { ...nowhere, project_id: app };
  await refused(server, () => vera.api.POST('/api/pages', { body: inApp }), 'role_required');
});

test('the workspace list has the orders, filters and paging of every list, and no page of a project', async t => {
  const site = await world(t);
  const { ada, workspacePage, page, label } = site;
  await label('bug');
  await page({ labels: ['bug'] });
  for (const title of ['b', 'A', 'c']) await workspacePage({ title });
  const list = async (query: Record<string, unknown>) =>
    done(await ada.api.GET('/api/pages', { params: { query } })).map(({ title }) => title);
  assert.deepEqual(await list({}), ['b', 'A', 'c']);
  assert.deepEqual(await list({ order_by: 'title', order: 'desc' }), ['c', 'b', 'A']);
  assert.deepEqual(await list({ label: 'bug' }), []);
  assert.deepEqual(await list({ status: 'active' }), []);
  assert.deepEqual(await list({ limit: 1, offset: 1 }), ['A']);
});

test('a caller who may not read the workspace gets an empty list with its links', async t => {
  const { max, workspacePage } = await world(t);
  await workspacePage();
  await workspacePage();
  const { data, response } = await max.api.GET('/api/pages', { params: { query: { limit: 1 } } });
  assert.deepEqual(data, []);
  assert.doesNotMatch(response.headers.get('link') ?? '', /next/);
});

test('every active user can be mentioned on a workspace page', async t => {
  const { server, workspacePage } = await world(t);
  const { activity } = await aftermath(server, () => workspacePage({ content: '@SAM and @nobody' }));
  assert.deepEqual(activity.map(activityLine), [
    'page create -: - → For all of us',
    'page mention -: - → sam',
  ]);
});
