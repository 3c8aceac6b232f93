/** Clients that are identified by a document URL: how it is fetched, what it must contain, and how long it is cached. */
import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { test, type TestContext } from 'node:test';
import { openClientDocuments } from '../../src/oauth/client-documents.ts';
import { isPublicAddress } from '../../src/outward/public-address.ts';
import { byDns, type Resolve } from '../../src/outward/reach.ts';
import { Refusal } from '../../src/generated/refusals.ts';
import { DAY, MINUTE } from '../../src/time/clock.ts';
import { forgetEnded } from '../../src/upkeep/hourly.ts';
import { cast } from '../setting/cast.ts';
import { documentAt, elsewhere } from '../setting/documents-of-clients.ts';
import { SELF_SIGNED } from '../setting/self-signed.ts';
import { refusedAs } from '../setting/oauth-refused.ts';
import {
  approvedCode,
  asking,
  confirmation,
  consentPath,
  exchange,
  poll,
  redemption,
  sendForm,
  startLogin,
  textIn,
} from '../setting/oauth.ts';
import { behindProxy, clientAt } from '../setting/proxied.ts';
import { raw } from '../setting/raw.ts';
import { startServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { Visitor } from '../setting/visitor.ts';

const LOOPBACK = { config: { client_documents: 'loopback' } };

/** A valid document for any requested path, with some fields changed. */
function sound(changes: object = {}, headers: Record<string, string> = {}): RequestListener {
  return (request, response) => {
    const id = `http://${request.headers.host ?? ''}${request.url ?? ''}`;
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(documentAt(id, changes));
  };
}

test('a client that is described at its address asks, is approved and gets its token, without a registration', async t => {
  const server = await startServer(t, LOOPBACK);
  const { max } = await cast(server);
  const { url } = await elsewhere(t, sound());
  const client = `${url}/tender.json`;
  const page = await new Visitor(server, max.token).open(consentPath(asking(client)));
  assert.ok(page.html.includes('Tender') && page.html.includes(client), page.html);
  const code = await approvedCode(server, max.token, asking(client));
  const { response } = await exchange(server, redemption(client, code));
  assert.equal(response.status, 200);
});

test('so does one on a device', async t => {
  const server = await startServer(t, LOOPBACK);
  const { max } = await cast(server);
  const { url } = await elsewhere(t, sound());
  const login = await startLogin(server, `${url}/tender.json`);
  const visitor = new Visitor(server, max.token);
  await visitor.submit(await confirmation(visitor, login.user_code), { tool: 'pi' });
  assert.equal((await poll(server, login.device_code)).response.status, 200);
});

test('the row of such a client is deleted when nothing refers to it', async t => {
  const server = await startServer(t, LOOPBACK);
  const { url } = await elsewhere(t, sound());
  await startLogin(server, `${url}/tender.json`);
  const kept = () =>
    server.app.instance.store.read(async ({ db }) => (await db('oauth_clients').select('id')).length);
  await forgetEnded(server.app.instance);
  assert.equal(await kept(), 1);
  server.clock.advance(2 * DAY);
  await forgetEnded(server.app.instance);
  assert.equal(await kept(), 0);
});

test('the redirect address must be in the document', async t => {
  const server = await startServer(t, LOOPBACK);
  const { max } = await cast(server);
  const { url } = await elsewhere(t, sound({ redirect_uris: ['https://tool.example/cb', 'cursor://cb', 7] }));
  const visitor = new Visitor(server, max.token);
  const open = (redirect_uri: string) => visitor.open(consentPath(asking(`${url}/c`, { redirect_uri })));
  assert.equal((await open('https://tool.example/cb')).status, 200);
  for (const address of ['https://tool.example/other', 'cursor://cb'])
    assert.equal((await open(address)).status, 400);
});

test('a document is fetched once, and again when it has expired', async t => {
  const server = await startServer(t, LOOPBACK);
  server.clock.stop();
  const there = await elsewhere(t, sound({}, { 'Cache-Control': 'public, max-age=3600' }));
  const start = () => startLogin(server, `${there.url}/c`);
  await Promise.all([start(), start()]);
  server.clock.advance(3599);
  await start();
  assert.equal(there.asked.length, 1);
  server.clock.advance(2);
  await start();
  assert.equal(there.asked.length, 2);
});

for (const [header, seconds] of [
  ['no-store', 5 * MINUTE],
  ['max-age=0', 5 * MINUTE],
  ['max-age=99999999', DAY],
] as const) {
  test(`a document with ${header} is remembered for ${seconds} seconds`, async t => {
    const server = await startServer(t, LOOPBACK);
    server.clock.stop();
    const there = await elsewhere(t, sound({}, { 'Cache-Control': header }));
    const start = () => startLogin(server, `${there.url}/c`);
    await start();
    server.clock.advance(seconds - 1);
    await start();
    assert.equal(there.asked.length, 1);
    server.clock.advance(2);
    await start();
    assert.equal(there.asked.length, 2);
  });
}

test('a document that could not be used is not fetched again for a minute', async t => {
  const server = await startServer(t, LOOPBACK);
  server.clock.stop();
  const there = await elsewhere(t, (_request, response) => response.writeHead(404).end());
  const start = () => sendForm(server, '/oauth/device_authorization', { client_id: `${there.url}/c` });
  await refusedAs(server, start, 'client_document_unusable');
  await start();
  assert.equal(there.asked.length, 1);
  server.clock.advance(61);
  await start();
  assert.equal(there.asked.length, 2);
});

/** Delays every response below `/slow` until the test releases them. */
function holding(): { readonly listener: RequestListener; readonly letGo: () => void } {
  const held: (() => void)[] = [];
  const listener: RequestListener = (request, response) => {
    if (request.url?.startsWith('/slow')) held.push(() => sound()(request, response));
    else sound()(request, response);
  };
  return { listener, letGo: () => held.splice(0).forEach(go => go()) };
}

test('slow documents of one account leave the others their places, and a refusal for want of one is not remembered', async t => {
  const server = await startServer(t, LOOPBACK);
  const { max, lena } = await cast(server);
  const { listener, letGo } = holding();
  const there = await elsewhere(t, listener);
  const open = (token: string, path: string) =>
    new Visitor(server, token).open(consentPath(asking(`${there.url}${path}`)));
  const slow = Array.from({ length: 4 }, (_, index) => open(max.token, `/slow/${String(index)}`));
  await until('all are asked for', () => there.asked.length === 4);
  const refusal = await open(max.token, '/quick');
  assert.equal(refusal.status, 400);
  assert.match(refusal.html, /too many are being fetched/);
  assert.equal((await open(lena.token, '/another')).status, 200);
  letGo();
  for (const { status } of await Promise.all(slow)) assert.equal(status, 200);
  assert.equal((await open(max.token, '/quick')).status, 200);
});

test('callers without an account are counted by their networks', async t => {
  const server = await startServer(t, { config: { ...LOOPBACK.config, ...behindProxy } });
  const { listener, letGo } = holding();
  const there = await elsewhere(t, listener);
  const begin = async (address: string, path: string): Promise<number> => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...clientAt(address) };
    const body = new URLSearchParams({ client_id: `${there.url}${path}` }).toString();
    return (await raw(server, '/oauth/device_authorization', { headers, body })).response.status;
  };
  const slow = Array.from({ length: 4 }, (_, index) =>
    begin(`2001:db8:0:${String(index)}::1`, `/slow/${String(index)}`),
  );
  await until('all are asked for', () => there.asked.length === 4);
  assert.equal(await begin('2001:db8:0:9::1', '/quick'), 400);
  assert.equal(await begin('2001:db8:0:100::1', '/quick'), 200);
  letGo();
  assert.deepEqual(await Promise.all(slow), [200, 200, 200, 200]);
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const answering =
  (status: number, headers: Record<string, string>, body = ''): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

const UNUSABLE: readonly (readonly [string, RequestListener, RegExp])[] = [
  ['is not there', answering(404, JSON_TYPE), /returned status 404/],
  ['redirects elsewhere', answering(302, { Location: 'http://127.0.0.1:1/' }), /returned status 302/],
  ['is another type', answering(200, { 'Content-Type': 'text/html' }, '{}'), /not JSON/],
  ['is not JSON', answering(200, JSON_TYPE, '{'), /not JSON/],
  ['is a list', answering(200, JSON_TYPE, '[]'), /not a JSON object/],
  ['is too large', sound({ more: 'x'.repeat(16 * 1024) }), /at most 16 KiB/],
  [
    'names another client',
    sound({ client_id: 'https://tool.example/other' }),
    /client_id does not match its own URL/,
  ],
  ['has a secret', sound({ client_secret: 'x' }), /cannot have a secret/],
  ['wants a secret', sound({ token_endpoint_auth_method: 'client_secret_post' }), /cannot have a secret/],
  ['has no list of redirects', sound({ redirect_uris: 'x' }), /must be a list/],
];

for (const [name, answer, says] of UNUSABLE) {
  test(`a document that ${name} cannot be used`, async t => {
    const server = await startServer(t, LOOPBACK);
    const { url } = await elsewhere(t, answer);
    const start = () => sendForm(server, '/oauth/device_authorization', { client_id: `${url}/c` });
    const { error } = await refusedAs(server, start, 'client_document_unusable');
    assert.match(textIn(error, 'error_description'), says);
  });
}

const NAMELESS = [undefined, 7, '', '  ', 'a\nb', 'x'.repeat(129)];

test('a name that could not be registered is passed over for the host', async t => {
  const server = await startServer(t, LOOPBACK);
  const { max } = await cast(server);
  let client_name: unknown;
  const { url } = await elsewhere(t, (request, response) => {
    sound({ client_name })(request, response);
  });
  for (const [index, name] of NAMELESS.entries()) {
    client_name = name;
    const page = await new Visitor(server, max.token).open(consentPath(asking(`${url}/${index}`)));
    assert.match(page.html, /Connect <bdi>127\.0\.0\.1<\/bdi>\?/);
  }
});

const CROOKED: readonly (readonly [string, RegExp])[] = [
  ['https://tool.example', /normalized form/],
  ['https://tool.example/', /must have a path/],
  ['https://tool.example/a/../c', /normalized form/],
  ['https://TOOL.example/c', /normalized form/],
  ['https://tool.example:443/c', /normalized form/],
  ['https://tool.example/c#x', /fragment/],
  ['https://user@tool.example/c', /user/],
  ['http://tool.example/c', /must begin with https/],
  ['http://', /normalized form/],
  ['https://a..b/c', /valid host name/],
];

for (const [address, says] of CROOKED) {
  test(`the address ${address} names no client`, async t => {
    const server = await startServer(t, LOOPBACK);
    const start = () => sendForm(server, '/oauth/device_authorization', { client_id: address });
    const { error } = await refusedAs(server, start, 'client_document_unusable');
    assert.match(textIn(error, 'error_description'), says);
  });
}

test('where such clients are not supported, the metadata says so, and their addresses are unknown clients', async t => {
  const server = await startServer(t, { config: { client_documents: 'off' } });
  const { url, asked } = await elsewhere(t, sound());
  const start = () => sendForm(server, '/oauth/device_authorization', { client_id: `${url}/c` });
  await refusedAs(server, start, 'client_unknown');
  const metadata: unknown = await (
    await fetch(`${server.url}/.well-known/oauth-authorization-server`)
  ).json();
  assert.equal((metadata as Record<string, unknown>)['client_id_metadata_document_supported'], false);
  assert.deepEqual(asked, []);
});

test('by default this machine and plain http are out of reach', async t => {
  const server = await startServer(t);
  const { url, asked } = await elsewhere(t, sound());
  const { port } = new URL(url);
  const addresses = [
    `${url}/c`,
    `https://127.0.0.1:${port}/c`,
    `https://localhost:${port}/c`,
    `https://[::1]:${port}/c`,
  ];
  for (const client_id of addresses) {
    const start = () => sendForm(server, '/oauth/device_authorization', { client_id });
    await refusedAs(server, start, 'client_document_unusable');
  }
  assert.deepEqual(asked, []);
});

test('a self-signed certificate is not trusted', async t => {
  const server = await startServer(t, LOOPBACK);
  const { url, asked } = await elsewhere(t, sound(), SELF_SIGNED);
  const start = () => sendForm(server, '/oauth/device_authorization', { client_id: `${url}/c` });
  const { error } = await refusedAs(server, start, 'client_document_unusable');
  assert.match(textIn(error, 'error_description'), /cannot be reached/);
  assert.deepEqual(asked, []);
});

/** Names resolve as in the test; everything else is as in the server. */
function found(resolve: Resolve, mode: 'public' | 'loopback', address: string): Promise<string> {
  return openClientDocuments({ client_documents: mode }, () => new Date(), resolve)
    .find(address, 'account 1')
    .then(({ name }) => name)
    .catch((error: unknown) => {
      assert.ok(error instanceof Refusal, String(error));
      return error.message;
    });
}

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }));

