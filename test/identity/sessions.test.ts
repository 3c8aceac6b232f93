/** Signing up, in and out, and the caller's own profile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { isOneServer, startServer, type ServerOptions, type TestServer } from '../setting/server.ts';
import type { TestContext } from 'node:test';

const GRACE = { username: 'grace', email: 'grace@harbour.example', password: 'four other words' };

/** An instance with its cast, with open signup. */
async function openInstance(
  t: TestContext,
  options: ServerOptions = {},
  domains: string[] = [],
): Promise<{ server: TestServer; people: Cast }> {
  const server = await startServer(t, options);
  const people = await cast(server);
  const body = { allow_signup: true, signup_email_domains: domains };
  await people.ada.api.PATCH('/api/instance/settings', { body });
  return { server, people };
}

test('signing up signs in, and makes no administrator', async t => {
  const { server } = await openInstance(t);
  const { data } = await server
    .as()
    .POST('/api/auth/signup', { body: { ...GRACE, display_name: 'Grace H.' } });
  const { id, ...user } = data?.user ?? { id: 0 };
  assert.deepEqual(user, {
    username: 'grace',
    email: 'grace@harbour.example',
    display_name: 'Grace H.',
    is_admin: false,
  });
  assert.equal((await server.as(data?.token).GET('/api/auth/me')).data?.id, id);
});

test('an omitted display name is the username', async t => {
  const { server } = await openInstance(t);
  const { data } = await server.as().POST('/api/auth/signup', { body: GRACE });
  assert.equal(data?.user.display_name, 'grace');
});

test('even the first account of an instance is not an administrator when it signs up', async t => {
  const server = await startServer(t);
  await server.app.instance.store.write(
    { now: server.clock.now(), transport: 'system', actorId: null },
    async work => {
      work.untraced();
      await work.db('settings').insert({ name: 'allow_signup', value: 'true' });
    },
  );
  const { data } = await server.as().POST('/api/auth/signup', { body: GRACE });
  assert.equal(data?.user.is_admin, false);
});

test('signup is closed on a fresh instance', async t => {
  const server = await startServer(t);
  await refused(server, () => server.as().POST('/api/auth/signup', { body: GRACE }), 'signup_closed');
});

test('signup is open to the domains that are named, without case, and to no other', async t => {
  const { server } = await openInstance(t, {}, ['Harbour.Example', 'bücher.example']);
  const sign = (email: string) => () => server.as().POST('/api/auth/signup', { body: { ...GRACE, email } });
  for (const email of ['grace@other.example', 'grace@sub.harbour.example', 'harbour.example@other.example']) {
    await refused(server, sign(email), 'signup_domain_refused');
  }
  assert.equal((await sign('grace@HARBOUR.example')()).response.status, 200);
  const { error } = await sign('grace@BÜCHER.example')();
  assert.equal(error?.code, 'signup_taken', 'the domain is let in, and the username is not free any more');
});

const TAKEN: readonly (readonly [string, Partial<typeof GRACE>])[] = [
  ['the username is taken', { username: 'ADA' }],
  ['the username is taken', { username: 'max-PI' }],
  ['the email is taken', { email: 'Ada@LOCAL' }],
];

test('a name that another account has, in whatever case, is taken', async t => {
  const { server } = await openInstance(t);
  for (const [sentence, fields] of TAKEN) {
    const request = () => server.as().POST('/api/auth/signup', { body: { ...GRACE, ...fields } });
    assert.equal((await refused(server, request, 'signup_taken')).error, sentence);
  }
});

test('usernames are compared by simple case folding', async t => {
  const { server } = await openInstance(t);
  const sign = (username: string, email: string) => () =>
    server.as().POST('/api/auth/signup', { body: { ...GRACE, username, email } });
  for (const [one, other, number] of [
    ['Straße', 'STRAẞE', 1],
    ['ΣΑΣ', 'σας', 2],
  ] as const) {
    assert.equal((await sign(one, `one${number}@harbour.example`)()).response.status, 200);
    await refused(server, sign(other, `other${number}@harbour.example`), 'signup_taken');
  }
  server.clock.advance(901);
  // Two spellings with dots of one letter, and a ligature written out, are different names.
  for (const [username, number] of [
    ['İlker', 3],
    ['ilker', 4],
    ['STRASSE', 5],
  ] as const) {
    assert.equal((await sign(username, `one${number}@harbour.example`)()).response.status, 200);
  }
});

const BAD_SIGNUPS: readonly object[] = [
  { username: 'grace@harbour.example' },
  { username: 'gra ce' },
  { username: 'gra\u0007ce' },
  { username: '' },
  { username: 'x'.repeat(65) },
  { username: null },
  { email: 'harbour.example' },
  { email: '@' },
  { display_name: '  ' },
  { display_name: 'x'.repeat(101) },
  { is_admin: true },
  { email: undefined },
];

