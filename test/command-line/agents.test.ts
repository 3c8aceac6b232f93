/** The command line for agents: a local end of /mcp, and the examination of a server. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { test, type TestContext } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { startServer } from '../setting/server.ts';

let env: Record<string, string> = {};
const line = commandLine(() => env);
const { run } = line;

interface Examination {
  readonly checks: readonly { readonly name: string; readonly status: string; readonly message: string }[];
}

async function examined(status: number): Promise<Record<string, string>> {
  const ended = await run(['doctor']);
  assert.equal(ended.status, status, ended.out + ended.problems);
  const { checks } = JSON.parse(ended.out) as Examination;
  return Object.fromEntries(checks.map(one => [one.name, one.status]));
}

test('an agent speaks to the server through a program', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(line.folder, 'dist/docket.js'), 'mcp'],
      env: { DOCKET_URL: server.url, DOCKET_TOKEN: max.token },
    }),
  );
  t.after(() => client.close());
  const { tools } = await client.listTools();
  assert.ok(tools.some(({ name }) => name === 'create_issue'));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.callTool({ name: 'list_projects', arguments: {} })),
  );
  assert.ok(answers.every(({ isError }) => isError !== true));
});

test('a server that is away, or a credential that is not accepted, is an error of the request', async t => {
  const server = await startServer(t);
  const message = `${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/list' })}\n`;
  for (const url of [server.url, 'http://127.0.0.1:1']) {
    env = { DOCKET_URL: url, DOCKET_TOKEN: `svc_sk_${'x'.repeat(49)}` };
    const { out, status } = await run(['mcp'], { input: message });
    assert.equal(status, 0);
    const { id, error } = JSON.parse(out) as { id: number; error: { message: string } };
    assert.equal(id, 7);
    assert.ok(error.message.length > 0 && !error.message.includes('svc_sk_'));
  }
});

test('tools are connected without breaking their settings', async () => {
  const folder = join(line.folder, 'home');
  mkdirSync(join(folder, '.cursor'), { recursive: true });
  mkdirSync(join(folder, '.codex'), { recursive: true });
  mkdirSync(join(folder, '.config/zed'), { recursive: true });
  env = { DOCKET_URL: 'https://docket.example', HOME: folder };
  const connect = (...words: string[]) => run(['connect', ...words], { cwd: folder });
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const entries = {
    'claude-code': '.claude.json',
    vscode: '.config/Code/User/mcp.json',
    opencode: '.config/opencode/opencode.json',
  };
  for (const [tool, name] of Object.entries(entries)) {
    assert.equal((await connect(tool)).status, 0);
    assert.match(file(name), /"url": "https:\/\/docket\.example\/mcp"/);
  }
  const cursor = '{"theme":"dark","mcpServers":{"other":{"url":"https://other.example"}}}';
  writeFileSync(join(folder, '.cursor/mcp.json'), cursor);
  await connect('cursor');
  assert.deepEqual(JSON.parse(file('.cursor/mcp.json')), {
    theme: 'dark',
    mcpServers: { other: { url: 'https://other.example' }, docket: { url: 'https://docket.example/mcp' } },
  });
  assert.equal(file('.cursor/mcp.json.before-docket'), cursor);
  assert.match((await connect('cursor')).problems, /has the entry already/);
  writeFileSync(join(folder, '.codex/config.toml'), 'model = "o3"\n');
  await connect('codex');
  assert.equal(
    file('.codex/config.toml'),
    'model = "o3"\n\n[mcp_servers.docket]\nurl = "https://docket.example/mcp"\n',
  );
  const commented = '// my settings\n{ "vim_mode": true }\n';
  writeFileSync(join(folder, '.config/zed/settings.json'), commented);
  const zed = await connect('zed');
  assert.deepEqual([zed.status, /cannot be changed safely/.test(zed.problems)], [1, true]);
  assert.equal((await connect('pi')).status, 0);
  assert.match(file('.pi/agent/mcp.json'), /"args": \[\s+"mcp"/);
  assert.equal(file('.config/zed/settings.json'), commented);
  assert.deepEqual(JSON.parse(zed.out), {
    context_servers: { docket: { command: 'docket', args: ['mcp'] } },
  });
  assert.equal((await connect('claude', '--print')).status, 0);
  assert.equal((await connect('emacs')).status, 2);
});

test('a sound server has no failed check, with and without a credential', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  const findings = await examined(0);
  assert.deepEqual(new Set(Object.values(findings)), new Set(['ok']));
  env = { DOCKET_URL: server.url };
  assert.deepEqual(await examined(0), { ...findings, api: 'skipped' });
});

test('a proxy that drops upgrades, and a server that is away, are found', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: await proxyWithoutUpgrade(t, server.url), DOCKET_TOKEN: max.token };
  const findings = await examined(1);
  assert.equal(findings['websocket'], 'failed');
  assert.equal(findings['reachable'], 'ok');
  env = { DOCKET_URL: 'http://127.0.0.1:1' };
  assert.deepEqual(await examined(1), { reachable: 'failed' });
});

/** Passes requests on, without the headers of a handshake. */
async function proxyWithoutUpgrade(t: TestContext, origin: string): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const { upgrade: _, connection: __, ...headers } = incoming.headers;
    const passed = request(origin + (incoming.url ?? '/'), { method: incoming.method, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>(resolve => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
}
