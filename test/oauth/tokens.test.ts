/** Exchanging codes for tokens: what must match, what happens to a code that is used twice, and how tokens end. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { DAY, MINUTE } from '../../src/time/clock.ts';
import { forgetEnded } from '../../src/upkeep/hourly.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { refusedAs } from '../setting/oauth-refused.ts';
import {
  answerAt,
  approvedCode,
  asking,
  connected,
  consentPath,
  exchange,
  redemption,
  registered,
  sendForm,
  textIn,
  VERIFIER,
} from '../setting/oauth.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { Visitor, type Fields } from '../setting/visitor.ts';

interface Site extends Cast {
  readonly server: TestServer;
  readonly client: string;
  readonly code: string;
}

/** A code that can be exchanged, for the tool zed of max. */
async function site(t: TestContext): Promise<Site> {
  const server = await startServer(t);
  const people = await cast(server);
  const client = await registered(server);
  const code = await approvedCode(server, people.max.token, asking(client), { tool: 'zed' });
  return { ...people, server, client, code };
}

const works = async (server: TestServer, token: string): Promise<boolean> =>
  (await server.as(token).GET('/api/auth/me')).response.status === 200;

test('a code becomes a token of 30 days', async t => {
  const { server, client, code } = await site(t);
  const { response, error } = await exchange(server, redemption(client, code));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const { access_token, ...rest } = error as { access_token: string };
  assert.match(access_token, /^svc_at_[\w-]{43}$/);
  assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 2_592_000, scope: 'mcp' });
  server.clock.advance(30 * DAY - 60);
  assert.ok(await works(server, access_token));
  server.clock.advance(61);
  assert.ok(!(await works(server, access_token)));
});

test('the short path swaps as well', async t => {
  const { server, client, code } = await site(t);
  assert.equal((await sendForm(server, '/token', redemption(client, code))).response.status, 200);
});

