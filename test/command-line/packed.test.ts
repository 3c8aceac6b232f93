/** The package of the command line, as npm installs it: in an empty folder, without the registry. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../setting/command-line.ts';

const PACKAGE = fileURLToPath(new URL('../../clients/command-line', import.meta.url));
const line = commandLine(() => ({}));

test('the packed package has what it needs, and nothing else', () => {
  const [source, place] = [join(line.folder, 'source'), join(line.folder, 'place')];
  mkdirSync(source);
  mkdirSync(place);
  for (const name of ['package.json', 'README.md', 'man', 'src'])
    cpSync(join(PACKAGE, name), join(source, name), { recursive: true });
  cpSync(join(line.folder, 'dist'), join(source, 'dist'), { recursive: true });
  const env = { PATH: process.env['PATH'], HOME: line.folder };
  const npm = (cwd: string, ...words: string[]) =>
    execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund'], { cwd, env, encoding: 'utf8' });
  const [packed] = JSON.parse(npm(source, 'pack', '--json')) as {
    readonly filename: string;
    readonly size: number;
    readonly files: readonly { readonly path: string }[];
  }[];
  assert.ok(packed);
  assert.ok(
    packed.files.every(({ path }) => /^(package\.json|README\.md|dist\/.+\.js|man\/docket\.1)$/.test(path)),
  );
  assert.ok(packed.size < 1024 * 1024);
  writeFileSync(join(place, 'package.json'), '{}');
  npm(place, 'install', join(source, packed.filename.replace('@', '').replace('/', '-')));
  assert.deepEqual(existsSync(join(place, 'node_modules/.bin/docket')), true);
  const docket = (...words: string[]) =>
    execFileSync(join(place, 'node_modules/.bin/docket'), words, { cwd: place, env, encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  assert.equal(docket('--version').trim(), version);
  assert.match(docket('help', '--all', '--json'), /"without_command"/);
  assert.match(docket('completion', 'bash'), /complete/);
});
