/** Edits of pages and comments that do not overwrite each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import type { TestServer } from '../setting/server.ts';
import { world, type World } from '../setting/world.ts';

/** The current record in the refusal. */
async function currentIn(server: TestServer, token: string, path: string, body: object): Promise<unknown> {
  const { error } = await raw(server, path, { method: 'PUT', token, body });
  return (error as { current: unknown }).current;
}

test('a stale expected_seq of a page is refused and returns the current page', async t => {
  const site = await world(t);
  const { server, max } = site;
  await site.label('bug');
  for (const made of [await site.page({ labels: ['bug'] }), await site.workspacePage()]) {
    const by = made.project_id === null ? site.ada : max;
    const put = (body: object) => () =>
      raw(server, `/api/pages/${made.id}`, { method: 'PUT', token: by.token, body });
    const first = { ...at(made.id), body: { title: 'Other', expected_seq: made.seq } };
    const current = done(await by.api.PUT('/api/pages/{id}', first));
    assert.ok(current.seq > made.seq);
    for (const body of [
      { title: 'Mine', expected_seq: made.seq },
      { title: 'Mine', expected_seq: current.seq + 1 },
      { title: 'Other', expected_seq: made.seq },
      { expected_seq: 0 },
    ])
      await refused(server, put(body), 'stale_seq');
    const stale = { content: 'Mine', expected_seq: made.seq };
    assert.deepEqual(await currentIn(server, by.token, `/api/pages/${made.id}`, stale), current);
    assert.deepEqual(done(await by.api.GET('/api/pages/{id}', at(made.id))), current);
    await refused(server, put({ title: 'x', expected_seq: null }), 'invalid_body');
    const again = { ...at(made.id), body: { expected_seq: current.seq } };
    assert.deepEqual(done(await by.api.PUT('/api/pages/{id}', again)), current);
  }
});

async function commented({ max, issue }: World) {
  const { id: issue_id } = await issue();
  const made = { params: { path: { issue_id } }, body: { content: 'One.' } };
  return done(await max.api.POST('/api/issues/{issue_id}/comments', made));
}

test('a stale expected_seq of a comment is refused and returns the current comment', async t => {
  const site = await world(t);
  const { server, max } = site;
  const made = await commented(site);
  const put = (body: object) => () =>
    raw(server, `/api/comments/${made.id}`, { method: 'PUT', token: max.token, body });
  const first = { ...at(made.id), body: { content: 'Two.', expected_seq: made.seq } };
  const current = done(await max.api.PUT('/api/comments/{id}', first));
  assert.ok(current.seq > made.seq);
  for (const body of [
    { content: 'Mine.', expected_seq: made.seq },
    { content: 'Mine.', expected_seq: current.seq + 1 },
    { content: 'Two.', expected_seq: made.seq },
  ])
    await refused(server, put(body), 'stale_seq');
  const stale = { content: 'Mine.', expected_seq: made.seq };
  assert.deepEqual(await currentIn(server, max.token, `/api/comments/${made.id}`, stale), current);
  const params = { path: { issue_id: made.issue_id ?? 0 } };
  const listed = done(await max.api.GET('/api/issues/{issue_id}/comments', { params }));
  assert.deepEqual(listed, [current]);
  await refused(server, put({ content: 'x', expected_seq: null }), 'invalid_body');
});

test('role and existence are checked before expected_seq', async t => {
  const site = await world(t);
  const page = await site.page();
  const comment = await commented(site);
  const [first, second] = [
    { ...at(page.id), body: { expected_seq: 0 } },
    { ...at(comment.id), body: { content: 'x', expected_seq: 0 } },
  ];
  const { server, vera, sam } = site;
  await refused(server, () => vera.api.PUT('/api/pages/{id}', first), 'role_required');
  await refused(server, () => sam.api.PUT('/api/pages/{id}', first), 'not_found');
  await refused(server, () => vera.api.PUT('/api/comments/{id}', second), 'only_author');
  await refused(server, () => sam.api.PUT('/api/comments/{id}', second), 'not_found');
});

test('of two writers with the same expected_seq one wins', async t => {
  const site = await world(t);
  const { id, seq } = await site.page();
  const outcomes = await Promise.all(
    ['one', 'two', 'three'].map(title =>
      site.max.api.PUT('/api/pages/{id}', { ...at(id), body: { title, expected_seq: seq } }),
    ),
  );
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409, 409]);
});
