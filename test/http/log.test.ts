/** The log records events without content: no credential, password, query or body. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Handlers } from '../../src/contract/handler.ts';
import { accountOf } from '../../src/identity/caller.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { storeIssues } from '../setting/stored.ts';
import { until } from '../setting/until.ts';
import { tell } from '../setting/wire.ts';
import { world } from '../setting/world.ts';

/** Sent in every place where a client can send something private. */
const SECRET = 'hush-this-is-said-to-the-server-only';

/** Requests of all kinds: successful, refused, malformed, unknown, aborted. Returns the credentials that were created. */
async function busy(server: TestServer, { ada, bot, operator }: Cast): Promise<string[]> {
  const query = `?query=${SECRET}&code=${SECRET}`;
  const login = await ada.api.POST('/api/auth/login', { body: { identity: 'ada', password: PASSWORD } });
  await ada.api.POST('/api/auth/login', { body: { identity: 'ada', password: SECRET } });
  // Passwords most often get into a log because they are typed into the wrong field.
  await ada.api.POST('/api/auth/login', { body: { identity: SECRET, password: PASSWORD } });
  const key = await ada.api.POST('/api/auth/keys', { body: { name: SECRET } });
  await raw(server, `/api/auth/keys${query}`, { token: ada.token, body: { name: SECRET } });
  await raw(server, `/api/auth/keys`, { token: ada.token, body: `{"name":"${SECRET}` });
  await raw(server, `/api/nothing${query}`, { token: operator.token, body: SECRET });
  await raw(server, `/api/search${query}`, { method: 'GET', token: bot.token });
  await raw(server, `/api/auth/me${query}`, { method: 'GET', token: SECRET });
  await raw(server, '/api/auth/me', { method: 'GET', headers: { Cookie: `svc_token=${SECRET}` } });
  await raw(server, `/api/auth/keys/${bot.token}`, { method: 'DELETE', token: ada.token });
  await raw(server, `/api/nothing/${login.data?.token}/x`, { method: 'GET' });
  await raw(server, '/ready', { method: 'GET', headers: { 'X-Svc-Proxy-Secret': SECRET, Referer: SECRET } });
  await tell(server.url, `POST /api/auth/keys${query} HTTP/1.1\r\nAuthorization: ${SECRET}\r\n${SECRET}`, {
    leave: true,
  });
  return [login.data?.token ?? '', key.data?.key ?? ''];
}

test('no log line contains request contents or credentials', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const made = await busy(server, people);
  const { ada, bot, operator } = people;
  for (const said of [SECRET, PASSWORD, ada.token, bot.token, operator.token, ...made]) {
    assert.notEqual(said, '');
    assert.deepEqual(
      server.log.filter(line => line.includes(said)),
      [],
    );
  }
});

test('each request has one log line with method, path, status and duration', async t => {
  const server = await startServer(t);
  await raw(server, '/api/instance?x=1', { method: 'GET' });
  const lines = server.log.map(line => JSON.parse(line) as Record<string, unknown>);
  const [line, ...others] = lines.filter(({ msg }) => msg === 'request');
  assert.equal(others.length, 0);
  assert.deepEqual([line?.['method'], line?.['path'], line?.['status']], ['GET', '/api/instance', 200]);
  assert.equal(typeof line?.['ms'], 'number');
});

test('a log line has the address, the account and the refusal code of the request', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const login = (identity: string) =>
    ada.api.POST('/api/auth/login', { body: { identity, password: 'not the password' } });
  server.log.length = 0;
  await ada.api.GET('/api/auth/me');
  await ada.api.DELETE('/api/auth/keys/{id}', { params: { path: { id: 999 } } });
  await login('ADA@local');
  await login('unknown-name');
  await raw(server, '/api/nothing', { method: 'GET' });
  await raw(server, '/api/auth/me', { method: 'DELETE', token: ada.token });
  const lines = server.log.map(line => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    lines.map(({ client, account, status, code }) => [client, account, status, code]),
    [
      ['127.0.0.1', ada.id, 200, undefined],
      ['127.0.0.1', ada.id, 404, 'not_found'],
      ['127.0.0.1', ada.id, 400, 'credentials_wrong'],
      ['127.0.0.1', undefined, 400, 'credentials_wrong'],
      ['127.0.0.1', undefined, 404, 'unknown_route'],
      ['127.0.0.1', undefined, 405, 'method_not_allowed'],
    ],
  );
});

test('a log line has the route, and whose credential it was', async t => {
  const server = await startServer(t);
  const { ada, bot, operator } = await cast(server);
  server.log.length = 0;
  const paths = [
    [ada.token, '/api/issues/resolve/APP-1'],
    [bot.token, '/api/issues?limit=1'],
    [operator.token, '/api/projects'],
    [undefined, '/api/instance'],
    ['svc_sess_unknown', '/api/projects'],
    [undefined, '/ready'],
    [undefined, '/api/health'],
  ] as const;
  for (const [token, path] of paths) await raw(server, path, { method: 'GET', ...(token && { token }) });
  const lines = server.log.map(line => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    lines.map(one => [
      one['level'],
      one['route'],
      one['username'],
      one['credential_kind'],
      typeof one['credential_id'],
    ]),
    [
      ['info', '/api/issues/resolve/{identifier}', 'ada', 'session', 'number'],
      ['info', '/api/issues', 'max-pi', 'key', 'number'],
      ['info', '/api/projects', undefined, 'operator_key', 'number'],
      ['info', '/api/instance', undefined, 'none', 'undefined'],
      ['info', '/api/projects', undefined, 'none', 'undefined'],
      ['debug', '/ready', undefined, 'none', 'undefined'],
      ['debug', '/api/health', undefined, 'none', 'undefined'],
    ],
  );
});

