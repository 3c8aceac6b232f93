/** Handles the errors of every connection, from its first byte to its last. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Node removes its listener when a connection changes hands (CONNECT, Upgrade), and an error without a listener ends the
 * process. A failed connection is closed already, so there is nothing to do.
 */
export function surviveConnections(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // A connection can be handed back to the server, and then comes here again.
    if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
  });
}

function ignore(): void {}
