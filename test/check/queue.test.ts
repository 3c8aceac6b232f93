/** The test runner counts passes, failures, skips and crashes correctly. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundled } from '../../scripts/test/bundle.ts';
import { Progress } from '../../scripts/test/progress.ts';
import { runAll, type Outcome } from '../../scripts/test/queue.ts';
import { writeTree } from '../setting/tree.ts';

const RUNNER = ['scripts/test/group.ts', 'scripts/test/reporter.ts'];

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
}

const FILES = {
  'test/good.test.ts': "import { test } from 'node:test'; test('good', t => t.test('inner', () => {}));",
  'test/bad.test.ts': "import { test } from 'node:test'; test('bad', () => { throw new Error('wrong'); });",
  'test/left.test.ts': "import { test } from 'node:test'; test('left', { skip: 'no tool' }, () => {});",
  'test/broken.test.ts': "throw new Error('not even imported');",
  // Crashes as soon as its start is recorded.
  'test/dies.test.ts': `
    import { test } from 'node:test';
    import { readFileSync } from 'node:fs';
    import { setImmediate as turn } from 'node:timers/promises';
    const notes = process.execArgv.find(option => option.includes('destination')).split('=')[1];
    test('dies', async () => {
      while (!readFileSync(notes, 'utf8').includes('dies')) await turn();
      console.log('farewell');
      process.exit(7);
    });`,
};

test('each group runs in one process, and what became of each of its tests is known', async t => {
  const root = writeTree({
    ...Object.fromEntries(RUNNER.map(file => [file, textOf(file)] as const)),
    ...FILES,
    'package.json': '{"type":"module"}',
  });
  const folder = mkdtempSync(join(tmpdir(), 'docket-queue-'));
  t.after(() => {
    for (const path of [root, folder]) rmSync(path, { recursive: true });
  });
  const bundle = await bundled(root, Object.keys(FILES));
  const groups = [
    ['test/broken.test.ts', 'test/good.test.ts', 'test/bad.test.ts', 'test/left.test.ts'],
    ['test/dies.test.ts', 'test/good.test.ts'],
  ].map(files => ({ run: 'no-engine', files, env: {} }));
  const printed: string[] = [];
  const progress = new Progress(groups.length, line => printed.push(line));
  const outcomes: Outcome[] = [];
  const watcher = {
    begun: progress.begun.bind(progress),
    ended: (outcome: Outcome) => {
      outcomes.push(outcome);
      progress.ended(outcome);
    },
  };
  const { signal } = new AbortController();
  await runAll(groups, { ...bundle, cwd: root, folder, signal }, watcher);
  const [together, killed] = groups.map(group => outcomes.find(outcome => outcome.group === group));
  assert.deepEqual(
    together?.results.map(({ name, outcome }) => [name.split(' ', 3).join(' '), outcome]),
    [
      ['the import of', 'failed'],
      ['inner', 'passed'],
      ['good', 'passed'],
      ['bad', 'failed'],
      ['left', 'skipped'],
    ],
  );
  assert.equal(together.trouble, null);
  assert.match(killed?.trouble ?? '', /ended with 7 during dies:.*farewell/s);
  assert.equal(progress.finish(), false);
  assert.ok(printed.includes('ℹ tests 5\nℹ pass 2\nℹ fail 3\nℹ skipped 1'), printed.join('\n'));
  assert.ok(printed.some(line => line.includes('skipped: left (no tool)')));
});
