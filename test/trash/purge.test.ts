/** Purging: what has been in the trash for too long, and what must not be touched. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath } from '../setting/aftermath.ts';
import { at } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { stored, storeProject } from '../setting/stored.ts';
import { until } from '../setting/until.ts';
import { world, type World } from '../setting/world.ts';
import { stamp } from '../../src/time/clock.ts';
import { purgeExpired, purging } from '../../src/upkeep/purging.ts';

const DAY = 86_400;
const SIX_HOURS_MS = 6 * 3600 * 1000;
const EARLY = '2026-01-01 00:00:00';
const TIMES = { created_at: EARLY, updated_at: EARLY };

async function deleted(site: World, fields = {}): Promise<number> {
  const { id } = await site.issue(fields);
  await site.max.api.DELETE('/api/issues/{id}', at(id));
  return id;
}

async function ids({ server }: World, table: string): Promise<number[]> {
  return server.app.instance.store.read(({ db }) => db(table).orderBy('id').pluck<number[]>('id'));
}

async function rowsOf({ server }: World, table: string): Promise<Record<string, unknown>[]> {
  return server.app.instance.store.read(({ db }) => db(table).select<Record<string, unknown>[]>('*'));
}

test('items deleted 30 days ago are purged, later ones are not', async t => {
  const site = await world(t);
  const old = await deleted(site);
  site.server.clock.advance(60);
  const young = await deleted(site);
  const live = (await site.issue()).id;
  site.server.clock.advance(30 * DAY - 30);
  const { activity, events } = await aftermath(site.server, () => purgeExpired(site.server.app.instance));
  assert.deepEqual([activity, events], [[], []]);
  assert.deepEqual(await ids(site, 'issues'), [young, live]);
  const api = site.operator.api;
  await refused(site.server, () => api.POST('/api/issues/{id}/restore', at(old)), 'not_found');
  assert.equal((await api.POST('/api/issues/{id}/restore', at(young))).response.status, 200);
});

test('an item deleted exactly 30 days ago is purged', async t => {
  const site = await world(t);
  const { instance } = site.server.app;
  const { id } = await site.issue();
  await stored(site.server, ({ db }) => db('issues').where({ id }).update({ deleted_at: EARLY }));
  for (const [second, left] of [
    ['2026-01-30T23:59:59Z', [id]],
    ['2026-01-31T00:00:00Z', []],
  ] as const) {
    await purgeExpired({ ...instance, clock: () => new Date(second) });
    assert.deepEqual(await ids(site, 'issues'), left);
  }
});

test('the numbers of what was purged stay used', async t => {
  const site = await world(t);
  await deleted(site);
  site.server.clock.advance(31 * DAY);
  await purgeExpired(site.server.app.instance);
  const { data } = await site.operator.api.POST('/api/issues', {
    body: { project_id: site.app, title: 'Next' },
  });
  assert.equal(data?.identifier, 'APP-2');
});

test('with an issue go its comments, labels and relations, and nothing of its neighbours', async t => {
  const site = await world(t);
  await site.label('bug');
  const [kept, gone] = [await site.issue({ labels: ['bug'] }), await site.issue({ labels: ['bug'] })];
  const third = await site.issue();
  for (const [source, target] of [
    ['APP-1', 'APP-2'],
    ['APP-2', 'APP-3'],
    ['APP-3', 'APP-1'],
  ] as const) {
    await site.max.api.POST('/api/issues/link', { body: { source, target, relation_type: 'blocks' } });
  }
  const row = { project_id: site.app, user_id: site.max.id, content: 'Hm.', seq: 1, ...TIMES };
  const [onKept] = await site.put('comments', { ...row, issue_id: kept.id }, { ...row, issue_id: gone.id });
  const byHand = { ...row, issue_id: gone.id, deleted_at: stamp(site.server.clock.now()) };
  await site.put('comments', byHand);
  await site.max.api.DELETE('/api/issues/{id}', at(gone.id));
  site.server.clock.advance(31 * DAY);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual(await ids(site, 'issues'), [kept.id, third.id]);
  assert.deepEqual(await ids(site, 'comments'), [onKept]);
  assert.deepEqual(
    (await rowsOf(site, 'issue_labels')).map(one => one['issue_id']),
    [kept.id],
  );
  assert.deepEqual(
    (await rowsOf(site, 'relations')).map(one => [one['source_id'], one['target_id']]),
    [[third.id, kept.id]],
  );
});

test('a plan outlives the issues that it names, in other projects too', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'BOAT');
  const issue_id = await deleted(site);
  const [plan_id] = await site.put('plans', {
    project_id: other,
    sequence: 1,
    issue_id,
    title: 'Plan',
    status: 'active',
    ...TIMES,
  });
  const step = { plan_id, position: 0, title: 'Step', description: '', issue_id, created_at: EARLY };
  await site.put('plan_steps', step);
  site.server.clock.advance(31 * DAY);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual(await ids(site, 'issues'), []);
  for (const table of ['plans', 'plan_steps']) {
    assert.deepEqual(
      (await rowsOf(site, table)).map(row => row['issue_id']),
      [null],
    );
  }
});

test('pages are purged with their comments and labels, and comments that were deleted by hand', async t => {
  const site = await world(t);
  const live = await site.issue();
  const [label_id] = await site.label('bug');
  const row = {
    title: 'P',
    title_folded: 'p',
    content: '',
    sort_order: 1,
    status: 'draft',
    seq: 1,
    ...TIMES,
  };
  const [gone, , kept] = await site.put(
    'pages',
    { ...row, project_id: site.app, sequence: 1, deleted_at: EARLY },
    { ...row, project_id: null, sequence: 1, deleted_at: EARLY },
    { ...row, project_id: null, sequence: 2, deleted_at: null },
  );
  const { store, clock } = site.server.app.instance;
  await store.write({ now: clock(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    await work.db('page_labels').insert({ page_id: gone, label_id });
  });
  const comment = { user_id: site.max.id, content: 'Hm.', seq: 1, ...TIMES };
  const [, , onLive] = await site.put(
    'comments',
    {
      ...comment,
      project_id: site.app,
      page_id: gone,
      issue_id: null,
      deleted_at: EARLY,
      went_with_parent: 1,
    },
    {
      ...comment,
      project_id: site.app,
      page_id: null,
      issue_id: live.id,
      deleted_at: EARLY,
      went_with_parent: 0,
    },
    {
      ...comment,
      project_id: site.app,
      page_id: null,
      issue_id: live.id,
      deleted_at: null,
      went_with_parent: 0,
    },
  );
  site.server.clock.advance(31 * DAY);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual([await ids(site, 'pages'), await ids(site, 'comments')], [[kept], [onLive]]);
  assert.deepEqual(await rowsOf(site, 'page_labels'), []);
  const versions = await rowsOf(site, 'page_versions');
  assert.deepEqual(
    versions.map(({ page_id }) => page_id),
    [kept],
  );
});

test('more than one change is purged in one run', async t => {
  const site = await world(t);
  const row = {
    project_id: null,
    title: 'P',
    title_folded: 'p',
    content: '',
    sort_order: 1,
    status: 'draft',
  };
  const rows = Array.from({ length: 450 }, (_, n) => ({
    ...row,
    ...TIMES,
    sequence: n + 1,
    seq: n + 1,
    deleted_at: EARLY,
  }));
  await site.put('pages', ...rows);
  site.server.clock.advance(400 * DAY);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual(await ids(site, 'pages'), []);
});

test('a retention of 0 days keeps everything', async t => {
  const site = await world(t, { config: { trash_days: '0' } });
  const id = await deleted(site);
  site.server.clock.advance(4000 * DAY);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual(await ids(site, 'issues'), [id]);
});

test('the configured retention counts', async t => {
  const site = await world(t, { config: { trash_days: '2' } });
  const id = await deleted(site);
  site.server.clock.advance(2 * DAY - 60);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual(await ids(site, 'issues'), [id]);
  site.server.clock.advance(120);
  await purgeExpired(site.server.app.instance);
  assert.deepEqual(await ids(site, 'issues'), []);
});

test('the trash is emptied at the start and every six hours after, also when a run has failed', async t => {
  const site = await world(t);
  await deleted(site);
  site.server.clock.advance(3600);
  await deleted(site);
  site.server.clock.advance(30 * DAY - 60);
  const reported: unknown[] = [];
  const { instance } = site.server.app;
  let clock = instance.clock;
  const timers = t.mock.method(globalThis, 'setInterval');
  const upkeep = purging({ ...instance, clock: () => clock() }, error => reported.push(error));
  timers.mock.restore();
  t.after(() => {
    upkeep.stop();
  });
  await upkeep.first;
  assert.equal((await ids(site, 'issues')).length, 1);
  const [run, wait] = timers.mock.calls[0]?.arguments ?? [];
  assert.ok(run && wait === SIX_HOURS_MS);
  site.server.clock.advance(120);
  clock = () => {
    throw new Error('the clock has stopped');
  };
  run();
  await until('the first run was reported', () => reported.length === 1);
  clock = instance.clock;
  run();
  await until('the second run purged it', async () => (await ids(site, 'issues')).length === 0);
});
