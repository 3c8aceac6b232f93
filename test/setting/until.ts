/** Waits for what other processes and sockets bring about. */
import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than anything takes, also on a machine that does much else. */
const PATIENCE = 4_000;
const EACH_MS = 5;

export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if (await isSo()) return;
    await pause(EACH_MS);
  }
  throw new Error(`it never came about that ${what}`);
}
