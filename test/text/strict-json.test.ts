/** JSON of strangers: there is one reading of it, and it holds no more values than a row can have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strictJson } from '../../src/text/strict-json.ts';

const many = (one: string, count: number): string => Array.from({ length: count }, () => one).join(',');

const REFUSED: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['a field twice', '{"a":1,"a":2}', /the field a is given more than once/],
  ['a field in two spellings', '{"a":1,"\\u0061":2}', /the field a is given more than once/],
  ['lists without end', '['.repeat(21), /nested too deeply/],
  ['a NUL', '"\\u0000"', /a NUL or an incomplete character/],
  ['half a character', '{"a":["\\ud83d"]}', /a NUL or an incomplete character/],
  ['a field of half a character', '{"a":"\\uDF0A"}', /a NUL or an incomplete character/],
  ['too many objects', `[${many('{}', 30_000)}]`, /too many values/],
  ['too many numbers', `[${many('1', 50_002)}]`, /too many values/],
  ['too many fields', `{${Array.from({ length: 50_002 }, (_, at) => `"f${at}":1`).join(',')}}`, /too many/],
];

for (const [what, text, says] of REFUSED) {
  test(`${what}: refused`, () => {
    assert.throws(() => strictJson(text), says);
  });
}

test('the contents of a string are ignored', () => {
  const text = '[{,:]}"\\'.repeat(30_000);
  assert.deepEqual(strictJson(JSON.stringify({ text, emoji: '🌊', escaped: 'x' })), {
    text,
    emoji: '🌊',
    escaped: 'x',
  });
  assert.equal(strictJson('"\\ud83c\\udf0a"'), '🌊');
});
