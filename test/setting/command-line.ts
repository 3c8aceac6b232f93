/** The command line, built as it is packed, and run in a pipe or on a pseudo terminal. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly problems: string;
}

export interface Run {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly cwd?: string;
  /** Ends it after this, with Ctrl-C. */
  readonly interruptedBy?: (out: string) => boolean;
  /** Sees standard error as it grows. */
  readonly onProblems?: (problems: string) => void;
}

export interface CommandLine {
  /** The folder of the test, with the stored credentials in it. */
  readonly folder: string;
  readonly run: (words: readonly string[], how?: Run) => Promise<Ended>;
  /** On a terminal of so many columns. */
  readonly onTerminal: (words: readonly string[], columns: number) => Promise<Ended>;
}

export function buildCommandLine(dist: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/command-line.ts', dist], { cwd: ROOT });
}

/** Built once for a file of tests. */
export function commandLine(env: () => Readonly<Record<string, string>>): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'docket-command-line-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });
  const dist = join(folder, 'dist');
  buildCommandLine(dist);
  const program = join(dist, 'docket.js');
  const { PATH = '', HOME = '' } = process.env;
  const base = () => ({ PATH, HOME, XDG_CONFIG_HOME: join(folder, 'config'), ...env() });
  return {
    folder,
    run: (words, { env: more = {}, input = '', cwd = folder, interruptedBy, onProblems } = {}) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [program, ...words], { cwd, env: { ...base(), ...more } });
        let [out, problems] = ['', ''];
        child.stdout.on('data', (text: Buffer) => {
          out += text.toString();
          if (interruptedBy?.(out)) child.kill('SIGINT');
        });
        child.stderr.on('data', (text: Buffer) => {
          problems += text.toString();
          onProblems?.(problems);
        });
        child.on('error', reject);
        child.on('close', status => {
          resolve({ status, out, problems });
        });
        child.stdin.on('error', () => undefined).end(input);
      }),
    onTerminal: (words, columns) => {
      const quoted = [process.execPath, program, ...words].map(word => `'${word}'`).join(' ');
      const command = `stty cols ${String(columns)}; ${quoted}`;
      return new Promise((resolve, reject) => {
        const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: folder, env: base() });
        let out = '';
        child.stdout.on('data', (text: Buffer) => {
          out += text.toString();
        });
        child.on('error', reject);
        child.on('close', status => {
          resolve({ status, out: out.replaceAll('\r\n', '\n'), problems: '' });
        });
      });
    },
  };
}

/** Puts the built command line into a folder as the program `docket`, for a shell. */
export function writeProgram(built: string, folder: string): void {
  const program = `#!/bin/sh\nexec "${process.execPath}" "${join(built, 'dist/docket.js')}" "$@"\n`;
  writeFileSync(join(folder, 'docket'), program, { mode: 0o755 });
}
