/** Plans and issues: closing an issue checks its steps, and checking a step closes its issue. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, entry, changedValues } from '../setting/aftermath.ts';
import { madeIssue, madePlan } from '../setting/made.ts';
import {
  changePlan,
  changeStep,
  outline,
  planNow,
  setStatus,
  stepIn,
  stepPath,
  steps,
  trashIssue,
} from '../setting/planned.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Status = Schemas['Issue']['status'];

/** A plan with two steps that mirror the issue, and two that do not. */
async function mirrored(site: World, issue_id: number) {
  const mirror = (title: string, done = false) => ({ title, issue_id, done });
  return site.plan({
    steps: [{ ...mirror('a'), steps: [mirror('b')] }, mirror('c', true), { title: 'd' }],
  });
}

test('an issue that becomes done checks the open steps that mirror it', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await mirrored(site, issue.id);
  site.server.clock.advance(60);
  const { activity, events } = await aftermath(site.server, () => setStatus(site, issue, 'done'));
  const now = await planNow(site, made.id);
  assert.equal(outline(now.steps), 'a!(b!) c! d');
  assert.deepEqual([now.status, now.done_count], ['active', 3]);
  assert.ok(now.updated_at > made.updated_at);
  assert.equal(stepIn(now, 'a').edited_at, null);
  const [actor_user_id, entity_type] = [site.ada.id, 'plan_step'];
  const step = { actor_user_id, transport: 'web', entity_type, entity_label: 'APP-PLAN-1' };
  const checked = { ...step, action: 'auto-complete', field: 'done', old_value: 'false', new_value: 'true' };
  assert.deepEqual(activity.slice(1).map(entry), [checked, checked]);
  assert.deepEqual(changedValues(activity.slice(0, 1)), [['update', 'status', 'backlog', 'done']]);
  assert.deepEqual(
    events.map(({ type }) => type),
    ['issue.updated', 'project.updated'],
  );
});

test('an issue that is reopened unchecks the steps that mirror it, with the time', async t => {
  const site = await world(t);
  const issue = await site.issue({ status: 'done' });
  const made = await mirrored(site, issue.id);
  site.server.clock.advance(60);
  const { activity, events } = await aftermath(site.server, () => setStatus(site, issue, 'todo'));
  const now = await planNow(site, made.id);
  assert.equal(outline(now.steps), 'a(b) c d');
  assert.ok(now.updated_at > made.updated_at);
  // Only c was checked, so only c was reopened.
  const marks = ['a', 'c', 'd'].map(title => stepIn(now, title).reopened_via_issue_at);
  assert.deepEqual(marks, [null, now.updated_at, null]);
  assert.deepEqual(changedValues(activity).slice(1), [['auto-reopen', 'done', 'true', 'false']]);
  assert.deepEqual(
    events.map(({ type }) => type),
    ['issue.updated', 'project.updated'],
  );
});

test('a reopened step is marked until it is checked or unchecked again', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id }] });
  const reopened = async () => {
    await setStatus(site, issue, 'done');
    await setStatus(site, issue, 'todo');
    const step = stepIn(await planNow(site, made.id), 'a');
    assert.ok(step.reopened_via_issue_at);
    return step;
  };
  const step = await reopened();
  const still = await changeStep(site, step, { done: false, title: 'a' });
  assert.ok(stepIn(still.plan, 'a').reopened_via_issue_at);
  const checked = await changeStep(site, step, { done: true });
  assert.equal(stepIn(checked.plan, 'a').reopened_via_issue_at, null);
  await setStatus(site, issue, 'todo');
  await setStatus(site, issue, 'done');
  assert.equal(stepIn(await planNow(site, made.id), 'a').reopened_via_issue_at, null);
  await reopened();
});

const MOVES: readonly [from: Status, to: Status, before: string, after: string][] = [
  ['backlog', 'active', 'a b!', 'a b!'],
  ['todo', 'cancelled', 'a b!', 'a b!'],
  ['cancelled', 'todo', 'a b!', 'a b!'],
  ['cancelled', 'done', 'a b!', 'a! b!'],
  ['done', 'cancelled', 'a b!', 'a b'],
  ['done', 'done', 'a b!', 'a b!'],
];

for (const [from, to, before, after] of MOVES) {
  test(`from ${from} to ${to} the steps go from ${before} to ${after}`, async t => {
    const site = await world(t);
    const issue = await site.issue({ status: from });
    const made = await site.plan({ steps: steps(before).map(step => ({ ...step, issue_id: issue.id })) });
    await setStatus(site, issue, to);
    assert.equal(outline((await planNow(site, made.id)).steps), after);
  });
}

