/** Refusals for anonymous visitors: one 404 for everything that cannot be read, without a way to distinguish causes. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operations } from '../../src/generated/operations.ts';
import { published, type Published } from '../setting/published.ts';
import { raw } from '../setting/raw.ts';
import { slotsTaken } from '../setting/slots.ts';
import { publish } from '../setting/strangers.ts';

const BASE = '/public/api/projects';

/** Every cause, by the names in a request. */
function causes(site: Published): Readonly<Record<string, string>> {
  const { hidden, trashed, issue1, page1, files } = site;
  return {
    'a private project': `${BASE}/ZQZ`,
    'an absent project': `${BASE}/NONE`,
    'an identifier that no project can have': `${BASE}/%00`,
    'an identifier that is too long': `${BASE}/ABCDEF`,
    'an encoding that is none': `${BASE}/%E0%A4%A`,
    'the reserved identifier': `${BASE}/DOC`,
    'the id of a project': `${BASE}/${String(site.app)}`,
    ...listsOf('a private project', `${BASE}/ZQZ`),
    ...listsOf('an absent project', `${BASE}/NONE`),
    'an issue of a private project by its own': `${BASE}/ZQZ/issues/${String(hidden.issue.id)}`,
    'an issue of a private project': `${BASE}/APP/issues/${String(hidden.issue.id)}`,
    'an issue in the trash': `${BASE}/APP/issues/${String(trashed.issue)}`,
    'an absent issue': `${BASE}/APP/issues/${String(Number.MAX_SAFE_INTEGER)}`,
    'an id beyond all': `${BASE}/APP/issues/99999999999999999999`,
    'an id of 0': `${BASE}/APP/issues/0`,
    'a negative id': `${BASE}/APP/issues/-1`,
    'an id that is not a number': `${BASE}/APP/issues/abc`,
    'an id with a fraction': `${BASE}/APP/issues/1.0`,
    'the id of a page for an issue': `${BASE}/APP/issues/${String(hidden.page.id)}`,
    'an identifier of a private project': `${BASE}/APP/issues/resolve/ZQZ-1`,
    'an identifier of an absent project': `${BASE}/APP/issues/resolve/NONE-1`,
    'an identifier of the trash': `${BASE}/APP/issues/resolve/APP-3`,
    'an absent identifier': `${BASE}/APP/issues/resolve/APP-999`,
    'a number that is too long': `${BASE}/APP/issues/resolve/APP-99999999999999999999`,
    'an identifier that is none': `${BASE}/APP/issues/resolve/APP`,
    'an identifier of a page': `${BASE}/APP/issues/resolve/APP-DOC-1`,
    'an identifier by another project': `${BASE}/ZQZ/issues/resolve/APP-1`,
    'a page of a private project': `${BASE}/APP/pages/${String(hidden.page.id)}`,
    'a page in the trash': `${BASE}/APP/pages/${String(trashed.page)}`,
    'a page of the workspace': `${BASE}/APP/pages/${String(hidden.workspacePage.id)}`,
    'a page whose id is not a number': `${BASE}/APP/pages/x`,
    'comments of a private issue': `${BASE}/APP/issues/${String(hidden.issue.id)}/comments`,
    'comments of an issue in the trash': `${BASE}/APP/issues/${String(trashed.issue)}/comments`,
    'comments of a page in the trash': `${BASE}/APP/pages/${String(trashed.page)}/comments`,
    'comments of a page of the workspace': `${BASE}/APP/pages/${String(hidden.workspacePage.id)}/comments`,
    'files of a private issue': filesOf('issue', hidden.issue.id),
    'files of a private page': filesOf('page', hidden.page.id),
    'files of a private comment': filesOf('comment', hidden.comment.id),
    'files of an issue in the trash': filesOf('issue', trashed.issue),
    'files of a page in the trash': filesOf('page', trashed.page),
    'files of a comment in the trash': filesOf('comment', trashed.comment),
    'files of a comment that went with its issue': filesOf('comment', trashed.commentOfIssue),
    'files of a page of the workspace': filesOf('page', hidden.workspacePage.id),
    'files of a kind that has none': filesOf('project', issue1.id),
    'files of no kind': filesOf('', issue1.id),
    ...file('a private project', hidden.file),
    ...file('nothing', hidden.orphan),
    ...file('an issue in the trash', trashed.file),
    ...file('no file', Number.MAX_SAFE_INTEGER),
    'a file whose id is not a number': `${BASE}/APP/attachments/x`,
    'a thumbnail of a file that is not a picture': `${BASE}/APP/attachments/${String(files.zip)}/thumbnail`,
    'a thumbnail of a text': `${BASE}/APP/attachments/${String(files.text)}/thumbnail`,
    'plans, which are not public': `${BASE}/APP/plans`,
    'activity, which is not public': `${BASE}/APP/activity`,
    'members, who are not public': `${BASE}/APP/members`,
    'a search, which is not public': `${BASE}/APP/search?query=boats`,
    'all issues, which have no list': `${BASE}/APP/issues`,
    'all pages, which have no list': `${BASE}/APP/pages`,
    'a path of nothing': `${BASE}/APP/issues/${String(issue1.id)}/nothing`,
    'an empty id': `${BASE}/APP/pages//comments`,
    'all projects': BASE,
    'a path outside the API': '/public/nothing',
    'the root of it': '/public',
    'a page that is there, by another project': `${BASE}/ZQZ/pages/${String(page1.id)}`,
  };

  function filesOf(kind: string, id: number): string {
    return `${BASE}/APP/attachments?entity_type=${kind}&entity_id=${String(id)}`;
  }

  function file(of: string, id: number): Record<string, string> {
    const path = `${BASE}/APP/attachments/${String(id)}`;
    return {
      [`a file of ${of}`]: path,
      [`a thumbnail of a file of ${of}`]: `${path}/thumbnail`,
      [`a preview of a file of ${of}`]: `${path}/preview`,
    };
  }
}

