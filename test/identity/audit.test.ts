/** The audit: one entry for each administrative act that changed something, none for anything else. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { operations } from '../../src/generated/operations.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { forgetAudit } from '../../src/identity/audit.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { approvedCode, asking, connected, registered } from '../setting/oauth.ts';
import { PASSWORD } from '../setting/password.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';

type Entry = Schemas['AuditEntry'];
type Query = Readonly<Record<string, string | number>>;

const NEXT_PASSWORD = 'four other words';

interface Site extends Cast {
  readonly server: TestServer;
  readonly entries: (query?: Query) => Promise<Entry[]>;
}

async function site(t: TestContext, config = {}): Promise<Site> {
  const server = await startServer(t, { config });
  const people = await cast(server);
  const entries = async (query: Query = {}) => {
    const answer = done(await people.operator.api.GET('/api/audit', { params: { query } }));
    assert.ok(Array.isArray(answer));
    return answer;
  };
  return { ...people, server, entries };
}

interface Act {
  readonly action: Entry['action'];
  readonly target: string;
  readonly before?: object;
  readonly after?: object;
  /** Returns the session that has to be used from now on, where it changes. */
  readonly act: (site: Site, made: Made) => Promise<unknown>;
  /** Once more changes nothing, and leaves no entry. */
  readonly again?: true;
}

/** What earlier acts made. */
interface Made {
  project: number;
  key: number;
  tool: number;
  /** Sessions of sam. */
  sam: string;
  token: string;
}

const member = (project_id: number, user_id: number) => ({ params: { path: { id: project_id, user_id } } });

