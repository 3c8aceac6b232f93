/** The page that gets a reader from the first key to the first change: runs each of its ways, unchanged. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cast } from '../setting/cast.ts';
import { commandLine, writeProgram } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import { codeOf, installClient, reader, type Reader } from '../setting/guide-code.ts';
import { PASSWORD } from '../setting/password.ts';
import { site } from '../setting/portal.ts';
import { startServer } from '../setting/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function block(heading: string, language: string, at = 0): string {
  const code = codeOf('start.md', heading, language)[at];
  assert.ok(code !== undefined, `${heading}: there is no ${language}`);
  return code;
}

async function withKey(t: TestContext): Promise<Reader> {
  const server = await startServer(t);
  const { ada } = await cast(server);
  return reader(t, { DOCKET_URL: server.url, DOCKET_TOKEN: ada.token });
}

test(
  'a key is made from a password, and curl makes and closes an issue',
  { skip: lacks('curl') },
  async t => {
    const server = await startServer(t);
    await cast(server);
    const { run } = reader(t, {});
    const key = block('A key', 'bash').replace('http://127.0.0.1:3456', server.url);
    const out = await run(
      'bash',
      ['--norc', '-euc', `${key}\n${block('curl', 'bash')}`],
      `ada\n${PASSWORD}\n`,
    );
    assert.match(out, /^svc_sk_$/m);
    assert.match(out, /"identifier":"HARB-1".*"status":"done"/);
  },
);

test('the client of the server makes and closes an issue', async t => {
  const reading = await withKey(t);
  const [, address = ''] = /\$DOCKET_URL(\/\S+\.tgz)"/.exec(block('TypeScript', 'bash')) ?? [];
  assert.ok(address in site.files, address);
  await installClient(reading);
  writeFileSync(join(reading.folder, 'first.ts'), block('TypeScript', 'typescript'));
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  assert.equal(await reading.run(process.execPath, [tsx, 'first.ts']), 'MAP-1 done\n');
});

test('Python makes and closes an issue', { skip: lacks('python3') }, async t => {
  const { run } = await withKey(t);
  assert.equal(await run('python3', ['-c', block('Python', 'python')]), 'PILOT-1 done\n');
});

test('the command line makes and closes an issue', async t => {
  const { run, folder } = await withKey(t);
  const built = commandLine(() => ({}));
  writeProgram(built.folder, folder);
  const out = await run('bash', [
    '--norc',
    '-euc',
    `PATH="$PWD:$PATH"\n${block('The command line', 'bash')}`,
  ]);
  assert.match(out, /"identifier":\s*"TIDE-1",\s*"status":\s*"done"\s*\}\s*$/);
});

test('the address for agents is the one that speaks MCP', async t => {
  const server = await startServer(t);
  const [, path = ''] = /\$DOCKET_URL(\/\w+)"/.exec(block('An agent', 'bash')) ?? [];
  const response = await fetch(server.url + path, { method: 'POST', body: '{}' });
  assert.equal(response.status, 401);
  assert.match(response.headers.get('www-authenticate') ?? '', /resource_metadata=/);
});
