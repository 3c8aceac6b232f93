/** What search knows is made anew: by the command, and by a start that finds nothing known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rebuild, type Progress } from '../../src/search/rebuild.ts';
import { indexing } from '../../src/upkeep/indexing.ts';
import { restarted } from '../setting/restarted.ts';
import { forgotten, indexed, searcher } from '../setting/searching.ts';
import { stored } from '../setting/stored.ts';
import { until } from '../setting/until.ts';
import { world, type World } from '../setting/world.ts';

async function contents(site: World): Promise<void> {
  const { id: issue_id } = await site.issue({ title: 'Lantern' });
  await site.page({ title: 'Brass lantern' });
  await site.workspacePage({ title: 'Lanterns of the workshop' });
  const request = { params: { path: { issue_id } }, body: { content: 'Which lantern?' } };
  await site.max.api.POST('/api/issues/{issue_id}/comments', request);
}

/** As an instance from before there was search. */
function forget({ server }: World): Promise<unknown> {
  return stored(server, ({ db }) => db('search_texts').delete());
}

test('a rebuild tells how far it is, and then everything is found again and what is gone is not', async t => {
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
  const told: Progress[] = [];
  const { store, files, clock } = site.server.app.instance;
  const origin = () => ({ now: clock(), transport: 'cli', actorId: null }) as const;
  assert.equal(await rebuild({ store, files, origin, tell: progress => told.push(progress) }), 4);
  assert.deepEqual(
    told.map(({ shelf, done, all }) => `${shelf} ${done}/${all}`),
    ['issue 1/1', 'issue 1/1', 'page 2/2', 'page 2/2', 'comment 1/1', 'comment 1/1'],
  );
  for (const mode of ['fts', 'literal'] as const) assert.equal((await find('lantern', { mode })).length, 4);
  const left = await store.read(({ db }) => db('search_due').select('docid'));
  assert.deepEqual(left, []);
  assert.equal((await store.read(({ db }) => db('search_texts').select('docid'))).length, 4);
});

test('a start fills the search of an instance that is older than it', async t => {
  const site = await world(t);
  await contents(site);
  await forget(site);
  await indexed(site.server);
  await restarted(site.server, {}, async as => {
    const find = searcher(as(site.ada.token));
    let found = 0;
    await until('everything is found', () => {
      void find('lantern').then(all => (found = all.length));
      return found === 4;
    });
  });
});

/** The texts that the index does not know as they are. */
function due({ server }: World): Promise<number[]> {
  return server.app.instance.store.read(({ db }) => db('search_due').pluck<number[]>('docid'));
}

test('what is written gets into the index by itself, and so does what another process left', async t => {
  const site = await world(t);
  await contents(site);
  await until('nothing is due', async () => (await due(site)).length === 0);
  await forgotten(site.server);
  const upkeep = indexing(site.server.app.instance, assert.ifError);
  await until('nothing is due', async () => (await due(site)).length === 0);
  upkeep.stop();
});
