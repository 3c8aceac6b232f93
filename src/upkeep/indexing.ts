/** Background job: updates the search index, right after commits and once at the start. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '../contract/instance.ts';
import { catchUp, finishRebuilding } from '../search/rebuild.ts';
import type { Upkeep } from './repeating.ts';

/** Texts that change within this time are indexed together, which costs a fraction of each alone. */
const GATHERING_MS = 1_000;

/** Other processes change texts too, and not every change is an event. */
const LOOKING_MS = 30_000;

/** A failed run is reported, and retried with the next change: until then searches scan the texts that are due. */
export function indexing(instance: Instance, report: (error: unknown) => void): Upkeep {
  const { files, clock } = instance;
  // A copy, so that later listeners on the store do not receive these requests.
  const store = { ...instance.store };
  const stopping = new AbortController();
  const { signal } = stopping;
  let gathering = false;
  const origin = () => ({ now: clock(), transport: 'system', actorId: null }) as const;
  const reporting = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!signal.aborted) report(error);
    }
  };
  const gather = async (): Promise<void> => {
    if (gathering || signal.aborted) return;
    gathering = true;
    await pause(GATHERING_MS, undefined, { ref: false, signal }).catch(() => undefined);
    gathering = false;
    await reporting(() => catchUp(store, origin, signal));
  };
  void reporting(async () => {
    // The rows of an instance that is older than its search index, or an interrupted rebuild.
    await finishRebuilding({ store, files, origin, signal });
  });
  store.onCommit(() => void gather());
  const timer = setInterval(() => void gather(), LOOKING_MS);
  timer.unref();
  return {
    stop: () => {
      stopping.abort();
      clearInterval(timer);
    },
  };
}
