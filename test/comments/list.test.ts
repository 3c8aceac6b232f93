/** Comment lists: their order, both kinds of paging, the author, and the end of a response. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { comments, type CommentRequest } from '../../src/tracker/comments/list.ts';
import { done } from '../setting/client.ts';
import {
  commented,
  commentOn,
  listOf,
  storeComment,
  type Commented,
  type Target,
} from '../setting/commented.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { refused } from '../setting/refused.ts';
import { stored } from '../setting/stored.ts';

const MEBIBYTE = 1024 * 1024;

interface Shown {
  readonly comments: readonly Schemas['Comment'][];
  readonly contents: readonly string[];
  readonly hasMore: boolean;
  readonly returned: number;
  readonly nextOffset: string | null;
  readonly nextCreatedAt: string | null;
  readonly nextId: string | null;
  readonly link: string;
}

type Query = Readonly<Record<string, string | number>>;

async function shown(site: Commented, query: Query = {}, target: Target = 'issue'): Promise<Shown> {
  const { data, error, response } = await listOf(site, site.vera.api, target, query);
  assert.ok(data, JSON.stringify(error));
  const { headers } = response;
  return {
    comments: data,
    contents: data.map(({ content }) => content),
    hasMore: headers.get('x-comment-has-more') === 'true',
    returned: Number(headers.get('x-comment-returned')),
    nextOffset: headers.get('x-comment-next-offset'),
    nextCreatedAt: headers.get('x-comment-next-created-at'),
    nextId: headers.get('x-comment-next-id'),
    link: headers.get('link') ?? '',
  };
}

/** Five comments, of which b, c and d share a second, and one on the page. */
async function five(site: Commented): Promise<void> {
  const times = { a: '00:00:01', b: '00:00:02', c: '00:00:02', d: '00:00:02', e: '00:00:03' };
  for (const [content, time] of Object.entries(times)) {
    await storeComment(site, { content, created_at: `2026-02-01 ${time}` });
  }
  await storeComment(site, { content: 'page', issue_id: null, page_id: site.targets.page });
  await storeComment(site, { content: 'deleted', deleted_at: '2026-03-01 00:00:00' });
}

test('comments are sorted by time, then by id, in both directions', async t => {
  const site = await commented(t);
  await five(site);
  const ascending = await shown(site);
  assert.deepEqual(ascending.contents, ['a', 'b', 'c', 'd', 'e']);
  assert.deepEqual([ascending.hasMore, ascending.returned, ascending.nextOffset], [false, 5, null]);
  assert.deepEqual((await shown(site, { order: 'desc' })).contents, ['e', 'd', 'c', 'b', 'a']);
  assert.deepEqual((await shown(site, {}, 'page')).contents, ['page']);
});

for (const order of ['asc', 'desc'] as const) {
  test(`by offset, ${order}, each page says how to go on`, async t => {
    const site = await commented(t);
    await five(site);
    const contents: string[] = [];
    let offset: string | null = '0';
    for (let pages = 0; offset !== null && pages < 5; pages++) {
      const page: Shown = await shown(site, { order, limit: 2, offset });
      contents.push(...page.contents);
      assert.equal(page.returned, page.contents.length);
      assert.equal(page.hasMore, page.nextOffset !== null);
      const last = page.comments.at(-1);
      const position = page.hasMore ? [last?.created_at, String(last?.id)] : [null, null];
      assert.deepEqual([page.nextCreatedAt, page.nextId], position);
      offset = page.nextOffset;
    }
    assert.deepEqual(contents, order === 'asc' ? ['a', 'b', 'c', 'd', 'e'] : ['e', 'd', 'c', 'b', 'a']);
  });
}

test('by position, each page is strictly older, even if others write, and it returns the offset too', async t => {
  const site = await commented(t);
  await five(site);
  const contents: string[] = [];
  let query: Query = { order: 'desc', limit: 2 };
  for (let pages = 0; pages < 5; pages++) {
    const page = await shown(site, query);
    contents.push(...page.contents);
    if (!page.hasMore) break;
    const byOffset = await shown(site, { order: 'desc', limit: 2, offset: page.nextOffset ?? 0 });
    done(await commentOn(site, site.max.api, 'issue', 'since then'));
    assert.ok(page.nextCreatedAt !== null && page.nextId !== null);
    query = { order: 'desc', limit: 2, before_created_at: page.nextCreatedAt, before_id: page.nextId };
    assert.deepEqual(byOffset.contents, (await shown(site, query)).contents);
  }
  assert.deepEqual(contents, ['e', 'd', 'c', 'b', 'a']);
});