function listsOf(of: string, project: string): Record<string, string> {
  const lists = ['index', 'changes', 'modules', 'labels', 'folders'];
  return Object.fromEntries(lists.map(list => [`the ${list} of ${of}`, `${project}/${list}`]));
}

interface Comparable {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The whole response, except the time, the request id and the budget. */
async function comparable(url: string, method = 'GET'): Promise<Comparable> {
  const response = await fetch(url, { method });
  const headers = Object.fromEntries(response.headers);
  assert.match(headers['x-request-id'] ?? '', /^[\da-f-]{36}$/);
  for (const name of ['date', 'x-request-id', 'ratelimit']) Reflect.deleteProperty(headers, name);
  return { status: response.status, body: await response.text(), headers };
}

const FOUR = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};

function four({ headers }: Comparable): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(FOUR).map(name => [name, headers[name]]));
}

describe('a 404', () => {
  test('is the same for every cause, in every byte and header', async t => {
    const site = await published(t);
    const { server } = site;
    const absent = await comparable(`${server.url}${BASE}/NONE`);
    assert.deepEqual([absent.status, absent.body], [404, '{"error":"not found"}']);
    assert.deepEqual(four(absent), FOUR);
    for (const [cause, path] of Object.entries(causes(site)))
      assert.deepEqual(await comparable(server.url + path), absent, cause);
  });

  test('is that of a project that has just become private, too', async t => {
    const { server, grace, app, issue1, page1, files } = await published(t);
    const there = [
      '',
      '/index',
      '/changes',
      '/modules',
      '/labels',
      '/folders',
      `/issues/${String(issue1.id)}`,
      '/issues/resolve/APP-1',
      `/issues/${String(issue1.id)}/comments`,
      `/pages/${String(page1.id)}`,
      `/pages/${String(page1.id)}/comments`,
      `/attachments?entity_type=issue&entity_id=${String(issue1.id)}`,
      `/attachments/${String(files.picture)}`,
      `/attachments/${String(files.picture)}/thumbnail`,
      `/attachments/${String(files.zip)}/preview`,
    ].map(path => `${server.url}${BASE}/APP${path}`);
    assert.equal(there.length, Object.values(operations).filter(one => one.document === 'public').length);
    for (const url of there) assert.equal((await comparable(url)).status, 200, url);
    await publish(grace.api, app, false);
    const absent = await comparable(`${server.url}${BASE}/NONE`);
    for (const url of there) assert.deepEqual(await comparable(url), absent, url);
  });
});

