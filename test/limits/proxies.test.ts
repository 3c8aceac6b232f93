/** Client addresses: a trusted proxy forwards them with the secret, and nothing else does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { behindProxy, clientAt } from '../setting/proxied.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';

type Headers = Readonly<Record<string, string>>;

const HERE = clientAt('192.0.2.1');
const { 'X-Svc-Client-IP': ADDRESS, 'X-Svc-Proxy-Secret': SECRET } = HERE;

const wrongSignIn = (server: TestServer, headers: Headers) => () =>
  raw(server, '/api/auth/login', {
    headers,
    body: { identity: `unknown ${Math.random()}`, password: 'wrong' },
  });

/** Uses up the budget of the address in these headers. */
async function spend(server: TestServer, headers: Headers): Promise<void> {
  for (let time = 0; time < 5; time++)
    await refused(server, wrongSignIn(server, headers), 'credentials_wrong');
}

const BAD_PAIRS: Readonly<Record<string, Headers>> = {
  'the address alone': { 'X-Svc-Client-IP': ADDRESS },
  'the secret alone': { 'X-Svc-Proxy-Secret': SECRET },
  'a wrong secret': { ...HERE, 'X-Svc-Proxy-Secret': `${SECRET}!` },
  'the beginning of the secret': { ...HERE, 'X-Svc-Proxy-Secret': SECRET.slice(0, -1) },
  'an empty secret': { ...HERE, 'X-Svc-Proxy-Secret': '' },
  'no address at all': { ...HERE, 'X-Svc-Client-IP': '' },
  'a name for an address': { ...HERE, 'X-Svc-Client-IP': 'client.example' },
  'two addresses': { ...HERE, 'X-Svc-Client-IP': '192.0.2.1, 192.0.2.2' },
  'an address with a port': { ...HERE, 'X-Svc-Client-IP': '192.0.2.1:80' },
  'a network': { ...HERE, 'X-Svc-Client-IP': '192.0.2.0/24' },
};

for (const [what, headers] of Object.entries(BAD_PAIRS)) {
  test(`a trusted proxy with ${what} gets 503 where it would be counted`, async t => {
    const server = await startServer(t, { config: behindProxy });
    await refused(server, wrongSignIn(server, headers), 'proxy_pair_invalid');
  });
}

test('a bad pair gets 503 on each of the counted operations, counts nothing and reports the remaining budget', async t => {
  const server = await startServer(t, { config: behindProxy });
  const { lena } = await cast(server);
  const headers = { 'X-Svc-Client-IP': ADDRESS };
  for (const path of ['login', 'signup', 'me/refresh', 'me/password']) {
    const request = () => raw(server, `/api/auth/${path}`, { token: lena.token, headers, body: {} });
    const { response } = await refused(server, request, 'proxy_pair_invalid');
    assert.match(response.headers.get('RateLimit') ?? '', /^"\w+-address";r=5;t=900/, path);
    assert.match(response.headers.get('RateLimit-Policy') ?? '', /^"\w+-address";q=5;w=900/, path);
  }
  const counted = await server.app.instance.store.read(({ db }) => db('budgets').select('key'));
  assert.deepEqual(counted, []);
});

test('a bad pair does no harm where nothing is counted', async t => {
  const server = await startServer(t, { config: behindProxy });
  const { lena } = await cast(server);
  for (const headers of Object.values(BAD_PAIRS)) {
    const { response } = await raw(server, '/api/auth/me', { method: 'GET', token: lena.token, headers });
    assert.equal(response.status, 200);
  }
});

for (const [one, other] of [
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
] as const) {
  test(`behind a trusted proxy ${one} is counted apart from ${other}`, async t => {
    const server = await startServer(t, { config: behindProxy });
    await spend(server, clientAt(one));
    await refused(server, wrongSignIn(server, clientAt(one)), 'sign_in_throttled');
    await refused(server, wrongSignIn(server, clientAt(other)), 'credentials_wrong');
  });
}

for (const written of [
  '::ffff:192.0.2.1',
  '::FFFF:192.0.2.1',
  '::ffff:c000:201',
  '0:0:0:0:0:ffff:192.0.2.1',
  '0000::ffff:c000:0201',
]) {
  test(`the IPv4 address that is written as ${written} is the same address`, async t => {
    const server = await startServer(t, { config: behindProxy });
    await spend(server, HERE);
    await refused(server, wrongSignIn(server, clientAt(written)), 'sign_in_throttled');
    await refused(server, wrongSignIn(server, clientAt('::ffff:192.0.2.2')), 'credentials_wrong');
  });
}

test('IPv6 addresses are counted by their network of 64 bits, however they are written', async t => {
  const server = await startServer(t, { config: behindProxy });
  await spend(server, clientAt('2001:db8::1'));
  for (const same of ['2001:0DB8:0::0001', '2001:db8::2', '2001:db8:0:0:ffff:ffff:ffff:ffff'])
    await refused(server, wrongSignIn(server, clientAt(same)), 'sign_in_throttled');
});

