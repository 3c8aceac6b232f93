/** The published documents: for everyone, from any page, and cheap to request again. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startServer } from '../setting/server.ts';

const DOCUMENTS = [
  ['/openapi/rest.json', '3.1.0'],
  ['/openapi/public.json', '3.1.0'],
  ['/openapi/oauth.json', '3.1.0'],
  ['/openapi/rest.3.0.json', '3.0.3'],
  ['/openapi/public.3.0.json', '3.0.3'],
  ['/openapi/oauth.3.0.json', '3.0.3'],
  ['/asyncapi/events.json', '3.0.0'],
] as const;

interface Document {
  readonly openapi?: string;
  readonly asyncapi?: string;
  readonly servers?: readonly { readonly url: string }[];
}

for (const [path, version] of DOCUMENTS) {
  describe(path, () => {
    test('is available without a credential, in the version that its path names', async t => {
      const server = await startServer(t);
      const response = await fetch(server.url + path);
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
      const document = (await response.json()) as Document;
      assert.equal(document.openapi ?? document.asyncapi, version);
    });

    test('can be read by any page', async t => {
      const server = await startServer(t, { config: { allowed_origins: 'https://board.example' } });
      for (const Origin of ['https://anywhere.example', 'https://board.example']) {
        const { headers } = await fetch(server.url + path, { headers: { Origin } });
        assert.equal(headers.get('access-control-allow-origin'), '*');
        assert.equal(headers.get('access-control-allow-credentials'), null);
        assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
      }
    });

    test('has a stable ETag, and is not sent again to a client that has it', async t => {
      const [server, another] = [await startServer(t), await startServer(t)];
      const etag = (await fetch(server.url + path)).headers.get('etag') ?? '';
      assert.match(etag, /^W\/"[\w-]{22}"$/);
      assert.equal((await fetch(another.url + path)).headers.get('etag'), etag);
      for (const [known, status] of [
        [etag, 304],
        [`"x", ${etag.replace('W/', '')}`, 304],
        ['*', 304],
        ['"x"', 200],
      ] as const) {
        const response = await fetch(another.url + path, { headers: { 'If-None-Match': known } });
        assert.deepEqual([response.status, response.headers.get('etag')], [status, etag], known);
        assert.equal((await response.text()) === '', status === 304);
      }
    });
  });
}

test('the documents of the API name the public URL, so that what is generated from them knows where to ask', async t => {
  const server = await startServer(t, { config: { public_url: 'https://docket.example' } });
  for (const [path] of DOCUMENTS.filter(([one]) => one.startsWith('/openapi/'))) {
    const { servers } = (await (await fetch(server.url + path)).json()) as Document;
    assert.deepEqual(
      servers?.map(({ url }) => url),
      ['https://docket.example'],
      path,
    );
  }
});

test('without a public URL the documents name the address that they came from', async t => {
  const server = await startServer(t);
  const { servers } = (await (await fetch(`${server.url}/openapi/rest.json`)).json()) as Document;
  assert.deepEqual(
    servers?.map(({ url }) => url),
    ['/'],
  );
});
