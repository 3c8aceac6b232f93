/** Requests that are not HTTP, or too slow, or with too many headers: most never reach Koa, and all get an answer. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context, Next } from 'koa';
import { hangUp } from './linger.ts';
import type { Send } from './send.ts';

const ANSWERS: Readonly<Record<string, readonly [status: string, code: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    'the request headers are too large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'the request did not arrive in time'],
};

const MALFORMED = ['400 Bad Request', 'malformed_request', 'the request is not valid HTTP'] as const;
const TUNNEL = ['405 Method Not Allowed', 'method_not_allowed', 'this server is no proxy'] as const;

export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // What follows a broken request is no better, and the answer is on its way.
    if (socket.writableEnded) return;
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, ANSWERS[error.code ?? ''] ?? MALFORMED);
  });
  server.on('connect', (_request, socket) => {
    refuse(socket, TUNNEL, ['Allow: GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS']);
  });
}

/** Hangs up on a request whose target is none. */
export function refuseMalformed(socket: Duplex): void {
  refuse(socket, MALFORMED);
}

function refuse(
  socket: Duplex,
  [status, code, sentence]: readonly [string, string, string],
  headers: readonly string[] = [],
): void {
  const request_id = randomUUID();
  const body = JSON.stringify({ error: sentence, code, request_id });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${request_id}`,
    'Connection: close',
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  hangUp(socket);
}

/** What HTTP forbids and the parser lets pass: who is asked, who asks, and what is expected must be plain. */
export function refuseAmbiguous(send: Send) {
  return (context: Context, next: Next): Promise<void> => {
    const problem = ambiguity(context.req);
    if (problem === null) return next();
    const request_id = context.state['id'] as string;
    const body = JSON.stringify({ error: problem.error, code: 'malformed_request', request_id });
    const headers = { 'Content-Type': 'application/json', Connection: 'close' };
    return send.answer(context, { status: problem.status, headers, body });
  };
}

function ambiguity(request: IncomingMessage): { status: number; error: string } | null {
  const hosts = timesSent(request, 'host');
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1'))
    return { status: 400, error: 'the request must have one Host header' };
  if (timesSent(request, 'authorization') > 1)
    return { status: 400, error: 'the request has more than one Authorization header' };
  const { expect } = request.headers;
  if (expect?.split(',').some(one => one.trim().toLowerCase() !== '100-continue'))
    return { status: 417, error: 'the only expectation that is met is 100-continue' };
  return null;
}

/** Node forgets repetitions in `headers`, and sorting all of them out for every request costs too much. */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at];
    if (sent?.length === name.length && sent.toLowerCase() === name) times += 1;
  }
  return times;
}
