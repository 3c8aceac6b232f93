/** What each caller finds: projects, the workspace, kinds, the trash, paging, and refused queries. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { baseOf } from '../../src/store/search-tables.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { indexed, searcher } from '../setting/searching.ts';
import { at, done } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import { stored, storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Who = 'ada' | 'operator' | 'lena' | 'max' | 'bot' | 'vera' | 'sam';

const EARLY = '2026-01-01 00:00:00';

const EVERYBODY: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot', 'vera', 'sam'];

/** Who of all finds something. */
async function finders(site: World, query: string, mode: 'fts' | 'literal'): Promise<Who[]> {
  const found: Who[] = [];
  for (const who of EVERYBODY) {
    if ((await searcher(site[who].api)(query, { mode })).length > 0) found.push(who);
  }
  return found;
}

async function titles(site: World, query: string, more = {}): Promise<string[]> {
  return (await searcher(site.max.api)(query, more)).map(({ title }) => title);
}

async function comment(site: World, on: { issue?: number; page?: number }, content: string) {
  const body = { content };
  return done(
    on.issue === undefined
      ? await site.max.api.POST('/api/pages/{page_id}/comments', {
          params: { path: { page_id: on.page ?? 0 } },
          body,
        })
      : await site.max.api.POST('/api/issues/{issue_id}/comments', {
          params: { path: { issue_id: on.issue } },
          body,
        }),
  );
}

