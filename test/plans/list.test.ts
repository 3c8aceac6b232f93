/** Plan lists: contents, order, paging and index use. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Authority } from '../../src/access/authority.ts';
import type { Operations } from '../../src/generated/types.ts';
import { following, mirroringSteps } from '../../src/tracker/plans/cascade.ts';
import { plans, type PlanFilter } from '../../src/tracker/plans/list.ts';
import { stepPlaces } from '../../src/tracker/plans/steps.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { changePlan, changeStep, steps } from '../setting/planned.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

type Query = NonNullable<Operations['listPlans']['parameters']['query']>;

async function titles({ vera }: World, query: Query = {}): Promise<string[]> {
  const { data, error } = await vera.api.GET('/api/plans', { params: { query } });
  assert.ok(data, JSON.stringify(error));
  return data.map(plan => plan.title);
}

/** Plans a, b, c, each a minute younger than the one before, and a again changed last. */
async function three(site: World): Promise<number[]> {
  const ids: number[] = [];
  for (const title of ['a', 'b', 'c']) {
    ids.push((await site.plan({ title })).id);
    site.server.clock.advance(60);
  }
  await changePlan(site, ids[0] ?? 0, { status: 'done' });
  return ids;
}

test('a list shows plans without their steps, and how far each is', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ issue_id: issue.id, steps: steps('a(b! c(d!)) e') });
  const empty = await site.plan();
  const { data } = await site.vera.api.GET('/api/plans', { params: { query: { project_id: site.app } } });
  assert.deepEqual(data, [empty, { ...made, steps: [] }]);
  assert.deepEqual([data?.[1]?.step_count, data?.[1]?.done_count], [5, 2]);
});

test('the last changed plan is first, and in the order of ids the newest', async t => {
  const site = await world(t);
  const [, b = 0, c = 0] = await three(site);
  for (const project_id of [undefined, site.app]) {
    const of = project_id === undefined ? {} : { project_id };
    assert.deepEqual(await titles(site, of), ['a', 'c', 'b']);
    assert.deepEqual(await titles(site, { ...of, order_by: 'updated' }), ['a', 'c', 'b']);
    assert.deepEqual(await titles(site, { ...of, order_by: 'id' }), ['c', 'b', 'a']);
    assert.deepEqual(await titles(site, { ...of, order_by: 'id', before_id: c }), ['b', 'a']);
    assert.deepEqual(await titles(site, { ...of, order_by: 'id', before_id: b, status: 'active' }), []);
  }
});

test('plans that were changed in the same second are in the order of ids', async t => {
  const site = await world(t);
  const now = '2026-01-01 00:00:00';
  const plan = { project_id: site.app, status: 'active', seq: 1, created_at: now, updated_at: now };
  await site.put('plans', { ...plan, sequence: 1, title: 'a' }, { ...plan, sequence: 2, title: 'b' });
  assert.deepEqual(await titles(site), ['b', 'a']);
});

test('a change of a step moves its plan to the front', async t => {
  const site = await world(t);
  const made = await site.plan({ title: 'a', steps: steps('x') });
  site.server.clock.advance(60);
  await site.plan({ title: 'b' });
  site.server.clock.advance(60);
  const [step] = made.steps;
  assert.ok(step);
  await changeStep(site, step, { description: 'More' });
  assert.deepEqual(await titles(site), ['a', 'b']);
});

test('a list can be of one status', async t => {
  const site = await world(t);
  await three(site);
  assert.deepEqual(await titles(site, { status: 'active' }), ['c', 'b']);
  assert.deepEqual(await titles(site, { status: 'done', project_id: site.app }), ['a']);
  assert.deepEqual(await titles(site, { status: 'archived' }), []);
});

test('a list is paged, and its Link header has the pages', async t => {
  const site = await world(t);
  await three(site);
  const page = async (query: Query) => {
    const { data, response } = await site.vera.api.GET('/api/plans', { params: { query } });
    return [data?.map(plan => plan.title), response.headers.get('link')];
  };
  assert.deepEqual(await page({ limit: 2 }), [
    ['a', 'c'],
    '</api/plans?limit=2&offset=2>; rel="next", </api/plans?limit=2&offset=0>; rel="first"',
  ]);
  assert.deepEqual(await page({ limit: 2, offset: 2 }), [
    ['b'],
    '</api/plans?limit=2&offset=0>; rel="prev", </api/plans?limit=2&offset=0>; rel="first"',
  ]);
  for (const limit of [0, -5]) assert.deepEqual((await page({ limit }))[0], ['a']);
  assert.deepEqual((await page({ offset: -3, limit: 9999 }))[0], ['a', 'c', 'b']);
  assert.deepEqual((await page({ offset: 50 }))[0], []);
});

