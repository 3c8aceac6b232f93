/** Aborts work whose client has disconnected, so that others get the place. */
import { refuse } from '../generated/refusals.ts';

/** The client is gone and does not receive this refusal. */
export function refuseLeft(leaving: AbortSignal): void {
  if (leaving.aborted) throw refuse.internal();
}
