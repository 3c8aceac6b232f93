/** The steps of `npm run check`: two at a time, all of them even if one fails. */

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export interface Step {
  name: string;
  command: string;
}

interface Outcome extends Step {
  passed: boolean;
  seconds: number;
  output: string;
}

const root = join(import.meta.dirname, '..');

/**
 * The longest first, so that the two lanes end together. Each is silent on success, except for the client, which always
 * reports its size.
 */
const steps: Step[] = [
  { name: 'lint', command: 'eslint .' },
  { name: 'types', command: 'tsc -p tsconfig.json' },
  { name: 'client', command: 'tsc -p clients/typescript' },
  { name: 'console', command: 'tsc -p console' },
  { name: 'portal', command: 'tsc -p portal' },
  {
    name: 'format',
    command:
      'prettier --check . --log-level warn --cache --cache-strategy content --cache-location .cache/prettier',
  },
  { name: 'documents', command: 'tsx scripts/documents.ts' },
  { name: 'generated', command: 'tsx scripts/generate.ts --check' },
  { name: 'layers', command: 'tsx scripts/layers.ts' },
  { name: 'exports', command: 'tsx scripts/exports.ts' },
  { name: 'sizes', command: 'tsx scripts/sizes.ts' },
  { name: 'client size', command: 'tsx scripts/client-size.ts' },
  { name: 'console size', command: 'tsx scripts/console-size.ts' },
];

/** Runs every step, `lanes` at a time, reports each as it ends, and returns whether all passed. */
export async function runSteps(
  queue: readonly Step[],
  lanes: number,
  tell: (line: string) => void,
): Promise<boolean> {
  const waiting = [...queue];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await run(step);
      tell(`${outcome.passed ? 'ok    ' : 'failed'}  ${step.name}  ${outcome.seconds.toFixed(1)} s`);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const { name, output } of outcomes) if (output) tell(`\n== ${name}\n${output}`);
  return outcomes.every(({ passed }) => passed);
}

function run(step: Step): Promise<Outcome> {
  const begun = performance.now();
  const PATH = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(step.command, { cwd: root, shell: true, env: { ...process.env, PATH }, stdio: 'pipe' });
  let output = '';
  const gather = (piece: string) => (output += piece);
  child.stdout.setEncoding('utf8').on('data', gather);
  child.stderr.setEncoding('utf8').on('data', gather);
  child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => {
      const seconds = (performance.now() - begun) / 1000;
      resolve({ ...step, passed: code === 0, seconds, output: output.trim() });
    });
  });
}

if (import.meta.filename === process.argv[1]) {
  const passed = await runSteps(steps, 2, line => console.log(line));
  process.exitCode = passed ? 0 : 1;
}
