/** Pages of a project: creating, reading and updating them, and moving them to the trash. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { lastSeq, stampsOf } from '../setting/stamps.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world } from '../setting/world.ts';

test('a page is a draft at the root by default, at the end of its project', async t => {
  const { server, page, max, vera, app } = await world(t);
  const before = await lastSeq(server);
  const { outcome, activity, events } = await aftermath(server, () => page());
  const { id, created_at } = outcome;
  assert.deepEqual(outcome, {
    id,
    project_id: app,
    sequence: 1,
    identifier: 'APP-DOC-1',
    folder_id: null,
    title: 'How we moor',
    content: '',
    sort_order: 1,
    status: 'draft',
    pinned: false,
    created_at,
    updated_at: created_at,
    labels: [],
    seq: before + 1,
  });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.deepEqual(activity.map(activityLine), ['page create -: - → How we moor']);
  assert.deepEqual(
    [activity[0]?.entity_label, activity[0]?.entity_id, activity[0]?.actor_user_id, activity[0]?.project_id],
    ['APP-DOC-1', id, max.id, app],
  );
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app, seq: before + 1 }]);
  assert.deepEqual(done(await vera.api.GET('/api/pages/{id}', at(id))), outcome);
  const second = await page();
  assert.deepEqual([second.sequence, second.sort_order], [2, 2]);
});

test('a new page has every field that was sent', async t => {
  const { server, page, folder, label } = await world(t);
  await label('zebra', 'Bug');
  const { id: folder_id } = await folder('Handbook');
  const fields = {
    folder_id,
    content: 'a\r\nb\tc',
    status: 'complete',
    labels: ['ZEBRA', 'bug', 'Bug'],
  } as const;
  const { outcome, activity, events } = await aftermath(server, () =>
    page({ ...fields, labels: [...fields.labels] }),
  );
  assert.deepEqual(
    [outcome.folder_id, outcome.content, outcome.status, outcome.labels],
    [folder_id, 'a\nb\tc', 'complete', ['Bug', 'zebra']],
  );
  assert.deepEqual(activity.map(activityLine), [
    'page create -: - → How we moor',
    'page attach -: - → Bug',
    'page attach -: - → zebra',
  ]);
  assert.equal(events.length, 1);
});

test('a new page comes after all others, pinned or not', async t => {
  const { page, max } = await world(t);
  const { id } = await page();
  const body = { pinned: true, sort_order: 41.5 };
  done(await max.api.PUT('/api/pages/{id}', { ...at(id), body }));
  assert.equal((await page()).sort_order, 42);
  done(await max.api.DELETE('/api/pages/{id}', at(id)));
  assert.equal((await page()).sort_order, 43);
});

test('numbers are not reused, even after a delete', async t => {
  const { page, max } = await world(t);
  const { id } = await page();
  done(await max.api.DELETE('/api/pages/{id}', at(id)));
  assert.equal((await page()).identifier, 'APP-DOC-2');
});

test('pages that are created at the same time get different numbers', async t => {
  const { page } = await world(t);
  const made = await Promise.all(Array.from({ length: 8 }, () => page()));
  assert.deepEqual(made.map(({ sequence }) => sequence).sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a page is resolved by its identifier in any case', async t => {
  const { server, page, max } = await world(t);
  const made = await page();
  const resolve = (identifier: string) =>
    max.api.GET('/api/pages/resolve/{identifier}', { params: { path: { identifier } } });
  for (const identifier of ['APP-DOC-1', 'app-doc-1', 'App-Doc-0001']) {
    assert.deepEqual(done(await resolve(identifier)), made);
  }
  const unknown = ['APP-DOC-2', 'OPS-DOC-1', 'DOC-1', 'APP-DOC-0', 'APP-DOC-9999999999999999999'];
  for (const identifier of unknown) await refused(server, () => resolve(identifier), 'not_found');
  const malformed = [
    'APP-1',
    'APP-DOC-',
    'APP-DOC--1',
    'APP-DOC-+1',
    'APP-DOC-٣',
    'APP-DOC-1x',
    'TOOLONG-DOC-1',
  ];
  for (const identifier of [...malformed, `APP-DOC-${'1'.repeat(20)}`]) {
    await refused(server, () => resolve(identifier), 'invalid_parameter');
  }
});

test('an update records each changed field, and uses one seq', async t => {
  const { server, page, folder, label, max, app } = await world(t);
  await label('bug');
  const made = await page({ content: 'Old' });
  const { id: folder_id } = await folder('Handbook');
  server.clock.advance(60);
  const before = await lastSeq(server);
  const body = {
    title: 'How we sail',
    content: 'New\r\n',
    folder_id,
    sort_order: 0.5,
    status: 'active' as const,
    pinned: true,
    labels: ['Bug'],
  };
  const { outcome, activity, events } = await aftermath(server, async () =>
    done(await max.api.PUT('/api/pages/{id}', { ...at(made.id), body })),
  );
  const { updated_at } = outcome;
  assert.ok(updated_at > made.updated_at);
  const written = { content: 'New\n', labels: ['bug'], seq: before + 1, updated_at };
  assert.deepEqual(outcome, { ...made, ...body, ...written });
  assert.deepEqual(done(await max.api.GET('/api/pages/{id}', at(made.id))), outcome);
  assert.deepEqual(activity.map(activityLine), [
    'page update title: How we moor → How we sail',
    'page update content: Old → New\n',
    'page update folder_id: - → Handbook',
    'page update status: draft → active',
    'page update pinned: false → true',
    'page attach -: - → bug',
  ]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app, seq: before + 1 }]);
  assert.deepEqual(await stampsOf(server, 'pages', [made.id]), [{ seq: before + 1, updated_at }]);
});

test('each field can be changed alone; others stay, and null as the folder is the root', async t => {
  const { page, folder, label, max } = await world(t);
  await label('bug', 'fault');
  const { id: folder_id } = await folder('Handbook');
  let known = await page({ folder_id, content: 'Text', labels: ['bug'] });
  const changes = [
    { pinned: true },
    { title: 'Other' },
    { content: '' },
    { sort_order: -3.25 },
    { status: 'archived' },
    { labels: ['fault'] },
    { labels: [] },
    { folder_id: null },
    { pinned: false },
  ] as const;
  for (const change of changes) {
    const body = 'labels' in change ? { labels: [...change.labels] } : change;
    const now = done(await max.api.PUT('/api/pages/{id}', { ...at(known.id), body }));
    assert.deepEqual(now, { ...known, ...body, seq: now.seq, updated_at: now.updated_at });
    known = now;
  }
});

test('a new order records no activity and uses a seq; an update that changes nothing uses none', async t => {
  const { server, page, label, folder, max, app } = await world(t);
  await label('bug');
  const { id: folder_id } = await folder('Handbook');
  const made = await page({ content: 'a\nb', labels: ['bug'], folder_id });
  const before = await lastSeq(server);
  server.clock.advance(60);
  const same = [
    {},
    { title: made.title },
    { content: 'a\r\nb' },
    { labels: ['BUG'] },
    { pinned: false },
    { folder_id },
  ];
  for (const body of same) {
    const { outcome, activity, events } = await aftermath(server, () =>
      max.api.PUT('/api/pages/{id}', { ...at(made.id), body }),
    );
    assert.deepEqual([outcome.data, activity, events], [made, [], []]);
  }
  assert.equal(await lastSeq(server), before);
  const { activity, events } = await aftermath(server, () =>
    max.api.PUT('/api/pages/{id}', { ...at(made.id), body: { sort_order: 9 } }),
  );
  assert.deepEqual(activity, []);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app, seq: before + 1 }]);
});

test('a change of labels alone changes seq and updated_at', async t => {
  const { server, page, label, max, app } = await world(t);
  await label('bug', 'fault');
  const made = await page({ labels: ['bug'] });
  const before = await lastSeq(server);
  server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(server, async () =>
    done(await max.api.PUT('/api/pages/{id}', { ...at(made.id), body: { labels: ['fault'] } })),
  );
  assert.ok(outcome.updated_at > made.updated_at);
  assert.deepEqual(await stampsOf(server, 'pages', [made.id]), [
    { seq: before + 1, updated_at: outcome.updated_at },
  ]);
  assert.deepEqual(activity.map(activityLine), ['page detach -: bug → -', 'page attach -: - → fault']);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app, seq: before + 1 }]);
});

test('every status can follow every other', async t => {
  const { page, max } = await world(t);
  const { id } = await page();
  const statuses = ['draft', 'active', 'complete', 'archived'] as const;
  for (const from of statuses) {
    for (const status of statuses) {
      done(await max.api.PUT('/api/pages/{id}', { ...at(id), body: { status: from } }));
      const moved = done(await max.api.PUT('/api/pages/{id}', { ...at(id), body: { status } }));
      assert.equal(moved.status, status);
    }
  }
});

test('a deleted page is in the trash with its comments, and no longer in reads, lists and copies', async t => {
  const { server, page, put, max, app } = await world(t);
  const made = await page();
  const times = { created_at: made.created_at, updated_at: made.created_at };
  const comment = { project_id: app, page_id: made.id, user_id: max.id, content: 'Hm.', seq: 1, ...times };
  await put('comments', comment, { ...comment, deleted_at: made.created_at });
  const before = await lastSeq(server);
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.DELETE('/api/pages/{id}', at(made.id)),
  );
  assert.deepEqual(outcome.data, { deleted: true });
  assert.deepEqual(activity.map(activityLine), ['page delete -: How we moor → -']);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app, seq: before + 2 }]);
  const marks = await server.app.instance.store.read(({ db }) =>
    db('comments').orderBy('id').pluck<number[]>('went_with_parent'),
  );
  assert.deepEqual(marks, [1, 0]);
  const { data: listed } = await max.api.GET('/api/pages', { params: { query: { project_id: app } } });
  assert.deepEqual(listed, []);
  const { changes } = done(
    await max.api.GET('/api/projects/{id}/changes', {
      params: { path: { id: app }, query: { since: before } },
    }),
  );
  assert.deepEqual(
    changes.map(({ kind, deleted, seq }) => [kind, deleted, seq]),
    [
      ['comment', true, before + 1],
      ['page', true, before + 2],
    ],
  );
  const identifier = made.identifier;
  await refused(server, () => max.api.GET('/api/pages/{id}', at(made.id)), 'not_found');
  await refused(server, () => max.api.DELETE('/api/pages/{id}', at(made.id)), 'not_found');
  await refused(
    server,
    () => max.api.PUT('/api/pages/{id}', { ...at(made.id), body: { title: 'x' } }),
    'not_found',
  );
  await refused(
    server,
    () => max.api.GET('/api/pages/resolve/{identifier}', { params: { path: { identifier } } }),
    'not_found',
  );
  const restored = done(await max.api.POST('/api/pages/{id}/restore', at(made.id)));
  assert.equal(restored.identifier, identifier);
});

test('members who are mentioned for the first time are recorded', async t => {
  const { server, page, max } = await world(t);
  const made = await aftermath(server, () => page({ content: '@Vera and @sam, mail lena@example.org' }));
  assert.deepEqual(made.activity.map(activityLine), [
    'page create -: - → How we moor',
    'page mention -: - → vera',
  ]);
  const content = '@vera, @lena, @lena';
  const changed = await aftermath(server, () =>
    max.api.PUT('/api/pages/{id}', { ...at(made.outcome.id), body: { content } }),
  );
  assert.deepEqual(changed.activity.filter(({ action }) => action === 'mention').map(activityLine), [
    'page mention -: - → lena',
  ]);
});

test('a page can mention at most 256 people and 256 attachments', async t => {
  const site = await world(t);
  const { server, page, max, app } = site;
  await enforceRoles(site, false);
  const names = Array.from({ length: 257 }, (_, number) => `u${String(number)}`);
  await site.put(
    'users',
    ...names.map(username => ({
      username,
      username_folded: username,
      email: `${username}@local`,
      display_name: username,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
    })),
  );
  const { id } = await page();
  const mentions = names.map(name => `@${name}`);
  const files = names.map((_, number) => `/api/attachments/${String(number + 1)}`);
  const cases = [
    [mentions, 'too_many_mentions'],
    [files, 'too_many_attachments'],
  ] as const;
  for (const [words, code] of cases) {
    const content = words.join(' ');
    const create = () => max.api.POST('/api/pages', { body: { project_id: app, title: 'x', content } });
    await refused(server, create, code);
    await refused(server, () => max.api.PUT('/api/pages/{id}', { ...at(id), body: { content } }), code);
    await page({ content: words.slice(1).join(' ') });
  }
});

test('folder and labels must belong to the project', async t => {
  const site = await world(t);
  const { server, page, max, app } = site;
  const { id } = await page();
  const seen = await storeProject(site.server, 'OPS', [['maintainer', max]]);
  const hidden = await storeProject(site.server, 'HID');
  const row = { name: 'x', name_folded: 'x', sort_order: 1 };
  const [there = 0, unseen = 0] = await site.put(
    'folders',
    { project_id: seen, ...row },
    { project_id: hidden, ...row },
  );
  await site.put('labels', { project_id: seen, name: 'theirs', name_folded: 'theirs', color: '#000000' });
  const cases = [
    [{ folder_id: there }, 'other_project'],
    [{ folder_id: unseen }, 'unknown_reference'],
    [{ folder_id: 999 }, 'unknown_reference'],
    [{ labels: ['theirs'] }, 'label_unknown'],
    [{ title: 'Changed', labels: ['nope'] }, 'label_unknown'],
  ] as const;
  for (const [fields, code] of cases) {
    const body = 'labels' in fields ? { ...fields, labels: [...fields.labels] } : fields;
    const create = () => max.api.POST('/api/pages', { body: { project_id: app, title: 'x', ...body } });
    const made = await refused(server, create, code);
    const changed = await refused(server, () => max.api.PUT('/api/pages/{id}', { ...at(id), body }), code);
    assert.equal(made.error, changed.error);
  }
});

test('invalid pages are refused', async t => {
  const { server, page, max, app } = await world(t);
  const { id } = await page();
  const wrong = [
    { title: ' \n' },
    { title: null },
    { title: 'x'.repeat(501) },
    { content: null },
    { status: 'done' },
    { status: null },
    { labels: null },
    { labels: [''] },
    { labels: 'bug' },
    { folder_id: 'root' },
    { source: 'x' },
  ];
  const updates = [
    { pinned: null },
    { pinned: 1 },
    { expected_seq: '1' },
    { sort_order: null },
    { sort_order: '1' },
    { project_id: app },
  ];
  for (const fields of wrong) {
    const create = { token: max.token, body: { project_id: app, title: 'new', ...fields } };
    await refused(server, () => raw(server, '/api/pages', create), 'invalid_body');
  }
  for (const body of [...wrong, ...updates]) {
    const update = { method: 'PUT', token: max.token, body };
    await refused(server, () => raw(server, `/api/pages/${id}`, update), 'invalid_body');
  }
  for (const body of [{ title: 'x', pinned: true }, { title: 'x', sort_order: 1 }, { project_id: app }]) {
    await refused(server, () => raw(server, '/api/pages', { token: max.token, body }), 'invalid_body');
  }
});
