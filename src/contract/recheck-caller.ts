/**
 * Checks the caller once more inside the change, where the operation manages credentials or the instance.
 * A sign-out-everywhere that commits while a request waits for the writer must win: otherwise that request could mint
 * a credential that survives it.
 */
import { credentialRefusal, holderRefusal } from '../access/admit.ts';
import { refuse } from '../generated/refusals.ts';
import { findCallerAgain } from '../identity/credentials.ts';
import type { Store } from '../store/store.ts';
import type { Call } from './call.ts';

export function recheckingCaller(call: Call, store: Store): Store {
  const { operation, caller } = call;
  const managing = operation.access?.role === 'admin' || !operation.credentials.includes('oauthToken');
  if (!managing || caller === null) return store;
  return {
    ...store,
    write: (origin, act) =>
      store.write(origin, async work => {
        const now = await findCallerAgain(work, caller, call.now);
        // Pages ask for no credential, and still act for a caller who sent one.
        if (now === null) throw refuse.unauthenticated();
        const refusal = credentialRefusal(operation, now) ?? holderRefusal(operation, now);
        if (refusal) throw refusal;
        return act(work);
      }),
  };
}
