/** Ends a connection whose client may still be sending: cut at once, the line would lose the answer with it. */
import type { Duplex } from 'node:stream';
import type { Context } from 'koa';
import { isSlow } from './pace.ts';

export function hangUp(socket: Duplex): void {
  socket.end();
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Time to read the answer and to stop; a client that is still there after it is cut off. */
const LINGER_MS = 2_000;

/** An unread body must not be drained without end: past a small size, the connection closes with the response. */
export function leaveUnreadBody({ req, res }: Context): void {
  if (req.complete || req.readableEnded) return;
  const announced = Number(req.headers['content-length'] ?? Number.NaN);
  // A client that waited to be asked for the body and was not may send another request in its place.
  const isComing = req.headers.expect === undefined;
  if (announced <= DRAINED_BYTES && isComing && !req.destroyed && !isSlow(req)) {
    req.resume();
    return;
  }
  res.setHeader('Connection', 'close');
  // Node calls this when the answer has left; its own version would cut the line.
  req.socket.destroySoon = () => hangUp(req.socket);
}

const DRAINED_BYTES = 65_536;
