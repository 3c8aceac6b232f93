/** For work that takes long: whether anybody still waits for its answer. */
import type { Call } from './call.ts';

/** Aborted when the answer has left, or the client has. */
export function leavingOf(call: Pick<Call, 'whenLeft'>): AbortSignal {
  const leaving = new AbortController();
  call.whenLeft(() => leaving.abort());
  return leaving.signal;
}
