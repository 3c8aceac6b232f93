/** The end of a server: nobody new is let in, what runs may finish, and connections on which nothing runs are closed. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Finishing {
  /** Resolves when all is finished, after `withinMs` at the latest; before that, what is not finished is cut off. */
  finish(withinMs: number): Promise<void>;
}

/** How often connections are looked at that have become idle meanwhile. */
const LOOK_MS = 100;

/** A call that is cut off in the middle of its body ends like any other, and asks the database for its budget. */
const LAST_MS = 250;

/** Call it before the server listens. `callsAtWork` counts those too whose client has hung up. */
export function finishing(server: Server, callsAtWork: () => number): Finishing {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    finish: async withinMs => {
      const deadline = performance.now() + withinMs;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // What becomes idle while it is waited for would keep the server open until its keep-alive ends.
      const looks = setInterval(() => {
        server.closeIdleConnections();
        closeSilent(connections);
      }, LOOK_MS);
      const late = setTimeout(() => server.closeAllConnections(), withinMs - LAST_MS);
      await closed;
      clearInterval(looks);
      clearTimeout(late);
      while (callsAtWork() > 0 && performance.now() < deadline) await pause(LOOK_MS / 10);
    },
  };
}

/** Browsers connect before they have anything to ask; Node takes that for a request that is about to come. */
function closeSilent(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
