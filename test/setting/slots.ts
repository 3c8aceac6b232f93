/** Slots of limited operations, taken by the test. */
import type { App } from '../../src/app.ts';
import { concurrencies, type ConcurrencyName } from '../../src/generated/operations.ts';
import { Refusal } from '../../src/generated/refusals.ts';

/** Takes this many slots, or all; returns how to give them back. */
export async function slotsTaken(
  { instance: { slots } }: Pick<App, 'instance'>,
  name: ConcurrencyName,
  many = concurrencies[name].slots,
): Promise<() => void> {
  const taken: (() => void)[] = [];
  const giveBack = (): void => {
    for (const one of taken) one();
  };
  try {
    while (taken.length < many) taken.push(await slots.take(name));
    return giveBack;
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Whether all slots, or this many, are free. */
export async function areFree(
  app: Pick<App, 'instance'>,
  name: ConcurrencyName,
  many?: number,
): Promise<boolean> {
  try {
    (await slotsTaken(app, name, many))();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
