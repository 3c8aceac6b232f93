/** Code hosts that refuse, fail, break off, never end, or redirect: the caller's error, and that nothing is written. */
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { test, type TestContext } from 'node:test';
import { Refusal, type RefusalCode } from '../../src/generated/refusals.ts';
import { refuse } from '../../src/generated/refusals.ts';
import { pagesOf } from '../../src/transfer/imports/github/pages.ts';
import { Peer } from '../../src/transfer/imports/peer.ts';
import {
  codehost,
  listed,
  send,
  type Asked,
  type HostedIssue,
  type Repository,
} from '../setting/codehost.ts';
import { listening } from '../setting/documents-of-clients.ts';
import { refused } from '../setting/refused.ts';
import { world } from '../setting/world.ts';

type Instead = NonNullable<Repository['instead']>;

/** A host, and what an import from it is refused as. */
async function failing(t: TestContext, repository: Partial<Repository> = {}) {
  const host = await codehost(t, repository);
  const { server, max, app } = await world(t, { config: { codehost_url: host.url } });
  server.clock.stop();
  const fails = (code: RefusalCode, token?: string) => {
    const body = { repo: 'harbour/app', ...(token === undefined ? {} : { token }) };
    const sent = { params: { path: { id: app } }, body };
    return refused(server, () => max.api.POST('/api/projects/{id}/import/codehost', sent), code);
  };
  return { host, server, fails, max, app };
}

const always =
  (status: number, body: unknown, headers: Record<string, string> = {}): Instead =>
  (_asked, response) => {
    send(response, status, body, headers);
    return true;
  };

test('a refusal of the host is reported with our refusal code', async t => {
  const { host, fails } = await failing(t);
  const cases: readonly (readonly [Instead, RefusalCode, string?])[] = [
    [always(404, { message: 'Not Found' }), 'codehost_repository_unknown'],
    [always(401, { message: 'Bad credentials' }), 'codehost_token_refused', 'wrong'],
    [always(403, { message: 'Resource not accessible' }), 'codehost_token_refused', 'weak'],
    [always(403, { message: 'Forbidden' }), 'codehost_failed'],
    [always(410, { message: 'Issues are disabled' }), 'codehost_failed'],
    [always(500, 'oops'), 'codehost_failed'],
    [always(503, { message: 'Unicorn!' }), 'codehost_failed'],
    [always(204, ''), 'codehost_failed'],
  ];
  for (const [instead, code, token] of cases) {
    host.repository.instead = instead;
    await fails(code, token);
  }
});

test('a rate limit is refused with the wait, in every form that the host uses', async t => {
  const { host, server, fails } = await failing(t);
  const inSeconds = (seconds: number) => Math.floor(server.clock.now().getTime() / 1000) + seconds;
  const none = { 'x-ratelimit-remaining': '0' };
  const cases: readonly (readonly [number, string, Record<string, string>, number])[] = [
    [429, '', { 'retry-after': '17' }, 17],
    [403, '', { 'retry-after': '90' }, 90],
    [403, '', { 'retry-after': new Date(inSeconds(30) * 1000).toUTCString() }, 30],
    [403, '', { ...none, 'x-ratelimit-reset': String(inSeconds(600)) }, 600],
    [403, '', { ...none, 'x-ratelimit-reset': String(inSeconds(-5)) }, 1],
    [403, 'You have exceeded a secondary rate limit.', {}, 60],
    [429, '', { ...none, 'x-ratelimit-reset': 'soon' }, 60],
    [429, '', { 'retry-after': '999999999' }, 86_400],
  ];
  for (const [status, message, headers, wait] of cases) {
    host.repository.instead = always(status, { message }, headers);
    const { response } = await fails('codehost_throttled', 'known');
    assert.equal(response.headers.get('retry-after'), String(wait));
  }
});

/** The first page as it is, then something else. */
const afterOne = (rest: Instead): Instead => {
  let count = 0;
  return (asked, response) => ((count += 1) > 1 ? rest(asked, response) : false);
};

