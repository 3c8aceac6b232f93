/** The accounts of the instance, and changes by administrators. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast, type Member } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { at } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { fold } from '../../src/text/fold.ts';

type Caller = Pick<Member, 'api'>;
const MOVES = {
  promote: ({ api }: Caller, id: number) => api.POST('/api/users/{id}/promote', at(id)),
  demote: ({ api }: Caller, id: number) => api.POST('/api/users/{id}/demote', at(id)),
  deactivate: ({ api }: Caller, id: number) => api.POST('/api/users/{id}/deactivate', at(id)),
  reactivate: ({ api }: Caller, id: number) => api.POST('/api/users/{id}/reactivate', at(id)),
};
const { promote, demote, deactivate, reactivate } = MOVES;

const create = ({ api }: Caller, username: string) =>
  api.POST('/api/users', { body: { username, password: PASSWORD } });

const signIn = (server: TestServer, identity: string) =>
  server.as().POST('/api/auth/login', { body: { identity, password: PASSWORD } });

test('anybody who is signed in lists the accounts, by name, without tools and e-mail addresses', async t => {
  const server = await startServer(t);
  const { ada, sam, bot, operator } = await cast(server);
  await create(ada, 'Lena2');
  await deactivate(ada, sam.id);
  for (const { api } of [ada, bot, operator]) {
    const { data } = await api.GET('/api/users');
    assert.deepEqual(
      data?.map(({ username, is_active }) => [username, is_active]),
      [
        ['ada', true],
        ['lena', true],
        ['Lena2', true],
        ['max', true],
        ['sam', false],
        ['vera', true],
      ],
    );
    const fields = ['created_at', 'display_name', 'id', 'is_active', 'is_admin', 'username'];
    assert.deepEqual(Object.keys(data[0] ?? {}).sort(), fields);
  }
});

test('an account that an administrator makes can sign in', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { data } = await create(ada, 'grace');
  const { id, created_at, ...rest } = data ?? { id: 0, created_at: '' };
  const names = { username: 'grace', email: 'grace@local', display_name: 'grace' };
  assert.deepEqual(rest, { ...names, is_admin: false, is_active: true });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const login = await server
    .as()
    .POST('/api/auth/login', { body: { identity: 'grace', password: PASSWORD } });
  assert.equal(login.data?.user.id, id);
});

test('an account can be created with all its fields', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const named = {
    username: 'grace',
    email: 'Grace@harbour.example',
    display_name: 'Grace H.',
    is_admin: true,
  };
  const { data } = await ada.api.POST('/api/users', { body: { ...named, password: '😀😀' } });
  const { username, email, display_name, is_admin } = data ?? {};
  assert.deepEqual({ username, email, display_name, is_admin }, named);
});

test('creating an account does not sign in', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { response } = await create(ada, 'grace');
  assert.deepEqual(response.headers.getSetCookie(), []);
});

const TAKEN: readonly (readonly [string, object])[] = [
  ['the username is taken', { username: 'LENA' }],
  ['the username is taken', { username: 'max-pi' }],
  ['the email is taken', { username: 'grace', email: 'LENA@local' }],
  // The default address of another username.
  ['the email is taken', { username: 'grace', email: 'harbour@local' }],
];

test('a name that another account has, in whatever case, is a conflict', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const [sentence, fields] of TAKEN) {
    const body = { password: PASSWORD, ...fields };
    const request = () => raw(server, '/api/users', { token: ada.token, body });
    assert.equal((await refused(server, request, 'user_taken')).error, sentence);
  }
});

test('of many accounts created concurrently with one name, in different case, one is created', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const names = ['straße', 'STRAßE', 'Straße', 'STRAẞE'];
  const answers = await Promise.all(names.map(name => create(ada, name)));
  assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 409, 409, 409]);
});

const BAD: readonly object[] = [
  { username: 'gra@ce' },
  { username: 'gra\u00a0ce' },
  { username: 'gra\u0085ce' },
  { username: 'x'.repeat(65) },
  { username: ' ' },
  { email: 'grace' },
  { email: null },
  { display_name: ' ' },
  { is_admin: 'true' },
  { password: '' },
  { password: 'x'.repeat(1025) },
  { password: undefined },
  { owner_id: 1 },
];

test('an account with an invalid field is not created', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const fields of BAD) {
    const body = { username: 'grace', password: PASSWORD, ...fields };
    await refused(server, () => raw(server, '/api/users', { token: ada.token, body }), 'invalid_body');
  }
});

test('an account with a password of invalid length is not created', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const password of ['1234567', 'ä'.repeat(513)]) {
    const body = { username: 'grace', password };
    await refused(server, () => ada.api.POST('/api/users', { body }), 'password_length');
  }
});

test('a username of 64 characters, whatever they are, signs in', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const identity = '\u{20000}'.repeat(64);
  await create(ada, identity);
  const { response } = await server.as().POST('/api/auth/login', { body: { identity, password: PASSWORD } });
  assert.equal(response.status, 200);
});

test('a name is one name in every spelling that looks the same', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { data } = await create(ada, 'rene\u0301e');
  assert.equal(data?.username, 'ren\u00e9e');
  await refused(server, () => create(ada, 'REN\u00c9E'), 'user_taken');
  await refused(server, () => create(ada, 'RENE\u0301E'), 'user_taken');
  for (const identity of ['ren\u00e9e', 'Rene\u0301e'])
    assert.equal((await signIn(server, identity)).response.status, 200, identity);
});

test('a name that could be mistaken for another is refused', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  for (const name of ['\u0430da', 'ad\u03b1', 'ada\u3164', '\uff41da', '-'])
    await refused(server, () => create(ada, name), 'username_refused');
});

test('a name from before the rules still signs in, in either spelling', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { data } = await create(ada, 'rene');
  const odd = 'rene\u0301 \ud83d\ude00';
  const { store } = server.app.instance;
  await store.write({ now: server.clock.now(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    const named = { username: odd, username_folded: fold(odd) };
    await work.db('users').where({ id: data?.id }).update(named);
  });
  for (const identity of [odd, odd.normalize('NFC')])
    assert.equal((await signIn(server, identity)).response.status, 200, identity);
});

test('promoting gives an account administrator rights, in its existing sessions', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  assert.equal((await promote(ada, lena.id)).data?.is_admin, true);
  assert.equal((await lena.api.GET('/api/instance/settings')).response.status, 200);
});

test('demoting removes them again', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await promote(ada, lena.id);
  assert.equal((await demote(ada, lena.id)).data?.is_admin, false);
  await refused(server, () => lena.api.GET('/api/instance/settings'), 'administrator_required');
});

test('deactivating revokes all sessions, keeps the account, and needs no recent session', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  server.clock.advance(3600);
  assert.equal((await deactivate(ada, lena.id)).data?.is_active, false);
  await refused(server, () => lena.api.GET('/api/auth/me'), 'unauthenticated');
});

test('reactivating lets an account sign in again', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await deactivate(ada, lena.id);
  assert.equal((await reactivate(ada, lena.id)).data?.is_active, true);
  const { response } = await server
    .as()
    .POST('/api/auth/login', { body: { identity: 'lena', password: PASSWORD } });
  assert.equal(response.status, 200);
});

test('a change to the current value writes nothing', async t => {
  const server = await startServer(t);
  const { ada, lena, sam } = await cast(server);
  await deactivate(ada, sam.id);
  const rows = await server.rows();
  const answers = [
    await promote(ada, ada.id),
    await demote(ada, lena.id),
    await deactivate(ada, sam.id),
    await reactivate(ada, lena.id),
  ];
  assert.deepEqual(
    answers.map(({ response }) => response.status),
    [200, 200, 200, 200],
  );
  assert.equal(await server.rows(), rows);
});

for (const [name, move] of Object.entries(MOVES)) {
  test(`a tool's account cannot be ${name}d`, async t => {
    const server = await startServer(t);
    const { ada, bot } = await cast(server);
    await refused(server, () => move(ada, bot.id), 'bot_account');
  });

  test(`${name}: an account that never was, or a deleted tool, is not found`, async t => {
    const server = await startServer(t);
    const { ada, max, bot } = await cast(server);
    await max.api.DELETE('/api/auth/bots/{id}', at(bot.id));
    for (const id of [999_999, bot.id]) await refused(server, () => move(ada, id), 'not_found');
  });

  test(`${name}: an id that is not a number is refused`, async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    await refused(
      server,
      () => raw(server, `/api/users/x/${name}`, { token: ada.token }),
      'invalid_parameter',
    );
  });
}

test('the last administrator is neither demoted nor deactivated', async t => {
  const server = await startServer(t);
  const { ada, operator } = await cast(server);
  for (const who of [ada, operator]) {
    await refused(server, () => demote(who, ada.id), 'last_administrator');
    await refused(server, () => deactivate(who, ada.id), 'last_administrator');
  }
});

test('an administrator who cannot sign in does not count when the last one would go', async t => {
  const server = await startServer(t);
  const { ada, lena, max } = await cast(server);
  await promote(ada, lena.id);
  await deactivate(ada, lena.id);
  await promote(ada, max.id);
  await server.app.instance.store.write(
    { now: server.clock.now(), transport: 'system', actorId: null },
    async work => {
      work.untraced();
      await work.db('users').where({ id: max.id }).update({ password_hash: null });
    },
  );
  await refused(server, () => demote(ada, ada.id), 'last_administrator');
  await refused(server, () => deactivate(ada, ada.id), 'last_administrator');
});

test('an administrator who cannot sign in may be demoted', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await promote(ada, lena.id);
  await deactivate(ada, lena.id);
  assert.equal((await demote(ada, lena.id)).data?.is_admin, false);
});

test('an administrator may leave when another one stays', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await promote(ada, lena.id);
  assert.equal((await deactivate(ada, ada.id)).data?.is_active, false);
  await refused(server, () => ada.api.GET('/api/auth/me'), 'unauthenticated');
});

for (const name of ['demote', 'deactivate'] as const) {
  test(`${name}: of two administrators removed concurrently one stays`, async t => {
    const server = await startServer(t);
    const { ada, lena, operator } = await cast(server);
    await promote(ada, lena.id);
    const answers = await Promise.all([ada, lena].map(({ id }) => MOVES[name](operator, id)));
    assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 409]);
  });
}

test('of two administrators who demote each other concurrently one stays', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await promote(ada, lena.id);
  const answers = await Promise.all([demote(ada, lena.id), demote(lena, ada.id)]);
  assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 403]);
});

test('an administrator who is demoted during the request creates no account', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  await promote(ada, lena.id);
  const { passwords } = server.app.instance;
  const hash = passwords.hash.bind(passwords);
  t.mock.method(passwords, 'hash', async (password: string) => {
    await demote(ada, lena.id);
    return hash(password);
  });
  assert.equal((await create(lena, 'grace')).response.status, 403);
  const { data } = await ada.api.GET('/api/users');
  assert.ok(!data?.some(({ username }) => username === 'grace'));
});
