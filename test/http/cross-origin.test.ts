/** Cross-origin requests: configured origins may read responses with credentials; others may not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { startServer } from '../setting/server.ts';

const OURS = 'https://board.example';
const config = { allowed_origins: `${OURS},https://other.example` };

const PREFLIGHT = {
  'Access-Control-Request-Method': 'PATCH',
  'Access-Control-Request-Headers': 'authorization,content-type',
};

function granted({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
}

test('a configured origin may read responses, with credentials and the useful headers', async t => {
  const server = await startServer(t, { config });
  const { ada } = await cast(server);
  const response = await fetch(`${server.url}/api/auth/me`, {
    headers: { Origin: OURS, Authorization: `Bearer ${ada.token}` },
  });
  const { 'access-control-expose-headers': exposed = '', ...others } = granted(response);
  assert.deepEqual(others, {
    'access-control-allow-origin': OURS,
    'access-control-allow-credentials': 'true',
  });
  for (const name of ['X-Request-Id', 'Retry-After', 'x-comment-has-more', 'Content-Disposition'])
    assert.ok(exposed.split(',').includes(name), name);
});

test('a refusal can be read from a configured origin too', async t => {
  const server = await startServer(t, { config });
  const response = await fetch(`${server.url}/api/auth/me`, { headers: { Origin: OURS } });
  assert.deepEqual([response.status, granted(response)['access-control-allow-origin']], [401, OURS]);
});

test('a preflight of a configured origin is handled before the contract', async t => {
  const server = await startServer(t, { config });
  const response = await fetch(`${server.url}/api/auth/me`, {
    method: 'OPTIONS',
    headers: { Origin: OURS, ...PREFLIGHT },
  });
  assert.equal(response.status, 204);
  assert.deepEqual(granted(response), {
    'access-control-allow-origin': OURS,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET,HEAD,PUT,POST,PATCH,DELETE',
    'access-control-allow-headers':
      'Authorization,Content-Type,Range,If-None-Match,Idempotency-Key,MCP-Protocol-Version,Mcp-Method,Mcp-Name,Mcp-Session-Id,Last-Event-ID',
    'access-control-max-age': '600',
  });
});

test('a preflight has the headers of every response', async t => {
  const server = await startServer(t, { config });
  const { headers } = await fetch(`${server.url}/api/auth/me`, {
    method: 'OPTIONS',
    headers: { Origin: OURS, ...PREFLIGHT },
  });
  assert.match(headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/);
  assert.deepEqual(
    [headers.get('x-content-type-options'), headers.get('x-frame-options')],
    ['nosniff', 'DENY'],
  );
});

for (const origin of [
  'https://evil.example',
  'http://board.example',
  `${OURS}:8443`,
  `${OURS}.evil.example`,
  'null',
]) {
  test(`the origin ${origin} is granted nothing`, async t => {
    const server = await startServer(t, { config });
    const plain = await fetch(`${server.url}/api/health`, { headers: { Origin: origin } });
    const asked = await fetch(`${server.url}/api/health`, {
      method: 'OPTIONS',
      headers: { Origin: origin, ...PREFLIGHT },
    });
    assert.deepEqual([granted(plain), granted(asked)], [{}, {}]);
  });
}

test('no origin is granted access where none is configured', async t => {
  const server = await startServer(t);
  const response = await fetch(`${server.url}/api/health`, { headers: { Origin: OURS } });
  assert.deepEqual(granted(response), {});
});

test('caches distinguish the responses for different origins', async t => {
  const server = await startServer(t, { config });
  for (const headers of [{ Origin: OURS }, { Origin: 'https://evil.example' }, {}]) {
    const response = await fetch(`${server.url}/api/health`, { headers });
    assert.match(response.headers.get('vary') ?? '', /\borigin\b/i);
  }
});