test('a list has 50 plans by default, and never more than 500', async t => {
  const site = await world(t);
  const now = '2026-01-01 00:00:00';
  const plan = {
    project_id: site.app,
    title: 'p',
    status: 'active',
    seq: 1,
    created_at: now,
    updated_at: now,
  };
  await site.put('plans', ...Array.from({ length: 501 }, (_, i) => ({ ...plan, sequence: i + 1 })));
  assert.equal((await titles(site)).length, 50);
  assert.equal((await titles(site, { limit: 1000 })).length, 500);
});

test('without a project the list holds what the caller can read, and pages are cut after that', async t => {
  const site = await world(t);
  const kept = await storeProject(site.server, 'KEPT', [['maintainer', site.max]]);
  await site.plan({ title: 'a' });
  for (const title of ['x', 'y', 'z']) await site.plan({ project_id: kept, title });
  assert.deepEqual(await titles(site, { limit: 2 }), ['a']);
  assert.deepEqual(await titles({ ...site, vera: site.max }), ['z', 'y', 'x', 'a']);
  assert.deepEqual(await titles({ ...site, vera: site.ada }), ['z', 'y', 'x', 'a']);
  assert.deepEqual(await titles({ ...site, vera: site.sam }), []);
});

test('invalid list parameters are refused', async t => {
  const site = await world(t);
  const { server, vera } = site;
  const ask = (query: object) => () => vera.api.GET('/api/plans', { params: { query } });
  await refused(server, ask({ before_id: 5 }), 'before_id_needs_order');
  await refused(server, ask({ before_id: 5, order_by: 'updated' }), 'before_id_needs_order');
  for (const query of [
    { order_by: 'title' },
    { status: 'open' },
    { before_id: 0, order_by: 'id' },
    { project_id: 'APP' },
  ]) {
    await refused(server, ask(query), 'invalid_parameter');
  }
  await refused(server, ask({ project_id: 999 }), 'not_found');
  await refused(server, ask({ project_id: 999, before_id: 5 }), 'not_found');
});

const EVERYWHERE: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};

const LISTS: readonly [name: string, filter: Omit<PlanFilter, 'by'>, index: RegExp][] = [
  ['the list of a project', { project_id: 1 }, /plans_by_update/],
  ['the list of one status', { project_id: 1, status: 'active' }, /plans_by_update/],
  [
    'the list by id',
    { project_id: 1, order_by: 'id', before_id: 9 },
    /plans_of_project \(project_id=\? AND id<\?\)/,
  ],
  ['the list of all projects', {}, /plans_of_all_projects/],
  ['the list of all projects by id', { order_by: 'id', before_id: 9 }, /plans USING INTEGER PRIMARY KEY/],
];

if (engine === 'sqlite') {
  for (const [name, filter, index] of LISTS) {
    test(`${name} comes in order from an index`, async t => {
      const server = await startServer(t);
      const found = await server.app.instance.store.read(read =>
        explained(read, plans.sql(read, { ...filter, by: EVERYWHERE })),
      );
      assert.match(found.join('\n'), index);
      assert.doesNotMatch(found.join('\n'), /TEMP B-TREE/);
    });
  }

  test('steps are placed from an index alone', async t => {
    const server = await startServer(t);
    await server.app.instance.store.read(async read => {
      assert.match(
        (await explained(read, stepPlaces(read, 1))).join('\n'),
        /COVERING INDEX plan_steps_of_plan/,
      );
    });
  });

  test('the steps that mirror an issue are found and moved from the issue', async t => {
    const server = await startServer(t);
    await server.app.instance.store.read(async read => {
      for (const query of [mirroringSteps(read, 1, 0), following(read, 1, 0).update({ done: 1 })]) {
        const found = (await explained(read, query)).join('\n');
        assert.match(found, /plan_steps_of_issue/);
        assert.match(found, /SEARCH plans USING INTEGER PRIMARY KEY/);
        assert.doesNotMatch(found, /SCAN/);
      }
    });
  });
}
