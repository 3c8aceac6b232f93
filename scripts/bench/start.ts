/**
 * Measures a start, from the command to the first response on a migrated database, as a ratio of the time that Node takes to
 * start and do nothing. Needs `npm run build`. Both alternate.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from './built.ts';
import { FLAGS, SURROUNDINGS } from './flags.ts';
import { median } from './quantile.ts';

/** The first start migrates, and is not counted. */
const STARTS = 15;

const root = join(import.meta.dirname, '../..');
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

function node(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function bareStart(): Promise<number> {
  const began = performance.now();
  await once(node(['--eval', '0']), 'exit');
  return performance.now() - began;
}

async function firstAnswer(): Promise<number> {
  const began = performance.now();
  const server = node([...FLAGS, join(root, 'dist/main.js'), 'start']);
  const ended = once(server, 'exit');
  try {
    const answer = await fetch(`${await addressOf(server)}/api/health`);
    if (!answer.ok) throw new Error(`the server answered ${String(answer.status)}`);
    return performance.now() - began;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function measure(): Promise<void> {
  const bare: number[] = [];
  const whole: number[] = [];
  await firstAnswer();
  for (let start = 0; start < STARTS; start += 1) {
    bare.push(await bareStart());
    whole.push(await firstAnswer());
  }
  const ratio = median(whole.map((ms, at) => ms / (bare[at] ?? Number.NaN)));
  const range = `${Math.min(...whole).toFixed(0)} to ${Math.max(...whole).toFixed(0)} ms`;
  console.log(`start to first answer: ${ratio.toFixed(1)} times a bare Node's start`);
  console.log(`here ${median(whole).toFixed(0)} ms (${range}), and Node alone ${median(bare).toFixed(0)} ms`);
}

try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
