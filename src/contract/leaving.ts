/** Lets long-running work detect that its client is gone. */
import type { Call } from './call.ts';

/** Aborted when the response is sent, or the client has disconnected. */
export function leavingOf(call: Pick<Call, 'whenLeft'>): AbortSignal {
  const leaving = new AbortController();
  call.whenLeft(() => leaving.abort());
  return leaving.signal;
}