const THREE: HostedIssue[] = [
  { number: 1, below: [{ body: 'a' }] },
  { number: 2, below: [{ body: 'b' }] },
  { number: 3 },
];

test('nothing is written by a run that fails in the middle', async t => {
  const { host, fails } = await failing(t, { issues: THREE, perPage: 1 });
  for (const [rest, code] of [
    [always(500, ''), 'codehost_failed'],
    [always(404, ''), 'codehost_failed'],
    [always(429, ''), 'codehost_throttled'],
    [always(200, '[{"number":'), 'codehost_failed'],
  ] as const) {
    host.repository.instead = afterOne(rest);
    await fails(code);
  }
});

const brokenOff =
  (head: Record<string, string>): Instead =>
  (_asked, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...head });
    response.write('[{"number": 1,', () => response.destroy());
    return true;
  };

test('an answer that breaks off, or is something else than a list, is a failure of the host', async t => {
  const { host, fails } = await failing(t);
  const hangingUp: Instead = (_asked, response) => {
    response.destroy();
    return true;
  };
  for (const instead of [
    hangingUp,
    brokenOff({ 'Content-Length': '4096' }),
    brokenOff({ 'Transfer-Encoding': 'chunked' }),
    brokenOff({ Connection: 'close' }),
    always(200, '<!doctype html><p>Sign in'),
    always(200, '{"message": "fine"}'),
    always(200, 'null'),
    always(200, ''),
    always(200, '[null]'),
    always(200, '[[]]'),
  ]) {
    host.repository.instead = instead;
    await fails('codehost_failed');
  }
});

test('a field of another type than it should have is a failure of the host', async t => {
  const { host, fails } = await failing(t);
  for (const changes of [
    { number: '1' },
    { number: 0 },
    { number: 1.5 },
    { number: null },
    { title: null },
    { title: 7 },
    { title: ' ' },
    { title: '\0' },
    { body: {} },
    { body: 3 },
    { state: 'merged' },
    { state: null },
    { labels: {} },
    { labels: [7] },
    { labels: [{ name: null }] },
    { labels: [''] },
    { assignees: 'grace' },
    { created_at: 'yesterday' },
    { created_at: 5 },
    { updated_at: '2026-99-01T00:00:00Z' },
  ]) {
    host.repository.instead = always(200, [{ ...listed({ number: 1 }), ...changes }]);
    await fails('codehost_failed');
  }
  for (const comment of [
    null,
    { body: 7 },
    { body: 'x', user: 'grace' },
    { body: 'x', user: { login: '' } },
  ]) {
    host.repository.instead = afterOne(always(200, [comment]));
    host.repository.issues = [{ number: 1, comments: 1 }];
    await fails('codehost_failed');
  }
});

test('an item larger than our limits is too large', async t => {
  const { host, fails } = await failing(t);
  for (const changes of [
    { title: 'é'.repeat(501) },
    { body: 'x'.repeat(2_097_153) },
    { labels: [{ name: 'x'.repeat(101) }] },
    { labels: Array.from({ length: 501 }, (_, place) => `label ${place}`) },
  ]) {
    host.repository.instead = always(200, [{ ...listed({ number: 1 }), ...changes }]);
    await fails('import_too_large');
  }
  delete host.repository.instead;
  host.repository.issues = [{ number: 1, below: [{ body: 'é'.repeat(131_073) }] }];
  await fails('import_too_large');
});

