/** Which credentials are accepted where: every account operation with every kind of credential. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/generated/operations.ts';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { oauthToken } from '../setting/oauth-grants.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';

type Door = readonly [method: string, path: string, body?: object];

/** A session of any age. */
const SESSION_ONLY: readonly Door[] = [
  ['PATCH', '/api/auth/me', { display_name: 'X' }],
  ['POST', '/api/auth/me/password', { current_password: 'x', new_password: 'four other words' }],
  ['POST', '/api/auth/me/refresh', { password: 'x' }],
  ['DELETE', '/api/auth/me/sessions'],
  ['GET', '/api/auth/keys'],
  ['DELETE', '/api/auth/keys/1'],
  ['GET', '/api/auth/bots'],
  ['POST', '/api/auth/bots/1/disconnect'],
  ['DELETE', '/api/auth/bots/1'],
];

/** A session that is not older than 15 minutes. */
const RECENT_ONLY: readonly Door[] = [
  ['PATCH', '/api/instance/settings', { instance_name: 'X' }],
  ['POST', '/api/auth/keys', { name: 'x' }],
  ['POST', '/api/auth/bots', { tool: 'zed' }],
  ['POST', '/api/users', { username: 'x', password: 'four other words' }],
  ['POST', '/api/users/2/promote'],
  ['POST', '/api/users/2/reactivate'],
];

/** A session or a key: an administrator revokes rights in an emergency. */
const NO_OAUTH: readonly Door[] = [
  ['POST', '/api/users/2/demote'],
  ['POST', '/api/users/2/deactivate'],
];

/** Any credential. */
const ANY: readonly Door[] = [
  ['GET', '/api/auth/me'],
  ['GET', '/api/users'],
  ['POST', '/api/auth/logout'],
  ['GET', '/api/instance/settings'],
];

const ADMINISTRATOR: readonly Door[] = [
  ...RECENT_ONLY.filter(([, path]) => !path.startsWith('/api/auth/')),
  ...NO_OAUTH,
  ['GET', '/api/instance/settings'],
];

const knock =
  (server: TestServer, [method, path, body]: Door, token?: string) =>
  () =>
    raw(server, path, { method, ...(body ? { body } : {}), ...(token === undefined ? {} : { token }) });

async function allRefused(
  server: TestServer,
  doors: readonly Door[],
  tokens: readonly string[],
  code: RefusalCode,
) {
  for (const door of doors) {
    for (const token of tokens) await refused(server, knock(server, door, token), code);
  }
}

/** Non-interactive credentials of an administrator: a key, a tool's key, a tool's OAuth token, and the operator's key. */
async function programs(server: TestServer, { ada, operator }: Cast): Promise<Record<string, string>> {
  const key = await ada.api.POST('/api/auth/keys', { body: { name: 'report' } });
  const tool = await ada.api.POST('/api/auth/bots', { body: { tool: 'codex' } });
  assert.ok(key.data && tool.data);
  const oauth = await oauthToken(server, tool.data.bot.id);
  return { key: key.data.key, toolKey: tool.data.key, oauth, operator: operator.token };
}

test('the lists of this test name every operation around accounts', () => {
  const listed = [...SESSION_ONLY, ...RECENT_ONLY, ...NO_OAUTH, ...ANY].map(
    ([method, path]) => `${method} ${path.replace(/\/\d+/, '/{id}')}`,
  );
  const families = new Set(['instance', 'sessions', 'keys', 'bots', 'users']);
  const guarded = Object.values(operations)
    .filter(
      ({ document, family, credentials }) =>
        document === 'rest' && families.has(family) && credentials.length > 0,
    )
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(listed.sort(), guarded.sort());
});

test('credentials are managed with a session, never with a key or an OAuth token', async t => {
  const server = await startServer(t);
  const tokens = Object.values(await programs(server, await cast(server)));
  await allRefused(server, SESSION_ONLY, tokens, 'authentication_required');
});

test('creating credentials or granting access needs a recent session, and no other credential counts', async t => {
  const server = await startServer(t);
  const all = await cast(server);
  const tokens = Object.values(await programs(server, all));
  await allRefused(server, RECENT_ONLY, tokens, 'recent_authentication_required');
});

