/** Makes an output of this process fail instead of wait: a write to it never blocks. */
import { constants, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';

/** Sockets whose descriptors are in use; collected, they would close them. */
const held: Socket[] = [];

/** A descriptor of the same output on which a write that would wait fails with EAGAIN. */
export function withoutWaiting(descriptor: number): number {
  // Bigints, because of a fault in Node 20: after the plain stat of a pipe, `realpathSync` no longer resolves symbolic links,
  // and modules of a package that is linked into `node_modules` are not found.
  const output = fstatSync(descriptor, { bigint: true });
  // Writing to a file does not wait for a reader; opened again, it would be written from its beginning.
  if (output.isFile()) return descriptor;
  try {
    // Opened again, other programs that write to the same pipe or terminal keep theirs as it is.
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // A socket cannot be opened again, and other systems have no such path. This sets O_NONBLOCK on the descriptor itself.
    if (output.isSocket() || output.isFIFO())
      held.push(
        new Socket({ fd: descriptor, readable: false, writable: true }).on('error', () => {}).unref(),
      );
    return descriptor;
  }
}
