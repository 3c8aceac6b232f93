/** Requests that are not HTTP, or too slow, or with too many headers: they never reach Koa and still get an answer. */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';

const ANSWERS: Readonly<Record<string, readonly [status: string, code: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    'the request headers are too large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'the request did not arrive in time'],
};

const MALFORMED = ['400 Bad Request', 'malformed_request', 'the request is not valid HTTP'] as const;

export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, code, sentence] = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const request_id = randomUUID();
    const body = JSON.stringify({ error: sentence, code, request_id });
    const head = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${request_id}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}