const ACTS: readonly Act[] = [
  {
    action: 'user.create',
    target: 'paula',
    after: { username: 'paula', email: 'paula@local', display_name: 'Paula', is_admin: false },
    act: ({ ada }) =>
      ada.api.POST('/api/users', { body: { username: 'paula', display_name: 'Paula', password: PASSWORD } }),
  },
  {
    action: 'user.promote',
    target: 'sam',
    before: { is_admin: false },
    after: { is_admin: true },
    act: ({ ada, sam }) => ada.api.POST('/api/users/{id}/promote', at(sam.id)),
    again: true,
  },
  {
    action: 'user.demote',
    target: 'sam',
    before: { is_admin: true },
    after: { is_admin: false },
    act: ({ ada, sam }) => ada.api.POST('/api/users/{id}/demote', at(sam.id)),
    again: true,
  },
  {
    action: 'user.update',
    target: 'vera',
    before: { display_name: 'vera' },
    after: { display_name: 'Vera' },
    act: ({ vera }) =>
      vera.api.PATCH('/api/auth/me', { body: { display_name: 'Vera', email: 'vera@local' } }),
    again: true,
  },
  {
    action: 'settings.update',
    target: 'allow_signup, instance_name',
    before: { allow_signup: false, instance_name: '' },
    after: { allow_signup: true, instance_name: 'Harbour' },
    act: ({ ada }) =>
      ada.api.PATCH('/api/instance/settings', {
        body: { allow_signup: true, instance_name: 'Harbour', authz_enforced: true },
      }),
    again: true,
  },
  {
    action: 'session.create',
    target: 'sam',
    act: async ({ server }, made) => {
      const body = { identity: 'sam', password: PASSWORD };
      made.sam = done(await server.as().POST('/api/auth/login', { body })).token;
    },
  },
  {
    action: 'session.refresh',
    target: 'sam',
    act: async ({ server }, made) => {
      const body = { password: PASSWORD };
      made.sam = done(await server.as(made.sam).POST('/api/auth/me/refresh', { body })).token;
    },
  },
  {
    action: 'user.password',
    target: 'sam',
    act: async ({ server }, made) => {
      const body = { current_password: PASSWORD, new_password: NEXT_PASSWORD };
      made.sam = done(await server.as(made.sam).POST('/api/auth/me/password', { body })).token;
    },
  },
  {
    action: 'session.end',
    target: 'sam',
    act: ({ server }, made) => server.as(made.sam).POST('/api/auth/logout'),
  },
  {
    action: 'user.signup',
    target: 'noor',
    after: { username: 'noor', email: 'noor@example.org', display_name: 'noor', is_admin: false },
    act: ({ server }) =>
      server.as().POST('/api/auth/signup', {
        body: { username: 'noor', email: 'noor@example.org', password: PASSWORD },
      }),
  },
  {
    action: 'key.create',
    target: 'report',
    act: async ({ max }, made) => {
      await max.api.POST('/api/auth/keys', { body: { name: 'report' } });
      made.key = done(await max.api.GET('/api/auth/keys'))[0]?.id ?? 0;
    },
  },
  {
    action: 'key.revoke',
    target: 'report',
    act: ({ max }, { key }) => max.api.DELETE('/api/auth/keys/{id}', at(key)),
    again: true,
  },
  {
    action: 'bot.connect',
    target: 'max-zed',
    after: { tool: 'zed' },
    act: async ({ max }, made) => {
      made.tool = done(await max.api.POST('/api/auth/bots', { body: { tool: 'zed' } })).bot.id;
    },
  },
  {
    action: 'bot.disconnect',
    target: 'max-zed',
    act: ({ max }, { tool }) => max.api.POST('/api/auth/bots/{id}/disconnect', at(tool)),
    again: true,
  },
  {
    action: 'bot.delete',
    target: 'max-zed',
    before: { tool: 'zed' },
    act: ({ max }, { tool }) => max.api.DELETE('/api/auth/bots/{id}', at(tool)),
  },
  {
    action: 'member.add',
    target: 'vera',
    after: { project: 'APP', role: 'viewer' },
    act: async ({ ada, vera }, made) => {
      const body = { name: 'Harbour app', identifier: 'APP' };
      made.project = done(await ada.api.POST('/api/projects', { body })).id;
      await ada.api.POST('/api/projects/{id}/members', {
        ...at(made.project),
        body: { user_id: vera.id, role: 'viewer' },
      });
    },
  },
  {
    action: 'member.update',
    target: 'vera',
    before: { project: 'APP', role: 'viewer' },
    after: { project: 'APP', role: 'maintainer' },
    act: ({ ada, vera }, { project }) =>
      ada.api.PATCH('/api/projects/{id}/members/{user_id}', {
        ...member(project, vera.id),
        body: { role: 'maintainer' },
      }),
    again: true,
  },
  {
    action: 'member.update',
    target: 'vera',
    before: { project: 'APP', role: 'maintainer' },
    after: { project: 'APP', role: 'lead' },
    act: ({ ada, vera }, { project }) =>
      ada.api.PUT('/api/projects/{id}', { ...at(project), body: { lead_user_id: vera.id } }),
    again: true,
  },
  {
    action: 'member.remove',
    target: 'vera',
    before: { project: 'APP', role: 'lead' },
    act: ({ ada, vera }, { project }) =>
      ada.api.DELETE('/api/projects/{id}/members/{user_id}', member(project, vera.id)),
  },
  {
    action: 'project.publish',
    target: 'APP',
    before: { is_public: false },
    after: { is_public: true },
    act: ({ ada }, { project }) =>
      ada.api.PUT('/api/projects/{id}', { ...at(project), body: { is_public: true, description: 'Boats' } }),
    again: true,
  },
  {
    action: 'project.unpublish',
    target: 'APP',
    before: { is_public: true },
    after: { is_public: false },
    act: ({ ada }, { project }) => ada.api.POST('/api/projects/{id}/archive', at(project)),
  },
  {
    action: 'project.delete',
    target: 'APP',
    before: { name: 'Harbour app', is_public: false },
    act: async ({ ada }) => {
      const [archived] = done(await ada.api.GET('/api/archived-projects'));
      return ada.api.DELETE('/api/archived-projects/{id}', at(archived?.id ?? 0));
    },
  },
  {
    action: 'project.delete',
    target: 'DECK',
    before: { name: 'Deck', is_public: false },
    act: async ({ ada }) => {
      const body = { name: 'Deck', identifier: 'DECK' };
      const { id } = done(await ada.api.POST('/api/projects', { body }));
      return ada.api.DELETE('/api/projects/{id}', at(id));
    },
  },
  {
    action: 'user.lockdown',
    target: 'vera',
    act: ({ vera }) => vera.api.DELETE('/api/auth/me/sessions'),
  },
  {
    action: 'user.deactivate',
    target: 'vera',
    before: { is_active: true },
    after: { is_active: false },
    act: ({ ada, vera }) => ada.api.POST('/api/users/{id}/deactivate', at(vera.id)),
    again: true,
  },
  {
    action: 'user.reactivate',
    target: 'vera',
    before: { is_active: false },
    after: { is_active: true },
    act: ({ ada, vera }) => ada.api.POST('/api/users/{id}/reactivate', at(vera.id)),
    again: true,
  },
];

