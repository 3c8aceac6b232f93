/** A socket without a library: raw frames, for what no client would send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import type { TestServer } from './server.ts';

export interface SocketLine {
  readonly line: Socket;
  /** The code in the close frame of the server; null when the connection ended without one. */
  readonly closed: Promise<number | null>;
}

/** A wait in a test never takes this long. */
const NEVER_MS = 20_000;

class NothingCame extends Error {
  override name = 'NothingCame';
}

/** Completes the handshake, reads, and stays silent. */
export async function openLine(
  t: TestContext,
  server: Pick<TestServer, 'url'>,
  token: string,
): Promise<SocketLine> {
  const { line, rest } = await shakeHands(t, server, token);
  return {
    line,
    closed: closeCode(line, rest).catch((error: unknown) => {
      if (error instanceof NothingCame) throw error;
      // A connection that was cut off.
      return null;
    }),
  };
}

/** Completes the handshake, and then reads nothing. */
export async function openDeafLine(
  t: TestContext,
  server: Pick<TestServer, 'url'>,
  token: string,
): Promise<Socket> {
  const { line } = await shakeHands(t, server, token);
  return line.pause();
}

async function shakeHands(t: TestContext, { url }: Pick<TestServer, 'url'>, token: string) {
  const { hostname, port } = new URL(url);
  const line = connect({ host: hostname, port: Number(port) });
  t.after(() => line.destroy());
  line.on('error', () => {});
  line.setTimeout(NEVER_MS, () => line.destroy(new NothingCame()));
  line.write(handshake(`${hostname}:${port}`, token));
  const heard: unknown[] = await once(line, 'data');
  const [head, rest] = splitHead(heard[0]);
  if (!head.startsWith('HTTP/1.1 101 ')) throw new Error(`no socket was opened: ${head}`);
  return { line, rest };
}

function handshake(host: string, token: string): string {
  return [
    'GET /api/events/ws HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    `Cookie: svc_token=${token}`,
    '\r\n',
  ].join('\r\n');
}

function splitHead(piece: unknown): [head: string, rest: Buffer] {
  if (!Buffer.isBuffer(piece)) throw new TypeError('the line has no encoding');
  const end = piece.indexOf('\r\n\r\n');
  return [piece.subarray(0, end).toString('latin1'), piece.subarray(end + 4)];
}

/** Server frames are short and unmasked: two bytes, and as many as the second says. */
async function closeCode(line: Socket, first: Buffer): Promise<number | null> {
  let heard = first;
  for await (const piece of line) {
    if (Buffer.isBuffer(piece)) heard = Buffer.concat([heard, piece]);
    for (
      let [kind, length] = heard;
      length !== undefined && heard.length >= 2 + length;
      [kind, length] = heard
    ) {
      if (kind === 0x88) return heard.readUInt16BE(2);
      heard = heard.subarray(2 + length);
    }
  }
  return null;
}

/** Frame opcodes, with the FIN bit. */
export const TEXT = 0x81;
export const TEXT_BEGINS = 0x01;
export const CONTINUED = 0x00;
export const CONTINUED_TO_END = 0x80;
export const PING = 0x89;

/** A frame as clients send it: masked with zeros, so that it is readable. */
export function frame(kind: number, payload: string | Buffer): Buffer {
  const bytes = Buffer.from(payload);
  return Buffer.concat([frameHead(kind, bytes.length), Buffer.alloc(4), bytes]);
}

/** Only the head, which may announce a missing payload. */
export function frameHead(kind: number, length: number): Buffer {
  if (length < 126) return Buffer.from([kind, 0x80 | length]);
  if (length < 65_536) return Buffer.from([kind, 0x80 | 126, length >> 8, length & 255]);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([Buffer.from([kind, 0x80 | 127]), long]);
}
