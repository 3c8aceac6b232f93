/** The public part of the instance, its settings, and the health check. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { paths } from '../../src/generated/types/rest.ts';
import { changeSettings, readSettings } from '../../src/identity/settings.ts';
import { SETTINGS_CHANGED } from '../../src/store/events.ts';
import { cast } from '../setting/cast.ts';
import { openedStore } from '../setting/engines.ts';
import { oauthToken } from '../setting/oauth-grants.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';

type Change = paths['/api/instance/settings']['patch']['requestBody']['content']['application/json'];

const FRESH = {
  allow_signup: false,
  instance_name: '',
  signup_email_domains: [],
  session_lifetime_days: 30,
  login_message: '',
  web_auto_login: false,
  authz_enforced: true,
};

test('health is the plain text ok, to anybody', async t => {
  const server = await startServer(t);
  const { response, error } = await raw(server, '/api/health', { method: 'GET' });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
  assert.equal(error, 'ok');
});

test('a new instance shows anonymous visitors that it has no users, and nothing else', async t => {
  const server = await startServer(t, { holds: 'migrated' });
  const { data } = await server.as().GET('/api/instance');
  const { allow_signup, instance_name, login_message, web_auto_login } = FRESH;
  assert.deepEqual(data, { allow_signup, has_users: false, web_auto_login, instance_name, login_message });
});

test('an instance has users from its first account on', async t => {
  const server = await startServer(t, { holds: 'migrated' });
  await server.as().GET('/api/instance');
  await cast(server);
  assert.equal((await server.as().GET('/api/instance')).data?.has_users, true);
});

test('an administrator reads all settings, with any credential', async t => {
  const server = await startServer(t);
  const { ada, operator } = await cast(server);
  const tokens = [ada.token, operator.token, await oauthToken(server, ada.id)];
  for (const token of tokens) {
    const { data } = await server.as(token).GET('/api/instance/settings');
    assert.deepEqual(data, FRESH);
  }
});

test('others cannot read the settings', async t => {
  const server = await startServer(t);
  const { lena, bot } = await cast(server);
  for (const { api } of [lena, bot]) {
    await refused(server, () => api.GET('/api/instance/settings'), 'administrator_required');
  }
  await refused(server, () => server.as().GET('/api/instance/settings'), 'unauthenticated');
});

test('settings that are sent are changed, the others stay', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const first = { instance_name: 'Harbour', signup_email_domains: ['harbour.example'] };
  await ada.api.PATCH('/api/instance/settings', { body: first });
  const { data } = await ada.api.PATCH('/api/instance/settings', { body: { session_lifetime_days: 7 } });
  assert.deepEqual(data, { ...FRESH, ...first, session_lifetime_days: 7 });
  assert.deepEqual((await ada.api.GET('/api/instance/settings')).data, data);
});

test('a changed setting is immediately visible to anonymous visitors', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  await server.as().GET('/api/instance');
  await ada.api.PATCH('/api/instance/settings', { body: { login_message: 'Ask Ada.', allow_signup: true } });
  const { data } = await server.as().GET('/api/instance');
  assert.deepEqual([data?.login_message, data?.allow_signup], ['Ask Ada.', true]);
});

test('an empty text unsets the name and the message', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  await ada.api.PATCH('/api/instance/settings', {
    body: { instance_name: 'Harbour', login_message: 'Hello' },
  });
  const { data } = await ada.api.PATCH('/api/instance/settings', {
    body: { instance_name: '', login_message: '' },
  });
  assert.deepEqual([data?.instance_name, data?.login_message], ['', '']);
});

const WITHIN: readonly Change[] = [
  { instance_name: 'x'.repeat(60) },
  { instance_name: '😀'.repeat(60) },
  { login_message: 'x'.repeat(280) },
  { session_lifetime_days: 1 },
  { session_lifetime_days: 365 },
  { signup_email_domains: [] },
  {},
];

test('settings at their bounds are accepted', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const body of WITHIN) {
    const { response } = await ada.api.PATCH('/api/instance/settings', { body });
    assert.equal(response.status, 200, JSON.stringify(body));
  }
});

const NOT_A_DOMAIN = [
  'a..b',
  '.org',
  'a.org,b.org',
  'harbour.example.',
  '*.harbour.example',
  'a;b.org',
  '-a.org',
  'a-.org',
  '127.0.0.1',
  'a%2eb',
  'https://a.org',
  'a.org/',
  'a.org:25',
  'xn--a.org,',
  '\u3002org',
  `${'a'.repeat(64)}.org`,
];

test('an entry of the e-mail domains that is not one domain name is refused by its name, and nothing is changed', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const domain of NOT_A_DOMAIN) {
    const body = { instance_name: 'Harbour', signup_email_domains: ['harbour.example', domain] };
    const { error } = await refused(
      server,
      () => ada.api.PATCH('/api/instance/settings', { body }),
      'signup_domain_invalid',
    );
    assert.ok(error.includes('[1]') && error.includes(domain), error);
  }
});

test('e-mail domains are stored in lower case and ASCII, each once', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const domains = [
    'Harbour.Example',
    'harbour.example',
    'b\u00fccher.example',
    'B\u00dcCHER.example',
    'intranet',
  ];
  const { data } = await ada.api.PATCH('/api/instance/settings', { body: { signup_email_domains: domains } });
  assert.deepEqual(data?.signup_email_domains, ['harbour.example', 'xn--bcher-kva.example', 'intranet']);
});

const BEYOND: readonly object[] = [
  { instance_name: 'x'.repeat(61) },
  { instance_name: '  ' },
  { login_message: '\n' },
  { login_message: 'x'.repeat(281) },
  { session_lifetime_days: 0 },
  { session_lifetime_days: 366 },
  { session_lifetime_days: 1.5 },
  { session_lifetime_days: '7' },
  { session_lifetime_days: null },
  { signup_email_domains: ['@harbour.example'] },
  { signup_email_domains: 'harbour.example' },
  { allow_signup: 'true' },
  { authz_enforced: null },
  { nickname: 'Harbour' },
  // A valid field next to it is not written either.
  { instance_name: 'Harbour', session_lifetime_days: 0 },
  [],
];

test('settings beyond their bounds change nothing', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const body of BEYOND) {
    await refused(
      server,
      () => raw(server, '/api/instance/settings', { method: 'PATCH', token: ada.token, body }),
      'invalid_body',
    );
  }
});

const SIGNED_IN_LONG_AGO: readonly Change[] = Object.entries({
  ...FRESH,
  authz_enforced: false,
}).map(([field, value]) => ({ [field]: value }));

test('every field needs a recent session', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  server.clock.advance(16 * 60);
  for (const body of SIGNED_IN_LONG_AGO) {
    await refused(
      server,
      () => ada.api.PATCH('/api/instance/settings', { body }),
      'recent_authentication_required',
    );
  }
});

test('settings are changed by administrators only, and not with a key', async t => {
  const server = await startServer(t);
  const { lena, operator } = await cast(server);
  const body = { instance_name: 'Harbour' };
  await refused(server, () => lena.api.PATCH('/api/instance/settings', { body }), 'administrator_required');
  await refused(
    server,
    () => operator.api.PATCH('/api/instance/settings', { body }),
    'recent_authentication_required',
  );
});

test('switching enforcement asks every client to refetch, and setting the current value does not', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const heard: string[] = [];
  server.app.instance.store.onCommit(events => heard.push(...events.map(({ type }) => type)));
  await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: true } });
  await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: false } });
  await server.app.instance.store.caughtUp();
  assert.deepEqual(heard, [SETTINGS_CHANGED, SETTINGS_CHANGED, 'resync.required']);
});

test('a change of the settings is visible to the next request of any user, and a failed one is not', async t => {
  const server = await startServer(t);
  const { store } = server.app.instance;
  const origin = { now: server.clock.now(), transport: 'cli', actorId: null } as const;
  const shown = async () => (await server.as().GET('/api/instance')).data?.instance_name;
  assert.equal(await shown(), '');
  await store.write(origin, work => changeSettings(work, { instance_name: 'Harbour' }));
  assert.equal(await shown(), 'Harbour');
  const failing = store.write(origin, async work => {
    await changeSettings(work, { instance_name: 'Nowhere' });
    throw new Error('not this time');
  });
  await assert.rejects(failing, /not this time/);
  assert.equal(await shown(), 'Harbour');
});

test('the lifetime of a session is the setting at its start', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const long = await ada.api.POST('/api/auth/me/refresh', {
    body: { password: 'correct horse battery staple' },
  });
  const fresh = server.as(long.data?.token);
  await fresh.PATCH('/api/instance/settings', { body: { session_lifetime_days: 1 } });
  const short = await server
    .as()
    .POST('/api/auth/login', { body: { identity: 'ada', password: 'correct horse battery staple' } });
  server.clock.advance(24 * 3600 + 1);
  const codes = [await fresh.GET('/api/auth/me'), await server.as(short.data?.token).GET('/api/auth/me')];
  assert.deepEqual(
    codes.map(({ response }) => response.status),
    [200, 401],
  );
});

const OPEN_TO_STRANGERS = {
  'a public URL': { public_url: 'https://docket.example' },
  'a public IP address as its URL': { public_url: 'http://203.0.113.7:3456' },
  'a bind to every interface': { host: '0.0.0.0' },
};

for (const [what, config] of Object.entries(OPEN_TO_STRANGERS)) {
  test(`an instance with ${what} does not switch signing in without a password on`, async t => {
    const server = await startServer(t, { config });
    const { ada } = await cast(server);
    const body = { web_auto_login: true, instance_name: 'Harbour' };
    await refused(server, () => ada.api.PATCH('/api/instance/settings', { body }), 'auto_login_unsafe');
  });
}

const FOR_THE_HOUSE = {
  'no public URL': {},
  'a loopback URL': { public_url: 'http://localhost:3456' },
  'a private address as its URL': { public_url: 'https://192.168.1.9' },
};

for (const [what, config] of Object.entries(FOR_THE_HOUSE)) {
  test(`an instance with ${what} switches signing in without a password on`, async t => {
    const server = await startServer(t, { config });
    const { ada } = await cast(server);
    await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
    assert.equal((await server.as().GET('/api/instance')).data?.web_auto_login, true);
  });
}

test('a failed look at the settings is not remembered', async t => {
  const { store } = await openedStore(t);
  let isAway = true;
  const settings = store.remembered(SETTINGS_CHANGED, read =>
    isAway ? Promise.reject(new Error('the disk is away')) : readSettings(read),
  );
  await assert.rejects(settings());
  isAway = false;
  assert.equal((await settings()).session_lifetime_days, 30);
});
