/** Slots that others have taken. */
import type { ConcurrencyName } from '../src/generated/operations.ts';
import { slotsTaken } from '../test/setting/slots.ts';
import type { Stage } from './stage.ts';

export async function allTaken(stage: Stage, name: ConcurrencyName): Promise<void> {
  const giveBack = await slotsTaken(stage.app, name);
  stage.afterwards(() => {
    giveBack();
    return Promise.resolve();
  });
}
