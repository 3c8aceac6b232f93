/** References in a body: which `@names` are mentions, and which texts are file paths. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachmentIds, attachmentNumbers, foldedMentions } from '../../src/text/references.ts';

const MENTIONS: readonly [text: string, names: readonly string[]][] = [
  ['@ada', ['ada']],
  ['hello @ada, and @grace-2!', ['ada', 'grace-2']],
  ['(@ada) *@grace* cc:@max /@sam', ['ada', 'grace', 'max', 'sam']],
  ['\n@ada\n', ['ada']],
  ['...@ada said', ['ada']],
  ['- @ada', ['ada']],
  ['@Ada @ada @Ada', ['ada']],
  ['@ada.', ['ada']],
  ['@under_score', ['under_score']],
  ['write to ada@example.com', []],
  ['write to ada.@example.com or ada+@example.com or a-@example.com', []],
  ['josé@example.com', []],
  ['@@ada', []],
  ['a @ b', []],
  ['@', []],
  ['', []],
];

for (const [text, names] of MENTIONS) {
  test(`${JSON.stringify(text)} mentions ${names.length === 0 ? 'no one' : names.join(', ')}`, async () => {
    assert.deepEqual([...(await foldedMentions(text))], names);
  });
}

const ADDRESSES: readonly [text: string, numbers: readonly string[], ids: readonly number[]][] = [
  ['/api/attachments/7', ['7'], [7]],
  ['![x](/api/attachments/7) and /api/attachments/8/thumbnail', ['7', '8'], [7, 8]],
  ['https://docket.example/api/attachments/12?download=1', ['12'], [12]],
  ['/api/attachments/7/api/attachments/7', ['7'], [7]],
  ['/api/attachments/07 /api/attachments/7', ['07', '7'], [7]],
  ['/api/attachments/99999999999999999999', ['99999999999999999999'], []],
  ['/api/attachments/0', ['0'], []],
  ['/api/attachments/ /api/attachments/x', [], []],
  ['/API/attachments/7', [], []],
];

for (const [text, numbers, ids] of ADDRESSES) {
  test(`${text} names ${ids.length === 0 ? 'no file' : `the files ${ids.join(', ')}`}`, () => {
    assert.deepEqual(attachmentNumbers(text), numbers);
    assert.deepEqual(attachmentIds(text), ids);
  });
}

test('every name in a long body is found, and text without names has none', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `n${index}`);
  assert.deepEqual([...(await foldedMentions(names.map(name => `@${name}`).join(' ')))], names);
  assert.deepEqual([...(await foldedMentions('a'.repeat(262_144)))], []);
  assert.deepEqual([...(await foldedMentions('@'.repeat(262_144)))], []);
});
