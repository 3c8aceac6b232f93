/** Evidence: how the work of an issue was verified, written as a comment with the change that closes it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { archiveOf, entriesOf, imported, rowsOf } from '../setting/archived.ts';
import { cast, type Member } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';
import { world, type World } from '../setting/world.ts';

const CLOSING = { status: 'done', evidence: 'Ran the *tests*.\r\nAll passed.' } as const;

async function close(
  { max }: World,
  id: number,
  body: Schemas['IssueUpdate'] = CLOSING,
): Promise<Schemas['Issue']> {
  return done(await max.api.PUT('/api/issues/{id}', { ...at(id), body }));
}

async function comments({ max }: World, issue_id: number): Promise<Schemas['Comment'][]> {
  const params = { path: { issue_id } };
  return done(await max.api.GET('/api/issues/{issue_id}/comments', { params }));
}

test('evidence closes the issue and becomes a comment of the caller, in one change', async t => {
  const site = await world(t);
  const { id, seq } = await site.issue({ status: 'active' });
  const { outcome, activity, events } = await aftermath(site.server, () =>
    close(site, id, { ...CLOSING, title: 'Moored', expected_seq: seq }),
  );
  assert.deepEqual([outcome.status, outcome.title], ['done', 'Moored']);
  assert.equal((await site.read(id)).seq, outcome.seq);
  const [comment, ...others] = await comments(site, id);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [comment?.kind, comment?.author, comment?.content],
    ['verification', 'max', 'Ran the *tests*.\nAll passed.'],
  );
  assert.deepEqual(activity.map(activityLine), [
    'issue update title: A mooring → Moored',
    'issue update status: active → done',
    'comment create -: - → Ran the *tests*.\nAll passed.',
  ]);
  const [updated, said, touched] = events;
  assert.deepEqual(
    events.map(({ type }) => type),
    ['issue.updated', 'project.updated', 'issue.updated'],
  );
  assert.deepEqual([updated?.seq, said?.seq, touched?.seq], [seq + 1, seq + 2, outcome.seq]);
});

test('the kind of a comment is shown in lists, changes, exports and to anonymous visitors', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const path = { issue_id: id };
  await site.max.api.POST('/api/issues/{issue_id}/comments', {
    params: { path },
    body: { content: 'Begun.' },
  });
  await close(site, id);
  const { changes } = done(await site.vera.api.GET('/api/projects/{id}/changes', at(site.app)));
  assert.deepEqual(
    changes.flatMap(row => (row.kind === 'comment' ? [row.comment_kind] : [])),
    ['comment', 'verification'],
  );
  done(await site.lena.api.PUT('/api/projects/{id}', { ...at(site.app), body: { is_public: true } }));
  const { error } = await raw(site.server, `/public/api/projects/APP/issues/${id}/comments`, {
    method: 'GET',
  });
  assert.deepEqual(
    (error as { kind: string }[]).map(({ kind }) => kind),
    ['comment', 'verification'],
  );
  const token = site.vera.token;
  const exported = await raw(site.server, '/api/export/issues/APP-1', { method: 'GET', token });
  assert.match(
    String(exported.error),
    /### max \([^)]+\)\n\nBegun\.\n\n### max \([^)]+\) \(verification\)\n/,
  );
});

test('evidence that closes nothing is refused, and nothing is written', async t => {
  const site = await world(t);
  const { server, max } = site;
  const open = await site.issue();
  const closed = await site.issue({ status: 'done' });
  const { evidence } = CLOSING;
  const cases: [id: number, body: object, code: RefusalCode][] = [
    [open.id, { evidence }, 'evidence_not_closing'],
    [open.id, { evidence, status: 'cancelled' }, 'evidence_not_closing'],
    [open.id, { evidence, status: 'active', title: 'x' }, 'evidence_not_closing'],
    [closed.id, { evidence, status: 'done' }, 'evidence_not_closing'],
    [closed.id, { evidence }, 'evidence_not_closing'],
    [open.id, { evidence: '', status: 'done' }, 'invalid_body'],
    [open.id, { evidence: ' \n', status: 'done' }, 'invalid_body'],
    [open.id, { evidence: null, status: 'done' }, 'invalid_body'],
    [open.id, { evidence: 'x'.repeat(262_145), status: 'done' }, 'comment_too_large'],
    [open.id, { evidence, status: 'done', expected_seq: open.seq + 1000 }, 'stale_seq'],
    [open.id, { evidence, status: 'done', labels: ['none'] }, 'label_unknown'],
  ];
  for (const [id, body, code] of cases)
    await refused(
      server,
      () => raw(server, `/api/issues/${id}`, { method: 'PUT', token: max.token, body }),
      code,
    );
});

test('evidence needs an account and the role', async t => {
  const { server, operator, vera, sam, issue } = await world(t);
  const { id } = await issue();
  const by =
    ({ api }: Pick<Member, 'api'>) =>
    () =>
      api.PUT('/api/issues/{id}', { ...at(id), body: CLOSING });
  await refused(server, by(operator), 'authentication_required');
  await refused(server, by(vera), 'role_required');
  await refused(server, by(sam), 'not_found');
});

test('kind cannot be sent, and editing, reopening, trash and search leave it as it is', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { id } = await site.issue();
  const body = { content: 'x', kind: 'verification' };
  const path = `/api/issues/${id}/comments`;
  await refused(server, () => raw(server, path, { token: max.token, body }), 'invalid_body');
  await close(site, id);
  const [comment] = await comments(site, id);
  const edited = { ...at(comment?.id ?? 0), body: { content: 'Ran them twice.' } };
  assert.equal(done(await max.api.PUT('/api/comments/{id}', edited)).kind, 'verification');
  await close(site, id, { status: 'active' });
  done(await max.api.DELETE('/api/issues/{id}', at(id)));
  done(await max.api.POST('/api/issues/{id}/restore', at(id)));
  await close(site, id);
  assert.deepEqual(
    (await comments(site, id)).map(({ kind }) => kind),
    ['verification', 'verification'],
  );
  const query = { query: 'twice' };
  const found = done(await max.api.GET('/api/search', { params: { query } }));
  assert.deepEqual(
    found.map(({ result_type }) => result_type),
    ['comment'],
  );
});

test('evidence checks the steps that mirror the issue, and records who is mentioned', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  await site.plan({ steps: [{ title: 'Moor', issue_id: id }] });
  const { activity } = await aftermath(site.server, () =>
    close(site, id, { status: 'done', evidence: '@vera saw it.' }),
  );
  assert.deepEqual(
    activity.map(({ entity_type, action }) => `${entity_type} ${action}`),
    ['issue update', 'plan_step auto-complete', 'comment create', 'comment mention'],
  );
});

test('archives carry the kind of comments, and those from before it have comments only', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  await close(site, id);
  const archive = await archiveOf(site.server, site.lena, 'APP');
  assert.deepEqual(
    rowsOf(entriesOf(archive), 'comments').map(({ kind }) => kind),
    ['verification'],
  );
  const server = await startServer(t);
  const { ada } = await cast(server);
  await imported(server, ada, archive);
  const { data: [issue] = [] } = await ada.api.GET('/api/issues');
  const params = { path: { issue_id: issue?.id ?? 0 } };
  const [comment] = done(await ada.api.GET('/api/issues/{issue_id}/comments', { params }));
  assert.deepEqual([comment?.kind, comment?.user_id], ['verification', -1]);
});
