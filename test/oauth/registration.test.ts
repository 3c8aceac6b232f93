/** Registering clients: what is accepted, what is refused, and when a client expires. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY, MINUTE } from '../../src/time/clock.ts';
import { forgetEnded } from '../../src/upkeep/hourly.ts';
import { cast } from '../setting/cast.ts';
import { refusedAs } from '../setting/oauth-refused.ts';
import {
  approvedCode,
  asking,
  CALLBACK,
  confirmation,
  connected,
  consentPath,
  DEVICE_GRANT,
  poll,
  register,
  registered,
  sendForm,
  startLogin,
  textIn,
} from '../setting/oauth.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { Visitor } from '../setting/visitor.ts';

test('a registration returns the registered metadata, with defaults for omitted fields', async t => {
  const server = await startServer(t);
  const { response, error } = await register(server, { redirect_uris: [CALLBACK] });
  assert.equal(response.status, 201);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const { client_id, ...rest } = error as { client_id: string };
  assert.match(client_id, /^svc_client_[\w-]{22}$/);
  assert.deepEqual(rest, {
    client_name: 'MCP Client',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
});

test('unknown metadata is ignored, and so are requested secrets and refresh tokens', async t => {
  const server = await startServer(t);
  const { error } = await register(server, {
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_basic',
    logo_uri: 'https://tool.example/logo.png',
    software_id: 7,
  });
  const { grant_types, ...rest } = error as Record<string, unknown>;
  assert.deepEqual(grant_types, ['authorization_code']);
  assert.equal(rest['token_endpoint_auth_method'], 'none');
  assert.ok(!('logo_uri' in rest) && !('client_secret' in rest));
});

test('a client of the device grant alone needs no redirect address', async t => {
  const server = await startServer(t);
  const { response, error } = await register(server, { grant_types: [DEVICE_GRANT] });
  assert.equal(response.status, 201);
  assert.deepEqual((error as { redirect_uris: string[] }).redirect_uris, []);
});

const TAKEN = [
  'http://localhost/callback',
  'http://localhost:8976/callback?from=docket',
  'http://127.0.0.1:1/',
  'http://[::1]:8976/callback',
  'https://tool.example/callback',
  'http://tool.example/callback',
  'HTTPS://tool.example/callback',
  'https://tool.example',
  'https://tool.example?from=docket',
  'https://tool_1.example:8443/callback',
  'https://xn--bcher-kva.example/callback',
  'https://tool.example/a..b/@//callback',
];

for (const address of TAKEN) {
  test(`${address} may be registered`, async t => {
    const server = await startServer(t);
    const { response, error } = await register(server, { redirect_uris: [address] });
    assert.equal(response.status, 201, JSON.stringify(error));
  });
}

const REFUSED: readonly (readonly [string, object, 'redirect_uri_invalid' | 'client_metadata_invalid'])[] = [
  ['no redirect address', {}, 'redirect_uri_invalid'],
  ['an empty list of redirect addresses', { redirect_uris: [] }, 'redirect_uri_invalid'],
  ['nine redirect addresses', { redirect_uris: Array(9).fill(CALLBACK) }, 'redirect_uri_invalid'],
  ['redirect addresses that are not a list', { redirect_uris: CALLBACK }, 'redirect_uri_invalid'],
  ['a fragment', { redirect_uris: ['https://tool.example/#end'] }, 'redirect_uri_invalid'],
  ['an empty fragment', { redirect_uris: ['https://tool.example/#'] }, 'redirect_uri_invalid'],
  ['another scheme', { redirect_uris: ['ftp://tool.example/'] }, 'redirect_uri_invalid'],
  ['no host', { redirect_uris: ['https:///cb'] }, 'redirect_uri_invalid'],
  ['one slash before the host', { redirect_uris: ['https:/tool.example/cb'] }, 'redirect_uri_invalid'],
  ['no slash before the host', { redirect_uris: ['https:tool.example'] }, 'redirect_uri_invalid'],
  ['a dot for a host', { redirect_uris: ['https://.'] }, 'redirect_uri_invalid'],
  ['an empty label', { redirect_uris: ['https://a..b/'] }, 'redirect_uri_invalid'],
  ['a dot before the host', { redirect_uris: ['https://.tool.example/'] }, 'redirect_uri_invalid'],
  ['a dot behind the host', { redirect_uris: ['https://tool.example./'] }, 'redirect_uri_invalid'],
  [
    'a label of 64 letters',
    { redirect_uris: [`https://${'a'.repeat(64)}.example/`] },
    'redirect_uri_invalid',
  ],
  ['an escaped host', { redirect_uris: ['https://%74ool.example/'] }, 'redirect_uri_invalid'],
  ['an address cut short', { redirect_uris: ['http://127.1/'] }, 'redirect_uri_invalid'],
  ['an address in hexadecimal', { redirect_uris: ['http://0x7f000001/'] }, 'redirect_uri_invalid'],
  ['a wildcard', { redirect_uris: ['https://*.tool.example/'] }, 'redirect_uri_invalid'],
  ['an empty user', { redirect_uris: ['https://@tool.example/'] }, 'redirect_uri_invalid'],
  ['two hosts', { redirect_uris: ['https://a.example,b.example/'] }, 'redirect_uri_invalid'],
  ['a script', { redirect_uris: ['javascript:alert(1)'] }, 'redirect_uri_invalid'],
  ['a relative address', { redirect_uris: ['/callback'] }, 'redirect_uri_invalid'],
  ['a scheme without a host', { redirect_uris: ['http://'] }, 'redirect_uri_invalid'],
  [
    'a user before the host',
    { redirect_uris: ['https://good.example@evil.example/'] },
    'redirect_uri_invalid',
  ],
  ['a backslash', { redirect_uris: ['https://good.example\\@evil.example/'] }, 'redirect_uri_invalid'],
  ['a blank in the address', { redirect_uris: ['https://tool.example/a b'] }, 'redirect_uri_invalid'],
  [
    'a line break in the address',
    { redirect_uris: ['https://tool.example/\r\nX: y'] },
    'redirect_uri_invalid',
  ],
  ['letters of another alphabet', { redirect_uris: ['https://tооl.example/'] }, 'redirect_uri_invalid'],
  [
    '2,049 characters',
    { redirect_uris: [`https://tool.example/${'x'.repeat(2028)}`] },
    'redirect_uri_invalid',
  ],
  [
    '129 bytes of name',
    { redirect_uris: [CALLBACK], client_name: 'x'.repeat(129) },
    'client_metadata_invalid',
  ],
  [
    '65 letters of two bytes',
    { redirect_uris: [CALLBACK], client_name: 'é'.repeat(65) },
    'client_metadata_invalid',
  ],
  ['a line break in the name', { redirect_uris: [CALLBACK], client_name: 'a\nb' }, 'client_metadata_invalid'],
  ['a blank name', { redirect_uris: [CALLBACK], client_name: ' ' }, 'client_metadata_invalid'],
  ['a name that is not a string', { redirect_uris: [CALLBACK], client_name: 7 }, 'client_metadata_invalid'],
  ['an unknown grant', { redirect_uris: [CALLBACK], grant_types: ['password'] }, 'client_metadata_invalid'],
  [
    'refresh tokens alone',
    { redirect_uris: [CALLBACK], grant_types: ['refresh_token'] },
    'client_metadata_invalid',
  ],
  [
    'another response type',
    { redirect_uris: [CALLBACK], response_types: ['token'] },
    'client_metadata_invalid',
  ],
  ['no object', [], 'client_metadata_invalid'],
];

for (const [name, metadata, code] of REFUSED) {
  test(`a registration with ${name} is refused`, async t => {
    const server = await startServer(t);
    await refusedAs(server, () => register(server, metadata), code);
  });
}

test('a redirect address of 2,048 characters and a name of 128 bytes fit', async t => {
  const server = await startServer(t);
  const longest = {
    redirect_uris: [`https://tool.example/${'x'.repeat(2027)}`],
    client_name: 'é'.repeat(64),
  };
  assert.equal((await register(server, longest)).response.status, 201);
});

test('a registration that is not JSON is refused as metadata, another media type as such, and a large one as too large', async t => {
  const server = await startServer(t);
  await refusedAs(
    server,
    () => raw(server, '/oauth/register', { body: '{', headers: JSON_TYPE }),
    'client_metadata_invalid',
  );
  await refusedAs(
    server,
    () => sendForm(server, '/oauth/register', { client_name: 'x' }),
    'unsupported_media_type',
  );
  const large = { redirect_uris: [CALLBACK], more: 'x'.repeat(64 * 1024) };
  await refusedAs(server, () => register(server, large), 'body_too_large');
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('an address may try ten registrations an hour, at both paths together, refused ones included', async t => {
  const server = await startServer(t);
  for (const at of ['/oauth/register', '/register', '/oauth/register', '/register', '/oauth/register'])
    assert.equal((await raw(server, at, { body: { redirect_uris: [CALLBACK] } })).response.status, 201);
  for (let attempt = 0; attempt < 5; attempt += 1) await register(server, {});
  const { response } = await refusedAs(
    server,
    () => register(server, { redirect_uris: [CALLBACK] }),
    'client_registration_throttled',
  );
  assert.ok(Number(response.headers.get('retry-after')) > 3500);
  server.clock.advance(3600);
  await registered(server);
});

/** Rows of registered clients; used ones have had a token. */
async function fill({ app, clock }: TestServer, count: number, isUsed = false): Promise<void> {
  const now = clock.now();
  await app.instance.store.write({ now, transport: 'system', actorId: null }, async work => {
    work.untraced();
    const row = {
      name: 'x',
      redirect_uris: '[]',
      grant_types: '[]',
      response_types: '[]',
      created_at: work.now,
      used_at: isUsed ? work.now : null,
    };
    const rows = Array.from({ length: count }, (_, index) => ({ ...row, id: `svc_client_${index}` }));
    for (let at = 0; at < count; at += 100) await work.db('oauth_clients').insert(rows.slice(at, at + 100));
  });
}

