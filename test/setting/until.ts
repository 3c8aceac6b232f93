/** Waits for effects of other processes and sockets. */
import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than any wait, even on a busy machine. */
const PATIENCE = 4_000;
const EACH_MS = 5;

export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  eachMs = EACH_MS,
): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if (await isSo()) return;
    await pause(eachMs);
  }
  throw new Error(`it never came about that ${what}`);
}

/** The same for what takes up to a minute: looks less often. */
export function untilLater(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  return until(what, isSo, LATER_MS);
}

const LATER_MS = 50;
