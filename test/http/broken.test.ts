/** Requests that no operation can answer are refused with the catalogue's codes, too. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { refusals, type RefusalCode } from '../../src/generated/refusals.ts';
import { sentenceLike } from '../setting/refused.ts';
import { startServer } from '../setting/server.ts';
import { answersIn, tell, type WireAnswer } from '../setting/wire.ts';

const lines = (...all: string[]): string => [...all, '', ''].join('\r\n');

const BROKEN: readonly (readonly [name: string, sent: string, code: RefusalCode])[] = [
  ['no HTTP', lines('hello there'), 'malformed_request'],
  ['a target that is not one', lines('GET a:80 HTTP/1.1', 'Host: a'), 'malformed_request'],
  ['two hosts', lines('GET / HTTP/1.1', 'Host: a', 'Host: b'), 'malformed_request'],
  [
    'a long header',
    lines('GET / HTTP/1.1', 'Host: a', `X-Long: ${'x'.repeat(2 ** 14)}`),
    'headers_too_large',
  ],
  [
    'a body in an unknown coding',
    lines('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked') + lines('0'),
    'malformed_request',
  ],
  ['an expectation', lines('GET / HTTP/1.1', 'Host: a', 'Expect: magic'), 'expectation_failed'],
  ['a tunnel', lines('CONNECT a:443 HTTP/1.1', 'Host: a'), 'method_not_allowed'],
];

function checkRefused({ status, headers, body }: WireAnswer, code: RefusalCode): void {
  const fields = JSON.parse(body) as Readonly<Record<string, string>>;
  assert.deepEqual([status, fields['code']], [refusals[code].status, code]);
  assert.match(fields['error'] ?? '', sentenceLike(code));
  assert.equal(fields['request_id'], headers.get('x-request-id'));
  assert.match(headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/);
  for (const name of refusals[code].headers) assert.ok(headers.get(name.toLowerCase()), name);
  assert.deepEqual([headers.get('content-type'), headers.get('connection')], ['application/json', 'close']);
  assert.deepEqual(
    [headers.get('x-content-type-options'), headers.get('cache-control')],
    ['nosniff', 'no-store'],
  );
  assert.ok(headers.get('content-security-policy')?.startsWith("default-src 'none'"));
  assert.ok(headers.get('date'));
}

describe('a malformed request', () => {
  for (const [name, sent, code] of BROKEN) {
    test(`is refused as ${code} when it is ${name}`, async t => {
      const { url } = await startServer(t);
      const [answer, ...more] = (await tell(url, sent)).answers;
      assert.ok(answer && more.length === 0);
      checkRefused(answer, code);
    });
  }

  test('is in the log with the id of its response', async t => {
    const server = await startServer(t);
    const [answer] = (await tell(server.url, lines('hello there'))).answers;
    const id = answer?.headers.get('x-request-id') ?? '';
    const [line] = server.log.filter(one => one.includes(id));
    const { status, code } = JSON.parse(line ?? '{}') as { readonly status?: number; readonly code?: string };
    assert.deepEqual([id.length, status, code], [36, 400, 'malformed_request']);
  });

  test('is refused as request_timeout when Node stops waiting for it', async t => {
    const { app, url } = await startServer(t);
    const [client, accepted] = await connection(t, app.server, url);
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    // Node looks for late requests twice a minute: the test emits its event.
    app.server.emit('clientError', late, accepted);
    const [heard] = (await once(client, 'data')) as [Buffer];
    const [answer] = answersIn(heard);
    assert.ok(answer);
    checkRefused(answer, 'request_timeout');
  });
});

/** Both ends of an unused connection. */
async function connection(
  t: TestContext,
  server: NodeJS.EventEmitter,
  url: string,
): Promise<[client: Socket, accepted: Socket]> {
  const { hostname, port } = new URL(url);
  const accepting = once(server, 'connection') as Promise<[Socket]>;
  const client = connect({ host: hostname, port: Number(port) });
  t.after(() => client.destroy());
  const [accepted] = await accepting;
  return [client, accepted];
}
