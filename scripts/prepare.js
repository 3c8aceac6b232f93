/**
 * Builds the server when `npm ci` runs in a checkout. An install without development packages (`--omit=dev`) builds in a
 * temporary copy that has them, and copies the result back. This is plain JavaScript because it must run either way.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = [
  'src',
  'console',
  'portal',
  'docs',
  'changes',
  'clients',
  'openapi',
  'asyncapi',
  'scripts',
  'package-lock.json',
];
const BUILT = ['dist', 'src/generated/compiled', 'src/generated/console', 'src/generated/portal'];
/** Parts of the checkout that the build does not need. */
const LEFT = new Set(['node_modules', '.git', '.cache', 'data', 'test', ...BUILT]);

function run(folder, program, args) {
  const { status, error } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function build(folder) {
  const tsx = join(folder, 'node_modules/tsx/dist/cli.mjs');
  run(folder, tsx, ['scripts/generate.ts', '--compiled']);
  run(folder, tsx, ['scripts/build.ts']);
}

function buildBeside() {
  const folder = mkdtempSync(join(tmpdir(), 'docket-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(root, folder, { recursive: true, filter: path => !LEFT.has(relative(root, path)) });
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Run `npm ci`: this is a part of it.');
  run(folder, npm, ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  build(folder);
  for (const name of BUILT) {
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(join(folder, name), join(root, name), { recursive: true });
  }
}

/** Whether the build is newer than all of its sources. */
function isBuilt() {
  const main = join(root, 'dist/main.js');
  if (!existsSync(main)) return false;
  const builtAt = statSync(main).mtimeMs;
  return filesIn(SOURCES).every(file => statSync(file).mtimeMs <= builtAt);
}

function filesIn(names) {
  return names.flatMap(name => {
    const path = join(root, name);
    if (!statSync(path).isDirectory()) return [path];
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  });
}

if (existsSync(join(root, 'node_modules/tsx'))) build(root);
else if (!isBuilt()) buildBeside();
