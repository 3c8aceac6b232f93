/** Real OAuth clients, from the server's URL to a call for a user. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as oauth from 'oauth4webapi';
import { cast } from '../setting/cast.ts';
import { CALLBACK, confirmation } from '../setting/oauth.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { Visitor } from '../setting/visitor.ts';

const PLAIN = { [oauth.allowInsecureRequests]: true } as const;

async function discovered({ url }: TestServer): Promise<oauth.AuthorizationServer> {
  const resource = new URL(`${url}/mcp`);
  const found = await oauth.resourceDiscoveryRequest(resource, PLAIN);
  const { authorization_servers: [issuer = ''] = [] } = await oauth.processResourceDiscoveryResponse(
    resource,
    found,
  );
  const answer = await oauth.discoveryRequest(new URL(issuer), { algorithm: 'oauth2', ...PLAIN });
  return oauth.processDiscoveryResponse(new URL(issuer), answer);
}

async function registered(server: oauth.AuthorizationServer, metadata: Partial<oauth.Client>) {
  const answer = await oauth.dynamicClientRegistrationRequest(server, metadata, PLAIN);
  return oauth.processDynamicClientRegistrationResponse(answer);
}

test('a stock client goes from the address of the server to a token and back out again', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const as = await discovered(server);
  const client = await registered(as, { redirect_uris: [CALLBACK], client_name: 'Codex' });
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const address = new URL(as.authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    resource: `${server.url}/mcp`,
  }).toString();
  const visitor = new Visitor(server, max.token);
  const page = await visitor.open(address.pathname + address.search);
  const answered = await visitor.submit(page, { tool: 'codex', decision: 'approve' });
  const came = oauth.validateAuthResponse(as, client, new URL(answered.headers.get('location') ?? ''), state);
  const swapped = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    came,
    CALLBACK,
    verifier,
    { ...PLAIN, additionalParameters: { resource: `${server.url}/mcp` } },
  );
  const token = await oauth.processAuthorizationCodeResponse(as, client, swapped);
  assert.deepEqual(
    [token.token_type, token.expires_in, token.scope, token.refresh_token],
    ['bearer', 2_592_000, 'mcp', undefined],
  );
  const { data } = await server.as(token.access_token).GET('/api/auth/me');
  assert.deepEqual([data?.username, data?.is_admin], ['max-codex', false]);
  const bySelf: oauth.ClientAuth = (_as, _client, _body, headers) => {
    headers.set('Authorization', `Bearer ${token.access_token}`);
  };
  const ended = await oauth.revocationRequest(as, client, bySelf, token.access_token, PLAIN);
  await oauth.processRevocationResponse(ended);
  const { response } = await server.as(token.access_token).GET('/api/auth/me');
  assert.equal(response.status, 401);
});

test('a stock client without a browser polls until a person has approved', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const as = await discovered(server);
  const client = await registered(as, { grant_types: ['urn:ietf:params:oauth:grant-type:device_code'] });
  const started = await oauth.deviceAuthorizationRequest(as, client, oauth.None(), {}, PLAIN);
  const login = await oauth.processDeviceAuthorizationResponse(as, client, started);
  const poll = async () =>
    oauth.processDeviceCodeResponse(
      as,
      client,
      await oauth.deviceCodeGrantRequest(as, client, oauth.None(), login.device_code, PLAIN),
    );
  await assert.rejects(poll(), { error: 'authorization_pending' });
  const visitor = new Visitor(server, max.token);
  await visitor.submit(await confirmation(visitor, login.user_code), { tool: 'pi', decision: 'approve' });
  server.clock.advance(5);
  const token = await poll();
  const { data } = await server.as(token.access_token).GET('/api/auth/me');
  assert.equal(data?.username, 'max-pi');
  await assert.rejects(poll(), { error: 'invalid_grant' });
});