test('an active plan whose anchor becomes done is archived, and stays so when it is reopened', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({
    issue_id: issue.id,
    steps: [{ title: 'a', issue_id: issue.id }, { title: 'b' }],
  });
  site.server.clock.advance(60);
  const { activity, events } = await aftermath(site.server, () => setStatus(site, issue, 'done'));
  const archived = await planNow(site, made.id);
  assert.deepEqual([archived.status, outline(archived.steps)], ['archived', 'a! b']);
  assert.ok(archived.updated_at > made.updated_at);
  assert.deepEqual(changedValues(activity).slice(1), [
    ['auto-complete', 'done', 'false', 'true'],
    ['auto-archive', 'status', 'active', 'archived'],
  ]);
  assert.equal(events.filter(({ type }) => type === 'project.updated').length, 1);
  site.server.clock.advance(60);
  await setStatus(site, issue, 'todo');
  const later = await planNow(site, made.id);
  assert.deepEqual(
    [later.status, outline(later.steps), later.updated_at],
    ['archived', 'a! b', archived.updated_at],
  );
});

test('of the plans of one anchor only those are archived that are active', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const [done, active] = [await site.plan({ issue_id: issue.id }), await site.plan({ issue_id: issue.id })];
  await changePlan(site, done.id, { status: 'done' });
  await setStatus(site, issue, 'done');
  const statuses = [(await planNow(site, done.id)).status, (await planNow(site, active.id)).status];
  assert.deepEqual(statuses, ['done', 'archived']);
});

test('an anchor that is cancelled archives nothing', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const { id } = await site.plan({ issue_id: issue.id });
  await setStatus(site, issue, 'cancelled');
  assert.equal((await planNow(site, id)).status, 'active');
});

for (const status of ['done', 'archived'] as const) {
  test(`a plan that is ${status} is frozen`, async t => {
    const site = await world(t);
    const [open, closed] = [await site.issue(), await site.issue({ status: 'done' })];
    const mirroring = [
      { title: 'a', issue_id: open.id },
      { title: 'b', issue_id: closed.id, done: true },
    ];
    const { id } = await site.plan({ issue_id: open.id, steps: mirroring });
    const frozen = await changePlan(site, id, { status });
    const active = await site.plan({ steps: mirroring });
    site.server.clock.advance(60);
    const act = async () => {
      await setStatus(site, open, 'done');
      await setStatus(site, closed, 'todo');
    };
    const { activity, events } = await aftermath(site.server, act);
    const shown = ({ status, updated_at, steps }: typeof frozen) => [status, updated_at, outline(steps)];
    assert.deepEqual(shown(await planNow(site, id)), shown(frozen));
    assert.equal(outline((await planNow(site, active.id)).steps), 'a! b');
    const followed = activity
      .filter(({ entity_type }) => entity_type !== 'issue')
      .map(({ entity_label }) => entity_label);
    assert.deepEqual(followed, [active.identifier, active.identifier]);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['issue.updated', 'project.updated', 'issue.updated', 'project.updated'],
    );
  });
}

test('plans of other projects follow too, each project has one event, and unrelated plans stay', async t => {
  const site = await world(t);
  const ops = await storeProject(site.server, 'OPS');
  const issue = await site.issue();
  const elsewhere = { project_id: ops, title: 'Elsewhere' };
  const mirror = { title: 'a', issue_id: issue.id };
  const plans = [
    await site.plan({ steps: [mirror] }),
    await site.plan({ issue_id: issue.id, steps: [mirror, { ...mirror, title: 'b' }] }),
    await madePlan(site.ada.api, { ...elsewhere, steps: [mirror] }),
  ];
  const bystander = await site.plan({ steps: [{ title: 'a', issue_id: (await site.issue()).id }] });
  site.server.clock.advance(60);
  const { activity, events } = await aftermath(site.server, () => setStatus(site, issue, 'done'));
  for (const { id } of plans) {
    const now = await planNow(site, id, site.ada.api);
    assert.equal(now.done_count, now.step_count);
  }
  assert.deepEqual(await planNow(site, bystander.id), bystander);
  assert.deepEqual(
    activity.slice(1).map(({ entity_label, action }) => `${entity_label} ${action}`),
    ['APP-PLAN-1', 'APP-PLAN-2', 'APP-PLAN-2', 'OPS-PLAN-1']
      .map(label => `${label} auto-complete`)
      .concat('APP-PLAN-2 auto-archive'),
  );
  const updated = events.filter(({ type }) => type === 'project.updated').map(({ project_id }) => project_id);
  assert.deepEqual(updated.sort(), [site.app, ops].sort());
});

