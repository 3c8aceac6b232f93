/**
 * `npm run release`: writes what is published of a version into `release/`, or another folder: a tarball for Linux that needs
 * nothing else, the npm package, and their hashes. It needs a built tree (`npm ci`), a C compiler that links statically, and `ldd`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const OWN = join(root, 'release');
const to = resolve(process.argv[2] ?? OWN);

interface Package {
  readonly version: string;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

const { version, files } = packageIn(root);

function run(program: string, words: readonly string[], cwd = root): string {
  return execFileSync(program, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The built server, Node and the system's libraries in one folder, started by a program that needs none of them. */
function writeTarball(): void {
  const name = `docket-${version}-linux-x64`;
  const folder = join(scratch, name);
  const lib = join(folder, 'lib');
  mkdirSync(lib, { recursive: true });
  for (const part of [
    'package.json',
    'dist',
    'docs/guides',
    'docs/reference',
    'CHANGELOG.md',
    'SECURITY.md',
    'LICENSE',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: path => !path.endsWith('.map') });
  for (const name of UNBUNDLED) copyPackage(name, folder);
  copyFileSync(process.execPath, join(lib, 'node'));
  run('strip', ['--strip-unneeded', join(lib, 'node')]);
  copyFileSync(join(root, 'deploy/exec-path.cjs'), join(lib, 'exec-path.cjs'));
  for (const library of librariesOf(folder)) copyFileSync(library, join(lib, basename(library)));
  run('cc', ['-O2', '-static', '-s', '-o', join(folder, 'docket'), join(root, 'deploy/launcher.c')]);
  symlinkSync('docket', join(folder, 'node'));
  run('tar', ['--owner=0', '--group=0', '-I', 'gzip -9', '-cf', join(to, `${name}.tar.gz`), name], scratch);
}

/** The packages that are not part of the bundle: those with native code, and what the compiled contract requires. */
const UNBUNDLED = ['argon2', 'sharp', 'sqlite3', 'ajv', 'ajv-formats'];

/** Needed to compile a package, and not to run it. */
const BUILDING = new Set(['node-addon-api', 'node-gyp', 'prebuild-install', 'tar']);

/** Sources, intermediate files, and binaries for other systems. */
const UNUSED =
  /\/(?:deps|src|obj|obj\.target|\.deps)\/|\.(?:map|md|c|cc|h|gyp|tsx?)$|\/prebuilds\/(?!linux-x64)/;

/** With the packages that it needs. */
function copyPackage(name: string, folder: string): void {
  const from = join(root, 'node_modules', name);
  const into = join(folder, 'node_modules', name);
  if (existsSync(into) || !existsSync(from)) return;
  cpSync(from, into, { recursive: true, filter: path => !UNUSED.test(path.slice(from.length)) });
  const { dependencies = {}, optionalDependencies = {} } = packageIn(from);
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!BUILDING.has(other)) copyPackage(other, folder);
}

/** The shared libraries of the system that the binaries below the folder load, and their loader. */
function librariesOf(folder: string): string[] {
  const binaries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.node$|\.so(?:\.[\d.]+)?$|\/node$/.test(path))
    .map(path => join(folder, path));
  const needed = binaries.flatMap(binary =>
    [...run('ldd', [binary]).matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path = '']) => path),
  );
  return [...new Set(needed)].filter(path => !path.startsWith(folder));
}

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** The lock without what only development needs, and the exact versions of our own dependencies. */
function productionLock(): { readonly lock: Lock; readonly dependencies: Readonly<Record<string, string>> } {
  const whole = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const names = Object.keys(packageIn(root).dependencies ?? {});
  const dependencies = Object.fromEntries(
    names.map(name => [name, whole.packages[`node_modules/${name}`]?.version ?? '']),
  );
  const kept = Object.entries(whole.packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([name, entry]) => [
      name,
      name === '' ? { ...entry, dependencies, devDependencies: undefined } : entry,
    ]);
  return { lock: { ...whole, packages: Object.fromEntries(kept) as Lock['packages'] }, dependencies };
}

/** With the exact versions of what it installs. */
function writePackage(): void {
  const folder = join(scratch, 'package');
  mkdirSync(folder);
  for (const part of ['README.md', 'LICENSE', ...files])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const { lock, dependencies } = productionLock();
  const manifest = {
    ...packageIn(root),
    files: [...files, 'npm-shrinkwrap.json'],
    dependencies,
    devDependencies: undefined,
    scripts: { start: 'exec bin/docket start' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), JSON.stringify(lock, null, 2));
  run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', to], folder);
}

// Another folder may hold what is not ours.
if (to === OWN) rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
if (readdirSync(to).length > 0) throw new Error(`${to} is not empty`);
const scratch = mkdtempSync(join(tmpdir(), 'docket-release-'));
try {
  writeTarball();
  writePackage();
} finally {
  rmSync(scratch, { recursive: true });
}
const names = readdirSync(to);
const hashOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(to, name)))
    .digest('hex');
writeFileSync(join(to, 'SHA256SUMS'), names.map(name => `${hashOf(name)}  ${name}\n`).join(''));
for (const name of names)
  console.log(`${name}: ${(readFileSync(join(to, name)).length / 1e6).toFixed(1)} MB`);
