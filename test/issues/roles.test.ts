/** Who may do what with issues, relations and the trash. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { raw, type RawRequest } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Who = 'ada' | 'operator' | 'lena' | 'max' | 'bot' | 'vera' | 'sam';

const READERS: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot', 'vera'];
const KEEPERS: readonly Who[] = ['ada', 'operator', 'lena', 'max', 'bot'];
const EVERYBODY: readonly Who[] = [...READERS, 'sam'];

interface Act {
  readonly name: string;
  readonly path: (made: Made) => string;
  readonly request: (made: Made) => RawRequest;
  readonly may: readonly Who[];
  /** What a stranger is told: 404 where the path names the thing, 400 where the body does. */
  readonly hidden: RefusalCode;
}

interface Made {
  readonly app: number;
  readonly id: number;
  readonly trashedIssue: number;
  readonly trashedPage: number;
}

const GET = () => ({ method: 'GET' });
const pair = { source: 'APP-1', target: 'APP-2' };

const ACTS: readonly Act[] = [
  {
    name: 'list a project',
    path: ({ app }) => `/api/issues?project_id=${app}`,
    request: GET,
    may: READERS,
    hidden: 'not_found',
  },
  { name: 'read', path: ({ id }) => `/api/issues/${id}`, request: GET, may: READERS, hidden: 'not_found' },
  {
    name: 'resolve',
    path: () => '/api/issues/resolve/APP-1',
    request: GET,
    may: READERS,
    hidden: 'not_found',
  },
  {
    name: 'list relations',
    path: ({ app }) => `/api/projects/${app}/relations`,
    request: GET,
    may: READERS,
    hidden: 'not_found',
  },
  {
    name: 'make',
    path: () => '/api/issues',
    request: ({ app }) => ({ body: { project_id: app, title: 'Boats' } }),
    may: KEEPERS,
    hidden: 'unknown_reference',
  },
  {
    name: 'change',
    path: ({ id }) => `/api/issues/${id}`,
    request: () => ({ method: 'PUT', body: { title: 'Other' } }),
    may: KEEPERS,
    hidden: 'not_found',
  },
  {
    name: 'link',
    path: () => '/api/issues/link',
    request: () => ({ body: { ...pair, relation_type: 'duplicate' } }),
    may: KEEPERS,
    hidden: 'unknown_reference',
  },
  {
    name: 'unlink',
    path: () => '/api/issues/unlink',
    request: () => ({ body: pair }),
    may: KEEPERS,
    hidden: 'unknown_reference',
  },
  {
    name: 'reverse',
    path: () => '/api/issues/reverse',
    request: () => ({ body: pair }),
    may: KEEPERS,
    hidden: 'unknown_reference',
  },
  {
    name: 'look into the trash',
    path: ({ app }) => `/api/projects/${app}/trash`,
    request: GET,
    may: KEEPERS,
    hidden: 'not_found',
  },
  {
    name: 'restore an issue',
    path: ({ trashedIssue }) => `/api/issues/${trashedIssue}/restore`,
    request: () => ({ method: 'POST' }),
    may: KEEPERS,
    hidden: 'not_found',
  },
  {
    name: 'restore a page',
    path: ({ trashedPage }) => `/api/pages/${trashedPage}/restore`,
    request: () => ({ method: 'POST' }),
    may: KEEPERS,
    hidden: 'not_found',
  },
  {
    name: 'delete',
    path: ({ id }) => `/api/issues/${id}`,
    request: () => ({ method: 'DELETE' }),
    may: KEEPERS,
    hidden: 'not_found',
  },
];

/** Two related issues, and an issue and a page in the trash. */
async function made(site: World): Promise<Made> {
  const [first, , third] = [await site.issue(), await site.issue(), await site.issue()];
  const { app } = site;
  await site.max.api.POST('/api/issues/link', { body: { ...pair, relation_type: 'blocks' } });
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id: third.id } } });
  const now = '2026-01-01 00:00:00';
  const page = { project_id: app, sequence: 1, title: 'Page', title_folded: 'page', content: '' };
  const times = { created_at: now, updated_at: now, deleted_at: now };
  const [trashedPage = 0] = await site.put('pages', {
    ...page,
    sort_order: 1,
    status: 'draft',
    seq: 1,
    ...times,
  });
  return { app, id: first.id, trashedIssue: third.id, trashedPage };
}

for (const act of ACTS) {
  test(`who may ${act.name} while roles are enforced`, async t => {
    const site = await world(t);
    const things = await made(site);
    const ask = (who: Who) => () =>
      raw(site.server, act.path(things), { ...act.request(things), token: site[who].token });
    for (const who of EVERYBODY.filter(one => !act.may.includes(one))) {
      await refused(site.server, ask(who), who === 'sam' ? act.hidden : 'role_required');
    }
    // The acts that can be done once only are done by the least of those who may.
    const [least] = act.may.slice(-1);
    assert.ok(least);
    const { response, error } = await ask(least)();
    assert.equal(response.status, 200, JSON.stringify(error));
  });

  test(`everybody who is signed in may ${act.name} while roles are not enforced`, async t => {
    const site = await world(t);
    const things = await made(site);
    await enforceRoles(site, false);
    const { response, error } = await raw(site.server, act.path(things), {
      ...act.request(things),
      token: site.sam.token,
    });
    assert.equal(response.status, 200, JSON.stringify(error));
  });
}

test('all who hold the role may read and write, whatever credential they come with', async t => {
  const site = await world(t);
  const things = await made(site);
  for (const who of KEEPERS) {
    for (const name of ['read', 'make', 'change', 'link', 'look into the trash']) {
      const act = ACTS.find(one => one.name === name);
      assert.ok(act);
      const request = { ...act.request(things), token: site[who].token };
      const { response, error } = await raw(site.server, act.path(things), request);
      assert.equal(response.status, 200, `${who} ${name} ${JSON.stringify(error)}`);
    }
  }
});

test('without a credential nothing is revealed', async t => {
  const site = await world(t);
  const things = await made(site);
  for (const act of ACTS) {
    const ask = () => raw(site.server, act.path(things), act.request(things));
    await refused(site.server, ask, 'unauthenticated');
  }
});

test('what is in the trash, or never was, is not found', async t => {
  const site = await world(t);
  const { trashedIssue } = await made(site);
  for (const id of [trashedIssue, 9999]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { body: { title: 'Other' } } : {};
      const ask = () => raw(site.server, `/api/issues/${id}`, { method, token: site.max.token, ...body });
      await refused(site.server, ask, 'not_found');
    }
  }
});

test('the role is checked before the rest of the body is judged', async t => {
  const site = await world(t);
  const { app, id } = await made(site);
  const bodies = [
    ['POST', '/api/issues', { project_id: app, title: 'Boats', module_id: 999, labels: ['nope'] }],
    ['PUT', `/api/issues/${id}`, { labels: ['nope'], expected_seq: 1 }],
    ['POST', '/api/issues/link', { source: 'APP-1', target: 'NOPE-1', relation_type: 'blocks' }],
    ['POST', '/api/issues/unlink', { source: 'APP-1', target: 'APP-1' }],
  ] as const;
  for (const [method, path, body] of bodies) {
    const ask = () => raw(site.server, path, { method, token: site.vera.token, body });
    await refused(site.server, ask, 'role_required');
  }
});
