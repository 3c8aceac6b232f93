/** Imports from a code host: what comes of issues, comments and labels, what is counted, and who may. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, entry, eventsOf } from '../setting/aftermath.ts';
import type { Member } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { codehost, type Repository } from '../setting/codehost.ts';
import { NOTHING } from '../setting/imports.ts';
import { refused } from '../setting/refused.ts';
import { until } from '../setting/until.ts';
import { kept } from '../setting/uploads.ts';
import { enforceRoles, world } from '../setting/world.ts';

type Sent = Omit<Schemas['CodehostImport'], 'repo'> & { readonly repo?: string };

async function site(t: TestContext, repository: Partial<Repository> = {}) {
  const host = await codehost(t, repository);
  const all = await world(t, { config: { codehost_url: host.url } });
  const send = ({ api }: Pick<Member, 'api'>, sent: Sent = {}, id = all.app) =>
    api.POST('/api/projects/{id}/import/codehost', {
      params: { path: { id } },
      body: { repo: 'harbour/app', ...sent },
    });
  return {
    ...all,
    host,
    send,
    bring: async (sent: Sent = {}, who: Pick<Member, 'api'> = all.max) => done(await send(who, sent)),
    issues: async () =>
      done(await all.max.api.GET('/api/issues', { params: { query: { project_id: all.app, limit: 500 } } })),
  };
}

/** Two issues, a pull request, and all that stays behind. */
const HARBOUR: Partial<Repository> = {
  issues: [
    {
      number: 3,
      title: 'Buoy lights flicker',
      body: 'At low tide.\r\nSee @ada.',
      labels: [{ name: 'Bug', color: 'd73a4a' }, 'tide'],
      assignees: [{ login: 'grace' }, { login: 'linus' }],
      created_at: '2025-04-01T08:00:00Z',
      updated_at: '2025-05-01T08:00:00Z',
      below: [
        { body: 'The relay is corroded.', created_at: '2025-04-02T08:00:00Z' },
        { body: 'Replaced.', user: null, created_at: '2025-04-03T08:00:00Z' },
        { body: ' \n' },
      ],
    },
    { number: 4, pull_request: { url: 'https://host.example' }, title: 'Replace the relay' },
    {
      number: 7,
      title: 'Paint the pier',
      state: 'closed',
      milestone: { number: 1 },
      created_at: '2025-06-01T08:00:00Z',
      updated_at: '2025-06-01T08:00:00Z',
    },
  ],
};

test('issues come with their labels, comments and times, under their numbers here', async t => {
  const { bring, issues, read, label, max } = await site(t, HARBOUR);
  await label('bug');
  assert.deepEqual(await bring(), {
    ...NOTHING,
    issues_created: 2,
    comments_created: 2,
    labels_created: 1,
    skipped_non_issues: 1,
    skipped_assignees: 2,
    skipped_other: 1,
  });
  const [first, second] = await issues();
  assert.deepEqual(
    [first, second].map(one => [one?.identifier, one?.title, one?.status, one?.labels, one?.created_at]),
    [
      ['APP-1', 'Buoy lights flicker', 'backlog', ['bug', 'tide'], '2025-04-01 08:00:00'],
      ['APP-2', 'Paint the pier', 'done', [], '2025-06-01 08:00:00'],
    ],
  );
  const { source, description, updated_at } = await read(first?.id ?? 0);
  assert.deepEqual(
    { source, description, updated_at },
    {
      source: 'github:harbour/app#3',
      description: 'At low tide.\nSee @ada.',
      updated_at: '2025-05-01 08:00:00',
    },
  );
  const path = { issue_id: first?.id ?? 0 };
  const comments = done(await max.api.GET('/api/issues/{issue_id}/comments', { params: { path } }));
  assert.deepEqual(
    comments.map(({ user_id, author, content, created_at }) => [user_id, author, content, created_at]),
    [
      [-1, 'grace (imported)', 'The relay is corroded.', '2025-04-02 08:00:00'],
      [-1, 'ghost (imported)', 'Replaced.', '2025-04-03 08:00:00'],
    ],
  );
});

