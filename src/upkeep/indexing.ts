/** What runs by itself: right after commits, and once at the start, the index of searches catches up with the texts. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '../contract/instance.ts';
import { catchUp, finishRebuilding } from '../search/rebuild.ts';
import type { Upkeep } from './repeating.ts';

/** Texts that change within this time go into the index together, which costs a fraction of each alone. */
const GATHERING_MS = 1_000;

/** Other processes change texts too, and not every change is an event. */
const LOOKING_MS = 30_000;

/** A run that fails is reported, and tried again with the next change: until then searches look through what is due. */
export function indexing(instance: Instance, report: (error: unknown) => void): Upkeep {
  const { files, clock } = instance;
  // Whoever listens to the store's requests later has nothing to hear here.
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
    if (gathering) return;
    gathering = true;
    await pause(GATHERING_MS, undefined, { ref: false, signal }).catch(() => undefined);
    gathering = false;
    await reporting(() => catchUp(store, origin, signal));
  };
  void reporting(async () => {
    // The rows of an instance that is older than its search, or what a kill left of a rebuild.
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
