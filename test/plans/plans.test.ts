/** Plans: creating, reading, updating and deleting them, and the traces of each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, entry, changedValues } from '../setting/aftermath.ts';
import { at } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import {
  changePlan,
  changeStep,
  outline,
  planNow,
  stepIn,
  steps,
  trashIssue,
  walk,
  type PlannedStep,
} from '../setting/planned.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

function create({ server, max }: World, body: object, code: RefusalCode, token = max.token) {
  return refused(server, () => raw(server, '/api/plans', { token, body }), code);
}

function update({ server, max }: World, id: number, body: object, code: RefusalCode) {
  const request = { method: 'PUT', token: max.token, body };
  return refused(server, () => raw(server, `/api/plans/${id}`, request), code);
}

/** Nested steps. */
function chain(length: number): PlannedStep[] {
  return length === 0 ? [] : [{ title: `level ${length}`, steps: chain(length - 1) }];
}

test('a new plan is active and empty by default', async t => {
  const site = await world(t);
  const made = await site.plan({ title: 'Redraw the map' });
  const { id, created_at, seq, ...rest } = made;
  assert.ok(seq > 0);
  assert.deepEqual(rest, {
    project_id: site.app,
    sequence: 1,
    identifier: 'APP-PLAN-1',
    issue_id: null,
    anchor_identifier: null,
    title: 'Redraw the map',
    status: 'active',
    updated_at: created_at,
    steps: [],
    step_count: 0,
    done_count: 0,
  });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.deepEqual(await planNow(site, id), made);
});

test('a plan is created with its whole tree, and every step has its position', async t => {
  const site = await world(t);
  const issue = await site.issue({ status: 'todo' });
  const body = steps('a(b(c!) d) e!');
  body[1] = { ...body[1], title: 'e', description: 'With\r\ncare', issue_id: issue.id };
  const made = await site.plan({ issue_id: issue.id, steps: body });
  assert.equal(outline(made.steps), 'a(b(c!) d) e!');
  assert.deepEqual([made.step_count, made.done_count, made.anchor_identifier], [5, 2, 'APP-1']);
  const [a, b, e] = ['a', 'b', 'e'].map(title => stepIn(made, title));
  assert.equal(b?.parent_step_id, a?.id);
  assert.deepEqual(e, {
    id: e?.id,
    plan_id: made.id,
    parent_step_id: null,
    position: 1,
    title: 'e',
    description: 'With\ncare',
    issue_id: issue.id,
    issue_identifier: 'APP-1',
    issue_status: 'todo',
    done: true,
    reopened_via_issue_at: null,
    created_at: made.created_at,
    edited_at: null,
    children: [],
  });
  assert.deepEqual(await planNow(site, made.id), made);
});

test('newlines are normalized in the titles of plans and steps too', async t => {
  const site = await world(t);
  const { title, steps: made } = await site.plan({ title: 'a\r\nb', steps: [{ title: 'c\rd' }] });
  assert.deepEqual([title, made[0]?.title], ['a\nb', 'c\nd']);
});

test('a new plan writes one entry and one event, and none for its steps', async t => {
  const site = await world(t);
  const { activity, events } = await aftermath(site.server, () => site.plan({ steps: steps('a(b) c') }));
  const [actor_user_id, entity_type] = [site.max.id, 'plan'];
  const base = { actor_user_id, transport: 'web', entity_type, entity_label: 'APP-PLAN-1' };
  assert.deepEqual(activity.map(entry), [
    { ...base, action: 'create', field: null, old_value: null, new_value: 'Moorings' },
  ]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: site.app }]);
});

test('a step that is created as done does not change its issue', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id, done: true }] });
  assert.equal(made.steps[0]?.issue_status, 'backlog');
  assert.equal((await site.read(issue.id)).status, 'backlog');
});

test('an issue that is already done changes nothing by being linked', async t => {
  const site = await world(t);
  const issue = await site.issue({ status: 'done' });
  const made = await site.plan({ issue_id: issue.id, steps: [{ title: 'a', issue_id: issue.id }] });
  assert.deepEqual([made.status, outline(made.steps)], ['active', 'a']);
});