const INSIDE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001::1',
];

for (const address of INSIDE) {
  test(`a name that leads to ${address} is not followed`, async () => {
    const sentence = await found(
      (_name, then) => then(null, at(address)),
      'public',
      'https://tool.example/c',
    );
    assert.match(sentence, /leads to a private network/);
  });

  test(`${address} itself is not followed either`, async () => {
    const host = address.includes(':') ? `[${address}]` : address;
    const { href } = new URL(`https://${host}/c`);
    assert.match(await found(byDns, 'public', href), /leads to a private network/);
  });
}

test('addresses of the internet are public', () => {
  for (const address of ['1.1.1.1', '192.0.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
    assert.ok(isPublicAddress(address), address);
});

test('one private address among public ones spoils the name', async () => {
  const sentence = await found(
    (_name, then) => then(null, at('1.1.1.1', '10.0.0.1')),
    'public',
    'https://t.example/c',
  );
  assert.match(sentence, /leads to a private network/);
});

test('a name that leads elsewhere the second time is connected to where it was judged', async t => {
  const server = await elsewhere(t, sound());
  const { port } = new URL(server.url);
  let asked = 0;
  const rebinding: Resolve = (_name, then) => {
    asked += 1;
    then(null, at(asked === 1 ? '127.0.0.1' : '10.0.0.1'));
  };
  assert.equal(await found(rebinding, 'loopback', `http://localhost:${port}/c`), 'Tender');
  assert.equal(asked, 1, 'the name was looked up again after it had been judged');
});

test('an unresolvable name and a server that does not respond are distinguished', async (t: TestContext) => {
  const nowhere = await found(
    (_name, then) => then(new Error('ENOTFOUND'), []),
    'public',
    'https://t.example/c',
  );
  assert.match(nowhere, /cannot be resolved/);
  const { url } = await elsewhere(t, (_request, response) => void response.destroy());
  assert.match(await found(byDns, 'loopback', `${url}/c`), /cannot be reached/);
});
