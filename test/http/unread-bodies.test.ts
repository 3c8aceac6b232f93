/** Unneeded bodies: within the limit they are drained, beyond it the request is refused and has no effect. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { cast, type Member } from '../setting/cast.ts';
import { refused } from '../setting/refused.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { answersIn, tell, type WireAnswer } from '../setting/wire.ts';

const CEILING = 2 * 1024 * 1024;
const CRLF = '\r\n';

interface Sent {
  readonly line: string;
  readonly token?: string;
  readonly framing: string;
}

function head({ line, token, framing }: Sent, connection = 'close'): string {
  const credential = token === undefined ? [] : [`Authorization: Bearer ${token}`];
  const headers = ['Host: a', `Connection: ${connection}`, ...credential, framing];
  return [`${line} HTTP/1.1`, ...headers, '', ''].join(CRLF);
}

/** A body in chunks, to its end. */
function* chunks(bytes: number): Generator<string> {
  const size = 0x10000;
  for (let left = bytes; left > 0; left -= size) {
    const piece = ' '.repeat(Math.min(size, left));
    yield `${piece.length.toString(16)}${CRLF}${piece}${CRLF}`;
  }
  yield `0${CRLF}${CRLF}`;
}

const CHUNKED = 'Transfer-Encoding: chunked';
const announcing = (bytes: number): string => `Content-Length: ${bytes}`;

/** A server where max has a key that a request could revoke. */
async function withKey(t: TestContext): Promise<{ server: TestServer; max: Member; revoking: string }> {
  const server = await startServer(t);
  const { max } = await cast(server);
  await max.api.POST('/api/auth/keys', { body: { name: 'laptop' } });
  const { data } = await max.api.GET('/api/auth/keys');
  return { server, max, revoking: `DELETE /api/auth/keys/${data?.at(-1)?.id}` };
}

function statusAndCode({ status, body }: WireAnswer): readonly [status: number, code: unknown] {
  return [status, (JSON.parse(body) as { readonly code?: unknown }).code];
}

