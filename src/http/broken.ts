/** Requests that are not valid HTTP, too slow, or have too many headers: most never reach Koa, but all get a response. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context, Next } from 'koa';
import { refusalAnswer } from '../contract/answers/answer.ts';
import { nothingNoted } from '../contract/call.ts';
import type { Config } from '../config/schema.ts';
import { refuse, type Refusal } from '../generated/refusals.ts';
import type { Logger } from '../log/log.ts';
import { itemsOf } from '../text/list.ts';
import { peerOf } from './address.ts';
import { commonHeaders } from './headers.ts';
import { hangUp } from './linger.ts';
import type { Send } from './send.ts';

/** Parser errors other than the grammar. */
const COMPLAINTS: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: refuse.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: refuse.requestTimeout,
};

export const unreadable = (): Refusal => refuse.malformedRequest({ problem: 'it cannot be parsed' });

/** Writes a refusal to the raw socket, and closes it. */
export type RefuseOn = (socket: Duplex, refusal: Refusal) => void;

export function answerBrokenRequests(server: Server, refuseOn: RefuseOn): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The response to the broken request has been written; ignore the rest.
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

/** There is no response object, so the common headers are written by hand. */
export function refusingOn(config: Config, log: Logger): RefuseOn {
  const common = commonHeaders(config);
  return (socket, refusal) => {
    const id = randomUUID();
    const client = socket instanceof Socket ? peerOf(socket) : null;
    // None of these requires a credential, so the client's address is not needed.
    const noted = nothingNoted();
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

/** Refuses what HTTP forbids but the parser accepts: host, credential and expectation must be unambiguous. */
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
  // The parser refuses a last coding that is not chunked; it ignores those before.
  if (itemsOf(request.headers['transfer-encoding']).length > 1)
    return refuse.malformedRequest({ problem: 'its Transfer-Encoding must be chunked' });
  const isUnmet = itemsOf(request.headers.expect).some(one => one.toLowerCase() !== '100-continue');
  return isUnmet ? refuse.expectationFailed() : null;
}

function ambiguous(header: string): Refusal {
  return refuse.malformedRequest({ problem: `it must have exactly one ${header} header` });
}

/** Node drops repetitions from `headers`, and collecting all of them for every request costs too much. */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at];
    if (sent?.length === name.length && sent.toLowerCase() === name) times += 1;
  }
  return times;
}
