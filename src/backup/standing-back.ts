/** Yields to request handling while a backup runs. */
import { constants, platform, setPriority } from 'node:os';

/** On Linux a thread has a priority of its own, which those that it starts inherit; elsewhere it would be the server's too. */
export function standBack(): void {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
