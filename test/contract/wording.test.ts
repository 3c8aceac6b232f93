/** Which words descriptions and summaries of the documents may not contain, and where they are searched. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { objectAt, type JsonObject } from '../../scripts/contract/json.ts';
import { readContract } from '../../scripts/contract/whole.ts';
import { proseFindings } from '../../scripts/documents.ts';
import { wordingFindings } from '../../scripts/documents/wording.ts';

function found(document: JsonObject): string[] {
  return wordingFindings('rest.json', document).map(({ path, message }) => `${path.join('/')} ${message}`);
}

function wordsIn(description: string): string[] {
  return found({ info: { description } }).map(line => /"(.*?)"/.exec(line)?.[1] ?? '');
}

const refused: readonly (readonly [text: string, word: string])[] = [
  ['Nobody else sees it.', 'Nobody'],
  ['Mentions somebody in the project.', 'somebody'],
  ['Exported by whoever may read it.', 'whoever'],
  ['The operator, from whom nothing is hidden.', 'whom'],
  ['Builds the index anew.', 'anew'],
  ['What is written meanwhile can be in both.', 'meanwhile'],
  ['Told apart likewise.', 'likewise'],
  ['A file besides.', 'besides'],
  ['The document stands at its address.', 'stands'],
  ['The type that its bytes told.', 'told'],
  ['The client hears of it.', 'hears'],
  ['It is no credential.', 'is no'],
  ['These\nare no\nsecrets.', 'are no'],
  ['A tool with an identity of its own.', 'of its own'],
  ['Ends by itself.', 'by itself'],
  ['Deletes the view for good.', 'for good'],
  ['Ask for changes for ever.', 'for ever'],
];

for (const [text, word] of refused) {
  test(`"${word}" is refused in a description`, () => {
    assert.ok(wordsIn(text).includes(word), wordsIn(text).join());
  });
}

test('plain sentences with the same letters pass', () => {
  assert.deepEqual(
    wordsIn('There is no trash for files. It is no longer valid. A good understanding, forgotten.'),
    [],
  );
});

test('summaries, introductions and the texts of agent tools are read too, but no examples', () => {
  assert.deepEqual(
    found({
      'x-introduction': 'Nobody.',
      paths: {
        '/berths': { get: { summary: 'Nobody', 'x-tool': [{ name: 'berths', description: 'Nobody.' }] } },
      },
      components: {
        schemas: {
          Berth: {
            properties: { summary: { type: 'string', description: 'Nobody.' } },
            example: { description: 'Nobody moors here.' },
          },
        },
      },
    }).map(line => line.split(' ')[0]),
    [
      'x-introduction',
      'paths//berths/get/summary',
      'paths//berths/get/x-tool/0/description',
      'components/schemas/Berth/properties/summary/description',
    ],
  );
});

test('the check of the documents finds a bad word in what is published and in what only the sources have', () => {
  const contract = readContract(join(import.meta.dirname, '../..'));
  assert.deepEqual(proseFindings(contract), []);
  const rest = contract.assembled.find(({ name }) => name === 'rest');
  assert.ok(rest);
  rest.document['x-introduction'] = 'Nobody reads this.';
  objectAt(rest.document, 'info')['description'] = 'Kept for good.';
  objectAt(contract.events.document, 'info')['description'] = 'Told anew.';
  const rules = proseFindings(contract).map(({ file, path }) => `${file} ${path.join('/')}`);
  assert.deepEqual([...new Set(rules)].sort(), [
    'events.json info/description',
    'rest.3.0.json info/description',
    'rest.json info/description',
    'rest.json x-introduction',
  ]);
});
