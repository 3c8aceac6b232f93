/** Ends a connection whose client may still be sending: cut at once, the line would lose the answer with it. */
import type { Duplex } from 'node:stream';

export function hangUp(socket: Duplex): void {
  socket.end();
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Time to read the answer and to stop; who uses it up without leaving is cut off. */
const LINGER_MS = 2_000;
