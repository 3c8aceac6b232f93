/**
 * `npm test`: runs the tests in the given files and folders, or all. Those that use no database run once, the others on
 * SQLite and PostgreSQL. Without `--all`, PostgreSQL is skipped where engines cannot differ, and so are the runs with two
 * servers and with a bucket. `--only sqlite` (or `postgres`, `two-servers`, `in-a-bucket`, `no-engine`)
 * skips the other runs.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedPrograms, startPostgres, type TestServer } from './postgres.ts';
import { RCLONE, startBuckets } from './bucket-server.ts';
import { bundled, named, type Bundle } from './test/bundle.ts';
import { grouped, hasFiles, isAboveTheStore, isShared, longFirst, RUNS, type Run } from './test/plan.ts';
import { Progress } from './test/progress.ts';
import { runAll, type Group } from './test/queue.ts';
import { reaching, TO_A_DATABASE } from './test/reach.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops running tests, and starts no more. */
const interruption = new AbortController();
let exitCode = 0;

/** Hundreds of databases are created and deleted, some ten times as fast without a disk. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;
const place = hasRoom(MEMORY, MEMORY_NEEDED) ? MEMORY : tmpdir();
const root = join(import.meta.dirname, '..');

/** Removed at the end, with whatever interrupted tests left in it. */
const folder = mkdtempSync(join(place, 'docket-tests-'));
removeAtTheEnd(folder);

/**
 * Holds the temporary folders of all tests, including those of killed processes. Tests that act as another user pass through
 * it.
 */
const temporary = mkdtempSync(join(tmpdir(), 'docket-tests-'));
chmodSync(temporary, 0o711);
removeAtTheEnd(temporary);
process.env['TMPDIR'] = temporary;

for (const signal of SIGNALS) {
  process.on(signal, () => {
    exitCode = 128 + constants.signals[signal];
    interruption.abort(signal);
  });
}

function removeAtTheEnd(path: string): void {
  process.once('exit', () => {
    rmSync(path, { recursive: true, force: true });
  });
}

function hasRoom(filesystem: string, bytes: number): boolean {
  if (!existsSync(filesystem)) return false;
  const { bavail, bsize } = statfsSync(filesystem);
  return bavail * bsize >= bytes;
}

function testsIn(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  const found = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' });
  return found
    .filter(file => file.endsWith('.test.ts'))
    .sort()
    .map(file => join(path, file));
}

function groupsOf(run: Run, env: Readonly<Record<string, string>>): Group[] {
  const touchesADatabase = reaching(bundle.imports, TO_A_DATABASE);
  const wanted = files
    .filter(file => touchesADatabase(file) === (run !== 'no-engine'))
    .filter(file => run !== 'postgres' || isWhole || !isAboveTheStore(file))
    .filter(file => run !== 'two-servers' || (isWhole && isShared(file)))
    .filter(file => run !== 'in-a-bucket' || (isWhole && hasFiles(file)));
  return grouped(wanted).map(group => ({ run, files: group, env: { ...ENGINES[run], ...env } }));
}

function needsPostgres(run: Run): boolean {
  return run === 'postgres' || run === 'two-servers';
}

const ENGINES: Readonly<Record<Run, Readonly<Record<string, string>>>> = {
  'no-engine': {},
  sqlite: { DOCKET_TEST_ENGINE: 'sqlite' },
  postgres: { DOCKET_TEST_ENGINE: 'postgres' },
  'two-servers': { DOCKET_TEST_ENGINE: 'postgres', DOCKET_TEST_SERVERS: '2' },
  'in-a-bucket': { DOCKET_TEST_ENGINE: 'sqlite', DOCKET_TEST_IN_A_BUCKET: '1' },
};

async function runGroups(runs: readonly Run[], server: TestServer | null): Promise<boolean> {
  const onServer = server ? { DOCKET_TEST_POSTGRES: server.url } : {};
  const withBuckets = buckets
    ? { DOCKET_TEST_BUCKETS: buckets.url, DOCKET_TEST_OBJECTS: buckets.folder }
    : {};
  if (runs.some(run => run !== 'no-engine')) makeTemplates(onServer);
  const groups = runs
    .flatMap(run => groupsOf(run, { ...withBuckets, ...(needsPostgres(run) ? onServer : {}) }))
    .sort(longFirst);
  const progress = new Progress(groups.length);
  await runAll(groups, { ...bundle, cwd: root, folder, signal: interruption.signal }, progress);
  return progress.finish();
}

/** Every test starts from a copy of a database that is created once. */
function makeTemplates(onServer: Readonly<Record<string, string>>): void {
  if (bundle.templates === undefined) throw new Error('There is no program that makes the templates.');
  execFileSync(process.execPath, ['--enable-source-maps', bundle.templates], {
    cwd: root,
    env: {
      ...process.env,
      ...onServer,
      DOCKET_TEST_FOLDER: folder,
      DOCKET_TEST_ENGINE: 'DOCKET_TEST_POSTGRES' in onServer ? 'postgres' : 'sqlite',
    },
    stdio: 'inherit',
  });
}

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [...RUNS] },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = values.only.find(name => !RUNS.some(run => run === name));
if (unknown !== undefined) throw new Error(`--only takes ${RUNS.join(', ')}, and not ${unknown}`);
const isWhole = values.all || positionals.length > 0;
const paths = positionals.length > 0 ? positionals : ['test'];
const files = [...new Set(paths.flatMap(path => testsIn(named(root, path))))];
const bundle: Bundle = await bundled(root, files);
removeAtTheEnd(bundle.folder);

const asked = RUNS.filter(run => values.only.includes(run));
const hasPostgres = installedPrograms() !== null || process.env['CI'] === 'true';
if (asked.some(needsPostgres) && !hasPostgres)
  console.log('skipped on PostgreSQL: there is none for this kind of machine');
if (asked.includes('in-a-bucket') && RCLONE === undefined)
  console.log('skipped in a bucket: there is no rclone; npm run rclone installs one');
const runs = asked
  .filter(run => !needsPostgres(run) || hasPostgres)
  .filter(run => run !== 'in-a-bucket' || RCLONE !== undefined);
const buckets = RCLONE === undefined ? null : await startBuckets(temporary, RCLONE);
const server = runs.some(needsPostgres) ? await startPostgres(place) : null;
try {
  if (!(await runGroups(runs, server))) exitCode ||= 1;
} finally {
  await server?.stop();
  await buckets?.stop();
}
process.exitCode = exitCode;
