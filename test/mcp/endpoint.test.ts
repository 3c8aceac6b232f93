/** Admission to the tool endpoint: callers, origins, and invalid requests. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { cast } from '../setting/cast.ts';
import { done } from '../setting/client.ts';
import { used } from '../setting/mcp.ts';
import { raw, type RawRequest } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const ACCEPT = { Accept: 'application/json, text/event-stream' };

const list = (server: TestServer, request: RawRequest) =>
  raw(server, '/mcp', { body: LIST, ...request, headers: { ...ACCEPT, ...request.headers } });

interface Under {
  readonly status: number | undefined;
  readonly body: unknown;
}

/** `fetch` always sends the real host. */
function answerUnder(server: TestServer, token: string, host: string): Promise<Under> {
  return new Promise((resolve, reject) => {
    const headers = { ...ACCEPT, Authorization: `Bearer ${token}`, Host: host };
    const asking = send(`${server.url}/mcp`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    asking.on('response', answer => {
      text(answer).then(
        body => resolve({ status: answer.statusCode, body: JSON.parse(body) as unknown }),
        reject,
      );
    });
    asking.on('error', reject);
    asking.end(JSON.stringify(LIST));
  });
}

test('the name of another host is turned away, so that no page can rebind its own to this server', async t => {
  const { server, max } = await world(t);
  const port = new URL(server.url).port;
  for (const [host, status] of [
    [`127.0.0.1:${port}`, 200],
    [`localhost:${port}`, 200],
    ['evil.example', 403],
    [`evil.example:${port}`, 403],
    [`127.0.0.1.evil.example:${port}`, 403],
  ] as const) {
    assert.equal((await answerUnder(server, max.token, host)).status, status, host);
  }
});

test('a public URL with a port is known by its port, and the refusal of another host names it', async t => {
  const server = await startServer(t, { config: { public_url: 'http://docket.example:8443' } });
  const { max } = await cast(server);
  assert.equal((await answerUnder(server, max.token, 'docket.example:8443')).status, 200);
  const { status, body } = await answerUnder(server, max.token, 'docket.example');
  assert.equal(status, 403);
  assert.deepEqual(body, {
    jsonrpc: '2.0',
    error: {
      code: -32000,
      message: 'the Host header must be docket.example:8443 or a loopback name',
      data: { code: 'mcp_host_refused' },
    },
    id: null,
  });
  const line = () => server.log.find(line => line.includes('"status":403') && line.includes('"path":"/mcp"'));
  await until('the refusal is logged', () => line() !== undefined);
  assert.match(line() ?? '', /"code":"mcp_host_refused"/);
});

test('the nginx block of the guide passes on the host with its port', () => {
  const guide = readFileSync(new URL('../../docs/guides/operating.md', import.meta.url), 'utf8');
  const [block] = /```nginx[^]*?```/.exec(guide) ?? [];
  // $host has no port.
  assert.match(block ?? '', /proxy_set_header Host \$http_host;/);
});

test('the tool server has the version of the package', async t => {
  const { server, max } = await world(t);
  const clientInfo = { name: 'tests', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
  const { error } = await list(server, { token: max.token, body });
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(file) as { readonly version: string };
  const [, reported] = /"serverInfo":\{[^}]*"version":"([^"]*)"/.exec(JSON.stringify(error)) ?? [];
  assert.equal(reported, version);
});

test('slashes at the end make no difference, and nothing else may follow', async t => {
  const { server, max } = await world(t);
  for (const [path, status] of [
    ['/mcp/', 200],
    ['/mcp//', 200],
    ['/mcp/tools', 404],
    ['/mcpx', 404],
  ] as const) {
    const { response } = await raw(server, path, { token: max.token, body: LIST, headers: ACCEPT });
    assert.equal(response.status, status, path);
  }
});

test('a page of any origin may use a token; an invalid origin is refused', async t => {
  const { server, max } = await world(t);
  const from = (Origin: string) => list(server, { token: max.token, headers: { Origin } });
  const { response } = await from('https://agent.example');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('access-control-allow-origin'), '*');
  assert.equal(response.headers.get('access-control-allow-credentials'), null);
  const { response: refused, error } = await from('nonsense');
  assert.equal(refused.status, 403);
  assert.match(JSON.stringify(error), /mcp_origin_refused/);
});

test('a preflight of any origin names what clients of the endpoint send', async t => {
  const server = await startServer(t);
  const asked = 'authorization,content-type,mcp-protocol-version,mcp-method,mcp-name';
  const { response } = await raw(server, '/mcp', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://agent.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
    },
  });
  assert.equal(response.status, 204);
  const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(',') ?? [];
  assert.deepEqual(
    asked.split(',').filter(name => !allowed.includes(name)),
    [],
  );
});

test('the session cookie of a browser opens nothing', async t => {
  const { server, max } = await world(t);
  const cookie = () => list(server, { headers: { Cookie: `svc_token=${max.token}` } });
  const { response } = await refused(server, cookie, 'unauthenticated');
  assert.match(response.headers.get('www-authenticate') ?? '', /resource_metadata="[^"]+\/mcp"/);
});