test('behind a trusted proxy a log line has the client address, or the proxy address if the header is not valid', async t => {
  const config = { trusted_proxies: '127.0.0.1', proxy_secret: SECRET };
  const server = await startServer(t, { config });
  const ask = (headers: Record<string, string>) => raw(server, '/api/instance', { method: 'GET', headers });
  await ask({ 'X-Svc-Client-IP': '2001:db8:0::7', 'X-Svc-Proxy-Secret': SECRET });
  await ask({ 'X-Svc-Client-IP': '192.0.2.7', 'X-Svc-Proxy-Secret': 'made up' });
  const lines = server.log.map(line => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    lines.filter(({ msg }) => msg === 'request').map(({ client }) => client),
    ['2001:db8::7', '127.0.0.1'],
  );
});

test('the log line of an invalid request has its address and its code', async t => {
  const server = await startServer(t);
  await tell(server.url, 'no HTTP at all\r\n\r\n');
  const lines = server.log.map(line => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    lines.map(({ msg, client, code }) => [msg, client, code]),
    [['invalid request', '127.0.0.1', 'malformed_request']],
  );
});

test('a request whose client disconnects has no status', async t => {
  const server = await startServer(t);
  const accepting = once(server.app.server, 'connection') as Promise<[Socket]>;
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
  const half = [...head, 'Content-Length: 99', '', '{'].join('\r\n');
  await tell(server.url, half, { leave: true });
  const [line] = await accepting;
  if (!line.closed) await once(line, 'close');
  const lines = server.log.map(one => JSON.parse(one) as Record<string, unknown>);
  assert.deepEqual(
    lines.filter(({ msg }) => msg === 'request').map(({ status, unfinished }) => [status, unfinished]),
    [[null, true]],
  );
});

test('the log line of a response that is not read says so', async t => {
  const { server, max, app } = await world(t);
  const description = 'x'.repeat(2 ** 20);
  await storeIssues(
    server,
    app,
    Array.from({ length: 30 }, () => ({ description })),
  );
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  t.after(() => client.destroy());
  client.on('error', () => {});
  const asked = [
    `GET /api/issues?project_id=${app} HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${max.token}`,
  ];
  client.write([...asked, '', ''].join('\r\n'));
  const unread = (line: string): boolean => line.includes('"unread":true');
  await until('it is cut off', () => {
    server.app.pace.beat();
    return server.log.some(unread);
  });
  const line = JSON.parse(server.log.find(unread) ?? '') as Record<string, unknown>;
  const { path, status, account, unfinished } = line;
  assert.deepEqual([path, status, account, unfinished], ['/api/issues', 200, max.id, true]);
});

test('a failure is logged in full, and its response has only the id', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { store } = server.app.instance;
  await store.write({ now: server.clock.now(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    await work.db.raw('DROP TABLE api_keys');
  });
  const { response, error } = await raw(server, '/api/auth/keys', {
    token: ada.token,
    body: { name: SECRET },
  });
  const request_id = response.headers.get('x-request-id');
  assert.deepEqual(
    [response.status, error],
    [500, { error: 'internal failure', code: 'internal', request_id }],
  );
  const lines = server.log.filter(line => line.includes('"msg":"request failed"'));
  server.failures.push(...lines);
  assert.equal(lines.length, 1);
  const line = JSON.parse(lines[0] ?? '') as {
    request_id: string;
    operation: string;
    client: string;
    account: number;
    err: { message: string; stack: string };
  };
  assert.deepEqual(
    [line.request_id, line.operation, line.client, line.account],
    [request_id, 'createKey', '127.0.0.1', ada.id],
  );
  assert.match(line.err.message, /api_keys/);
  assert.match(line.err.stack, /keys\.ts/);
  assert.ok(!lines[0]?.includes(SECRET));
});

test('a slow request has a line of its own, with the part of the database; one that waits as its caller wished has none', async t => {
  const config = { slow_ms: '1500', server_timing: 'true' };
  const handlers: Partial<Handlers> = {
    getMe: async ({ caller, store }) => {
      await store.read(async () => pause(1_000));
      await pause(600);
      return accountOf(caller);
    },
  };
  const server = await startServer(t, { config, handlers });
  const { ada } = await cast(server);
  const { data } = await ada.api.POST('/api/projects', { body: { name: 'Harbour', identifier: 'HARB' } });
  const { response } = await ada.api.GET('/api/auth/me');
  const [, db = '', total = ''] =
    /^db;dur=(\d+\.\d), total;dur=(\d+\.\d)$/.exec(response.headers.get('server-timing') ?? '') ?? [];
  assert.ok(Number(db) >= 999 && Number(total) >= Number(db) + 599, `${db} of ${total}`);
  const params = { path: { id: data?.id ?? 0 }, query: { since: 1_000_000, wait: 2 } };
  await ada.api.GET('/api/projects/{id}/changes', { params });
  await until(
    'the lines are there',
    () => server.log.filter(line => line.includes('"msg":"request"')).length >= 3,
  );
  const slow = server.log
    .filter(line => line.includes('slow_request'))
    .map(line => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    slow.map(({ level, method, route, status }) => [level, method, route, status]),
    [['warn', 'GET', '/api/auth/me', 200]],
  );
  const [{ ms = 0, db_ms = 0 } = {}] = slow as { ms?: number; db_ms?: number }[];
  assert.ok(db_ms >= 999 && ms >= db_ms + 599, `${db_ms} of ${ms}`);
});
