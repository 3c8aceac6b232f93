/** The end of a server: nobody new is let in, what runs may finish, and connections on which nothing runs are closed. */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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
  const connections = openConnections(server);
  const answers = openAnswers(server);
  closeOnlyWhatIsSent(server, answers.all);
  return {
    finish: async withinMs => {
      const deadline = performance.now() + withinMs;
      const closed = once(server, 'close');
      answers.beLast();
      server.close();
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

function openConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection that wishes for another protocol comes back here.
    if (connections.has(socket)) return;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

interface OpenAnswers {
  readonly all: ReadonlySet<ServerResponse>;
  /** From now on answers say that their connection ends with them. */
  beLast(): void;
}

function openAnswers(server: Server): OpenAnswers {
  const all = new Set<ServerResponse>();
  let areLast = false;
  for (const asked of ['request', 'checkContinue', 'checkExpectation'])
    server.prependListener(asked, (_request: IncomingMessage, response: ServerResponse) => {
      if (areLast) response.shouldKeepAlive = false;
      all.add(response);
      response.once('close', () => all.delete(response));
    });
  return {
    all,
    beLast: () => {
      areLast = true;
      for (const response of all) response.shouldKeepAlive = false;
    },
  };
}

/** Node takes a connection for idle whose answer is written to the end and not sent yet, and would cut it off there. */
function closeOnlyWhatIsSent(server: Server, answers: ReadonlySet<ServerResponse>): void {
  const close = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (![...answers].some(isBeingSent)) close();
  };
}

function isBeingSent({ writableEnded, writableFinished }: ServerResponse): boolean {
  return writableEnded && !writableFinished;
}

/** Browsers connect before they have anything to ask; Node takes that for a request that is about to come. */
function closeSilent(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