test('a plan holds 2,000 steps, at any depth, and not one more', async t => {
  const site = await world(t);
  const row = (count: number): PlannedStep[] => Array.from({ length: count }, (_, i) => ({ title: `s${i}` }));
  const under = (count: number): PlannedStep[] => [
    { title: 'top', steps: row(999) },
    { title: 'more', steps: row(count) },
  ];
  await create(site, { project_id: site.app, title: 'P', steps: under(1000) }, 'plan_too_large');
  await create(site, { project_id: site.app, title: 'P', steps: row(2001) }, 'invalid_body');
  const made = await site.plan({ steps: under(999) });
  assert.equal(made.step_count, 2000);
  const titles = made.steps.map(step => step.children.map(child => child.title));
  assert.deepEqual(
    titles,
    [row(999), row(999)].map(level => level.map(step => step.title)),
  );
});

test('steps nest 32 levels deep, and not one more', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: chain(32) });
  assert.equal(walk(made.steps).length, 32);
  await create(site, { project_id: site.app, title: 'P', steps: chain(33) }, 'plan_too_deep');
  await create(site, { project_id: site.app, title: 'P', steps: chain(48) }, 'plan_too_deep');
  await create(site, { project_id: site.app, title: 'P', steps: chain(200) }, 'malformed_body');
});

const BAD_BODIES: readonly [name: string, body: object][] = [
  ['no title', {}],
  ['an empty title', { title: '' }],
  ['a blank title', { title: ' \n ' }],
  ['a title of null', { title: null }],
  ['a long title', { title: 'x'.repeat(501) }],
  ['an issue that is not a number', { title: 'P', issue_id: 'APP-1' }],
  ['an unknown field', { title: 'P', status: 'done' }],
  ['a step without a title', { title: 'P', steps: [{ title: 'a', steps: [{}] }] }],
  ['a step with a position', { title: 'P', steps: [{ title: 'a', position: 2 }] }],
  ['steps of null', { title: 'P', steps: null }],
];

test('an invalid new plan is refused', async t => {
  const site = await world(t);
  for (const [name, body] of BAD_BODIES) {
    const { error } = await create(site, { project_id: site.app, ...body }, 'invalid_body');
    assert.ok(error, name);
  }
  await create(site, { title: 'P' }, 'invalid_body');
  const { error } = await create(site, { project_id: 999, title: 'P' }, 'unknown_reference');
  assert.match(error, /^project_id/);
});

test('a title holds 500 characters', async t => {
  const { plan } = await world(t);
  const title = 'é'.repeat(500);
  const made = await plan({ title, steps: [{ title }] });
  assert.deepEqual([made.title, made.steps[0]?.title], [title, title]);
});

test('an issue that is absent, hidden or in the trash is refused in the same words, with its location', async t => {
  const site = await world(t);
  const hidden = await storeProject(site.server, 'OPS');
  const elsewhere = await madeIssue(site.ada.api, { project_id: hidden, title: 'Secret' });
  const gone = await site.issue();
  await trashIssue(site, gone);
  for (const issue_id of [999, elsewhere.id, gone.id]) {
    const anchored = { project_id: site.app, title: 'P', issue_id };
    const { error } = await create(site, anchored, 'unknown_reference');
    assert.match(error, /^issue_id /);
    const nested = [{ title: 'a' }, { title: 'b', steps: [{ title: 'c', issue_id }] }];
    const { error: below } = await create(
      site,
      { ...anchored, issue_id: null, steps: nested },
      'unknown_reference',
    );
    assert.match(below, /^steps\[1\]\.steps\[0\]\.issue_id /);
  }
});

test('an issue of another project needs the role there too', async t => {
  const site = await world(t);
  const seen = await storeProject(site.server, 'SEEN', [['viewer', site.max]]);
  const kept = await storeProject(site.server, 'KEPT', [['maintainer', site.max]]);
  const [viewed, own] = [
    await madeIssue(site.ada.api, { project_id: seen, title: 'Seen' }),
    await madeIssue(site.ada.api, { project_id: kept, title: 'Kept' }),
  ];
  const body = { project_id: site.app, title: 'P' };
  await create(site, { ...body, issue_id: viewed.id }, 'role_required');
  await create(site, { ...body, steps: [{ title: 'a', issue_id: viewed.id }] }, 'role_required');
  const both = [own, viewed].map(({ id }) => ({ title: 'a', issue_id: id }));
  await create(site, { ...body, steps: both }, 'role_required');
  const made = await site.plan({ issue_id: own.id, steps: [{ title: 'a', issue_id: own.id }] });
  assert.deepEqual([made.anchor_identifier, made.steps[0]?.issue_identifier], ['KEPT-1', 'KEPT-1']);
  await update(site, made.id, { issue_id: viewed.id }, 'role_required');
});

