/** Common parts of every response: an id, headers for browsers, and the same refusal for everything missing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { engine } from '../setting/engines.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One response of each kind: of the contract, refused, unknown, and outside the contract. */
const PATHS = [
  '/api/health',
  '/api/auth/me',
  '/api/nothing',
  '/nothing',
  '/docs',
  '/ready',
  '/openapi/rest.json',
];

const DOCUMENTS = ['rest', 'public', 'oauth']
  .flatMap(name => [`/openapi/${name}.json`, `/openapi/${name}.3.0.json`])
  .concat('/asyncapi/events.json');

interface Line {
  readonly request_id?: string;
  readonly path?: string;
  readonly method?: string;
  readonly status?: number;
  readonly msg?: string;
}

function requestsLogged({ log }: TestServer): Line[] {
  return log.map(line => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request');
}

describe('the id of a request', () => {
  test('is the same in the header, in the body of a refusal and in the log', async t => {
    const server = await startServer(t);
    const { response, error } = await raw(server, '/api/nothing', { method: 'GET' });
    const id = response.headers.get('x-request-id') ?? '';
    assert.match(id, UUID);
    assert.equal((error as { readonly request_id: string }).request_id, id);
    const [line] = requestsLogged(server).filter(({ request_id }) => request_id === id);
    assert.deepEqual([line?.method, line?.path, line?.status], ['GET', '/api/nothing', 404]);
  });

  test('is on every response and different each time', async t => {
    const server = await startServer(t);
    const answers = await Promise.all([...PATHS, ...PATHS].map(path => fetch(server.url + path)));
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
    for (const id of ids) assert.match(id, UUID);
    assert.equal(new Set(ids).size, ids.length);
  });

  test("is the server's own, whatever the client sends", async t => {
    const server = await startServer(t);
    const { headers } = await fetch(`${server.url}/api/health`, { headers: { 'X-Request-Id': 'mine' } });
    assert.match(headers.get('x-request-id') ?? '', UUID);
  });
});

describe('headers for browsers', () => {
  const ALWAYS = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  };

  for (const path of PATHS) {
    test(`are on ${path}`, async t => {
      const server = await startServer(t);
      const { headers } = await fetch(server.url + path);
      const sent = Object.keys(ALWAYS).map(name => [name, headers.get(name)]);
      assert.deepEqual(Object.fromEntries(sent), ALWAYS);
      const policy = headers.get('content-security-policy')?.split('; ') ?? [];
      assert.deepEqual(
        policy.filter(rule => rule.endsWith("'none'") && /^(default-src|frame-ancestors)/.test(rule)),
        ["default-src 'none'", "frame-ancestors 'none'"],
      );
    });
  }

  test('keep API responses out of caches', async t => {
    const server = await startServer(t);
    const { ada } = await cast(server);
    for (const token of [ada.token, undefined]) {
      const { response } = await raw(server, '/api/auth/me', { method: 'GET', ...(token ? { token } : {}) });
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
  });

  test('name no software', async t => {
    const server = await startServer(t);
    const { headers } = await fetch(`${server.url}/api/health`);
    assert.deepEqual([headers.get('server'), headers.get('x-powered-by')], [null, null]);
  });

  test('ask for https only behind a public URL that has it', async t => {
    const secure = await startServer(t, { config: { public_url: 'https://docket.example' } });
    const plain = await startServer(t, { config: { public_url: 'http://docket.example' } });
    const [one, other] = await Promise.all([fetch(`${secure.url}/ready`), fetch(`${plain.url}/ready`)]);
    assert.equal(one.headers.get('strict-transport-security'), 'max-age=31536000');
    assert.equal(other.headers.get('strict-transport-security'), null);
  });
});

describe('a missing route or resource', () => {
  const NO_ROUTE = ['unknown_route', 'no such route'];
  const PUBLIC = [undefined, 'not found'];

  for (const [path, [code, sentence]] of [
    ['/api/nothing', NO_ROUTE],
    ['/api', NO_ROUTE],
    ['/nothing', NO_ROUTE],
    ['/public/nothing', PUBLIC],
    ['/public/api/projects', PUBLIC],
    ['/public/api/projects/APP/plans', PUBLIC],
  ] as const) {
    test(`is 404 in JSON at ${path}, with or without a credential`, async t => {
      const server = await startServer(t);
      const { ada } = await cast(server);
      for (const request of [{ token: ada.token }, {}]) {
        const { response, error } = await raw(server, path, { method: 'GET', ...request });
        const body = error as { readonly code?: string; readonly error: string };
        assert.deepEqual([response.status, body.code, body.error], [404, code, sentence]);
      }
    });
  }

  test('differs from a path that supports other methods, which are named', async t => {
    const server = await startServer(t);
    const { response, error } = await raw(server, '/api/auth/me', { method: 'DELETE' });
    const body = error as { readonly code: string; readonly error: string };
    assert.deepEqual([response.status, body.code], [405, 'method_not_allowed']);
    assert.equal(body.error, 'this path does not support DELETE');
    assert.equal(response.headers.get('allow'), 'GET, PATCH, HEAD, OPTIONS');
  });

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
    test(`is ${method} for a published project, of which only GET is served`, async t => {
      const server = await startServer(t);
      const { status, headers } = await fetch(`${server.url}/public/api/projects/APP`, { method });
      assert.deepEqual([status, headers.get('allow')], [405, 'GET']);
    });
  }
});

describe('routes outside the contract', () => {
  for (const path of ['/ready', '/docs', '/docs/rest', '/openapi/rest.json', '/asyncapi/events.json']) {
    test(`${path} supports GET and HEAD, and names them when another method is used`, async t => {
      const server = await startServer(t);
      const allow = 'GET, HEAD, OPTIONS';
      const { response, error } = await raw(server, path, { method: 'DELETE' });
      assert.deepEqual([response.status, response.headers.get('allow')], [405, allow]);
      assert.equal((error as { readonly code: string }).code, 'method_not_allowed');
      const [head, options] = await Promise.all(
        ['HEAD', 'OPTIONS'].map(method => fetch(server.url + path, { method })),
      );
      assert.deepEqual([head?.status, options?.status, options?.headers.get('allow')], [200, 204, allow]);
    });
  }

  test('/ready reports that the server is ready, and which one of several it is', async t => {
    const server = await startServer(t);
    const response = await fetch(`${server.url}/ready`);
    assert.equal(response.status, 200);
    assert.match(
      await response.text(),
      engine === 'sqlite' ? /^ready\nversion: \S+$/ : /^ready\nversion: \S+\nserver: \d+ on \S+$/,
    );
  });

  test('/docs leads to every published document', async t => {
    const server = await startServer(t);
    const response = await fetch(`${server.url}/docs`);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    const links = new Set([...(await response.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href));
    for (const path of DOCUMENTS) assert.ok(links.has(path), path);
  });
});
