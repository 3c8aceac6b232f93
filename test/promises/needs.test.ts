/** What an install lacks is named before npm compiles anything, and nobody is refused who could install. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.ts';

const CHECK = fileURLToPath(new URL('../../scripts/needs/check.js', import.meta.url));

interface Machine {
  readonly programs?: readonly string[];
  /** Where the compiled form is published. */
  readonly homepage?: string;
  /** Kept by an earlier install. */
  readonly kept?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function checked(
  t: TestContext,
  { programs = [], homepage, kept, env = {} }: Machine,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-needs-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['bin', 'sqlite3', 'cache/_prebuilds'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of programs) writeFileSync(join(folder, 'bin', name), '');
  if (kept !== undefined) writeFileSync(join(folder, 'cache/_prebuilds', kept), '');
  const away = `http://127.0.0.1:${String(await freePort())}/sqlite`;
  const described = { version: '6.0.1', homepage: homepage ?? away };
  writeFileSync(join(folder, 'sqlite3/package.json'), JSON.stringify(described));
  const child = spawn(process.execPath, [CHECK, join(folder, 'sqlite3')], {
    env: { PATH: join(folder, 'bin'), npm_config_cache: join(folder, 'cache'), ...env },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [status] = (await once(child, 'close')) as [number];
  assert.equal(status, said === '' ? 0 : 1);
  return said;
}

const skip = process.platform !== 'linux' && 'other systems keep their compilers elsewhere';

test('what is missing is named in one sentence', { skip }, async t => {
  assert.match(await checked(t, {}), /^docket: Python 3, make, and a C\+\+ compiler are missing, [^\n]+\n$/);
  const almost = await checked(t, { programs: ['python3', 'make'] });
  assert.match(almost, /^docket: a C\+\+ compiler is missing, [^\n]+build-essential[^\n]+\n$/);
});

test('a compiler, or a compiled form, is enough', { skip }, async t => {
  assert.equal(await checked(t, { programs: ['python3', 'make', 'g++'] }), '');
  assert.equal(await checked(t, { programs: ['make'], env: { CXX: '/opt/cxx', PYTHON: '/opt/python' } }), '');
  assert.equal(await checked(t, { kept: '0a1b2c-sqlite3-v6.0.1-napi-v6-linux-x64.tar.gz' }), '');
  assert.notEqual(await checked(t, { kept: '0a1b2c-sqlite3-v5.1.7-napi-v6-linux-x64.tar.gz' }), '');
  const site = createServer((_, response) => response.writeHead(302, { Location: '/other' }).end());
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  t.after(() => site.close());
  const homepage = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}/sqlite`;
  assert.equal(await checked(t, { homepage }), '');
});
