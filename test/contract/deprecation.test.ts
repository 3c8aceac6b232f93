/** A deprecated operation says so in every response, with the day of its removal. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constantHeaders } from '../../scripts/contract/headers.ts';
import type { JsonObject } from '../../scripts/contract/json.ts';

const SINCE = '@1798761600'; // 2027-01-01

function headersOf(headers: Readonly<Record<string, string>>, deprecated = true): Record<string, string> {
  const declared = Object.entries(headers).map(([name, value]): [string, JsonObject] => [
    name,
    { schema: { type: 'string', enum: [value] } },
  ]);
  const operation = {
    operationId: 'listBoats',
    deprecated,
    'x-answer-headers': Object.fromEntries(declared),
  };
  return constantHeaders({}, operation);
}

test('both headers are sent', () => {
  const headers = { Deprecation: SINCE, Sunset: 'Sat, 03 Jul 2027 00:00:00 GMT' };
  assert.deepEqual(headersOf(headers), headers);
});

for (const [name, headers, deprecated, said] of [
  ['without headers', {}, true, /needs Deprecation and Sunset/],
  ['without a sunset', { Deprecation: SINCE }, true, /needs Deprecation and Sunset/],
  [
    'removed too early',
    { Deprecation: SINCE, Sunset: 'Fri, 02 Jul 2027 00:00:00 GMT' },
    true,
    /at least 183 days/,
  ],
  ['with another kind of date', { Deprecation: '2027-01-01', Sunset: '2027-12-31' }, true, /must be like @/],
  ['that is not deprecated', { Deprecation: SINCE }, false, /headers of a deprecated operation/],
] as const)
  test(`an operation ${name} is refused`, () => {
    assert.throws(() => headersOf(headers, deprecated), said);
  });
