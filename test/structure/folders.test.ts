/** Folders: a tree of bounded depth, and what becomes of the pages in it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { lastSeq, stampsOf } from '../setting/stamps.ts';
import { storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

test('folders go to the end of their project, and are listed in their order as a flat list', async t => {
  const { server, folder, vera, max, app } = await world(t);
  const { outcome, activity, events } = await aftermath(server, () => folder('Zebra'));
  assert.deepEqual(outcome, {
    id: outcome.id,
    project_id: app,
    parent_id: null,
    name: 'Zebra',
    sort_order: 1,
  });
  assert.deepEqual(activity.map(activityLine), ['folder create -: - → Zebra']);
  assert.deepEqual([activity[0]?.entity_label, activity[0]?.actor_user_id], ['Zebra', max.id]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
  const inner = await folder('Apple', outcome.id);
  assert.deepEqual([inner.parent_id, inner.sort_order], [outcome.id, 2]);
  const again = await folder('Apple', outcome.id);
  const { data } = await vera.api.GET('/api/folders', { params: { query: { project_id: app } } });
  assert.deepEqual(data, [outcome, inner, again]);
});

test('folders of one place are listed by name without case', async t => {
  const { put, vera, app } = await world(t);
  for (const name of ['b', 'A', 'c', 'B']) {
    await put('folders', { project_id: app, name, name_folded: name.toLowerCase(), sort_order: 7 });
  }
  await put('folders', { project_id: app, name: 'z', name_folded: 'z', sort_order: 6.5 });
  const { data } = await vera.api.GET('/api/folders', { params: { query: { project_id: app } } });
  assert.deepEqual(
    data?.map(({ name }) => name),
    ['z', 'A', 'b', 'B', 'c'],
  );
});

test('a folder is renamed without touching its pages', async t => {
  const { server, folder, page, max, app } = await world(t);
  const made = await folder('Handbook');
  const inside = await page({ folder_id: made.id });
  const before = await stampsOf(server, 'pages', [inside.id]);
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.PUT('/api/folders/{id}', { ...at(made.id), body: { name: 'Manual' } }),
  );
  assert.deepEqual(outcome.data, { ...made, name: 'Manual' });
  assert.deepEqual(activity.map(activityLine), ['folder update name: Handbook → Manual']);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
  assert.deepEqual(await stampsOf(server, 'pages', [inside.id]), before);
  for (const body of [{}, { name: 'Manual' }]) {
    const same = await aftermath(server, () => max.api.PUT('/api/folders/{id}', { ...at(made.id), body }));
    assert.deepEqual([same.outcome.data?.name, same.activity, same.events], ['Manual', [], []]);
  }
});

test('project and parent of a folder are fixed', async t => {
  const { server, folder, max, app } = await world(t);
  const [outer, inner] = [await folder('Outer'), await folder('Inner')];
  for (const body of [
    { parent_id: outer.id },
    { project_id: app },
    { sort_order: 3 },
    { name: ' ' },
    { name: null },
  ]) {
    const update = { method: 'PUT', token: max.token, body };
    await refused(server, () => raw(server, `/api/folders/${inner.id}`, update), 'invalid_body');
  }
});

test('folders nest 32 levels deep, and no deeper', async t => {
  const { server, folder, max, app } = await world(t);
  let parent = await folder('Level 1');
  for (let level = 2; level <= 32; level += 1) parent = await folder(`Level ${String(level)}`, parent.id);
  const deeper = { project_id: app, name: 'Level 33', parent_id: parent.id };
  await refused(server, () => max.api.POST('/api/folders', { body: deeper }), 'folder_too_deep');
  assert.ok(await folder('Sibling', parent.parent_id ?? 0));
  done(await max.api.DELETE('/api/folders/{id}', at(parent.id)));
  const { response } = await max.api.POST('/api/folders', { body: { ...deeper, parent_id: parent.id } });
  assert.equal(response.status, 400);
});

test('a parent is a folder of the same project', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const seen = await storeProject(site.server, 'OPS', [['maintainer', max]]);
  const hidden = await storeProject(site.server, 'HID');
  const row = { name: 'x', name_folded: 'x', sort_order: 1 };
  const [there = 0, unseen = 0] = await site.put(
    'folders',
    { project_id: seen, ...row },
    { project_id: hidden, ...row },
  );
  const create = (parent_id: number) => () =>
    max.api.POST('/api/folders', { body: { project_id: app, name: 'x', parent_id } });
  await refused(server, create(there), 'other_project');
  const secret = await refused(server, create(unseen), 'unknown_reference');
  const absent = await refused(server, create(999), 'unknown_reference');
  assert.equal(secret.error, absent.error);
  const root = await raw(server, '/api/folders', {
    token: max.token,
    body: { project_id: app, name: 'x', parent_id: null },
  });
  assert.equal(root.response.status, 200);
});

test('deleting a folder deletes its sub-folders, and its pages move to the root', async t => {
  const { server, folder, page, max, app } = await world(t);
  const outer = await folder('Outer');
  const inner = await folder('Inner', outer.id);
  const sibling = await folder('Sibling');
  const [above, below] = [await page({ folder_id: outer.id }), await page({ folder_id: inner.id })];
  const trashed = await page({ folder_id: inner.id });
  const elsewhere = await page({ folder_id: sibling.id });
  const root = await page();
  done(await max.api.DELETE('/api/pages/{id}', at(trashed.id)));
  const others = [trashed.id, elsewhere.id, root.id];
  const untouched = await stampsOf(server, 'pages', others);
  const before = await lastSeq(server);
  server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.DELETE('/api/folders/{id}', at(outer.id)),
  );
  assert.deepEqual(outcome.data, { deleted: true });
  const { data: left } = await max.api.GET('/api/folders', { params: { query: { project_id: app } } });
  assert.deepEqual(left, [sibling]);
  for (const moved of [above, below]) {
    const now = done(await max.api.GET('/api/pages/{id}', at(moved.id)));
    assert.equal(now.folder_id, null);
    assert.ok(now.updated_at > moved.updated_at);
  }
  const stamps = await stampsOf(server, 'pages', [above.id, below.id]);
  assert.deepEqual(
    stamps.map(({ seq }) => seq),
    [before + 1, before + 2],
  );
  assert.deepEqual(await stampsOf(server, 'pages', others), untouched);
  assert.deepEqual(activity.map(activityLine), [
    'folder delete -: Outer → -',
    'folder delete -: Inner → -',
    'page update folder_id: Outer → -',
    'page update folder_id: Inner → -',
  ]);
  assert.deepEqual(events, [
    { type: 'project.updated', project_id: app },
    { type: 'project.updated', project_id: app, seq: before + 2 },
  ]);
  const restored = done(await max.api.POST('/api/pages/{id}/restore', at(trashed.id)));
  assert.equal(restored.folder_id, null);
});

test('a folder that is not there cannot be renamed or deleted', async t => {
  const { server, max } = await world(t);
  const { api } = max;
  await refused(server, () => api.PUT('/api/folders/{id}', { ...at(999), body: { name: 'x' } }), 'not_found');
  await refused(server, () => api.DELETE('/api/folders/{id}', at(999)), 'not_found');
});

test('a page that is put into a folder while the folder is deleted ends at the root or is refused', async t => {
  const { folder, page, max } = await world(t);
  const made = await folder('Handbook');
  const pages = [await page(), await page(), await page()];
  const move = ({ id }: { id: number }) =>
    max.api.PUT('/api/pages/{id}', { ...at(id), body: { folder_id: made.id } });
  const [first, ...others] = pages;
  assert.ok(first);
  const answers = await Promise.all([
    move(first),
    max.api.DELETE('/api/folders/{id}', at(made.id)),
    ...others.map(move),
  ]);
  for (const answer of answers) assert.ok([200, 400].includes(answer.response.status));
  for (const { id } of pages) {
    assert.equal(done(await max.api.GET('/api/pages/{id}', at(id))).folder_id, null);
  }
});