test('an instance holds 1,024 clients that are used, and refuses more', async t => {
  const server = await startServer(t);
  await fill(server, 1024, true);
  await refusedAs(server, () => register(server, { redirect_uris: [CALLBACK] }), 'clients_full');
});

test('the oldest client that was never used makes room for a new one', async t => {
  const server = await startServer(t);
  await fill(server, 1022);
  const oldest = 'svc_client_0';
  server.clock.advance(1);
  const [first, second] = [await registered(server), await registered(server)];
  assert.ok((await clients(server)).includes(oldest));
  const third = await registered(server);
  const now = await clients(server);
  assert.equal(now.length, 1024);
  assert.ok(!now.includes(oldest));
  for (const client of [first, second, third]) assert.ok(now.includes(client));
});

test('a client with a pending or granted approval is not replaced until it has expired', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  await fill(server, 1021, true);
  const approved = await registered(server);
  server.clock.advance(1);
  const [device, unused] = [await registered(server), await registered(server)];
  await approvedCode(server, max.token, asking(approved));
  await startLogin(server, device);
  const late = await registered(server);
  assert.ok(!(await clients(server)).includes(unused));
  const login = await startLogin(server, late);
  const visitor = new Visitor(server, max.token);
  await visitor.submit(await confirmation(visitor, login.user_code), { tool: 'pi', decision: 'approve' });
  await refusedAs(server, () => register(server, { redirect_uris: [CALLBACK] }), 'clients_full');
  assert.equal((await poll(server, login.device_code)).response.status, 200);
  server.clock.advance(16 * MINUTE);
  for (const ended of [approved, device]) {
    const client = await registered(server);
    assert.ok(!(await clients(server)).includes(ended));
    await startLogin(server, client);
  }
  assert.ok((await clients(server)).includes(late));
});

