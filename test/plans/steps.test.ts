/** Steps of a plan: adding, updating and deleting them, and the traces of each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, entry, changedValues } from '../setting/aftermath.ts';
import { at } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import {
  changeStep,
  outline,
  planNow,
  stepIn,
  stepPath,
  steps,
  trashIssue,
  type Plan,
  type PlannedStep,
  type Step,
} from '../setting/planned.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

async function add({ max }: World, plan: Plan, body: Schemas['PlanStepCreate']): Promise<Plan> {
  const { data, error } = await max.api.POST('/api/plans/{id}/steps', { ...at(plan.id), body });
  assert.ok(data, JSON.stringify(error));
  return data;
}

async function remove({ max }: World, step: Step): Promise<Plan> {
  const { data, error } = await max.api.DELETE('/api/plans/{plan_id}/steps/{step_id}', stepPath(step));
  assert.ok(data, JSON.stringify(error));
  return data;
}

function cannotAdd({ server, max }: World, plan: Plan, body: object, code: RefusalCode) {
  return refused(server, () => raw(server, `/api/plans/${plan.id}/steps`, { token: max.token, body }), code);
}

function cannotChange(
  { server, max }: World,
  { plan_id, id }: Pick<Step, 'plan_id' | 'id'>,
  body: object,
  code: RefusalCode,
) {
  const request = { method: 'PUT', token: max.token, body };
  return refused(server, () => raw(server, `/api/plans/${plan_id}/steps/${id}`, request), code);
}

function chain(length: number): PlannedStep[] {
  return length === 0 ? [] : [{ title: `s${length}`, steps: chain(length - 1) }];
}

test('a step is added open, at the end', async t => {
  const site = await world(t);
  const issue = await site.issue({ status: 'active' });
  const made = await site.plan({ steps: steps('a(b) c') });
  site.server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(site.server, () => add(site, made, { title: 'd' }));
  assert.equal(outline(outcome.steps), 'a(b) c d');
  assert.ok(outcome.updated_at > made.updated_at);
  assert.deepEqual(activity.map(entry), [
    {
      actor_user_id: site.max.id,
      transport: 'web',
      entity_type: 'plan_step',
      entity_label: 'APP-PLAN-1',
      action: 'create',
      field: null,
      old_value: null,
      new_value: 'd',
    },
  ]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: site.app }]);
  const body = {
    title: 'e',
    description: 'x\r\ny',
    parent_step_id: stepIn(made, 'a').id,
    issue_id: issue.id,
  };
  const last = await add(site, made, body);
  assert.equal(outline(last.steps), 'a(b e) c d');
  const { id: _id, ...step } = stepIn(last, 'e');
  assert.deepEqual(step, {
    plan_id: made.id,
    parent_step_id: body.parent_step_id,
    position: 1,
    title: 'e',
    description: 'x\ny',
    issue_id: issue.id,
    issue_identifier: 'APP-1',
    issue_status: 'active',
    done: false,
    reopened_via_issue_at: null,
    created_at: last.updated_at,
    edited_at: null,
    children: [],
  });
  assert.deepEqual(await planNow(site, made.id), last);
  assert.equal(
    outline((await add(site, made, { title: 'f', parent_step_id: null, issue_id: null })).steps),
    'a(b e) c d f',
  );
});

test('a step that cannot be added is refused', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: chain(32) });
  const other = await site.plan({ steps: steps('x') });
  const hidden = await storeProject(site.server, 'OPS');
  const secret = await madeIssue(site.ada.api, { project_id: hidden, title: 'Secret' });
  const seen = await storeProject(site.server, 'SEEN', [['viewer', site.max]]);
  const viewed = await madeIssue(site.ada.api, { project_id: seen, title: 'Seen' });
  const cases: readonly [object, RefusalCode, RegExp?][] = [
    [{}, 'invalid_body'],
    [{ title: ' ' }, 'invalid_body'],
    [{ title: 'a', done: true }, 'invalid_body'],
    [{ title: 'a', description: null }, 'invalid_body'],
    [{ title: 'a', parent_step_id: 9999 }, 'unknown_reference', /^parent_step_id/],
    [{ title: 'a', parent_step_id: stepIn(other, 'x').id }, 'unknown_reference', /^parent_step_id/],
    [{ title: 'a', issue_id: 9999 }, 'unknown_reference', /^issue_id/],
    [{ title: 'a', issue_id: secret.id }, 'unknown_reference', /^issue_id/],
    [{ title: 'a', issue_id: viewed.id }, 'role_required'],
    [{ title: 'a', parent_step_id: stepIn(made, 's1').id }, 'plan_too_deep'],
  ];
  for (const [body, code, words = /./] of cases) {
    assert.match((await cannotAdd(site, made, body, code)).error, words);
  }
  await cannotAdd(site, { ...made, id: 999 }, { title: 'a' }, 'not_found');
  assert.equal((await add(site, made, { title: 'a', parent_step_id: stepIn(made, 's2').id })).step_count, 33);
});

test('a full plan accepts no further step', async t => {
  const site = await world(t);
  const full = await site.plan({ steps: Array.from({ length: 1999 }, (_, i) => ({ title: `s${i}` })) });
  assert.equal((await add(site, full, { title: 'last' })).step_count, 2000);
  await cannotAdd(site, full, { title: 'more' }, 'plan_too_large');
});

interface Change {
  readonly name: string;
  readonly body: (issue: number) => Schemas['PlanStepUpdate'];
  readonly shows: object;
  readonly edited: boolean;
  readonly leaves: (string | null)[][];
}

const CHANGES: readonly Change[] = [
  {
    name: 'the title',
    body: () => ({ title: 'b2' }),
    shows: { title: 'b2' },
    edited: true,
    leaves: [['update', 'title', 'b', 'b2']],
  },
  {
    name: 'the description',
    body: () => ({ description: 'x\r\ny' }),
    shows: { description: 'x\ny' },
    edited: true,
    leaves: [['update', 'description', '', 'x\ny']],
  },
  {
    name: 'the issue',
    body: issue => ({ issue_id: issue }),
    shows: { issue_identifier: 'APP-2', issue_status: 'todo' },
    edited: false,
    leaves: [['update', 'issue_id', 'APP-1', 'APP-2']],
  },
  {
    name: 'no issue any more',
    body: () => ({ issue_id: null }),
    shows: { issue_id: null, issue_identifier: null, issue_status: null },
    edited: false,
    leaves: [['update', 'issue_id', 'APP-1', null]],
  },
  {
    name: 'its place',
    body: () => ({ move_to_root: true }),
    shows: { parent_step_id: null, position: 2 },
    edited: false,
    leaves: [],
  },
  {
    name: 'everything at once',
    body: issue => ({
      title: 'b2',
      description: 'x',
      issue_id: issue,
      done: true,
      move_position: 0,
      move_to_root: true,
    }),
    shows: {
      title: 'b2',
      description: 'x',
      issue_identifier: 'APP-2',
      done: true,
      parent_step_id: null,
      position: 0,
    },
    edited: true,
    leaves: [
      ['update', 'title', 'b', 'b2'],
      ['update', 'description', '', 'x'],
      ['update', 'done', 'false', 'true'],
      ['update', 'issue_id', 'APP-1', 'APP-2'],
      ['update', 'status', 'todo', 'done'],
    ],
  },
];

for (const { name, body, shows, edited, leaves } of CHANGES) {
  test(`an update of a step changes ${name}, and no field that is not sent`, async t => {
    const site = await world(t);
    const [one, two] = [await site.issue(), await site.issue({ status: 'todo' })];
    const made = await site.plan({
      steps: [{ title: 'a', steps: [{ title: 'b', issue_id: one.id }] }, { title: 'c' }],
    });
    const before = stepIn(made, 'b');
    site.server.clock.advance(60);
    const { outcome, activity, events } = await aftermath(site.server, () =>
      changeStep(site, before, body(two.id)),
    );
    const after = stepIn(outcome.plan, 'title' in shows ? 'b2' : 'b');
    const edited_at = edited ? outcome.plan.updated_at : null;
    assert.deepEqual(after, { ...before, ...after, ...shows, edited_at });
    const kept = ['title', 'description', 'issue_id', 'done', 'created_at', 'children'] as const;
    const sent = Object.keys(body(two.id));
    for (const field of kept) if (!sent.includes(field)) assert.deepEqual(after[field], before[field], field);
    assert.ok(outcome.plan.updated_at > made.updated_at);
    assert.deepEqual(await planNow(site, made.id), outcome.plan);
    assert.deepEqual(changedValues(activity), leaves);
    assert.deepEqual(events[0], { type: 'project.updated', project_id: site.app });
  });
}

test('a step entry names its plan and who changed it', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: steps('a') });
  const change = () =>
    site.bot.api.PUT('/api/plans/{plan_id}/steps/{step_id}', {
      ...stepPath(stepIn(made, 'a')),
      body: { done: true },
    });
  const { activity } = await aftermath(site.server, change);
  assert.deepEqual(activity.map(entry), [
    {
      actor_user_id: site.bot.id,
      transport: 'api',
      entity_type: 'plan_step',
      entity_label: 'APP-PLAN-1',
      action: 'update',
      field: 'done',
      old_value: 'false',
      new_value: 'true',
    },
  ]);
});

test('an update that changes nothing leaves no trace', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id, steps: steps('b c!') }] });
  site.server.clock.advance(60);
  const cases: readonly [string, Schemas['PlanStepUpdate']][] = [
    ['a', {}],
    [
      'a',
      { title: 'a', description: '', issue_id: issue.id, done: false, move_position: 0, move_to_root: false },
    ],
    ['c', { done: true, move_position: 1 }],
    ['c', { move_parent_step_id: stepIn(made, 'a').id }],
    ['c', { move_position: 99 }],
    ['a', { move_to_root: true }],
  ];
  for (const [title, body] of cases) {
    const act = () => changeStep(site, stepIn(made, title), body);
    const { outcome, activity, events } = await aftermath(site.server, act);
    assert.deepEqual([outcome.plan, activity, events], [made, [], []], JSON.stringify(body));
  }
  await trashIssue(site, issue);
  const { plan } = await changeStep(site, stepIn(made, 'a'), { issue_id: issue.id });
  assert.equal(plan.steps[0]?.issue_id, issue.id, 'an unchanged value need not be chosen again');
});

test('a step update that cannot be is refused whole', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: steps('a(b(c)) d') });
  const other = await site.plan({ steps: steps('x') });
  const seen = await storeProject(site.server, 'SEEN', [['viewer', site.max]]);
  const hidden = await storeProject(site.server, 'OPS');
  const viewed = await madeIssue(site.ada.api, { project_id: seen, title: 'Seen' });
  const secret = await madeIssue(site.ada.api, { project_id: hidden, title: 'Secret' });
  const gone = await site.issue();
  await trashIssue(site, gone);
  const id = (title: string): number => stepIn(made, title).id;
  const cases: readonly [object, RefusalCode, RegExp?][] = [
    [{ title: '' }, 'invalid_body'],
    [{ title: null }, 'invalid_body'],
    [{ description: null }, 'invalid_body'],
    [{ done: null }, 'invalid_body'],
    [{ done: 'true' }, 'invalid_body'],
    [{ parent_step_id: 1 }, 'invalid_body'],
    [{ move_position: -1 }, 'invalid_body'],
    [{ move_position: 1.5 }, 'invalid_body'],
    [{ move_parent_step_id: null }, 'invalid_body'],
    [{ issue_id: 9999 }, 'unknown_reference', /^issue_id/],
    [{ issue_id: secret.id }, 'unknown_reference', /^issue_id/],
    [{ issue_id: gone.id }, 'unknown_reference', /^issue_id/],
    [{ issue_id: viewed.id }, 'role_required'],
    [{ move_parent_step_id: 9999 }, 'unknown_reference', /^move_parent_step_id/],
    [{ move_parent_step_id: stepIn(other, 'x').id }, 'unknown_reference', /^move_parent_step_id/],
    [{ move_to_root: true, move_parent_step_id: id('d') }, 'step_move_ambiguous'],
    [{ move_parent_step_id: id('a') }, 'step_under_itself'],
    [{ move_parent_step_id: id('b') }, 'step_under_itself'],
    [{ move_parent_step_id: id('c') }, 'step_under_itself'],
  ];
  for (const [body, code, words = /./] of cases) {
    const all = { title: 'other', done: true, ...body };
    assert.match((await cannotChange(site, stepIn(made, 'a'), all, code)).error, words);
  }
  await cannotChange(site, { plan_id: made.id, id: stepIn(other, 'x').id }, { done: true }, 'not_found');
  await cannotChange(site, { plan_id: made.id, id: 9999 }, { done: true }, 'not_found');
  await cannotChange(site, { plan_id: 999, id: id('a') }, { done: true }, 'not_found');
});

test('a branch is not moved below the 32nd level, and a step goes onto it', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: [...chain(30), { title: 'a', steps: steps('b(c)') }] });
  const [deepest, above] = [stepIn(made, 's1'), stepIn(made, 's2')];
  await cannotChange(site, stepIn(made, 'a'), { move_parent_step_id: deepest.id }, 'plan_too_deep');
  await cannotChange(
    site,
    stepIn(made, 'a'),
    { done: true, move_parent_step_id: deepest.id },
    'plan_too_deep',
  );
  const { plan } = await changeStep(site, stepIn(made, 'a'), { move_parent_step_id: above.id });
  assert.equal(stepIn(plan, 'a').parent_step_id, above.id);
});

test('deleting a step deletes those below it, and closes the gap', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const [b] = steps('b(c(d) e)');
  const made = await site.plan({
    steps: [{ title: 'a' }, { title: 'b', ...b, issue_id: issue.id }, { title: 'f' }, { title: 'g' }],
  });
  site.server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(site.server, () => remove(site, stepIn(made, 'b')));
  assert.equal(outline(outcome.steps), 'a f g');
  assert.ok(outcome.updated_at > made.updated_at);
  assert.deepEqual(changedValues(activity), [['delete', null, 'b', null]]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: site.app }]);
  assert.equal((await site.read(issue.id)).status, 'backlog');
  for (const title of ['b', 'd']) {
    const { plan_id, id } = stepIn(made, title);
    const request = { method: 'DELETE', token: site.max.token };
    await refused(
      site.server,
      () => raw(site.server, `/api/plans/${plan_id}/steps/${id}`, request),
      'not_found',
    );
  }
  assert.equal(outline((await remove(site, stepIn(made, 'a'))).steps), 'f g');
});

test('two concurrent new steps both get a position', async t => {
  const site = await world(t);
  const made = await site.plan();
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(title => add(site, made, { title })));
  const now = await planNow(site, made.id);
  assert.equal(outline(now.steps).split(' ').sort().join(' '), 'a b c d e f');
});
