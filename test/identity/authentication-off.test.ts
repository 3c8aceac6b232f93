/**
 * With authentication off, a request without a credential acts as the first administrator, but cannot manage credentials.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';

const OFF = { config: { auth: 'off' } };

test('a request without a credential acts as the first administrator who can sign in', async t => {
  const server = await startServer(t, OFF);
  const { ada, max, operator } = await cast(server);
  await ada.api.POST('/api/users/{id}/promote', { params: { path: { id: max.id } } });
  const { data } = await server.as().GET('/api/auth/me');
  assert.deepEqual(data, {
    id: ada.id,
    username: 'ada',
    email: 'ada@local',
    display_name: 'ada',
    is_admin: true,
  });
  await operator.api.POST('/api/users/{id}/deactivate', { params: { path: { id: ada.id } } });
  assert.equal((await server.as().GET('/api/auth/me')).data?.id, max.id);
});

test('without any administrator such a request still has administrator rights, and no user', async t => {
  const server = await startServer(t, { ...OFF, holds: 'migrated' });
  assert.equal((await server.as().GET('/api/instance/settings')).response.status, 200);
  await refused(server, () => server.as().GET('/api/auth/me'), 'authentication_required');
});

const MANAGING = [
  ['PATCH', '/api/auth/me'],
  ['POST', '/api/auth/me/password'],
  ['POST', '/api/auth/me/refresh'],
  ['DELETE', '/api/auth/me/sessions'],
  ['GET', '/api/auth/keys'],
  ['DELETE', '/api/auth/keys/1'],
  ['GET', '/api/auth/bots'],
] as const;

const MINTING = [
  ['POST', '/api/auth/keys'],
  ['POST', '/api/auth/bots'],
  ['POST', '/api/users'],
  ['POST', '/api/users/2/promote'],
  ['PATCH', '/api/instance/settings'],
] as const;

test('managing credentials needs a credential', async t => {
  const server = await startServer(t, OFF);
  await cast(server);
  for (const [method, path] of MANAGING) {
    await refused(
      server,
      () => raw(server, path, method === 'GET' ? { method } : { method, body: {} }),
      'authentication_required',
    );
  }
  for (const [method, path] of MINTING) {
    await refused(server, () => raw(server, path, { method, body: {} }), 'recent_authentication_required');
  }
});

test('a credential that is sent counts, a good one and a bad one', async t => {
  const server = await startServer(t, OFF);
  const { lena } = await cast(server);
  assert.equal((await lena.api.GET('/api/auth/me')).data?.id, lena.id);
  await refused(server, () => lena.api.GET('/api/instance/settings'), 'administrator_required');
  await refused(server, () => server.as('nonsense').GET('/api/auth/me'), 'unauthenticated');
});

test('a request from a page elsewhere does not count as one from this machine', async t => {
  const server = await startServer(t, OFF);
  await cast(server);
  for (const [headers, status] of [
    [{}, 200],
    [{ origin: 'https://elsewhere.example' }, 401],
    // A name that leads to this machine. `fetch` sends its own Host.
    [{ host: 'elsewhere.example' }, 401],
  ] as const) {
    const [response] = (await once(get(`${server.url}/api/auth/me`, { headers }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    assert.equal(response.statusCode, status, JSON.stringify(headers));
  }
});

test('signing out without a credential is harmless', async t => {
  const server = await startServer(t, OFF);
  await cast(server);
  const rows = await server.rows();
  assert.deepEqual((await server.as().POST('/api/auth/logout')).data, { logged_out: true });
  assert.equal(await server.rows(), rows);
});