test('a signup with a wrong field is refused', async t => {
  const { server } = await openInstance(t);
  for (const [index, fields] of BAD_SIGNUPS.entries()) {
    if (index % 5 === 0) server.clock.advance(901);
    await refused(
      server,
      () => raw(server, '/api/auth/signup', { body: { ...GRACE, ...fields } }),
      'invalid_body',
    );
  }
});

test('a password of 8 bytes may be two characters, one of 7 bytes is refused', async t => {
  const { server } = await openInstance(t);
  const sign = (password: string) => () =>
    server.as().POST('/api/auth/signup', { body: { ...GRACE, password } });
  await refused(server, sign('1234567'), 'password_length');
  await refused(server, sign('ä'.repeat(513)), 'password_length');
  assert.equal((await sign('😀😀')()).response.status, 200);
});

for (const identity of ['lena', 'LENA', 'lena@local', 'Lena@LOCAL']) {
  test(`lena signs in as ${identity}`, async t => {
    const server = await startServer(t);
    const { lena } = await cast(server);
    const { data } = await server.as().POST('/api/auth/login', { body: { identity, password: PASSWORD } });
    assert.equal(data?.user.id, lena.id);
    assert.deepEqual(Object.keys(data.user).sort(), ['display_name', 'email', 'id', 'is_admin', 'username']);
  });
}

test('the end of a session has the shape of ISO 8601, in whole seconds', async t => {
  const server = await startServer(t);
  await cast(server);
  const before = server.clock.now().getTime();
  const { data } = await server
    .as()
    .POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
  assert.match(data?.expires_at ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const lifetime = Date.parse(data?.expires_at ?? '') - before;
  const thirtyDays = 30 * 86_400_000;
  assert.ok(lifetime > thirtyDays - 1000 && lifetime <= thirtyDays + (server.clock.now().getTime() - before));
});

test('spaces around a password belong to it', async t => {
  const { server } = await openInstance(t);
  await server.as().POST('/api/auth/signup', { body: { ...GRACE, password: '  four words  ' } });
  const login = (password: string) =>
    server.as().POST('/api/auth/login', { body: { identity: 'grace', password } });
  await refused(server, () => login('four words'), 'credentials_wrong');
  assert.equal((await login('  four words  ')).response.status, 200);
});

test('a wrong name, a wrong password, a tool and a deactivated account answer alike', async t => {
  const server = await startServer(t);
  const { ada, sam, bot } = await cast(server);
  await ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: sam.id } } });
  const attempts = [
    { identity: 'nobody', password: PASSWORD },
    { identity: 'lena', password: 'wrong' },
    { identity: sam.username, password: PASSWORD },
    { identity: bot.username, password: PASSWORD },
  ];
  for (const body of attempts) {
    await refused(server, () => server.as().POST('/api/auth/login', { body }), 'credentials_wrong');
  }
});

if (isOneServer)
  test('every sign-in costs one password comparison, for any name', async t => {
    const server = await startServer(t);
    const { ada, sam, bot } = await cast(server);
    await ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: sam.id } } });
    const matches = t.mock.method(server.app.instance.passwords, 'matches');
    for (const identity of ['nobody', 'nobody@local', 'lena', sam.username, bot.username]) {
      await server.as().POST('/api/auth/login', { body: { identity, password: 'wrong' } });
    }
    assert.equal(matches.mock.callCount(), 5);
  });

if (isOneServer)
  test('a password that is changed while it is compared does not sign in', async t => {
    const server = await startServer(t);
    await cast(server);
    const { passwords, store } = server.app.instance;
    const matches = passwords.matches.bind(passwords);
    t.mock.method(passwords, 'matches', async (hash: string | null, password: string) => {
      const matched = await matches(hash, password);
      await store.write({ now: server.clock.now(), transport: 'cli', actorId: null }, async work => {
        work.untraced();
        await work.db('users').where({ username: 'lena' }).update({ password_hash: 'another' });
      });
      return matched;
    });
    const { response } = await server
      .as()
      .POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
    assert.equal(response.status, 400);
    const sessions = await store.read(({ db }) =>
      db('sessions').whereIn('user_id', db('users').where({ username: 'lena' }).select('id')),
    );
    assert.equal(sessions.length, 1);
  });

const BAD_LOGINS: readonly object[] = [
  { identity: 'lena' },
  { password: PASSWORD },
  { identity: '', password: PASSWORD },
  { identity: ['lena'], password: PASSWORD },
  { identity: 'lena', password: PASSWORD, remember: true },
  { identity: 'x'.repeat(255), password: PASSWORD },
  { identity: 'lena', password: 'x'.repeat(1025) },
  [],
];

test('a sign-in with a wrong field is refused', async t => {
  const server = await startServer(t);
  await cast(server);
  for (const body of BAD_LOGINS) {
    await refused(server, () => raw(server, '/api/auth/login', { body }), 'invalid_body');
  }
});

