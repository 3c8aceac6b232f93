/** The commit hook over REST: closed and skipped issues, and the traces. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, entry, activityLine } from '../setting/aftermath.ts';
import type { Member } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { storeIssues, storeProject } from '../setting/stored.ts';
import { enforceRoles, world } from '../setting/world.ts';

const push = async ({ api }: Pick<Member, 'api'>, ...messages: string[]) =>
  done(await api.POST('/api/git-hook', { body: { messages } }));

test('issues that commits name are closed, by the caller and with transport git', async t => {
  const { server, max, issue, read, app } = await world(t);
  const [first, second] = [await issue({ status: 'active' }), await issue()];
  const { outcome, activity, events } = await aftermath(server, () =>
    push(max, 'Fixes app-1\n\nThe relay was corroded.', 'closes APP-2, closes APP-1'),
  );
  assert.deepEqual(outcome, { closed: ['APP-1', 'APP-2'], skipped: [] });
  const left = { actor_user_id: max.id, transport: 'git', entity_type: 'issue', action: 'update' };
  assert.deepEqual(activity.map(entry), [
    { ...left, entity_label: 'APP-1', field: 'status', old_value: 'active', new_value: 'done' },
    { ...left, entity_label: 'APP-2', field: 'status', old_value: 'backlog', new_value: 'done' },
  ]);
  const [one, two] = [await read(first.id), await read(second.id)];
  assert.deepEqual([one.status, two.status], ['done', 'done']);
  assert.deepEqual(events, [
    { type: 'issue.updated', project_id: app, issue_id: one.id, seq: one.seq },
    { type: 'issue.updated', project_id: app, issue_id: two.id, seq: two.seq },
  ]);
});

test('an issue that cannot be closed is skipped with its reason, and the others are closed', async t => {
  const { server, max, issue, page } = await world(t);
  await storeIssues(server, await storeProject(server, 'OPS', [['viewer', max]]), [{}]);
  await storeIssues(server, await storeProject(server, 'SHY'), [{}]);
  await issue({ status: 'done' });
  await issue({ status: 'cancelled' });
  const trashed = await issue();
  await max.api.DELETE('/api/issues/{id}', at(trashed.id));
  await issue();
  await page();
  const names = ['APP-1', 'APP-2', 'APP-3', 'APP-4', 'APP-99', 'OPS-1', 'SHY-1', 'NONE-1', 'DOC-1'];
  assert.deepEqual(await push(max, names.map(name => `fix ${name}`).join(' ')), {
    closed: ['APP-4'],
    skipped: [
      { identifier: 'APP-1', reason: 'already closed' },
      { identifier: 'APP-2', reason: 'already closed' },
      { identifier: 'APP-3', reason: 'not found' },
      { identifier: 'APP-99', reason: 'not found' },
      { identifier: 'OPS-1', reason: 'forbidden' },
      { identifier: 'SHY-1', reason: 'not found' },
      { identifier: 'NONE-1', reason: 'not found' },
      { identifier: 'DOC-1', reason: 'not found' },
    ],
  });
});

test('a viewer closes nothing, an outsider sees nothing, and any signed-in user closes all while roles are off', async t => {
  const site = await world(t);
  const { server, vera, sam, issue } = site;
  await issue();
  for (const [member, reason] of [
    [vera, 'forbidden'],
    [sam, 'not found'],
  ] as const) {
    const { outcome, activity, events } = await aftermath(server, () => push(member, 'fix APP-1 fix APP-2'));
    const skipped = [
      { identifier: 'APP-1', reason },
      { identifier: 'APP-2', reason: 'not found' },
    ];
    assert.deepEqual([outcome, activity, events], [{ closed: [], skipped }, [], []]);
  }
  await enforceRoles(site, false);
  assert.deepEqual(await push(sam, 'fix APP-1'), { closed: ['APP-1'], skipped: [] });
});

test('a dry run reports the same and writes nothing', async t => {
  const { server, max, issue } = await world(t);
  await issue();
  await issue({ status: 'done' });
  const body = { messages: ['fix APP-1 fix APP-2'], dry_run: true };
  const { outcome, activity, events } = await aftermath(server, async () =>
    done(await max.api.POST('/api/git-hook', { body })),
  );
  const skipped = [{ identifier: 'APP-2', reason: 'already closed' }];
  assert.deepEqual([outcome, activity, events], [{ would_close: ['APP-1'], skipped }, [], []]);
  assert.deepEqual(await push(max, ...body.messages), { closed: ['APP-1'], skipped });
});

test('plan steps that mirror a closed issue are checked, and a plan anchored on it is archived', async t => {
  const { server, max, issue, plan } = await world(t);
  const [mirrored, anchor] = [await issue(), await issue()];
  await plan({ title: 'Mirroring', steps: [{ title: 'Mirror it', issue_id: mirrored.id }] });
  await plan({ title: 'Anchored', issue_id: anchor.id });
  const { activity } = await aftermath(server, () => push(max, 'fix APP-1 fix APP-2'));
  assert.deepEqual(activity.map(activityLine), [
    'issue update status: backlog → done',
    'plan_step auto-complete done: false → true',
    'issue update status: backlog → done',
    'plan auto-archive status: active → archived',
  ]);
  assert.deepEqual(new Set(activity.map(({ transport }) => transport)), new Set(['git']));
});

test('ten concurrent hooks close an issue once', async t => {
  const { server, max, issue } = await world(t);
  await issue();
  const { outcome, activity } = await aftermath(server, () =>
    Promise.all(Array.from({ length: 10 }, () => push(max, 'fix APP-1'))),
  );
  assert.deepEqual(
    outcome.map(({ closed = [], skipped }) => [...closed, ...skipped.map(({ reason }) => reason)]).sort(),
    [['APP-1'], ...Array.from({ length: 9 }, () => ['already closed'])],
  );
  assert.equal(activity.length, 1);
});

test('one request names 500 issues at most, repeats not counted', async t => {
  const { server, max, app } = await world(t);
  await storeIssues(
    server,
    app,
    Array.from({ length: 500 }, () => ({})),
  );
  const messages = Array.from({ length: 500 }, (_, place) => `fix APP-${place + 1} fix app-${place + 1}`);
  await refused(
    server,
    () => max.api.POST('/api/git-hook', { body: { messages: [...messages.slice(1), 'fix APP-1 fix B-1'] } }),
    'too_many_references',
  );
  const { closed = [], skipped } = await push(max, ...messages);
  assert.deepEqual([closed.length, skipped], [500, []]);
  await refused(
    server,
    () => max.api.POST('/api/git-hook', { body: { messages: [...messages, ''] } }),
    'invalid_body',
  );
});

test('messages that name nothing close nothing', async t => {
  const { max } = await world(t);
  for (const messages of [[], ['', 'Tidied up APP-1']]) {
    assert.deepEqual(await push(max, ...messages), { closed: [], skipped: [] });
  }
});