test('checking a step closes the issue that it mirrors', async t => {
  const site = await world(t);
  const issue = await site.issue({ status: 'active' });
  const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id }] });
  site.server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(site.server, () =>
    changeStep(site, stepIn(made, 'a'), { done: true }),
  );
  const step = stepIn(outcome.plan, 'a');
  assert.deepEqual([step.done, step.issue_status], [true, 'done']);
  assert.deepEqual(outcome.effect, {
    step_id: step.id,
    done: true,
    issue_identifier: 'APP-1',
    issue_status_changed: true,
    issue_new_status: 'done',
  });
  const closed = await site.read(issue.id);
  assert.equal(closed.status, 'done');
  assert.ok(closed.seq > issue.seq && closed.updated_at > issue.updated_at);
  assert.deepEqual(
    activity.map(row => [
      row.entity_type,
      row.entity_label,
      row.action,
      row.field,
      row.old_value,
      row.new_value,
    ]),
    [
      ['plan_step', 'APP-PLAN-1', 'update', 'done', 'false', 'true'],
      ['issue', 'APP-1', 'update', 'status', 'active', 'done'],
    ],
  );
  assert.deepEqual(
    events.map(({ type, seq }) => [type, seq]),
    [
      ['project.updated', undefined],
      ['issue.updated', closed.seq],
    ],
  );
});

test('an issue that is closed by a step moves everything else that follows it', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await mirrored(site, issue.id);
  const anchored = await site.plan({ issue_id: issue.id });
  const { plan } = await changeStep(site, stepIn(made, 'b'), { done: true });
  assert.equal(outline(plan.steps), 'a!(b!) c! d');
  assert.equal((await planNow(site, anchored.id)).status, 'archived');
});

test('a step can archive its own plan, and the answer shows it', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ issue_id: issue.id, steps: [{ title: 'a', issue_id: issue.id }] });
  const { plan } = await changeStep(site, stepIn(made, 'a'), { done: true });
  assert.equal(plan.status, 'archived');
  assert.deepEqual(await planNow(site, made.id), plan);
});

test('unchecking a step never reopens its issue', async t => {
  const site = await world(t);
  const issue = await site.issue({ status: 'done' });
  const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id, done: true }] });
  const { plan, effect } = await changeStep(site, stepIn(made, 'a'), { done: false });
  assert.deepEqual(effect, {
    step_id: made.steps[0]?.id,
    done: false,
    issue_identifier: 'APP-1',
    issue_status_changed: false,
    issue_new_status: 'done',
  });
  const step = stepIn(plan, 'a');
  assert.deepEqual([step.done, step.issue_status, step.reopened_via_issue_at], [false, 'done', null]);
});

test('an effect is returned only when done was sent', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({
    steps: [
      { title: 'a', issue_id: issue.id },
      { title: 'b', done: true },
    ],
  });
  const [a, b] = [stepIn(made, 'a'), stepIn(made, 'b')];
  for (const body of [{}, { title: 'a2' }, { issue_id: null }, { move_position: 1 }]) {
    assert.equal('effect' in (await changeStep(site, a, body)), false);
  }
  const none = { issue_identifier: null, issue_status_changed: false, issue_new_status: null };
  assert.deepEqual((await changeStep(site, b, { done: true })).effect, {
    step_id: b.id,
    done: true,
    ...none,
  });
  assert.deepEqual((await changeStep(site, b, { done: false })).effect, {
    step_id: b.id,
    done: false,
    ...none,
  });
  assert.deepEqual((await changeStep(site, a, { done: true })).effect, {
    step_id: a.id,
    done: true,
    ...none,
  });
});

const CLOSED: readonly [name: string, status: Status, sent: boolean][] = [
  ['a done issue', 'done', false],
  ['a cancelled issue', 'cancelled', false],
  ['an open issue by a step that was checked before', 'todo', true],
];

