/** JSON that is put together of what the database wrote. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerptWithoutLast, Json, jsonObject, type Excerpt } from '../../src/store/json.ts';

test('an object has its fields in their order, written or not, and may have none', () => {
  const written = new Json<number[]>('[1,\n2]');
  for (const [fields, text] of [
    [{}, '{}'],
    [{ 'a "b"': null }, '{"a \\"b\\"":null}'],
    [{ written }, '{"written":[1,\n2]}'],
    [{ one: 'ö', written, two: 2, again: written }, '{"one":"ö","written":[1,\n2],"two":2,"again":[1,\n2]}'],
    [{ written, more: false }, '{"written":[1,\n2],"more":false}'],
  ] as const)
    assert.equal(jsonObject<object>(fields).bytes.toString(), text);
});

test('an excerpt without its last record reports that there are more, however short that was', () => {
  const written = new Json<Excerpt<number>>('{"items":[1,\n2],"has_more":false}');
  assert.deepEqual(excerptWithoutLast(written).parsed(), { items: [1], has_more: true });
});
