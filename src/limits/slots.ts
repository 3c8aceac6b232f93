/** How many may do the same at once: each takes a slot to begin, and gives it back when done. */
import { concurrencies, type ConcurrencyName } from '../generated/operations.ts';
import { Refusal } from '../generated/refusals.ts';

/** Gives the slot back; calling it twice changes nothing. */
export type GiveBack = () => void;

export interface Slots {
  /** Counts and takes a slot in one step, or refuses. */
  take(name: ConcurrencyName): GiveBack;
}

/** Counted in memory: what runs ends with the process. */
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