test('text that cannot be stored is stored as near as can be', async t => {
  const { host, max, app } = await failing(t);
  host.repository.issues = [
    { number: 1, title: 'Half \ud83d and\0 more', body: '\0\udc00', created_at: '0000-01-01T00:00:00Z' },
    { number: 2, created_at: '9999-12-31T23:59:59Z' },
  ];
  const path = { id: app };
  const { data } = await max.api.POST('/api/projects/{id}/import/codehost', {
    params: { path },
    body: { repo: 'harbour/app' },
  });
  assert.equal(data?.issues_created, 2);
  const query = { project_id: app };
  const { data: issues } = await max.api.GET('/api/issues', { params: { query } });
  assert.deepEqual(
    issues?.map(({ title, description }) => [title, description]),
    [
      ['Half \ufffd and more', '\ufffd'],
      ['Issue 2', ''],
    ],
  );
  assert.equal(issues?.[0]?.created_at, '1970-01-01 00:00:00');
});

/** Ten thousand small issues, made as they are asked for. */
function issuesUpTo(count: number): Instead {
  return ({ url }, response) => {
    const at = Number(url.searchParams.get('page') ?? 1);
    const from = (at - 1) * 100;
    const page = Array.from({ length: Math.min(100, count - from) }, (_, place) =>
      listed({ number: from + place + 1 }),
    );
    const next = new URL(url);
    next.searchParams.set('page', String(at + 1));
    send(response, 200, page, from + 100 < count ? { Link: `<${next.href}>; rel="next"` } : {});
    return true;
  };
}

test('more issues, comments or text than an import accepts are refused', async t => {
  const { host, fails } = await failing(t);
  host.repository.instead = issuesUpTo(10_001);
  assert.match((await fails('import_too_large')).error, /10000 issues/);
  delete host.repository.instead;
  host.repository.issues = [{ number: 1, below: Array.from({ length: 1001 }, () => ({ body: 'x' })) }];
  assert.match((await fails('import_too_large')).error, /1000 comments/);
});

test('of an answer that does not end, eight mebibytes are read', async t => {
  const { host, fails } = await failing(t);
  let closed = 0;
  host.repository.instead = (_asked, response) => {
    response.on('close', () => (closed += 1));
    response.writeHead(200, { 'Content-Type': 'application/json' });
    endless(response, '[');
    return true;
  };
  assert.match((await fails('import_too_large')).error, /8388608 bytes/);
  host.repository.instead = (_asked, response) => {
    response.on('close', () => (closed += 1));
    response.writeHead(500);
    endless(response, 'x');
    return true;
  };
  await fails('codehost_failed');
  assert.equal(closed, 2);
});

/** Writes as long as the client reads. */
function endless(response: ServerResponse, text: string): void {
  const piece = Buffer.from(text.repeat(64 * 1024));
  const write = (): void => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
}

/** A host as it is asked, without an instance around it. */
function asked(url: string, patienceMs?: number): Promise<readonly unknown[]> {
  const peer = new Peer({
    url,
    headers: { Authorization: 'Bearer secret' },
    clock: () => new Date(),
    signal: new AbortController().signal,
    refusalOf: refuse.codehostFailed,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  const all = async () => {
    const items: unknown[] = [];
    for await (const page of pagesOf(peer, new URL(`${url}/repos/harbour/app/issues`))) items.push(...page);
    return items;
  };
  return all().finally(() => peer.close());
}

const isFailure = (error: unknown): boolean => error instanceof Refusal && error.code === 'codehost_failed';

test('a response that trickles, or never starts, is abandoned', async t => {
  const trickling: Instead = (_asked, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const drop = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drop));
    return true;
  };
  for (const instead of [trickling, () => true]) {
    const { url } = await codehost(t, { instead });
    await assert.rejects(asked(url, 200), isFailure);
  }
});

test('a list with a cyclic or endless paging ends', async t => {
  const linking =
    (to: (url: URL) => string): Instead =>
    ({ url }, response) => {
      send(response, 200, [], { Link: `<${to(url)}>; rel="next"` });
      return true;
    };
  const turning = linking(url => `${url.pathname}?page=${url.searchParams.get('page') === '2' ? 3 : 2}`);
  let count = 0;
  for (const [instead, most] of [
    [linking(url => url.href), 1],
    [turning, 3],
    [linking(url => `${url.pathname}?page=${(count += 1)}`), 2000],
  ] as const) {
    const host = await codehost(t, { instead });
    await assert.rejects(asked(host.url), isFailure);
    assert.equal(host.asked.length, most);
  }
});