for (const [name, status, done] of CLOSED) {
  test(`checking changes nothing of ${name}`, async t => {
    const site = await world(t);
    const issue = await site.issue({ status });
    const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id, done }] });
    const { effect } = await changeStep(site, stepIn(made, 'a'), { done: true });
    assert.deepEqual(
      [effect?.done, effect?.issue_status_changed, effect?.issue_new_status],
      [true, false, status],
    );
    assert.equal((await site.read(issue.id)).seq, issue.seq);
  });
}

test('checked and given an issue in one update, a step closes the new issue', async t => {
  const site = await world(t);
  const [old, next] = [await site.issue(), await site.issue()];
  const made = await site.plan({ steps: [{ title: 'a', issue_id: old.id }] });
  const { effect } = await changeStep(site, stepIn(made, 'a'), { done: true, issue_id: next.id });
  assert.equal(effect?.issue_identifier, 'APP-2');
  assert.deepEqual(
    [(await site.read(old.id)).status, (await site.read(next.id)).status],
    ['backlog', 'done'],
  );
});

test('a step of a frozen plan still closes its issue', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({ steps: [{ title: 'a', issue_id: issue.id }] });
  await changePlan(site, made.id, { status: 'archived' });
  const { effect } = await changeStep(site, stepIn(made, 'a'), { done: true });
  assert.equal(effect?.issue_new_status, 'done');
});

test('a step whose issue is in the trash can be checked: only the step changes', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await site.plan({
    steps: [
      { title: 'a', issue_id: issue.id },
      { title: 'b', issue_id: issue.id },
    ],
  });
  await trashIssue(site, issue);
  const { outcome, activity } = await aftermath(site.server, () =>
    changeStep(site, stepIn(made, 'a'), { done: true }),
  );
  assert.equal(outline(outcome.plan.steps), 'a! b');
  assert.deepEqual(outcome.effect, {
    step_id: stepIn(made, 'a').id,
    done: true,
    issue_identifier: null,
    issue_status_changed: false,
    issue_new_status: null,
  });
  assert.deepEqual(changedValues(activity), [['update', 'done', 'false', 'true']]);
  await site.max.api.POST('/api/issues/{id}/restore', { params: { path: { id: issue.id } } });
  assert.equal((await site.read(issue.id)).status, 'backlog');
});

/** A step of APP that mirrors an issue of OPS, in which max has the role. */
async function acrossProjects(site: World, role?: 'viewer' | 'maintainer') {
  const ops = await storeProject(site.server, 'OPS', role ? [[role, site.max]] : []);
  const issue = await madeIssue(site.ada.api, { project_id: ops, title: 'Elsewhere' });
  const body = { project_id: site.app, title: 'Across', steps: [{ title: 'a', issue_id: issue.id }] };
  const plan = await madePlan(site.ada.api, body);
  return { issue, step: stepIn(plan, 'a') };
}

test('closing an issue of another project needs the role there too', async t => {
  const site = await world(t);
  const { issue, step } = await acrossProjects(site, 'viewer');
  const check = { method: 'PUT', token: site.max.token, body: { title: 'other', done: true } };
  const path = `/api/plans/${step.plan_id}/steps/${step.id}`;
  await refused(site.server, () => raw(site.server, path, check), 'role_required');
  await enforceRoles(site, false);
  await changeStep(site, step, { done: true });
  assert.equal((await site.read(issue.id)).status, 'done');
});

test('an issue that the caller may not see is not closed by the caller', async t => {
  const site = await world(t);
  const { step } = await acrossProjects(site);
  const path = `/api/plans/${step.plan_id}/steps/${step.id}`;
  const check = { method: 'PUT', token: site.max.token, body: { done: true } };
  await refused(site.server, () => raw(site.server, path, check), 'not_found');
  const { plan, effect } = await changeStep(site, step, { title: 'b', done: false });
  assert.equal(outline(plan.steps), 'b');
  assert.deepEqual([effect?.issue_identifier, effect?.issue_new_status], [null, null]);
});

test('two who check two steps of one issue close it once', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const made = await mirrored(site, issue.id);
  const check = (title: string) =>
    site.max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', {
      ...stepPath(stepIn(made, title)),
      body: { done: true },
    });
  const { outcome, activity } = await aftermath(site.server, () => Promise.all([check('a'), check('b')]));
  const changed = outcome.map(({ data }) => data?.effect?.issue_status_changed);
  assert.deepEqual(changed.sort(), [false, true]);
  assert.equal(activity.filter(({ entity_type }) => entity_type === 'issue').length, 1);
});
