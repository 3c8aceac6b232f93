/** Runs the samples of the documentation, each as its reader would, and keeps what they say to the server. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { exampleFiles, exampleScene } from './example-scene.ts';
import type { ShownSample } from './portal.ts';
import { recorderOf, type Exchange } from './recorder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENDED = 'the sample has ended: ';

export interface Said {
  readonly operation: string;
  /** What the program complained of. */
  readonly problem: string;
  readonly exchanges: readonly Exchange[];
}

interface Place {
  /** Where the samples are and run. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Ends what runs in it. */
  readonly signal: AbortSignal;
}

/** Gets ready, and returns a way to run one sample, which resolves with its complaint. */
export type Runner = (
  samples: readonly ShownSample[],
  place: Place,
) => Promise<(sample: ShownSample) => Promise<string>>;

/** Runs the samples one after the other, against a scene of their own. */
export async function saidIn(
  t: TestContext,
  samples: readonly ShownSample[],
  runner: Runner,
): Promise<Said[]> {
  const { server, token } = await exampleScene(t);
  const recorder = await recorderOf(t, server.url);
  const folder = mkdtempSync(join(tmpdir(), 'docket-samples-'));
  for (const [name, bytes] of Object.entries(await exampleFiles())) writeFileSync(join(folder, name), bytes);
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DOCKET_URL: recorder.url, DOCKET_TOKEN: token };
  const ending = new AbortController();
  try {
    const run = await runner(samples, { folder, env, signal: ending.signal });
    const said: Said[] = [];
    for (const sample of samples) {
      const problem = await run(sample);
      said.push({ operation: sample.operation, problem, exchanges: recorder.take() });
    }
    return said;
  } finally {
    ending.abort();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a shell that knows the programs of these folders too. */
export function shellSamples(...programs: readonly string[]): Runner {
  return (_, { folder, env }) =>
    Promise.resolve(
      ({ text }) =>
        new Promise(resolve => {
          const path = [...programs, env['PATH']].join(':');
          const options = {
            cwd: folder,
            timeout: 60_000,
            env: { ...env, PATH: path, XDG_CONFIG_HOME: folder },
          };
          execFile('bash', ['-c', text], options, (error, _out, problems) => {
            resolve(error ? `${String(error.code)} ${problems}` : '');
          });
        }),
    );
}

const PYTHON = `
import json, runpy, sys
for line in sys.stdin:
    problem = ""
    try:
        runpy.run_path(line.strip(), run_name="__main__")
    except BaseException as error:
        problem = repr(error)
    print("\\n" + "${ENDED}" + json.dumps(problem), flush=True)
`;

const NODE = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  let problem = '';
  try { await import(line); } catch (error) { problem = String(error); }
  console.log("\\n${ENDED}" + JSON.stringify(problem));
}
`;

/** In one process, which is faster than one for each. */
export const pythonSamples: Runner = async (samples, place) => {
  const fileOf = ({ operation }: ShownSample): string => join(place.folder, `${operation}.py`);
  for (const sample of samples) writeFileSync(fileOf(sample), sample.text);
  return runningFiles('python3', ['-c', PYTHON], fileOf, place);
};

/** With the client as a package. */
export const typescriptSamples: Runner = async (samples, place) => {
  const { folder } = place;
  for (const { operation, text } of samples) writeFileSync(join(folder, `${operation}.ts`), text);
  await build({
    absWorkingDir: folder,
    entryPoints: samples.map(({ operation }) => `${operation}.ts`),
    alias: { '@docket/client': join(ROOT, 'clients/typescript/src/index.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  const fileOf = ({ operation }: ShownSample): string => join(folder, `${operation}.mjs`);
  return runningFiles(process.execPath, ['--input-type=module', '-e', NODE], fileOf, place);
};

/** A program that runs the files that are named on its input. */
function runningFiles(
  program: string,
  words: readonly string[],
  fileOf: (sample: ShownSample) => string,
  { folder, env, signal }: Place,
): (sample: ShownSample) => Promise<string> {
  const child = spawn(program, words, { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] });
  signal.addEventListener('abort', () => child.stdin.end());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async sample => {
    child.stdin.write(`${fileOf(sample)}\n`);
    for (;;) {
      const next = await lines.next();
      if (next.done === true) return 'the program has ended';
      const line: string = next.value;
      if (line.startsWith(ENDED)) return String(JSON.parse(line.slice(ENDED.length)));
    }
  };
}
