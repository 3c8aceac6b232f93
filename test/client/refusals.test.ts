/**
 * Every refusal of the catalogue, provoked through the client: it is typed, with its code, sentence, request id and wait.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { docket, Refused, type RefusalCode } from '../../clients/typescript/src/index.ts';
import type { Route } from '../../clients/typescript/src/operation.ts';
import { allHooks } from '../../contract-tests/all-hooks.ts';
import { somebodyWhoMay, type Asking } from '../../contract-tests/asking.ts';
import { startCodehost } from '../../contract-tests/codehost.ts';
import type { AllHooks } from '../../contract-tests/hooks.ts';
import { openStage, PROXY_SECRET } from '../../contract-tests/inside.ts';
import { outcomesOf, type Outcome } from '../../contract-tests/outcomes.ts';
import { wayTo } from '../../contract-tests/plan.ts';
import type { Reach } from '../../contract-tests/rules.ts';
import type { JsonObject } from '../../scripts/contract/json.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { refusals } from '../../src/generated/refusals.ts';
import { COOKIE } from '../../src/identity/sessions.ts';
import { DatabaseUnavailable, NoReaderFree } from '../../src/store/unusable.ts';
import { cast } from '../setting/cast.ts';
import { examplePath } from '../setting/examples.ts';
import { isFailure } from '../setting/failures.ts';
import { sentenceLike } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { slotsTaken } from '../setting/slots.ts';
import { until } from '../setting/until.ts';

const OF_SOCKETS = 'a socket reports this error when it is opened; test/realtime/handshake.test.ts';
const OF_PAGES = 'it is shown on a page for people; test/oauth';
const OF_TOOLS = 'it has the form of the tool protocol; test/mcp/endpoint.test.ts';
const OF_STRANGERS = 'anonymous visitors receive a sentence and no code; see below';

/** Codes that no method can get, and why; or where they are tested instead. */
const ELSEWHERE: { readonly [Code in RefusalCode]?: string } = {
  session_cookie_required: OF_SOCKETS,
  socket_origin_refused: OF_SOCKETS,
  handshake_malformed: OF_SOCKETS,
  upgrade_required: OF_SOCKETS,
  too_many_waiting: 'it takes sixteen waiting requests; test/sync/waiting.test.ts',
  too_many_sockets: OF_SOCKETS,
  instance_sockets_full: OF_SOCKETS,
  redirect_uri_unregistered: OF_PAGES,
  tool_missing: OF_PAGES,
  form_stale: OF_PAGES,
  origin_foreign: OF_PAGES,
  user_code_invalid: OF_PAGES,
  user_code_throttled: OF_PAGES,
  public_read_throttled: OF_STRANGERS,
  public_busy: OF_STRANGERS,
  archive_stalled: 'it takes 20 seconds of silence; test/transfer/hostile-archives.test.ts',
  idempotent_response_too_long: 'it takes a plan of 16 MiB; test/idempotency/keys.test.ts',
  request_timeout: 'it takes as long; test/http/slow-bodies.test.ts',
  files_unavailable: 'it takes a bucket; test/attachments/bucket.test.ts',
  internal: 'a server in order has none; see below',
  database_unavailable: 'a server in order has its database; see below',
  server_busy: 'a server in order has connections and files; see below',
  disk_full: 'a server in order has room',
  database_read_only: 'a server in order may write',
  database_io_error: 'a server in order has a sound disk',
  mcp_host_refused: OF_TOOLS,
  mcp_origin_refused: OF_TOOLS,
  auto_login_unsafe: 'it takes a server that strangers can reach; see below',
};

/** Refusals before an operation is known: the request, and how the network changes its headers. */
const UNROUTED: {
  readonly [Code in RefusalCode]?: Pick<Route, 'method' | 'path'> & { readonly headers?: readonly string[] };
} = {
  unknown_route: { method: 'GET', path: '/api/nothing' },
  method_not_allowed: { method: 'PATCH', path: '/api/health' },
  headers_too_large: { method: 'GET', path: '/api/health', headers: ['X-Long', 'x'.repeat(17 * 1024)] },
  expectation_failed: { method: 'GET', path: '/api/health', headers: ['Expect', 'a-miracle'] },
  malformed_request: { method: 'GET', path: '/api/health', headers: ['Host', 'elsewhere.example'] },
};

