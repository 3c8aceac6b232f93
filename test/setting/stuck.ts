/** Clients that do not read. */
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.ts';

/** Until nothing more is sent to them. */
export async function stuck(socket: Socket): Promise<void> {
  let sent = -1;
  await until('the line is full', async () => {
    const before = sent;
    sent = socket.bytesWritten - socket.writableLength;
    await pause(20);
    return socket.writableLength > 0 && sent === before;
  });
}