test('a network of 56 bits has its own budget of four times as much, which the headers show', async t => {
  const server = await startServer(t, { config: behindProxy });
  for (let network = 0; network < 4; network++)
    await spend(server, clientAt(`2001:db8:0:${String(network)}::1`));
  const { response } = await refused(
    server,
    wrongSignIn(server, clientAt('2001:db8:0:ff::1')),
    'sign_in_throttled',
  );
  assert.match(
    response.headers.get('RateLimit') ?? '',
    /"sign_in-address";r=5;t=900, "sign_in-network";r=0;t=/,
  );
  assert.match(response.headers.get('RateLimit-Policy') ?? '', /"sign_in-network";q=20;w=900/);
  await refused(server, wrongSignIn(server, clientAt('2001:db8:0:100::1')), 'credentials_wrong');
});

test('a trusted proxy that sends neither header is counted itself', async t => {
  const server = await startServer(t, { config: behindProxy });
  await spend(server, {});
  await refused(server, wrongSignIn(server, {}), 'sign_in_throttled');
  await refused(server, wrongSignIn(server, HERE), 'credentials_wrong');
});

for (const [what, config] of [
  ['no proxy is trusted', {}],
  ['another proxy is trusted', { ...behindProxy, trusted_proxies: '203.0.113.0/24' }],
] as const) {
  test(`where ${what} the headers are ignored, right and wrong alike`, async t => {
    const server = await startServer(t, { config });
    for (const headers of [HERE, clientAt('192.0.2.2'), ...Object.values(BAD_PAIRS).slice(0, 3)]) {
      await refused(server, wrongSignIn(server, headers), 'credentials_wrong');
    }
    await refused(server, wrongSignIn(server, clientAt('192.0.2.3')), 'sign_in_throttled');
  });
}

test('a proxy may be trusted as a network', async t => {
  const server = await startServer(t, {
    config: { ...behindProxy, trusted_proxies: '10.0.0.0/8,127.0.0.0/8' },
  });
  await spend(server, HERE);
  await refused(server, wrongSignIn(server, clientAt('192.0.2.2')), 'credentials_wrong');
});

for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP']) {
  test(`${name} is not read where the proxies have a secret`, async t => {
    const server = await startServer(t, { config: behindProxy });
    for (let host = 1; host <= 5; host++) {
      await refused(server, wrongSignIn(server, { [name]: `192.0.2.${host}` }), 'credentials_wrong');
    }
    await refused(server, wrongSignIn(server, { [name]: '192.0.2.6' }), 'sign_in_throttled');
  });
}

const forwarding = { trusted_proxies: '127.0.0.0/8,10.0.0.0/8,fd00::/8' };

const FORWARDED: Readonly<Record<string, readonly [header: string, address: string]>> = {
  'one address': ['192.0.2.1', '192.0.2.1'],
  'what the client invented, and its address': ['198.51.100.7, 192.0.2.1', '192.0.2.1'],
  'trusted proxies at the end': ['192.0.2.1, 10.0.0.7, 10.0.0.8', '192.0.2.1'],
  'a port': ['192.0.2.1:4711', '192.0.2.1'],
  'IPv6 with a port, and a proxy': ['[2001:db8::1]:4711, fd00::7', '2001:db8::1'],
  'an IPv4 address as IPv6': ['::ffff:192.0.2.1', '192.0.2.1'],
  'only trusted proxies': ['10.0.0.9, 10.0.0.7', '10.0.0.9'],
  'no address before a proxy': ['192.0.2.1, unknown, 10.0.0.7', '10.0.0.7'],
  'no address at all': ['unknown', '127.0.0.1'],
  'an empty list': [' , ', '127.0.0.1'],
};

for (const [what, [header, address]] of Object.entries(FORWARDED))
  test(`a proxy without a secret forwards ${what}`, async t => {
    const server = await startServer(t, { config: forwarding });
    await wrongSignIn(server, { 'X-Forwarded-For': header })();
    const line = server.log.map(text => JSON.parse(text) as { client?: string }).find(one => one.client);
    assert.equal(line?.client, address);
  });

test('several headers are one list, and each client has its own budget', async t => {
  const server = await startServer(t, { config: forwarding });
  await spend(server, { 'X-Forwarded-For': '198.51.100.7, 192.0.2.1' });
  await refused(server, wrongSignIn(server, { 'X-Forwarded-For': '192.0.2.1' }), 'sign_in_throttled');
  await refused(
    server,
    wrongSignIn(server, { 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' }),
    'credentials_wrong',
  );
});

test('a peer that is not trusted forwards nothing', async t => {
  const server = await startServer(t, { config: { trusted_proxies: '10.0.0.0/8' } });
  for (let host = 1; host <= 5; host++)
    await refused(server, wrongSignIn(server, { 'X-Forwarded-For': `192.0.2.${host}` }), 'credentials_wrong');
  await refused(server, wrongSignIn(server, { 'X-Forwarded-For': '192.0.2.6' }), 'sign_in_throttled');
});

test('the secret before is accepted while it is replaced', async t => {
  const config = { ...behindProxy, proxy_secret: 'the-next-one', proxy_secret_previous: SECRET };
  const server = await startServer(t, { config });
  await refused(server, wrongSignIn(server, HERE), 'credentials_wrong');
  const next = { ...HERE, 'X-Svc-Proxy-Secret': 'the-next-one' };
  await refused(server, wrongSignIn(server, next), 'credentials_wrong');
  const wrong = { ...HERE, 'X-Svc-Proxy-Secret': 'neither' };
  await refused(server, wrongSignIn(server, wrong), 'proxy_pair_invalid');
});