test('an act leaves one entry with what it changed; the same once more, if it changes nothing, leaves none', async t => {
  const here = await site(t);
  const made: Made = { project: 0, key: 0, tool: 0, sam: '', token: '' };
  for (const { action, target, before = null, after = null, act, again } of ACTS) {
    const [last] = await here.entries({ limit: 1 });
    await act(here, made);
    const [entry, ...others] = (await here.entries()).filter(({ id }) => id > (last?.id ?? 0));
    assert.ok(entry, action);
    assert.deepEqual(others, [], action);
    const { before: was, after: is } = entry;
    assert.deepEqual([entry.action, entry.target.name, was, is], [action, target, before, after]);
    assert.match(entry.at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.match(entry.request_id ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(entry.client, '127.0.0.1');
    if (!again) continue;
    await act(here, made);
    assert.equal((await here.entries({ limit: 1 }))[0]?.id, entry.id, action);
  }
});

test('an entry names the account, the credential and the kind of the target', async t => {
  const { ada, sam, max, bot, operator, server, entries } = await site(t);
  const latest = async () => {
    const [{ actor, credential, target }] = (await entries({ limit: 1 })) as [Entry];
    return [actor, credential.kind, typeof credential.id, target];
  };
  await ada.api.POST('/api/users/{id}/promote', at(sam.id));
  const who = { kind: 'user', id: sam.id, name: 'sam' };
  assert.deepEqual(await latest(), [{ id: ada.id, username: 'ada' }, 'session', 'number', who]);
  await operator.api.POST('/api/users/{id}/demote', at(sam.id));
  assert.deepEqual(await latest(), [{ id: null, username: null }, 'operator_key', 'number', who]);
  const { key } = done(await ada.api.POST('/api/auth/keys', { body: { name: 'report' } }));
  await server.as(key).POST('/api/users/{id}/deactivate', at(sam.id));
  assert.deepEqual(await latest(), [{ id: ada.id, username: 'ada' }, 'key', 'number', who]);
  await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } });
  const own = { kind: 'user', id: max.id, name: 'max' };
  assert.deepEqual(await latest(), [{ id: max.id, username: 'max' }, 'none', 'object', own]);
  await max.api.POST('/api/auth/bots/{id}/disconnect', at(bot.id));
  const tool = { kind: 'bot', id: bot.id, name: bot.username };
  assert.deepEqual(await latest(), [{ id: max.id, username: 'max' }, 'session', 'number', tool]);
});