for (const mode of ['fts', 'literal'] as const) {
  describe(`in mode ${mode}`, () => {
    test('members find the content of a project, and others do not while roles are enforced', async t => {
      const site = await world(t);
      await site.issue({ title: 'Lanterns' });
      assert.deepEqual(await finders(site, 'lantern', mode), [
        'ada',
        'operator',
        'lena',
        'max',
        'bot',
        'vera',
      ]);
      await indexed(site.server);
      assert.deepEqual(await finders(site, 'lantern', mode), [
        'ada',
        'operator',
        'lena',
        'max',
        'bot',
        'vera',
      ]);
      await enforceRoles(site, false);
      assert.deepEqual(await finders(site, 'lantern', mode), EVERYBODY);
    });

    test('workspace pages are found by administrators, and by others while roles are not enforced', async t => {
      const site = await world(t);
      await site.workspacePage({ title: 'Lanterns' });
      await indexed(site.server);
      assert.deepEqual(await finders(site, 'lantern', mode), ['ada', 'operator']);
      await enforceRoles(site, false);
      assert.deepEqual(await finders(site, 'lantern', mode), EVERYBODY);
    });

    test('a search in one project finds only its content; in a missing or hidden one, nothing', async t => {
      const site = await world(t);
      const other = await storeProject(site.server, 'OTH', [['maintainer', site.max]]);
      const hidden = await storeProject(site.server, 'HID');
      await site.issue({ title: 'Lantern here' });
      await madeIssue(site.max.api, { project_id: other, title: 'Lantern there' });
      await madeIssue(site.ada.api, { project_id: hidden, title: 'Lantern elsewhere' });
      for (const known of [false, true]) {
        if (known) await indexed(site.server);
        assert.deepEqual(await titles(site, 'lantern', { mode }), ['Lantern there', 'Lantern here']);
        assert.deepEqual(await titles(site, 'lantern', { mode, project_id: other }), ['Lantern there']);
        assert.deepEqual(await titles(site, 'lantern', { mode, project_id: hidden }), []);
        assert.deepEqual(await titles(site, 'lantern', { mode, project_id: 4711 }), []);
      }
    });

    test('issues, pages and comments are found, and can be filtered by kind', async t => {
      const site = await world(t);
      const issue = await site.issue({ title: 'Lantern of the pier' });
      const page = await site.page({ title: 'Handbook', content: 'Every lantern is checked.' });
      const onIssue = await comment(site, { issue: issue.id }, 'That lantern again');
      const onPage = await comment(site, { page: page.id }, 'Which lantern?');
      const kinds = {
        issue: [{ result_type: 'issue', id: issue.id, identifier: 'APP-1', title: issue.title }],
        page: [{ result_type: 'page', id: page.id, identifier: 'APP-DOC-1', title: page.title }],
        comment: [
          {
            result_type: 'comment',
            id: onPage.id,
            identifier: 'APP-DOC-1',
            title: page.title,
            parent_page_id: page.id,
          },
          { result_type: 'comment', id: onIssue.id, identifier: 'APP-1', title: issue.title },
        ],
        attachment: [],
      };
      for (const kind of ['issue', 'page', 'comment', 'attachment'] as const) {
        const found = await searcher(site.max.api)('lantern', { mode, sort: 'recent', result_type: kind });
        assert.deepEqual(
          found.map(({ snippet: _, project_id, partial_match, ...match }) => {
            assert.equal(project_id, site.app);
            assert.equal(partial_match, false);
            return match;
          }),
          kinds[kind],
        );
      }
      assert.equal((await titles(site, 'lantern', { mode })).length, 4);
    });

    test('items in the trash and their comments are not found until they are restored', async t => {
      const site = await world(t);
      const issue = await site.issue({ title: 'Lantern' });
      const page = await site.page({ title: 'Lantern' });
      await comment(site, { issue: issue.id }, 'lantern');
      const gone = await comment(site, { page: page.id }, 'lantern');
      await indexed(site.server);
      done(await site.max.api.DELETE('/api/comments/{id}', at(gone.id)));
      assert.equal((await titles(site, 'lantern', { mode })).length, 3);
      done(await site.max.api.DELETE('/api/issues/{id}', at(issue.id)));
      done(await site.max.api.DELETE('/api/pages/{id}', at(page.id)));
      assert.deepEqual(await titles(site, 'lantern', { mode }), []);
      done(await site.max.api.POST('/api/issues/{id}/restore', at(issue.id)));
      done(await site.max.api.POST('/api/pages/{id}/restore', at(page.id)));
      assert.equal((await titles(site, 'lantern', { mode })).length, 3);
    });

    test('a changed text is found by its new words, and no longer by the old ones', async t => {
      const site = await world(t);
      const { id } = await site.issue({ title: 'Lantern', description: 'Made of brass.' });
      const page = await site.page({ title: 'Lamp', content: 'Made of brass.' });
      const said = await comment(site, { issue: id }, 'Made of brass.');
      await indexed(site.server);
      done(await site.max.api.PUT('/api/issues/{id}', { ...at(id), body: { title: 'Beacon' } }));
      done(await site.max.api.PUT('/api/pages/{id}', { ...at(page.id), body: { content: 'Of copper.' } }));
      done(await site.max.api.PUT('/api/comments/{id}', { ...at(said.id), body: { content: 'Of tin.' } }));
      for (const known of [false, true]) {
        if (known) await indexed(site.server);
        assert.deepEqual(await titles(site, 'lantern', { mode }), []);
        assert.deepEqual(await titles(site, 'beacon', { mode }), ['Beacon']);
        assert.deepEqual(await titles(site, 'brass', { mode }), ['Beacon']);
        assert.deepEqual(await titles(site, 'copper', { mode }), ['Lamp']);
        assert.deepEqual(await titles(site, 'tin', { mode }), ['Beacon']);
      }
    });

    test('matches can be sorted by their last change, newest first', async t => {
      const site = await world(t);
      const { id } = await site.issue({ title: 'Lantern one' });
      site.server.clock.advance(60);
      await site.page({ title: 'Lantern two' });
      site.server.clock.advance(60);
      await site.issue({ title: 'Lantern three' });
      site.server.clock.advance(60);
      done(await site.max.api.PUT('/api/issues/{id}', { ...at(id), body: { priority: 'high' } }));
      assert.deepEqual(await titles(site, 'lantern', { mode, sort: 'recent' }), [
        'Lantern one',
        'Lantern three',
        'Lantern two',
      ]);
    });

    test('results are paged, with Link to the others', async t => {
      const site = await world(t);
      for (const number of [1, 2, 3, 4, 5]) await site.issue({ title: `Lantern ${number}` });
      await indexed(site.server);
      const seen: string[] = [];
      let path = `/api/search?query=lantern&mode=${mode}&limit=2`;
      for (let pages = 0; pages < 3; pages += 1) {
        const response = await fetch(site.server.url + path, {
          headers: { Authorization: `Bearer ${site.max.token}` },
        });
        for (const { title } of (await response.json()) as { title: string }[]) seen.push(title);
        const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
        assert.equal(next === undefined, pages === 2);
        path = next ?? '';
      }
      assert.deepEqual(
        seen,
        [5, 4, 3, 2, 1].map(number => `Lantern ${number}`),
      );
    });

    test('an empty or blank query, and a page after the last match, find nothing', async t => {
      const site = await world(t);
      await site.issue({ title: 'Lantern' });
      for (const query of ['', ' ', '\t\n']) assert.deepEqual(await titles(site, query, { mode }), []);
      assert.deepEqual(await titles(site, 'lantern', { mode, offset: 100_000 }), []);
    });

    test('purged texts, and those of a deleted project, are not found', async t => {
      const site = await world(t);
      await site.issue({ title: 'Lantern' });
      await site.page({ title: 'Lantern' });
      await indexed(site.server);
      done(await site.lena.api.DELETE('/api/projects/{id}', at(site.app)));
      await indexed(site.server);
      const known = await site.server.app.instance.store.read(({ db }) => db('search_texts').select('docid'));
      assert.deepEqual(known, []);
      assert.deepEqual(await finders(site, 'lantern', mode), []);
    });
  });
}

