/** Connected tools: accounts that outlive their credentials, and act with their owner's rights. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { paths } from '../../src/generated/types/rest.ts';
import { toolIdentity } from '../../src/identity/bots.ts';
import { findUser } from '../../src/identity/users.ts';
import { cast, type Member } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { deviceLogin, oauthToken, waitingCode } from '../setting/oauth-grants.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';

type Tool = paths['/api/auth/bots']['post']['requestBody']['content']['application/json']['tool'];

const TOOLS: readonly (readonly [Tool, string])[] = [
  ['opencode', 'OpenCode'],
  ['cursor', 'Cursor'],
  ['claude-code', 'Claude Code'],
  ['claude', 'Claude'],
  ['codex', 'Codex'],
  ['pi', 'Pi'],
  ['vscode', 'VS Code'],
  ['zed', 'Zed'],
];

type Caller = Pick<Member, 'api'>;
const connect = ({ api }: Caller, tool: Tool) => api.POST('/api/auth/bots', { body: { tool } });
const disconnect = ({ api }: Caller, id: number) =>
  api.POST('/api/auth/bots/{id}/disconnect', { params: { path: { id } } });
const remove = ({ api }: Caller, id: number) =>
  api.DELETE('/api/auth/bots/{id}', { params: { path: { id } } });

async function connected(who: Member, tool: Tool) {
  const { data } = await connect(who, tool);
  assert.ok(data);
  return data;
}

/** A tool's account with a custom name, as only the authorization server creates it. */
function freeTool(server: TestServer, ownerId: number, tool: string) {
  return server.app.instance.store.write(
    { now: server.clock.now(), transport: 'web', actorId: ownerId },
    async work => {
      const owner = await findUser(work, ownerId);
      assert.ok(owner);
      return toolIdentity(work, owner, tool);
    },
  );
}

test('each of the eight tools gets its own key and identity', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const [tool, name] of TOOLS) {
    const { bot, key, tool: answered } = await connected(lena, tool);
    assert.deepEqual([answered, bot.username, bot.display_name], [tool, `lena-${tool}`, `${name} (lena)`]);
    assert.equal((await server.as(key).GET('/api/auth/me')).data?.id, bot.id);
  }
});

test('the list shows the tools by name, and which of them are connected', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const zed = await connected(lena, 'zed');
  const codex = await connected(lena, 'codex');
  await disconnect(lena, zed.bot.id);
  const { data } = await lena.api.GET('/api/auth/bots');
  assert.deepEqual(
    data?.map(({ created_at, ...rest }) => [typeof created_at, rest]),
    [
      ['string', { ...codex.bot, owner_id: lena.id, connected: true }],
      ['string', { ...zed.bot, owner_id: lena.id, connected: false }],
    ],
  );
});

test("the list does not show other people's tools", async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  assert.deepEqual((await lena.api.GET('/api/auth/bots')).data, []);
});

test('a tool with an OAuth token is connected until the token ends', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  await disconnect(max, bot.id);
  await oauthToken(server, bot.id);
  const isConnected = async (): Promise<boolean | undefined> =>
    (await server.as(fresh).GET('/api/auth/bots')).data?.[0]?.connected;
  let fresh = max.token;
  assert.equal(await isConnected(), true);
  server.clock.advance(31 * 86_400);
  fresh =
    (await server.as().POST('/api/auth/login', { body: { identity: 'max', password: PASSWORD } })).data
      ?.token ?? '';
  assert.equal(await isConnected(), false);
});

test('a tool that was disconnected gets its identity back when it is connected again', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const first = await connected(lena, 'zed');
  assert.deepEqual((await disconnect(lena, first.bot.id)).data, { disconnected: true });
  await refused(server, () => server.as(first.key).GET('/api/auth/me'), 'unauthenticated');
  const second = await connected(lena, 'zed');
  assert.deepEqual(second.bot, first.bot);
  assert.notEqual(second.key, first.key);
});

test('a tool that holds a key or an OAuth token is not connected twice', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  const { error } = await refused(server, () => connect(max, 'pi'), 'tool_connected');
  assert.equal(error, 'pi is already connected');
  await disconnect(max, bot.id);
  await oauthToken(server, bot.id);
  await refused(server, () => connect(max, 'pi'), 'tool_connected');
});

test('of two concurrent connections of one tool one succeeds', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const answers = await Promise.all([connect(lena, 'zed'), connect(lena, 'zed')]);
  assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 409]);
});

test('other names than the eight are refused', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  for (const body of [{ tool: 'emacs' }, { tool: 'Zed' }, { tool: null }, {}, { tool: 'zed', name: 'x' }]) {
    await refused(server, () => raw(server, '/api/auth/bots', { token: lena.token, body }), 'invalid_body');
  }
});

test("another user's tool is not found, nor is a person", async t => {
  const server = await startServer(t);
  const { ada, lena, max, bot } = await cast(server);
  for (const [who, id] of [
    [lena, bot.id],
    [ada, bot.id],
    [lena, max.id],
    [lena, lena.id],
    [lena, 999],
  ] as const) {
    await refused(server, () => remove(who, id), 'not_found');
    await refused(server, () => disconnect(who, id), 'not_found');
  }
});

test('disconnecting needs no recent session, and once more changes nothing', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  server.clock.advance(3600);
  await disconnect(max, bot.id);
  const rows = await server.rows();
  assert.deepEqual((await disconnect(max, bot.id)).data, { disconnected: true });
  assert.equal(await server.rows(), rows);
});

