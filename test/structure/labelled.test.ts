/** Issues and pages when one of their labels is renamed, deleted or merged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { lastSeq, stampsOf } from '../setting/stamps.ts';
import { stored, storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

/** Two issues and a page with `bug`, the second issue also with `fault`; an issue without; one with `bug` in the trash. */
async function labelled(site: World) {
  const [bug = 0, fault = 0] = await site.label('bug', 'fault');
  const first = await site.issue({ title: 'First', labels: ['bug'] });
  const second = await site.issue({ title: 'Second', labels: ['bug', 'fault'] });
  const without = await site.issue({ title: 'Without' });
  const trashed = await site.issue({ title: 'Trashed', labels: ['bug'] });
  const page = await site.page({ labels: ['bug'] });
  done(await site.max.api.DELETE('/api/issues/{id}', at(trashed.id)));
  site.server.clock.advance(60);
  return { bug, fault, first, second, without, trashed, page };
}

async function labelsOfAll(site: World, ids: readonly number[], page: number): Promise<string[][]> {
  const issues = await Promise.all(ids.map(id => site.read(id)));
  const shown = done(await site.max.api.GET('/api/pages/{id}', at(page)));
  return [...issues, shown].map(one => one.labels);
}

test('every item with a label immediately shows its new name, with a new seq and no other trace', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const { bug, first, second, without, trashed, page } = await labelled(site);
  const before = await lastSeq(server);
  const others = await stampsOf(server, 'issues', [without.id, trashed.id]);
  const { activity, events } = await aftermath(server, () =>
    max.api.PUT('/api/labels/{id}', { ...at(bug), body: { name: 'ZZ' } }),
  );
  assert.deepEqual(await labelsOfAll(site, [first.id, second.id], page.id), [
    ['ZZ'],
    ['fault', 'ZZ'],
    ['ZZ'],
  ]);
  assert.deepEqual(await stampsOf(server, 'issues', [first.id, second.id]), [
    { seq: before + 1, updated_at: first.updated_at },
    { seq: before + 2, updated_at: second.updated_at },
  ]);
  assert.deepEqual(await stampsOf(server, 'pages', [page.id]), [
    { seq: before + 3, updated_at: page.updated_at },
  ]);
  assert.deepEqual(await stampsOf(server, 'issues', [without.id, trashed.id]), others);
  assert.deepEqual(activity.map(activityLine), ['label update name: bug → ZZ']);
  assert.deepEqual(events, [
    { type: 'project.updated', project_id: app },
    { type: 'issue.updated', project_id: app, issue_id: first.id, seq: before + 1 },
    { type: 'issue.updated', project_id: app, issue_id: second.id, seq: before + 2 },
    { type: 'project.updated', project_id: app, seq: before + 3 },
  ]);
});

test('another colour stamps nothing', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { bug } = await labelled(site);
  const before = await lastSeq(server);
  done(await max.api.PUT('/api/labels/{id}', { ...at(bug), body: { color: '#123456' } }));
  assert.equal(await lastSeq(server), before);
});

test('a deleted label is removed from every item, and each records it', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const { bug, first, second, without, trashed, page } = await labelled(site);
  const before = await lastSeq(server);
  const others = await stampsOf(server, 'issues', [without.id, trashed.id]);
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.DELETE('/api/labels/{id}', at(bug)),
  );
  assert.deepEqual(outcome.data, { deleted: true });
  assert.deepEqual(await labelsOfAll(site, [first.id, second.id], page.id), [[], ['fault'], []]);
  const stamped = [
    ...(await stampsOf(server, 'issues', [first.id, second.id])),
    ...(await stampsOf(server, 'pages', [page.id])),
  ];
  assert.deepEqual(
    stamped.map(({ seq }) => seq - before),
    [1, 2, 3],
  );
  for (const { updated_at } of stamped) assert.ok(updated_at > page.updated_at);
  assert.deepEqual(await stampsOf(server, 'issues', [without.id, trashed.id]), others);
  assert.deepEqual(
    activity.map(row => `${row.entity_label ?? ''} ${activityLine(row)}`),
    [
      'bug label delete -: bug → -',
      'APP-1 issue detach -: bug → -',
      'APP-2 issue detach -: bug → -',
      'APP-DOC-1 page detach -: bug → -',
    ],
  );
  assert.deepEqual(
    activity.map(({ issue_id }) => issue_id),
    [null, first.id, second.id, null],
  );
  assert.deepEqual(events.at(-1), { type: 'project.updated', project_id: app, seq: before + 3 });
});

test('an item is restored from the trash without a label that has been deleted in between', async t => {
  const site = await world(t);
  const { bug, trashed } = await labelled(site);
  done(await site.max.api.DELETE('/api/labels/{id}', at(bug)));
  const restored = done(await site.max.api.POST('/api/issues/{id}/restore', at(trashed.id)));
  assert.deepEqual(restored.labels, []);
});

