/** Edits of plans and projects that do not overwrite each other, and what moves their `seq`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

async function planSeq({ max }: World, id: number): Promise<number> {
  return done(await max.api.GET('/api/plans/{id}', at(id))).seq;
}

async function projectSeq({ max, app }: World): Promise<number> {
  return done(await max.api.GET('/api/projects/{id}', at(app))).seq;
}

/** Requests with an outdated `seq` are refused with the current record, also those that would change nothing. */
async function refusesStale(
  { server }: World,
  token: string,
  [method, path]: readonly [method: string, path: string],
  {
    seq,
    current,
    body,
    unchanged = body,
  }: { seq: number; current: object; body: object; unchanged?: object },
): Promise<void> {
  const send = (sent: object) => raw(server, path, { method, token, body: sent });
  for (const expected_seq of [0, seq, seq + 1_000_000]) {
    for (const sent of [body, unchanged])
      await refused(server, () => send({ ...sent, expected_seq }), 'stale_seq');
  }
  const { error } = await send({ ...body, expected_seq: seq });
  assert.deepEqual((error as { current: unknown }).current, current);
  await refused(server, () => send({ ...body, expected_seq: null }), 'invalid_body');
}

test('a stale expected_seq of a plan is refused for the plan and its steps, and returns the plan', async t => {
  const site = await world(t);
  const { max } = site;
  const made = await site.plan({ steps: [{ title: 'a', steps: [{ title: 'b' }] }] });
  const first = { ...at(made.id), body: { title: 'Gales', expected_seq: made.seq } };
  const current = done(await max.api.PUT('/api/plans/{id}', first));
  assert.ok(current.seq > made.seq);
  const stale = { seq: made.seq, current };
  const [step] = made.steps;
  await refusesStale(site, max.token, ['PUT', `/api/plans/${made.id}`], {
    ...stale,
    body: { title: 'Mine' },
    unchanged: { title: 'Gales' },
  });
  await refusesStale(site, max.token, ['POST', `/api/plans/${made.id}/steps`], {
    ...stale,
    body: { title: 'c' },
  });
  await refusesStale(site, max.token, ['PUT', `/api/plans/${made.id}/steps/${step?.id ?? 0}`], {
    ...stale,
    body: { done: true },
    unchanged: { title: 'a' },
  });
  assert.deepEqual(done(await max.api.GET('/api/plans/{id}', at(made.id))), current);
  const again = { ...at(made.id), body: { title: 'c', expected_seq: current.seq } };
  const grown = done(await max.api.POST('/api/plans/{id}/steps', again));
  assert.ok(grown.seq > current.seq);
});

test('a plan that is too long for memory is shown without its steps', async t => {
  const site = await world(t);
  const description = 'x'.repeat(1_000_000);
  const made = await site.plan({ steps: [{ title: 'a', description }] });
  for (const title of ['b', 'c'])
    await site.max.api.POST('/api/plans/{id}/steps', { ...at(made.id), body: { title, description } });
  const path = `/api/plans/${made.id}`;
  const body = { title: 'Mine', expected_seq: made.seq };
  const { error } = await raw(site.server, path, { method: 'PUT', token: site.max.token, body });
  const { current } = error as { current: { steps: unknown[]; step_count: number; seq: number } };
  assert.deepEqual([current.steps, current.step_count], [[], 3]);
  assert.equal(current.seq, await planSeq(site, made.id));
});

