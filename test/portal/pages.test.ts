/** The pages of the documentation: complete, linked, findable, and equal to what the server enforces. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { settingsSchema, variableOf } from '../../src/config/schema.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { budgets, ceilings, concurrencies, operations } from '../../src/generated/operations.ts';
import { bookOf, bookPages, placesIn } from '../../scripts/portal/document-pages.ts';
import { faultsOf } from '../../scripts/portal/faults.ts';
import { found, prepared, type SearchEntry } from '../../src/http/manual/search.ts';
import { sizeLimits } from '../../src/text/limits.ts';
import { builtFile, builtText, idsIn, PAGES, samplesIn, site } from '../setting/portal.ts';
import { startServer } from '../setting/server.ts';

const LANGUAGES = ['curl', 'typescript', 'python', 'go', 'java', 'docket'];

test('a dead link, a page without a heading, and a missing or broken sample fail the build', () => {
  const article = (id: string, code: string): string =>
    `<article class="operation" id="${id}">${code}</article>`;
  const pages = new Map([
    ['/docs', '<h1>Good</h1><a href="/docs/rest#list">a</a><a href="https://example.org">b</a>'],
    ['/docs/rest', `<h1>Good</h1>${article('list', '<code data-language="typescript">const a = 1;</code>')}`],
    ['/docs/bad', `<a href="/docs/none">a</a><a href="/docs/rest#none">b</a>${article('none', '')}`],
    [
      '/docs/worse',
      `<h1>A</h1><h1>B</h1>${article('x', '<code data-language="typescript">const = 1;</code>')}`,
    ],
    ['/docs/odd', `<h1>A</h1>${article('y', '<code data-language="curl">curl "undefined"</code>')}`],
  ]);
  assert.deepEqual(faultsOf({ pages, isServed: path => pages.has(path) }), [
    '/docs/bad does not have one h1',
    '/docs/bad links to /docs/none, which does not exist',
    '/docs/bad links to /docs/rest#none, which does not exist',
    '/docs/bad shows no example of none',
    '/docs/worse does not have one h1',
    '/docs/worse has a sample of x in typescript that cannot be read',
    '/docs/odd has a sample of y in curl that cannot be read',
  ]);
});

test('links to an operation by a name that it had before still reach it', () => {
  const responses = { 200: { description: 'It.' } };
  const get = { operationId: 'listThings', tags: ['things'], summary: 'List things', responses };
  const document = { tags: [{ name: 'things' }], paths: { '/api/things': { get } } };
  const book = bookOf('public', document, '', new Map([['listThings', ['listItems']]]));
  assert.equal(placesIn(book).get('listItems'), '/docs/public/things#listThings');
  for (const { path, body } of bookPages(book, { commands: [], without: {}, fields: [] }))
    for (const id of ['listItems', 'listThings']) assert.ok(idsIn(body.text).includes(id), `${path}#${id}`);
});

test('a page has one heading, a title of its own, its version and its place', () => {
  const titles = new Set<string>();
  for (const [at, path] of PAGES.entries()) {
    const page = builtText(path);
    assert.equal(page.match(/<h1[ >]/g)?.length, 1, path);
    titles.add(/<title>([^<]+)</.exec(page)?.[1] ?? '');
    assert.match(page, /Docket <small>\d+\.\d+\.\d+</, path);
    assert.match(page, new RegExp(`href="${path}" aria-current="page"`), path);
    assert.equal(/<link rel="prev" href="([^"]+)"/.exec(page)?.[1], PAGES[at - 1], path);
    assert.equal(/<link rel="next" href="([^"]+)"/.exec(page)?.[1], PAGES[at + 1], path);
    const ids = idsIn(page);
    assert.deepEqual(
      ids.filter((id, place) => ids.indexOf(id) !== place),
      [],
      path,
    );
    assert.equal(/<h2/.test(page), /<nav class="here" aria-label="On this page"/.test(page), path);
  }
  assert.equal(titles.size, PAGES.length);
});

test('every operation has an anchor, a short address, an old anchor and samples', () => {
  const pages = new Map(PAGES.map(path => [path, builtText(path)]));
  for (const { id, document, family, path } of Object.values(operations)) {
    const place = `/docs/${document}/${family}`;
    assert.ok(pages.get(place)?.includes(`<article class="operation" id="${id}">`), id);
    const short = `/docs/${document}/${id}`;
    assert.equal(short === place ? `${place}#${id}` : site.moved[short], `${place}#${id}`);
    const index = pages.get(`/docs/${document}`) ?? '';
    for (const old of [id, family]) assert.ok(idsIn(index).includes(old), `${document}#${old}`);
    const samples = samplesIn(pages.get(place) ?? '').filter(({ operation }) => operation === id);
    assert.deepEqual(
      samples.map(({ language }) => language),
      document === 'rest' ? LANGUAGES : ['curl'],
      id,
    );
    const [curl] = samples;
    assert.match(curl?.text ?? '', /"\$DOCKET_URL\//, id);
    assert.doesNotMatch(curl?.text ?? '', /undefined|\[object/, `${id} ${path}`);
  }
});

test('the page of the limits has the numbers that the server enforces', () => {
  const page = builtText('/docs/limits');
  const numbers = (id: string): number[] => {
    const row = page.slice(page.indexOf(`<tr id="${id}">`)).split('</tr>')[0] ?? '';
    return [...row.matchAll(/<data value="(\d+)">/g)].map(([, value]) => Number(value));
  };
  for (const { name, points, seconds } of Object.values(budgets))
    assert.deepEqual(numbers(name), [points, seconds]);
  for (const { name, slots } of Object.values(concurrencies)) assert.deepEqual(numbers(name), [slots]);
  for (const [id, { least, most }] of Object.entries(sizeLimits))
    assert.deepEqual(numbers(id), least > 0 ? [least, most] : [most]);
  assert.deepEqual(numbers('request_body'), [ceilings.rest]);
  assert.deepEqual(numbers('password'), [8, 1024]);
});

test('the search finds what a reader types among its first three results', () => {
  const index = prepared(JSON.parse(builtText(site.searchIndex)) as SearchEntry[]);
  const isFound = (query: string, end: string): boolean =>
    found(index, query, 3).some(({ href }) => href.endsWith(end));
  const events = [...builtText('/docs/events').matchAll(/<section class="message" id="([^"]+)"/g)];
  assert.ok(events.length > 10);
  const wanted = [
    ...Object.values(operations).map(({ id }) => [id, `#${id}`]),
    ...catalogue.map(({ code }) => [code, `#${code}`]),
    ...events.map(([, type = '']) => [type, `#${type}`]),
    ...Object.keys(settingsSchema.properties).flatMap(key => [
      [key, `#${variableOf(key)}`],
      [variableOf(key), `#${variableOf(key)}`],
    ]),
    ['list issues', '#listIssues'],
    ['/api/issues', 'Issues'],
    ['how do I page', '#lists-and-paging'],
    ['Write safely', '/docs/guides/writing'],
  ];
  assert.deepEqual(
    wanted.filter(([query = '', end = '']) => !isFound(query, end)),
    [],
  );
  assert.deepEqual(found(index, 'zzzzqqq'), []);
  assert.deepEqual(found(index, '  '), []);
});

test('pages, scripts and the search index are small', () => {
  const size = (path: string): number => builtFile(path, '.br').length;
  const scripts = Object.keys(site.files).filter(path => path.endsWith('.js'));
  assert.ok(scripts.reduce((sum, path) => sum + size(path), 0) < 20 * 1024);
  assert.ok(size(site.searchIndex) < 60 * 1024);
  assert.deepEqual(
    PAGES.filter(path => size(path) > 150 * 1024),
    [],
  );
});

test('a page is sent with its policy, its document and its hash', async t => {
  const server = await startServer(t);
  const response = await fetch(`${server.url}/docs/rest/issues`);
  const page = await response.text();
  const document = await (await fetch(`${server.url}/openapi/rest.json`)).text();
  assert.equal(response.headers.get('link'), '</openapi/rest.json>; rel="describedby"');
  assert.match(
    response.headers.get('content-security-policy') ?? '',
    /script-src 'self'.*require-trusted-types-for/,
  );
  assert.ok(page.includes(createHash('sha256').update(document).digest('hex')));
  const again = await fetch(`${server.url}/docs/rest/issues`, {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  });
  assert.equal(again.status, 304);
});

test('with a public URL the hashes are those of the documents as they are served', async t => {
  const server = await startServer(t, { config: { public_url: 'https://docket.example' } });
  const downloads = await (await fetch(`${server.url}/docs/downloads`)).text();
  for (const [, path = '', hash = ''] of downloads.matchAll(
    /href="([^"]+)"[\s\S]*?<code>([0-9a-f]{64})<\/code>/g,
  )) {
    if (!/^\/(?:openapi|asyncapi|docs\/downloads)\//.test(path)) continue;
    const bytes = Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());
    assert.equal(createHash('sha256').update(bytes).digest('hex'), hash, path);
  }
});

test('every download has its hash, and the client is a package', async t => {
  const server = await startServer(t);
  const downloads = await (await fetch(`${server.url}/docs/downloads`)).text();
  const rows = [...downloads.matchAll(/<td[^>]*><a href="([^"]+)"[\s\S]*?<code>([0-9a-f]{64})<\/code>/g)];
  assert.equal(rows.length, 9);
  for (const [, path = '', hash = ''] of rows) {
    const bytes = Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());
    assert.equal(createHash('sha256').update(bytes).digest('hex'), hash, path);
    if (path.endsWith('.tgz')) assert.deepEqual([...bytes.subarray(0, 2)], [0x1f, 0x8b]);
  }
});

test('a page is Markdown at its address with .md, and for those who accept it', async t => {
  const server = await startServer(t);
  for (const [path, accept] of [
    ['/docs/rest/issues.md', '*/*'],
    ['/docs/rest/issues', 'text/markdown'],
  ]) {
    const response = await fetch(`${server.url}${path}`, { headers: { accept: accept ?? '' } });
    const text = await response.text();
    assert.equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8');
    assert.match(text, /^# Issues\n/);
    assert.match(text, /## Create an issue\n/);
    assert.match(text, /```curl\ncurl "\$DOCKET_URL\/api\/issues"/);
    assert.match(text, /\| name \| in \| type \| meaning \|\n\|---\|---\|---\|---\|\n/);
  }
  const html = await fetch(`${server.url}/docs/rest/issues`, {
    headers: { accept: 'text/html, text/markdown;q=0.5' },
  });
  assert.match(html.headers.get('content-type') ?? '', /text\/html/);
  assert.match(html.headers.get('vary') ?? '', /Accept/);
  for (const path of PAGES) assert.ok(`${path === '/docs' ? '/docs/index' : path}.md` in site.files, path);
  const all = await (await fetch(`${server.url}/docs/llms.txt`)).text();
  for (const [, path = ''] of all.matchAll(/\]\(([^)]+)\)/g)) assert.ok(path in site.files, path);
});

test('short addresses lead to the place, and unknown ones nowhere', async t => {
  const server = await startServer(t);
  const got = async (path: string, method = 'GET') => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual', method });
    return [response.status, response.headers.get('location')];
  };
  assert.deepEqual(await got('/docs/rest/listIssues'), [302, '/docs/rest/issues#listIssues']);
  assert.deepEqual(await got('/docs/errors/label_unknown'), [302, '/docs/errors#label_unknown']);
  assert.deepEqual(await got('/docs/'), [200, null]);
  for (const path of [
    '/docs/nowhere',
    '/docs/rest/listNothing',
    '/docs/__proto__',
    '/docs/site.json',
    '/docs/..%2fsite.json',
  ])
    assert.deepEqual(await got(path), [404, null], path);
  assert.deepEqual(await got('/docs/rest/issues', 'POST'), [405, null]);
  assert.deepEqual(await got('/docs/rest/issues', 'HEAD'), [200, null]);
});

test('without a script the search is a page of links, and what was asked is shown as text', async t => {
  const server = await startServer(t);
  const search = async (q: string) =>
    (await fetch(`${server.url}/docs/search?q=${encodeURIComponent(q)}`)).text();
  const page = await search('stale_seq');
  assert.match(
    page,
    /<ol class="results" aria-label="Search results">\s*<li>\s*<a href="\/docs\/errors#stale_seq">/,
  );
  assert.ok((await search('<script>$&')).includes('&lt;script&gt;$&amp;'));
  assert.match(await search('qqqzzz'), /Nothing was found/);
  assert.match(await search('a'.repeat(5000)), /Nothing was found/);
  assert.equal((await fetch(`${server.url}/docs/search`)).status, 200);
});
