/** Bounds of time: what they become, and what is none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../src/generated/refusals.ts';
import { timeBound } from '../../src/time/bounds.ts';

test('every form becomes the stored shape, in UTC', () => {
  const cases = [
    ['2026-03-01', '2026-03-01 00:00:00'],
    ['2024-02-29', '2024-02-29 00:00:00'],
    ['2026-03-01T10:20', '2026-03-01 10:20:00'],
    ['2026-03-01 10:20:30', '2026-03-01 10:20:30'],
    ['2026-03-01T10:20:30Z', '2026-03-01 10:20:30'],
    ['2026-03-01T10:20:30+05:45', '2026-03-01 04:35:30'],
    ['2026-03-01T23:59:59-00:30', '2026-03-02 00:29:59'],
    ['2026-03-01T10:20:30.000Z', '2026-03-01 10:20:30'],
    ['2026-12-31T23:59:59.000000001Z', '2027-01-01 00:00:00'],
    ['0000-01-01', '0000-01-01 00:00:00'],
  ] as const;
  for (const [text, stored] of cases) assert.equal(timeBound('since', text), stored, text);
});

test('a time that no calendar or clock shows is refused by the name of its parameter', () => {
  for (const text of [
    '2026-13-01',
    '2026-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-03-01T24:00',
    '2026-03-01T10:60',
    '2026-03-01T10:20:60Z',
    '2026-03-01T10:20:30+24:00',
    '2026-03-01T10:20:30+01:60',
    '9999-12-31T23:59:59-01:00',
    '0000-01-01T00:00:00+01:00',
    '2026-3-1',
    '2026-03-01T10',
    '20260301',
    '',
  ]) {
    assert.throws(
      () => timeBound('since', text),
      (error: unknown) => error instanceof Refusal && error.message.includes('query parameter since'),
      text,
    );
  }
});
