/** Discovery: the issuer, the endpoints, and cross-origin access. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { operations } from '../../src/generated/operations.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { textIn } from '../setting/oauth.ts';

const SERVER = '/.well-known/oauth-authorization-server';
const RESOURCE = '/.well-known/oauth-protected-resource';

const get = async (server: TestServer, path: string): Promise<unknown> =>
  (await raw(server, path, { method: 'GET' })).error;

test('the metadata names every endpoint of the authorization server', async t => {
  const server = await startServer(t);
  const { url } = server;
  assert.deepEqual(await get(server, SERVER), {
    issuer: url,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    registration_endpoint: `${url}/oauth/register`,
    revocation_endpoint: `${url}/oauth/revoke`,
    device_authorization_endpoint: `${url}/oauth/device_authorization`,
    scopes_supported: ['mcp'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
});

for (const path of [RESOURCE, `${RESOURCE}/mcp`]) {
  test(`${path} names the tool endpoint and who guards it`, async t => {
    const server = await startServer(t);
    assert.deepEqual(await get(server, path), {
      resource: `${server.url}/mcp`,
      authorization_servers: [server.url],
      scopes_supported: ['mcp'],
      bearer_methods_supported: ['header'],
    });
  });
}

/** `fetch` sets the host itself. */
async function issuerFor(server: TestServer, host: string): Promise<string> {
  const { port } = new URL(server.url);
  const sent = request({ port, host: '127.0.0.1', path: SERVER, headers: { Host: host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return textIn(await json(response), 'issuer');
}

test('without a public URL the issuer is the address of the request where that is a loopback name', async t => {
  const server = await startServer(t);
  const { port } = new URL(server.url);
  assert.equal(await issuerFor(server, `localhost:${port}`), `http://localhost:${port}`);
  assert.equal(await issuerFor(server, '127.0.0.1:8080'), 'http://127.0.0.1:8080');
  assert.equal(await issuerFor(server, '[::1]:8080'), 'http://[::1]:8080');
});

for (const host of ['docket.example', 'localhost.evil.example', 'localhost@evil.example', '10.0.0.8:3456']) {
  test(`without a public URL the host ${host} is not believed: the issuer is where the server is bound`, async t => {
    const server = await startServer(t);
    assert.equal(await issuerFor(server, host), server.url);
  });
}

test('the public URL is the issuer, whatever the request is addressed to', async t => {
  const server = await startServer(t, { config: { public_url: 'https://docket.example' } });
  assert.equal(await issuerFor(server, 'localhost:3456'), 'https://docket.example');
  assert.equal(textIn(await get(server, RESOURCE), 'resource'), 'https://docket.example/mcp');
});

const FOREIGN = { Origin: 'https://agent.example' };
const open = Object.values(operations).filter(({ crossOrigin }) => crossOrigin);

test('discovery, registration, token and revocation can be read by pages of every origin, without the cookie', async t => {
  const server = await startServer(t);
  assert.deepEqual(
    open.map(({ path }) => path).sort(),
    [
      SERVER,
      RESOURCE,
      `${RESOURCE}/mcp`,
      '/oauth/register',
      '/oauth/revoke',
      '/oauth/token',
      '/register',
      '/revoke',
      '/token',
    ].sort(),
  );
  for (const { method, path } of open) {
    const { response } = await raw(server, path, { method, headers: FOREIGN });
    assert.equal(response.headers.get('access-control-allow-origin'), '*', path);
    assert.equal(response.headers.get('access-control-allow-credentials'), null, path);
    assert.match(response.headers.get('access-control-expose-headers') ?? '', /WWW-Authenticate/, path);
    const asked = {
      ...FOREIGN,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,mcp-protocol-version',
    };
    const preflight = await raw(server, path, { method: 'OPTIONS', headers: asked });
    assert.equal(preflight.response.status, 204, path);
    assert.equal(preflight.response.headers.get('access-control-allow-methods'), method, path);
    const headers = preflight.response.headers.get('access-control-allow-headers') ?? '';
    for (const name of ['Authorization', 'Content-Type', 'MCP-Protocol-Version'])
      assert.ok(headers.includes(name));
  }
});

test('no HTML page can be read from another origin', async t => {
  const server = await startServer(t);
  const pages = ['/oauth/authorize', '/authorize', '/oauth/device', '/device', '/oauth/sign-in'];
  for (const path of [...pages, '/api/auth/me']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const headers = { ...FOREIGN, 'Access-Control-Request-Method': 'POST' };
      const { response } = await raw(server, path, { method, headers });
      assert.equal(response.headers.get('access-control-allow-origin'), null, `${method} ${path}`);
    }
  }
});