test('a client that got no token for seven days is unknown, and its row is deleted by the next upkeep', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const [untouched, approved] = [await registered(server), await registered(server)];
  await approvedCode(server, max.token, asking(approved));
  server.clock.advance(7 * DAY - 60);
  assert.equal((await new Visitor(server, max.token).open(consentPath(asking(untouched)))).status, 200);
  server.clock.advance(60);
  for (const client of [untouched, approved]) {
    const page = await new Visitor(server, max.token).open(consentPath(asking(client)));
    assert.equal(page.status, 400);
    assert.match(page.html, /No client is registered under this client_id/);
  }
  server.clock.advance(DAY);
  await forgetEnded(server.app.instance);
  assert.deepEqual(await clients(server), []);
});

test('a client with an active token is kept, and 90 days longer', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const token = await connected(server, max.token);
  server.clock.advance(29 * DAY);
  await forgetEnded(server.app.instance);
  assert.equal((await server.as(token).GET('/api/auth/me')).response.status, 200);
  server.clock.advance(60 * DAY);
  await forgetEnded(server.app.instance);
  assert.equal((await clients(server)).length, 1);
  server.clock.advance(DAY);
  await forgetEnded(server.app.instance);
  assert.deepEqual(await clients(server), []);
});

function clients({ app }: TestServer): Promise<string[]> {
  return app.instance.store.read(async ({ db }) => db('oauth_clients').pluck<string[]>('id'));
}

test('every client is another', async t => {
  const server = await startServer(t);
  const { error } = await register(server, { redirect_uris: [CALLBACK] });
  assert.notEqual(textIn(error, 'client_id'), await registered(server));
});
