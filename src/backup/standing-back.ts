/** Yields to request handling while a backup runs. */
import { constants, platform, setPriority } from 'node:os';

/** On Linux, priority is per thread and inherited by the threads it starts; elsewhere it would affect the server too. */
export function standBack(): void {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
