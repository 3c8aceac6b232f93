/**
 * Runs the tests, those named or all: once those that touch no database, the others on SQLite and on PostgreSQL.
 * What `npm test` does; `--only sqlite` (or `postgres`, or `no-engine`) leaves the other runs out.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedPrograms, startPostgres } from './postgres.ts';
import { bundled, named, type Bundle } from './test/bundle.ts';
import { costsIn, costsTold } from './test/costs.ts';
import { reaching, TO_A_DATABASE } from './test/reach.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const RUNS = ['no-engine', 'sqlite', 'postgres'] as const;
type Run = (typeof RUNS)[number];

/** Ends what is running; a later step checks it before it begins. */
const interruption = new AbortController();
let exitCode = 0;

/** Hundreds of databases are made and thrown away, some ten times as fast where no disk is involved. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;
const place = hasRoom(MEMORY, MEMORY_NEEDED) ? MEMORY : tmpdir();
const root = join(import.meta.dirname, '..');

/** Removed at the end, with whatever interrupted tests left in it. */
const folder = mkdtempSync(join(place, 'docket-tests-'));
removeAtTheEnd(folder);

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

async function runOn(run: Run, programs: readonly string[], env: Record<string, string>): Promise<void> {
  // Each file is a process that mostly waits for its database: as many as there are cores, not one less.
  const options = [
    ...['--enable-source-maps', '--import', bundle.first, '--test', '--test-reporter=spec'],
    `--test-concurrency=${String(availableParallelism())}`,
  ];
  const costs = join(folder, `costs-${run}`);
  const settings = { DOCKET_TEST_ENGINE: run, DOCKET_TEST_FOLDER: folder, DOCKET_TEST_COSTS: costs };
  const child = spawn(process.execPath, [...options, ...programs], {
    cwd: root,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const passOn = (): void => {
    child.kill(SIGNALS.find(signal => signal === interruption.signal.reason));
  };
  interruption.signal.addEventListener('abort', passOn);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  interruption.signal.removeEventListener('abort', passOn);
  if (code !== 0) exitCode ||= 1;
  for (const line of costsTold(costsIn(costs), fileOf)) console.log(line);
}

async function runOnPostgres(programs: readonly string[]): Promise<void> {
  const server = await startPostgres(place);
  try {
    await runOn('postgres', programs, { DOCKET_TEST_POSTGRES: server.url });
  } finally {
    await server.stop();
  }
}

function allTests(): string[] {
  const found = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  return found
    .filter(file => file.endsWith('.test.ts'))
    .sort()
    .map(file => join('test', file));
}

/** The test file that a program was made from; the program itself if it was not made from a test. */
function fileOf(program: string): string {
  return files.find(file => bundle.programs.get(file) === program) ?? program;
}

function programsFor(run: Run): string[] {
  const touchesADatabase = reaching(bundle.imports, TO_A_DATABASE);
  const wanted = files.filter(file => touchesADatabase(file) === (run !== 'no-engine'));
  return wanted.flatMap(file => bundle.programs.get(file) ?? []);
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [...RUNS] } },
  allowPositionals: true,
});
const unknown = values.only.find(name => !RUNS.some(run => run === name));
if (unknown !== undefined) throw new Error(`--only takes ${RUNS.join(', ')}, and not ${unknown}`);
const files = positionals.length > 0 ? positionals.map(path => named(root, path)) : allTests();
const bundle: Bundle = await bundled(root, files);
removeAtTheEnd(bundle.folder);

for (const run of RUNS.filter(one => values.only.includes(one))) {
  const programs = programsFor(run);
  if (programs.length === 0 || interruption.signal.aborted) continue;
  console.log(`\nTests on ${run === 'no-engine' ? 'no engine' : run}`);
  if (run === 'postgres' && installedPrograms() === null && process.env['CI'] !== 'true') {
    console.log('skipped: there is no PostgreSQL for this kind of machine');
    continue;
  }
  if (run === 'postgres') await runOnPostgres(programs);
  else await runOn(run, programs, {});
}
process.exitCode = exitCode;