const REFUSED: readonly (readonly [string, Fields, RefusalCode])[] = [
  ['no grant type', { grant_type: undefined }, 'invalid_body'],
  ['a refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'grant_unsupported'],
  ['a password', { grant_type: 'password' }, 'grant_unsupported'],
  ['client credentials', { grant_type: 'client_credentials' }, 'grant_unsupported'],
  ['no code', { code: undefined }, 'grant_field_missing'],
  ['an empty code', { code: '' }, 'grant_field_missing'],
  ['no verifier', { code_verifier: undefined }, 'grant_field_missing'],
  ['no client', { client_id: undefined }, 'grant_field_missing'],
  ['no redirect address', { redirect_uri: undefined }, 'grant_field_missing'],
  ['an unknown code', { code: 'x' }, 'grant_invalid'],
  ['another client', { client_id: 'svc_client_other' }, 'grant_invalid'],
  ['another redirect address', { redirect_uri: 'http://localhost:8976/other' }, 'grant_invalid'],
  ['another port of this machine', { redirect_uri: 'http://localhost:8977/callback' }, 'grant_invalid'],
  ['another verifier', { code_verifier: `${VERIFIER.slice(0, -1)}x` }, 'grant_invalid'],
  ['a short verifier', { code_verifier: 'x'.repeat(42) }, 'grant_invalid'],
  ['a long verifier', { code_verifier: 'x'.repeat(129) }, 'grant_invalid'],
  [
    'the challenge for a verifier',
    { code_verifier: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    'grant_invalid',
  ],
  ['another resource', { resource: 'https://other.example/mcp' }, 'target_wrong'],
];

for (const [name, changes, code] of REFUSED) {
  test(`a code with ${name} is not swapped, and can be swapped afterwards`, async t => {
    const given = await site(t);
    const { server, client } = given;
    const sound = redemption(client, given.code);
    await refusedAs(server, () => exchange(server, { ...sound, ...changes }), code);
    assert.equal((await exchange(server, sound)).response.status, 200);
  });
}

for (const [name, code_verifier] of [
  ['42 characters', 'x'.repeat(42)],
  ['129 characters', 'x'.repeat(129)],
  ['a blank', `${'x'.repeat(43)} x`],
] as const)
  test(`a verifier with ${name} is refused, also with its own challenge`, async t => {
    const server = await startServer(t);
    const { max } = await cast(server);
    const client = await registered(server);
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const code = await approvedCode(server, max.token, asking(client, { code_challenge }));
    const sent = redemption(client, code, { code_verifier });
    await refusedAs(server, () => exchange(server, sent), 'grant_invalid');
  });

test('repeated fields, other media types and large bodies are refused with protocol errors', async t => {
  const { server, client, code } = await site(t);
  const sound = redemption(client, code);
  const twice = `${new URLSearchParams(sound as Record<string, string>).toString()}&code=${code}`;
  await refusedAs(server, () => sendForm(server, '/oauth/token', twice), 'malformed_body');
  await refusedAs(server, () => raw(server, '/oauth/token', { body: sound }), 'unsupported_media_type');
  const large = { ...sound, more: 'x'.repeat(64 * 1024) };
  await refusedAs(server, () => exchange(server, large), 'body_too_large');
});

test('verifiers of 43 and of 128 characters fit', async t => {
  const { server, client, max } = await site(t);
  for (const code_verifier of ['a'.repeat(43), '~.-_'.repeat(32)]) {
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const code = await approvedCode(server, max.token, asking(client, { code_challenge }));
    assert.equal((await exchange(server, redemption(client, code, { code_verifier }))).response.status, 200);
  }
});

test('a code that waits for ten minutes has expired', async t => {
  const { server, client, code } = await site(t);
  server.clock.advance(10 * MINUTE);
  await refusedAs(server, () => exchange(server, redemption(client, code)), 'grant_invalid');
});

test('a spent code is refused, and its token is revoked', async t => {
  const { server, client, code, max } = await site(t);
  const token = textIn((await exchange(server, redemption(client, code))).error, 'access_token');
  const other = await connected(server, max.token, { tool: 'zed' });
  assert.ok(await works(server, token));
  const { response, error } = await exchange(server, redemption(client, code));
  assert.deepEqual([response.status, textIn(error, 'error')], [400, 'invalid_grant']);
  assert.ok(!(await works(server, token)));
  assert.ok(await works(server, other), 'a token of another code has ended');
});

test('a spent code revokes the token from any client: also days later, and also without its verifier', async t => {
  const { server, client, code } = await site(t);
  const token = textIn((await exchange(server, redemption(client, code))).error, 'access_token');
  server.clock.advance(29 * DAY);
  await forgetEnded(server.app.instance);
  assert.ok(await works(server, token));
  await exchange(server, redemption(client, code, { client_id: 'another', code_verifier: 'x'.repeat(43) }));
  assert.ok(!(await works(server, token)));
});

test('of many requests at once with one code, one at most is given a token, and that token has ended', async t => {
  const { server, client, code } = await site(t);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => exchange(server, redemption(client, code))),
  );
  const given = answers.filter(({ response }) => response.status === 200);
  assert.equal(given.length, 1);
  assert.ok(!(await works(server, textIn(given[0]?.error, 'access_token'))));
});

test('a consent form cannot be sent again once its code is spent', async t => {
  const { server, client, max } = await site(t);
  const visitor = new Visitor(server, max.token);
  const page = await visitor.open(consentPath(asking(client)));
  const approve = () => visitor.submit(page, { tool: 'zed', decision: 'approve' });
  const code = answerAt(await approve()).get('code') ?? '';
  await exchange(server, redemption(client, code));
  const again = await approve();
  assert.equal(again.status, 403);
  assert.match(again.html, /This form has expired/);
});

type Ending = (site: Site) => Promise<unknown>;

const ENDINGS: Readonly<Record<string, Ending>> = {
  'signs out everywhere': ({ max }) => max.api.DELETE('/api/auth/me/sessions'),
  'changes the password': ({ max }) =>
    max.api.POST('/api/auth/me/password', {
      body: { current_password: PASSWORD, new_password: 'four other words entirely' },
    }),
  'disconnects the tool': async ({ max }) => {
    const { data = [] } = await max.api.GET('/api/auth/bots');
    const id = data.find(({ username }) => username === 'max-zed')?.id ?? 0;
    return max.api.POST('/api/auth/bots/{id}/disconnect', { params: { path: { id } } });
  },
  'deletes the tool': async ({ max }) => {
    const { data = [] } = await max.api.GET('/api/auth/bots');
    const id = data.find(({ username }) => username === 'max-zed')?.id ?? 0;
    return max.api.DELETE('/api/auth/bots/{id}', { params: { path: { id } } });
  },
  'is deactivated': ({ ada, max }) =>
    ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: max.id } } }),
};