test('all of it is recorded as imported by the caller, and announced in the order of its seq', async t => {
  const { server, bring, issues, max, app } = await site(t, HARBOUR);
  const { activity, events } = await aftermath(server, bring);
  const left = { actor_user_id: max.id, transport: 'web', action: 'import', field: null, old_value: null };
  assert.deepEqual(activity.map(entry), [
    { ...left, entity_type: 'issue', entity_label: 'APP-1', new_value: 'Buoy lights flicker' },
    { ...left, entity_type: 'issue', entity_label: 'APP-2', new_value: 'Paint the pier' },
    { ...left, entity_type: 'comment', entity_label: 'APP-1', new_value: 'The relay is corroded.' },
    { ...left, entity_type: 'comment', entity_label: 'APP-1', new_value: 'Replaced.' },
    { ...left, entity_type: 'label', entity_label: 'Bug', new_value: 'Bug' },
    { ...left, entity_type: 'label', entity_label: 'tide', new_value: 'tide' },
  ]);
  const [first, second] = await issues();
  const seq = (first?.seq ?? 0) - 1;
  assert.deepEqual(events.slice(-3), [
    { type: 'issue.created', project_id: app, issue_id: first?.id, seq: seq + 1 },
    { type: 'issue.created', project_id: app, issue_id: second?.id, seq: seq + 2 },
    { type: 'project.updated', project_id: app, seq: seq + 4 },
  ]);
});

test('the changes, a search and the next issue know of what was imported', async t => {
  const { bring, issue, app, max } = await site(t, HARBOUR);
  const { seq } = await issue();
  await bring();
  const path = { id: app };
  const changes = done(
    await max.api.GET('/api/projects/{id}/changes', { params: { path, query: { since: seq } } }),
  );
  assert.equal(changes.changes.length, 4);
  const found = done(await max.api.GET('/api/search', { params: { query: { query: 'corroded' } } }));
  assert.deepEqual(
    found.map(({ identifier }) => identifier),
    ['APP-2'],
  );
  assert.equal((await issue()).identifier, 'APP-4');
});

test('a dry run counts the same and writes nothing', async t => {
  const { server, bring, label } = await site(t, HARBOUR);
  await label('TIDE');
  const { outcome, activity, events } = await aftermath(server, () => bring({ dry_run: true }));
  assert.deepEqual(outcome, {
    ...NOTHING,
    dry_run: true,
    issues_created: 2,
    comments_planned: 2,
    labels_planned: 1,
    skipped_non_issues: 1,
    skipped_assignees: 2,
    skipped_other: 1,
  });
  assert.deepEqual([activity, events], [[], []]);
});

test('a second run brings only what is new, however the repository is written; what is in the trash does not count', async t => {
  const { bring, host, issues, max } = await site(t, HARBOUR);
  await bring();
  host.repository.issues.push({ number: 9, title: 'Ladder is loose' });
  const [first] = await issues();
  await max.api.DELETE('/api/issues/{id}', { params: { path: { id: first?.id ?? 0 } } });
  const counts = await bring({ repo: 'Harbour/APP' });
  assert.deepEqual(
    [counts.issues_created, counts.issues_skipped_existing, counts.comments_created],
    [2, 1, 2],
  );
  const again = await bring();
  assert.deepEqual([again.issues_created, again.issues_skipped_existing], [0, 3]);
  assert.deepEqual(
    host.asked.slice(-1).map(({ url }) => url.pathname),
    ['/repos/harbour/app/issues'],
    'comments of known issues are not asked for',
  );
});

