/** Who must do an issue: setting, reading and filtering it, its traces, and what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import type { Member } from '../setting/cast.ts';
import { done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Shown = Pick<Schemas['Issue'], 'needs_human' | 'assignees'>;

const at = (id: number) => ({ params: { path: { id } } });

/** `-` for an unassigned issue. */
function shown({ needs_human, assignees }: Shown): string {
  if (!needs_human) return '-';
  return assignees.length === 0 ? 'human' : assignees.map(({ username }) => username).join(' ');
}

async function put({ max }: World, id: number, body: Schemas['IssueUpdate']): Promise<Schemas['Issue']> {
  return done(await max.api.PUT('/api/issues/{id}', { ...at(id), body }));
}

test('a new issue is unassigned, for any person or for named people', async t => {
  const site = await world(t);
  const cases: [assignees: string[] | null | undefined, is: string][] = [
    [undefined, '-'],
    [null, '-'],
    [[], '-'],
    [['human'], 'human'],
    [[' HUMAN ', 'human'], 'human'],
    [['vera', ' @LENA ', 'Vera', '@ max'], 'lena max vera'],
    [['me'], 'max'],
    [['@ME', 'max', 'ada'], 'ada max'],
  ];
  for (const [assignees, is] of cases) {
    const made = await site.issue(assignees === undefined ? {} : { assignees });
    assert.equal(shown(made), is, JSON.stringify(assignees));
    assert.equal(shown(await site.read(made.id)), is);
  }
});

test('every response with issues shows who must do them', async t => {
  const site = await world(t);
  const { id, identifier } = await site.issue({ assignees: ['vera', 'lena'] });
  const { vera, app } = site;
  const assignees = [site.lena, site.vera].map(({ id: user_id, username }) => ({
    user_id,
    username,
    display_name: username,
  }));
  const project = at(app);
  const board = done(await vera.api.GET('/api/projects/{id}/board', project));
  const rows: (Shown | undefined)[] = [
    done(await vera.api.GET('/api/issues/{id}', at(id))),
    done(await vera.api.GET('/api/issues/resolve/{identifier}', { params: { path: { identifier } } })),
    ...done(await vera.api.GET('/api/issues', { params: { query: { project_id: app } } })),
    ...(board['backlog'] ?? []),
    ...done(await vera.api.GET('/api/projects/{id}/index', project)).issues,
    ...done(await vera.api.GET('/api/projects/{id}/changes', project)).changes.map(row => row as Shown),
    await put(site, id, { title: 'Boats' }),
  ];
  assert.equal(rows.length, 7);
  for (const row of rows) assert.deepEqual([row?.needs_human, row?.assignees], [true, assignees]);
});

test('an update replaces the whole assignment, with one row of activity for each name and one event', async t => {
  const site = await world(t);
  const { id, identifier } = await site.issue();
  const steps: [assignees: string[], is: string, activity: string[]][] = [
    [['vera', 'lena'], 'lena vera', ['assign - → @lena', 'assign - → @vera']],
    [['max', 'vera'], 'max vera', ['unassign @lena → -', 'assign - → @max']],
    [['human'], 'human', ['unassign @max → -', 'unassign @vera → -', 'assign - → human']],
    [['ada'], 'ada', ['unassign human → -', 'assign - → @ada']],
    [[], '-', ['unassign @ada → -']],
    [['human'], 'human', ['assign - → human']],
    [[], '-', ['unassign human → -']],
  ];
  let { seq } = await site.read(id);
  for (const [assignees, is, entries] of steps) {
    const { outcome, activity, events } = await aftermath(site.server, () => put(site, id, { assignees }));
    assert.equal(shown(outcome), is);
    assert.deepEqual(
      activity.map(row => activityLine(row)),
      entries.map(entry => `issue ${entry.replace(' ', ' assignee: ')}`),
    );
    assert.ok(activity.every(row => row.entity_label === identifier && row.issue_id === id));
    assert.deepEqual(events, [{ type: 'issue.updated', project_id: site.app, issue_id: id, seq: seq + 1 }]);
    seq += 1;
  }
});

test('a new issue leaves create and one assign for each name, and is announced once', async t => {
  const site = await world(t);
  const { outcome, activity, events } = await aftermath(site.server, () =>
    site.issue({ title: 'Boats', assignees: ['vera', 'lena'] }),
  );
  assert.deepEqual(activity.map(activityLine), [
    'issue create -: - → Boats',
    'issue assign assignee: - → @lena',
    'issue assign assignee: - → @vera',
  ]);
  assert.deepEqual(events, [
    { type: 'issue.created', project_id: site.app, issue_id: outcome.id, seq: outcome.seq },
  ]);
});

