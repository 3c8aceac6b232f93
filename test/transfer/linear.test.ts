/** Imports from Linear: what comes of issues and comments, by its own query language, and how its refusals are reported. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { send } from '../setting/codehost.ts';
import { linear, type Team } from '../setting/linear.ts';
import { counts, importing, NOTHING, refusal } from '../setting/imports.ts';

const WANTED = { team: 'eng', token: 'lin_api_secret' };

const TEAM: Team = {
  token: WANTED.token,
  issues: [
    {
      identifier: 'ENG-9',
      title: 'Paint the pier',
      state: { name: 'Shipped', type: 'completed' },
      createdAt: '2025-06-01T08:00:00.000Z',
      priority: 4,
      estimate: 3,
      parent: { id: 'id of ENG-3' },
    },
    {
      identifier: 'ENG-3',
      title: 'Buoy lights flicker',
      description: 'At low tide.\r\nSee /api/attachments/7.',
      state: { name: 'Doing', type: 'started' },
      priority: 1,
      dueDate: '2026-02-03',
      createdAt: '2025-04-01T08:00:00.000Z',
      updatedAt: '2025-05-01T08:00:00.000Z',
      assignee: { name: 'Grace Hopper', displayName: 'grace', email: 'grace@example.org' },
      labels: [
        { name: 'Bug', color: '#d73a4a' },
        { name: 'tide', color: '#0000ff' },
      ],
      comments: [
        { body: 'Replaced.', user: null, createdAt: '2025-04-03T08:00:00.000Z' },
        { body: ' ', createdAt: '2025-04-03T07:00:00.000Z' },
        {
          body: 'The relay is corroded.',
          user: { name: 'Linus T', displayName: 'linus', email: 'l@example.org' },
          createdAt: '2025-04-02T08:00:00.000Z',
        },
      ],
    },
    {
      identifier: 'ENG-4',
      state: { name: 'Triage', type: 'triage' },
      assignee: { name: 'A', displayName: 'a', email: 'a@b' },
    },
    { identifier: 'OPS-1' },
  ],
};

async function site(t: TestContext, team: Partial<Team> = {}) {
  const host = await linear(t, { ...TEAM, ...team });
  return { host, ...(await importing(t, { linear_url: host.url })) };
}

test('issues of the team come with labels, comments, times and people, oldest first', async t => {
  const { sendJson, issues, read, commentsOf, ada } = await site(t);
  const sent = { ...WANTED, map: { triage: 'todo' }, people: { 'GRACE@example.org': ada.username } };
  assert.deepEqual(await counts(sendJson('linear', sent)), {
    ...NOTHING,
    issues_created: 3,
    comments_created: 2,
    labels_created: 2,
    skipped_assignees: 1,
    skipped_other: 2,
  });
  const rows = await issues();
  assert.deepEqual(
    rows.map(one => [one.title, one.status, one.priority, one.labels, one.target_date, one.created_at]),
    [
      ['Buoy lights flicker', 'active', 'urgent', ['Bug', 'tide'], '2026-02-03', '2025-04-01 08:00:00'],
      ['Paint the pier', 'done', 'low', [], null, '2025-06-01 08:00:00'],
      ['ENG-4', 'todo', 'none', [], null, '2026-03-01 08:00:00'],
    ],
  );
  const id = rows[0]?.id ?? 0;
  const { source, description, updated_at, assignees } = await read(id);
  assert.deepEqual(
    [source, description, updated_at, assignees.map(({ username }) => username)],
    ['linear:ENG-3', 'At low tide.\nSee /api/attachments/absent-7.', '2025-05-01 08:00:00', [ada.username]],
  );
  assert.deepEqual(
    (await commentsOf(id)).map(({ author, content }) => [author, content]),
    [
      ['linus (imported)', 'The relay is corroded.'],
      ['ghost (imported)', 'Replaced.'],
    ],
  );
});

test('it is recorded as an import, with an entry for each assignee', async t => {
  const { sendJson, activity, ada } = await site(t);
  await counts(sendJson('linear', { ...WANTED, people: { grace: ada.username } }));
  const entries = (await activity()).items.map(one => [
    one.action,
    one.entity_type,
    one.entity_label,
    one.new_value,
  ]);
  assert.ok(
    entries.some(
      ([action, , label, value]) => action === 'assign' && label === 'APP-1' && value === `@${ada.username}`,
    ),
  );
  const others = entries.filter(([action]) => action !== 'assign').slice(0, 7);
  assert.deepEqual(new Set(others.map(([action]) => action)), new Set(['import']));
});

test('long lists are read page by page, and a second run skips what exists', async t => {
  const many = (count: number, one: (place: number) => object) =>
    Array.from({ length: count }, (_, place) => one(place));
  const issues = many(7, place => ({
    identifier: `ENG-${place + 1}`,
    labels: many(5, label => ({ name: `label ${label}`, color: '#000000' })),
    comments: many(5, comment => ({
      body: `${comment}`,
      createdAt: `2026-01-0${9 - comment}T08:00:00.000Z`,
    })),
  })) as Team['issues'];
  const { host, sendJson, issues: rows, commentsOf } = await site(t, { issues, perPage: 2 });
  assert.deepEqual(await counts(sendJson('linear', { ...WANTED, dry_run: true })), {
    ...NOTHING,
    dry_run: true,
    issues_created: 7,
    comments_planned: 35,
    labels_planned: 5,
  });
  const first = await counts(sendJson('linear', WANTED));
  assert.deepEqual([first['issues_created'], first['comments_created'], first['labels_created']], [7, 35, 5]);
  const [one] = await rows();
  assert.deepEqual(one?.labels.length, 5);
  assert.deepEqual(
    (await commentsOf(one?.id ?? 0)).map(({ content }) => content),
    ['4', '3', '2', '1', '0'],
  );
  host.team.issues = [...issues, { identifier: 'ENG-8' }];
  const second = await counts(sendJson('linear', WANTED));
  assert.deepEqual([second['issues_created'], second['issues_skipped_existing']], [1, 7]);
});

test('each refusal of Linear is reported as what it is, and nothing is written', async t => {
  const { server, host, sendJson } = await site(t);
  server.clock.stop();
  const before = await server.rows();
  const error = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });
  const soon = { 'X-RateLimit-Requests-Reset': String(server.clock.now().getTime() + 90_000) };
  for (const [status, body, code, headers] of [
    [401, {}, 'import_credential_refused', {}],
    [403, {}, 'import_credential_refused', {}],
    [400, error('AUTHENTICATION_ERROR'), 'import_credential_refused', {}],
    [200, error('AUTHENTICATION_ERROR'), 'import_credential_refused', {}],
    [400, error('RATELIMITED'), 'codehost_throttled', soon],
    [429, '', 'codehost_throttled', { 'Retry-After': '90' }],
    [400, error('GRAPHQL_VALIDATION_FAILED'), 'codehost_failed', {}],
    [200, error('INTERNAL'), 'codehost_failed', {}],
    [500, 'oops', 'codehost_failed', {}],
    [200, 'oops', 'codehost_failed', {}],
    [200, { data: null }, 'codehost_failed', {}],
    [200, { data: { issues: { nodes: {} } } }, 'codehost_failed', {}],
    [302, '', 'codehost_failed', { Location: '/elsewhere' }],
    [200, ' '.repeat(9 * 1024 * 1024), 'import_too_large', {}],
  ] as const) {
    host.team.instead = (_request, response) => {
      send(response, status, body, headers);
      return true;
    };
    const response = await sendJson('linear', WANTED);
    const wait = code === 'codehost_throttled' ? response.headers.get('retry-after') : '90';
    assert.deepEqual(
      [wait, (await refusal(Promise.resolve(response))).code],
      ['90', code],
      JSON.stringify(body).slice(0, 80),
    );
  }
  delete host.team.instead;
  assert.equal(
    (await refusal(sendJson('linear', { ...WANTED, token: 'wrong' }))).code,
    'import_credential_refused',
  );
  assert.equal(await server.rows(), before);
});

test('people and statuses are checked before Linear is asked', async t => {
  const { host, sendJson } = await site(t);
  for (const [sent, code] of [
    [{ people: { grace: 'nobody' } }, 'person_unknown'],
    [{ map: { triage: 'later' } }, 'invalid_body'],
    [{ team: '1E' }, 'invalid_body'],
    [{ token: 'a b' }, 'invalid_body'],
  ] as const) {
    const answer = await refusal(sendJson('linear', { ...WANTED, ...sent }));
    assert.deepEqual([answer.status, answer.code], [400, code]);
  }
  assert.deepEqual(host.asked, []);
});
