/** Limits concurrency on the instance: each call takes a slot to begin, and releases it when done. */
import { concurrencies, type ConcurrencyName } from '../generated/operations.ts';
import { Refusal } from '../generated/refusals.ts';

/** Releases the slot; calling it twice has no further effect. */
export type GiveBack = () => void;

export interface Slots {
  /** Counts and takes a slot in one step, or refuses. */
  take(name: ConcurrencyName): GiveBack;
}

/** Counted in memory: running calls end with the process. */
export function openSlots(): Slots {
  const taken = new Map<ConcurrencyName, number>();
  const count = (name: ConcurrencyName): number => taken.get(name) ?? 0;
  return {
    take: name => {
      const { slots, refusal, wait } = concurrencies[name];
      if (count(name) >= slots) throw new Refusal(refusal, wait === null ? {} : { wait });
      taken.set(name, count(name) + 1);
      let isHeld = true;
      return () => {
        if (isHeld) taken.set(name, count(name) - 1);
        isHeld = false;
      };
    },
  };
}