for (const [name, end] of Object.entries(ENDINGS)) {
  test(`when the owner ${name}, pending codes and active tokens are revoked`, async t => {
    const given = await site(t);
    const { server, client, code, max } = given;
    const token = await connected(server, max.token, { tool: 'zed' });
    await end(given);
    await refusedAs(server, () => exchange(server, redemption(client, code)), 'grant_invalid');
    assert.ok(!(await works(server, token)));
  });
}

test('a token rests while its owner is deactivated, and does not come back with them', async t => {
  const { server, client, code, ada, max } = await site(t);
  const path = { params: { path: { id: max.id } } };
  const token = textIn((await exchange(server, redemption(client, code))).error, 'access_token');
  await ada.api.POST('/api/users/{id}/deactivate', path);
  assert.ok(!(await works(server, token)));
  await ada.api.POST('/api/users/{id}/reactivate', path);
  assert.ok(!(await works(server, token)));
});

const revoke = (server: TestServer, token: string, by?: string, path = '/oauth/revoke') =>
  sendForm(server, path, { token, token_type_hint: 'access_token' }, by);

test('a token can revoke itself, and a session of its owner can revoke it, at both paths', async t => {
  const { server, max } = await site(t);
  const own = await connected(server, max.token);
  const { response, error } = await revoke(server, own, own);
  assert.deepEqual([response.status, error], [200, '']);
  assert.ok(!(await works(server, own)));
  const owned = await connected(server, max.token);
  assert.equal((await revoke(server, owned, max.token, '/revoke')).response.status, 200);
  assert.ok(!(await works(server, owned)));
});

test("another user's token, another tool's and an unknown one get the same response, and nothing happens", async t => {
  const { server, max, sam } = await site(t);
  const token = await connected(server, max.token, { tool: 'zed' });
  const sibling = await connected(server, max.token, { tool: 'cursor' });
  const before = await server.rows();
  for (const by of [sam.token, sibling])
    for (const text of [token, 'svc_at_none', 'x', max.token]) {
      const { response, error } = await revoke(server, text, by);
      assert.deepEqual([response.status, error], [200, '']);
    }
  assert.equal(await server.rows(), before);
  assert.ok(await works(server, token));
});

test('revoking needs a session or a token: an API key gets 403, and no credential 401', async t => {
  const { server, max, bot, operator } = await site(t);
  const token = await connected(server, max.token);
  for (const key of [bot.token, operator.token])
    await refusedAs(server, () => revoke(server, token, key), 'authentication_required');
  const { response, error } = await revoke(server, token);
  assert.deepEqual([response.status, error], [401, 'authentication required']);
  assert.match(response.headers.get('www-authenticate') ?? '', /^Bearer resource_metadata="/);
  await refusedAs(server, () => sendForm(server, '/oauth/revoke', {}, max.token), 'invalid_body');
});

test('a token changes what its owner may change, and no credential, profile or user', async t => {
  const { server, max } = await site(t);
  const token = await connected(server, max.token);
  const api = server.as(token);
  const made = await api.POST('/api/projects', { body: { name: 'Harbour', identifier: 'HAR' } });
  assert.equal(made.response.status, 200);
  for (const refused of [
    await api.GET('/api/auth/keys'),
    await api.POST('/api/auth/keys', { body: { name: 'x' } }),
    await api.GET('/api/auth/bots'),
    await api.PATCH('/api/auth/me', { body: { display_name: 'x' } }),
    await api.DELETE('/api/auth/me/sessions'),
  ])
    assert.equal(refused.response.status, 403, refused.response.url);
});

test('expired codes and tokens are deleted, except codes that can still revoke a token', async t => {
  const { server, client, code, max } = await site(t);
  await exchange(server, redemption(client, code));
  await approvedCode(server, max.token, asking(client));
  const counts = () =>
    server.app.instance.store.read(async ({ db }) =>
      Promise.all(['oauth_codes', 'oauth_tokens'].map(async table => (await db(table).select('id')).length)),
    );
  server.clock.advance(2 * DAY);
  await forgetEnded(server.app.instance);
  assert.deepEqual(await counts(), [1, 1]);
  server.clock.advance(30 * DAY);
  await forgetEnded(server.app.instance);
  assert.deepEqual(await counts(), [0, 0]);
});
