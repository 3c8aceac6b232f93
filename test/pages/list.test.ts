/** Page lists: contents, order and paging. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operations } from '../../src/generated/types.ts';
import { pages } from '../../src/tracker/pages/list.ts';
import { at, done } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

type Query = NonNullable<Operations['listPages']['parameters']['query']>;

async function list({ max, app }: World, query: Query = {}): Promise<string[]> {
  const params = { query: { project_id: app, ...query } };
  return done(await max.api.GET('/api/pages', { params })).map(({ title }) => title);
}

type Row = readonly [
  title: string,
  place: number,
  created: number,
  updated: number,
  status: string,
  pinned?: 1,
];

/** Each of these orders differs from the others. */
const ROWS: readonly Row[] = [
  ['b', 2, 3, 1, 'complete'],
  ['A', 1.5, 1, 3, 'archived'],
  ['C', 1.5, 2, 4, 'active'],
  ['d', 3, 4, 2, 'draft'],
  ['P', 9, 8, 8, 'archived', 1],
  ['o', 8, 9, 9, 'draft', 1],
];

async function ordered(site: World): Promise<void> {
  const day = (number: number) => `2026-01-0${String(number)} 00:00:00`;
  const rows = ROWS.map(([title, sort_order, created, updated, status, pinned = 0], index) => ({
    project_id: site.app,
    sequence: index + 1,
    title,
    title_folded: title.toLowerCase(),
    content: '',
    sort_order,
    status,
    pinned,
    seq: 1,
    created_at: day(created),
    updated_at: day(updated),
  }));
  await site.put('pages', ...rows);
}

const ORDERS: readonly [query: Query, ascending: string, descending: string][] = [
  [{}, 'o P A C b d', 'P o d b C A'],
  [{ order_by: 'sort_order' }, 'o P A C b d', 'P o d b C A'],
  [{ order_by: 'title' }, 'o P A b C d', 'P o d C b A'],
  [{ order_by: 'status' }, 'o P d C b A', 'P o A b C d'],
  [{ order_by: 'created' }, 'P o A C b d', 'o P d b C A'],
  [{ order_by: 'created_at' }, 'P o A C b d', 'o P d b C A'],
  [{ order_by: 'updated' }, 'P o b d A C', 'o P C A d b'],
  [{ order_by: 'updated_at' }, 'P o b d A C', 'o P C A d b'],
];

test('pinned pages come first, then the requested order', async t => {
  const site = await world(t);
  await ordered(site);
  for (const [query, ascending, descending] of ORDERS) {
    const name = JSON.stringify(query);
    assert.equal((await list(site, query)).join(' '), ascending, name);
    assert.equal((await list(site, { ...query, order: 'asc' })).join(' '), ascending, name);
    assert.equal((await list(site, { ...query, order: 'desc' })).join(' '), descending, `${name} desc`);
  }
});

test('titles are compared ignoring case, in every alphabet', async t => {
  const site = await world(t);
  for (const title of ['new', 'zoo', 'émile', 'Ärger', 'ábc']) await site.page({ title });
  done(await site.max.api.PUT('/api/pages/{id}', { ...at(1), body: { title: 'ÉMIL' } }));
  assert.deepEqual(await list(site, { order_by: 'title' }), ['zoo', 'ábc', 'Ärger', 'ÉMIL', 'émile']);
});

test('a list has the pages of one project with their content and labels, without the trash', async t => {
  const site = await world(t);
  const { page, label, vera, max, app } = site;
  await label('bug', 'Ant');
  const first = await page({ content: 'Text', labels: ['bug', 'ant'] });
  const second = await page();
  const { id } = await page();
  done(await max.api.DELETE('/api/pages/{id}', at(id)));
  const other = await storeProject(site.server, 'OPS', [['maintainer', max]]);
  const theirs = await page({ project_id: other });
  const listed = async (project_id: number) =>
    (await max.api.GET('/api/pages', { params: { query: { project_id } } })).data;
  assert.deepEqual(await listed(app), [first, second]);
  assert.deepEqual(first.labels, ['Ant', 'bug']);
  assert.deepEqual(await listed(other), [theirs]);
  const { data } = await vera.api.GET('/api/pages', { params: { query: { project_id: app } } });
  assert.deepEqual(data, [first, second]);
});

test('folder, label and status filter the list, alone and together', async t => {
  const site = await world(t);
  const { page, label, folder } = site;
  await label('bug', 'fault');
  const outer = await folder('Outer');
  const inner = await folder('Inner', outer.id);
  await page({ title: 'one', folder_id: outer.id, labels: ['bug'], status: 'active' });
  await page({ title: 'two', folder_id: inner.id, labels: ['bug', 'fault'] });
  await page({ title: 'three', labels: ['fault'], status: 'active' });
  const cases: readonly [Query, string][] = [
    [{ folder_id: outer.id }, 'one'],
    [{ folder_id: inner.id }, 'two'],
    [{ folder_id: 999 }, ''],
    [{ label: 'BUG' }, 'one two'],
    [{ label: 'Fault' }, 'two three'],
    [{ label: 'nope' }, ''],
    [{ label: 'bu' }, ''],
    [{ status: 'active' }, 'one three'],
    [{ status: 'archived' }, ''],
    [{ status: 'active', label: 'bug' }, 'one'],
    [{ folder_id: inner.id, status: 'active' }, ''],
  ];
  for (const [query, titles] of cases) {
    assert.equal((await list(site, query)).join(' '), titles, JSON.stringify(query));
  }
});

