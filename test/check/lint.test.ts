/** The linter's findings, each once, in a generated tree with the real configuration. */

import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';

const repository = join(import.meta.dirname, '..', '..');

const lawful: [file: string, text: string][] = [
  ['src/text/metadata.ts', 'export const fold = (text: string) => text.toLowerCase();'],
  [
    'test/fold.test.ts',
    "import { test } from 'node:test'; test('folds', async () => { await Promise.resolve(); });",
  ],
  ['src/cli/list.ts', "console.log('APP');"],
  [
    'src/time/wait.ts',
    '// eslint-disable-next-line eqeqeq -- both are what the driver gives\nexport const f = (a: 1, b: 1) => a == b;',
  ],
  ['src/generated/data.ts', 'export const anything: any = {};'],
];

const breaking: [rule: string, file: string, text: string][] = [
  ['house/file-name', 'src/text/utils.ts', 'export const a = 1;'],
  ['house/file-name', 'scripts/issue-helper.ts', 'export const a = 1;'],
  ['house/file-name', 'src/tracker/helpers/board.ts', 'export const a = 1;'],
  ['house/file-name', 'test/boardUtils.ts', 'export const a = 1;'],
  [
    'house/reason-for-disabling',
    'src/text/silent.ts',
    '// eslint-disable-next-line eqeqeq\nexport const f = (a: 1, b: 1) => a == b;',
  ],
  [
    '@typescript-eslint/no-floating-promises',
    'src/http/float.ts',
    'const go = async () => { await Promise.resolve(); };\ngo();',
  ],
  [
    '@typescript-eslint/no-misused-promises',
    'src/http/misuse.ts',
    'const go = async () => { await Promise.resolve(); return true; };\nexport const yes = go() ? 1 : 2;',
  ],
  [
    '@typescript-eslint/no-explicit-any',
    'src/http/any.ts',
    'export const a = (b: any): unknown => b as unknown;',
  ],
  [
    '@typescript-eslint/no-unsafe-assignment',
    'src/http/unsafe.ts',
    "export const a = { b: JSON.parse('1') };",
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    'src/http/switch.ts',
    "export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } return 2; }",
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    'src/http/types.ts',
    "import { Server } from 'node:http';\nexport type Listener = Server;",
  ],
  [
    '@typescript-eslint/no-non-null-assertion',
    'src/http/bang.ts',
    'export const f = (a?: string) => a!.length;',
  ],
  [
    '@typescript-eslint/consistent-type-assertions',
    'src/http/cast.ts',
    'export const a = {} as { name: string };',
  ],
  ['@typescript-eslint/ban-ts-comment', 'src/http/hush.ts', "// @ts-ignore\nexport const a: number = 'one';"],
  ['no-console', 'src/http/print.ts', "console.log('APP');"],
  ['no-restricted-globals', 'src/tracker/slow.ts', "export const page = () => fetch('http://127.0.0.1/');"],
  [
    'no-restricted-properties',
    'test/only.test.ts',
    "import { test } from 'node:test';\nvoid test.only('alone', () => {});",
  ],
  [
    'max-lines-per-function',
    'src/text/long.ts',
    `export function long(list: number[]) {\n${'  list.push(1);\n'.repeat(41)}}`,
  ],
];

let root: string;
let found: Map<string, string[]>;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'docket-lint-'));
  for (const name of ['eslint.config.js', 'tsconfig.json', 'package.json'])
    await cp(join(repository, name), join(root, name));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of [...lawful, ...breaking.map(([, file, text]) => [file, text] as const)]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const results = await new ESLint({ cwd: root }).lintFiles(['.']);
  found = new Map(
    results.map(({ filePath, messages }) => [filePath, messages.map(({ ruleId }) => ruleId ?? 'none')]),
  );
});

after(() => rm(root, { recursive: true }));

for (const [rule, file] of breaking) {
  test(`${file} is refused by ${rule}`, () => assert.deepEqual(found.get(join(root, file)), [rule]));
}

for (const [file] of lawful) {
  test(`${file} has nothing to answer for`, () => assert.deepEqual(found.get(join(root, file)) ?? [], []));
}
