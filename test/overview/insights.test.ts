/** Insights: weeks, how issues spread, and who was busy. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { actorRows } from '../../src/tracker/activity/actors.ts';
import { issuesPerWeek } from '../../src/tracker/overview/insights.ts';
import { issueCounts } from '../../src/tracker/overview/counts.ts';
import { weekOf, weeksUntil } from '../../src/time/weeks.ts';
import { stamp } from '../../src/time/clock.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { refused } from '../setting/refused.ts';
import { crew, stored, storeIssues, storeModule, storeProject, storeRow } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

async function stage(t: TestContext) {
  const { server, app, ...people } = await world(t);
  const insights = async (weeks?: number) => {
    const params = { path: { id: app }, query: weeks === undefined ? {} : { weeks } };
    const { data } = await people.vera.api.GET('/api/projects/{id}/insights', { params });
    assert.ok(data);
    return data;
  };
  /** A stored time this many days after the Monday of this week. */
  const day = (days: number, time = '12:00:00') => {
    const monday = Date.parse(weekOf(server.clock.now()));
    return `${stamp(new Date(monday + days * 86_400_000)).slice(0, 10)} ${time}`;
  };
  return { server, people, app, insights, day };
}

test('a week begins on Monday in UTC', () => {
  const weeks = [
    ['2026-11-16T00:00:00Z', '2026-11-16'],
    ['2026-11-15T23:59:59Z', '2026-11-09'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2027-01-01T10:00:00Z', '2026-12-28'],
    ['2028-03-01T00:00:00Z', '2028-02-28'],
    ['1970-01-01T00:00:00Z', '1969-12-29'],
    ['1969-12-28T00:00:00Z', '1969-12-22'],
  ] as const;
  for (const [moment, monday] of weeks) assert.equal(weekOf(new Date(moment)), monday);
  assert.deepEqual(weeksUntil(new Date('2027-01-05T00:00:00Z'), 3), [
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
});

test('weeks are dense, the oldest first and the current one last; their number is moved into bounds', async t => {
  const { server, insights } = await stage(t);
  const current = weekOf(server.clock.now());
  for (const [asked, answered] of [
    [undefined, 12],
    [3, 3],
    [0, 1],
    [-4, 1],
    [53, 52],
  ] as const) {
    const { weeks, created_per_week, closed_per_week } = await insights(asked);
    assert.equal(weeks, answered);
    for (const list of [created_per_week, closed_per_week]) {
      assert.equal(list.length, answered);
      assert.equal(list.at(-1)?.week_start, current);
      const starts = list.map(({ week_start }) => Date.parse(week_start));
      assert.ok(
        starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) === 7 * 86_400_000),
      );
      assert.ok(list.every(({ count }) => count === 0));
    }
  }
});

test('issues are counted in the week of their creation, and in that of their latest closing', async t => {
  const { server, app, insights, day } = await stage(t);
  await storeIssues(server, app, [
    { created_at: day(-15), status: 'done', closed_at: day(0, '00:00:00') },
    { created_at: day(-14, '00:00:00'), status: 'cancelled', closed_at: day(-1, '23:59:59') },
    { created_at: day(-8), status: 'done' },
    { created_at: day(-7), status: 'todo' },
    { created_at: day(-7), deleted_at: day(0), status: 'done', closed_at: day(0) },
    { created_at: day(0, '00:00:00') },
    { created_at: day(9) },
  ]);
  const { created_per_week, closed_per_week } = await insights(3);
  assert.deepEqual(
    created_per_week.map(({ count }) => count),
    [2, 1, 1],
  );
  assert.deepEqual(
    closed_per_week.map(({ count }) => count),
    [0, 1, 1],
  );
});

test('issues are counted by status, priority and module, without those in the trash', async t => {
  const { server, people, app, insights } = await stage(t);
  const quay = await storeModule(server, app, 'Quay');
  const berth = await storeModule(server, app, 'berth');
  const other = await storeProject(server, 'HRB', crew(people));
  await storeModule(server, other, 'Elsewhere');
  await storeIssues(server, other, [{}]);
  assert.deepEqual((await insights()).module_counts, [
    { module_id: berth, name: 'berth', count: 0 },
    { module_id: quay, name: 'Quay', count: 0 },
  ]);
  await storeIssues(server, app, [
    { priority: 'urgent', module_id: quay },
    { priority: 'low', module_id: quay, status: 'done' },
    { priority: 'low' },
    { priority: 'high', module_id: berth, deleted_at: '2026-01-01 00:00:00' },
  ]);
  const { status_counts, priority_counts, module_counts } = await insights();
  assert.deepEqual(status_counts, { backlog: 2, todo: 0, active: 0, done: 1, cancelled: 0, total: 3 });
  assert.deepEqual(priority_counts, { urgent: 1, high: 0, medium: 0, low: 2, none: 0, total: 3 });
  assert.deepEqual(module_counts, [
    { module_id: berth, name: 'berth', count: 0 },
    { module_id: quay, name: 'Quay', count: 2 },
    { module_id: null, name: 'unassigned', count: 1 },
  ]);
});

test('the most active users of these weeks, with the most used transport of each', async t => {
  const { server, people, app, insights, day } = await stage(t);
  await stored(server, ({ db }) => db('activity').delete());
  const act = (actor_user_id: number | null, transport: string, ts: string, project_id = app) =>
    storeRow(server, 'activity', {
      actor_user_id,
      transport,
      ts,
      project_id,
      entity_type: 'project',
      entity_id: project_id,
      action: 'update',
    });
  const { max, bot, vera } = people;
  for (let times = 0; times < 5; times++) await act(vera.id, 'web', day(-8));
  await act(max.id, 'web', day(-7, '00:00:00'));
  await act(max.id, 'api', day(0, '01:00:00'));
  await act(max.id, 'api', day(0, '00:00:00'));
  await act(bot.id, 'mcp', day(0));
  await act(bot.id, 'mcp', day(0));
  await act(null, 'system', day(0, '03:00:00'));
  await act(vera.id, 'web', day(0), app + 1);
  // The clock was set back for a moment.
  await act(vera.id, 'web', day(-8));
  const { top_actors } = await insights(2);
  assert.deepEqual(
    top_actors.map(({ display_name: _, ...actor }) => actor),
    [
      {
        actor_user_id: max.id,
        username: 'max',
        is_bot: false,
        actions: 3,
        last_ts: day(0, '01:00:00'),
        top_transport: 'api',
      },
      {
        actor_user_id: bot.id,
        username: bot.username,
        is_bot: true,
        actions: 2,
        last_ts: day(0),
        top_transport: 'mcp',
      },
      {
        actor_user_id: null,
        username: null,
        is_bot: false,
        actions: 1,
        last_ts: day(0, '03:00:00'),
        top_transport: 'system',
      },
    ],
  );
  assert.equal(top_actors[0]?.display_name, 'max');
  assert.equal((await insights(3)).top_actors[0]?.username, 'vera');
});

test('at most ten actors are named', async t => {
  const { server, app, insights, day } = await stage(t);
  await stored(server, async ({ db }) => {
    await db('activity').delete();
    const row = { transport: 'web', ts: day(0), project_id: app, entity_type: 'project' };
    for (let actor = 1; actor <= 12; actor++) {
      for (let times = 0; times < actor; times++) {
        await db('activity').insert({ ...row, entity_id: 1, action: 'update', actor_user_id: 1000 + actor });
      }
    }
  });
  const { top_actors } = await insights();
  assert.deepEqual(
    top_actors.map(({ actor_user_id, actions }) => [actor_user_id, actions]),
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(actions => [1000 + actions, actions]),
  );
});

test('insights are for readers of the project', async t => {
  const { server, people, app } = await stage(t);
  const read = (id: number) => () =>
    people.sam.api.GET('/api/projects/{id}/insights', { params: { path: { id } } });
  await refused(server, read(app), 'not_found');
  await refused(server, read(9999), 'not_found');
  const weeks = 'many' as unknown as number;
  const params = { path: { id: app }, query: { weeks } };
  const odd = () => people.vera.api.GET('/api/projects/{id}/insights', { params });
  await refused(server, odd, 'invalid_parameter');
});

test('the statements of insights stay with their indexes', async t => {
  if (engine !== 'sqlite') return;
  const { server, app } = await stage(t);
  await server.app.instance.store.read(async read => {
    const plan = async (query: Parameters<typeof explained>[1]) => (await explained(read, query)).join('\n');
    const since = '2026-01-05';
    const search = 'SEARCH issue_counts USING PRIMARY KEY (project_id=? AND facet=?';
    assert.equal(await plan(issueCounts(read, app, 'module')), `${search})`);
    for (const facet of ['created', 'closed'] as const) {
      assert.equal(await plan(issuesPerWeek(read, app, facet, since)), `${search} AND value>?)`);
    }
    assert.match(
      await plan(actorRows(read, app, { since, most: 10 })),
      /SEARCH activity_counts USING PRIMARY KEY \(project_id=\? AND week>\?\)/,
    );
  });
});
