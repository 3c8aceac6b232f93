/** The folder of the account that runs the program. */
import { homedir } from 'node:os';

/** An account without an entry in the system, as in a container, has none. */
export function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return '/';
  }
}
