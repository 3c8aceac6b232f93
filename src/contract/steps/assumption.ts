/**
 * Optimistic authentication: assumes the cached caller of the same credential, which the first statement of the call
 * verifies. Nothing is sent before that; if the cache was stale, the call is retried.
 */
import type { Caller } from '../../identity/caller.ts';
import {
  callerOfLookup,
  credentialQuery,
  type CredentialLookup,
  type Presented,
} from '../../identity/credentials.ts';
import { Check } from '../../store/checks.ts';
import { Again } from '../again.ts';
import type { Begun } from '../call.ts';
import type { Instance } from '../instance.ts';

/** The credential now belongs to another caller, or to none. */
class Mistaken extends Again {
  constructor() {
    super('The caller is not who was assumed.', false);
  }
}

/** The cached caller, which the call must verify; null if it must not be assumed. */
export function assume(call: Begun, credential: Presented, { cachedLookups }: Instance): Caller | null {
  const found = mayAssume(call) ? cachedLookups.get(credential.hash) : undefined;
  if (found === undefined) return null;
  // Measured: with a reference to the call, every finished call stays in memory until the next full garbage collection.
  const { now } = call;
  const check = new Check({
    asked: read => credentialQuery(read, credential, now),
    judge: answer => {
      if (answer === found.row_json) return;
      cachedLookups.delete(credential.hash);
      throw new Mistaken();
    },
  });
  call.checks.push(check);
  return callerOfLookup(credential, found, now);
}

/** Caches the lookup for the next call. */
export function cacheLookup({ hash }: Presented, found: CredentialLookup, { cachedLookups }: Instance): void {
  cachedLookups.set(hash, found);
}

/** Operations that only read and have no rate limit can be retried without side effects. */
function mayAssume({ operation, isSecondTry, upgradable }: Begun): boolean {
  const { method, document, budget, concurrency } = operation;
  return (
    method === 'GET' &&
    document === 'rest' &&
    budget === null &&
    concurrency === null &&
    !upgradable &&
    !isSecondTry
  );
}
