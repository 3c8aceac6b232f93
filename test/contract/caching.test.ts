/** Responses are cached until something changes that they depend on, and clients that have them get 304. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { AnswerCache } from '../../src/contract/answers/answer-cache.ts';
import { Json } from '../../src/store/json.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { Statements } from '../setting/statements.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

/** One of each kind, in a project with the issue 1, the page 1 and the plan 1. */
const ANSWERS = [
  (app: number) => `/api/projects/${app}/board`,
  (app: number) => `/api/projects/${app}/index`,
  (app: number) => `/api/projects/${app}/issue-counts`,
  (app: number) => `/api/issues?project_id=${app}`,
  (app: number) => `/api/issues?project_id=${app}&workable=true`,
  (app: number) => `/api/issues?project_id=${app}&label=quay&order_by=updated`,
  (app: number) => `/api/pages?project_id=${app}`,
  (app: number) => `/api/pages?project_id=${app}&limit=2`,
  (app: number) => `/api/labels?project_id=${app}`,
  (app: number) => `/api/projects/${app}/members`,
  () => '/api/issues/1/comments',
  () => '/api/pages/1/comments',
];

/** The same, as far as the caller sees the other projects that they are linked with. */
const ANSWERS_TO_ONE = [
  (app: number) => `/api/projects/${app}/activity`,
  () => '/api/issues/1/activity',
  (app: number) => `/api/plans?project_id=${app}`,
  () => '/api/plans/resolve/app-plan-1',
];

async function filled(t: TestContext): Promise<World> {
  const site = await world(t);
  await site.issue();
  await site.page();
  await site.plan();
  return site;
}

interface Seen {
  readonly status: number;
  readonly tag: string | null;
  readonly text: string;
  readonly link: string | null;
}

async function seen({ server }: World, path: string, token: string, known?: string): Promise<Seen> {
  const headers = known === undefined ? {} : { 'If-None-Match': known };
  const { response, error } = await raw(server, path, { method: 'GET', token, headers });
  const { status } = response;
  return {
    status,
    tag: response.headers.get('etag'),
    text: JSON.stringify(error),
    link: response.headers.get('link'),
  };
}

for (const path of [...ANSWERS, ...ANSWERS_TO_ONE]) {
  const name = path(0).replace('/0', '').replace('=0', '');
  test(`${name} is read from the database once, and not sent to clients that have it`, async t => {
    const site = await filled(t);
    const first = await seen(site, path(site.app), site.max.token);
    assert.match(first.tag ?? '', /^W\/"[\w.-]+"$/);
    const other = ANSWERS.includes(path) ? site.vera : site.max;
    const listening = Statements.of(site.server);
    const heard = await listening.during(async () => {
      assert.deepEqual(await seen(site, path(site.app), other.token), first);
    });
    // Another caller is looked up first.
    assert.equal(heard.length, other === site.max ? 1 : 2, heard.map(({ sql }) => sql).join('\n'));
    for (const known of [first.tag ?? '', `"other", ${first.tag ?? ''}`, (first.tag ?? '').slice(2), '*']) {
      const { status, tag, text } = await seen(site, path(site.app), other.token, known);
      assert.deepEqual({ status, tag, text }, { status: 304, tag: first.tag, text: '""' });
    }
    await site.max.api.PUT('/api/issues/{id}', {
      params: { path: { id: 1 } },
      body: { title: 'Another' },
    });
    const later = await seen(site, path(site.app), other.token, first.tag ?? '');
    assert.equal(later.status, 200);
    assert.notEqual(later.tag, first.tag);
  });

  test(`${name} is not found for users who may not see the project, whatever tag they send`, async t => {
    const site = await filled(t);
    const headers = { 'If-None-Match': '*' };
    const ask = (token: string) => () => raw(site.server, path(site.app), { method: 'GET', token, headers });
    await refused(site.server, ask(site.sam.token), 'not_found');
    await enforceRoles(site, false);
    assert.equal((await ask(site.sam.token)()).response.status, 304);
    await enforceRoles(site, true);
    await refused(site.server, ask(site.sam.token), 'not_found');
    assert.equal((await ask(site.vera.token)()).response.status, 304);
    await site.lena.api.DELETE('/api/projects/{id}/members/{user_id}', {
      params: { path: { id: site.app, user_id: site.vera.id } },
    });
    await refused(site.server, ask(site.vera.token), 'not_found');
  });
}