describe('a body that an operation does not accept', () => {
  for (const [name, framing, sent] of [
    ['announced', announcing(CEILING + 1), () => [' '.repeat(CEILING + 1)]],
    ['chunked', CHUNKED, () => chunks(CEILING + 1)],
  ] as const) {
    test(`is refused past 2 MiB when it is ${name}, and nothing is done`, async t => {
      const { server, max, revoking } = await withKey(t);
      const before = await server.rows();
      const request = [head({ line: revoking, token: max.token, framing }), ...sent()];
      const { answers } = await tell(server.url, request);
      assert.deepEqual(answers.map(statusAndCode), [[413, 'body_too_large']]);
      assert.equal(answers[0]?.headers.get('connection'), 'close');
      assert.equal(await server.rows(), before);
    });
  }

  for (const [name, framing, sent] of [
    ['announced', announcing(CEILING), () => [' '.repeat(CEILING)]],
    ['chunked', CHUNKED, () => chunks(CEILING)],
  ] as const) {
    test(`is skipped up to 2 MiB when it is ${name}`, async t => {
      const { server, max, revoking } = await withKey(t);
      const request = [head({ line: revoking, token: max.token, framing }), ...sent()];
      const { answers } = await tell(server.url, request);
      assert.deepEqual(
        answers.map(({ status, body }) => [status, body]),
        [[200, '{"revoked":true}']],
      );
    });
  }

  test('leaves the connection usable when it was sent in chunks', async t => {
    const { server, max, revoking } = await withKey(t);
    const first = head({ line: revoking, token: max.token, framing: CHUNKED }, 'keep-alive');
    const next = head({ line: 'GET /api/health', framing: announcing(0) });
    const { answers } = await tell(server.url, [first, ...chunks(100_000), next]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
  });

  test('is refused by its announced length before authentication', async t => {
    const { server, revoking } = await withKey(t);
    const { answers } = await tell(server.url, head({ line: revoking, framing: announcing(CEILING + 1) }));
    assert.deepEqual(answers.map(statusAndCode), [[413, 'body_too_large']]);
  });

  test('is not awaited from an anonymous client', async t => {
    const { server, revoking } = await withKey(t);
    const { answers } = await tell(server.url, head({ line: revoking, framing: CHUNKED }));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401],
    );
  });

  test('is not awaited from a client that waits for 100-continue', async t => {
    const { server, max, revoking } = await withKey(t);
    const framing = `${CHUNKED}${CRLF}Expect: 100-continue`;
    const { answers } = await tell(server.url, head({ line: revoking, token: max.token, framing }));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200],
    );
  });

  test('does nothing when it breaks off', async t => {
    const { server, max, revoking } = await withKey(t);
    const accepting = once(server.app.server, 'connection') as Promise<[Socket]>;
    const cut = head({ line: revoking, token: max.token, framing: CHUNKED }) + `5${CRLF}ab`;
    const { answers } = await tell(server.url, cut, { leave: true });
    const [line] = await accepting;
    if (!line.closed) await once(line, 'close');
    assert.deepEqual(answers.map(statusAndCode), [[400, 'malformed_request']]);
    // Any remaining effect would happen before this.
    await max.api.POST('/api/auth/keys', { body: { name: 'desk' } });
    const { data } = await max.api.GET('/api/auth/keys');
    assert.deepEqual(
      data?.map(({ revoked }) => revoked),
      [false, false],
    );
  });

  test('is refused to a common client in so many words', async t => {
    const { server, max, revoking } = await withKey(t);
    const [method = '', path = ''] = revoking.split(' ');
    const large = { method, token: max.token, body: ' '.repeat(CEILING + 1) };
    const { error } = await refused(server, () => raw(server, path, large), 'body_too_large');
    assert.equal(error, 'the request body may be at most 2 MiB');
  });

  test('is refused with the headers that every answer of the operation has', async t => {
    const server = await startServer(t);
    const line = 'GET /public/api/projects/APP';
    const { answers } = await tell(server.url, head({ line, framing: announcing(CEILING + 1) }));
    assert.deepEqual(answers.map(statusAndCode), [[413, undefined]]);
    assert.ok(answers[0]?.headers.get('ratelimit'));
  });
});

describe('the refusal of a large body reaches a client that reads only after it has sent everything', () => {
  const LARGE = 12 * 1024 * 1024;
  for (const [name, line, framing] of [
    ['announced where none is taken', 'DELETE /api/auth/keys/1', announcing(LARGE)],
    ['chunked where none is taken', 'DELETE /api/auth/keys/1', CHUNKED],
    ['announced where one is taken', 'POST /api/auth/keys', announcing(LARGE)],
    ['chunked where one is taken', 'POST /api/auth/keys', CHUNKED],
  ] as const) {
    test(name, async t => {
      const server = await startServer(t);
      const { ada } = await cast(server);
      const framed = `Content-Type: application/json${CRLF}${framing}`;
      const request = head({ line, token: ada.token, framing: framed });
      const body = framing === CHUNKED ? [...chunks(LARGE)].join('') : ' '.repeat(LARGE);
      const answers = answersIn(await deafUntilSent(t, server.url, request + body));
      assert.deepEqual(answers.map(statusAndCode), [[413, 'body_too_large']]);
    });
  }
});

/** Sends all of it, and only then begins to read. */
async function deafUntilSent(t: TestContext, url: string, sent: string): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  t.after(() => socket.destroy());
  socket.pause();
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    socket.write(sent, 'latin1', error => {
      if (error) reject(error);
      else resolve();
    });
  });
  const heard: Buffer[] = [];
  socket.on('data', (piece: Buffer) => heard.push(piece)).resume();
  await once(socket, 'end');
  return Buffer.concat(heard);
}
