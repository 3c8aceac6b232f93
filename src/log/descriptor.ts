/** Makes an output of this process non-blocking: a write fails instead of waiting. */
import { constants, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';

/** Keeps sockets alive whose descriptors are in use: garbage collection would close them. */
const held: Socket[] = [];

/** A descriptor of the same output on which a write that would block fails with EAGAIN. */
export function withoutWaiting(descriptor: number): number {
  // Bigints, because of a bug in Node 20: after a plain stat of a pipe, `realpathSync` no longer resolves symbolic links,
  // and modules of a package that is linked into `node_modules` are not found.
  const output = fstatSync(descriptor, { bigint: true });
  // Writing to a file never waits for a reader; opened again, it would be written from its beginning.
  if (output.isFile()) return descriptor;
  try {
    // Opened again, so that other programs writing to the same pipe or terminal are not affected.
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
