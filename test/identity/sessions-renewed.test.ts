/** New sessions for old ones: password changes, refreshes, and signing in without a password. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { refused } from '../setting/refused.ts';
import { restarted } from '../setting/restarted.ts';
import { startServer } from '../setting/server.ts';

const NEW_PASSWORD = 'four other words entirely';
const change = (current_password: string, new_password = NEW_PASSWORD) => ({
  body: { current_password, new_password },
});

test('a password change returns the remaining session, also as the cookie', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { data, response } = await lena.api.POST('/api/auth/me/password', change(PASSWORD));
  assert.equal(data?.ok, true);
  assert.match(data.expires_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.ok(response.headers.getSetCookie()[0]?.startsWith(`svc_token=${data.token}; Path=/; HttpOnly;`));
  assert.equal((await server.as(data.token).GET('/api/auth/me')).data?.id, lena.id);
  await refused(server, () => lena.api.GET('/api/auth/me'), 'unauthenticated');
});

test('the session after a password change is recent', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  server.clock.advance(3600);
  const { data } = await lena.api.POST('/api/auth/me/password', change(PASSWORD));
  const made = await server.as(data?.token).POST('/api/auth/keys', { body: { name: 'report' } });
  assert.equal(made.response.status, 200);
});

test('after a password change the new password signs in and the old one does not', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await lena.api.POST('/api/auth/me/password', change(PASSWORD));
  const login = (password: string) =>
    server.as().POST('/api/auth/login', { body: { identity: 'lena', password } });
  await refused(server, () => login(PASSWORD), 'credentials_wrong');
  assert.equal((await login(NEW_PASSWORD)).response.status, 200);
});

test('a wrong password changes nothing', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await refused(server, () => lena.api.POST('/api/auth/me/password', change('wrong')), 'password_wrong');
});

test('a new password that is too short or too long changes nothing', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const password of ['1234567', 'ä'.repeat(513)]) {
    const request = () => lena.api.POST('/api/auth/me/password', change(PASSWORD, password));
    assert.match((await refused(server, request, 'password_length')).error, /^new_password /);
  }
  const tooLong = () => lena.api.POST('/api/auth/me/password', change(PASSWORD, 'x'.repeat(1025)));
  await refused(server, tooLong, 'invalid_body');
});

for (const [what, password] of [
  ['8 bytes', '😀😀'],
  ['1024 bytes', '😀'.repeat(256)],
  ['nothing but spaces', ' '.repeat(9)],
] as const) {
  test(`a new password of ${what} signs in`, async t => {
    const server = await startServer(t);
    const { lena } = await cast(server);
    await lena.api.POST('/api/auth/me/password', change(PASSWORD, password));
    const { response } = await server.as().POST('/api/auth/login', { body: { identity: 'lena', password } });
    assert.equal(response.status, 200);
  });
}

test('of two concurrent password changes one wins', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const passwords = ['first of two words', 'second of two words'];
  const answers = await Promise.all(
    passwords.map(password => lena.api.POST('/api/auth/me/password', change(PASSWORD, password))),
  );
  const winners = answers.filter(({ response }) => response.status === 200);
  assert.equal(winners.length, 1);
  const [losers] = answers.filter(({ response }) => response.status !== 200);
  assert.equal(losers?.response.status, 401);
  assert.equal((await server.as(winners[0]?.data?.token).GET('/api/auth/me')).response.status, 200);
});

test('a refresh replaces the session with a recent one, and keeps the others', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const other = await server.as().POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
  server.clock.advance(3600);
  const { data, response } = await lena.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  assert.equal(data?.user.id, lena.id);
  assert.ok(response.headers.getSetCookie()[0]?.startsWith(`svc_token=${data.token};`));
  await refused(server, () => lena.api.GET('/api/auth/me'), 'unauthenticated');
  assert.equal((await server.as(other.data?.token).GET('/api/auth/me')).response.status, 200);
  const made = await server.as(data.token).POST('/api/auth/keys', { body: { name: 'report' } });
  assert.equal(made.response.status, 200);
});

test('a refresh does not affect keys and tools', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  await max.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  assert.equal((await bot.api.GET('/api/auth/me')).response.status, 200);
});

test('a refresh without a password, or without a body, is refused', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await refused(server, () => lena.api.POST('/api/auth/me/refresh', { body: {} }), 'password_required');
  await refused(server, () => lena.api.POST('/api/auth/me/refresh'), 'password_required');
});

test("a refresh with a wrong password, or with another user's, is refused", async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const changed = await lena.api.POST('/api/auth/me/password', change(PASSWORD));
  const api = server.as(changed.data?.token);
  for (const password of ['wrong', PASSWORD]) {
    await refused(server, () => api.POST('/api/auth/me/refresh', { body: { password } }), 'password_wrong');
  }
});

test('of two concurrent refreshes of one session one wins', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const refresh = () => lena.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  const statuses = (await Promise.all([refresh(), refresh()])).map(({ response }) => response.status);
  assert.deepEqual(statuses.sort(), [200, 401]);
});

test('no session survives a sign-out-everywhere that meets a refresh', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const other = await server.as().POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
  const { passwords } = server.app.instance;
  const matches = passwords.matches.bind(passwords);
  // The sign-out commits after the refresh has read the account, and before it writes.
  t.mock.method(passwords, 'matches', async (hash: string | null, password: string) => {
    await server.as(other.data?.token).DELETE('/api/auth/me/sessions');
    return matches(hash, password);
  });
  const refresh = await lena.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  assert.equal(refresh.response.status, 401);
  const left = await server.app.instance.store.read(({ db }) => db('sessions').where({ user_id: lena.id }));
  assert.deepEqual(left, []);
});

test('concurrent refreshes and sign-outs leave no session', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const refresh = () => lena.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  const [refreshed, signedOut] = await Promise.all([refresh(), lena.api.DELETE('/api/auth/me/sessions')]);
  // In either order, the sign-out either ended the new session or was refused itself.
  const survivor = await server.as(refreshed.data?.token).GET('/api/auth/me');
  assert.equal(survivor.response.status === 200, signedOut.response.status === 401);
});

test('signing in without a password is off until it is switched on', async t => {
  const server = await startServer(t);
  await cast(server);
  await refused(server, () => server.as().POST('/api/auth/auto-login'), 'auto_login_off');
});

test('signing in without a password gives the first administrator a session', async t => {
  const server = await startServer(t);
  const { ada, max } = await cast(server);
  await ada.api.POST('/api/users/{id}/promote', { params: { path: { id: max.id } } });
  await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
  const { data, response } = await server.as().POST('/api/auth/auto-login');
  assert.deepEqual(data?.user, { id: ada.id, username: 'ada', display_name: 'ada', is_admin: true });
  assert.ok(response.headers.getSetCookie()[0]?.startsWith(`svc_token=${data.token};`));
  assert.equal((await server.as(data.token).GET('/api/auth/me')).data?.id, ada.id);
});

test('signing in without a password passes an administrator by who was deactivated', async t => {
  const server = await startServer(t);
  const { ada, max, operator } = await cast(server);
  await ada.api.POST('/api/users/{id}/promote', { params: { path: { id: max.id } } });
  await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
  await operator.api.POST('/api/users/{id}/deactivate', { params: { path: { id: ada.id } } });
  assert.equal((await server.as().POST('/api/auth/auto-login')).data?.user.id, max.id);
});

test('with sign-in without a password, a refresh needs none and keeps the user', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
  const { data } = await lena.api.POST('/api/auth/me/refresh');
  assert.equal(data?.user.id, lena.id);
});

test('with sign-in without a password, a wrong one is still refused', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
  const request = () => lena.api.POST('/api/auth/me/refresh', { body: { password: 'wrong' } });
  await refused(server, request, 'password_wrong');
});

test('an instance that is published afterwards requires passwords again', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
  await restarted(server, { public_url: 'https://docket.example' }, async as => {
    const api = as(lena.token);
    assert.equal((await api.GET('/api/instance')).data?.web_auto_login, false);
    assert.equal((await api.POST('/api/auth/auto-login')).response.status, 403);
    assert.equal((await api.POST('/api/auth/me/refresh')).response.status, 400);
  });
});
