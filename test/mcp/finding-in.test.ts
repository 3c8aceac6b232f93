/** An agent that knows only the endpoint's URL connects: discovery, registration, consent, token, call. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import { CALLBACK } from '../setting/oauth.ts';
import { used } from '../setting/mcp.ts';
import { Visitor } from '../setting/visitor.ts';
import { world } from '../setting/world.ts';

interface Remembering extends OAuthClientProvider {
  /** The URLs that the user was sent to for consent. */
  readonly sentTo: URL[];
}

function remembering(): Remembering {
  const sentTo: URL[] = [];
  let client: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  let tokens: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  let verifier = '';
  return {
    sentTo,
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'Claude Code', redirect_uris: [CALLBACK] },
    clientInformation: () => client,
    saveClientInformation: saved => {
      client = saved;
    },
    tokens: () => tokens,
    saveTokens: saved => {
      tokens = saved;
    },
    redirectToAuthorization: address => void sentTo.push(address),
    saveCodeVerifier: saved => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
}

test("the protocol's client gets in with nothing but the URL, and acts as the person's tool", async t => {
  const { server, max } = await world(t);
  const provider = remembering();
  const address = new URL(`${server.url}/mcp`);
  const connect = async (transport: StreamableHTTPClientTransport): Promise<Client> => {
    const client = new Client({ name: 'tests', version: '1' });
    t.after(() => client.close());
    await client.connect(transport);
    return client;
  };
  const first = new StreamableHTTPClientTransport(address, { authProvider: provider });
  await assert.rejects(connect(first), UnauthorizedError);
  const consent = provider.sentTo[0];
  assert.equal(consent?.searchParams.get('resource'), `${server.url}/mcp`);
  const visitor = new Visitor(server, max.token);
  const page = await visitor.open(`${consent.pathname}${consent.search}`);
  const answered = await visitor.submit(page, { tool: 'claude-code', decision: 'approve' });
  await first.finishAuth(new URL(answered.headers.get('location') ?? '').searchParams);
  const client = await connect(new StreamableHTTPClientTransport(address, { authProvider: provider }));
  const { text } = await used(client, 'create_issue', { project: 'APP', title: 'A mooring' });
  assert.match(text, /^# APP-1 A mooring/);
  const { data } = await max.api.GET('/api/projects/{id}/activity/actors', {
    params: { path: { id: 1 } },
  });
  assert.ok(data?.some(({ username, is_bot }) => username === 'max-claude-code' && is_bot));
});

test('a client of the newest revision gets responses without a handshake', async t => {
  const { server, max } = await world(t);
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  t.after(() => client.close());
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${max.token}` } },
    }),
  );
  assert.equal(client.getNegotiatedProtocolVersion(), '2026-07-28');
  assert.match((await used(client, 'list_projects', {})).text, /APP/);
});
