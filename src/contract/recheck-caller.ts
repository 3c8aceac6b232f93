/**
 * Checks the caller once more inside the change, or the view, where the operation manages credentials or the instance.
 * A sign-out-everywhere that commits while a request waits for the writer must win: otherwise that request could mint
 * a credential that survives it.
 */
import { credentialRefusal, holderRefusal } from '../access/admit.ts';
import { refuse } from '../generated/refusals.ts';
import { findCallerAgain } from '../identity/credentials.ts';
import type { Read } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import type { Call } from './call.ts';

export function recheckingCaller(call: Call, store: Store): Store {
  const { operation, caller } = call;
  const managing = operation.access?.role === 'admin' || !operation.credentials.includes('oauthToken');
  if (!managing || caller === null) return store;
  const recheck = async (read: Read): Promise<void> => {
    const now = await findCallerAgain(read, caller, call.now);
    // Pages ask for no credential, and still act for a caller who sent one.
    if (now === null) throw refuse.unauthenticated();
    const refusal = credentialRefusal(operation, now) ?? holderRefusal(operation, now);
    if (refusal) throw refusal;
  };
  return {
    ...store,
    write: (origin, act) =>
      store.write(origin, async work => {
        await recheck(work);
        return act(work);
      }),
    snapshot: act =>
      store.snapshot(async read => {
        await recheck(read);
        return act(read);
      }),
  };
}