test('approvals of tools and the end of their tokens leave an entry', async t => {
  const { max, server, entries } = await site(t);
  const actions = async (target: string) => (await entries({ target })).map(({ action }) => action);
  const client = await registered(server);
  await approvedCode(server, max.token, asking(client));
  assert.deepEqual(await actions('max-claude-code'), ['oauth.approve']);
  const token = await connected(server, max.token);
  await server.as(token).GET('/api/projects');
  const revoke = () =>
    fetch(`${server.url}/oauth/revoke`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${max.token}` },
      body: new URLSearchParams({ token }),
    });
  for (const time of ['first', 'second']) assert.equal((await revoke()).status, 200, time);
  assert.deepEqual(await actions('max-claude-code'), ['oauth.revoke', 'oauth.approve', 'oauth.approve']);
});

test('reads and refused requests leave no entry', async t => {
  const { ada, lena, server, entries } = await site(t);
  const [last] = await entries({ limit: 1 });
  for (const { document, method, path } of Object.values(operations))
    if (document !== 'oauth' && method === 'GET' && !path.includes('{') && !/events|changes/.test(path))
      await fetch(server.url + path, { headers: { Authorization: `Bearer ${ada.token}` } });
  await refused(
    server,
    () => lena.api.POST('/api/users/{id}/promote', at(lena.id)),
    'administrator_required',
  );
  const wrong = { identity: 'ada', password: 'wrong words' };
  await refused(server, () => server.as().POST('/api/auth/login', { body: wrong }), 'credentials_wrong');
  await refused(server, () => ada.api.POST('/api/users/{id}/demote', at(ada.id)), 'last_administrator');
  const taken = { username: 'lena', password: PASSWORD };
  await refused(server, () => ada.api.POST('/api/users', { body: taken }), 'user_taken');
  assert.equal((await entries({ limit: 1 }))[0]?.id, last?.id);
});

test('only administrators read the audit, and never through a tool that has a token', async t => {
  const { ada, lena, server } = await site(t);
  await refused(server, () => lena.api.GET('/api/audit'), 'administrator_required');
  await refused(server, () => server.as().GET('/api/audit'), 'unauthenticated');
  const token = await connected(server, ada.token);
  await refused(server, () => server.as(token).GET('/api/audit'), 'authentication_required');
});

test('entries are filtered by actor, action, group, target and time', async t => {
  const { ada, sam, server, entries } = await site(t);
  const names = async (query: Query) => (await entries(query)).map(({ action }) => action);
  const since = server.clock.now().toISOString();
  server.clock.advance(60);
  await ada.api.POST('/api/users/{id}/promote', at(sam.id));
  await sam.api.POST('/api/auth/keys', { body: { name: 'Report' } });
  assert.deepEqual(await names({ actor: 'ADA' }), ['user.promote']);
  assert.deepEqual(await names({ target: 'report' }), ['key.create']);
  assert.deepEqual(await names({ action: 'user.promote' }), ['user.promote']);
  assert.deepEqual(await names({ action: 'user.', target: 'SAM' }), ['user.promote', 'user.create']);
  assert.deepEqual(await names({ action: 'use.' }), []);
  assert.deepEqual(await names({ since }), ['key.create', 'user.promote']);
  assert.deepEqual(await names({ until: since, action: 'user.promote' }), []);
  for (const query of [{ action: 'user' }, { since: 'yesterday' }, { before: 0 }])
    await refused(server, () => ada.api.GET('/api/audit', { params: { query } }), 'invalid_parameter');
});

test('pages and lines have every entry once, newest first', async t => {
  const { ada, sam, server, entries } = await site(t);
  for (const change of ['promote', 'demote', 'promote'] as const)
    await ada.api.POST(`/api/users/{id}/${change}`, at(sam.id));
  const all = await entries({ limit: 500 });
  assert.deepEqual(
    all.map(({ id }) => id),
    [...all].map(({ id }) => id).sort((one, other) => other - one),
  );
  const headers = { Authorization: `Bearer ${ada.token}` };
  const paged: Entry[] = [];
  let path: string | undefined = '/api/audit?limit=2&action=user.';
  for (let turn = 0; path !== undefined && turn < 50; turn += 1) {
    const response: Response = await fetch(server.url + path, { headers });
    paged.push(...((await response.json()) as Entry[]));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  assert.deepEqual(paged, await entries({ action: 'user.', limit: 500 }));
  const Accept = 'application/x-ndjson';
  const response = await fetch(`${server.url}/api/audit?limit=1`, { headers: { ...headers, Accept } });
  assert.equal(response.headers.get('content-type'), Accept);
  const lines = (await response.text()).trimEnd().split('\n');
  assert.deepEqual(
    lines.map(line => JSON.parse(line) as Entry),
    all,
  );
});

test('no entry holds a secret', async t => {
  const { server, max } = await site(t);
  const login = done(
    await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } }),
  );
  const { key } = done(await max.api.POST('/api/auth/keys', { body: { name: 'report' } }));
  await max.api.POST('/api/auth/me/password', {
    body: { current_password: PASSWORD, new_password: NEXT_PASSWORD },
  });
  const text = JSON.stringify(await server.app.instance.store.read(({ db }) => db('audit').select('*')));
  for (const secret of [PASSWORD, NEXT_PASSWORD, login.token, key, 'argon2'])
    assert.ok(!text.includes(secret), secret);
});

test('entries are kept for their days, and longer than their account', async t => {
  const { max, bot, server, entries } = await site(t);
  await max.api.DELETE('/api/auth/bots/{id}', at(bot.id));
  assert.equal((await entries({ target: bot.username })).length, 2);
  const { store } = server.app.instance;
  const DAY_MS = 86_400_000;
  const count = async () =>
    Number((await store.read(({ db }) => db('audit').count({ count: '*' })))[0]?.['count']);
  const before = await count();
  const forget = (days: number, later: number) =>
    store.write(
      { now: new Date(server.clock.now().getTime() + later * DAY_MS), transport: 'system', actorId: null },
      work => forgetAudit(work, days),
    );
  await forget(30, 29);
  assert.equal(await count(), before);
  assert.equal(await forget(30, 31), false);
  assert.equal(await count(), 0);
});
