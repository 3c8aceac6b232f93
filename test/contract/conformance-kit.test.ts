/** The conformance kit, built and started as its users do, against servers that keep the contract and one that does not. */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { startServer } from '../setting/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'docket-kit-'));
// As npm would install its one package.
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
after(() => {
  rmSync(folder, { recursive: true });
});
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/conformance-kit.ts', join(folder, 'dist')], {
  cwd: ROOT,
});

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly problems: string;
}

function kit(parameters: readonly string[], password = PASSWORD): Promise<Ran> {
  const program = join(folder, 'dist/bin/main.js');
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [program, ...parameters],
      { cwd: folder, env: { ...process.env, CONFORMANCE_PASSWORD: password } },
      (_, out, problems) => {
        resolve({ status: child.exitCode, out, problems });
      },
    );
  });
}

test('our own server conforms, and the reports have each outcome once', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const files = { junit: join(folder, 'junit.xml'), markdown: join(folder, 'report.md') };
  const { status, out, problems } = await kit([
    server.url,
    '--username',
    ada.username,
    '--junit',
    files.junit,
    '--markdown',
    files.markdown,
    'labels',
  ]);
  assert.equal(status, 0, problems);
  const [passed = 0, failed, skipped = 0] = [...out.matchAll(/\d+/g)].map(Number);
  assert.equal(failed, 0);
  assert.ok(passed > 40, out);
  const junit = readFileSync(files.junit, 'utf8');
  assert.equal(junit.split('<testcase ').length - 1, passed + skipped);
  assert.equal(junit.split('<skipped ').length - 1, skipped);
  const report = readFileSync(files.markdown, 'utf8');
  assert.match(report, /\| `mergeLabels` \| \d+ \| 0 \| \d+ \|/);
  assert.match(report, /createLabel > 503 > disk_full > application\/json: it needs a disk that is full/);
});

test('the settings of the instance are as before', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const settings = { authz_enforced: false, instance_name: 'Harbour', login_message: 'Mind the tide.' };
  await ada.api.PATCH('/api/instance/settings', { body: settings });
  await kit([server.url, '--username', ada.username, 'instance']);
  const { data } = await ada.api.GET('/api/instance/settings');
  assert.deepEqual({ ...data, ...settings }, data);
});

test('a list in another order is a failure that is named', async t => {
  const server = await startServer(t, {
    handlers: {
      listLabels: () => [
        { id: 2, project_id: 1, name: 'map', color: '#000000' },
        { id: 1, project_id: 1, name: 'bug', color: '#000000' },
      ],
    },
  });
  const { ada } = await cast(server);
  const { status, problems } = await kit([server.url, '--username', ada.username, 'labels']);
  assert.equal(status, 1);
  assert.match(problems, /failed: labels > listLabels > 200 .*the rows are not in the order name/);
});

test('what cannot start is one line and another status', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const wrong = await kit([server.url, '--username', ada.username], 'not this one');
  assert.deepEqual([wrong.status, wrong.problems.trim()], [2, 'wrong username, e-mail address or password']);
  const none = await kit(['--username', ada.username]);
  assert.equal(none.status, 2);
  assert.match(none.problems, /^docket-conformance <url>/);
});
