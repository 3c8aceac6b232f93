/** The fields after `--json`, with a blank or an equals sign. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFields } from '../../clients/command-line/src/fields.ts';

const READ: readonly (readonly [what: string, words: readonly string[], read: readonly string[]])[] = [
  [
    'several fields',
    ['list', '--json', 'identifier,title', '--all'],
    ['list', '--json=identifier,title', '--all'],
  ],
  ['a known field', ['list', '--json', 'identifier'], ['list', '--json=identifier']],
  ['fields of what is written by hand', ['--json', 'url,user'], ['--json=url,user']],
  ['nothing after it', ['list', '--json'], ['list', '--json']],
  ['another option', ['list', '--json', '--all'], ['list', '--json', '--all']],
  ['an issue', ['view', '--json', 'APP-12'], ['view', '--json', 'APP-12']],
  ['an issue in small letters', ['view', '--json', 'app-12'], ['view', '--json', 'app-12']],
  ['a word to search for', ['search', '--json', 'lantern'], ['search', '--json', 'lantern']],
  ['a file', ['add', '--json', 'tides.txt'], ['add', '--json', 'tides.txt']],
  ['an equals sign', ['list', '--json=title', 'x,y'], ['list', '--json=title', 'x,y']],
];

for (const [what, words, read] of READ)
  test(`after --json: ${what}`, async () => {
    assert.deepEqual(await withFields(words), read);
  });
