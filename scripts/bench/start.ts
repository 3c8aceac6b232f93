/**
 * Measures a start, from the command to the first response on a migrated database, as a ratio of a Node process that does nothing:
 * its time, its processor time and its memory. Needs `npm run build`. Another build, whose `dist/main.js` the command names, is
 * measured in the same run. All alternate.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, residentMb } from './built.ts';
import { FLAGS, SURROUNDINGS } from './flags.ts';
import { processorTime } from './processor-time.ts';
import { median } from './quantile.ts';

/** The first start of each build migrates, and is not counted. */
const STARTS = 15;

/** Started one after the other: the shell counts their processor time in hundredths of a second. */
const BARE_AT_ONCE = 4;

interface Started {
  readonly ms: number;
  readonly processorMs: number;
  readonly residentMb: number;
}

const root = join(import.meta.dirname, '../..');
const builds = [join(root, 'dist/main.js'), ...process.argv.slice(2)];
const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const env = {
  ...process.env,
  ...SURROUNDINGS,
  NODE_ENV: 'production',
  DOCKET_PORT: '0',
  DOCKET_DATA_FOLDER: folder,
  DOCKET_ADMIN_USERNAME: 'ada',
  DOCKET_ADMIN_PASSWORD: 'correct horse battery staple',
};

function bareStart(): Omit<Started, 'residentMb'> {
  const began = performance.now();
  const nodes = Array.from({ length: BARE_AT_ONCE }, () => `'${process.execPath}' --eval 0`).join(';');
  const { stdout } = spawnSync('/bin/sh', ['-c', `${nodes}; times`], { env, encoding: 'utf8' });
  const ms = (performance.now() - began) / BARE_AT_ONCE;
  const [, children = ''] = stdout.trim().split('\n');
  const spent = Array.from(
    children.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return { ms, processorMs: (spent.reduce((sum, one) => sum + one, 0) * 1_000) / BARE_AT_ONCE };
}

async function firstAnswer(main: string): Promise<Started> {
  const began = performance.now();
  const server: ChildProcess = spawn(process.execPath, [...FLAGS, main, 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const answer = await fetch(`${await addressOf(server)}/api/health`);
    if (!answer.ok) throw new Error(`the server answered ${String(answer.status)}`);
    const ms = performance.now() - began;
    const pid = server.pid ?? 0;
    return { ms, processorMs: processorTime(pid) / 1_000, residentMb: residentMb(pid) };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

const times = (ratios: readonly number[]): string =>
  `${median(ratios).toFixed(1)} times (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)})`;

async function measure(): Promise<void> {
  const bare: Omit<Started, 'residentMb'>[] = [];
  const starts = builds.map((): Started[] => []);
  for (const main of builds) await firstAnswer(main);
  for (let start = 0; start < STARTS; start += 1) {
    bare.push(bareStart());
    for (const [at, main] of builds.entries()) starts[at]?.push(await firstAnswer(main));
  }
  console.log(
    `Node alone: ${median(bare.map(({ processorMs }) => processorMs)).toFixed(0)} ms of processor time`,
  );
  for (const [at, main] of builds.entries()) {
    const own = starts[at] ?? [];
    const ratios = (of: 'ms' | 'processorMs'): number[] =>
      own.map((one, round) => one[of] / (bare[round]?.[of] ?? Number.NaN));
    console.log(`${main}: a start to the first response`);
    console.log(`  processor time: ${times(ratios('processorMs'))} that of Node alone`);
    console.log(`  time: ${times(ratios('ms'))}, here ${median(own.map(({ ms }) => ms)).toFixed(0)} ms`);
    console.log(`  memory: ${median(own.map(one => one.residentMb)).toFixed(0)} MB`);
  }
}

try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
