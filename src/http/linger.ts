/** Closes a connection whose client may still be sending: if it were closed immediately, the response would be lost. */
import type { Duplex } from 'node:stream';
import type { Context } from 'koa';
import { isSlow } from './pace.ts';

export function hangUp(socket: Duplex): void {
  socket.end();
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Time to read the response and to stop sending; after that the client is cut off. */
const LINGER_MS = 2_000;

/** An unread body is drained only up to a small size; beyond it, the connection closes with the response. */
export function leaveUnreadBody({ req, res }: Context): void {
  if (req.complete || req.readableEnded) return;
  const announced = Number(req.headers['content-length'] ?? Number.NaN);
  // A client that waited for `100 Continue` and did not get it may send another request instead.
  const isComing = req.headers.expect === undefined;
  if (announced <= DRAINED_BYTES && isComing && !req.destroyed && !isSlow(req)) {
    req.resume();
    return;
  }
  res.setHeader('Connection', 'close');
  // Node calls this when the response is sent; its own version would close the connection immediately.
  req.socket.destroySoon = () => hangUp(req.socket);
}

const DRAINED_BYTES = 65_536;