const COOKIES: readonly (readonly [string, ServerOptions['config'], boolean])[] = [
  ['over plain http', {}, false],
  ['when the public URL is http', { public_url: 'http://docket.example' }, false],
  ['when the public URL is https', { public_url: 'https://docket.example' }, true],
];

for (const [when, config = {}, secure] of COOKIES) {
  test(`the cookie of a sign-in is ${secure ? '' : 'not '}Secure ${when}`, async t => {
    const server = await startServer(t, { config });
    await cast(server);
    const { data, response } = await server
      .as()
      .POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
    const attributes = [
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      'Max-Age=2592000',
      ...(secure ? ['Secure'] : []),
    ];
    assert.deepEqual(response.headers.getSetCookie(), [
      `svc_token=${data?.token ?? ''}; ${attributes.join('; ')}`,
    ]);
  });
}

test('signing out ends the session that is presented and no other, and clears the cookie', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const other = await server.as().POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
  const { data, response } = await lena.api.POST('/api/auth/logout');
  assert.deepEqual(data, { logged_out: true });
  assert.deepEqual(response.headers.getSetCookie(), [
    'svc_token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  await refused(server, () => lena.api.GET('/api/auth/me'), 'unauthenticated');
  assert.equal((await server.as(other.data?.token).GET('/api/auth/me')).response.status, 200);
});

test('a key that signs out keeps working', async t => {
  const server = await startServer(t);
  const { bot, operator } = await cast(server);
  for (const { api } of [bot, operator]) {
    assert.deepEqual((await api.POST('/api/auth/logout')).data, { logged_out: true });
    assert.equal((await api.GET('/api/users')).response.status, 200);
  }
});

test('a profile shows the fields of the account', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { data } = await ada.api.GET('/api/auth/me');
  const named = { username: 'ada', email: 'ada@local', display_name: 'ada' };
  assert.deepEqual(data, { id: ada.id, ...named, is_admin: true });
});

test('a profile change sets what is sent and leaves the rest', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const first = await lena.api.PATCH('/api/auth/me', { body: { display_name: 'Lena L.' } });
  assert.deepEqual([first.data?.display_name, first.data?.email], ['Lena L.', 'lena@local']);
  const second = await lena.api.PATCH('/api/auth/me', { body: { email: 'Lena@Harbour.example' } });
  assert.deepEqual([second.data?.display_name, second.data?.email], ['Lena L.', 'Lena@Harbour.example']);
  assert.deepEqual((await lena.api.GET('/api/auth/me')).data, second.data);
});

test('a changed e-mail address is the one to sign in with', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await lena.api.PATCH('/api/auth/me', { body: { email: 'lena@harbour.example' } });
  const login = (identity: string) =>
    server.as().POST('/api/auth/login', { body: { identity, password: PASSWORD } });
  await refused(server, () => login('lena@local'), 'credentials_wrong');
  assert.equal((await login('LENA@harbour.example')).response.status, 200);
});

test('an e-mail address that is taken changes nothing, nor does the display name', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const body = { display_name: 'Lena L.', email: 'MAX@local' };
  const { error } = await refused(server, () => lena.api.PATCH('/api/auth/me', { body }), 'user_taken');
  assert.equal(error, 'the email is taken');
});

test("one's own e-mail address may be written in another case", async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { data } = await lena.api.PATCH('/api/auth/me', { body: { email: 'LENA@local' } });
  assert.equal(data?.email, 'LENA@local');
});

const BAD_PROFILES: readonly object[] = [
  { display_name: '' },
  { display_name: '\t ' },
  { display_name: 'x'.repeat(101) },
  { display_name: null },
  { email: null },
  { email: 'lena' },
  { email: 'lena@a@b' },
  { email: `${'x'.repeat(251)}@a.b` },
  { username: 'lena2' },
  { is_admin: true },
];

test('a profile change with a wrong field is refused', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const body of BAD_PROFILES) {
    const request = () => raw(server, '/api/auth/me', { method: 'PATCH', token: lena.token, body });
    await refused(server, request, 'invalid_body');
  }
});

const UNREADABLE: readonly (readonly [
  string,
  string,
  'malformed_body' | 'unsupported_media_type' | 'invalid_body',
])[] = [
  ['application/json', '{', 'malformed_body'],
  ['application/json', '{"display_name": "a\\u0000b"}', 'malformed_body'],
  ['application/json; charset=latin1', '{}', 'unsupported_media_type'],
  ['text/plain', '{}', 'unsupported_media_type'],
  ['application/json', '', 'invalid_body'],
];

test('a body that cannot be read changes nothing', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const [type, body, code] of UNREADABLE) {
    const headers = { 'Content-Type': type };
    const request = () => raw(server, '/api/auth/me', { method: 'PATCH', token: lena.token, headers, body });
    await refused(server, request, code);
  }
});