test('a merge loses and duplicates no assignment, and records additions and removals', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const { bug, fault, first, second, trashed, page } = await labelled(site);
  const before = await lastSeq(server);
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.POST('/api/labels/{id}/merge', { ...at(bug), body: { into: fault } }),
  );
  assert.deepEqual(outcome.data, { id: fault, project_id: app, name: 'fault', color: '#6B7280' });
  assert.deepEqual(await labelsOfAll(site, [first.id, second.id], page.id), [
    ['fault'],
    ['fault'],
    ['fault'],
  ]);
  const labels = done(await max.api.GET('/api/labels', { params: { query: { project_id: app } } }));
  assert.deepEqual(
    labels.map(({ id }) => id),
    [fault],
  );
  assert.deepEqual(
    activity.map(row => `${row.entity_label ?? ''} ${activityLine(row)}`),
    [
      'bug label delete -: bug → -',
      'APP-1 issue detach -: bug → -',
      'APP-2 issue detach -: bug → -',
      'APP-1 issue attach -: - → fault',
      'APP-DOC-1 page detach -: bug → -',
      'APP-DOC-1 page attach -: - → fault',
    ],
  );
  assert.deepEqual(events, [
    { type: 'project.updated', project_id: app },
    { type: 'issue.updated', project_id: app, issue_id: first.id, seq: before + 1 },
    { type: 'issue.updated', project_id: app, issue_id: second.id, seq: before + 2 },
    { type: 'project.updated', project_id: app, seq: before + 3 },
  ]);
  const restored = done(await max.api.POST('/api/issues/{id}/restore', at(trashed.id)));
  assert.deepEqual(restored.labels, ['fault']);
});

test('a copy that follows the changes sees every label as it is', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const { bug, fault } = await labelled(site);
  const changesSince = async (since: number) => {
    const query = { params: { path: { id: app }, query: { since } } };
    const { changes } = done(await max.api.GET('/api/projects/{id}/changes', query));
    return changes.map(change => ('labels' in change ? change.labels : null));
  };
  let cursor = await lastSeq(server);
  done(await max.api.PUT('/api/labels/{id}', { ...at(bug), body: { name: 'ant' } }));
  assert.deepEqual(await changesSince(cursor), [['ant'], ['ant', 'fault'], ['ant']]);
  cursor = await lastSeq(server);
  done(await max.api.POST('/api/labels/{id}/merge', { ...at(fault), body: { into: bug } }));
  assert.deepEqual(await changesSince(cursor), [['ant']]);
  cursor = await lastSeq(server);
  done(await max.api.DELETE('/api/labels/{id}', at(bug)));
  assert.deepEqual(await changesSince(cursor), [[], [], []]);
});

test('a label is merged into another one of its project only', async t => {
  const site = await world(t);
  const { server, max } = site;
  const [bug = 0] = await site.label('bug');
  const seen = await storeProject(site.server, 'OPS', [['viewer', max]]);
  const hidden = await storeProject(site.server, 'HID');
  const label = async (project_id: number) =>
    (await site.put('labels', { project_id, name: 'x', name_folded: 'x', color: '#000000' }))[0] ?? 0;
  const merge = (into: number) => () =>
    max.api.POST('/api/labels/{id}/merge', { ...at(bug), body: { into } });
  await refused(server, merge(bug), 'label_itself');
  await refused(server, merge(await label(seen)), 'other_project');
  const absent = await refused(server, merge(999), 'unknown_reference');
  const unseen = await refused(server, merge(await label(hidden)), 'unknown_reference');
  assert.equal(absent.error, unseen.error);
});

const TOO_MANY = 1_001;

test('more issues than a resume could replay are announced by the last seq alone', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const [bug = 0] = await site.label('bug');
  const common = {
    project_id: app,
    title: 'x',
    description: '',
    status: 'todo',
    priority: 'none',
    priority_rank: 4,
  };
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const ids = await site.put(
    'issues',
    ...Array.from({ length: TOO_MANY }, (_, index) => ({
      ...common,
      ...times,
      sequence: index + 1,
      sort_order: index,
      seq: 0,
    })),
  );
  await stored(server, ({ db }) =>
    db.raw('INSERT INTO issue_labels (issue_id, label_id) SELECT id, ? FROM issues', [bug]),
  );
  const rename = (name: string) => () => max.api.PUT('/api/labels/{id}', { ...at(bug), body: { name } });
  const many = await aftermath(server, rename('more'));
  assert.deepEqual(many.events, [
    { type: 'project.updated', project_id: app },
    { type: 'project.updated', project_id: app, seq: await lastSeq(server) },
  ]);
  done(await max.api.PUT('/api/issues/{id}', { ...at(ids[0] ?? 0), body: { labels: [] } }));
  const fewer = await aftermath(server, rename('fewer'));
  assert.equal(fewer.events.length, TOO_MANY + 1);
  assert.deepEqual(
    fewer.events.slice(1, -1).map(event => event.issue_id),
    ids.slice(1),
  );
});
