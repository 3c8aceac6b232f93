/** Which range of a file a Range header selects. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteRange } from '../../src/attachments/bytes/ranges.ts';
import { Refusal } from '../../src/generated/refusals.ts';

const SIZE = 10;

test('one stretch is found in every way of asking for it', () => {
  const asked: readonly (readonly [range: string, start: number, end: number])[] = [
    ['bytes=0-0', 0, 0],
    ['bytes=2-5', 2, 5],
    ['bytes=2-', 2, 9],
    ['bytes=-3', 7, 9],
    ['bytes=-30', 0, 9],
    ['bytes=9-9', 9, 9],
    ['bytes=0-99999999999999999999', 0, 9],
    ['Bytes=2-5', 2, 5],
    [' bytes=2-5 ', 2, 5],
  ];
  for (const [range, start, end] of asked) assert.deepEqual(byteRange(range, SIZE), { start, end }, range);
});

test('malformed, backward and multiple ranges are ignored', () => {
  const others = [
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=9-5',
    'bytes=0-1,3-4',
    'bytes=0-1,',
    'lines=0-1',
  ];
  for (const range of [...others, 'bytes=1.5-2', 'bytes=+1-2', 'bytes 0-1', 'bytes=0 - 1', undefined])
    assert.equal(byteRange(range, SIZE), null, range);
});

test('a stretch that lies outside of the file is refused, with the size', () => {
  for (const range of ['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=99999999999999999999-'])
    assert.throws(
      () => byteRange(range, SIZE),
      (error: unknown) =>
        error instanceof Refusal && error.code === 'range_unsatisfiable' && error.values['size'] === SIZE,
      range,
    );
});
