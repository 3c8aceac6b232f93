/** Every operation refuses a malformed query string, even one without parameters. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw } from '../setting/raw.ts';
import { startServer } from '../setting/server.ts';
import { world } from '../setting/world.ts';

for (const query of ['%', '%ff=1', 'limit%=1', 'a=1&%zz']) {
  test(`the query ${query} is refused`, async t => {
    const { response, error } = await raw(await startServer(t), `/api/health?${query}`, { method: 'GET' });
    assert.equal(response.status, 400);
    assert.match(JSON.stringify(error), /"code":"invalid_parameter"/);
  });
}

for (const query of ['', '&', 'unknown', 'unknown=%', 'two+words=1', '%C3%A9=1']) {
  test(`the query ${query || '(empty)'} is passed over`, async t => {
    const { response } = await raw(await startServer(t), `/api/health?${query}`, { method: 'GET' });
    assert.equal(response.status, 200);
  });
}

test('a parameter with a NUL character is refused, on both engines in the same words', async t => {
  const { server, max } = await world(t);
  const { response, error } = await raw(server, '/api/search?query=rope%00', {
    method: 'GET',
    token: max.token,
  });
  assert.equal(response.status, 400);
  assert.match(JSON.stringify(error), /query contains a NUL character"/);
});

const FAR_OUT = [
  '-1',
  '0',
  '9007199254740992',
  '123456789012345678901234567890',
  '-123456789012345678901234567890',
];

test('a limit, an offset and a number of weeks are clamped to their bounds', async t => {
  const { server, max, app, issue } = await world(t);
  const { id } = await issue();
  const moved = [
    '/api/issues?limit=',
    `/api/pages?project_id=${app}&limit=`,
    '/api/plans?offset=',
    `/api/issues/${id}/comments?limit=`,
    `/api/projects/${app}/activity?limit=`,
    `/api/projects/${app}/changes?limit=`,
    `/api/projects/${app}/insights?weeks=`,
  ];
  for (const path of moved) {
    for (const value of FAR_OUT) {
      const { response } = await raw(server, path + value, { method: 'GET', token: max.token });
      assert.equal(response.status, 200, path + value);
    }
  }
});
