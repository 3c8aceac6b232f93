/** The checklist of an issue: computed when the description is written, and shown wherever the issue is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillSome, isUnfilled } from '../../src/upkeep/fillings.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { world } from '../setting/world.ts';

type Shown = Pick<Schemas['Issue'], 'checklist'>;

const ITEMS = '- [x] Tie up\n- [ ] Paint\n- [ ] Sail';

test('every response with issues shows the checklist', async t => {
  const site = await world(t);
  const made = await site.issue({ description: ITEMS });
  const { vera, app, server } = site;
  const board = done(await vera.api.GET('/api/projects/{id}/board', at(app)));
  done(await site.lena.api.PUT('/api/projects/{id}', { ...at(app), body: { is_public: true } }));
  const open = async (path: string): Promise<unknown> =>
    (await raw(server, `/public/api/projects/APP/${path}`, { method: 'GET' })).error;
  const rows: (Shown | undefined)[] = [
    made,
    await site.read(made.id),
    ...done(await vera.api.GET('/api/issues', { params: { query: { project_id: app } } })),
    ...(board['backlog'] ?? []),
    ...done(await vera.api.GET('/api/projects/{id}/index', at(app))).issues,
    ...done(await vera.api.GET('/api/projects/{id}/changes', at(app))).changes.map(row => row as Shown),
    (await open(`issues/${made.id}`)) as Shown,
    ...((await open('index')) as { issues: Shown[] }).issues,
    ...((await open('changes')) as { changes: Shown[] }).changes,
  ];
  assert.equal(rows.length, 9);
  for (const row of rows) assert.deepEqual(row?.checklist, { done: 1, total: 3 });
});

test('the checklist follows the description, without activity of its own', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const put = (body: Schemas['IssueUpdate']) => site.max.api.PUT('/api/issues/{id}', { ...at(id), body });
  assert.equal((await site.read(id)).checklist, null);
  const { outcome, activity } = await aftermath(site.server, () => put({ description: ITEMS }));
  assert.deepEqual(outcome.data?.checklist, { done: 1, total: 3 });
  assert.deepEqual(
    activity.map(({ field }) => field),
    ['description'],
  );
  assert.deepEqual((await put({ title: 'Boats' })).data?.checklist, { done: 1, total: 3 });
  assert.deepEqual((await put({ status: 'done' })).data?.checklist, { done: 1, total: 3 });
  assert.equal((await put({ description: 'Done.' })).data?.checklist, null);
});

test('the checklist cannot be sent', async t => {
  const { server, max, app } = await world(t);
  const body = { project_id: app, title: 'Boats', checklist: null };
  await refused(server, () => raw(server, '/api/issues', { token: max.token, body }), 'invalid_body');
});

test('descriptions from before get their checklist after the upgrade, with a new seq', async t => {
  const site = await world(t);
  const { store } = site.server.app.instance;
  const system = { now: new Date(), transport: 'system', actorId: null } as const;
  const plain = await site.issue({ description: 'See [this].' });
  const listed = await site.issue({ description: ITEMS });
  const trashed = await site.issue({ description: ITEMS });
  done(await site.max.api.DELETE('/api/issues/{id}', at(trashed.id)));
  await store.write(system, async work => {
    work.untraced();
    await work.db('issues').update({ checklist: null });
    await work.db('fillings').insert({ name: 'checklists', after_id: 0 });
  });
  const { events } = await aftermath(site.server, async () => {
    while (await store.read(isUnfilled)) await store.write(system, fillSome);
  });
  const after = await site.read(listed.id);
  assert.deepEqual([after.checklist, after.updated_at], [{ done: 1, total: 3 }, listed.updated_at]);
  assert.deepEqual(events, [
    { type: 'issue.updated', project_id: site.app, issue_id: listed.id, seq: after.seq },
  ]);
  assert.equal((await site.read(plain.id)).seq, plain.seq);
  const back = done(await site.max.api.POST('/api/issues/{id}/restore', at(trashed.id)));
  assert.deepEqual(back.checklist, { done: 1, total: 3 });
});
