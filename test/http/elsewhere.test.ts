/** Hostile requests: malformed targets, endless texts, slow senders, and cross-site requests. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { tell } from '../setting/wire.ts';

const asking = (target: string, lines: readonly string[]): string =>
  [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');

test('a target that is not a URL gets 400, and the server continues', async t => {
  const server = await startServer(t);
  for (const target of ['http://[', 'http://[::1', 'http://a b/', 'ftp://127.0.0.1/api/health']) {
    const { answers } = await tell(server.url, asking(target, ['Host: 127.0.0.1']));
    assert.equal(answers[0]?.status, 400, target);
  }
  assert.equal((await server.as().GET('/api/health', { parseAs: 'text' })).response.status, 200);
});

test('a whole address is understood as its path', async t => {
  const server = await startServer(t);
  for (const target of ['http://127.0.0.1/api/health', 'http://[::1]:80/api/health?x=1']) {
    const { answers } = await tell(server.url, asking(target, ['Host: 127.0.0.1']));
    assert.equal(answers[0]?.body, 'ok', target);
  }
});

test('a text of quotes that never ends is read once', async t => {
  const server = await startServer(t);
  // With quadratic cost this would take hours.
  const body = `"${'\\"'.repeat(500_000)}`;
  const headers = { 'Content-Type': 'application/json' };
  const { response } = await raw(server, '/api/auth/login', { method: 'POST', headers, body });
  assert.equal(response.status, 400);
});

async function openFrom(server: TestServer, lines: readonly string[]): Promise<number> {
  const { answers } = await tell(server.url, asking('/api/instance/settings', lines));
  return answers[0]?.status ?? 0;
}

test('with authentication off, a page from another origin is anonymous', async t => {
  const server = await startServer(t, { config: { auth: 'off' } });
  const host = new URL(server.url).host;
  assert.equal(await openFrom(server, [`Host: ${host}`]), 200);
  assert.equal(await openFrom(server, ['Host: localhost:1']), 200);
  assert.equal(await openFrom(server, [`Host: ${host}`, `Origin: http://${host}`]), 200);
  assert.equal(await openFrom(server, [`Host: ${host}`, 'Origin: http://evil.example']), 401);
  assert.equal(await openFrom(server, ['Host: evil.example']), 401);
  assert.equal(await openFrom(server, ['Host: localhost.evil.example']), 401);
});

test('a page from another origin cannot sign anyone in without a password', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  await ada.api.PATCH('/api/instance/settings', { body: { web_auto_login: true } });
  const login = (lines: readonly string[]) =>
    tell(server.url, asking('/api/auth/auto-login', ['Content-Length: 0', ...lines]).replace('GET', 'POST'));
  assert.equal((await login(['Host: evil.example'])).answers[0]?.status, 403);
  assert.equal((await login(['Host: localhost', 'Origin: http://evil.example'])).answers[0]?.status, 403);
  assert.equal((await login(['Host: localhost'])).answers[0]?.status, 200);
});

test('a body that arrives late is counted when it has arrived', async t => {
  const server = await startServer(t);
  await cast(server);
  const body = JSON.stringify({ identity: 'ada', password: 'wrong' });
  const { hostname, port } = new URL(server.url);
  const slow = connect({ host: hostname, port: Number(port) });
  await once(slow, 'connect');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  slow.write(
    [...head, `Content-Length: ${body.length}`, 'Connection: close', '', body.slice(0, -1)].join('\r\n'),
  );
  // The server has received the request, and read the clock, before the window opens.
  await server.as().GET('/api/instance');
  server.clock.advance(120);
  const wrong = () => server.as().POST('/api/auth/login', { body: { identity: 'ada', password: 'wrong' } });
  for (let times = 0; times < 5; times++) await wrong();
  slow.write(body.slice(-1));
  let heard = '';
  for await (const piece of slow) heard += String(piece);
  assert.match(heard, /sign_in_throttled/);
  await refused(server, wrong, 'sign_in_throttled');
});

test('the placeholder address of an account cannot be taken by another', async t => {
  const server = await startServer(t);
  const { ada, sam } = await cast(server);
  const body = { email: 'newhire@local' };
  await refused(server, () => sam.api.PATCH('/api/auth/me', { body }), 'user_taken');
  const made = await ada.api.POST('/api/users', { body: { username: 'newhire', password: 'twelve bytes' } });
  assert.equal(made.data?.email, 'newhire@local');
});
