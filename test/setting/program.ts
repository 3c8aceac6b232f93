/** The built program as an operator runs it: a real process in a separate folder. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { emptyDatabase } from './engines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const BUILT = join(root, 'dist');

/** The working folder of a run, and an environment without anything else of this process. */
export interface Place {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** A command that runs the one after it with limits. */
  readonly through?: readonly string[];
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Program {
  readonly process: ChildProcess;
  /** Resolves with the output so far, once it matches; rejects if the program ends without. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<Ended>;
}

/** An empty folder, with an empty database of the engine under test and a free port. */
export async function emptyPlace(t: TestContext): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-program-'));
  const database = await emptyDatabase();
  t.after(async () => {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_DATABASE_URL: database.url, DOCKET_PORT: '0' };
  return { folder, env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env } };
}

/** Runs the program; a running one is killed at the end of the test. */
export function run(
  t: TestContext,
  { folder, env, through = [] }: Place,
  args: readonly string[],
  built = BUILT,
): Program {
  const [first = '', ...words] = [...through, process.execPath, join(built, 'main.js'), ...args];
  const child = spawn(first, words, {
    cwd: folder,
    env,
    stdio: 'pipe',
  });
  const heard = { stdout: '', stderr: '' };
  const ended = Promise.all([once(child, 'exit'), once(child, 'close')]).then(([[code]]) => ({
    code: code as number | null,
    ...heard,
  }));
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      heard[stream] += text;
      child.emit('heard');
    });
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, ended, printed: pattern => printed(child, ended, heard, pattern) };
}

async function printed(
  child: ChildProcess,
  ended: Promise<Ended>,
  heard: { readonly stdout: string },
  pattern: RegExp,
): Promise<RegExpExecArray> {
  let isRunning = true;
  const over = ended.then(() => (isRunning = false));
  for (;;) {
    const found = pattern.exec(heard.stdout);
    if (found) return found;
    if (!isRunning)
      throw new Error(`it ended without printing ${String(pattern)}:\n${JSON.stringify(await ended)}`);
    await Promise.race([once(child, 'heard'), over]);
  }
}

/** The line of a server that takes requests, with its address. */
export const LISTENS = /^\{.*"event":"listening","address":"(http:[^"]+)".*\}$/m;

/** A running server, and its URL. */
export async function serve(t: TestContext, place: Place): Promise<Program & { readonly url: string }> {
  const server = run(t, place, ['start']);
  const [, url = ''] = await server.printed(LISTENS);
  return { ...server, url };
}

/** A start that was refused has written no line, or, if it took long, those of its beginning. */
export function assertNotServing(stdout: string): void {
  for (const line of stdout.split('\n').filter(Boolean))
    assert.match(line, /^\{.*"event":"(?:starting|migration)".*\}$/);
}

/** A command of the operator, with its input. */
export function command(
  t: TestContext,
  place: Place,
  args: readonly string[],
  typed: string | Uint8Array = '',
): Promise<Ended> {
  const { process: child, ended } = run(t, place, args);
  child.stdin?.end(typed);
  return ended;
}

export async function stopped(server: Program): Promise<Ended> {
  server.process.kill('SIGTERM');
  return server.ended;
}

/** Builds the program unless it is newer than its sources; test files that start together take turns. */
export async function build(): Promise<void> {
  const lock = join(root, '.cache/build.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let patience = 600; !taken(lock); patience--) {
    if (patience === 0) throw new Error(`${lock} is held by a build that does not end`);
    await pause(200);
  }
  try {
    if (Math.max(newest(join(root, 'src')), newest(join(root, 'clients'))) <= newest(BUILT)) return;
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('the program could not be built');
  } finally {
    rmSync(lock, { recursive: true });
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function newest(folder: string): number {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return Math.max(0, ...files.map(file => statSync(join(folder, file)).mtimeMs));
  } catch {
    return 0;
  }
}