test('an invalid protocol request is refused without internal details', async t => {
  const { server, max } = await world(t);
  const { token } = max;
  for (const [request, status] of [
    [{ body: '{' }, 400],
    [{ body: '[]' }, 400],
    [{ body: { jsonrpc: '2.0', id: 1, method: 'nonsense' } }, 200],
    [{ body: ' '.repeat(2 * 1024 * 1024 + 1) }, 413],
    [{ method: 'PUT' }, 405],
    [{ method: 'PATCH' }, 405],
  ] as const) {
    const { response, error } = await list(server, { ...request, token });
    assert.equal(response.status, status, JSON.stringify(request).slice(0, 80));
    assert.doesNotMatch(JSON.stringify(error), /at .*[.](ts|js|mjs):\d|SELECT|sqlite/i);
  }
});

test('a call gets the same response, with or without optional fields', async t => {
  const { server, max } = await world(t);
  const calls = [
    { method: 'tools/list', params: {} },
    { method: 'tools/call', params: { name: 'list_projects', arguments: {} } },
    { method: 'tools/call', params: { name: 'get_issue', arguments: { identifier: 'NONE-1' } } },
    { method: 'tools/call', params: { name: 'nonsense' } },
    { method: 'tools/call', params: { arguments: {} } },
  ];
  for (const { method, params } of calls) {
    const call = { jsonrpc: '2.0', id: 'one', method };
    const [plain, meant] = [{ params }, { params: { ...params, _meta: { 'example.org/trace': '1' } } }];
    const [briefly, atLength] = [
      await list(server, { token: max.token, body: { ...call, ...plain } }),
      await list(server, { token: max.token, body: { ...call, ...meant } }),
    ];
    assert.equal(briefly.response.status, 200);
    assert.deepEqual(briefly.error, atLength.error);
    assert.equal(briefly.response.headers.get('content-type'), atLength.response.headers.get('content-type'));
  }
});

test('a call whose client could not read the answer is refused', async t => {
  const { server, max } = await world(t);
  for (const [headers, status] of [
    [{ Accept: 'application/json' }, 406],
    [{ Accept: 'text/event-stream' }, 406],
    [{ 'MCP-Protocol-Version': '2019-01-01' }, 400],
    [{ 'MCP-Protocol-Version': '2025-06-18' }, 200],
    [{ 'MCP-Protocol-Version': '2025-11-25' }, 200],
    // In this revision every request names the client and the revision.
    [{ 'MCP-Protocol-Version': '2026-07-28' }, 400],
  ] as const) {
    const { response } = await list(server, { token: max.token, headers });
    assert.equal(response.status, status, JSON.stringify(headers));
  }
});

/** What an agent sends whose client cannot send headers. */
const listAt = (server: TestServer, key: string, request: RawRequest = {}) =>
  raw(server, `/mcp/key/${key}`, { body: LIST, ...request, headers: ACCEPT });

test('a bot can connect with its API key in the path, if the operator allows it', async t => {
  const { server, bot, max, ada, operator } = await world(t, { config: { mcp_path_keys: 'on' } });
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp/key/${bot.token}`)));
  t.after(() => client.close());
  const { text: made } = await used(client, 'create_issue', { project: 'APP', title: 'By path' });
  assert.match(made, /^# APP-1 By path/);
  assert.match((await used(client, 'list_activity', { identifier: 'APP-1' })).text, /\(mcp\): create APP-1/);
  const { response } = await listAt(server, bot.token);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('referrer-policy'), 'no-referrer');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const { key } = done(await max.api.POST('/api/auth/keys', { body: { name: 'Of a person' } }));
  const encoded = bot.token.replaceAll('_', '%5F');
  for (const other of [
    key,
    max.token,
    ada.token,
    operator.token,
    `${bot.token}x`,
    'svc_sk_x',
    '',
    encoded,
    `${bot.token}/`,
  ])
    assert.equal((await listAt(server, other)).response.status, 404, other);
  // A credential in the header changes nothing.
  assert.equal((await listAt(server, 'none', { token: bot.token })).response.status, 404);
  const id = done(await max.api.GET('/api/auth/bots')).find(one => one.id === bot.id)?.id ?? 0;
  await max.api.POST('/api/auth/bots/{id}/disconnect', { params: { path: { id } } });
  assert.equal((await listAt(server, bot.token)).response.status, 404);
  await until(
    'all requests are logged',
    () => server.log.filter(line => line.includes('/mcp/key/')).length >= 14,
  );
  const secret = bot.token.slice('svc_sk_'.length);
  assert.deepEqual(
    server.log.filter(line => line.includes(secret) || line.includes(key)),
    [],
  );
});

test('by default no key in a path is accepted', async t => {
  const { server, bot } = await world(t);
  const { response, error } = await listAt(server, bot.token);
  assert.equal(response.status, 404);
  assert.equal((error as { code: string }).code, 'unknown_route');
});
