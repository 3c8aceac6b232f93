/** `npm run check` reports every checked-in generated file that is out of date. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const READ = [
  'asyncapi',
  'clients',
  'console',
  'docs',
  'openapi',
  'scripts',
  'src',
  'package.json',
  'tsconfig.json',
];

test('a generated file that was edited, one that is gone and one too many are stale', t => {
  const copy = mkdtempSync(join(tmpdir(), 'docket-stale-'));
  t.after(() => rmSync(copy, { recursive: true }));
  for (const name of READ) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  appendFileSync(join(copy, 'src/generated/operations.ts'), '// mine\n');
  rmSync(join(copy, 'docs/reference/errors.md'));
  writeFileSync(join(copy, 'src/generated/documents/more.json'), '{}\n');
  const command = ['--import', 'tsx', 'scripts/generate.ts', '--check'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 1);
  const stale = /stale, run `npm run generate` and commit: (.*)/.exec(stderr)?.[1]?.split(', ');
  assert.deepEqual(stale?.sort(), [
    'docs/reference/errors.md',
    'src/generated/documents/more.json',
    'src/generated/operations.ts',
  ]);
});
