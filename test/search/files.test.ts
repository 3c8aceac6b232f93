/** Files are found by name and by text, by everyone who can read an item that uses them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { indexed, searcher } from '../setting/searching.ts';
import { storeProject } from '../setting/stored.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

const TIDES = 'High water at half past four.\nThe Łódź ferry leaves with the ebb.\n';

type Found = readonly [title: string, identifier: string | null];

async function foundBy(site: World, who: 'ada' | 'max' | 'sam', query: string, more = {}): Promise<Found[]> {
  const found = await searcher(site[who].api)(query, { result_type: 'attachment', ...more });
  return found.map(({ title, identifier }) => [title, identifier]);
}

for (const mode of ['fts', 'literal'] as const) {
  describe(`in mode ${mode}`, () => {
    test('a file is found by its name and its text, with the item that uses it', async t => {
      const site = await world(t);
      const { server, max, app } = site;
      const issue = await site.issue();
      const file = await uploaded(server, max, {
        bytes: TIDES,
        filename: 'tides.txt',
        ...on('issue', issue),
      });
      for (const known of [false, true]) {
        if (known) await indexed(server);
        const [byText] = await searcher(max.api)('ferry', { mode });
        assert.deepEqual(byText, {
          result_type: 'attachment',
          id: file.id,
          identifier: 'APP-1',
          title: 'tides.txt',
          snippet: 'High water at half past four. The Łódź **ferry** leaves with the ebb.',
          project_id: app,
          partial_match: false,
        });
        const [byName] = await searcher(max.api)('tides', { mode });
        assert.equal(byName?.snippet, '**tides**.txt');
      }
    });

    test('a file that is unused, or used only in the trash, is not found', async t => {
      const site = await world(t);
      const { server, max } = site;
      const issue = await site.issue();
      await uploaded(server, max, { bytes: TIDES });
      await uploaded(server, max, { bytes: TIDES, filename: 'linked', ...on('issue', issue) });
      for (const known of [false, true]) {
        if (known) await indexed(server);
        assert.deepEqual(await foundBy(site, 'ada', 'ferry', { mode }), [['linked', 'APP-1']]);
        done(await max.api.DELETE('/api/issues/{id}', at(issue.id)));
        assert.deepEqual(await foundBy(site, 'ada', 'ferry', { mode }), []);
        done(await max.api.POST('/api/issues/{id}/restore', at(issue.id)));
      }
    });

    test('a file is found only by readers of its item, and can be searched in one project', async t => {
      const site = await world(t);
      const { server, max, ada, sam } = site;
      const other = await storeProject(server, 'OTH', [['maintainer', sam]]);
      const elsewhere = done(
        await sam.api.POST('/api/pages', { body: { project_id: other, title: 'Tides' } }),
      );
      const workspace = await site.workspacePage();
      await uploaded(server, max, { bytes: TIDES, filename: 'here', ...on('page', await site.page()) });
      await uploaded(server, sam, { bytes: TIDES, filename: 'there', ...on('page', elsewhere) });
      await uploaded(server, ada, { bytes: TIDES, filename: 'all', ...on('page', workspace) });
      const here: Found = ['here', 'APP-DOC-1'];
      const there: Found = ['there', 'OTH-DOC-1'];
      const all: Found = ['all', 'DOC-1'];
      for (const known of [false, true]) {
        if (known) await indexed(server);
        assert.deepEqual(await foundBy(site, 'ada', 'ferry', { mode }), [all, there, here]);
        assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), [here]);
        assert.deepEqual(await foundBy(site, 'sam', 'ferry', { mode }), [there]);
        assert.deepEqual(await foundBy(site, 'ada', 'ferry', { mode, project_id: other }), [there]);
        assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode, project_id: other }), []);
      }
      await enforceRoles(site, false);
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), [all, there, here]);
    });

    test('a file is found while an item or a text links to it', async t => {
      const site = await world(t);
      const { server, max } = site;
      const { url } = await uploaded(server, max, { bytes: TIDES, filename: 'tides' });
      const { id } = await site.issue({ description: `See ${url}` });
      await indexed(server);
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), [['tides', 'APP-1']]);
      done(await max.api.PUT('/api/issues/{id}', { ...at(id), body: { description: '' } }));
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), []);
      const page = await site.page();
      const comment = done(
        await max.api.POST('/api/pages/{page_id}/comments', {
          params: { path: { page_id: page.id } },
          body: { content: `See ${url}` },
        }),
      );
      await indexed(server);
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), [['tides', 'APP-DOC-1']]);
      done(await max.api.DELETE('/api/comments/{id}', at(comment.id)));
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), []);
    });

    test('a deleted file is no longer found', async t => {
      const site = await world(t);
      const { server, max } = site;
      const { id } = await uploaded(server, max, { bytes: TIDES, ...on('issue', await site.issue()) });
      await indexed(server);
      assert.equal((await foundBy(site, 'max', 'ferry', { mode })).length, 1);
      done(await max.api.DELETE('/api/attachments/{id}', at(id)));
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), []);
      await indexed(server);
      assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), []);
    });

    test('the text of a file is searched up to 512 KiB; of a longer one, only the name', async t => {
      const site = await world(t);
      const { server, max } = site;
      const issue = await site.issue();
      const last = ' ferry';
      const bytes = 'ebb '.repeat(200_000).slice(0, 512 * 1024 - last.length) + last;
      await uploaded(server, max, { bytes, filename: 'fits', ...on('issue', issue) });
      await uploaded(server, max, { bytes: `.${bytes}`, filename: 'longer', ...on('issue', issue) });
      for (const known of [false, true]) {
        if (known) await indexed(server);
        assert.deepEqual(await foundBy(site, 'max', 'ferry', { mode }), [['fits', 'APP-1']]);
        assert.deepEqual(await foundBy(site, 'max', 'longer', { mode }), [['longer', 'APP-1']]);
      }
      const [shown] = await searcher(max.api)('ferry', { mode });
      assert.match(shown?.snippet ?? '', /^…ebb .* \*\*ferry\*\*$/);
    });
  });
}

test('words find files after everything else, however well they match and however new they are', async t => {
  const site = await world(t);
  const { server, max } = site;
  const issue = await site.issue({ description: 'Of many other words one is ferry.' });
  server.clock.advance(60);
  await uploaded(server, max, { bytes: 'ferry', filename: 'ferry', ...on('issue', issue) });
  for (const sort of ['relevance', 'recent'] as const) {
    const found = await searcher(max.api)('ferry', { sort });
    assert.deepEqual(
      found.map(({ result_type }) => result_type),
      ['issue', 'attachment'],
    );
  }
  const literally = await searcher(max.api)('ferry', { mode: 'literal' });
  assert.deepEqual(
    literally.map(({ result_type }) => result_type),
    ['attachment', 'issue'],
  );
});

test('pictures, archives and drawings are searched by name only', async t => {
  const site = await world(t);
  const { server, max } = site;
  const issue = await site.issue();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>ferry</text></svg>';
  await uploaded(server, max, { bytes: svg, filename: 'drawing.svg', ...on('issue', issue) });
  assert.deepEqual(await foundBy(site, 'max', 'ferry'), []);
  assert.deepEqual(await foundBy(site, 'max', 'drawing'), [['drawing.svg', 'APP-1']]);
});
