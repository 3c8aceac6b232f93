/** Search is rebuilt: by the command, and by a start without an index. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexDue } from '../../src/search/indexing.ts';
import { rebuild, type Progress } from '../../src/search/rebuild.ts';
import { SHELVES } from '../../src/store/search-tables.ts';
import { portions } from '../../src/store/portions.ts';
import { indexing } from '../../src/upkeep/indexing.ts';
import { at, type Client } from '../setting/client.ts';
import { restarted } from '../setting/restarted.ts';
import { forgotten, indexed, searcher } from '../setting/searching.ts';
import { stored } from '../setting/stored.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { until } from '../setting/until.ts';
import { world, type World } from '../setting/world.ts';

async function contents(site: World): Promise<void> {
  const { id: issue_id } = await site.issue({ title: 'Lantern' });
  await site.page({ title: 'Brass lantern' });
  await site.workspacePage({ title: 'Lanterns of the workshop' });
  const request = { params: { path: { issue_id } }, body: { content: 'Which lantern?' } };
  await site.max.api.POST('/api/issues/{issue_id}/comments', request);
  await uploaded(site.server, site.max, { bytes: 'A lantern of tin', ...on('issue', { id: issue_id }) });
}

/** As an instance from before there was search. */
function forget({ server }: World): Promise<unknown> {
  return stored(server, ({ db }) => db('search_texts').delete());
}

test('a rebuild reports its progress; afterwards everything is found again, without deleted texts', async t => {
  const site = await world(t);
  await contents(site);
  await forget(site);
  await stored(site.server, ({ db }) =>
    db.raw(
      `INSERT INTO search_texts (docid, project_id, title_words, title_count, body_words, body_count, letters)
       VALUES (1099511631776, ?, ' lantern', 1, '', 0, 'lantern')`,
      [site.app],
    ),
  );
  await indexed(site.server);
  const find = searcher(site.ada.api);
  assert.deepEqual(await find('lantern'), []);
  const reports: Progress[] = [];
  const { store, files, clock } = site.server.app.instance;
  const origin = () => ({ now: clock(), transport: 'cli', actorId: null }) as const;
  assert.equal(await rebuild({ store, files, origin, tell: progress => reports.push(progress) }), 5);
  assert.deepEqual(
    reports.map(({ shelf, done, all }) => `${shelf} ${done}/${all}`),
    ['issue', 'issue', 'page', 'page', 'comment', 'comment', 'attachment', 'attachment'].map(shelf =>
      shelf === 'page' ? 'page 2/2' : `${shelf} 1/1`,
    ),
  );
  for (const mode of ['fts', 'literal'] as const) assert.equal((await find('lantern', { mode })).length, 5);
  const left = await store.read(({ db }) => db('search_due').select('docid'));
  assert.deepEqual(left, []);
  assert.equal((await store.read(({ db }) => db('search_texts').select('docid'))).length, 5);
});

/** Waits until a server that has just started finds all of it. */
async function foundAll(api: Client): Promise<void> {
  const find = searcher(api);
  await until('everything is found', async () => (await find('lantern')).length === 5);
}

test('a start indexes an instance from before there was search', async t => {
  const site = await world(t);
  await contents(site);
  await forget(site);
  await indexed(site.server);
  // As the migration leaves it.
  await stored(site.server, ({ db }) =>
    db('search_rebuilding').insert(SHELVES.map(shelf => ({ shelf, after_id: 0 }))),
  );
  await restarted(site.server, {}, as => foundAll(as(site.ada.token)));
});

test('an interrupted rebuild is finished by the next start, or the next rebuild', async t => {
  const site = await world(t);
  await contents(site);
  const { store, files, clock } = site.server.app.instance;
  const origin = () => ({ now: clock(), transport: 'cli', actorId: null }) as const;
  const ending = new AbortController();
  const { signal } = ending;
  await forget(site);
  await rebuild({ store, files, origin, signal, tell: () => ending.abort() });
  const left = await store.read(({ db }) => db('search_rebuilding').orderBy('shelf').pluck('shelf'));
  assert.deepEqual(left, ['attachment', 'comment', 'issue', 'page']);
  await indexed(site.server);
  assert.equal((await searcher(site.ada.api)('lantern')).length, 1);
  await restarted(site.server, {}, as => foundAll(as(site.ada.token)));
});

