/** Requests that are sent behind each other without waiting are answered one by one: only one answer of a connection waits. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node takes off the line whatever comes; who sends so many ahead does not wait for answers at all. */
const AHEAD = 128;

interface Queue {
  last: ServerResponse;
  waiting: number;
}

/** Answers whether there is still somebody to be answered when the turn comes. */
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
  // Node tells it of the answer alone that was being sent.
  if (socket.destroyed) response.emit('close');
  return !socket.destroyed;
}
