/** Limits concurrency: each call takes a slot to begin, and releases it when done. */
import { concurrencies, type ConcurrencyName } from '../generated/operations.ts';
import { Refusal } from '../generated/refusals.ts';
import { OwnPlaces } from '../store/servers/alone.ts';
import type { GiveBack, PlaceKind, Places } from '../store/servers/servers.ts';

export type { GiveBack };

export interface Slots {
  /** Counts and takes a slot in one step, or refuses. */
  take(name: ConcurrencyName): Promise<GiveBack>;
}

/** Some are counted over all servers of the instance; the others protect the process. */
export function openSlots(shared: Places): Slots {
  const own = new OwnPlaces<ConcurrencyName>();
  return {
    take: async name => {
      const { slots, refusal, wait } = concurrencies[name];
      const keys = Array.from({ length: slots }, (_, slot) => slot);
      const giveBack = await (isShared(name) ? shared.take(name, keys) : own.take(name, keys));
      if (!giveBack) throw new Refusal(refusal, wait === null ? {} : { wait });
      return giveBack;
    },
  };
}

function isShared(name: ConcurrencyName): name is ConcurrencyName & PlaceKind {
  return concurrencies[name].counted === 'instance';
}
