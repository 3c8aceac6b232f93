/** Runs the tests, those named or all, once on SQLite and once on PostgreSQL; what `npm test` does. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends what runs; a later step asks before it begins. */
const interruption = new AbortController();
let exitCode = 0;

/** Databases by the hundred are made and thrown away: some ten times as fast where no disk is asked. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;
const place = hasRoom(MEMORY, MEMORY_NEEDED) ? MEMORY : tmpdir();

/** Removed at the end, whatever tests that were ended in the middle left in it. */
const folder = mkdtempSync(join(place, 'docket-tests-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

for (const signal of SIGNALS) {
  process.on(signal, () => {
    exitCode = 128 + constants.signals[signal];
    interruption.abort(signal);
  });
}

async function runOn(engine: string, files: readonly string[], env: Record<string, string>): Promise<void> {
  if (interruption.signal.aborted) return;
  console.log(`\nTests on ${engine}`);
  // Files are processes, each mostly waiting for its database: as many as there are cores, not one less.
  const options = [
    '--import',
    'tsx',
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${String(availableParallelism())}`,
  ];
  const run = spawn(process.execPath, [...options, ...files], {
    env: { ...process.env, DOCKET_TEST_ENGINE: engine, DOCKET_TEST_FOLDER: folder, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const passOn = (): void => {
    run.kill(SIGNALS.find(signal => signal === interruption.signal.reason));
  };
  interruption.signal.addEventListener('abort', passOn);
  const code = await new Promise<number | null>((resolve, reject) => {
    run.once('error', reject);
    run.once('exit', resolve);
  });
  interruption.signal.removeEventListener('abort', passOn);
  if (code !== 0) exitCode ||= 1;
}

async function runOnPostgres(files: readonly string[]): Promise<void> {
  if (interruption.signal.aborted) return;
  const server = await startPostgres(place);
  try {
    await runOn('postgres', files, { DOCKET_TEST_POSTGRES: server.url });
  } finally {
    await server.stop();
  }
}

function hasRoom(filesystem: string, bytes: number): boolean {
  if (!existsSync(filesystem)) return false;
  const { bavail, bsize } = statfsSync(filesystem);
  return bavail * bsize >= bytes;
}

function allTests(): string[] {
  const found = readdirSync('test', { recursive: true, encoding: 'utf8' });
  return found
    .filter(file => file.endsWith('.test.ts'))
    .sort()
    .map(file => join('test', file));
}

const named = process.argv.slice(2);
const files = named.length > 0 ? named : allTests();
await runOn('sqlite', files, {});
await runOnPostgres(files);
process.exitCode = exitCode;