test('a response about no project, or about several, has no tag and is never cached', async t => {
  const site = await world(t);
  const page = await site.workspacePage();
  for (const path of [
    '/api/issues',
    '/api/pages',
    '/api/plans',
    `/api/pages/${page.id}/activity`,
    `/api/pages/${page.id}/comments`,
  ]) {
    const { status, tag } = await seen(site, path, site.ada.token, '*');
    assert.deepEqual({ status, tag }, { status: 200, tag: null }, path);
  }
  assert.equal(site.server.app.instance.answers.taken, 0);
});

for (const path of ANSWERS_TO_ONE) {
  test(`${path(0).replace('/0', '').replace('=0', '')} has another tag for another caller`, async t => {
    const site = await filled(t);
    const { tag, text } = await seen(site, path(site.app), site.max.token);
    const other = await seen(site, path(site.app), site.vera.token, tag ?? '');
    assert.equal(other.status, 200);
    assert.notEqual(other.tag, tag);
    assert.equal(other.text, text);
  });
}

test('a response that counts weeks until today has another tag tomorrow', async t => {
  const site = await world(t);
  const path = `/api/projects/${site.app}/insights`;
  const ask = async (known?: string) => seen(site, path, site.operator.token, known);
  const { tag } = await ask();
  assert.equal((await ask(tag ?? '')).status, 304);
  site.server.clock.advance(86_400);
  const tomorrow = await ask(tag ?? '');
  assert.equal(tomorrow.status, 200);
  assert.notEqual(tomorrow.tag, tag);
});

test('a page of a cached list links to its neighbours', async t => {
  const site = await world(t);
  for (const title of ['One', 'Two', 'Three']) await site.issue({ title });
  const path = `/api/issues?project_id=${site.app}&limit=1&offset=1`;
  const first = await seen(site, path, site.max.token);
  assert.match(first.link ?? '', /rel="next".*rel="prev"/);
  assert.deepEqual(await seen(site, path, site.max.token), first);
});

test('tags advance while the clock does not, and a failed change uses none', async t => {
  const site = await world(t);
  const path = `/api/projects/${site.app}/issue-counts`;
  const tags = new Set<string | null>();
  for (const title of ['One', 'Two', 'Three']) {
    await site.issue({ title });
    tags.add((await seen(site, path, site.max.token)).tag);
  }
  assert.equal(tags.size, 3);
  const before = await seen(site, path, site.max.token);
  const wrong = { project_id: site.app, title: 'Four', module_id: 999 };
  await refused(
    site.server,
    () => raw(site.server, '/api/issues', { token: site.max.token, body: wrong }),
    'unknown_reference',
  );
  assert.deepEqual(await seen(site, path, site.max.token), before);
});

test('without space nothing is cached, and tags stay', async t => {
  const site = await world(t, { config: { answer_memory_mib: '0' } });
  const path = `/api/projects/${site.app}/board`;
  const { tag } = await seen(site, path, site.max.token);
  assert.equal(site.server.app.instance.answers.taken, 0);
  assert.equal((await seen(site, path, site.max.token, tag ?? '')).status, 304);
});

/** A response of about this size. */
function sized(bytes: number, tag = 'one') {
  return { tag, body: new Json(Buffer.allocUnsafeSlow(bytes)), headers: {} };
}

test('the response cache is bounded, and evicts what is not requested', () => {
  const memory = new AnswerCache(100_000);
  for (let place = 0; place < 50; place += 1) {
    memory.set(`answer ${place}`, sized(8_000));
    assert.ok(memory.get('answer 0', 'one'), 'it is asked for again and again');
  }
  assert.ok(memory.taken <= 100_000);
  assert.equal(memory.get('answer 1', 'one'), undefined);
  assert.ok(memory.get('answer 49', 'one'));
  memory.set('large', sized(20_000));
  assert.equal(memory.get('large', 'one'), undefined);
});

test('the response cache holds one version of each', () => {
  const memory = new AnswerCache(100_000);
  memory.set('answer', sized(8_000, 'one'));
  const { taken } = memory;
  memory.set('answer', sized(8_000, 'two'));
  assert.equal(memory.taken, taken);
  assert.equal(memory.get('answer', 'one'), undefined);
  assert.ok(memory.get('answer', 'two'));
});