test('a position can be a time in any accepted form, and its comment may be gone', async t => {
  const site = await commented(t);
  await five(site);
  const before = async (time: string, id: number) =>
    (await shown(site, { order: 'desc', before_created_at: time, before_id: id })).contents;
  const all = await shown(site);
  const c = all.comments[2]?.id ?? 0;
  assert.deepEqual(await before('2026-02-01 00:00:02', c), ['b', 'a']);
  assert.deepEqual(await before('2026-02-01T00:00:02Z', c), ['b', 'a']);
  assert.deepEqual(await before('2026-02-01T02:00:02.000+02:00', c), ['b', 'a']);
  assert.deepEqual(await before('2026-02-01 00:00:02', 900_000), ['d', 'c', 'b', 'a']);
  assert.deepEqual(await before('2026-02-01', 1), []);
  assert.deepEqual(await before('2026-02-02', 1), ['e', 'd', 'c', 'b', 'a']);
});

test('the Link header leads to the neighbouring pages, with the same kind of paging', async t => {
  const site = await commented(t);
  await five(site);
  const path = `/api/issues/${site.targets.issue}/comments`;
  const middle = await shown(site, { limit: 2, offset: 2 });
  assert.equal(
    middle.link,
    `<${path}?limit=2&offset=4>; rel="next", <${path}?limit=2&offset=0>; rel="prev", <${path}?limit=2&offset=0>; rel="first"`,
  );
  const position = { before_created_at: '2026-02-01 00:00:03', before_id: 1 };
  const older = await shown(site, { order: 'desc', limit: 1, ...position });
  const d = older.comments[0]?.id ?? 0;
  assert.equal(
    older.link,
    `<${path}?order=desc&limit=1&before_created_at=2026-02-01+00%3A00%3A02&before_id=${d}>; rel="next", ` +
      `<${path}?order=desc&limit=1>; rel="first"`,
  );
  const next = await fetch(site.server.url + (/^<([^>]+)>/.exec(older.link)?.[1] ?? ''), {
    headers: { Authorization: `Bearer ${site.vera.token}` },
  });
  assert.match(await next.text(), /"content":"c"/);
});

const BAD_CURSORS: readonly Query[] = [
  { order: 'desc', before_created_at: '2026-02-01 00:00:02' },
  { order: 'desc', before_id: 3 },
  { before_created_at: '2026-02-01 00:00:02', before_id: 3 },
  { order: 'asc', before_created_at: '2026-02-01 00:00:02', before_id: 3 },
  { order: 'desc', offset: 1, before_created_at: '2026-02-01 00:00:02', before_id: 3 },
];

const BAD_PARAMETERS: readonly Query[] = [
  { order: 'sideways' },
  { limit: 'many' },
  { offset: 'x' },
  { author: '' },
  { order: 'desc', before_created_at: '', before_id: 3 },
  { order: 'desc', before_created_at: 'yesterday', before_id: 3 },
  { order: 'desc', before_created_at: '2026-02-30', before_id: 3 },
  { order: 'desc', before_created_at: '2026-02-01', before_id: 0 },
];

test('an incomplete position, or one with another order or an offset, is refused', async t => {
  const site = await commented(t);
  for (const target of ['issue', 'page'] as const) {
    for (const query of BAD_CURSORS) {
      await refused(site.server, () => listOf(site, site.vera.api, target, query), 'comment_cursor_invalid');
    }
  }
});

test('invalid parameters are refused', async t => {
  const site = await commented(t);
  for (const query of BAD_PARAMETERS) {
    await refused(site.server, () => listOf(site, site.vera.api, 'issue', query), 'invalid_parameter');
  }
});

test('an offset of 0 is accepted with a position, and limits are clamped', async t => {
  const site = await commented(t);
  await five(site);
  const position = { before_created_at: '2026-02-02', before_id: 1 };
  assert.equal((await shown(site, { order: 'desc', offset: 0, ...position })).returned, 5);
  assert.equal((await shown(site, { order: 'desc', offset: -3, ...position })).returned, 5);
  assert.equal((await shown(site, { limit: 0 })).returned, 1);
  assert.equal((await shown(site, { limit: 100_000 })).returned, 5);
  const beyond = await shown(site, { offset: 50 });
  assert.deepEqual([beyond.returned, beyond.hasMore, beyond.nextOffset], [0, false, null]);
});

