/** What runs by itself: at the start and every six hours, what has been in the trash for too long is purged. */
import type { Instance } from '../contract/instance.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import { hasExpired, purge } from '../tracker/trash/purge.ts';
import type { Upkeep } from './hourly.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

export interface Purging extends Upkeep {
  /** Resolves when the first run has ended, whether it succeeded or not. */
  readonly first: Promise<void>;
}

/** A run that fails is reported, and tried again in six hours. */
export function purging(instance: Instance, report: (error: unknown) => void): Purging {
  const stopping = new AbortController();
  const run = (): Promise<void> =>
    purgeExpired(instance, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) report(error);
    });
  const first = run();
  const timer = setInterval(() => void run(), SIX_HOURS_MS);
  timer.unref();
  return {
    first,
    stop: () => {
      stopping.abort();
      clearInterval(timer);
    },
  };
}

/** Purges in small changes, so that nobody waits long behind it; a retention of 0 days keeps everything. */
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