test('an assignment together with other fields and labels takes one seq', async t => {
  const site = await world(t);
  await site.label('bug');
  const { id, seq } = await site.issue();
  site.server.clock.advance(60);
  const after = await put(site, id, { title: 'Boats', assignees: ['vera'], labels: ['bug'] });
  assert.deepEqual([after.seq, shown(after), after.labels], [seq + 1, 'vera', ['bug']]);
  assert.notEqual(after.updated_at, after.created_at);
});

test('the same assignment again changes nothing', async t => {
  const site = await world(t);
  for (const assignees of [['vera', 'lena'], ['human'], []]) {
    const made = await site.issue({ assignees });
    const { outcome, activity, events } = await aftermath(site.server, () =>
      put(site, made.id, { assignees: assignees.toReversed() }),
    );
    assert.deepEqual([outcome, activity, events], [made, [], []]);
  }
});

test('a bot assigns people, and means its owner by me', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Boats', assignees: ['me', 'vera'] };
  assert.equal(shown(done(await site.bot.api.POST('/api/issues', { body }))), 'max vera');
});

test('an assignee that a request cannot name is refused, and nothing is written', async t => {
  const site = await world(t);
  const { server, app, max } = site;
  const gone = done(
    await site.ada.api.POST('/api/users', { body: { username: 'gone', password: 'long enough' } }),
  );
  await site.ada.api.POST('/api/users/{id}/deactivate', at(gone.id));
  const { id } = await site.issue({ assignees: ['vera'] });
  const cases: [assignees: unknown, code: RefusalCode][] = [
    [['nobody'], 'person_unknown'],
    [['gone'], 'person_unknown'],
    [['sam'], 'person_unknown'],
    [['@human'], 'person_unknown'],
    [['none'], 'person_unknown'],
    [['vera', 'sam'], 'person_unknown'],
    [[site.bot.username.toUpperCase()], 'assignee_is_bot'],
    [['human', 'vera'], 'assignees_mixed'],
    [['sam', 'human'], 'assignees_mixed'],
    [['me', 'Human'], 'assignees_mixed'],
    [['   '], 'invalid_body'],
    [[''], 'invalid_body'],
    [[' @ '], 'invalid_body'],
    [[1], 'invalid_body'],
    [Array.from({ length: 51 }, () => 'vera'), 'invalid_body'],
    ['vera', 'invalid_body'],
    [{}, 'invalid_body'],
  ];
  for (const [assignees, code] of cases) {
    const body = { assignees };
    const { token } = max;
    await refused(server, () => raw(server, `/api/issues/${id}`, { method: 'PUT', token, body }), code);
    const made = { ...body, project_id: app, title: 'Boats' };
    await refused(server, () => raw(server, '/api/issues', { token, body: made }), code);
  }
  const cleared = { assignees: null };
  const byMax = { method: 'PUT', token: max.token, body: cleared };
  await refused(server, () => raw(server, `/api/issues/${id}`, byMax), 'invalid_body');
});

test('absent, deactivated and excluded people are refused in the same words', async t => {
  const { server, max, ada, app } = await world(t);
  const gone = done(
    await ada.api.POST('/api/users', { body: { username: 'gone', password: 'long enough' } }),
  );
  await ada.api.POST('/api/users/{id}/deactivate', at(gone.id));
  const sentences = new Set<string>();
  for (const name of ['nobody', 'gone', 'sam']) {
    const body = { project_id: app, title: 'Boats', assignees: [name] };
    const refusal = await refused(server, () => max.api.POST('/api/issues', { body }), 'person_unknown');
    sentences.add(String(refusal.error).replace(name, ''));
  }
  assert.equal(sentences.size, 1);
});

test('me is refused for a key without an account', async t => {
  const { server, operator, app } = await world(t);
  const body = { project_id: app, title: 'Boats', assignees: ['me'] };
  await refused(server, () => operator.api.POST('/api/issues', { body }), 'me_unknown');
  const query = { assignee: 'me' };
  await refused(server, () => operator.api.GET('/api/issues', { params: { query } }), 'me_unknown');
});

test('setting needs a maintainer, and the role is judged before the names', async t => {
  const { server, vera, sam, issue } = await world(t);
  const { id } = await issue();
  const sent = (by: Member) => () =>
    by.api.PUT('/api/issues/{id}', { ...at(id), body: { assignees: ['nobody'] } });
  await refused(server, sent(vera), 'role_required');
  await refused(server, sent(sam), 'not_found');
});

test('with enforcement off, every active person can be named', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Boats', assignees: ['sam'] };
  await refused(site.server, () => site.max.api.POST('/api/issues', { body }), 'person_unknown');
  await enforceRoles(site, false);
  assert.equal(shown(done(await site.max.api.POST('/api/issues', { body }))), 'sam');
});

