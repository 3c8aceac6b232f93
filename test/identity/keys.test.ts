/** API keys: created once, listed without their secret, with unique names among active ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast, type Member } from '../setting/cast.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';

const make = ({ api }: Pick<Member, 'api'>, name: string) => api.POST('/api/auth/keys', { body: { name } });
const revoke = ({ api }: Pick<Member, 'api'>, id: number) =>
  api.DELETE('/api/auth/keys/{id}', { params: { path: { id } } });

async function keyNamed({ api }: Member, name: string) {
  const key = (await api.GET('/api/auth/keys')).data?.find(one => one.name === name);
  assert.ok(key);
  return key;
}

test('a key acts as its creator', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { data } = await make(lena, 'report');
  assert.equal(data?.name, 'report');
  assert.ok(data.key.startsWith('svc_sk'));
  assert.equal((await server.as(data.key).GET('/api/auth/me')).data?.id, lena.id);
});

test("an administrator's key administers", async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { data } = await make(ada, 'report');
  assert.equal((await server.as(data?.key).GET('/api/instance/settings')).response.status, 200);
});

test('the list shows keys by name, the revoked ones too, and no secret', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const name of ['report', 'Backup', 'nightly']) await make(lena, name);
  await revoke(lena, (await keyNamed(lena, 'nightly')).id);
  const { data } = await lena.api.GET('/api/auth/keys');
  assert.deepEqual(
    data?.map(({ name, revoked, expires_at }) => [name, revoked, expires_at]),
    [
      ['Backup', false, null],
      ['nightly', true, null],
      ['report', false, null],
    ],
  );
  assert.deepEqual(Object.keys(data[0] ?? {}).sort(), [
    'created_at',
    'expires_at',
    'id',
    'last_used_at',
    'name',
    'operator',
    'prefix',
    'revoked',
  ]);
  assert.match(data[0]?.created_at ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test("the list shows neither other people's keys nor those of one's tools", async t => {
  const server = await startServer(t);
  const { lena, max } = await cast(server);
  await make(lena, 'report');
  assert.deepEqual((await max.api.GET('/api/auth/keys')).data, []);
});

test("an administrator sees the operator's keys and can revoke them; others cannot", async t => {
  const server = await startServer(t);
  const { ada, lena, operator } = await cast(server);
  await make(ada, 'report');
  const { data } = await ada.api.GET('/api/auth/keys');
  assert.deepEqual(
    data?.map(key => [key.name, key.operator]),
    [
      ['operator', true],
      ['report', false],
    ],
  );
  assert.deepEqual((await lena.api.GET('/api/auth/keys')).data, []);
  const { id } = await keyNamed(ada, 'operator');
  await refused(server, () => revoke(lena, id), 'not_found');
  assert.equal((await operator.api.GET('/api/instance/settings')).response.status, 200);
  assert.deepEqual((await revoke(ada, id)).data, { revoked: true });
  await refused(server, () => operator.api.GET('/api/instance/settings'), 'unauthenticated');
});

test('a key that expires shows when', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { data } = await make(lena, 'report');
  await server.app.instance.store.write(
    { now: server.clock.now(), transport: 'system', actorId: null },
    async work => {
      work.untraced();
      await work.db('api_keys').where({ name: 'report' }).update({ expires_at: '2020-01-01 00:00:00' });
    },
  );
  assert.equal((await keyNamed(lena, 'report')).expires_at, '2020-01-01 00:00:00');
  await refused(server, () => server.as(data?.key).GET('/api/auth/me'), 'unauthenticated');
});

test('a revoked key stops working immediately, and revoking it again changes nothing', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { data } = await make(lena, 'report');
  const { id } = await keyNamed(lena, 'report');
  assert.deepEqual((await revoke(lena, id)).data, { revoked: true });
  await refused(server, () => server.as(data?.key).GET('/api/auth/me'), 'unauthenticated');
  const rows = await server.rows();
  assert.deepEqual((await revoke(lena, id)).data, { revoked: true });
  assert.equal(await server.rows(), rows);
});

test('revoking needs no recent session', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await make(lena, 'report');
  const { id } = await keyNamed(lena, 'report');
  server.clock.advance(3600);
  assert.equal((await revoke(lena, id)).response.status, 200);
});

test("another user's key, a tool's key and one that never existed are not found", async t => {
  const server = await startServer(t);
  const { ada, lena, max } = await cast(server);
  await make(lena, 'report');
  const { id } = await keyNamed(lena, 'report');
  const tools = await server.app.instance.store.read(({ db }) =>
    db('api_keys').where('name', 'like', 'tool %').pluck<number[]>('id'),
  );
  await refused(server, () => revoke(ada, id), 'not_found');
  await refused(server, () => revoke(max, tools[0] ?? 0), 'not_found');
  await refused(server, () => revoke(lena, 999_999), 'not_found');
});

test('the name of an active key is taken for everyone, without case', async t => {
  const server = await startServer(t);
  const { lena, max } = await cast(server);
  await make(lena, 'Straße');
  for (const who of [lena, max]) await refused(server, () => make(who, 'STRAẞE'), 'key_name_taken');
});

test("the operator's key names are taken too", async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  await refused(server, () => make(lena, 'Operator'), 'key_name_taken');
});

test('the name of a revoked key is free to its former owner only', async t => {
  const server = await startServer(t);
  const { lena, max } = await cast(server);
  await make(lena, 'report');
  await revoke(lena, (await keyNamed(lena, 'report')).id);
  await refused(server, () => make(max, 'REPORT'), 'key_name_held');
  assert.equal((await make(lena, 'Report')).response.status, 200);
});

test('of two keys created concurrently with one name one is created', async t => {
  const server = await startServer(t);
  const { lena, max } = await cast(server);
  const answers = await Promise.all([make(lena, 'report'), make(max, 'Report')]);
  assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 400]);
});

const BAD: readonly object[] = [
  {},
  { name: '' },
  { name: ' \t' },
  { name: 'x'.repeat(101) },
  { name: null },
  { name: 7 },
  { name: 'report', expires_at: '2030-01-01' },
];

test('a key with an invalid field is not created', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const body of BAD) {
    await refused(server, () => raw(server, '/api/auth/keys', { token: lena.token, body }), 'invalid_body');
  }
});

test('a name may have 100 characters', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  assert.equal((await make(lena, '😀'.repeat(100))).response.status, 200);
});

test('an id that is not a number is refused', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const id of ['x', '0', '-1', '1.5', '99999999999999999999']) {
    await refused(
      server,
      () => raw(server, `/api/auth/keys/${id}`, { method: 'DELETE', token: lena.token }),
      'invalid_parameter',
    );
  }
});
