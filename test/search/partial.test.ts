/** Items with some of the words, for queries that no item matches completely. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import { indexed, searcher } from '../setting/searching.ts';
import { storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

type Shown = readonly [title: string, isPartial: boolean];

test('items with some of the words are found, the best first, if no readable item has all of them', async t => {
  const site = await world(t);
  const hidden = await storeProject(site.server, 'HID');
  await madeIssue(site.ada.api, { project_id: hidden, title: 'Lantern buoy anchor' });
  await site.issue({ title: 'Pier', description: 'A lantern.' });
  await site.issue({ title: 'Lantern' });
  await site.issue({ title: 'Lantern and buoy' });
  await site.page({ title: 'Rope' });
  const found = async (who: 'max' | 'ada', query: string, more = {}): Promise<Shown[]> =>
    (await searcher(site[who].api)(query, { match: 'auto', ...more })).map(one => [
      one.title,
      one.partial_match,
    ]);
  const partial: Shown[] = [
    ['Lantern and buoy', true],
    ['Lantern', true],
    ['Pier', true],
  ];
  for (const isKnown of [false, true]) {
    if (isKnown) await indexed(site.server);
    assert.deepEqual(await found('max', 'lantern buoy anchor'), partial);
    assert.deepEqual(await found('max', 'lantern buoy anchor', { match: 'all' }), []);
    assert.deepEqual(await found('max', 'lantern buoy anchor', { limit: 2, offset: 1 }), partial.slice(1));
    assert.deepEqual(await found('max', 'lantern buoy anchor', { sort: 'recent' }), [
      partial[0],
      partial[1],
      partial[2],
    ]);
    assert.deepEqual(await found('ada', 'lantern buoy anchor'), [['Lantern buoy anchor', false]]);
    assert.deepEqual(await found('max', 'lantern buoy'), [['Lantern and buoy', false]]);
    assert.deepEqual(await found('max', 'lantern buoy', { offset: 1 }), []);
    assert.deepEqual(await found('max', 'rope'), [['Rope', false]]);
    assert.deepEqual(await found('max', 'anchor'), []);
    assert.deepEqual(await found('max', 'lantern buoy anchor', { mode: 'literal' }), []);
    assert.deepEqual(await found('max', 'lantern buoy anchor', { result_type: 'page' }), []);
  }
});

test('only items that are readable now count, so the trash does not', async t => {
  const site = await world(t);
  const { id } = await site.issue({ title: 'Lantern buoy' });
  await site.issue({ title: 'Buoy' });
  const titles = async (): Promise<Shown[]> =>
    (await searcher(site.max.api)('lantern buoy', { match: 'auto' })).map(one => [
      one.title,
      one.partial_match,
    ]);
  await indexed(site.server);
  assert.deepEqual(await titles(), [['Lantern buoy', false]]);
  done(await site.max.api.DELETE('/api/issues/{id}', at(id)));
  assert.deepEqual(await titles(), [['Buoy', true]]);
});

test('of more than eight words, any one finds an item, in a body of any script', async t => {
  const site = await world(t);
  const words = Array.from({ length: 12 }, (_, place) => `word${place}`);
  await site.issue({ title: 'Last', description: words[11] ?? '' });
  await site.issue({ title: words.slice(0, 8).join(' ') });
  await site.issue({ title: 'Harbour', description: '港口管理系统' });
  for (const isKnown of [false, true]) {
    if (isKnown) await indexed(site.server);
    const found = await searcher(site.max.api)(words.join(' '), { match: 'auto' });
    assert.deepEqual(
      found.map(({ title }) => title),
      [words.slice(0, 8).join(' '), 'Last'],
    );
    const [dense] = await searcher(site.max.api)('管理 nowhere', { match: 'auto' });
    assert.equal(dense?.title, 'Harbour');
    assert.equal(dense.partial_match, true);
  }
});