test('who loses access or is deactivated stays assigned, and can be sent again', async t => {
  const site = await world(t);
  const { id } = await site.issue({ assignees: ['vera', 'lena'] });
  const path = { id: site.app, user_id: site.vera.id };
  done(await site.ada.api.DELETE('/api/projects/{id}/members/{user_id}', { params: { path } }));
  assert.equal(shown(await site.read(id)), 'lena vera');
  await site.ada.api.POST('/api/users/{id}/deactivate', at(site.vera.id));
  assert.equal(shown(await site.read(id)), 'lena vera');
  assert.equal(shown(await put(site, id, { assignees: ['VERA', 'max'] })), 'max vera');
  assert.equal(shown(await put(site, id, { assignees: ['max'] })), 'max');
  const body = { assignees: ['vera'] };
  await refused(
    site.server,
    () => site.max.api.PUT('/api/issues/{id}', { ...at(id), body }),
    'person_unknown',
  );
});

test('the trash keeps an assignment, and purging removes it', async t => {
  const site = await world(t);
  const { id } = await site.issue({ assignees: ['vera'] });
  done(await site.max.api.DELETE('/api/issues/{id}', at(id)));
  const back = done(await site.max.api.POST('/api/issues/{id}/restore', at(id)));
  assert.equal(shown(back), 'vera');
});

test('issues show the new display name of an assignee with a new seq', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'OTH', [['maintainer', site.max]]);
  const [one, two] = [
    await site.issue({ assignees: ['max'] }),
    await site.issue({ project_id: other, assignees: ['max'] }),
  ];
  const { seq } = await site.issue({ assignees: ['vera'] });
  const { events } = await aftermath(site.server, () =>
    site.max.api.PATCH('/api/auth/me', { body: { display_name: 'Maxine' } }),
  );
  assert.deepEqual(
    events.filter(({ type }) => type === 'issue.updated').map(({ issue_id }) => issue_id),
    [one.id, two.id],
  );
  const after = await site.read(one.id);
  assert.deepEqual([after.assignees[0]?.display_name, after.updated_at], ['Maxine', one.updated_at]);
  assert.ok(after.seq > seq);
  const { events: none } = await aftermath(site.server, () =>
    site.max.api.PATCH('/api/auth/me', { body: { email: 'max@harbour.test' } }),
  );
  assert.deepEqual(none, []);
});

test('me, human and none cannot be new usernames', async t => {
  const { server, ada } = await world(t);
  for (const username of ['me', 'Human', 'NONE']) {
    const body = { username, password: 'long enough' };
    await refused(server, () => ada.api.POST('/api/users', { body }), 'username_refused');
  }
});

test('an old account called human or none is meant with @, and the word without', async t => {
  const site = await world(t);
  const stored = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00', is_admin: 1 };
  for (const username of ['human', 'none', 'me'])
    await site.put('users', {
      ...stored,
      username,
      username_folded: username,
      email: `${username}@local`,
      email_folded: `${username}@local`,
      display_name: username,
      is_active: 1,
    });
  const made = await site.issue({ title: 'named', assignees: ['@Human', '@none'] });
  assert.equal(shown(made), 'human none');
  assert.equal(shown(await site.issue({ title: 'any', assignees: ['human'] })), 'human');
  assert.equal(shown(await site.issue({ title: 'mine', assignees: ['@me'] })), 'max');
  assert.deepEqual(await titles(site, site.vera, { assignee: '@human' }), ['named']);
  assert.deepEqual(await titles(site, site.vera, { assignee: 'human' }), ['named', 'any', 'mine']);
  assert.deepEqual(await titles(site, site.vera, { assignee: '@none' }), ['named']);
  assert.deepEqual(await titles(site, site.vera, { assignee: 'none' }), []);
});

type Query = Readonly<Record<string, string | number | boolean>>;

/** With and without the project. */
async function titles({ app }: World, { api }: Member, query: Query): Promise<string[]> {
  const [one, all] = [{ project_id: app, ...query }, query].map(async sent =>
    done(await api.GET('/api/issues', { params: { query: sent } })).map(({ title }) => title),
  );
  assert.deepEqual(await one, await all);
  return (await one) ?? [];
}