test('to a reader who may not see a linked issue its identifier and status are null', async t => {
  const site = await world(t);
  const kept = await storeProject(site.server, 'KEPT', [['maintainer', site.max]]);
  const issue = await madeIssue(site.max.api, { project_id: kept, title: 'Kept' });
  const made = await site.plan({ issue_id: issue.id, steps: [{ title: 'a', issue_id: issue.id }] });
  const seen = await planNow(site, made.id, site.vera.api);
  const [step] = seen.steps;
  assert.deepEqual([seen.issue_id, seen.anchor_identifier], [issue.id, null]);
  assert.deepEqual([step?.issue_id, step?.issue_identifier, step?.issue_status], [issue.id, null, null]);
  const { data } = await site.vera.api.GET('/api/plans');
  assert.equal(data?.[0]?.anchor_identifier, null);
});

test('the identifier and status of an issue in the trash are null until it is restored', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ issue_id: issue.id, steps: [{ title: 'a', issue_id: issue.id }] });
  await trashIssue(site, issue);
  const without = await planNow(site, made.id);
  assert.deepEqual([without.issue_id, without.anchor_identifier], [issue.id, null]);
  assert.deepEqual(
    [without.steps[0]?.issue_id, without.steps[0]?.issue_identifier, without.steps[0]?.issue_status],
    [issue.id, null, null],
  );
  await site.max.api.POST('/api/issues/{id}/restore', at(issue.id));
  assert.deepEqual(await planNow(site, made.id), made);
});

test('a plan is resolved in any case and with leading zeros', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: steps('a(b)') });
  const resolve = (identifier: string) =>
    site.vera.api.GET('/api/plans/resolve/{identifier}', { params: { path: { identifier } } });
  for (const identifier of ['APP-PLAN-1', 'app-plan-1', 'App-Plan-001']) {
    assert.deepEqual((await resolve(identifier)).data, made);
  }
  for (const identifier of ['APP-PLAN-2', 'NOPE-PLAN-1', 'APP-PLAN-0', `APP-PLAN-${'9'.repeat(19)}`]) {
    await refused(site.server, () => resolve(identifier), 'not_found');
  }
  for (const identifier of ['APP-1', 'PLAN-1', 'APP-PLAN-', 'APP-PLAN-1x', 'APP-DOC-1', '1']) {
    await refused(site.server, () => resolve(identifier), 'invalid_parameter');
  }
});

test('numbers grow in each project and are never used again', async t => {
  const site = await world(t);
  const kept = await storeProject(site.server, 'KEPT', [['maintainer', site.max]]);
  await site.plan();
  const { id } = await site.plan();
  await site.max.api.DELETE('/api/plans/{id}', at(id));
  assert.equal((await site.plan()).identifier, 'APP-PLAN-3');
  assert.equal((await site.plan({ project_id: kept })).identifier, 'KEPT-PLAN-1');
});

