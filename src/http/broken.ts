/** Requests that are not HTTP, or too slow, or with too many headers: most never reach Koa, and all get an answer. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context, Next } from 'koa';
import { refusalAnswer } from '../contract/answers/answer.ts';
import type { Config } from '../config/schema.ts';
import { refuse, type Refusal } from '../generated/refusals.ts';
import type { Logger } from '../log/log.ts';
import { itemsOf } from '../text/list.ts';
import { peerOf } from './address.ts';
import { commonHeaders } from './headers.ts';
import { hangUp } from './linger.ts';
import type { Send } from './send.ts';

/** What the parser complains about, where it is not the grammar. */
const COMPLAINTS: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: refuse.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: refuse.requestTimeout,
};

export const unreadable = (): Refusal => refuse.malformedRequest({ problem: 'it cannot be parsed' });

/** Refuses on the bare connection, and hangs up. */
export type RefuseOn = (socket: Duplex, refusal: Refusal) => void;

export function answerBrokenRequests(server: Server, refuseOn: RefuseOn): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Whatever follows a broken request is no better, and the answer is on its way.
    if (socket.writableEnded) return;
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuseOn(socket, (COMPLAINTS[error.code ?? ''] ?? unreadable)());
  });
}

export function tunnelRefused(): Refusal {
  return refuse.methodNotAllowed({
    method: 'CONNECT',
    allow: 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  });
}

/** There is no response object to write to, so what every answer says is written by hand. */
export function refusingOn(config: Config, log: Logger): RefuseOn {
  const common = commonHeaders(config);
  return (socket, refusal) => {
    const id = randomUUID();
    const client = socket instanceof Socket ? peerOf(socket) : null;
    // None of these asks for a credential, so where one comes from need not be known.
    const noted = { account: null, code: null };
    const { status, headers, body } = refusalAnswer({ id, issuer: () => '', noted }, null, refusal);
    const all = {
      ...common,
      ...headers,
      'Content-Length': Buffer.byteLength(body),
      'X-Request-Id': id,
      Date: new Date().toUTCString(),
      Connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    hangUp(socket);
    log.info({ request_id: id, client, status, code: refusal.code }, 'invalid request');
  };
}

/** What HTTP forbids and the parser lets pass: the host, the credential and the expectation must be unambiguous. */
export function refuseAmbiguous(send: Send) {
  return (context: Context, next: Next): Promise<void> => {
    const refusal = ambiguity(context.req);
    if (refusal === null) return next();
    context.set('Connection', 'close');
    return send.refusal(context, refusal);
  };
}

function ambiguity(request: IncomingMessage): Refusal | null {
  const hosts = timesSent(request, 'host');
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return ambiguous('Host');
  if (timesSent(request, 'authorization') > 1) return ambiguous('Authorization');
  // The parser itself refuses a last coding that is not chunked; it overlooks those before.
  if (itemsOf(request.headers['transfer-encoding']).length > 1)
    return refuse.malformedRequest({ problem: 'its Transfer-Encoding must be chunked' });
  const isUnmet = itemsOf(request.headers.expect).some(one => one.toLowerCase() !== '100-continue');
  return isUnmet ? refuse.expectationFailed() : null;
}

function ambiguous(header: string): Refusal {
  return refuse.malformedRequest({ problem: `it must have exactly one ${header} header` });
}

/** Node drops repetitions from `headers`, and sorting all of them out for every request costs too much. */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at];
    if (sent?.length === name.length && sent.toLowerCase() === name) times += 1;
  }
  return times;
}
