/** Sends a long response in pieces, as fast as the client reads: little of it is buffered in the connection. */
import { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';

/** Anything longer is sent in pieces of this length. */
export const PIECE = 65_536;

/** The bytes that a response keeps in memory until its end has been sent. */
const held = new WeakMap<ServerResponse, number>();

export function bytesHeld(response: ServerResponse): number {
  return held.get(response) ?? 0;
}

export function sendInPieces(context: Context): void {
  const body: unknown = context.body;
  if (!(typeof body === 'string' || Buffer.isBuffer(body)) || body.length <= PIECE) return;
  const length = Buffer.byteLength(body);
  held.set(context.res, length);
  context.body = pieces(body);
  context.length = length;
}

/** The same without Koa and streams, once the head is written. */
export function endInPieces(response: ServerResponse, body: Uint8Array): void {
  held.set(response, body.length);
  let at = 0;
  const goOn = (): void => {
    while (at < body.length && !response.destroyed) {
      const hasRoom = response.write(body.subarray(at, at + PIECE));
      at += PIECE;
      if (!hasRoom) {
        response.once('drain', goOn);
        return;
      }
    }
    response.end();
  };
  goOn();
}

function pieces(body: string | Buffer): Readable {
  let at = 0;
  return new Readable({
    highWaterMark: PIECE,
    read() {
      const end = endOfPiece(body, at);
      this.push(at === body.length ? null : piece(body, at, end));
      at = end;
    },
  });
}

function piece(body: string | Buffer, at: number, end: number): Buffer {
  return typeof body === 'string' ? Buffer.from(body.slice(at, end)) : body.subarray(at, end);
}

/** Never between the two halves of a surrogate pair. */
function endOfPiece(body: string | Buffer, at: number): number {
  const end = Math.min(at + PIECE, body.length);
  if (typeof body !== 'string' || end === body.length) return end;
  return (body.charCodeAt(end) & 0xfc00) === 0xdc00 ? end - 1 : end;
}