test('a label of the same name in another project makes no difference', async t => {
  const site = await world(t);
  const { page, label, put, max, app } = site;
  await label('bug');
  const other = await storeProject(site.server, 'OPS', [['maintainer', max]]);
  await put('labels', { project_id: other, name: 'bug', name_folded: 'bug', color: '#000000' });
  await page({ title: 'theirs', project_id: other, labels: ['bug'] });
  await page({ title: 'ours', labels: ['bug'] });
  assert.deepEqual(await list(site, { project_id: app, label: 'bug' }), ['ours']);
});

/** As many pages as needed to exceed every limit. */
async function many(site: World, count: number): Promise<void> {
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const rows = Array.from({ length: count }, (_, index) => ({
    project_id: site.app,
    sequence: index + 1,
    title: String(index),
    title_folded: '',
    content: '',
    sort_order: 0,
    status: 'draft',
    seq: 1,
    ...times,
  }));
  await site.put('pages', ...rows);
}

test('all pages are returned unless limit or offset is sent; with an offset alone, a page has 50', async t => {
  const site = await world(t);
  const { max, app } = site;
  await many(site, 502);
  const cases: readonly [query: Query, count: number, first: string, links: string][] = [
    [{}, 502, '0', ''],
    [{ limit: 3 }, 3, '0', 'next first'],
    [{ limit: 0 }, 1, '0', 'next first'],
    [{ limit: -7 }, 1, '0', 'next first'],
    [{ limit: 501 }, 500, '0', 'next first'],
    [{ offset: 0 }, 50, '0', 'next first'],
    [{ offset: -3 }, 50, '0', 'next first'],
    [{ offset: 10 }, 50, '10', 'next prev first'],
    [{ offset: 460 }, 42, '460', 'prev first'],
    [{ limit: 2, offset: 500 }, 2, '500', 'prev first'],
    [{ limit: 2, offset: 900 }, 0, '', 'prev first'],
  ];
  for (const [query, count, first, links] of cases) {
    const name = JSON.stringify(query);
    const params = { query: { project_id: app, ...query } };
    const { data, response } = await max.api.GET('/api/pages', { params });
    assert.equal(data?.length, count, name);
    assert.equal(data?.[0]?.title ?? '', first, name);
    const names = [...(response.headers.get('link') ?? '').matchAll(/rel="(\w+)"/g)].map(
      ([, relation]) => relation,
    );
    assert.equal(names.join(' '), links, name);
  }
});

test('following the links returns every page once', async t => {
  const site = await world(t);
  await many(site, 7);
  const titles: string[] = [];
  let path: string | undefined = `/api/pages?project_id=${site.app}&limit=3`;
  while (path !== undefined && titles.length < 20) {
    const { response, error } = await raw(site.server, path, { method: 'GET', token: site.max.token });
    assert.ok(Array.isArray(error));
    titles.push(...error.map(page => String((page as { title: unknown }).title)));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  assert.deepEqual(titles, ['0', '1', '2', '3', '4', '5', '6']);
});

test('unknown values are refused, unknown parameters are ignored', async t => {
  const { server, max, app } = await world(t);
  const ask = (query: string) => () =>
    raw(server, `/api/pages?project_id=${app}&${query}`, { method: 'GET', token: max.token });
  const wrong = [
    'order_by=sequence',
    'order=up',
    'status=done',
    'status=',
    'folder_id=x',
    'limit=x',
    'label=',
  ];
  for (const query of wrong) await refused(server, ask(query), 'invalid_parameter');
  const { response } = await ask('colour=red')();
  assert.equal(response.status, 200);
});

test('the list of a missing or hidden project is not found', async t => {
  const site = await world(t);
  const { server, max, sam, app } = site;
  const hidden = await storeProject(site.server, 'HID');
  const ask = (api: typeof max.api, project_id: number) => () =>
    api.GET('/api/pages', { params: { query: { project_id } } });
  await refused(server, ask(max.api, 999), 'not_found');
  await refused(server, ask(max.api, hidden), 'not_found');
  await refused(server, ask(sam.api, app), 'not_found');
});

if (engine === 'sqlite') {
  test('the default list is read in order from an index, in a project and in the workspace', async t => {
    const { server } = await world(t);
    for (const filter of [{ project_id: 1 }, {}]) {
      const steps = await server.app.instance.store.read(read =>
        explained(read, pages.sql(read, filter).limit(51)),
      );
      assert.match(steps.join('\n'), /SEARCH pages USING INDEX pages_in_order \(project_id=\?\)/);
      assert.doesNotMatch(steps.join('\n'), /TEMP B-TREE|SCAN/);
    }
  });

  test('the pages of a label are found by its name', async t => {
    const { server } = await world(t);
    const query = { project_id: 1, label: 'bug' };
    const steps = await server.app.instance.store.read(read => explained(read, pages.sql(read, query)));
    assert.match(steps.join('\n'), /SEARCH labels USING .*\(project_id=\? AND name_folded=\?\)/);
    assert.doesNotMatch(steps.join('\n'), /SCAN (labels|page_labels)/);
  });
}

test('a response ends at about eight megabytes, and its Link continues from there', async t => {
  const site = await world(t);
  const row = { project_id: site.app, title: 'Long', title_folded: 'long', status: 'draft', pinned: 0 };
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const rows = Array.from({ length: 6 }, (_, n) => ({
    ...row,
    ...times,
    content: 'm'.repeat(2_000_000),
    sequence: n + 10,
    sort_order: n + 10,
    seq: n + 10,
  }));
  await site.put('pages', ...rows);
  const seen: number[][] = [];
  let address: string | undefined = `/api/pages?project_id=${site.app}&offset=0&limit=500`;
  for (let page = 0; page < 5 && address; page += 1) {
    const { response, error } = await raw(site.server, address, { method: 'GET', token: site.vera.token });
    seen.push((error as { sequence: number }[]).map(({ sequence }) => sequence));
    address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  assert.deepEqual(seen, [
    [10, 11, 12, 13],
    [14, 15],
  ]);
});
