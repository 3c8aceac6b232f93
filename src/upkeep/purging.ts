/** Background job: purges what has been in the trash too long, at the start and every six hours. */
import type { Instance } from '../contract/instance.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import { hasExpired, purge } from '../tracker/trash/purge.ts';
import { repeating, type Repeating } from './repeating.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

export function purging(instance: Instance, report: (error: unknown) => void): Repeating {
  return repeating(SIX_HOURS_MS, signal => purgeExpired(instance, signal), report);
}

/** Purges in small changes, so that other writes do not wait long; a retention of 0 days keeps everything. */
export async function purgeExpired(
  { config, store, clock }: Instance,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (config.trash_days === 0) return;
  const now = clock();
  const until = stamp(secondsAfter(now, -config.trash_days * DAY));
  let mayHaveMore = await store.read(read => hasExpired(read, until));
  while (mayHaveMore && !signal.aborted) {
    mayHaveMore = await store.write({ now, transport: 'system', actorId: null }, work => purge(work, until));
  }
}