test('two plans created concurrently have two numbers', async t => {
  const { plan } = await world(t);
  const made = await Promise.all(Array.from({ length: 8 }, () => plan({ steps: steps('a(b c) d') })));
  assert.deepEqual(made.map(one => one.sequence).sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
  for (const one of made) assert.equal(outline(one.steps), 'a(b c) d');
});

interface Change {
  readonly name: string;
  readonly body: (issue: number) => Schemas['PlanUpdate'];
  readonly shows: object;
  readonly leaves: (string | null)[][];
}

const CHANGES: readonly Change[] = [
  {
    name: 'the title',
    body: () => ({ title: 'Other\r\nname' }),
    shows: { title: 'Other\nname', status: 'active', anchor_identifier: 'APP-1' },
    leaves: [['update', 'title', 'Moorings', 'Other\nname']],
  },
  {
    name: 'the status',
    body: () => ({ status: 'archived' }),
    shows: { title: 'Moorings', status: 'archived', anchor_identifier: 'APP-1' },
    leaves: [['update', 'status', 'active', 'archived']],
  },
  {
    name: 'the anchor',
    body: issue => ({ issue_id: issue }),
    shows: { title: 'Moorings', status: 'active', anchor_identifier: 'APP-2' },
    leaves: [['update', 'issue_id', 'APP-1', 'APP-2']],
  },
  {
    name: 'no anchor any more',
    body: () => ({ issue_id: null }),
    shows: { title: 'Moorings', status: 'active', anchor_identifier: null, issue_id: null },
    leaves: [['update', 'issue_id', 'APP-1', null]],
  },
  {
    name: 'everything at once',
    body: issue => ({ title: 'Other', status: 'done', issue_id: issue }),
    shows: { title: 'Other', status: 'done', anchor_identifier: 'APP-2' },
    leaves: [
      ['update', 'title', 'Moorings', 'Other'],
      ['update', 'status', 'active', 'done'],
      ['update', 'issue_id', 'APP-1', 'APP-2'],
    ],
  },
];

for (const { name, body, shows, leaves } of CHANGES) {
  test(`an update changes ${name}, and no field that is not sent`, async t => {
    const site = await world(t);
    const [anchor, other] = [await site.issue(), await site.issue()];
    const before = await site.plan({ issue_id: anchor.id, steps: steps('a(b!)') });
    site.server.clock.advance(60);
    const { outcome, activity, events } = await aftermath(site.server, () =>
      changePlan(site, before.id, body(other.id)),
    );
    assert.deepEqual({ ...outcome, ...shows }, outcome);
    assert.deepEqual([outcome.created_at, outcome.steps], [before.created_at, before.steps]);
    assert.ok(outcome.updated_at > before.updated_at);
    assert.deepEqual(await planNow(site, before.id), outcome);
    const ends = activity.map(row => [row.actor_user_id, row.entity_type, row.entity_label]);
    assert.deepEqual(
      ends,
      leaves.map(() => [site.max.id, 'plan', 'APP-PLAN-1']),
    );
    assert.deepEqual(changedValues(activity), leaves);
    assert.deepEqual(events, [{ type: 'project.updated', project_id: site.app }]);
  });
}

test('an update that changes nothing leaves no trace', async t => {
  const site = await world(t);
  const anchor = await site.issue();
  const before = await site.plan({ issue_id: anchor.id });
  site.server.clock.advance(60);
  for (const body of [{}, { title: 'Moorings', status: 'active', issue_id: anchor.id }] as const) {
    const { outcome, activity, events } = await aftermath(site.server, () =>
      changePlan(site, before.id, body),
    );
    assert.deepEqual([outcome, activity, events], [before, [], []]);
  }
  await trashIssue(site, anchor);
  const { outcome } = await aftermath(site.server, () =>
    changePlan(site, before.id, { issue_id: anchor.id }),
  );
  assert.equal(outcome.issue_id, anchor.id, 'an unchanged value need not be chosen again');
});

test('every move between the statuses is allowed', async t => {
  const site = await world(t);
  const { id } = await site.plan();
  for (const status of ['done', 'archived', 'active', 'archived', 'done', 'active'] as const) {
    assert.equal((await changePlan(site, id, { status })).status, status);
  }
});

test('an invalid change of a plan is refused', async t => {
  const site = await world(t);
  const { id } = await site.plan();
  const bad = [
    { title: '' },
    { title: null },
    { title: ' ' },
    { status: 'open' },
    { status: null },
    { project_id: site.app },
    { steps: [] },
  ];
  for (const body of bad) await update(site, id, body, 'invalid_body');
  await update(site, id, { issue_id: 999 }, 'unknown_reference');
  await update(site, 999, { title: 'P' }, 'not_found');
});

test('a deleted plan is deleted with its steps, and its issues stay', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const neighbour = await site.plan({ steps: steps('x(y)') });
  const { id } = await site.plan({
    issue_id: issue.id,
    steps: [{ title: 'a', issue_id: issue.id, steps: steps('b(c)') }],
  });
  const { outcome, activity, events } = await aftermath(site.server, () =>
    site.max.api.DELETE('/api/plans/{id}', at(id)),
  );
  assert.deepEqual(outcome.data, { deleted: true });
  assert.deepEqual(changedValues(activity), [['delete', null, 'Moorings', null]]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: site.app }]);
  assert.equal((await site.read(issue.id)).status, 'backlog');
  assert.deepEqual(await planNow(site, neighbour.id), neighbour);
  const left = await site.server.app.instance.store.read(({ db }) =>
    db('plan_steps').pluck<number[]>('plan_id'),
  );
  assert.deepEqual([...new Set(left)], [neighbour.id]);
  for (const method of ['GET', 'DELETE']) {
    await refused(
      site.server,
      () => raw(site.server, `/api/plans/${id}`, { method, token: site.max.token }),
      'not_found',
    );
  }
});

test("a plan's feed includes its steps", async t => {
  const site = await world(t);
  const made = await site.plan({ steps: steps('a') });
  await changeStep(site, stepIn(made, 'a'), { done: true });
  const { data } = await site.vera.api.GET('/api/plans/{id}/activity', at(made.id));
  assert.deepEqual(
    data?.items.map(({ entity_type, action }) => [entity_type, action]),
    [
      ['plan_step', 'update'],
      ['plan', 'create'],
    ],
  );
});
