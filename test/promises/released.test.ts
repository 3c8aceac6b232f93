/** The release package contains what the server reads, and needs no development package. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { build, emptyPlace, run } from '../setting/program.ts';
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

test('the packed release starts in an empty folder, and answers', async t => {
  const server = run(t, await emptyPlace(t), ['start'], installed(t));
  const [, url = ''] = await server.printed(/API: +(http:\S+)\/api\n/);
  const { response } = await raw({ url }, '/api/health', { method: 'GET' });
  assert.equal(response.status, 200);
  const documents = await raw({ url }, '/openapi/rest.json', { method: 'GET' });
  assert.equal(documents.response.status, 200);
  server.process.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
});

test('an install without the means to build keeps what is built', async t => {
  const sources = { 'src/main.ts': '', 'openapi/rest.yaml': '', 'asyncapi/events.yaml': '' };
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

test('the unit of the guide makes the folder that the server keeps its data in', () => {
  const setting = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  assert.equal(setting('Environment'), `DOCKET_DATA_FOLDER=/var/lib/${setting('StateDirectory') ?? '?'}`);
  assert.equal(setting('NoNewPrivileges'), 'yes');
});

test('the unit of the guide gives node and the C library what `npm start` gives them', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const [, started = ''] = scripts.start.split('; }; ');
  const [surroundings = '', command = ''] = started.split('exec node ');
  assert.match(surroundings, /^(MALLOC_\w+=\d+ )+$/);
  assert.ok(unit.includes(`Environment=${surroundings.trim()}\n`));
  assert.ok(unit.includes(`ExecStart=/usr/bin/node ${command}\n`));
});