test('the states that are wanted come, as the statuses that are wanted', async t => {
  const { bring, issues, host } = await site(t, HARBOUR);
  await bring({ state: 'closed', map_closed: 'cancelled' });
  assert.deepEqual(
    (await issues()).map(({ title, status }) => [title, status]),
    [['Paint the pier', 'cancelled']],
  );
  await bring({ state: 'open', map_open: 'active' });
  assert.deepEqual(
    (await issues()).map(({ status }) => status),
    ['cancelled', 'active'],
  );
  const [first] = host.asked;
  const { searchParams } = first?.url ?? new URL('http://none');
  assert.deepEqual(Object.fromEntries(searchParams), {
    per_page: '100',
    state: 'closed',
    sort: 'created',
    direction: 'asc',
  });
});

test('pages are followed by their links, and what moved on between two of them counts once', async t => {
  const all = Array.from({ length: 230 }, (_, place) => ({ number: place + 1 }));
  const { bring, issues } = await site(t, { issues: [...all, { number: 200 }], perPage: 40 });
  assert.equal((await bring()).issues_created, 230);
  const made = await issues();
  assert.deepEqual(
    made.map(({ sequence, title }) => [sequence, title]),
    all.map(({ number }) => [number, `Issue ${number}`]),
  );
});

test('the oldest come first, also from a host that lists them otherwise', async t => {
  const at = (number: number, day: string, body: string) => ({
    number,
    created_at: `2025-01-${day}T00:00:00Z`,
    below: [{ body }],
  });
  const { bring, issues, max } = await site(t, {
    issues: [at(5, '09', 'e'), at(2, '07', 'b'), at(3, '07', 'c')],
  });
  await bring();
  const made = await issues();
  assert.deepEqual(
    made.map(({ title }) => title),
    ['Issue 2', 'Issue 3', 'Issue 5'],
  );
  for (const [place, content] of ['b', 'c', 'e'].entries()) {
    const path = { issue_id: made[place]?.id ?? 0 };
    const comments = done(await max.api.GET('/api/issues/{issue_id}/comments', { params: { path } }));
    assert.deepEqual(
      comments.map(comment => comment.content),
      [content],
    );
  }
});

test('links to files and mentions of people in texts refer to the host', async t => {
  const { bring, issues, server } = await site(t, {
    issues: [{ number: 1, body: 'See /api/attachments/1, @max', below: [{ body: '/api/attachments/1' }] }],
  });
  await bring();
  const [issue] = await issues();
  assert.equal(issue?.description, 'See /api/attachments/absent-1, @max');
  const links = await server.app.instance.store.read(({ db }) => db('attachment_links').select('*'));
  assert.deepEqual(links, []);
});

test('an import of more than a thousand issues is announced by the project alone', async t => {
  const all = Array.from({ length: 1001 }, (_, place) => ({ number: place + 1 }));
  const { server, bring, app, max } = await site(t, { issues: all });
  const { outcome, events } = await aftermath(server, bring);
  assert.equal(outcome.issues_created, 1001);
  assert.deepEqual(
    events.map(({ type, project_id }) => [type, project_id]),
    [['project.updated', app]],
  );
  const path = { id: app };
  const counts = done(await max.api.GET('/api/projects/{id}/issue-counts', { params: { path } }));
  assert.equal(counts.total, 1001);
});

test('importing into a project needs the maintainer role', async t => {
  const { server, send, ada, vera, sam, host } = await site(t, HARBOUR);
  await enforceRoles({ ada }, true);
  await refused(server, () => send(vera), 'role_required');
  await refused(server, () => send(sam), 'not_found');
  await refused(server, () => send(ada, {}, 4711), 'not_found');
  assert.equal(host.asked.length, 0);
});

/** A host whose first answer waits until the test lets it go. */
function waiting() {
  let go = (): void => {};
  const gone = new Promise<void>(resolve => {
    go = resolve;
  });
  const isDone = { asked: 0 };
  const instead: Repository['instead'] = (_asked, response) => {
    isDone.asked += 1;
    void gone.then(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]'));
    return true;
  };
  return { instead, go, isDone };
}

