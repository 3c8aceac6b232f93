/** Background job: runs the backfills of migrations at the start. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Instance } from '../contract/instance.ts';
import { fillSome, isUnfilled } from './fillings.ts';
import { HOUR_MS } from './hourly.ts';
import { repeating, type Repeating } from './repeating.ts';

export function filling(instance: Instance, report: (error: unknown) => void): Repeating {
  return repeating(HOUR_MS, signal => fill(instance, signal), report);
}

/** In small changes, so that other writes do not wait long; until a row is filled, its old column is read. */
async function fill({ store, clock }: Instance, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await store.read(isUnfilled))) {
    await store.write({ now: clock(), transport: 'system', actorId: null }, fillSome);
    await nextTurn();
  }
}
