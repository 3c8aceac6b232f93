/** Runs the commands of generators and compilers: one after the other, each within its time, with what it said kept. */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { Command } from './tools.ts';

/** Not in git; what was fetched once serves the next run. */
export const cacheFolder = join(import.meta.dirname, '../../.cache/generators');

const LONGEST_MS = 20 * 60_000;

/** What the last command said, when it failed; undefined when all went well. */
export async function complaintOf(commands: readonly Command[]): Promise<string | undefined> {
  for (const command of commands) {
    const complaint = await run(command);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

function run({ file, words, cwd }: Command): Promise<string | undefined> {
  // openapi-python-client formats what it wrote with the ruff beside it.
  const PATH = [process.env['PATH'], join(cacheFolder, 'python/bin')].join(delimiter);
  const child = spawn(file, words, {
    cwd: cwd ?? cacheFolder,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => said.push(piece));
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  return new Promise(resolve => {
    child.on('error', error => {
      clearTimeout(timer);
      resolve(error.message);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const told = said.join('').trim().split('\n').slice(-25).join('\n');
      resolve(code === 0 ? undefined : `${file} ended with ${String(code ?? signal)}\n${told}`);
    });
  });
}

/** Whether a program can be started by its name. */
export function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
