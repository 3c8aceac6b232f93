/** Runs groups of test files, each group in a process of its own, and as many at a time as there are processors. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Result } from './reporter.ts';

/** Test files that run in one process, one after the other. */
export interface Group {
  readonly run: string;
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly group: Group;
  readonly results: readonly Result[];
  /** Set where the process did not end well, with what it printed. */
  readonly trouble: string | null;
  readonly seconds: number;
  /** Processor seconds of the process, without what it started. */
  readonly spent: number;
}

export interface Running {
  /** The bundled program of a test file. */
  readonly programOf: (file: string) => string;
  /** The bundled `group.ts` and `reporter.ts`. */
  readonly group: string;
  readonly reporter: string;
  readonly cwd: string;
  /** A folder for notes. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export interface Watcher {
  begun(group: Group): void;
  ended(outcome: Outcome): void;
}

/** How much of what a process printed is shown when it fails. */
const SHOWN_BYTES = 64 * 1024;

export async function runAll(groups: readonly Group[], running: Running, watcher: Watcher): Promise<void> {
  const waiting = [...groups.entries()];
  const place = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !running.signal.aborted; next = waiting.shift()) {
      const [index, group] = next;
      watcher.begun(group);
      watcher.ended(await runGroup(group, join(running.folder, `results-${index}`), running));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, place));
}

async function runGroup(group: Group, notes: string, running: Running): Promise<Outcome> {
  const { programOf, reporter, cwd, folder, signal } = running;
  const options = [
    '--enable-source-maps',
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${notes}`,
  ];
  const begun = performance.now();
  const child = spawn(process.execPath, [...options, running.group, ...group.files.map(programOf)], {
    cwd,
    // Set by `node --test`, and inherited, it would have the child report to a parent that is not listening.
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      ...group.env,
      DOCKET_TEST_FOLDER: folder,
      DOCKET_TEST_SPENT: `${notes}-spent`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-SHOWN_BYTES);
    });
  const passOn = (): void => void child.kill(signal.reason as NodeJS.Signals);
  signal.addEventListener('abort', passOn);
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, killedBy) => resolve(status ?? killedBy));
  });
  signal.removeEventListener('abort', passOn);
  const results = resultsIn(notes);
  const isExplained = code === 0 || (code === 1 && results.some(({ outcome }) => outcome === 'failed'));
  return {
    group,
    results,
    trouble: isExplained ? null : `the process ended with ${String(code)}:\n${printed}`,
    seconds: (performance.now() - begun) / 1000,
    spent: spentIn(`${notes}-spent`),
  };
}

function spentIn(note: string): number {
  return existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
}

function resultsIn(notes: string): Result[] {
  if (!existsSync(notes)) return [];
  const lines = readFileSync(notes, 'utf8').split('\n');
  return lines.filter(line => line.endsWith('}')).map(line => JSON.parse(line) as Result);
}
