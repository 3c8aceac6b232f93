/** Every operation with every kind of credential: other kinds get the right refusal, and write nothing. */
import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { operations, type Credential, type Operation } from '../../src/generated/operations.ts';
import { refusals, type RefusalCode } from '../../src/generated/refusals.ts';
import { DAY, MINUTE } from '../../src/time/clock.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { examplePath, exampleRequest } from '../setting/examples.ts';
import { oauthToken } from '../setting/oauth-grants.ts';
import { raw, type RawRequest } from '../setting/raw.ts';
import { startServer, type ServerOptions, type TestServer } from '../setting/server.ts';

/** The handshake of the socket has no 401: it has special refusals. */
const asking = Object.values(operations).filter(
  ({ credentials }) => credentials.length > 0 && credentials.some(one => one !== 'sessionCookie'),
);

interface Presented {
  /** How the credential is sent. */
  readonly request: Pick<RawRequest, 'token' | 'headers'>;
  /** The kinds that it counts as. */
  readonly counts: readonly Credential[];
  /** Why it is not sufficient if none of these is accepted. */
  readonly refusal: (operation: Operation) => RefusalCode;
}

type Presenting = (server: TestServer, people: Cast) => Presented | Promise<Presented>;

const unauthenticated = (): RefusalCode => 'unauthenticated';

/** A credential for other operations. */
const elsewhere = ({ credentials, cookie, method }: Operation): RefusalCode => {
  // A page asks callers without a session to sign in.
  if (cookie === 'form' && method === 'GET') return 'unauthenticated';
  return credentials.every(one => one === 'recentSession')
    ? 'recent_authentication_required'
    : 'authentication_required';
};

const refusedAnonymous = (request: Presented['request']): Presented => ({
  request,
  counts: [],
  refusal: unauthenticated,
});

/** Credentials by their names in the tests. */
const PRESENTED: Readonly<Record<string, Presenting>> = {
  'no credential': () => refusedAnonymous({}),
  'a malformed credential': () => refusedAnonymous({ token: 'svc_sess_short' }),
  'a credential of no known kind': () => refusedAnonymous({ token: 'x'.repeat(60) }),
  'another scheme': (_server, { ada }) =>
    refusedAnonymous({ headers: { Authorization: `Basic ${ada.token}` } }),
  'an unknown session': () => refusedAnonymous({ token: `svc_sess_${'a'.repeat(43)}` }),
  'an unknown OAuth token': () => refusedAnonymous({ token: `svc_at_${'a'.repeat(43)}` }),
  'an expired session': (server, { ada }) => {
    server.clock.advance(31 * DAY);
    return refusedAnonymous({ token: ada.token });
  },
  'an expired OAuth token': async (server, { bot }) => {
    const token = await oauthToken(server, bot.id);
    server.clock.advance(31 * DAY);
    return refusedAnonymous({ token });
  },
  'a revoked API key': async (server, { max, bot }) => {
    await max.api.POST('/api/auth/bots/{id}/disconnect', { params: { path: { id: bot.id } } });
    return refusedAnonymous({ token: bot.token });
  },
  'the session cookie alone': (_server, { ada }) => ({
    request: { headers: { Cookie: `svc_token=${ada.token}` } },
    counts: ['sessionCookie'],
    refusal: operation =>
      elsewhere(operation) === 'authentication_required' ? 'unauthenticated' : elsewhere(operation),
  }),
  'a session of yesterday': (server, { ada }) => {
    server.clock.advance(16 * MINUTE);
    return { request: { token: ada.token }, counts: ['session'], refusal: elsewhere };
  },
  "a tool's API key": (_server, { bot }) => ({
    request: { token: bot.token },
    counts: ['apiKey'],
    refusal: elsewhere,
  }),
  'an OAuth token': async (server, { bot }) => ({
    request: { token: await oauthToken(server, bot.id) },
    counts: ['oauthToken'],
    refusal: elsewhere,
  }),
  "the operator's key": (_server, { operator }) => ({
    request: { token: operator.token },
    counts: ['apiKey'],
    refusal: elsewhere,
  }),
};

/** The result for an accepted credential: the holder is checked next. */
function holderRefusal({ access }: Operation, name: string): RefusalCode | null {
  return access?.role === 'user' && name === "the operator's key" ? 'authentication_required' : null;
}

function expected(operation: Operation, name: string, { counts, refusal }: Presented): RefusalCode | null {
  const { credentials, cookie } = operation;
  const taken = credentials.some(one => counts.includes(one));
  if (taken || (cookie !== null && counts.includes('sessionCookie'))) return holderRefusal(operation, name);
  return refusal(operation);
}

async function assertRefused(
  server: TestServer,
  operation: Operation,
  sent: Presented['request'],
  code: RefusalCode,
): Promise<void> {
  const request = exampleRequest(operation);
  const headers = { ...request.headers, ...sent.headers };
  const { response, error } = await raw(server, examplePath(operation), { ...request, ...sent, headers });
  assert.equal(response.status, refusals[code].status, operation.id);
  if (code === 'unauthenticated')
    assert.match(response.headers.get('www-authenticate') ?? '', /^Bearer resource_metadata="/);
  // A page has no code, and neither has a 401 in plain text.
  if (response.headers.get('content-type')?.startsWith('text/html')) assert.equal(operation.cookie, 'form');
  else if (code === 'unauthenticated') assert.equal(error, 'authentication required', operation.id);
  else assert.equal((error as { readonly code?: string } | null)?.code, code, operation.id);
}

async function staged(t: TestContext, options?: ServerOptions): Promise<[TestServer, Cast]> {
  const server = await startServer(t, options);
  return [server, await cast(server)];
}

describe('a credential that an operation does not take', () => {
  for (const [name, presenting] of Object.entries(PRESENTED)) {
    test(`${name} is refused by every such operation, which writes nothing`, async t => {
      const [server, people] = await staged(t);
      const presented = await presenting(server, people);
      const before = await server.rows();
      let refused = 0;
      for (const operation of asking) {
        const code = expected(operation, name, presented);
        if (code === null) continue;
        await assertRefused(server, operation, presented.request, code);
        refused++;
      }
      assert.ok(refused > 0);
      assert.equal(await server.rows(), before);
    });
  }

  test('requests without a credential are neither a program nor a session while authentication is off', async t => {
    const [server] = await staged(t, { config: { auth: 'off' } });
    const before = await server.rows();
    const managing = asking.filter(
      ({ credentials, cookie }) => !credentials.includes('apiKey') && cookie === null,
    );
    for (const operation of managing) await assertRefused(server, operation, {}, elsewhere(operation));
    assert.equal(await server.rows(), before);
  });

  test('a person who is not an administrator is refused by every operation that needs one', async t => {
    const [server, { sam, bot }] = await staged(t);
    const before = await server.rows();
    for (const operation of asking.filter(({ access }) => access?.role === 'admin')) {
      await assertRefused(server, operation, { token: sam.token }, 'administrator_required');
      if (!operation.credentials.includes('apiKey')) continue;
      await assertRefused(server, operation, { token: bot.token }, 'administrator_required');
    }
    assert.equal(await server.rows(), before);
  });
});
