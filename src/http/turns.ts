/** Handles pipelined requests one at a time, so that each connection has only one waiting response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node parses whatever arrives; a client with more waiting requests is cut off. */
const AHEAD = 128;

interface Queue {
  last: ServerResponse;
  waiting: number;
}

/** Resolves when it is the request's turn, with false if the client is gone. */
export function turns(): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | true {
  const queues = new WeakMap<Socket, Queue>();
  return ({ socket }, response) => {
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, { last: response, waiting: 0 });
      return true;
    }
    const { last } = queue;
    queue.last = response;
    return last.closed ? true : waitFor(last, queue, socket, response);
  };
}

async function waitFor(
  last: ServerResponse,
  queue: Queue,
  socket: Socket,
  response: ServerResponse,
): Promise<boolean> {
  queue.waiting += 1;
  if (queue.waiting > AHEAD) socket.destroy();
  await new Promise<void>(resolve => {
    last.once('close', resolve);
  });
  queue.waiting -= 1;
  // Node closes only the response that was being sent.
  if (socket.destroyed) response.emit('close');
  return !socket.destroyed;
}
