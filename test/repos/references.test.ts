/** Closing references in commit messages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closedBy } from '../../src/repos/references.ts';

for (const [message, ...named] of [
  ['Fixes APP-12', 'APP-12'],
  ['close A-1 closes A-2 closed A-3', 'A-1', 'A-2', 'A-3'],
  ['fix A-1 fixes A-2 fixed A-3', 'A-1', 'A-2', 'A-3'],
  ['resolve A-1 resolves A-2 resolved A-3', 'A-1', 'A-2', 'A-3'],
  ['FIXES app-7, ResolveD App-8.', 'APP-7', 'APP-8'],
  ['fix\n\n\tAPP-1', 'APP-1'],
  ['fix APP-012 and fix APP-12', 'APP-12'],
  ['Merge (closes APP-3), "fixes APP-4"; hot-fix APP-5', 'APP-3', 'APP-4', 'APP-5'],
  ['fixes APP-1, APP-2 and APP-3', 'APP-1'],
  // No issue can have this identifier; the report says that it does not exist.
  [
    'closes DOC-3 closes TOOLONG-1 closes APP-99999999999999999999',
    'DOC-3',
    'TOOLONG-1',
    'APP-99999999999999999999',
  ],
] as const) {
  test(`these are named: ${JSON.stringify(message)}`, async () => {
    assert.deepEqual(await closedBy([message], 500), named);
  });
}

for (const message of [
  'APP-1',
  'fix: APP-1',
  'fixesAPP-1',
  'fix #APP-1',
  'fix APP 1',
  'fix APP-',
  'fix -1',
  'fixing APP-1',
  'prefix APP-1',
  'éfix APP-1',
  '𝒜fix APP-1',
  '_fix APP-1',
  '2fix APP-1',
  'fix APP-1a',
  'fix APP-1_',
  'fix APP-1é',
  'fix APP-1-more',
  'fix APP-DOC-3',
  'fix 1A-2',
  // Letters that only fold to the right ones.
  'ﬁx APP-1',
  'closeſ APP-1',
  'fix AſP-1',
  'fix APP-１',
]) {
  test(`nothing is named: ${JSON.stringify(message)}`, async () => {
    assert.deepEqual(await closedBy([message], 500), []);
  });
}

test('names are reported once, in the order of the messages', async () => {
  assert.deepEqual(await closedBy(['fix B-2, fix A-1', 'closes a-1', 'fix C-3'], 500), ['B-2', 'A-1', 'C-3']);
});
