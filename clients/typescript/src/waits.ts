/** The wait after consecutive failures. */
import type { Clock } from './clock.ts';

export const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** A random time up to a limit that doubles, so that clients that failed together do not retry together. */
export function waitAfter(failures: number, clock: Clock): number {
  return clock.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}
