/** The command line for agents: a local end of /mcp, and the examination of a server. */
import assert from 'node:assert/strict';
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

interface Finding {
  readonly check: string;
  readonly result: string;
  readonly finding: string;
}

async function examined(status: number): Promise<Record<string, string>> {
  const ended = await run(['doctor']);
  assert.equal(ended.status, status, ended.out + ended.problems);
  const findings = JSON.parse(ended.out) as Finding[];
  return Object.fromEntries(findings.map(({ check, result }) => [check, result]));
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

test('a sound server has no failed check, with and without a credential', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  const findings = await examined(0);
  assert.deepEqual(new Set(Object.values(findings)), new Set(['ok']));
  env = { DOCKET_URL: server.url };
  assert.deepEqual(await examined(0), { ...findings, credential: 'skipped' });
});

test('a proxy that drops upgrades, and a server that is away, are found', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: await proxyWithoutUpgrade(t, server.url), DOCKET_TOKEN: max.token };
  const findings = await examined(1);
  assert.equal(findings['websocket'], 'failed');
  assert.equal(findings['connection'], 'ok');
  env = { DOCKET_URL: 'http://127.0.0.1:1' };
  assert.deepEqual(await examined(1), { connection: 'failed' });
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
