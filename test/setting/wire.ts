/** Raw connections: requests that no client would write, and every response until the server disconnects. */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface WireAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Exchange {
  readonly answers: readonly WireAnswer[];
  /** How many bytes of the request were accepted before the server disconnected. */
  readonly sent: number;
}

/** What is sent: bytes at once, or an endless series of pieces with backpressure. */
export type Sent = string | Uint8Array | Iterable<string | Uint8Array>;

/** Sends, and reads until the server closes the connection; `leave` closes our side after the last byte. */
export async function tell(url: string, sent: Sent, { leave = false } = {}): Promise<Exchange> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const heard: Buffer[] = [];
  socket.on('data', (piece: Buffer) => heard.push(piece));
  // A reset after the response stops a client that continues sending.
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => {
    socket.once('end', resolve);
    socket.once('close', resolve);
  });
  await once(socket, 'connect');
  await Promise.race([pour(socket, sent), closed]);
  if (leave) socket.end();
  await closed;
  const bytes = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return { answers: answersIn(Buffer.concat(heard)), sent: bytes };
}

async function pour(socket: Socket, sent: Sent): Promise<void> {
  const pieces = typeof sent === 'string' || sent instanceof Uint8Array ? [sent] : sent;
  for (const piece of pieces) {
    if (socket.destroyed || socket.readableEnded) return;
    if (!socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
  }
}

/** The responses in order, delimited by Content-Length and chunks. */
export function answersIn(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = [];
  let rest = bytes;
  for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = new Map(
      lines.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const status = Number(first.split(' ')[1]);
    const after = rest.subarray(end + 4);
    const [body, used] = headers.has('transfer-encoding')
      ? chunksOf(after)
      : [
          after.subarray(0, Number(headers.get('content-length') ?? 0)),
          Number(headers.get('content-length') ?? 0),
        ];
    answers.push({ status, headers, body: body.toString('utf8') });
    rest = after.subarray(used);
  }
  return answers;
}

function chunksOf(bytes: Buffer): [body: Buffer, used: number] {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = bytes.indexOf('\r\n', at);
    const size = line < 0 ? 0 : Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    if (size === 0) return [Buffer.concat(pieces), line < 0 ? bytes.length : line + 4];
    pieces.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
