/** Runs groups of test files, each group in a separate process, and as many at a time as there are processors. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Note, Result } from './reporter.ts';

/** Test files that run in one process, one after the other. */
export interface Group {
  readonly run: string;
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly group: Group;
  readonly results: readonly Result[];
  /** Set if the process did not end normally, with its output. */
  readonly trouble: string | null;
  readonly seconds: number;
  /** CPU seconds of the process, without its child processes. */
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

/** A process that takes this long is stuck, and is killed. On a slow machine, the longest group takes ten minutes. */
const STUCK_MS = 20 * 60_000;

/** The part of a failed process's output that is shown. */
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
    // Inherited from `node --test`, it would make the child report to a parent that is not listening.
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
  const code = await ended(child, signal);
  const { results, unfinished } = notesIn(notes);
  const during = unfinished.length === 0 ? '' : ` during ${unfinished.join(' > ')}`;
  const isExplained = code === 0 || (code === 1 && results.some(({ outcome }) => outcome === 'failed'));
  return {
    group,
    results,
    trouble: isExplained ? null : `the process ended with ${String(code)}${during}:\n${printed}`,
    seconds: (performance.now() - begun) / 1000,
    spent: spentIn(`${notes}-spent`),
  };
}

/** The exit code of the process, or the signal that ended it. */
async function ended(child: ChildProcess, signal: AbortSignal): Promise<number | string | null> {
  const passOn = (): void => void child.kill(signal.reason as NodeJS.Signals);
  signal.addEventListener('abort', passOn);
  const stuck = setTimeout(() => child.kill(), STUCK_MS);
  try {
    const [status, killedBy] = (await once(child, 'close')) as [number | null, string | null];
    return status ?? killedBy;
  } finally {
    clearTimeout(stuck);
    signal.removeEventListener('abort', passOn);
  }
}

function spentIn(note: string): number {
  return existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
}

/** Finished tests, and the names of unfinished ones. */
function notesIn(file: string): { readonly results: Result[]; readonly unfinished: string[] } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').filter(line => line.endsWith('}'));
  const results: Result[] = [];
  const unfinished: string[] = [];
  for (const note of lines.map(line => JSON.parse(line) as Note)) {
    if ('begun' in note) unfinished.push(note.begun);
    else {
      const begun = unfinished.lastIndexOf(note.ended);
      if (begun >= 0) unfinished.splice(begun, 1);
      if (note.result) results.push(note.result);
    }
  }
  return { results, unfinished };
}