test('a session of 16 minutes is not recent', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  server.clock.advance(16 * 60);
  await allRefused(server, RECENT_ONLY, [ada.token], 'recent_authentication_required');
});

test('a session of 14 minutes is recent', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  server.clock.advance(14 * 60);
  for (const door of RECENT_ONLY) {
    const { response } = await knock(server, door, ada.token)();
    assert.equal(response.status, 200, door[1]);
  }
});

test('an OAuth token cannot administer users, a key can remove rights', async t => {
  const server = await startServer(t);
  const all = await cast(server);
  const { oauth, key, toolKey, operator } = await programs(server, all);
  await allRefused(server, NO_OAUTH, [oauth ?? ''], 'authentication_required');
  for (const token of [key, toolKey, operator]) {
    const { response } = await knock(server, ['POST', `/api/users/${all.sam.id}/demote`], token)();
    assert.equal(response.status, 200);
  }
});

test('without a credential every guarded operation returns 401', async t => {
  const server = await startServer(t);
  for (const door of [...SESSION_ONLY, ...RECENT_ONLY, ...NO_OAUTH, ...ANY]) {
    await refused(server, knock(server, door), 'unauthenticated');
  }
});

test('administrator operations are refused to others', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await allRefused(server, ADMINISTRATOR, [lena.token], 'administrator_required');
});

test("the operator's key has no user, and is accepted where an administrator is required", async t => {
  const server = await startServer(t);
  const { operator, sam } = await cast(server);
  await refused(server, () => operator.api.GET('/api/auth/me'), 'authentication_required');
  const path = { params: { path: { id: sam.id } } };
  assert.equal((await operator.api.GET('/api/users')).response.status, 200);
  assert.equal((await operator.api.POST('/api/users/{id}/deactivate', path)).data?.is_active, false);
});

test('the session cookie is not a credential', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const headers = { Cookie: `svc_token=${ada.token}` };
  for (const [method, path, body] of [...SESSION_ONLY, ...NO_OAUTH, ...ANY]) {
    await refused(
      server,
      () => raw(server, path, { method, headers, ...(body ? { body } : {}) }),
      'unauthenticated',
    );
  }
});

test('where a recent session is required, an active session cookie gets 403, and any other cookie 401', async t => {
  const server = await startServer(t);
  const all = await cast(server);
  const dead = [`svc_sess_${'x'.repeat(43)}`, all.bot.token, ''];
  for (const [method, path, body] of RECENT_ONLY) {
    const withCookie = (value: string) => () =>
      raw(server, path, {
        method,
        headers: { Cookie: `a=b; svc_token=${value}` },
        ...(body ? { body } : {}),
      });
    await refused(server, withCookie(all.ada.token), 'recent_authentication_required');
    for (const value of dead) await refused(server, withCookie(value), 'unauthenticated');
  }
});

const BAD_HEADERS: readonly string[] = [
  'Basic YWRhOnNlY3JldA==',
  'Bearer',
  'Bearer nonsense',
  `Bearer svc_sess_${'x'.repeat(43)}`,
  `Bearer svc_at_${'x'.repeat(43)}`,
  `Bearer svc_sk_${'x'.repeat(49)}`,
  'Bearer svc_xx_12345678',
  `${'x'.repeat(4000)}`,
];

test('a bad Authorization header gets 401, whatever cookie is sent with it', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const Authorization of BAD_HEADERS) {
    const headers = { Authorization, Cookie: `svc_token=${ada.token}` };
    await refused(server, () => raw(server, '/api/auth/me', { method: 'GET', headers }), 'unauthenticated');
  }
});

test('a 401 is plain text and names the metadata of the protected resource', async t => {
  const server = await startServer(t);
  const { response, error } = await raw(server, '/api/auth/me', { method: 'GET' });
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
  assert.equal(error, 'authentication required');
  assert.equal(
    response.headers.get('www-authenticate'),
    `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
  );
});

for (const scheme of ['bearer', 'BEARER', 'Bearer  ']) {
  test(`the scheme may be written ${JSON.stringify(scheme)}`, async t => {
    const server = await startServer(t);
    const { lena } = await cast(server);
    const headers = { Authorization: `${scheme} ${lena.token}` };
    const { response } = await raw(server, '/api/auth/me', { method: 'GET', headers });
    assert.equal(response.status, 200);
  });
}