test('one import at a time runs into a project, and four on the instance', async t => {
  const { instead, go, isDone } = waiting();
  const { server, send, max, ada, ...site_ } = await site(t, { ...HARBOUR, instead });
  const others: number[] = [];
  for (const identifier of ['ONE', 'TWO', 'TRE', 'FOUR']) {
    const body = { name: identifier, identifier };
    others.push(done(await max.api.POST('/api/projects', { body })).id);
  }
  const running = [send(max), send(max, {}, others[0]), send(max, { dry_run: true }, others[1])];
  await until('three imports ask', () => isDone.asked === 3);
  await refused(server, () => send(ada), 'import_running');
  const archive = () => ada.api.POST('/api/projects/{id}/archive', at(site_.app));
  await refused(server, archive, 'import_running');
  running.push(send(max, {}, others[2]));
  await until('four imports ask', () => isDone.asked === 4);
  await refused(server, () => send(max, {}, others[3]), 'imports_busy');
  go();
  for (const one of running) assert.equal((await one).response.status, 200);
  assert.equal((await send(max, {}, site_.app)).response.status, 200);
});

test('a client that disconnects ends the reading, and nothing is left of it', async t => {
  const { instead, isDone } = waiting();
  const { server, host, max, app, send } = await site(t, { ...HARBOUR, instead });
  const before = await server.rows();
  const leaving = new AbortController();
  const gone = fetch(`${server.url}/api/projects/${app}/import/codehost`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${max.token}` },
    body: JSON.stringify({ repo: 'harbour/app' }),
    signal: leaving.signal,
  });
  await until('it asks', () => isDone.asked === 1);
  leaving.abort();
  await assert.rejects(gone);
  delete host.repository.instead;
  let counts: Schemas['IssuesImported'] | undefined;
  await until('the next can run', async () => {
    if (counts === undefined) assert.equal(await server.rows(), before);
    ({ data: counts } = await send(max));
    return counts !== undefined;
  });
  assert.equal(counts?.issues_created, 2);
  assert.deepEqual(kept(server, 'incoming'), []);
});

test('a user who loses the role while the host is read writes nothing', async t => {
  const { instead, go, isDone } = waiting();
  const { server, send, max, lena, app, ada } = await site(t, { ...HARBOUR, instead });
  await enforceRoles({ ada }, true);
  const running = send(max);
  await until('it asks', () => isDone.asked === 1);
  const path = { id: app, user_id: max.id };
  await lena.api.PATCH('/api/projects/{id}/members/{user_id}', {
    params: { path },
    body: { role: 'viewer' },
  });
  await refused(server, () => (go(), running), 'role_required');
});

test('a user who is signed out during the import writes nothing', async t => {
  const { instead, go, isDone } = waiting();
  const { server, send, max } = await site(t, { ...HARBOUR, instead });
  const running = send(max);
  await until('it asks', () => isDone.asked === 1);
  await max.api.DELETE('/api/auth/me/sessions');
  await refused(server, () => (go(), running), 'unauthenticated');
});

const TOKEN = 'ghp_0123456789abcdefTOKENOFTHECODEHOST';

test('the token opens the repository, and is found nowhere afterwards', async t => {
  const { server, send, bring, host, max } = await site(t, { ...HARBOUR, token: TOKEN });
  eventsOf(server);
  const answers = [
    (await refused(server, () => send(max), 'codehost_repository_unknown')).error,
    (await refused(server, () => send(max, { token: `${TOKEN}x` }), 'codehost_token_refused')).error,
    JSON.stringify(await bring({ token: TOKEN })),
  ];
  host.repository.instead = (_asked, response) => {
    response.writeHead(500).end(TOKEN);
    return true;
  };
  answers.push((await refused(server, () => send(max, { token: TOKEN }), 'codehost_failed')).error);
  await server.app.instance.store.caughtUp();
  for (const text of [...answers, ...server.log, await server.rows(), JSON.stringify(eventsOf(server))])
    assert.ok(!text.includes(TOKEN), text);
  assert.ok(host.asked.some(({ headers }) => headers.authorization === `Bearer ${TOKEN}`));
});
