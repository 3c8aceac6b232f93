/** Bodies of many small values are refused before they are parsed; those that an operation can accept are not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { world } from '../setting/world.ts';

const many = (one: string, count: number): string => Array.from({ length: count }, () => one).join(',');

const TOO_MANY: readonly (readonly [what: string, body: string])[] = [
  ['empty objects', `[${many('{}', 40_001)}]`],
  ['empty lists', `{"title":[${many('[]', 40_000)}]}`],
  ['fields of other names', `{${Array.from({ length: 40_001 }, (_, at) => `"f${at}":1`).join(',')}}`],
  ['one field over and over', `{${many('"title":1', 40_001)}}`],
  ['numbers', `[${many('1', 200_002)}]`],
];

for (const [what, body] of TOO_MANY) {
  test(`a body of too many ${what} is refused as such`, async t => {
    const { server, max } = await world(t);
    const send = () =>
      raw(server, '/api/issues', {
        token: max.token,
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    const { error } = await refused(server, send, 'malformed_body');
    assert.match(error, /40,000 lists, objects and fields, and 200,000 values/);
  });
}

test('a plan of 2,000 steps with all their fields is not too much', async t => {
  const { server, max, app } = await world(t);
  const step = JSON.stringify({
    title: 'a: {b}, [c]',
    description: '"{[:,'.repeat(100),
    done: false,
    steps: [],
  });
  const { response, error } = await raw(server, '/api/plans', {
    token: max.token,
    headers: { 'Content-Type': 'application/json' },
    body: `{"project_id":${app},"title":"x","steps":[${many(step, 2_000)}]}`,
  });
  assert.equal(response.status, 200, JSON.stringify(error).slice(0, 200));
});
