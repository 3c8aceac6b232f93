/** What is being made for somebody is given up when they leave: nobody waits for it, and others may want the place. */
import { refuse } from '../generated/refusals.ts';

/** Nobody hears this refusal. */
export function refuseLeft(leaving: AbortSignal): void {
  if (leaving.aborted) throw refuse.internal();
}
