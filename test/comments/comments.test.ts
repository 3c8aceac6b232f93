/** Comments: creating, editing and deleting them, the traces, and the refusals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { done } from '../setting/client.ts';
import {
  commented,
  commentOn,
  edit,
  listOf,
  remove,
  storeComment,
  type Commented,
  type Target,
} from '../setting/commented.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { stored } from '../setting/stored.ts';

const LIMIT = 262_144;

interface Ordered {
  readonly seq: number;
  readonly updated_at: string;
}

async function rowOf(
  { server }: Commented,
  table: 'issues' | 'pages' | 'comments',
  id: number,
): Promise<Ordered> {
  const row = await server.app.instance.store.read(({ db }) =>
    db(table).where({ id }).first<Ordered | undefined>('seq', 'updated_at'),
  );
  assert.ok(row);
  return row;
}

async function discard({ server }: Commented, table: 'issues' | 'pages', id: number): Promise<void> {
  await stored(server, work => work.db(table).where({ id }).update({ deleted_at: work.now }));
}

test('creating a comment on an issue returns it as stored, with the names of its author', async t => {
  const site = await commented(t);
  const comment = done(await commentOn(site, site.max.api, 'issue', 'one\r\ntwo\rthree\tfour'));
  const { id, created_at, seq, ...rest } = comment;
  assert.deepEqual(rest, {
    issue_id: site.targets.issue,
    page_id: null,
    user_id: site.max.id,
    author: 'max',
    author_display_name: 'max',
    content: 'one\ntwo\nthree\tfour',
    kind: 'comment',
    updated_at: created_at,
  });
  const { data } = await listOf(site, site.vera.api, 'issue');
  assert.deepEqual(data, [comment]);
  assert.ok(id > 0 && seq > 0);
});

test('a comment on a page has the id of the page', async t => {
  const site = await commented(t);
  const comment = done(await commentOn(site, site.lena.api, 'page', 'Seen.'));
  assert.equal(comment.page_id, site.targets.page);
  assert.equal(comment.issue_id, null);
  assert.deepEqual((await listOf(site, site.vera.api, 'page')).data, [comment]);
  assert.deepEqual((await listOf(site, site.vera.api, 'issue')).data, []);
});

test("the author of a tool's comment is the tool, not its owner", async t => {
  const site = await commented(t);
  const comment = done(await commentOn(site, site.bot.api, 'issue', 'Done.'));
  assert.equal(comment.user_id, site.bot.id);
  assert.equal(comment.author, site.bot.username);
  await refused(site.server, () => edit(site.max.api, comment.id, 'Not so.'), 'only_author');
  done(await edit(site.bot.api, comment.id, 'Done twice.'));
});

test('creating, editing and deleting on an issue record the text, update comment and issue, and announce both', async t => {
  const site = await commented(t);
  const { server, app: project, max } = site;
  const { issue } = site.targets;
  const acts: readonly { act: (id: number) => Promise<number>; says: string }[] = [
    {
      act: async () => done(await commentOn(site, max.api, 'issue', 'first')).id,
      says: 'comment create -: - → first',
    },
    {
      act: async id => done(await edit(max.api, id, 'second')).id,
      says: 'comment update content: first → second',
    },
    {
      act: async id => ((await remove(max.api, id)).response.ok ? id : 0),
      says: 'comment delete -: second → -',
    },
  ];
  let id = 0;
  for (const { act, says } of acts) {
    server.clock.advance(60);
    const { outcome, activity, events } = await aftermath(server, () => act(id));
    id = outcome;
    assert.deepEqual(activity.map(activityLine), [says]);
    const [row] = activity;
    assert.equal(row?.actor_user_id, max.id);
    assert.equal(row?.transport, 'web');
    assert.equal(row?.entity_id, id);
    assert.equal(row?.entity_label, 'APP-1');
    assert.equal(row?.project_id, project);
    assert.equal(row?.issue_id, issue);
    const comment = await rowOf(site, 'comments', id);
    const host = await rowOf(site, 'issues', issue);
    assert.equal(host.seq, comment.seq + 1);
    assert.equal(host.updated_at, comment.updated_at);
    assert.deepEqual(events, [
      { type: 'project.updated', project_id: project, seq: comment.seq },
      { type: 'issue.updated', project_id: project, issue_id: issue, seq: host.seq },
    ]);
  }
});

test('on a page, the page is updated and the project announced', async t => {
  const site = await commented(t);
  const { outcome, activity, events } = await aftermath(site.server, async () =>
    done(await commentOn(site, site.max.api, 'page', 'Seen.')),
  );
  const comment = await rowOf(site, 'comments', outcome.id);
  const page = await rowOf(site, 'pages', site.targets.page);
  assert.deepEqual(events, [
    { type: 'project.updated', project_id: site.app, seq: comment.seq },
    { type: 'project.updated', project_id: site.app, seq: page.seq },
  ]);
  assert.equal(page.seq, comment.seq + 1);
  assert.deepEqual(activity.map(activityLine), ['comment create -: - → Seen.']);
  assert.equal(activity[0]?.entity_label, 'APP-DOC-1');
});

test('an edit returns the new text and time, and keeps the author', async t => {
  const site = await commented(t);
  const before = done(await commentOn(site, site.max.api, 'issue', 'first'));
  site.server.clock.advance(60);
  const after = done(await edit(site.ada.api, before.id, 'second\r\n'));
  const { updated_at, ...rest } = after;
  assert.deepEqual(rest, { ...rest, user_id: site.max.id, author: 'max', content: 'second\n' });
  assert.equal(after.created_at, before.created_at);
  assert.ok(updated_at > before.updated_at);
  assert.deepEqual((await listOf(site, site.vera.api, 'issue')).data, [after]);
});

test('the same text changes nothing, with any kind of newlines', async t => {
  const site = await commented(t);
  const before = done(await commentOn(site, site.max.api, 'issue', 'a\nb'));
  const rows = await site.server.rows();
  site.server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(site.server, async () =>
    done(await edit(site.max.api, before.id, 'a\r\nb')),
  );
  assert.deepEqual(outcome, before);
  assert.deepEqual([activity, events], [[], []]);
  assert.equal(await site.server.rows(), rows);
});

test('a deleted comment appears as deleted in the changes, and is not found', async t => {
  const site = await commented(t);
  const { id } = done(await commentOn(site, site.max.api, 'issue', 'Gone.'));
  const { data } = await remove(site.max.api, id);
  assert.deepEqual(data, { deleted: true });
  assert.deepEqual((await listOf(site, site.max.api, 'issue')).data, []);
  const { store } = site.server.app.instance;
  const row = await store.read(({ db }) =>
    db('comments')
      .where({ id })
      .first<{ deleted_at: string; went_with_parent: number } | undefined>('deleted_at', 'went_with_parent'),
  );
  assert.match(row?.deleted_at ?? '', /^\d{4}-/);
  assert.equal(row?.went_with_parent, 0);
  await refused(site.server, () => edit(site.max.api, id, 'Back.'), 'not_found');
  await refused(site.server, () => remove(site.max.api, id), 'not_found');
});

test('an item in the trash accepts and shows no comments, and keeps those that it has', async t => {
  const site = await commented(t);
  const places = [
    { target: 'issue', table: 'issues', id: site.targets.issue },
    { target: 'page', table: 'pages', id: site.targets.page },
  ] as const;
  for (const { target, table, id } of places) {
    const comment = done(await commentOn(site, site.max.api, target, 'Before.'));
    await discard(site, table, id);
    await refused(site.server, () => commentOn(site, site.max.api, target, 'After.'), 'not_found');
    await refused(site.server, () => listOf(site, site.max.api, target), 'not_found');
    await refused(site.server, () => edit(site.max.api, comment.id, 'After.'), 'not_found');
    await refused(site.server, () => remove(site.ada.api, comment.id), 'not_found');
  }
});

test('an imported comment shows a marked name, and only administrators can edit it', async t => {
  const site = await commented(t);
  const id = await storeComment(site, { user_id: null, imported_author: 'max' });
  const { data } = await listOf(site, site.vera.api, 'issue');
  const [shown] = data ?? [];
  assert.deepEqual(
    [shown?.user_id, shown?.author, shown?.author_display_name],
    [-1, 'max (imported)', 'max (imported)'],
  );
  await refused(site.server, () => edit(site.max.api, id, 'Mine?'), 'only_author');
  await refused(site.server, () => remove(site.max.api, id), 'only_author');
  const edited = done(await edit(site.ada.api, id, 'Amended.'));
  assert.deepEqual([edited.user_id, edited.author], [-1, 'max (imported)']);
});

test("an imported comment without an author's name has a placeholder", async t => {
  const site = await commented(t);
  await storeComment(site, { user_id: null, imported_author: null });
  const { data } = await listOf(site, site.vera.api, 'issue');
  assert.deepEqual([data?.[0]?.user_id, data?.[0]?.author], [-1, 'somebody (imported)']);
});

test('the list of comments and the changes show an imported author in the same way', async t => {
  const site = await commented(t);
  await storeComment(site, { user_id: null, imported_author: 'Grace', seq: 1 });
  const { data: listed } = await listOf(site, site.vera.api, 'issue');
  const path = { id: site.app };
  const { data: changed } = await site.vera.api.GET('/api/projects/{id}/changes', { params: { path } });
  const row = changed?.changes.find(({ kind }) => kind === 'comment');
  assert.ok(row?.kind === 'comment' && listed?.[0]);
  assert.deepEqual([row.user_id, row.username], [listed[0].user_id, listed[0].author]);
});

test('the limit of 262144 bytes counts UTF-8 after the newlines are normalized', async t => {
  const site = await commented(t);
  const { server, max } = site;
  const wide = 'é'.repeat(LIMIT / 2);
  done(await commentOn(site, max.api, 'issue', wide));
  done(await commentOn(site, max.api, 'issue', `${'a'.repeat(LIMIT - 1)}\r\n`));
  await refused(server, () => commentOn(site, max.api, 'issue', `${wide}a`), 'comment_too_large');
  await refused(server, () => commentOn(site, max.api, 'page', 'a'.repeat(LIMIT + 1)), 'comment_too_large');
  const { id } = done(await commentOn(site, max.api, 'issue', 'short'));
  await refused(server, () => edit(max.api, id, `${wide}a`), 'comment_too_large');
});

test('an older, larger comment may be changed but not made longer', async t => {
  const site = await commented(t);
  const id = await storeComment(site, { content: 'x'.repeat(LIMIT + 100) });
  await refused(site.server, () => edit(site.max.api, id, 'y'.repeat(LIMIT + 101)), 'comment_too_large');
  const same = done(await edit(site.max.api, id, 'y'.repeat(LIMIT + 100)));
  assert.equal(same.content.length, LIMIT + 100);
  done(await edit(site.max.api, id, 'y'.repeat(LIMIT + 50)));
  await refused(site.server, () => edit(site.max.api, id, 'z'.repeat(LIMIT + 51)), 'comment_too_large');
  done(await edit(site.max.api, id, 'short'));
  await refused(site.server, () => edit(site.max.api, id, 'z'.repeat(LIMIT + 1)), 'comment_too_large');
});

const BODIES: readonly [name: string, body: object][] = [
  ['no content', {}],
  ['an empty content', { content: '' }],
  ['white space alone', { content: ' \n\t' }],
  ['null', { content: null }],
  ['another field', { content: 'a', user_id: 1 }],
];

test('an invalid body is refused, on every path', async t => {
  const site = await commented(t);
  const { id } = done(await commentOn(site, site.max.api, 'issue', 'there'));
  for (const [name, body] of BODIES) {
    await t.test(name, async () => {
      const { token } = site.max;
      const post = () => raw(site.server, `/api/issues/${site.targets.issue}/comments`, { token, body });
      const put = () => raw(site.server, `/api/comments/${id}`, { method: 'PUT', token, body });
      await refused(site.server, post, 'invalid_body');
      await refused(site.server, put, 'invalid_body');
    });
  }
});

test('comments that are created at the same time are all stored, each with its own seq', async t => {
  const site = await commented(t);
  const texts = Array.from({ length: 8 }, (_, index) => `at once ${index}`);
  const { events } = await aftermath(site.server, () =>
    Promise.all(texts.map(async text => done(await commentOn(site, site.max.api, 'issue', text)))),
  );
  const { data = [] } = await listOf(site, site.max.api, 'issue');
  assert.deepEqual(data.map(({ content }) => content).sort(), texts);
  const numbers = events.map(({ seq }) => seq ?? 0);
  assert.equal(numbers.length, 16);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => a - b),
  );
});

test('if a comment is edited and deleted at the same time, it is deleted', async t => {
  const site = await commented(t);
  const { id } = done(await commentOn(site, site.max.api, 'issue', 'first'));
  const [changed, deleted] = await Promise.all([edit(site.max.api, id, 'second'), remove(site.ada.api, id)]);
  assert.ok([200, 404].includes(changed.response.status));
  assert.equal(deleted.response.status, 200);
  assert.deepEqual((await listOf(site, site.max.api, 'issue')).data, []);
});

const TARGETS: readonly Target[] = ['issue', 'page'];

test('a mention is recorded once for each user who was not mentioned before', async t => {
  const site = await commented(t);
  for (const target of TARGETS) {
    const first = await aftermath(site.server, async () =>
      done(await commentOn(site, site.max.api, target, '@Vera, @lena and @vera: mail sam@example.com')),
    );
    const [, ...mentions] = first.activity;
    assert.deepEqual(mentions.map(activityLine).sort(), [
      'comment mention -: - → lena',
      'comment mention -: - → vera',
    ]);
    assert.equal(mentions[0]?.entity_id, first.outcome.id);
    const again = await aftermath(site.server, async () =>
      done(await edit(site.max.api, first.outcome.id, 'so @VERA and @max')),
    );
    assert.deepEqual(again.activity.slice(1).map(activityLine), ['comment mention -: - → max']);
  }
});

test('only candidates can be mentioned: members while roles are enforced, and never tools', async t => {
  const site = await commented(t);
  const text = `@ada @sam @vera @nobody @${site.bot.username}`;
  const enforced = await aftermath(site.server, async () =>
    done(await commentOn(site, site.max.api, 'issue', text)),
  );
  assert.deepEqual(enforced.activity.slice(1).map(activityLine), ['comment mention -: - → vera']);
  await site.ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: false } });
  const open = await aftermath(site.server, async () =>
    done(await commentOn(site, site.max.api, 'issue', text)),
  );
  assert.deepEqual(
    open.activity.slice(1).map(({ new_value }) => new_value),
    ['ada', 'sam', 'vera'],
  );
});

test('256 different people may be mentioned, and unknown names do not count', async t => {
  const site = await commented(t);
  await site.ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: false } });
  const names = Array.from({ length: 257 }, (_, index) => `crew${index}`);
  await stored(site.server, work =>
    work.db('users').insert(
      names.map(username => ({
        username,
        username_folded: username,
        email: `${username}@local`,
        display_name: username,
        created_at: work.now,
        updated_at: work.now,
      })),
    ),
  );
  const at = (count: number) =>
    names
      .slice(0, count)
      .map(name => `@${name} @${name.toUpperCase()}`)
      .join(' ');
  // More names than a statement of SQLite accepts as values.
  const strangers = Array.from({ length: 33_000 }, (_, index) => `@n${index.toString(36)}`).join(' ');
  const { outcome } = await aftermath(site.server, async () =>
    done(await commentOn(site, site.max.api, 'issue', `${at(256)} ${strangers}`)),
  );
  await refused(site.server, () => commentOn(site, site.max.api, 'page', at(257)), 'too_many_mentions');
  await refused(site.server, () => edit(site.max.api, outcome.id, at(257)), 'too_many_mentions');
});

test('256 different files may be referred to, existing or not', async t => {
  const site = await commented(t);
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => `/api/attachments/${index + 1}`).join(' ');
  const { id } = done(await commentOn(site, site.max.api, 'page', `${files(256)} ${files(256)}`));
  await refused(
    site.server,
    () => commentOn(site, site.max.api, 'issue', files(257)),
    'too_many_attachments',
  );
  await refused(site.server, () => edit(site.max.api, id, files(257)), 'too_many_attachments');
});
