/** The trash: what goes in, what is listed, and what comes back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

const EARLY = '2026-01-01 00:00:00';
const TIMES = { created_at: EARLY, updated_at: EARLY };

async function remove({ max }: World, id: number): Promise<void> {
  const { data, error } = await max.api.DELETE('/api/issues/{id}', at(id));
  assert.deepEqual(data, { deleted: true }, JSON.stringify(error));
}

async function restore({ max }: World, id: number) {
  const { data, error } = await max.api.POST('/api/issues/{id}/restore', at(id));
  assert.ok(data, JSON.stringify(error));
  return data;
}

async function trash({ max, app }: World, query: { limit?: number; offset?: number } = {}) {
  const { data, error, response } = await max.api.GET('/api/projects/{id}/trash', {
    params: { path: { id: app }, query },
  });
  assert.ok(data, JSON.stringify(error));
  return { ...data, link: response.headers.get('link') };
}

interface CommentStand {
  readonly id: number;
  readonly seq: number;
  readonly deleted_at: string | null;
  readonly went_with_parent: number;
}

async function comments({ server }: World): Promise<CommentStand[]> {
  return server.app.instance.store.read(({ db }) =>
    db('comments').orderBy('id').select<CommentStand[]>('id', 'seq', 'deleted_at', 'went_with_parent'),
  );
}

/** Two comments on an issue or a page, the first of them deleted by hand. */
async function commented(
  site: World,
  on: { issue_id?: number; page_id?: number },
  project_id: number | null,
) {
  const row = { project_id, user_id: site.max.id, content: 'Hm.', seq: 1, ...on, ...TIMES };
  return site.put('comments', { ...row, deleted_at: EARLY }, { ...row, deleted_at: null });
}

async function page(site: World, fields: Record<string, unknown> = {}): Promise<number> {
  const [id = 0] = await site.put('pages', {
    project_id: site.app,
    sequence: 1,
    title: 'How we moor',
    title_folded: 'how we moor',
    content: 'Bow to the wind.',
    sort_order: 1.5,
    status: 'active',
    pinned: 1,
    seq: 1,
    deleted_at: EARLY,
    ...TIMES,
    ...fields,
  });
  return id;
}

test('deleting writes one entry with the title, and an event after those of its comments', async t => {
  const site = await world(t);
  const { id } = await site.issue({ title: 'Boats' });
  await commented(site, { issue_id: id }, site.app);
  site.server.clock.advance(60);
  const { activity, events } = await aftermath(site.server, () => remove(site, id));
  assert.deepEqual(
    activity.map(row => [row.actor_user_id, row.entity_label, row.entity_type]),
    [[site.max.id, 'APP-1', 'issue']],
  );
  assert.deepEqual(activity.map(activityLine), ['issue delete -: Boats → -']);
  const [byHand, along] = await comments(site);
  const row = await tombstone(site, id);
  assert.equal(row.deleted_at, row.updated_at);
  assert.deepEqual(events, [{ type: 'issue.deleted', project_id: site.app, issue_id: id, seq: row.seq }]);
  assert.deepEqual([byHand?.deleted_at, byHand?.went_with_parent, byHand?.seq], [EARLY, 0, 1]);
  assert.deepEqual([along?.deleted_at, along?.went_with_parent], [row.deleted_at, 1]);
  assert.ok(along && along.seq > 1 && along.seq < row.seq);
});

async function tombstone({ server }: World, id: number) {
  return server.app.instance.store.read(({ db }) =>
    db('issues')
      .where({ id })
      .first<{ seq: number; deleted_at: string; updated_at: string }>('seq', 'deleted_at', 'updated_at'),
  );
}

