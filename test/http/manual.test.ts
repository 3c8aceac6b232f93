/** The manual's pages: introductions, operations, and the catalogue of refusals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../src/generated/catalogue.ts';
import { startServer } from '../setting/server.ts';

test('/docs/errors explains every code of the catalogue', async t => {
  const server = await startServer(t);
  const response = await fetch(`${server.url}/docs/errors`);
  const page = await response.text();
  assert.equal(response.status, 200);
  const missing = catalogue.filter(({ code }) => !page.includes(`<tr id="${code}">`));
  assert.deepEqual(missing, []);
});

test('/docs/rest holds the rules that the published document leaves to it', async t => {
  const server = await startServer(t);
  const page = await (await fetch(`${server.url}/docs/rest`)).text();
  assert.match(page, /<h2 id="concurrent-changes">Concurrent changes/);
  const document = (await (await fetch(`${server.url}/openapi/rest.json`)).json()) as {
    info: { description: string };
  };
  assert.doesNotMatch(document.info.description, /\n/);
});

for (const [accept, type] of [
  ['application/json', 'application/json'],
  ['text/html, application/json;q=0.5', 'application/json'],
  ['application/json;q=0', 'text/plain; charset=utf-8'],
  ['*/*', 'text/plain; charset=utf-8'],
  ['text/plain', 'text/plain; charset=utf-8'],
] as const) {
  test(`a 401 for who accepts ${accept} is ${type}`, async t => {
    const server = await startServer(t);
    const response = await fetch(`${server.url}/api/projects`, { headers: { accept } });
    assert.deepEqual([response.status, response.headers.get('content-type')], [401, type]);
    const text = await response.text();
    if (type !== 'application/json') assert.equal(text, 'authentication required');
    else {
      const { error, code, request_id } = JSON.parse(text) as Record<string, string>;
      assert.deepEqual(
        [error, code, request_id],
        ['authentication required', 'unauthenticated', response.headers.get('x-request-id')],
      );
    }
  });
}
