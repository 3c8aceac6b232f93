/**
 * Which credentials an operation accepts, and which kind of user they must belong to. The refusals are chosen in one place.
 */
import type { Credential, Operation } from '../generated/operations.ts';
import { refuse, type Refusal } from '../generated/refusals.ts';
import type { Caller } from '../identity/caller.ts';

/** Whether the caller presented this kind of credential. */
function presents(caller: Caller | null, credential: Credential): boolean {
  if (caller === null) return false;
  switch (credential) {
    case 'session':
      return caller.kind === 'session' && !caller.viaCookie;
    case 'recentSession':
      return caller.kind === 'session' && !caller.viaCookie && caller.recent;
    case 'sessionCookie':
      return caller.kind === 'session' && caller.viaCookie;
    case 'apiKey':
      // With authentication off, a request without a credential counts as an API key, and cannot manage credentials.
      return caller.kind === 'apiKey' || caller.kind === 'open';
    case 'oauthToken':
      return caller.kind === 'oauthToken';
  }
}

/** Whether the session cookie is read: if the operation accepts it, and where it turns a 401 into a 403. */
export function readsCookie(operation: Operation): boolean {
  return (
    operation.cookie !== null ||
    operation.credentials.includes('sessionCookie') ||
    operation.credentials.includes('recentSession')
  );
}

/** Whether the session cookie is the only credential that the operation accepts. */
export function onlyCookieCounts({ credentials }: Operation): boolean {
  return credentials.length > 0 && credentials.every(credential => credential === 'sessionCookie');
}

/** Why the caller's credential is not sufficient; null if it is. */
export function credentialRefusal(operation: Operation, caller: Caller | null): Refusal | null {
  const { credentials, cookie, method } = operation;
  if (credentials.length === 0) return null;
  if (credentials.some(credential => presents(caller, credential))) return null;
  // A 401 would ask for a bearer credential, which does not count here.
  if (onlyCookieCounts(operation)) return refuse.sessionCookieRequired();
  // A page asks users who are not signed in to sign in, whatever other credential they sent.
  if (caller === null || (cookie === 'form' && method === 'GET')) return refuse.unauthenticated();
  if (caller.viaCookie && cookie !== null) return null;
  const onlyRecent = credentials.every(credential => credential === 'recentSession');
  return onlyRecent ? refuse.recentAuthenticationRequired() : refuse.authenticationRequired();
}

/** The rules that need no project: the credential belongs to a user, or to an administrator. */
export function holderRefusal(operation: Operation, caller: Caller | null): Refusal | null {
  const role = operation.access?.role;
  if (role === 'user' && caller?.account === null) return refuse.authenticationRequired();
  if (role === 'admin' && caller?.isAdministrator !== true) return refuse.administratorRequired();
  return null;
}
