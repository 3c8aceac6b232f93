/** Versions of a page: what records one, which are kept, and who reads them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { agent } from '../setting/mcp.ts';
import { refused } from '../setting/refused.ts';
import { stampsOf } from '../setting/stamps.ts';
import { Statements } from '../setting/statements.ts';
import { stored } from '../setting/stored.ts';
import { publish } from '../setting/strangers.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';
import { purgeExpired } from '../../src/upkeep/purging.ts';

type Who = 'ada' | 'operator' | 'lena' | 'max' | 'bot' | 'vera' | 'sam';

const READERS: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot', 'vera'];

function list(site: World, id: number, query: { limit?: number; offset?: number } = {}, who: Who = 'max') {
  return site[who].api.GET('/api/pages/{id}/versions', { params: { path: { id }, query } });
}

async function versionsOf(site: World, id: number) {
  return done(await list(site, id, { limit: 200 })).items;
}

function readAt(site: World, id: number, seq: number, who: Who = 'max') {
  return site[who].api.GET('/api/pages/{id}/versions/{seq}', { params: { path: { id, seq } } });
}

async function put(site: World, id: number, body: object, who: Who = 'max') {
  return done(await site[who].api.PUT('/api/pages/{id}', { ...at(id), body }));
}

async function seqOf({ server }: World, id: number): Promise<number> {
  const [stamps] = await stampsOf(server, 'pages', [id]);
  return stamps?.seq ?? 0;
}

test('a new page has one version, with its content', async t => {
  const site = await world(t);
  const { max, page } = site;
  const { id, created_at } = await page({ content: 'a\r\n🌊' });
  const seq = await seqOf(site, id);
  const version = { seq, size: 3, created_at, user_id: max.id, username: 'max' };
  assert.deepEqual(done(await list(site, id)), { items: [version], has_more: false });
  assert.deepEqual(done(await readAt(site, id, seq)), { ...version, content: 'a\n🌊' });
});

test('a change of the content records a version with its author and time', async t => {
  const site = await world(t);
  const { server, lena, max, bot } = site;
  const { id, created_at } = await site.page({ content: 'One' });
  const first = await seqOf(site, id);
  server.clock.advance(60);
  const { updated_at } = await put(site, id, { content: 'Two!', title: 'Other', status: 'active' }, 'lena');
  const second = await seqOf(site, id);
  await put(site, id, { content: '' }, 'bot');
  const third = await seqOf(site, id);
  await put(site, id, { content: 'By a key' }, 'operator');
  const items = await versionsOf(site, id);
  assert.deepEqual(items.slice(1), [
    { seq: third, size: 0, created_at: updated_at, user_id: bot.id, username: bot.username },
    { seq: second, size: 4, created_at: updated_at, user_id: lena.id, username: 'lena' },
    { seq: first, size: 3, created_at, user_id: max.id, username: 'max' },
  ]);
  assert.deepEqual([items[0]?.user_id, items[0]?.username, items[0]?.size], [null, null, 8]);
});

test('changes of other fields record no version, and keep the author of the content', async t => {
  const site = await world(t);
  const { lena, page, folder, label } = site;
  await label('bug');
  const { id } = await page({ content: 'Same' });
  const before = await versionsOf(site, id);
  const { id: folder_id } = await folder('Handbook');
  const others = {
    title: 'Other',
    status: 'active',
    folder_id,
    pinned: true,
    sort_order: 7,
    labels: ['bug'],
  };
  await put(site, id, others, 'lena');
  await put(site, id, { content: 'Same' }, 'lena');
  done(
    await lena.api.POST('/api/pages/{page_id}/comments', {
      params: { path: { page_id: id } },
      body: { content: 'Hm.' },
    }),
  );
  assert.deepEqual(await versionsOf(site, id), before);
});

test('a seq between two versions gives the one that was current then', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'One' });
  const first = await seqOf(site, id);
  await put(site, id, { title: 'Other' });
  const between = await seqOf(site, id);
  await put(site, id, { content: 'Two' });
  const second = await seqOf(site, id);
  await put(site, id, { title: 'Another' });
  const last = await seqOf(site, id);
  assert.ok(first < between && between < second && second < last);
  for (const [seq, recorded, content] of [
    [first, first, 'One'],
    [between, first, 'One'],
    [second, second, 'Two'],
    [last, second, 'Two'],
  ] as const) {
    const version = done(await readAt(site, id, seq));
    assert.deepEqual([version.seq, version.content], [recorded, content]);
  }
  for (const seq of [first - 1, 0, -1, last + 1, Number.MAX_SAFE_INTEGER])
    await refused(site.server, () => readAt(site, id, seq), 'not_found');
});

test('the newest 50 versions are kept', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: '0' });
  const seqs = [await seqOf(site, id)];
  for (let number = 1; number < 52; number += 1) {
    await put(site, id, { content: String(number) });
    seqs.push(await seqOf(site, id));
  }
  const kept = await versionsOf(site, id);
  assert.deepEqual(
    kept.map(({ seq }) => seq),
    seqs.slice(2).reverse(),
  );
  assert.equal(done(await readAt(site, id, seqs[2] ?? 0)).content, '2');
  await refused(site.server, () => readAt(site, id, seqs[1] ?? 0), 'not_found');
});

test('at most 2,000,000 characters of versions are kept; the oldest are dropped first', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'a'.repeat(500_001) });
  const sizes = async () => (await versionsOf(site, id)).map(({ size }) => size);
  await put(site, id, { content: 'b'.repeat(1_000_000) });
  await put(site, id, { content: 'c'.repeat(499_999) });
  assert.deepEqual(await sizes(), [499_999, 1_000_000, 500_001]);
  await put(site, id, { content: 'd' });
  assert.deepEqual(await sizes(), [1, 499_999, 1_000_000]);
  await put(site, id, { content: 'e'.repeat(2_000_000) });
  assert.deepEqual(await sizes(), [2_000_000]);
});

test('the newest version stays even if it alone is longer', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'Short' });
  const content = 'x'.repeat(2_000_001);
  await put(site, id, { content });
  const [newest, ...others] = await versionsOf(site, id);
  assert.deepEqual([newest?.size, others], [2_000_001, []]);
  assert.equal(done(await readAt(site, id, newest?.seq ?? 0)).content, content);
  await put(site, id, { content: 'Short again' });
  assert.equal((await versionsOf(site, id)).length, 1);
});

test('characters count, not bytes', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: '🌊'.repeat(400_000) });
  await put(site, id, { content: 'é'.repeat(400_000) });
  await put(site, id, { content: 'Short' });
  const sizes = (await versionsOf(site, id)).map(({ size }) => size);
  assert.deepEqual(sizes, [5, 400_000, 400_000]);
});

test('the list is paged', async t => {
  const site = await world(t);
  const { id } = await site.page();
  for (const content of ['1', '2', '3']) await put(site, id, { content });
  const all = await versionsOf(site, id);
  const { data, response } = await list(site, id, { limit: 2, offset: 1 });
  assert.deepEqual(data, { items: all.slice(1, 3), has_more: true });
  assert.match(response.headers.get('link') ?? '', /limit=2&offset=3>; rel="next"/);
  assert.deepEqual(done(await list(site, id, { limit: 2, offset: 2 })), {
    items: all.slice(2),
    has_more: false,
  });
});

test('everyone who can read the page can read its versions', async t => {
  const site = await world(t);
  const { server } = site;
  const { id } = await site.page({ content: 'One' });
  const seq = await seqOf(site, id);
  for (const who of READERS) {
    assert.equal(done(await list(site, id, {}, who)).items.length, 1, who);
    assert.equal(done(await readAt(site, id, seq, who)).content, 'One', who);
  }
  await refused(server, () => list(site, id, {}, 'sam'), 'not_found');
  await refused(server, () => readAt(site, id, seq, 'sam'), 'not_found');
  await refused(server, () => list(site, 999), 'not_found');
  await refused(server, () => readAt(site, 999, seq), 'not_found');
});

test('versions of a workspace page are read like the page', async t => {
  const site = await world(t);
  const { id } = await site.workspacePage({ content: 'One' });
  const seq = await seqOf(site, id);
  await put(site, id, { content: 'Two' }, 'ada');
  const read = async (who: Who) => done(await list(site, id, {}, who)).items.map(({ size }) => size);
  assert.deepEqual(await read('ada'), [3, 3]);
  assert.equal(done(await readAt(site, id, seq, 'ada')).content, 'One');
  await refused(site.server, () => list(site, id, {}, 'vera'), 'not_found');
  await refused(site.server, () => readAt(site, id, seq, 'vera'), 'not_found');
  await enforceRoles(site, false);
  assert.deepEqual(await read('sam'), [3, 3]);
  assert.equal(done(await readAt(site, id, seq, 'sam')).content, 'One');
});

test('the trash keeps versions, and purging removes them', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { id } = await site.page({ content: 'One' });
  await put(site, id, { content: 'Two' });
  const before = await versionsOf(site, id);
  const oldest = before[1]?.seq ?? 0;
  done(await max.api.DELETE('/api/pages/{id}', at(id)));
  await refused(server, () => list(site, id), 'not_found');
  await refused(server, () => readAt(site, id, oldest), 'not_found');
  done(await max.api.POST('/api/pages/{id}/restore', at(id)));
  assert.deepEqual(await versionsOf(site, id), before);
  assert.equal(done(await readAt(site, id, oldest)).content, 'One');
  done(await max.api.DELETE('/api/pages/{id}', at(id)));
  server.clock.advance(31 * 86_400);
  await purgeExpired(server.app.instance);
  const left = await server.app.instance.store.read(({ db }) => db('page_versions').select('*'));
  assert.deepEqual(left, []);
});

test('edits of one commit are recorded one by one', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: '0' });
  const contents = ['1', '2', '3', '4'];
  await Promise.all(contents.map(content => put(site, id, { content })));
  const versions = await versionsOf(site, id);
  const read = versions.map(async ({ seq }) => done(await readAt(site, id, seq)).content);
  const [newest, ...former] = await Promise.all(read);
  assert.equal(newest, done(await site.max.api.GET('/api/pages/{id}', at(id))).content);
  assert.deepEqual([newest, ...former].toSorted(), ['0', ...contents]);
});

test('an edit through the tool endpoint records a version of the tool', async t => {
  const site = await world(t);
  const { bot, server } = site;
  const { id, identifier } = await site.page({ content: 'One' });
  const first = await seqOf(site, id);
  const { use } = await agent(t, server, bot.token);
  await use('edit_page', { identifier, old_string: 'One', new_string: 'Two two' });
  const [newest, oldest] = await versionsOf(site, id);
  assert.deepEqual([newest?.size, newest?.user_id, oldest?.seq], [7, bot.id, first]);
  assert.equal(done(await readAt(site, id, first)).content, 'One');
});

test('versions go with their project', async t => {
  const site = await world(t);
  const { server, lena, app } = site;
  const workspace = await site.workspacePage();
  const { id } = await site.page({ content: 'One' });
  await put(site, id, { content: 'Two' });
  done(await lena.api.DELETE('/api/projects/{id}', at(app)));
  const left = await server.app.instance.store.read(({ db }) => db('page_versions').pluck('page_id'));
  assert.deepEqual(left, [workspace.id]);
});

test('the public API does not show versions', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'One' });
  await publish(site.lena.api, site.app);
  const seq = await seqOf(site, id);
  assert.equal((await fetch(`${site.server.url}/public/api/projects/APP/pages/${id}`)).status, 200);
  for (const path of ['versions', `versions/${seq}`]) {
    const response = await fetch(`${site.server.url}/public/api/projects/APP/pages/${id}/${path}`);
    assert.equal(response.status, 404, path);
  }
});

test('the list has an ETag that the content changes; that of a workspace page has none', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'One' });
  const tag = async (of: number, who: Who) => (await list(site, of, {}, who)).response.headers.get('etag');
  const before = await tag(id, 'max');
  assert.ok(before !== null && (await tag(id, 'max')) === before);
  await put(site, id, { content: 'Two' });
  assert.notEqual(await tag(id, 'max'), before);
  const workspace = await site.workspacePage();
  assert.equal(await tag(workspace.id, 'ada'), null);
});

test('a refused update records no version', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'One' });
  const before = await versionsOf(site, id);
  const body = { content: 'Two', labels: ['no such label'] };
  await refused(site.server, () => site.max.api.PUT('/api/pages/{id}', { ...at(id), body }), 'label_unknown');
  assert.deepEqual(await versionsOf(site, id), before);
});

test('a version is recorded without another statement of the server', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'One' });
  const statements = Statements.of(site.server);
  const count = async (body: object) => (await statements.during(() => put(site, id, body))).length;
  await put(site, id, { title: 'Warm' });
  await put(site, id, { content: 'Warm' });
  const [title, content] = [await count({ title: 'Other' }), await count({ content: 'Two' })];
  assert.equal(content, title);
});

test('content that is written past the server records a version if it takes a seq', async t => {
  const site = await world(t);
  const { id } = await site.page({ content: 'One' });
  const first = await seqOf(site, id);
  await stored(site.server, async ({ db }) => {
    await db('pages')
      .where({ id })
      .update({ content: 'By hand', content_by: null, seq: first + 1 });
  });
  const versions = await versionsOf(site, id);
  assert.deepEqual(
    versions.map(({ seq, size, user_id }) => [seq, size, user_id]),
    [
      [first + 1, 7, null],
      [first, 3, site.max.id],
    ],
  );
  assert.equal(done(await readAt(site, id, first)).content, 'One');
  await stored(site.server, ({ db }) => db('pages').where({ id }).update({ content: 'Corrected' }));
  const sizes = (await versionsOf(site, id)).map(({ size }) => size);
  assert.deepEqual(sizes, [9, 3]);
});