test('lists are filtered by who must do an issue', async t => {
  const site = await world(t);
  await site.issue({ title: 'free' });
  await site.issue({ title: 'any', assignees: ['human'], status: 'todo' });
  await site.issue({ title: 'both', assignees: ['max', 'vera'], status: 'active' });
  await site.issue({ title: 'hers', assignees: ['vera'], status: 'done' });
  await site.ada.api.POST('/api/users/{id}/deactivate', at(site.lena.id));
  const cases: [by: Member, assignee: string, is: string[]][] = [
    [site.vera, 'none', ['free']],
    [site.vera, 'HUMAN', ['any', 'both', 'hers']],
    [site.vera, 'me', ['both', 'hers']],
    [site.vera, '@Vera', ['both', 'hers']],
    [site.vera, 'max', ['both']],
    [site.bot, 'me', ['both']],
    [site.vera, 'sam', []],
    [site.vera, 'lena', []],
    [site.vera, site.bot.username, []],
  ];
  for (const [by, assignee, is] of cases)
    assert.deepEqual(await titles(site, by, { assignee }), is, `${by.username} ${assignee}`);
  assert.deepEqual(await titles(site, site.vera, { assignee: 'human', workable: true }), ['any', 'both']);
  assert.deepEqual(await titles(site, site.vera, { assignee: 'me', statuses: 'active,todo' }), ['both']);
  assert.deepEqual(await titles(site, site.vera, { statuses: 'todo,active,done' }), ['any', 'both', 'hers']);
});

test('a filter by an unknown or empty name, and by two kinds of status, is refused', async t => {
  const { server, vera, app } = await world(t);
  for (const [query, code] of [
    ['assignee=nobody', 'person_unknown'],
    ['assignee=', 'invalid_parameter'],
    ['assignee=%20', 'invalid_parameter'],
    ['statuses=', 'invalid_parameter'],
    ['statuses=todo,open', 'invalid_parameter'],
    ['statuses=todo,', 'invalid_parameter'],
    ['statuses=todo&status=todo', 'invalid_parameter'],
    ['source=', 'invalid_parameter'],
  ] as const)
    for (const project of ['', `&project_id=${app}`])
      await refused(
        server,
        () => raw(server, `/api/issues?${query}${project}`, { method: 'GET', token: vera.token }),
        code,
      );
});

test('a cached list is not shown to another me', async t => {
  const { server, app, issue, vera, max } = await world(t);
  await issue({ title: 'hers', assignees: ['vera'] });
  const mine = async ({ api }: Member) =>
    done(await api.GET('/api/issues', { params: { query: { project_id: app, assignee: 'me' } } })).length;
  assert.deepEqual([await mine(vera), await mine(max), await mine(vera)], [1, 0, 1]);
  assert.ok(server);
});

test('the issue of a source is found, in one project or in all, if the caller can read it', async t => {
  const site = await world(t);
  await site.issue({ title: 'imported', source: 'github:harbour/app#7' });
  await site.issue({ title: 'other', source: 'github:harbour/app#8' });
  assert.deepEqual(await titles(site, site.vera, { source: 'github:harbour/app#7' }), ['imported']);
  assert.deepEqual(await titles(site, site.vera, { source: 'GITHUB:harbour/app#7' }), []);
  assert.deepEqual(
    await site.sam.api
      .GET('/api/issues', { params: { query: { source: 'github:harbour/app#7' } } })
      .then(done),
    [],
  );
});

test('a source that is taken names its issue to callers who can read it', async t => {
  const site = await world(t);
  const hidden = await storeProject(site.server, 'HID', [['maintainer', site.lena]]);
  const body = { project_id: hidden, title: 'imported', source: 'a' };
  const { id } = done(await site.lena.api.POST('/api/issues', { body }));
  const named = async ({ token }: Member): Promise<unknown> => {
    const again = { token, body: { ...body, project_id: site.app } };
    const { error } = await raw(site.server, '/api/issues', again);
    const { code, issue_id, identifier } = error as Readonly<Record<string, unknown>>;
    return { code, issue_id, identifier };
  };
  assert.deepEqual(await named(site.lena), { code: 'source_taken', issue_id: id, identifier: 'HID-1' });
  const unseen = { code: 'source_taken', issue_id: undefined, identifier: undefined };
  assert.deepEqual(await named(site.max), unseen);
});

test('anonymous visitors do not learn who must do an issue', async t => {
  const site = await world(t);
  const { id } = await site.issue({ assignees: ['vera'] });
  done(await site.lena.api.PUT('/api/projects/{id}', { ...at(site.app), body: { is_public: true } }));
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${site.server.url}/public/api/projects/APP/${path}`)).json();
  const { issues } = (await read('index')) as { issues: Shown[] };
  const { changes } = (await read('changes')) as { changes: Shown[] };
  for (const row of [(await read(`issues/${id}`)) as Shown, issues[0], changes[0]])
    assert.deepEqual([row?.needs_human, row?.assignees], [false, []]);
});
