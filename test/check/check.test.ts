/** How findings are printed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps, type Step } from '../../scripts/check.ts';

const says = (name: string, words: string): Step => ({ name, command: `node -p "'${words}'"` });
const fails = (name: string, words: string): Step => ({
  name,
  command: `node -e "console.error('${words}'); process.exit(3)"`,
});

test('every step runs after one has failed, and the whole fails', async () => {
  const { passed, lines } = await run(
    [fails('first', 'broken'), says('second', 'fine'), says('third', 'fine')],
    1,
  );
  assert.equal(passed, false);
  assert.deepEqual(
    lines.slice(0, 3).map(line => line.replace(/ +[0-9.]+ s$/, '')),
    ['failed  first', 'ok      second', 'ok      third'],
  );
});

test('a step is reported with its seconds', async () => {
  const { lines } = await run([{ name: 'quiet', command: 'true' }], 2);
  assert.match(lines.join('\n'), /^ok {6}quiet {2}\d+\.\d s$/);
});

test('the output of a step follows under its name, and a silent step has no such part', async () => {
  const { lines } = await run([{ name: 'quiet', command: 'true' }, fails('loud', 'broken')], 1);
  assert.deepEqual(lines.slice(2), ['\n== loud\nbroken']);
});

test('steps that all pass make the whole pass', async () => {
  assert.equal((await run([says('first', 'fine'), says('second', 'fine')], 2)).passed, true);
});

test('a command that does not exist fails its step', async () => {
  assert.equal((await run([{ name: 'absent', command: 'no-such-command-here' }], 2)).passed, false);
});

async function run(steps: Step[], lanes: number) {
  const lines: string[] = [];
  const passed = await runSteps(steps, lanes, line => lines.push(line));
  return { passed, lines };
}
