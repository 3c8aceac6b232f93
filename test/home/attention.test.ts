/** Issues that need the caller, from every project that the caller can read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { Client } from '../setting/client.ts';
import { at, done } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { crew, storeIssues, storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

async function attention({ api }: { readonly api: Client }) {
  const { assigned, human, waiting } = done(await api.GET('/api/issues/attention'));
  const ids = (issues: readonly { readonly id: number }[]) => issues.map(({ id }) => id);
  return { assigned: ids(assigned), human: ids(human), waiting: ids(waiting) };
}

const NOTHING = { assigned: [], human: [], waiting: [] };

async function update({ max }: World, id: number, body: Schemas['IssueUpdate']): Promise<void> {
  done(await max.api.PUT('/api/issues/{id}', { ...at(id), body }));
}

test('an issue is in the group of its reason, the latest update first', async t => {
  const site = await world(t);
  const mine = await site.issue({ assignees: ['vera'] });
  await site.issue({ assignees: ['max'] });
  const human = await site.issue({ assignees: ['human'] });
  site.server.clock.advance(60);
  const both = await site.issue({ assignees: ['max', 'vera'] });
  const later = await site.issue({ assignees: ['human'] });
  await site.issue();
  done(await site.max.api.POST('/api/issues/{id}/waits', { ...at(both.id), body: { user: 'vera' } }));
  site.server.clock.advance(60);
  done(await site.max.api.POST('/api/issues/{id}/waits', { ...at(mine.id), body: { from: '2999-01-01' } }));
  assert.deepEqual(await attention(site.vera), {
    assigned: [mine.id, both.id],
    human: [later.id, human.id],
    waiting: [both.id],
  });
  site.server.clock.advance(60);
  await update(site, human.id, { title: 'Later' });
  assert.deepEqual((await attention(site.vera)).human, [human.id, later.id]);
  const [row] = done(await site.vera.api.GET('/api/issues/attention')).waiting;
  const query = { project_id: site.app };
  const listed = done(await site.vera.api.GET('/api/issues', { params: { query } }));
  assert.deepEqual(
    row,
    listed.find(({ id }) => id === both.id),
  );
});

test('closed issues and those in the trash need nothing, until they are open again', async t => {
  const site = await world(t);
  const issue = await site.issue({ assignees: ['vera'] });
  done(await site.max.api.POST('/api/issues/{id}/waits', { ...at(issue.id), body: { user: 'vera' } }));
  const there = { ...NOTHING, assigned: [issue.id], waiting: [issue.id] };
  for (const [away, back] of [
    [() => update(site, issue.id, { status: 'cancelled' }), () => update(site, issue.id, { status: 'todo' })],
    [
      () => site.max.api.DELETE('/api/issues/{id}', at(issue.id)),
      () => site.max.api.POST('/api/issues/{id}/restore', at(issue.id)),
    ],
  ] as const) {
    assert.deepEqual(await attention(site.vera), there);
    await away();
    assert.deepEqual(await attention(site.vera), NOTHING);
    await back();
  }
  assert.deepEqual(await attention(site.vera), there);
});

test('a bot sees what needs its owner', async t => {
  const site = await world(t);
  const issue = await site.issue({ assignees: ['max'] });
  assert.deepEqual((await attention(site.bot)).assigned, [issue.id]);
});

test('only issues of readable projects are shown, of all of them', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'OTHER', crew(site));
  const assignees = ['vera'];
  const here = await site.issue({ assignees });
  site.server.clock.advance(60);
  const body = { project_id: other, title: 'There', assignees };
  const there = done(await site.max.api.POST('/api/issues', { body }));
  await site.issue({ assignees: ['human'] });
  await enforceRoles(site, true);
  assert.deepEqual((await attention(site.vera)).assigned, [there.id, here.id]);
  const member = { params: { path: { id: other, user_id: site.vera.id } } };
  done(await site.lena.api.DELETE('/api/projects/{id}/members/{user_id}', member));
  assert.deepEqual((await attention(site.vera)).assigned, [here.id]);
  assert.deepEqual(await attention(site.sam), NOTHING);
  assert.equal((await attention(site.ada)).human.length, 1);
});

test('each group has at most 50 issues', async t => {
  const site = await world(t);
  await storeIssues(
    site.server,
    site.app,
    Array.from({ length: 60 }, () => ({ needs_human: 1 })),
  );
  const { human } = await attention(site.vera);
  assert.equal(human.length, 50);
});

test('a credential without an account is refused', async t => {
  const site = await world(t);
  await refused(site.server, () => site.operator.api.GET('/api/issues/attention'), 'authentication_required');
  await refused(site.server, () => site.operator.api.GET('/api/home/overview'), 'authentication_required');
});
