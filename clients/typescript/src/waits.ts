/** How long to wait after failures in a row. */
import type { Clock } from './clock.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** A random time up to a bound that doubles: what failed for all at once is not retried by all at once. */
export function waitAfter(failures: number, clock: Clock): number {
  return clock.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}
