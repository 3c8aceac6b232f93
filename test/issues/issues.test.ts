/** Issues: creating, reading and updating them, and the traces of each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';

const NO_RELATIONS = { blocks: [], blocked_by: [], relates_to: [], duplicates: [], duplicated_by: [] };
const TIMES = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };

function path(id: number) {
  return { params: { path: { id } } };
}

async function update({ max }: World, id: number, body: Schemas['IssueUpdate']): Promise<Schemas['Issue']> {
  const { data, error } = await max.api.PUT('/api/issues/{id}', { ...path(id), body });
  assert.ok(data, JSON.stringify(error));
  return data;
}

async function module({ put }: World, project_id: number, name: string): Promise<number> {
  const row = { project_id, name, name_folded: name, description: '', status: 'active', ...TIMES };
  const [id = 0] = await put('modules', row);
  return id;
}

test('a new issue gets the default values of the contract', async t => {
  const { app, issue, read } = await world(t);
  const made = await issue({ title: 'Boats overlap' });
  const { id, created_at, seq, ...rest } = made;
  assert.deepEqual(rest, {
    project_id: app,
    sequence: 1,
    identifier: 'APP-1',
    title: 'Boats overlap',
    description: '',
    status: 'backlog',
    priority: 'none',
    module_id: null,
    sort_order: 1,
    start_date: null,
    target_date: null,
    updated_at: created_at,
    needs_human: false,
    assignees: [],
    waits: [],
    checklist: null,
    labels: [],
  });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.ok(seq > 0);
  assert.deepEqual(await read(id), { ...made, ...NO_RELATIONS });
});

test('a new issue has every field that was sent', async t => {
  const site = await world(t);
  await site.label('Bug', 'area', 'unused');
  const fields = {
    title: 'Boats overlap',
    description: '- [x] On one berth.',
    status: 'todo',
    priority: 'urgent',
    module_id: await module(site, site.app, 'Map'),
    start_date: '2026-11-20',
    target_date: '2028-02-29',
    source: 'github:harbour/app#7',
  } as const;
  const made = await site.issue({ ...fields, assignees: ['me'], labels: ['BUG', 'area', 'bug'] });
  const { id, created_at, seq, ...rest } = made;
  assert.deepEqual(rest, {
    ...fields,
    project_id: site.app,
    sequence: 1,
    identifier: 'APP-1',
    sort_order: 1,
    updated_at: created_at,
    needs_human: true,
    assignees: [{ user_id: site.max.id, username: 'max', display_name: 'max' }],
    waits: [],
    checklist: { done: 1, total: 1 },
    labels: ['area', 'Bug'],
  });
  assert.deepEqual(await site.read(id), { ...made, ...NO_RELATIONS });
  assert.ok(seq > 0);
});

test('creating an issue records its author and labels, and announces it once', async t => {
  const site = await world(t);
  await site.label('bug', 'area');
  const { outcome, activity, events } = await aftermath(site.server, () =>
    site.issue({ title: 'Boats overlap', labels: ['bug', 'area'] }),
  );
  const by = { actor_user_id: site.max.id, transport: 'web', entity_type: 'issue' };
  const on = { entity_id: outcome.id, entity_label: 'APP-1', project_id: site.app, issue_id: outcome.id };
  assert.deepEqual(
    activity.map(
      ({ actor_user_id, transport, entity_type, entity_id, entity_label, project_id, issue_id }) => ({
        actor_user_id,
        transport,
        entity_type,
        entity_id,
        entity_label,
        project_id,
        issue_id,
      }),
    ),
    [1, 2, 3].map(() => ({ ...by, ...on })),
  );
  assert.deepEqual(activity.map(activityLine), [
    'issue create -: - → Boats overlap',
    'issue attach -: - → area',
    'issue attach -: - → bug',
  ]);
  assert.deepEqual(events, [
    { type: 'issue.created', project_id: site.app, issue_id: outcome.id, seq: outcome.seq },
  ]);
});

test('null for a nullable field of a new issue is the same as omitting it', async t => {
  const { issue } = await world(t);
  const made = await issue({ module_id: null, start_date: null, target_date: null, source: null });
  assert.deepEqual([made.module_id, made.start_date, made.target_date], [null, null, null]);
  assert.ok(!('source' in made));
});

test('newlines are normalized, and tabs are kept', async t => {
  const site = await world(t);
  const made = await site.issue({ description: 'a\r\nb\rc\n\td' });
  assert.equal(made.description, 'a\nb\nc\n\td');
  const { activity } = await aftermath(site.server, () =>
    update(site, made.id, { description: 'a\rb\nc\r\n\td' }),
  );
  assert.deepEqual(activity, []);
});

test('a new issue is the last of its project, and gets a new number', async t => {
  const site = await world(t);
  const first = await site.issue();
  await update(site, first.id, { sort_order: 40.5 });
  const second = await site.issue();
  assert.equal(second.sort_order, 41);
  await site.max.api.DELETE('/api/issues/{id}', path(second.id));
  const third = await site.issue();
  assert.deepEqual([third.identifier, third.sort_order], ['APP-3', 41]);
});

test('each project counts its own numbers', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'BOAT', [['maintainer', site.max]]);
  await site.issue();
  assert.equal((await site.issue({ project_id: other })).identifier, 'BOAT-1');
});

test('issues that are created at the same time get different numbers', async t => {
  const { issue } = await world(t);
  const made = await Promise.all(Array.from({ length: 12 }, () => issue()));
  assert.deepEqual(
    made.map(one => one.sequence).sort((a, b) => a - b),
    Array.from({ length: 12 }, (_, n) => n + 1),
  );
  assert.equal(new Set(made.map(one => one.seq)).size, 12);
});

test('references of a new issue must exist and be usable, otherwise nothing is written', async t => {
  const site = await world(t);
  const { server, app, max } = site;
  const hidden = await storeProject(site.server, 'HID');
  const seen = await storeProject(site.server, 'SEE', [['viewer', max]]);
  await site.issue({ source: 'github:harbour/app#7' });
  await site.label('bug');
  const asked = { project_id: app, title: 'Boats' };
  const refusals: [RefusalCode, Schemas['IssueCreate']][] = [
    ['unknown_reference', { ...asked, project_id: 999 }],
    ['unknown_reference', { ...asked, project_id: hidden }],
    ['role_required', { ...asked, project_id: seen, module_id: 999 }],
    ['unknown_reference', { ...asked, module_id: 999 }],
    ['unknown_reference', { ...asked, module_id: await module(site, hidden, 'Hidden') }],
    ['other_project', { ...asked, module_id: await module(site, seen, 'Seen') }],
    ['label_unknown', { ...asked, labels: ['bug', 'nope'] }],
    ['source_taken', { ...asked, source: 'github:harbour/app#7' }],
    ['too_many_attachments', { ...asked, description: addresses(257) }],
  ];
  for (const [code, body] of refusals) {
    await refused(server, () => max.api.POST('/api/issues', { body }), code);
  }
});

function addresses(count: number): string {
  return Array.from({ length: count }, (_, n) => `/api/attachments/${n + 1}`).join(' ');
}

test('hidden and missing references are refused with the same error', async t => {
  const site = await world(t);
  const { server, app, max } = site;
  const hidden = await storeProject(site.server, 'HID');
  const hiddenModule = await module(site, hidden, 'Hidden');
  const asked = { project_id: app, title: 'Boats' };
  const sentence = async (body: typeof asked & { module_id?: number }): Promise<string> =>
    (await refused(server, () => max.api.POST('/api/issues', { body }), 'unknown_reference')).error;
  assert.equal(
    await sentence({ ...asked, project_id: 999 }),
    await sentence({ ...asked, project_id: hidden }),
  );
  assert.equal(
    await sentence({ ...asked, module_id: 999 }),
    await sentence({ ...asked, module_id: hiddenModule }),
  );
});

test('malformed issues are refused', async t => {
  const { server, app, max, issue } = await world(t);
  const asked = { project_id: app, title: 'Boats' };
  const { id } = await issue();
  const bodies = [
    { ...asked, title: ' \n ' },
    { ...asked, title: '' },
    { ...asked, title: null },
    { project_id: app },
    { title: 'Boats' },
    { ...asked, status: 'open' },
    { ...asked, priority: null },
    { ...asked, start_date: '2026-02-30' },
    { ...asked, target_date: '2026-11-20 10:00:00' },
    { ...asked, labels: null },
    { ...asked, source: ' ' },
    { ...asked, sort_order: 3 },
    { ...asked, colour: 'red' },
  ];
  for (const body of bodies) {
    await refused(server, () => raw(server, '/api/issues', { token: max.token, body }), 'invalid_body');
  }
  const changes = [
    { title: null },
    { title: '\t' },
    { labels: null },
    { status: null },
    { sort_order: null },
    { expected_seq: null },
    { start_date: '2026-13-45' },
    { source: 'github:harbour/app#8' },
    { project_id: app },
  ];
  for (const body of changes) {
    const request = { method: 'PUT', token: max.token, body };
    await refused(server, () => raw(server, `/api/issues/${id}`, request), 'invalid_body');
  }
});

test('a source can be used again when its issue is in the trash', async t => {
  const { issue, max } = await world(t);
  const first = await issue({ source: 'github:harbour/app#7' });
  await max.api.DELETE('/api/issues/{id}', path(first.id));
  assert.equal((await issue({ source: 'github:harbour/app#7' })).source, 'github:harbour/app#7');
});

test('an issue is resolved by its identifier in any case, with or without leading zeros', async t => {
  const { issue, read, vera } = await world(t);
  const { id } = await issue();
  for (const identifier of ['APP-1', 'app-1', 'aPp-0001', 'APP-0000000000000000001']) {
    const { data } = await vera.api.GET('/api/issues/resolve/{identifier}', {
      params: { path: { identifier } },
    });
    assert.deepEqual(data, await read(id));
  }
});

test('an unknown identifier is not found, a malformed one is refused', async t => {
  const site = await world(t);
  const { server, max } = site;
  const hidden = await storeProject(site.server, 'HID', [['maintainer', site.lena]]);
  await site.lena.api.POST('/api/issues', { body: { project_id: hidden, title: 'Hidden' } });
  const resolve = (identifier: string) => () =>
    max.api.GET('/api/issues/resolve/{identifier}', { params: { path: { identifier } } });
  for (const identifier of ['APP-1', 'APP-0', 'NOPE-1', 'HID-1', 'DOC-1', 'APP-9999999999999999999']) {
    await refused(server, resolve(identifier), 'not_found');
  }
  for (const identifier of [
    'APP',
    'APP-',
    'APP-x',
    'APP--1',
    'APP-+1',
    'APP-٣',
    'TOOLONG-1',
    'APP-12345678901234567890',
    'APP-DOC-1',
  ]) {
    await refused(server, resolve(identifier), 'invalid_parameter');
  }
});

test('an update changes the fields that are sent; null clears a field', async t => {
  const site = await world(t);
  await site.label('bug', 'area');
  const module_id = await module(site, site.app, 'Map');
  const dates = { start_date: '2026-11-20', target_date: '2026-12-01' };
  const made = await site.issue({
    ...dates,
    module_id,
    labels: ['bug'],
    source: 'elsewhere',
    description: 'text',
  });
  const cases: [Schemas['IssueUpdate'], Partial<Schemas['Issue']>][] = [
    [{ title: 'Other' }, { title: 'Other' }],
    [{ description: '' }, { description: '' }],
    [{ status: 'active' }, { status: 'active' }],
    [{ priority: 'low' }, { priority: 'low' }],
    [{ sort_order: -2.25 }, { sort_order: -2.25 }],
    [{ start_date: null }, { start_date: null }],
    [{ target_date: null }, { target_date: null }],
    [{ module_id: null }, { module_id: null }],
    [{ labels: ['area'] }, { labels: ['area'] }],
    [{ labels: [] }, { labels: [] }],
    [
      { start_date: '2026-11-21', module_id },
      { start_date: '2026-11-21', module_id },
    ],
  ];
  let expected = made;
  for (const [changes, result] of cases) {
    const answered = await update(site, made.id, changes);
    assert.ok(answered.seq > expected.seq);
    expected = { ...expected, ...result, seq: answered.seq, updated_at: answered.updated_at };
    assert.deepEqual(answered, expected);
    assert.deepEqual(await site.read(made.id), { ...expected, ...NO_RELATIONS });
  }
});

test('an update changes updated_at and seq, and never created_at', async t => {
  const site = await world(t);
  const made = await site.issue();
  site.server.clock.advance(90);
  const changed = await update(site, made.id, { title: 'Other' });
  assert.equal(changed.created_at, made.created_at);
  assert.ok(changed.updated_at > made.updated_at);
});

test('each changed field is recorded in one row, with names of references; a new order is not recorded', async t => {
  const site = await world(t);
  await site.label('bug', 'area');
  const [map, berths] = [await module(site, site.app, 'Map'), await module(site, site.app, 'Berths')];
  const { id } = await site.issue({ module_id: map, labels: ['bug'], start_date: '2026-11-20' });
  const { outcome, activity, events } = await aftermath(site.server, () =>
    update(site, id, {
      title: 'Other',
      description: 'text',
      status: 'active',
      priority: 'high',
      module_id: berths,
      sort_order: 7,
      start_date: null,
      target_date: '2026-12-01',
      labels: ['area'],
    }),
  );
  assert.deepEqual(activity.map(activityLine), [
    'issue update title: A mooring → Other',
    'issue update description:  → text',
    'issue update status: backlog → active',
    'issue update priority: none → high',
    'issue update module_id: Map → Berths',
    'issue update start_date: 2026-11-20 → -',
    'issue update target_date: - → 2026-12-01',
    'issue detach -: bug → -',
    'issue attach -: - → area',
  ]);
  assert.deepEqual(events, [{ type: 'issue.updated', project_id: site.app, issue_id: id, seq: outcome.seq }]);
});

test('a change of labels alone changes updated_at and seq, as a new order does, which is not recorded', async t => {
  const site = await world(t);
  await site.label('bug');
  const made = await site.issue();
  site.server.clock.advance(60);
  const labelled = await aftermath(site.server, () => update(site, made.id, { labels: ['BUG'] }));
  assert.deepEqual(labelled.activity.map(activityLine), ['issue attach -: - → bug']);
  assert.equal(labelled.events.length, 1);
  assert.ok(labelled.outcome.updated_at > made.updated_at && labelled.outcome.seq > made.seq);
  const moved = await aftermath(site.server, () => update(site, made.id, { sort_order: 9 }));
  assert.deepEqual(moved.activity, []);
  assert.equal(moved.events[0]?.seq, moved.outcome.seq);
});

test('an update that changes nothing uses no seq and leaves no trace', async t => {
  const site = await world(t);
  await site.label('bug', 'area');
  const made = await site.issue({ labels: ['bug', 'area'], target_date: '2026-12-01' });
  site.server.clock.advance(60);
  const rows = await site.server.rows();
  for (const changes of [
    {},
    { title: made.title, status: made.status, priority: made.priority, sort_order: made.sort_order },
    { labels: ['AREA', 'Bug', 'bug'], target_date: '2026-12-01', start_date: null, module_id: null },
    { expected_seq: made.seq },
  ]) {
    const { outcome, activity, events } = await aftermath(site.server, () => update(site, made.id, changes));
    assert.deepEqual([outcome, activity, events], [made, [], []]);
  }
  assert.equal(await site.server.rows(), rows);
});

test('references of an update must exist and be usable, otherwise nothing is written', async t => {
  const site = await world(t);
  const { server, max } = site;
  const hidden = await storeProject(site.server, 'HID');
  const seen = await storeProject(site.server, 'SEE', [['viewer', max]]);
  const { id } = await site.issue();
  const refusals: [RefusalCode, Schemas['IssueUpdate']][] = [
    ['unknown_reference', { title: 'Other', module_id: 999 }],
    ['unknown_reference', { title: 'Other', module_id: await module(site, hidden, 'Hidden') }],
    ['other_project', { title: 'Other', module_id: await module(site, seen, 'Seen') }],
    ['label_unknown', { title: 'Other', labels: ['nope'] }],
    ['too_many_attachments', { description: addresses(257) }],
  ];
  for (const [code, body] of refusals) {
    await refused(server, () => max.api.PUT('/api/issues/{id}', { ...path(id), body }), code);
  }
});

test('an issue may have 500 labels, which can be replaced together', async t => {
  const site = await world(t);
  const names = Array.from({ length: 1000 }, (_, n) => `label ${String(n).padStart(3, '0')}`);
  await site.label(...names);
  const made = await site.issue({ labels: names.slice(0, 500) });
  assert.deepEqual(made.labels, names.slice(0, 500));
  const changed = await update(site, made.id, { labels: names.slice(500) });
  assert.deepEqual(changed.labels, names.slice(500));
});

test('a label of another project is refused', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'BOAT');
  await site.put('labels', { project_id: other, name: 'bug', name_folded: 'bug', color: '#6B7280' });
  const { error } = await refused(
    site.server,
    () =>
      site.max.api.POST('/api/issues', { body: { project_id: site.app, title: 'Boats', labels: ['bug'] } }),
    'label_unknown',
  );
  assert.match(error, /bug/);
});

test('a stale expected_seq is refused and returns the current issue', async t => {
  const site = await world(t);
  await site.label('bug');
  const made = await site.issue({ labels: ['bug'], source: 'elsewhere' });
  const current = await update(site, made.id, { title: 'Other', expected_seq: made.seq });
  const body = { title: 'Mine', expected_seq: made.seq };
  // A future seq is as wrong as a past one, and so is a change without one.
  for (const wrong of [body, { ...body, expected_seq: current.seq + 1 }, { expected_seq: 0 }]) {
    await refused(
      site.server,
      () => site.max.api.PUT('/api/issues/{id}', { ...path(made.id), body: wrong }),
      'stale_seq',
    );
  }
  const { error } = await raw(site.server, `/api/issues/${made.id}`, {
    method: 'PUT',
    token: site.max.token,
    body,
  });
  assert.deepEqual((error as { current: unknown }).current, current);
});

test('of two writers with the same expected_seq one wins', async t => {
  const site = await world(t);
  const made = await site.issue();
  const outcomes = await Promise.all(
    ['one', 'two', 'three'].map(title =>
      site.max.api.PUT('/api/issues/{id}', { ...path(made.id), body: { title, expected_seq: made.seq } }),
    ),
  );
  assert.deepEqual(outcomes.map(({ response }) => response.status).sort(), [200, 409, 409]);
  const winner = outcomes.find(({ data }) => data)?.data;
  assert.equal((await site.read(made.id)).title, winner?.title);
});

test('without expected_seq the last writer wins', async t => {
  const site = await world(t);
  const made = await site.issue();
  await update(site, made.id, { title: 'one' });
  assert.equal((await update(site, made.id, { title: 'two' })).title, 'two');
});

test('closed_at is the time of the last move to done or cancelled', async t => {
  const site = await world(t);
  const closedAt = async (id: number): Promise<string | null | undefined> => {
    const row = await site.server.app.instance.store.read(({ db }) =>
      db('issues').where({ id }).first<{ closed_at: string | null }>('closed_at'),
    );
    return row.closed_at;
  };
  const born = await site.issue({ status: 'done' });
  assert.equal(await closedAt(born.id), null);
  const { id } = await site.issue();
  const done = await update(site, id, { status: 'done' });
  assert.equal(await closedAt(id), done.updated_at);
  site.server.clock.advance(60);
  await update(site, id, { title: 'Other' });
  assert.equal(await closedAt(id), done.updated_at);
  const cancelled = await update(site, id, { status: 'cancelled' });
  assert.equal(await closedAt(id), cancelled.updated_at);
  await update(site, id, { status: 'backlog' });
  assert.equal(await closedAt(id), null);
});

test('every move between two statuses is allowed', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const statuses = ['backlog', 'todo', 'active', 'done', 'cancelled'] as const;
  for (const from of statuses) {
    for (const to of statuses) {
      await update(site, id, { status: from });
      assert.equal((await update(site, id, { status: to })).status, to);
    }
  }
});

test('the first mention of a member is recorded', async t => {
  const site = await world(t);
  const made = await aftermath(site.server, () =>
    site.issue({ description: 'Ask @Vera, not @sam or @nobody.' }),
  );
  assert.deepEqual(made.activity.map(activityLine), [
    'issue create -: - → A mooring',
    'issue mention -: - → vera',
  ]);
  const description = 'Ask @Vera and @lena.';
  const changed = await aftermath(site.server, () => update(site, made.outcome.id, { description }));
  assert.deepEqual(changed.activity.map(activityLine).slice(1), ['issue mention -: - → lena']);
  const again = await aftermath(site.server, () => update(site, made.outcome.id, { title: 'Other' }));
  assert.deepEqual(again.activity.map(activityLine), ['issue update title: A mooring → Other']);
});

test('a description may mention 256 users and no more', async t => {
  const site = await world(t);
  await enforceRoles(site, false);
  const names = Array.from({ length: 257 }, (_, n) => `crew${n}`);
  const people = names.map(name => ({
    username: name,
    username_folded: name,
    email: `${name}@local`,
    display_name: name,
    ...TIMES,
  }));
  await site.put('users', ...people);
  const mentions = names.map(name => `@${name}`);
  const body = { project_id: site.app, title: 'All hands', description: mentions.join(' ') };
  const make = () => site.max.api.POST('/api/issues', { body });
  await refused(site.server, make, 'too_many_mentions');
  const { activity } = await aftermath(site.server, () =>
    site.issue({ description: mentions.slice(1).join(' ') }),
  );
  assert.equal(activity.length, 257);
});

test('changes by a tool have its own name', async t => {
  const site = await world(t);
  const { activity } = await aftermath(site.server, () =>
    site.bot.api.POST('/api/issues', { body: { project_id: site.app, title: 'Boats' } }),
  );
  assert.deepEqual(
    activity.map(row => [row.actor_user_id, row.transport]),
    [[site.bot.id, 'api']],
  );
});