test('disconnecting revokes keys and tokens of that tool, and burns what waits for it alone', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  const other = await connected(max, 'zed');
  const token = await oauthToken(server, bot.id);
  for (const id of [bot.id, other.bot.id]) {
    await waitingCode(server, max.id, id);
    await deviceLogin(server, 'approved', max.id, id);
  }
  await disconnect(max, bot.id);
  await refused(server, () => server.as(token).GET('/api/auth/me'), 'unauthenticated');
  assert.equal((await server.as(other.key).GET('/api/auth/me')).response.status, 200);
  const { store } = server.app.instance;
  const burned = await store.read(({ db }) =>
    db('oauth_codes').whereNotNull('burned_at').pluck<number[]>('user_id'),
  );
  const denied = await store.read(({ db }) =>
    db('oauth_devices').where({ state: 'denied' }).pluck<number[]>('user_id'),
  );
  assert.deepEqual([burned, denied], [[bot.id], [bot.id]]);
});

test('a deleted tool is not in the list, and connecting it creates another identity', async t => {
  const server = await startServer(t);
  const { max, bot } = await cast(server);
  assert.deepEqual((await remove(max, bot.id)).data, { deleted: true });
  await refused(server, () => bot.api.GET('/api/auth/me'), 'unauthenticated');
  assert.deepEqual((await max.api.GET('/api/auth/bots')).data, []);
  await refused(server, () => remove(max, bot.id), 'not_found');
  const again = await connected(max, 'pi');
  assert.notEqual(again.bot.id, bot.id);
  assert.equal(again.bot.username, 'max-pi');
});

test('a tool acts with its owner’s authority as it is now', async t => {
  const server = await startServer(t);
  const { ada, max, bot } = await cast(server);
  const reads = () => bot.api.GET('/api/instance/settings');
  await refused(server, reads, 'administrator_required');
  const path = { params: { path: { id: max.id } } };
  await ada.api.POST('/api/users/{id}/promote', path);
  assert.equal((await reads()).response.status, 200);
  assert.equal((await bot.api.GET('/api/auth/me')).data?.is_admin, false);
  await ada.api.POST('/api/users/{id}/demote', path);
  await refused(server, reads, 'administrator_required');
});

test("a tool stops with its deactivated owner, and the owner's return revives nothing", async t => {
  const server = await startServer(t);
  const { ada, max, bot } = await cast(server);
  const oauth = await oauthToken(server, bot.id);
  const path = { params: { path: { id: max.id } } };
  await ada.api.POST('/api/users/{id}/deactivate', path);
  await ada.api.POST('/api/users/{id}/reactivate', path);
  for (const token of [bot.token, oauth, max.token]) {
    await refused(server, () => server.as(token).GET('/api/auth/me'), 'unauthenticated');
  }
});

test('a credential that a deactivated owner’s tool still held would not work', async t => {
  const server = await startServer(t);
  const { ada, max, bot } = await cast(server);
  await ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: max.id } } });
  const oauth = await oauthToken(server, bot.id);
  await refused(server, () => server.as(oauth).GET('/api/auth/me'), 'unauthenticated');
});

test("a username that is already taken is not the tool's", async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  const body = { username: 'LENA-zed', password: PASSWORD };
  await ada.api.POST('/api/users', { body });
  assert.equal((await connected(lena, 'zed')).bot.username, 'lena-zed-2');
});

test("no key's name gets in a tool's way", async t => {
  const server = await startServer(t);
  const { lena, sam } = await cast(server);
  for (const name of ['tool lena-zed', 'TOOL lena-zed 2', 'tool lena-zed 3']) {
    await sam.api.POST('/api/auth/keys', { body: { name } });
  }
  await server.app.instance.store.write(
    { now: server.clock.now(), transport: 'system', actorId: null },
    async work => {
      work.untraced();
      // One of them is the operator's.
      await work.db('api_keys').where({ name: 'tool lena-zed' }).update({ user_id: null });
    },
  );
  assert.equal((await connect(lena, 'zed')).response.status, 200);
});

test('a long username, of whatever characters, still leaves space for the name of the tool', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const username = `a${'\u{20000}'.repeat(63)}`;
  await ada.api.POST('/api/users', { body: { username, password: PASSWORD } });
  const { data } = await server
    .as()
    .POST('/api/auth/login', { body: { identity: username, password: PASSWORD } });
  const names: string[] = [];
  for (const tool of ['zed', 'codex'] as const) {
    const made = await server.as(data?.token).POST('/api/auth/bots', { body: { tool } });
    names.push(made.data?.bot.username ?? '');
  }
  assert.deepEqual(names, [`a${'\u{20000}'.repeat(57)}`, `a${'\u{20000}'.repeat(57)}-2`]);
});

test('a tool with a free name is listed, disconnected and deleted like the others', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { id } = await freeTool(server, lena.id, 'My agent');
  const [listed] = (await lena.api.GET('/api/auth/bots')).data ?? [];
  assert.deepEqual([listed?.username, listed?.display_name], ['lena-My-agent', 'My agent (lena)']);
  assert.equal((await disconnect(lena, id)).response.status, 200);
  assert.equal((await remove(lena, id)).response.status, 200);
});

test('a free name is shown as it is, whatever word it is', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const { display_name } = await freeTool(server, lena.id, 'constructor');
  assert.equal(display_name, 'constructor (lena)');
});