interface Driven {
  readonly outcome: Outcome;
  readonly reach: Reach;
}

const documents = ['rest', 'oauth'].map(name => {
  const file = new URL(`../../src/generated/documents/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
});

/** An outcome for each code: a response of some operation that contract tests also drive. */
function waysByCode(hooks: AllHooks): ReadonlyMap<string, Driven> {
  const ways = new Map<string, Driven>();
  for (const outcome of documents.flatMap(outcomesOf).sort(bySize)) {
    const { code, operation, mediaType } = outcome;
    if (code === null || ways.has(code) || '101' in operation.answers || mediaType !== 'application/json')
      continue;
    const way = wayTo(outcome, hooks);
    if ('reach' in way) ways.set(code, { outcome, reach: way.reach });
  }
  return ways;
}

/** Prefers short bodies: one that is too large need not be larger than necessary. */
function bySize(one: Outcome, other: Outcome): number {
  return (one.operation.body?.ceiling ?? 0) - (other.operation.body?.ceiling ?? 0);
}

async function site(t: TestContext): Promise<TestServer> {
  const host = await startCodehost();
  t.after(host.close);
  return startServer(t, {
    config: {
      trusted_proxies: '127.0.0.1',
      proxy_secret: PROXY_SECRET,
      codehost_url: host.url,
      linear_url: `${host.url}/graphql`,
      jira_url: host.url,
    },
  });
}

/** The client's error for the operation's refusal. */
async function refusalOf(
  { app, url }: TestServer,
  { outcome, reach }: Driven,
  place: number,
): Promise<unknown> {
  const { operation, body } = outcome;
  const stage = openStage(app, `10.0.0.${place}`, outcome.mediaType);
  try {
    const asking = await reach(stage, operation);
    const caller = asking.as === undefined ? await somebodyWhoMay(operation, stage) : asking.as;
    const onlyCookie =
      operation.credentials.length > 0 && operation.credentials.every(kind => kind === 'sessionCookie');
    const client = docket({
      url,
      patience: 0,
      ...(caller && !onlyCookie ? { token: caller.token } : {}),
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          ...(asking.bytes ? { body: asking.bytes.content } : {}),
          headers: {
            ...(init?.headers as Record<string, string>),
            ...stage.headers,
            ...(caller && onlyCookie ? { Cookie: `${COOKIE}=${caller.token}` } : {}),
            ...(asking.bytes ? { 'Content-Type': asking.bytes.type } : {}),
            ...asking.headers,
          },
        }),
    });
    const method: unknown = Reflect.get(client, operation.id);
    assert.ok(typeof method === 'function', operation.id);
    return await caught(Reflect.apply(method, client, [partsOf(outcome, asking, body)]) as Promise<unknown>);
  } finally {
    await stage.clear();
  }
}

/** A network that adds headers that `fetch` never sends, unchanged. */
const sending =
  (more: readonly string[]): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = ['Host', url.host, 'Accept', 'application/json', ...more];
      request(url, { method: init?.method, headers, agent: false }, response => {
        const received = new Headers(response.headers as Record<string, string>);
        buffer(response).then(
          body => resolve(new Response(body, { status: response.statusCode ?? 0, headers: received })),
          reject,
        );
      })
        .once('error', reject)
        .end();
    });

async function caught(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    content => ({ answered: content }),
    (error: unknown) => error,
  );
}

/** The contract's example, and its overrides. */
function partsOf({ operation }: Outcome, { path, query, body }: Asking, shown: JsonObject | null) {
  const [shownPath = '', shownQuery = ''] = examplePath(operation).split('?');
  const values = shownPath.slice(1).split('/').map(decodeURIComponent);
  const named = operation.segments.flatMap((segment, index) =>
    typeof segment === 'string' ? [] : [[segment.param, values[index] ?? '']],
  );
  return {
    path: { ...(Object.fromEntries(named) as Record<string, string>), ...path },
    query: query ?? Object.fromEntries(new URLSearchParams(shownQuery)),
    ...((body ?? shown) ? { body: body ?? shown } : {}),
  };
}

/** What is wrong with a refusal of that code; null if it is correct. */
function faultOf(code: RefusalCode, refused: unknown): string | null {
  if (!(refused instanceof Refused)) return JSON.stringify(refused) ?? String(refused);
  if (!refused.is(code)) return `${refused.status} ${String(refused.code)}: ${refused.message}`;
  const { status, headers } = refusals[code];
  if (refused.status !== status) return `status ${refused.status}`;
  if (!sentenceLike(code).test(refused.message)) return refused.message;
  if (!/^[0-9a-f-]{36}$/.test(refused.requestId ?? '')) return `request ${String(refused.requestId)}`;
  const isWait = headers.includes('Retry-After');
  return (refused.retryAfter !== null) === isWait ? null : `wait ${String(refused.retryAfter)}`;
}

test('every refusal of the catalogue is typed, except those that cannot occur', async t => {
  const server = await site(t);
  const ways = waysByCode(allHooks);
  const faults: Record<string, string> = {};
  for (const [place, { code }] of catalogue.entries()) {
    const way = ways.get(code);
    const unrouted = UNROUTED[code];
    if (way) {
      const fault = faultOf(code, await refusalOf(server, way, place));
      if (fault !== null) faults[code] = `${way.outcome.operation.id}: ${fault}`;
    } else if (unrouted) {
      const { method, path, headers = [] } = unrouted;
      const client = docket({ url: server.url, fetch: sending(headers) });
      const refused = await caught(
        client.instance.send({ method, path, body: null, blob: false, keyed: false }, {}, {}),
      );
      const fault = faultOf(code, refused);
      if (fault !== null) faults[code] = fault;
    } else if (ELSEWHERE[code] === undefined) faults[code] = 'nothing provokes it';
  }
  assert.deepEqual(faults, {});
});

test('failures of a server are typed too', async t => {
  const broken = await startServer(t, {
    handlers: {
      getHealth: () => {
        throw new Error('a defect');
      },
      getInstance: () => {
        throw new DatabaseUnavailable(new Error('its file is gone'));
      },
      getMe: () => {
        throw new NoReaderFree();
      },
    },
  });
  const client = docket({ url: broken.url, patience: 0 });
  assert.equal(faultOf('internal', await caught(client.getHealth())), null);
  assert.equal(faultOf('database_unavailable', await caught(client.getInstance())), null);
  const { max } = await cast(broken);
  const busy = docket({ url: broken.url, token: max.token, patience: 0 }).getMe();
  assert.equal(faultOf('server_busy', await caught(busy)), null);
  broken.failures.push(...broken.log.filter(isFailure));
  const reachable = await startServer(t, { config: { public_url: 'https://docket.example' } });
  const { ada } = await cast(reachable);
  const settings = docket({ url: reachable.url, token: ada.token }).updateInstanceSettings({
    body: { web_auto_login: true },
  });
  assert.equal(faultOf('auto_login_unsafe', await caught(settings)), null);
});

test('a refusal of an anonymous visitor has a status and a wait, and no code', async t => {
  const { app, url, log } = await startServer(t);
  const strangers = docket({ url, patience: 0 });
  const read = () => caught(strangers.getPublicProject({ path: { project: 'APP' } }));
  const fieldsOf = (error: unknown) =>
    error instanceof Refused ? [error.status, error.code, error.message, error.retryAfter] : error;
  assert.deepEqual(fieldsOf(await read()), [404, null, 'not found', null]);
  const giveBack = await slotsTaken(app, 'public_requests');
  assert.deepEqual(fieldsOf(await read()), [503, null, 'the server is busy: try again in 2 seconds', 2]);
  const patient = docket({ url }).getPublicProject({ path: { project: 'APP' } });
  await until(
    'the patient stranger was put off',
    () => log.filter(line => line.includes('"status":503')).length > 1,
  );
  giveBack();
  assert.deepEqual(fieldsOf(await caught(patient)), [404, null, 'not found', null]);
});
