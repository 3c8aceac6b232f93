/** The release package contains what the server reads, and needs no development package. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { addressOf } from '../../scripts/bench/built.ts';
import { FLAGS, SURROUNDINGS } from '../../scripts/bench/flags.ts';
import { build, emptyPlace, LISTENS, run } from '../setting/program.ts';
import { raw } from '../setting/raw.ts';
import { writeTree } from '../setting/tree.ts';

before(build);

const root = join(import.meta.dirname, '../..');

function done(folder: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** The package as `npm install` would install it, next to its dependencies. */
function installed(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'docket-released-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const packed = done(root, 'npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const home = join(folder, 'node_modules/docket');
  mkdirSync(home, { recursive: true });
  done(folder, 'tar', ['-xzf', filename, '-C', home, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  return join(home, 'dist');
}

test('the packed release starts in an empty folder, and handles requests', async t => {
  const server = run(t, await emptyPlace(t), ['start'], installed(t));
  const [, url = ''] = await server.printed(LISTENS);
  const { response } = await raw({ url }, '/api/health', { method: 'GET' });
  assert.equal(response.status, 200);
  const documents = await raw({ url }, '/openapi/rest.json', { method: 'GET' });
  assert.equal(documents.response.status, 200);
  server.process.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
});

test('an install without build tools keeps the existing build', async t => {
  const folders = ['src', 'console', 'portal', 'docs', 'changes', 'clients', 'openapi', 'asyncapi'];
  const sources = Object.fromEntries(folders.map(name => [`${name}/source`, '']));
  const prepare = readFileSync(join(root, 'scripts/prepare.js'), 'utf8');
  const folder = writeTree({
    ...sources,
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'scripts/prepare.js': prepare,
    'dist/main.js': 'built',
  });
  t.after(() => rmSync(folder, { recursive: true }));
  done(folder, process.execPath, ['scripts/prepare.js']);
  assert.equal(readFileSync(join(folder, 'dist/main.js'), 'utf8'), 'built');
});

const guide = readFileSync(join(root, 'docs/guides/operating.md'), 'utf8');
const [, unit = ''] = /```ini\n([^`]*)```/.exec(guide) ?? [];

const setting = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

test('the unit of the guide creates the data folder of the server', () => {
  assert.equal(setting('Environment'), `DOCKET_DATA_FOLDER=/var/lib/${setting('StateDirectory') ?? '?'}`);
  assert.equal(setting('NoNewPrivileges'), 'yes');
});

test('the files of deploy/ say what the guide says', () => {
  const deployed = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
  assert.equal(unit.replace('# /etc/systemd/system/docket.service\n', ''), deployed('docket.service'));
  const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const [, nginx = ''] = /```nginx\n# nginx, in the http block\n([^`]*)```/.exec(guide) ?? [];
  for (const part of nginx.split('# and in the server block'))
    assert.ok(withoutBlanks(deployed('nginx.conf')).includes(withoutBlanks(part).trim()), part);
});

test('the unit of the guide starts the command of the package', () => {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly bin: { readonly docket: string };
  };
  assert.equal(setting('ExecStart'), `${setting('WorkingDirectory') ?? ''}/${bin.docket} start`);
});

test('the guide explains every option that the command sets', () => {
  assert.equal(FLAGS.length, 2);
  assert.equal(Object.keys(SURROUNDINGS).length, 3);
  const variables = Object.entries(SURROUNDINGS).map(([name, value]) => `${name}=${value}`);
  for (const option of [...FLAGS, ...variables])
    assert.ok(guide.includes(`| \`${option}\``) || guide.includes(`, \`${option}\``), option);
});

const noProcesses = !existsSync('/proc/self/environ') && 'there is no /proc here';

test('the installed command becomes the server, with its options', { skip: noProcesses }, async t => {
  const place = await emptyPlace(t);
  const command = join(place.folder, 'docket');
  symlinkSync(join(installed(t), '../bin/docket'), command);
  const env = { ...place.env, MALLOC_ARENA_MAX: '3' };
  const server = spawn(command, ['start'], { cwd: place.folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  t.after(() => server.kill('SIGKILL'));
  await addressOf(server);
  const [words, surroundings] = ['cmdline', 'environ'].map(name =>
    readFileSync(`/proc/${String(server.pid)}/${name}`, 'utf8').split('\0'),
  );
  assert.deepEqual(words?.slice(0, 3), ['node', ...FLAGS]);
  const expected = { ...SURROUNDINGS, MALLOC_ARENA_MAX: '3' };
  for (const [name, value] of Object.entries(expected))
    assert.ok(surroundings?.includes(`${name}=${value}`), name);
  server.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