test('every answer has the four headers, and none an ETag', async t => {
  const { server, issue1, files } = await published(t);
  const giveBack = await slotsTaken(server.app, 'public_downloads');
  for (const [method, path, status] of [
    ['GET', '/APP', 200],
    ['GET', '/APP/index', 200],
    ['GET', `/APP/attachments/${String(files.picture)}/thumbnail`, 200],
    ['GET', `/APP/attachments/${String(files.picture)}`, 503],
    ['GET', '/NONE', 404],
    ['GET', '/APP/changes?since=x', 400],
    ['GET', `/APP/issues/${String(issue1.id)}/comments?before_id=1`, 400],
    ['POST', '/APP', 405],
    ['HEAD', '/APP', 405],
    ['OPTIONS', '/APP', 405],
  ] as const) {
    const answer = await comparable(`${server.url}${BASE}${path}`, method);
    assert.deepEqual([answer.status, four(answer)], [status, FOUR], `${method} ${path}`);
    assert.equal(answer.headers['etag'], undefined);
    if (status >= 400 && method !== 'HEAD')
      assert.deepEqual(Object.keys(JSON.parse(answer.body) as object), ['error']);
  }
  giveBack();
  const conditional = { method: 'GET', headers: { 'If-None-Match': '*' } };
  assert.equal((await raw(server, `${BASE}/APP`, conditional)).response.status, 200);
});

test('only GET is served, on every path and whatever project it names', async t => {
  const { server } = await published(t);
  const paths = Object.values(operations)
    .filter(({ document }) => document === 'public')
    .map(({ path }) => path.replace('{id}', '1').replace('{identifier}', 'APP-1'));
  for (const project of ['APP', 'ZQZ', 'NONE', '%20'])
    for (const path of paths)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
        const url = server.url + path.replace('{project}', project);
        const { status, headers } = await fetch(url, { method });
        assert.deepEqual([status, headers.get('allow')], [405, 'GET'], `${method} ${url}`);
      }
});

test('a malformed query is refused alike, whether there is such a project or not', async t => {
  const { server, issue1 } = await published(t);
  const comments = `/issues/${String(issue1.id)}/comments`;
  for (const query of [
    '/changes?since=x',
    '/changes?since=1&since=2',
    '/changes?limit=many',
    '/attachments',
    '/attachments?entity_type=issue&entity_id=abc',
    '/attachments?entity_type=issue&entity_id=0',
    `${comments}?order=up`,
    `${comments}?before_id=1`,
    `${comments}?before_created_at=2026-01-01&order=desc`,
    `${comments}?before_created_at=2026-13-45&before_id=1&order=desc`,
    `${comments}?before_created_at=2026-01-01&before_id=1`,
    `${comments}?before_created_at=2026-01-01&before_id=1&order=desc&offset=1`,
    '?%ff=1',
  ]) {
    const answers = await Promise.all(
      ['APP', 'ZQZ', 'NONE'].map(project => comparable(`${server.url}${BASE}/${project}${query}`)),
    );
    assert.equal(answers[0]?.status, 400, query);
    assert.deepEqual(answers[1], answers[0], query);
    assert.deepEqual(answers[2], answers[0], query);
  }
});

test('unknown query parameters are ignored, the author of comments among them', async t => {
  const { server, issue1, grace } = await published(t);
  const path = `${server.url}${BASE}/APP/issues/${String(issue1.id)}/comments`;
  const all = await comparable(path);
  assert.equal((JSON.parse(all.body) as unknown[]).length, 2);
  for (const query of ['author=no-one', `author=${grace.username}`, 'author=a&author=b', 'nothing=1']) {
    const { body } = await comparable(`${path}?${query}`);
    assert.equal(body, all.body, query);
  }
});
