/** The folder of the person who runs the program. */
import { homedir } from 'node:os';

/** `HOME` first, as shells do. An account without an entry in the system, as in a container, has none. */
export function homeFolder(env: NodeJS.ProcessEnv): string {
  try {
    return env['HOME'] || homedir();
  } catch {
    return '/';
  }
}
