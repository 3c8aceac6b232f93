/** Stops a server: accepts no new connections, lets running requests finish, and closes idle connections. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAnswers } from './open-answers.ts';

export interface Finishing {
  /**
   * Resolves when all is finished, after `withinMs` at the latest; unfinished requests are then cut off. Idle connections stay
   * open for `idleMs`: a client that is about to use one learns from the response that it is the last.
   */
  finish(withinMs: number, idleMs?: number): Promise<void>;
}

/** The interval of the search for connections that have become idle. */
const LOOK_MS = 100;

/** A call that is cut off in the middle of its body still ends normally, and settles its budget in the database. */
const LAST_MS = 250;

/** Call it before the server listens. `callsAtWork` also counts calls whose client has disconnected. */
export function finishing(server: Server, answers: OpenAnswers, callsAtWork: () => number): Finishing {
  const connections = openConnections(server);
  let mayCloseIdle = true;
  closeOnlyWhatIsSent(server, answers.all, () => mayCloseIdle);
  return {
    finish: async (withinMs, idleMs = 0) => {
      const deadline = performance.now() + withinMs;
      const closed = once(server, 'close');
      answers.beLast();
      mayCloseIdle = idleMs === 0;
      server.close();
      const idle = setTimeout(() => {
        mayCloseIdle = true;
      }, idleMs);
      // A connection that becomes idle now would keep the server open until its keep-alive ends.
      const looks = setInterval(() => {
        server.closeIdleConnections();
        closeSilent(connections);
      }, LOOK_MS);
      const late = setTimeout(() => server.closeAllConnections(), withinMs - LAST_MS);
      await closed;
      clearInterval(looks);
      clearTimeout(late);
      clearTimeout(idle);
      while (callsAtWork() > 0 && performance.now() < deadline) await pause(LOOK_MS / 10);
    },
  };
}

function openConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection that asks for another protocol comes back here.
    if (connections.has(socket)) return;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Node counts a connection as idle once its response is written, even if it is not sent yet, and would cut it off. */
function closeOnlyWhatIsSent(
  server: Server,
  answers: Iterable<ServerResponse>,
  mayClose: () => boolean,
): void {
  const close = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (mayClose() && ![...answers].some(isBeingSent)) close();
  };
}

function isBeingSent({ writableEnded, writableFinished }: ServerResponse): boolean {
  return writableEnded && !writableFinished;
}

/** Browsers connect before they have a request; Node takes that for the beginning of one. */
function closeSilent(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
