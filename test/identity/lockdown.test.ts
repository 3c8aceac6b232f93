/** Lockdown: a password change, a sign-out-everywhere and a deactivation revoke everything that could act for a user. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CREDENTIALS_ENDED } from '../../src/store/events.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { deviceLogin, oauthToken, waitingCode } from '../setting/oauth-grants.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';

const TRIGGERS: Readonly<Record<string, (people: Cast) => Promise<{ response: Response }>>> = {
  'a password change': ({ max }) =>
    max.api.POST('/api/auth/me/password', {
      body: { current_password: PASSWORD, new_password: 'four other words' },
    }),
  'a sign-out-everywhere': ({ max }) => max.api.DELETE('/api/auth/me/sessions'),
  'a deactivation': ({ ada, max }) =>
    ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: max.id } } }),
};

/** Credentials of every kind, of a user and one of the user's tools. */
async function credentialsOf(server: TestServer, { max, bot }: Cast): Promise<string[]> {
  const key = await max.api.POST('/api/auth/keys', { body: { name: 'report' } });
  const login = await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } });
  const tool = await max.api.POST('/api/auth/bots', { body: { tool: 'zed' } });
  assert.ok(key.data && login.data && tool.data);
  return [
    max.token,
    login.data.token,
    key.data.key,
    await oauthToken(server, max.id),
    bot.token,
    await oauthToken(server, bot.id),
    tool.data.key,
  ];
}

/** Pending approvals of the user for the account. */
async function approvals(server: TestServer, approverId: number, accountId: number): Promise<void> {
  await waitingCode(server, approverId, accountId);
  for (const state of ['approved', 'gathered'] as const)
    await deviceLogin(server, state, approverId, accountId);
}

function waiting(server: TestServer, approverId: number) {
  return server.app.instance.store.read(async ({ db }) => ({
    codes: (await db('oauth_codes').where({ approver_id: approverId }).whereNull('burned_at')).length,
    devices: await db('oauth_devices')
      .where({ approver_id: approverId })
      .orderBy('id')
      .pluck<string[]>('state'),
  }));
}

for (const [what, trigger] of Object.entries(TRIGGERS)) {
  test(`${what} ends every session, key and token of the user and of every tool`, async t => {
    const server = await startServer(t);
    const people = await cast(server);
    const tokens = await credentialsOf(server, people);
    for (const token of tokens) assert.equal((await server.as(token).GET('/api/users')).response.status, 200);
    assert.equal((await trigger(people)).response.status, 200);
    for (const token of tokens) {
      await refused(server, () => server.as(token).GET('/api/users'), 'unauthenticated');
    }
  });

  test(`${what} burns codes and denies device approvals that wait`, async t => {
    const server = await startServer(t);
    const people = await cast(server);
    await approvals(server, people.max.id, people.bot.id);
    await approvals(server, people.max.id, people.bot.id);
    await trigger(people);
    assert.deepEqual(await waiting(server, people.max.id), {
      codes: 0,
      devices: ['denied', 'gathered', 'denied', 'gathered'],
    });
  });

  test(`${what} leaves the credentials of other people and of the operator`, async t => {
    const server = await startServer(t);
    const people = await cast(server);
    const { lena, operator, max } = people;
    const zed = await lena.api.POST('/api/auth/bots', { body: { tool: 'zed' } });
    await approvals(server, lena.id, zed.data?.bot.id ?? 0);
    await deviceLogin(server, 'pending', null, null);
    const oauth = await oauthToken(server, zed.data?.bot.id ?? 0);
    await trigger(people);
    for (const token of [lena.token, zed.data?.key, oauth, operator.token]) {
      assert.equal((await server.as(token).GET('/api/users')).response.status, 200);
    }
    assert.deepEqual(await waiting(server, lena.id), { codes: 1, devices: ['approved', 'gathered'] });
    const left = await server.app.instance.store.read(async ({ db }) => [
      (await db('oauth_clients')).length,
      (await db('oauth_devices').where({ state: 'pending' })).length,
      (await db('users').where({ owner_id: max.id, is_active: 1 })).length,
    ]);
    assert.deepEqual(left, [1, 1, 1]);
  });

  test(`${what} is one change, with an event for each account whose credentials were revoked`, async t => {
    const server = await startServer(t);
    const people = await cast(server);
    const commits: (readonly { type: string; user_id?: number }[])[] = [];
    server.app.instance.store.onCommit(events => commits.push(events));
    await trigger(people);
    await server.app.instance.store.caughtUp();
    const endings = commits.map(events => events.filter(({ type }) => type === CREDENTIALS_ENDED));
    assert.deepEqual(
      endings.filter(({ length }) => length > 0).map(events => events.map(({ user_id }) => user_id)),
      [[people.max.id, people.bot.id]],
    );
  });
}

test('a password change leaves only the session that it returns', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } });
  const body = { current_password: PASSWORD, new_password: 'four other words' };
  const { data } = await max.api.POST('/api/auth/me/password', { body });
  const left = await server.app.instance.store.read(({ db }) => db('sessions').where({ user_id: max.id }));
  assert.equal(left.length, 1);
  assert.equal((await server.as(data?.token).GET('/api/auth/me')).data?.id, max.id);
});

test('a sign-out everywhere leaves no session and clears the cookie', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const { data, response } = await max.api.DELETE('/api/auth/me/sessions');
  assert.deepEqual(data, { revoked: true });
  assert.deepEqual(response.headers.getSetCookie(), [
    'svc_token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  const left = await server.app.instance.store.read(({ db }) => db('sessions').where({ user_id: max.id }));
  assert.deepEqual(left, []);
});

test('a tool whose owner was locked down is connected again with its identity', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  await max.api.DELETE('/api/auth/me/sessions');
  const login = await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } });
  const again = await server.as(login.data?.token).POST('/api/auth/bots', { body: { tool: 'pi' } });
  assert.equal(again.data?.bot.id, bot.id);
});

test('the date on which a key was revoked earlier stays', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  await max.api.POST('/api/auth/keys', { body: { name: 'report' } });
  const [key] = (await max.api.GET('/api/auth/keys')).data ?? [];
  await max.api.DELETE('/api/auth/keys/{id}', { params: { path: { id: key?.id ?? 0 } } });
  const revokedAt = () =>
    server.app.instance.store.read(({ db }) =>
      db('api_keys').where({ name: 'report' }).pluck<string[]>('revoked_at'),
    );
  const before = await revokedAt();
  server.clock.advance(60);
  await max.api.DELETE('/api/auth/me/sessions');
  assert.deepEqual(await revokedAt(), before);
});