test('an issue is restored unchanged, with the comments that were deleted with it and no others', async t => {
  const site = await world(t);
  await site.label('bug', 'gone');
  const made = await site.issue({ labels: ['bug', 'gone'], source: 'elsewhere', status: 'todo' });
  await commented(site, { issue_id: made.id }, site.app);
  await remove(site, made.id);
  const { store } = site.server.app.instance;
  await store.write({ now: site.server.clock.now(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    const [label] = await work.db('labels').where({ name: 'gone' }).pluck<number[]>('id');
    await work.db('issue_labels').where({ label_id: label }).delete();
    await work.db('labels').where({ id: label }).delete();
  });
  site.server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(site.server, () => restore(site, made.id));
  assert.deepEqual(outcome, { ...made, labels: ['bug'], seq: outcome.seq, updated_at: outcome.updated_at });
  assert.ok(outcome.updated_at > made.updated_at);
  assert.deepEqual(activity.map(activityLine), ['issue restore -: - → A mooring']);
  assert.deepEqual(events, [
    { type: 'issue.created', project_id: site.app, issue_id: made.id, seq: outcome.seq },
  ]);
  const [byHand, along] = await comments(site);
  assert.deepEqual([byHand?.deleted_at, byHand?.went_with_parent, byHand?.seq], [EARLY, 0, 1]);
  assert.deepEqual([along?.deleted_at, along?.went_with_parent], [null, 0]);
  assert.ok(along && along.seq > made.seq && along.seq < outcome.seq);
  const { blocks: _, ...read } = await site.read(made.id);
  assert.equal(read.seq, outcome.seq);
});

test('an issue that was closed before is still closed when restored', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  await site.max.api.PUT('/api/issues/{id}', { ...at(id), body: { status: 'done' } });
  await remove(site, id);
  assert.equal((await restore(site, id)).status, 'done');
});

test('an active, purged or unknown item is not restored', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const live = await page(site, { deleted_at: null });
  const { server, max } = site;
  await refused(server, () => max.api.POST('/api/issues/{id}/restore', at(id)), 'not_in_trash');
  await refused(server, () => max.api.POST('/api/pages/{id}/restore', at(live)), 'not_in_trash');
  await refused(server, () => max.api.POST('/api/issues/{id}/restore', at(999)), 'not_found');
  await refused(server, () => max.api.POST('/api/pages/{id}/restore', at(999)), 'not_found');
});

test('an issue whose source an active one uses stays in the trash', async t => {
  const site = await world(t);
  const first = await site.issue({ source: 'elsewhere' });
  await remove(site, first.id);
  const second = await site.issue({ source: 'elsewhere' });
  const ask = () => site.max.api.POST('/api/issues/{id}/restore', at(first.id));
  const { error } = await refused(site.server, ask, 'restore_source_taken');
  assert.match(error, /elsewhere/);
  await remove(site, second.id);
  assert.equal((await restore(site, first.id)).source, 'elsewhere');
});

test('of two concurrent restores one succeeds', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  await remove(site, id);
  const outcomes = await Promise.all([1, 2].map(() => site.max.api.POST('/api/issues/{id}/restore', at(id))));
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409]);
});

test('a page is restored with its labels and the comments that were deleted with it', async t => {
  const site = await world(t);
  const [label = 0] = await site.label('bug');
  const id = await page(site);
  await putLabel(site, id, label);
  const row = { project_id: site.app, page_id: id, user_id: site.max.id, content: 'Hm.', seq: 1, ...TIMES };
  await site.put(
    'comments',
    { ...row, deleted_at: EARLY, went_with_parent: 1 },
    { ...row, deleted_at: EARLY, went_with_parent: 0 },
  );
  const { outcome, activity, events } = await aftermath(site.server, async () => {
    const { data, error } = await site.max.api.POST('/api/pages/{id}/restore', at(id));
    assert.ok(data, JSON.stringify(error));
    return data;
  });
  assert.deepEqual(outcome, {
    id,
    project_id: site.app,
    sequence: 1,
    seq: outcome.seq,
    identifier: 'APP-DOC-1',
    folder_id: null,
    title: 'How we moor',
    content: 'Bow to the wind.',
    sort_order: 1.5,
    status: 'active',
    pinned: true,
    created_at: EARLY,
    updated_at: outcome.updated_at,
    labels: ['bug'],
  });
  assert.ok(outcome.updated_at > EARLY);
  assert.deepEqual(activity.map(activityLine), ['page restore -: - → How we moor']);
  const restored = await comments(site);
  assert.deepEqual(
    restored.map(one => [one.deleted_at, one.went_with_parent]),
    [
      [null, 0],
      [EARLY, 0],
    ],
  );
  const [event] = events;
  assert.deepEqual(events, [{ type: 'project.updated', project_id: site.app, seq: event?.seq }]);
  assert.ok(event?.seq && restored[0] && event.seq > restored[0].seq);
});

