/** A query string that cannot be read is refused by every operation, also by one that takes no parameter. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw } from '../setting/raw.ts';
import { startServer } from '../setting/server.ts';

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