test('everything that changes a plan moves its seq, and nothing else does', async t => {
  const site = await world(t);
  const { max } = site;
  const [anchor, mirrored] = [await site.issue(), await site.issue()];
  const plan = await site.plan({
    issue_id: anchor.id,
    steps: [{ title: 'a', issue_id: mirrored.id }, { title: 'b' }, { title: 'c' }],
  });
  const other = await site.plan();
  const [, b, c] = plan.steps;
  const step = (id = 0) => ({ params: { path: { plan_id: plan.id, step_id: id } } });
  const issue = (id: number, body: object) => () => max.api.PUT('/api/issues/{id}', { ...at(id), body });
  const moving = [
    () => max.api.PUT('/api/plans/{id}', { ...at(plan.id), body: { title: 'Gales' } }),
    () => max.api.POST('/api/plans/{id}/steps', { ...at(plan.id), body: { title: 'd' } }),
    () => max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', { ...step(b?.id), body: { done: true } }),
    () => max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', { ...step(b?.id), body: { move_position: 0 } }),
    () => max.api.DELETE('/api/plans/{plan_id}/steps/{step_id}', step(c?.id)),
    issue(mirrored.id, { status: 'done' }),
    issue(mirrored.id, { status: 'todo' }),
    issue(anchor.id, { status: 'done' }),
  ];
  const staying = [
    () => max.api.PUT('/api/plans/{id}', { ...at(plan.id), body: { title: 'Gales' } }),
    () => max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', { ...step(b?.id), body: { done: true } }),
    issue(mirrored.id, { title: 'Other' }),
    () => max.api.GET('/api/plans/{id}', at(plan.id)),
  ];
  let before = await planSeq(site, plan.id);
  for (const [place, change] of moving.entries()) {
    assert.ok((await change()).response.ok, `change ${place}`);
    const after = await planSeq(site, plan.id);
    assert.ok(after > before, `change ${place}`);
    before = after;
  }
  for (const [place, change] of staying.entries()) {
    assert.ok((await change()).response.ok, `${place}`);
    assert.equal(await planSeq(site, plan.id), before, `request ${place}`);
  }
  assert.equal(await planSeq(site, other.id), other.seq);
});

test('a stale expected_seq of a project is refused and returns the project', async t => {
  const site = await world(t);
  const { lena, app } = site;
  const seq = await projectSeq(site);
  const first = { ...at(app), body: { name: 'Piers', expected_seq: seq } };
  const current = done(await lena.api.PUT('/api/projects/{id}', first));
  await refusesStale(site, lena.token, ['PUT', `/api/projects/${app}`], {
    seq,
    current,
    body: { name: 'Mine' },
    unchanged: { name: 'Piers' },
  });
  assert.deepEqual(done(await lena.api.GET('/api/projects/{id}', at(app))), current);
});

test('the fields of a project move its seq, and neither its content nor an order does', async t => {
  const site = await world(t);
  const { lena, max, app } = site;
  const other = await storeProject(site.server, 'OTHER', [['lead', lena]]);
  let before = await projectSeq(site);
  for (const body of [
    { name: 'Piers' },
    { identifier: 'PIER' },
    { description: 'Berths' },
    { emoji: '⚓' },
    { lead_user_id: max.id },
    { is_public: true },
  ]) {
    done(await lena.api.PUT('/api/projects/{id}', { ...at(app), body }));
    const after = await projectSeq(site);
    assert.ok(after > before, JSON.stringify(body));
    before = after;
  }
  done(await lena.api.PUT('/api/projects/{id}', { ...at(app), body: { is_public: true } }));
  await site.issue();
  await site.page();
  await site.plan();
  done(await lena.api.PUT('/api/projects/reorder', { body: { ids: [other, app] } }));
  assert.equal(await projectSeq(site), before);
});

test('role and existence are judged before expected_seq', async t => {
  const site = await world(t);
  const plan = await site.plan();
  const { server, vera, sam, app } = site;
  const onPlan = { ...at(plan.id), body: { expected_seq: 0 } };
  const onProject = { ...at(app), body: { expected_seq: 0 } };
  await refused(server, () => vera.api.PUT('/api/plans/{id}', onPlan), 'role_required');
  await refused(server, () => sam.api.PUT('/api/plans/{id}', onPlan), 'not_found');
  await refused(server, () => vera.api.PUT('/api/projects/{id}', onProject), 'role_required');
  await refused(server, () => sam.api.PUT('/api/projects/{id}', onProject), 'not_found');
});

test('numbers of plans and projects are not in the changes', async t => {
  const site = await world(t);
  const { cursor } = done(await site.max.api.GET('/api/projects/{id}/index', at(site.app)));
  const plan = await site.plan();
  done(await site.lena.api.PUT('/api/projects/{id}', { ...at(site.app), body: { name: 'Piers' } }));
  const params = { path: { id: site.app }, query: { since: cursor } };
  const read = async () => done(await site.max.api.GET('/api/projects/{id}/changes', { params }));
  assert.deepEqual((await read()).changes, []);
  const issue = await site.issue();
  assert.ok(issue.seq > plan.seq);
  assert.deepEqual(
    (await read()).changes.map(({ id }) => id),
    [issue.id],
  );
});