test('a link is understood in all the ways that it may be written', async t => {
  for (const [link, follows] of [
    ['<?page=2>; rel="next"', true],
    ['<?page=9>; rel="prev", <?page=2>; rel=next', true],
    ['<?page=9>; title="a, b; rel=next"; rel="last", <?page=2>; rel="start next"', true],
    ['<?page=2>; REL="NEXT"', true],
    ['<?page=2>; rel="nextish"', false],
    ['<?page=2>; title="rel=next"', false],
    ['<http://[>; rel="next"', false],
    ['?page=2; rel="next"', false],
    [`${'<'.repeat(5000)}${'; a'.repeat(3000)}`, false],
  ] as const) {
    const instead: Instead = ({ url }, response) => {
      const isFirst = !url.searchParams.has('page');
      send(response, 200, [isFirst ? 1 : url.search], isFirst ? { Link: link } : {});
      return true;
    };
    const { url } = await codehost(t, { instead });
    assert.deepEqual(await asked(url), follows ? [1, '?page=2'] : [1], link);
  }
});

/** Something inside that must not be asked; it counts who connects. */
async function inside(t: TestContext) {
  const connections = { count: 0 };
  const server = createServer();
  server.on('connection', socket => {
    connections.count += 1;
    socket.destroy();
  });
  return { port: await listening(t, server), connections };
}

test('a redirect or a link to another host is not followed', async t => {
  const { port, connections } = await inside(t);
  const redirecting =
    (location: string): Instead =>
    (_asked, response) => {
      response.writeHead(302, { Location: location }).end();
      return true;
    };
  for (const place of [
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `http://localhost:${port}/repos/harbour/app/issues`,
    `http://[::1]:${port}/`,
    `//127.0.0.1:${port}/`,
    `http://0x7f000001:${port}/`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://code.host.example/repos/harbour/app/issues',
    'http://[',
  ]) {
    for (const instead of [redirecting(place), always(200, [], { Link: `<${place}>; rel="next"` })]) {
      const { url } = await codehost(t, { instead });
      const ends = asked(url);
      // An invalid URL is not a link.
      if (place === 'http://[') await ends.catch((error: unknown) => assert.ok(isFailure(error)));
      else await assert.rejects(ends, isFailure, place);
    }
  }
  assert.equal(connections.count, 0);
});

test('a redirect within the host is followed with the token, and not for ever', async t => {
  const moved: Instead = ({ url }, response) => {
    if (url.pathname !== '/repos/harbour/app/issues') return false;
    response.writeHead(301, { Location: `/repos/harbour/renamed/issues${url.search}` }).end();
    return true;
  };
  const host = await codehost(t, { instead: moved, name: 'harbour/renamed', issues: [{ number: 1 }] });
  assert.equal((await asked(host.url)).length, 1);
  assert.deepEqual(
    host.asked.map(({ headers }: Asked) => headers.authorization),
    ['Bearer secret', 'Bearer secret'],
  );
  let turns = 0;
  const turning: Instead = (_asked, response) => {
    response.writeHead(307, { Location: `/turn/${(turns += 1)}` }).end();
    return true;
  };
  const other = await codehost(t, { instead: turning });
  await assert.rejects(asked(other.url), isFailure);
  assert.ok(other.asked.length < 10);
  const lost = await codehost(t, { instead: always(302, '') });
  await assert.rejects(asked(lost.url), isFailure);
});

test('a host that is not there is a failure of the host', async t => {
  const { port } = await inside(t);
  await assert.rejects(asked('http://no-such-host.invalid'), isFailure);
  await assert.rejects(asked(`http://127.0.0.1:${port}`), isFailure);
});