test('changes during a rebuild are found in their current state', async t => {
  const site = await world(t);
  await contents(site);
  const { id } = await site.issue({ title: 'Brass bell' });
  const { store, files, clock } = site.server.app.instance;
  const origin = () => ({ now: clock(), transport: 'cli', actorId: null }) as const;
  const pending: Promise<unknown>[] = [];
  await rebuild({
    store,
    files,
    origin,
    tell: () => {
      if (pending.length > 0) return;
      const { api } = site.max;
      pending.push(
        api.PUT('/api/issues/{id}', { ...at(id), body: { title: 'Copper bell' } }),
        site.page({ title: 'Tin bell' }),
        uploaded(site.server, site.max, { bytes: 'A bell', filename: 'bell', ...on('issue', { id }) }),
      );
    },
  });
  await Promise.all(pending);
  await indexed(site.server);
  const found = await searcher(site.ada.api)('bell');
  assert.deepEqual(found.map(({ title }) => title).sort(), ['Copper bell', 'Tin bell', 'bell']);
  assert.deepEqual(await store.read(({ db }) => db('search_rebuilding').select()), []);
});

/** The texts that the index does not know as they are. */
function due({ server }: World): Promise<number[]> {
  return server.app.instance.store.read(({ db }) => db('search_due').pluck<number[]>('docid'));
}

test('new texts are indexed in the background, including those of another process', async t => {
  const site = await world(t);
  await contents(site);
  await until('nothing is due', async () => (await due(site)).length === 0);
  await forgotten(site.server);
  const upkeep = indexing(site.server.app.instance, assert.ifError);
  await until('nothing is due', async () => (await due(site)).length === 0);
  upkeep.stop();
});

test('indexing continues while more is waiting than fits into one step', async t => {
  const site = await world(t);
  const gone = Array.from({ length: 450 }, (_, place) => ({ docid: 1_000_000 + place }));
  const left: [boolean, number][] = [];
  // In one change, since the server indexes by itself as well.
  await stored(site.server, async work => {
    const waiting = () => work.db('search_due').where('docid', '>=', 1_000_000).pluck<number[]>('docid');
    await work.db('search_due').delete();
    for (const rows of [gone, gone.slice(0, 16)]) {
      for (const part of portions(rows)) await work.db('search_due').insert(part);
      for (let hasMore = true; hasMore;) {
        hasMore = await indexDue(work);
        left.push([hasMore, (await waiting()).length]);
      }
    }
  });
  assert.deepEqual(left, [
    [true, 250],
    [true, 50],
    [false, 0],
    [false, 0],
  ]);
});

test('a changed text is found in its current state, before and after it is indexed', async t => {
  const site = await world(t);
  const { id } = await site.issue({ title: 'Brass bell' });
  const { id: other } = await site.issue({ title: 'Tin bell' });
  const find = searcher(site.ada.api);
  const titles = async (query: string, mode: 'fts' | 'literal'): Promise<string[]> =>
    (await find(query, { mode })).map(({ title }) => title).sort();
  await indexed(site.server);
  await site.max.api.PUT('/api/issues/{id}', { ...at(id), body: { title: 'Copper bell' } });
  for (const isKnown of [false, true]) {
    if (isKnown) await indexed(site.server);
    for (const mode of ['fts', 'literal'] as const) {
      assert.deepEqual(await titles('brass', mode), [], mode);
      assert.deepEqual(await titles('copper', mode), ['Copper bell'], mode);
      assert.deepEqual(await titles('bell', mode), ['Copper bell', 'Tin bell'], mode);
    }
  }
  await site.max.api.DELETE('/api/issues/{id}', at(other));
  assert.deepEqual(await titles('bell', 'literal'), ['Copper bell']);
});
