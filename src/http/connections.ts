/** Listens for the errors of every connection, from its first byte to its last. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Node takes its own listener away when a connection changes hands (CONNECT, Upgrade), and an error without a listener ends
 * the process. A connection that failed is closed already, so there is nothing to do about it here.
 */
export function surviveConnections(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // A connection can be handed back to the server, and then comes here again.
    if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
  });
}

function ignore(): void {}
