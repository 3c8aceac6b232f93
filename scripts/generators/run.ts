/** Runs the commands of generators and compilers one after the other, with timeouts, and collects their output. */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export interface Command {
  readonly file: string;
  readonly words: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Forbidden output: some report what they omit, and still exit with 0. */
  readonly unsaid?: RegExp;
}

/** Not in git; downloads are reused by the next run. */
export const cacheFolder = join(import.meta.dirname, '../../.cache/generators');

const LONGEST_MS = 20 * 60_000;

/** The output of the command that failed; undefined on success. */
export async function complaintOf(commands: readonly Command[]): Promise<string | undefined> {
  for (const command of commands) {
    const complaint = await run(command);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

function run({ file, words, cwd, env, unsaid }: Command): Promise<string | undefined> {
  const child = spawn(file, words, {
    cwd: cwd ?? cacheFolder,
    env: { ...process.env, PATH: paths().join(delimiter), ...env },
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
      const output = said.join('').trim();
      if (code === 0) resolve(unsaid?.exec(output)?.[0]);
      else
        resolve(`${file} ended with ${String(code ?? signal)}\n${output.split('\n').slice(-25).join('\n')}`);
    });
  });
}

/** openapi-python-client formats its output with the ruff in the same folder. */
function paths(): string[] {
  return [...(process.env['PATH'] ?? '').split(delimiter), join(cacheFolder, 'python/bin')];
}

/** Whether a program is on the PATH. */
export function isInstalled(program: string): boolean {
  return paths().some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
