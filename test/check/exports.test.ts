/** Finds exports that no file imports, and nothing else. */

import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { unusedExports } from '../../scripts/exports.ts';
import { writeTree } from '../setting/tree.ts';

/** What is found in a tree with these files, as `file:line name`. */
function found(files: Readonly<Record<string, string>>): string[] {
  const root = writeTree(files);
  try {
    return unusedExports(root).map(({ file, line, name }) => `${file}:${line} ${name}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const FORMS: Readonly<Record<string, string>> = {
  'a function': 'export function moor() {}',
  'a function of promises': 'export async function moor() {}',
  'a class': 'export class moor {}',
  'a constant': 'export const moor = 1;',
  'a part of a constant': 'export const { berth: moor } = { berth: 1 };',
  'a name at the end': 'const moor = 1;\nexport { moor };',
};

for (const [form, text] of Object.entries(FORMS)) {
  test(`${form} that is exported and never imported is found`, () => {
    const line = text.split('\n').length;
    assert.deepEqual(found({ 'src/moor.ts': text, 'test/moor.test.ts': 'const moor = 1;' }), [
      `src/moor.ts:${line} moor`,
    ]);
  });
}

const USES: Readonly<Record<string, string>> = {
  'by its name': "import { moor } from '../src/moor.ts';",
  'by another name': "import { moor as tie } from '../src/moor.ts';",
  'next to a type': "import { type Berth, moor } from '../src/moor.ts';",
  'with the whole module': "import * as berths from '../src/moor.ts';\nberths.moor();",
  'when it is needed': "async function tie() { const { moor } = await import('../src/moor.ts'); }",
  'when it is needed, by another name': "const { moor: tie } = await import('../src/moor.ts');",
  'to pass it on': "import { a } from './a.ts';\nexport { moor as a } from '../src/moor.ts';",
};

for (const [way, text] of Object.entries(USES)) {
  test(`an export that another file imports ${way} is in use`, () => {
    assert.deepEqual(found({ 'src/moor.ts': 'export const moor = 1;', 'test/a.ts': text }), []);
  });
}

test('a namespace import does not use every export of a module', () => {
  const berths = 'export const moor = 1;\nexport const sail = 2;';
  const whole = "import * as berths from './berths.ts';\nberths.moor;";
  assert.deepEqual(found({ 'src/berths.ts': berths, 'src/a.ts': whole }), ['src/berths.ts:2 sail']);
});

test('a namesake in another file does not count', () => {
  const files = { 'src/a.ts': 'export const moor = 1;', 'src/b.ts': 'export const moor = 2;' };
  assert.deepEqual(found({ ...files, 'src/c.ts': "import { moor } from './b.ts';" }), ['src/a.ts:1 moor']);
});

test('types, what is generated and the hooks are not judged', () => {
  const files = {
    'src/a.ts': 'export interface Berth {}\nexport type Moored = Berth;',
    'src/generated/b.ts': 'export const moor = 1;',
    'contract-tests/hooks/c.ts': 'export const moor = 1;',
  };
  assert.deepEqual(found(files), []);
});
