/** The overview of all projects that the caller can read, against counts of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { Authority } from '../../src/access/authority.ts';
import type { Read } from '../../src/store/read.ts';
import { readOverview } from '../../src/tracker/home/overview.ts';
import { engine } from '../setting/engines.ts';
import { at, done, type Client } from '../setting/client.ts';
import { crew, stored, storeIssues, storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

const DAY = 86_400;

const READER: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: false,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};

type Query = { since?: string; tz?: number };

async function overview({ api }: { readonly api: Client }, query: Query = {}) {
  return done(await api.GET('/api/home/overview', { params: { query } }));
}

/** The stored form of the time so many seconds ago. */
function ago({ server }: World, seconds: number): string {
  const moment = new Date(server.clock.now().getTime() - seconds * 1000);
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

const EMPTY = { urgent: 0, high: 0, medium: 0, low: 0, none: 0, agent_ready: 0, needs_human: 0 };

test('an instance without issues has an overview of zeros', async t => {
  const site = await world(t);
  const { open_total, age_buckets, open_trend, my_done, since } = await overview(site.vera);
  assert.equal(open_total, 0);
  assert.deepEqual(
    age_buckets,
    ['week', 'month', 'quarter', 'half', 'older'].map(key => ({ key, total: 0, ...EMPTY })),
  );
  const today = site.server.clock.now().toISOString().slice(0, 10);
  assert.equal(open_trend.length, 91);
  assert.deepEqual(open_trend.at(-1), { date: today, count: 0 });
  assert.equal(my_done.length, 84);
  assert.deepEqual(my_done.at(-1), { date: today, count: 0 });
  assert.equal(since, null);
});

test('each open issue is in the bucket of its age, with its priority and whom it is for', async t => {
  const site = await world(t);
  site.server.clock.stop();
  const young = ago(site, 7 * DAY - 1);
  const blocked = { open_blockers: 1 };
  await storeIssues(site.server, site.app, [
    { created_at: young, priority: 'urgent' },
    { created_at: young, priority: 'high', needs_human: 1 },
    { created_at: ago(site, 7 * DAY), priority: 'medium', status: 'active' },
    { created_at: ago(site, 28 * DAY - 1), priority: 'low', ...blocked },
    { created_at: ago(site, 28 * DAY) },
    { created_at: ago(site, 91 * DAY) },
    { created_at: ago(site, 181 * DAY) },
    { created_at: ago(site, 182 * DAY) },
    { created_at: young, status: 'done' },
    { created_at: young, status: 'cancelled' },
    { created_at: young, deleted_at: young },
  ]);
  const { open_total, age_buckets } = await overview(site.vera);
  assert.equal(open_total, 8);
  assert.deepEqual(age_buckets, [
    { key: 'week', total: 2, ...EMPTY, urgent: 1, high: 1, agent_ready: 1, needs_human: 1 },
    { key: 'month', total: 2, ...EMPTY, medium: 1, low: 1 },
    { key: 'quarter', total: 1, ...EMPTY, none: 1, agent_ready: 1 },
    { key: 'half', total: 2, ...EMPTY, none: 2, agent_ready: 2 },
    { key: 'older', total: 1, ...EMPTY, none: 1, agent_ready: 1 },
  ]);
});

test('an issue that waits is ready for agents when its wait no longer holds', async t => {
  const site = await world(t, { config: { time_zone: 'UTC' } });
  const { id } = await site.issue();
  const tomorrow = new Date(site.server.clock.now().getTime() + DAY * 1000).toISOString().slice(0, 10);
  done(await site.max.api.POST('/api/issues/{id}/waits', { ...at(id), body: { from: tomorrow } }));
  const ready = async () => (await overview(site.vera)).age_buckets[0]?.agent_ready;
  assert.equal(await ready(), 0);
  site.server.clock.advance(DAY);
  assert.equal(await ready(), 1);
});

test('the trend counts the open issues at the end of each local day', async t => {
  const site = await world(t);
  // Creation and closing of issues over 200 days, in seconds before now; null for what is open.
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const lives = Array.from({ length: 300 }, () => {
    const created = random(200 * DAY);
    return { created, closed: random(3) === 0 ? null : random(created + 1) };
  });
  await storeIssues(
    site.server,
    site.app,
    lives.map(({ created, closed }) => ({
      created_at: ago(site, created),
      ...(closed === null ? {} : { status: 'done', closed_at: ago(site, closed) }),
    })),
  );
  const now = site.server.clock.now().getTime();
  for (const tz of [0, 840, -720, 345]) {
    const { open_trend, open_total } = await overview(site.vera, { tz });
    assert.equal(open_trend.length, 91);
    assert.equal(open_trend.at(-1)?.count, open_total);
    for (const [place, { date, count }] of open_trend.entries()) {
      const local = new Date(now + tz * 60_000 - (90 - place) * DAY * 1000).toISOString().slice(0, 10);
      assert.equal(date, local);
      const end = Date.parse(`${date}T00:00:00Z`) + DAY * 1000 - tz * 60_000;
      const before = (seconds: number) => Math.floor(now / 1000) - seconds < end / 1000;
      const open = lives.filter(one => before(one.created) && (one.closed === null || !before(one.closed)));
      assert.equal(count, open.length, `${date}, ${tz} minutes east`);
    }
  }
});

test('moves to done count for the caller and the bots of the caller, on their local days', async t => {
  const site = await world(t);
  const finish = async ({ api }: { readonly api: Client }, status: Schemas['Issue']['status'] = 'done') => {
    const { id } = done(
      await site.bot.api.POST('/api/issues', { body: { project_id: site.app, title: 'Moor' } }),
    );
    done(await api.PUT('/api/issues/{id}', { ...at(id), body: { status } }));
  };
  await finish(site.max);
  await finish(site.bot);
  await finish(site.lena);
  await finish(site.max, 'cancelled');
  await site.issue({ status: 'done' });
  const counts = async (who: { readonly api: Client }) => {
    const { my_done } = await overview(who);
    return [my_done[0]?.count, my_done.at(-1)?.count, my_done.reduce((sum, { count }) => sum + count, 0)];
  };
  assert.deepEqual(await counts(site.max), [0, 2, 2]);
  assert.deepEqual(await counts(site.lena), [0, 1, 1]);
  site.server.clock.advance(83 * DAY);
  // Only keys are still valid.
  await finish(site.operator);
  await finish(site.bot);
  assert.deepEqual(await counts(site.bot), [2, 1, 3]);
  site.server.clock.advance(DAY);
  assert.deepEqual(await counts(site.bot), [0, 0, 1]);
});

test('since counts what agents and people opened and closed after a time', async t => {
  const site = await world(t);
  const { id: before } = await site.issue();
  site.server.clock.advance(60);
  const since = site.server.clock.now().toISOString();
  site.server.clock.advance(60);
  const create = async ({ api }: { readonly api: Client }) =>
    done(await api.POST('/api/issues', { body: { project_id: site.app, title: 'Moor' } })).id;
  const close = async (
    { api }: { readonly api: Client },
    id: number,
    status: 'done' | 'cancelled' | 'todo',
  ) => done(await api.PUT('/api/issues/{id}', { ...at(id), body: { status } }));
  const made = await create(site.bot);
  await create(site.operator);
  await close(site.bot, made, 'done');
  await close(site.bot, made, 'cancelled');
  await close(site.bot, made, 'todo');
  await close(site.max, made, 'cancelled');
  await close(site.max, before, 'done');
  assert.deepEqual((await overview(site.vera, { since })).since, {
    agents_opened: 1,
    agents_closed: 1,
    people_opened: 1,
    people_closed: 2,
  });
  const later = new Date(site.server.clock.now().getTime() + 1000).toISOString();
  assert.deepEqual((await overview(site.vera, { since: later })).since, {
    agents_opened: 0,
    agents_closed: 0,
    people_opened: 0,
    people_closed: 0,
  });
});

test('projects have their open issues and the latest activity, and only readable ones count', async t => {
  const site = await world(t);
  const quiet = await storeProject(site.server, 'QUIET', crew(site));
  const other = await storeProject(site.server, 'OTHER', [['lead', site.lena]]);
  await storeIssues(site.server, other, [{}, {}]);
  await stored(site.server, async work => {
    work.untraced();
    await work.db('activity').whereIn('project_id', [quiet, other]).delete();
  });
  await enforceRoles(site, true);
  const issue = await site.issue();
  const shown = { project_id: site.app, open: 1, last_activity: issue.created_at };
  const mine = await overview(site.vera);
  assert.deepEqual(mine.projects, [shown]);
  assert.equal(mine.open_total, 1);
  assert.equal((await overview(site.sam)).open_total, 0);
  assert.deepEqual((await overview(site.sam)).projects, []);
  const all = await overview(site.ada);
  assert.deepEqual(all.projects, [shown, { project_id: other, open: 2, last_activity: null }]);
  assert.equal(all.open_total, 3);
  assert.ok(!all.projects.some(({ project_id }) => project_id === quiet));
});

test('the offset is clamped, and what is not a number or a time is refused', async t => {
  const site = await world(t);
  for (const [tz, same] of [
    [99_999, 840],
    [-99_999, -840],
  ] as const)
    assert.deepEqual(await overview(site.vera, { tz }), await overview(site.vera, { tz: same }));
  for (const query of [
    { tz: 'x' },
    { tz: 1.5 },
    { tz: '' },
    { since: 'yesterday' },
    { since: '2026-02-30' },
  ] as Query[]) {
    const { response, error } = await site.vera.api.GET('/api/home/overview', { params: { query } });
    assert.deepEqual(
      [response.status, (error as { code?: string }).code],
      [400, 'invalid_parameter'],
      JSON.stringify(query),
    );
  }
});

if (engine === 'sqlite')
  test('the overview takes five statements, which read issues and activity from covering indexes', async t => {
    const site = await world(t);
    for (let place = 0; place < 20; place += 1) await storeProject(site.server, `P${place}`, crew(site));
    await enforceRoles(site, true);
    const by = { ...READER, userId: site.vera.id, memberId: site.vera.id };
    const plans: string[] = [];
    await site.server.app.instance.store.read(read => {
      const { db, dialect } = read;
      const rows: Read['rows'] = async statement => {
        const plan: { detail: string }[] = await db.raw(`EXPLAIN QUERY PLAN ${statement.text}`, [
          ...statement.values,
        ]);
        plans.push(plan.map(({ detail }) => detail).join('\n'));
        return read.rows(statement);
      };
      const span = { now: site.server.clock.now(), tz: 60, since: '2026-01-01' };
      const watched: Read = { ask: read.ask, db, dialect, rows, settled: () => read.settled() };
      return readOverview(watched, by, span);
    });
    assert.equal(plans.length, 5);
    for (const plan of plans) {
      assert.doesNotMatch(plan, /SCAN (issues|activity|projects)/);
      for (const [line] of plan.matchAll(/^SEARCH (issues|activity) .*$/gm))
        assert.match(line, /COVERING INDEX/);
    }
  });