async function putLabel({ server }: World, page_id: number, label_id: number): Promise<void> {
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  await server.app.instance.store.write(origin, async work => {
    work.untraced();
    await work.db('page_labels').insert({ page_id, label_id });
  });
}

test('a workspace page is brought back by administrators only', async t => {
  const site = await world(t);
  const { server, ada, operator, lena } = site;
  const [first, second] = [
    await page(site, { project_id: null, sequence: 7 }),
    await page(site, { project_id: null, sequence: 8 }),
  ];
  const ask = (api: World['max']['api'], id: number) => api.POST('/api/pages/{id}/restore', at(id));
  await refused(server, () => ask(lena.api, first), 'not_found');
  await enforceRoles(site, false);
  await refused(server, () => ask(lena.api, first), 'administrator_required');
  const { outcome, events } = await aftermath(server, () => ask(ada.api, first));
  assert.deepEqual([outcome.data?.identifier, outcome.data?.project_id, events], ['DOC-7', null, []]);
  assert.equal((await ask(operator.api, second)).data?.identifier, 'DOC-8');
});

test('the trash lists issues, pages and comments, latest first', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'BOAT');
  const live = await site.issue({ title: 'Live' });
  const gone = await site.issue({ title: 'Gone' });
  const at = (minute: number) => `2026-02-01 00:0${minute}:00`;
  const aPage = await page(site, { deleted_at: at(1) });
  await page(site, { project_id: other, deleted_at: at(1) });
  await page(site, { project_id: null, deleted_at: at(1) });
  await page(site, { sequence: 2, deleted_at: null });
  const row = { project_id: site.app, user_id: site.max.id, content: 'Hm.', seq: 1, ...TIMES };
  const [onLive, onPage, onGone] = await site.put(
    'comments',
    { ...row, issue_id: live.id, page_id: null, deleted_at: at(3) },
    { ...row, issue_id: null, page_id: aPage, deleted_at: at(0) },
    { ...row, issue_id: gone.id, page_id: null, deleted_at: at(2) },
    { ...row, issue_id: gone.id, page_id: null, deleted_at: null },
  );
  await remove(site, gone.id);
  const { deleted_at } = await tombstone(site, gone.id);
  const { items, has_more } = await trash(site);
  assert.deepEqual(items, [
    { kind: 'issue', id: gone.id, identifier: 'APP-2', title: 'Gone', deleted_at },
    { kind: 'comment', id: onLive, identifier: 'APP-1', title: 'Live', deleted_at: at(3) },
    { kind: 'comment', id: onGone, identifier: 'APP-2', title: 'Gone', deleted_at: at(2) },
    { kind: 'page', id: aPage, identifier: 'APP-DOC-1', title: 'How we moor', deleted_at: at(1) },
    { kind: 'comment', id: onPage, identifier: 'APP-DOC-1', title: 'How we moor', deleted_at: at(0) },
  ]);
  assert.equal(has_more, false);
});

test('the trash is read in pages of 50, at most 200', async t => {
  const site = await world(t);
  const row = {
    project_id: site.app,
    title: 'P',
    title_folded: 'p',
    content: '',
    sort_order: 1,
    status: 'draft',
  };
  const rows = Array.from({ length: 210 }, (_, n) => ({
    ...row,
    ...TIMES,
    sequence: n + 1,
    seq: n + 1,
    deleted_at: EARLY,
  }));
  const ids = await site.put('pages', ...rows);
  const latest = [...ids].sort((a, b) => b - a);
  const first = await trash(site);
  assert.deepEqual([first.items.map(item => item.id), first.has_more], [latest.slice(0, 50), true]);
  assert.match(first.link ?? '', /offset=50>; rel="next"/);
  assert.equal((await trash(site, { limit: 999 })).items.length, 200);
  assert.equal((await trash(site, { limit: 0 })).items.length, 1);
  const last = await trash(site, { limit: 50, offset: 200 });
  assert.deepEqual([last.items.map(item => item.id), last.has_more], [latest.slice(200), false]);
});
