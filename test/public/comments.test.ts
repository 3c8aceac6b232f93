/** Comments for anonymous visitors: paged like those for members, with only the display name of the author. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done } from '../setting/client.ts';
import { published } from '../setting/published.ts';
import { storeRows, TIMES } from '../setting/stored.ts';
import { inApp } from '../setting/strangers.ts';

const ON_ISSUE = '/public/api/projects/{project}/issues/{id}/comments';
const ON_PAGE = '/public/api/projects/{project}/pages/{id}/comments';

const PAGING = ['has-more', 'returned', 'next-offset', 'next-created-at', 'next-id'].map(
  name => `x-comment-${name}`,
);

test('comments keep the name that is shown, and have no author, user or seq', async t => {
  const { strangers, grace, issue1, page1 } = await published(t);
  const members = done(
    await grace.api.GET('/api/issues/{issue_id}/comments', { params: { path: { issue_id: issue1.id } } }),
  );
  const onIssue = done(await strangers.GET(ON_ISSUE, inApp({ id: issue1.id })));
  assert.deepEqual(
    onIssue,
    members.map(({ user_id: _id, author: _author, seq: _seq, ...rest }) => rest),
  );
  assert.deepEqual(onIssue.map(one => one.author_display_name).sort(), ['Grace', 'Joan (imported)']);
  const [onPage] = done(await strangers.GET(ON_PAGE, inApp({ id: page1.id })));
  assert.deepEqual([onPage?.content, onPage?.page_id, onPage?.issue_id], ['And in a storm?', page1.id, null]);
});

for (const [how, query] of [
  ['oldest first', { limit: 2 }],
  ['newest first', { limit: 2, order: 'desc' }],
  ['from an offset', { limit: 2, offset: 1 }],
  ['with any limit and offset', { limit: -3, offset: -7 }],
  [
    'before a position',
    { order: 'desc', before_created_at: '2026-01-01 00:00:00', before_id: 9_000_000, limit: 1 },
  ],
  [
    'before a position of another spelling',
    { order: 'desc', before_created_at: '2026-01-01T00:00:00Z', before_id: 1 },
  ],
] as const) {
  test(`comments come ${how} with the headers that members get`, async t => {
    const { server, strangers, grace, app, issue1 } = await published(t);
    const row = { project_id: app, issue_id: issue1.id, user_id: grace.id, seq: 1, ...TIMES };
    await storeRows(server, 'comments', [
      { ...row, content: 'One.' },
      { ...row, content: 'Two.' },
    ]);
    const member = await grace.api.GET('/api/issues/{issue_id}/comments', {
      params: { path: { issue_id: issue1.id }, query },
    });
    const stranger = await strangers.GET(ON_ISSUE, {
      params: { path: { project: 'APP', id: issue1.id }, query },
    });
    assert.deepEqual(
      done(stranger).map(({ id }) => id),
      done(member).map(({ id }) => id),
    );
    const paging = ({ headers }: Response) => PAGING.map(name => headers.get(name));
    assert.deepEqual(paging(stranger.response), paging(member.response));
    const link = (response: Response, at: string) => response.headers.get('link')?.replaceAll(at, '');
    assert.equal(
      link(stranger.response, `/public/api/projects/APP/issues/${String(issue1.id)}/comments`),
      link(member.response, `/api/issues/${String(issue1.id)}/comments`),
    );
  });
}

test('a response of comments ends at about 2 MiB, and says that there are more', async t => {
  const { server, strangers, grace, app, issue1 } = await published(t);
  const row = { project_id: app, issue_id: issue1.id, user_id: grace.id, seq: 1, ...TIMES };
  const content = 'x'.repeat(262_144);
  await storeRows(
    server,
    'comments',
    Array.from({ length: 12 }, () => ({ ...row, content })),
  );
  const { data, response } = await strangers.GET(ON_ISSUE, inApp({ id: issue1.id }));
  assert.ok((data?.length ?? 0) < 12);
  assert.equal(response.headers.get('x-comment-has-more'), 'true');
  assert.equal(response.headers.get('x-comment-next-offset'), String(data?.length));
});