test('a query of more than 4096 bytes is refused, of 256 in mode literal', async t => {
  const site = await world(t);
  const { server, max } = site;
  const asking = (query: string, mode: 'fts' | 'literal') => () =>
    max.api.GET('/api/search', { params: { query: { query, mode } } });
  assert.deepEqual(await titles(site, 'é'.repeat(2_048)), []);
  await refused(server, asking('é'.repeat(2_049), 'fts'), 'query_too_long');
  assert.deepEqual(await titles(site, 'é'.repeat(128), { mode: 'literal' }), []);
  await refused(server, asking('é'.repeat(129), 'literal'), 'query_too_long');
  await refused(server, asking('e'.repeat(4_097), 'fts'), 'invalid_parameter');
});

test('unknown kinds, modes and orders are refused', async t => {
  const { server, max } = await world(t);
  for (const wrong of [
    'result_type=plan',
    'mode=regex',
    'sort=oldest',
    'result_type=',
    'match=any',
    'match=',
  ]) {
    const path = `/api/search?query=lantern&${wrong}`;
    await refused(server, () => raw(server, path, { method: 'GET', token: max.token }), 'invalid_parameter');
  }
  await refused(
    server,
    () => raw(server, '/api/search', { method: 'GET', token: max.token }),
    'invalid_parameter',
  );
});

/** So many issues, put into the database past the contract. */
async function lanterns({ server, put, app: project_id }: World, count: number): Promise<void> {
  const plain = {
    project_id,
    title: 'Lantern',
    description: '',
    status: 'todo',
    priority: 'none',
    priority_rank: 4,
  };
  const times = { created_at: EARLY, updated_at: EARLY };
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  await put(
    'issues',
    ...numbers.map(sequence => ({ ...plain, ...times, sequence, sort_order: sequence, seq: 0 })),
  );
  await stored(server, ({ db }) =>
    db.raw(
      `INSERT INTO search_texts (docid, project_id, title_words, title_count, body_words, body_count, letters)
       SELECT ${baseOf('issue')} + id, project_id, ' lantern', 1, '', 0, 'lantern' FROM issues`,
    ),
  );
}

test('a literal search ends after 10,000 matches, and not before', async t => {
  const site = await world(t);
  await lanterns(site, 10_000);
  const asking = () =>
    site.max.api.GET('/api/search', { params: { query: { query: 'anter', mode: 'literal', limit: 1 } } });
  assert.equal((await asking()).response.status, 200);
  await site.page({ title: 'Lantern of the workshop' });
  await refused(site.server, asking, 'search_too_broad');
  assert.equal((await titles(site, 'anter', { mode: 'literal', result_type: 'page' })).length, 1);
});

test('a query can have as many words as fit into it, and all must match', async t => {
  const site = await world(t);
  const words = Array.from({ length: 1_000 }, (_, place) => (place + 1_296).toString(36)).join(' ');
  await site.issue({ title: 'All', description: words });
  await site.issue({ title: 'Most', description: words.slice(4) });
  for (const known of [false, true]) {
    if (known) await indexed(site.server);
    assert.deepEqual(await titles(site, words), ['All']);
  }
});

test('a body as large as a request allows is saved and found by its first, middle and last words', async t => {
  const site = await world(t);
  const words = Array.from({ length: 200_000 }, (_, place) => `word${place.toString(36)}`);
  const text = words.join(' ').slice(0, 1_900_000);
  const count = text.split(' ').length - 1;
  await site.page({ title: 'Dictionary', content: text });
  for (const known of [false, true]) {
    if (known) await indexed(site.server);
    for (const place of [0, count >> 1, count - 1]) {
      const word = words[place] ?? '';
      const [found] = await searcher(site.max.api)(`${word} ${words[7]}`);
      assert.equal(found?.title, 'Dictionary');
      assert.match(found.snippet, /\*\*word/);
    }
    assert.deepEqual(await titles(site, `${words[5]} wordless`), []);
  }
});