test('a page has 50 comments by default, and at most 500', async t => {
  const site = await commented(t);
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const row = {
    project_id: site.app,
    issue_id: site.targets.issue,
    user_id: site.max.id,
    content: 'x',
    seq: 1,
    ...times,
  };
  const half = Array.from({ length: 251 }, () => row);
  for (const rows of [half, half]) await stored(site.server, work => work.db('comments').insert(rows));
  const standard = await shown(site);
  assert.deepEqual([standard.returned, standard.hasMore, standard.nextOffset], [50, true, '50']);
  const most = await shown(site, { limit: 1000 });
  assert.deepEqual([most.returned, most.hasMore, most.nextOffset], [500, true, '500']);
});

test('the author filter accepts a username in any case, and never matches an imported name', async t => {
  const site = await commented(t);
  await storeComment(site, { content: 'max', user_id: site.max.id });
  await storeComment(site, { content: 'lena', user_id: site.lena.id });
  await storeComment(site, { content: 'imported', user_id: null, imported_author: 'max' });
  assert.deepEqual((await shown(site, { author: 'MAX' })).contents, ['max']);
  assert.deepEqual((await shown(site, { author: 'lena', order: 'desc' })).contents, ['lena']);
  assert.deepEqual((await shown(site, { author: 'nobody' })).contents, []);
  const paged = await shown(site, { author: 'max', limit: 1 });
  assert.deepEqual([paged.contents, paged.hasMore], [['max'], false]);
});

test('a response ends at about 2 MiB, and the next one continues without a gap or a repetition', async t => {
  const site = await commented(t);
  const texts = Array.from({ length: 20 }, (_, index) => String(index).padEnd(MEBIBYTE / 4 - 400, 'x'));
  for (const content of texts) await storeComment(site, { content });
  const first = await shown(site, { limit: 20 });
  assert.deepEqual([first.returned, first.hasMore, first.nextOffset], [8, true, '8']);
  assert.match(first.link, /<[^>]*limit=20&offset=8>; rel="next"/);
  const second = await shown(site, { limit: 20, offset: 8 });
  const third = await shown(site, { limit: 20, offset: 16 });
  assert.deepEqual([...first.contents, ...second.contents, ...third.contents], texts);
  assert.equal(third.hasMore, false);
});

test('bytes are counted as they are sent, so text that grows in JSON fills a response sooner', async t => {
  const site = await commented(t);
  for (let index = 0; index < 3; index++)
    await storeComment(site, { content: '\u0001'.repeat(MEBIBYTE / 4) });
  const page = await shown(site, { order: 'desc' });
  assert.deepEqual([page.returned, page.hasMore, page.nextOffset], [1, true, '1']);
  assert.equal(page.nextId, String(page.comments[0]?.id));
});

test('a response has at least one comment, however long, and says that there are more', async t => {
  const site = await commented(t);
  await storeComment(site, { content: 'x'.repeat(2 * MEBIBYTE), created_at: '2026-01-01 00:00:01' });
  await storeComment(site, { content: 'short', created_at: '2026-01-01 00:00:02' });
  await storeComment(site, { content: 'shorter', created_at: '2026-01-01 00:00:03' });
  const first = await shown(site);
  assert.deepEqual([first.returned, first.hasMore, first.nextOffset], [1, true, '1']);
  assert.deepEqual((await shown(site, { offset: 1 })).contents, ['short', 'shorter']);
});

const REQUESTS: readonly [name: string, request: CommentRequest][] = [
  ['oldest first', { order: 'asc', limit: 50, offset: 100, before: null }],
  ['newest first', { order: 'desc', limit: 50, offset: 0, before: null }],
  ['by author', { order: 'asc', limit: 50, offset: 0, before: null, author: 'max' }],
];

test('pages are read from the index', { skip: engine !== 'sqlite' }, async t => {
  const site = await commented(t);
  await site.server.app.instance.store.read(async read => {
    for (const kind of ['issue', 'page'] as const) {
      for (const [name, request] of REQUESTS) {
        const plan = await explained(read, comments.sql(read, { ...request, on: { kind, id: 1 } }));
        const search = `SEARCH comments USING INDEX comments_of_${kind} (${kind}_id=?)`;
        assert.ok(plan.includes(search), `${name}: ${plan.join('; ')}`);
        assert.ok(!plan.some(step => step.startsWith('SCAN comments')), plan.join('; '));
      }
      const before = { created_at: '2026-01-01', id: 1 };
      const request: CommentRequest = { order: 'desc', limit: 50, offset: 0, before };
      const plan = await explained(read, comments.sql(read, { ...request, on: { kind, id: 1 } }));
      const search = `SEARCH comments USING INDEX comments_of_${kind} (${kind}_id=? AND created_at<?)`;
      assert.ok(plan.includes(search), plan.join('; '));
    }
  });
});
