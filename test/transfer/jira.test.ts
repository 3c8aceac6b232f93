/** Imports from Jira: what comes of issues and comments, and how its refusals are reported. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { send } from '../setting/codehost.ts';
import { counts, importing, NOTHING, refusal } from '../setting/imports.ts';
import { jira, type JiraProject } from '../setting/jira.ts';

const WANTED = { site: 'Harbour', project_key: 'pier', email: 'grace@example.org', token: 'secret' };

const said = (text: string) => ({
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const PROJECT: JiraProject = {
  credential: 'grace@example.org:secret',
  issues: [
    {
      key: 'PIER-7',
      fields: {
        summary: 'Buoy lights flicker',
        description: said('At low tide.'),
        status: { name: 'In Review', statusCategory: { key: 'indeterminate' } },
        priority: { name: 'Highest' },
        labels: ['bug', 'tide'],
        assignee: { displayName: 'Grace Hopper', emailAddress: 'grace@example.org' },
        duedate: '2026-02-03',
        created: '2025-04-01T10:00:00.000+0200',
        updated: '2025-05-01T08:00:00.000+0000',
      },
      comments: [
        { author: { displayName: 'Linus' }, body: said('The relay is corroded.') },
        { author: null, body: said('Replaced.') },
        { body: said(' ') },
      ],
    },
    {
      key: 'PIER-2',
      fields: {
        status: { name: 'Closed', statusCategory: { key: 'done' } },
        priority: null,
        created: '2025-06-01T08:00:00.000+0000',
        assignee: { displayName: 'Linus' },
      },
    },
    { key: 'PIER-9', fields: { priority: { name: 'Lowest' }, status: { name: 'Waiting' } } },
    { key: 'QUAY-1' },
  ],
};

async function site(t: TestContext, project: Partial<JiraProject> = {}) {
  const host = await jira(t, { ...PROJECT, ...project });
  return { host, ...(await importing(t, { jira_url: host.url })) };
}

test('issues of the project come with labels, comments, times and people, oldest first', async t => {
  const { sendJson, issues, read, commentsOf, ada } = await site(t);
  const sent = { ...WANTED, map: { 'in review': 'todo' }, people: { 'Grace Hopper': ada.username } };
  assert.deepEqual(await counts(sendJson('jira', sent)), {
    ...NOTHING,
    issues_created: 3,
    comments_created: 2,
    labels_created: 2,
    skipped_assignees: 1,
  });
  const rows = await issues();
  assert.deepEqual(
    rows.map(one => [one.title, one.status, one.priority, one.labels, one.target_date, one.created_at]),
    [
      ['Buoy lights flicker', 'todo', 'urgent', ['bug', 'tide'], '2026-02-03', '2025-04-01 08:00:00'],
      ['PIER-2', 'done', 'none', [], null, '2025-06-01 08:00:00'],
      ['PIER-9', 'backlog', 'low', [], null, '2026-03-01 08:00:00'],
    ],
  );
  const id = rows[0]?.id ?? 0;
  const { source, description, assignees } = await read(id);
  assert.deepEqual(
    [source, description, assignees.map(({ username }) => username)],
    ['jira:harbour:PIER-7', 'At low tide.', [ada.username]],
  );
  assert.deepEqual(
    (await commentsOf(id)).map(({ author, content }) => [author, content]),
    [
      ['Linus (imported)', 'The relay is corroded.'],
      ['ghost (imported)', 'Replaced.'],
    ],
  );
});

test('long lists are read page by page, and a second run skips what exists', async t => {
  const issues = Array.from({ length: 7 }, (_, place) => ({
    key: `PIER-${place + 1}`,
    comments: Array.from({ length: 5 }, (__, comment) => ({ body: said(String(comment)) })),
  }));
  const { host, sendJson } = await site(t, { issues, perPage: 2 });
  const first = await counts(sendJson('jira', WANTED));
  assert.deepEqual([first['issues_created'], first['comments_created']], [7, 35]);
  host.project.issues = [...issues, { key: 'PIER-8' }];
  const second = await counts(sendJson('jira', WANTED));
  assert.deepEqual([second['issues_created'], second['issues_skipped_existing']], [1, 7]);
  assert.equal((await counts(sendJson('jira', { ...WANTED, dry_run: true })))['issues_skipped_existing'], 8);
});

test('each refusal of Jira is reported as what it is, and nothing is written', async t => {
  const { server, host, sendJson } = await site(t);
  const before = await server.rows();
  for (const [status, body, code] of [
    [401, {}, 'import_credential_refused'],
    [403, {}, 'import_credential_refused'],
    [429, '', 'codehost_throttled'],
    [400, { errorMessages: ['no such project'] }, 'codehost_failed'],
    [404, {}, 'codehost_failed'],
    [500, 'oops', 'codehost_failed'],
    [200, 'oops', 'codehost_failed'],
    [200, [], 'codehost_failed'],
    [200, { issues: [{ key: 'x' }] }, 'codehost_failed'],
    [200, { issues: [], nextPageToken: 'again' }, 'codehost_failed'],
    [200, ' '.repeat(9 * 1024 * 1024), 'import_too_large'],
  ] as const) {
    host.project.instead = (_request, response) => {
      send(response, status, body, status === 429 ? { 'Retry-After': '90' } : {});
      return true;
    };
    assert.equal((await refusal(sendJson('jira', WANTED))).code, code, JSON.stringify(body).slice(0, 80));
  }
  delete host.project.instead;
  const wrong = await refusal(sendJson('jira', { ...WANTED, token: 'wrong' }));
  assert.deepEqual([wrong.status, wrong.code], [400, 'import_credential_refused']);
  for (const sent of [{ site: 'a.b' }, { site: '-a' }, { project_key: 'P" OR 1=1' }, { email: 'a b' }])
    assert.equal((await refusal(sendJson('jira', { ...WANTED, ...sent }))).code, 'invalid_body');
  assert.equal(await server.rows(), before);
});
