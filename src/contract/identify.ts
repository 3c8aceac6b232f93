/** Step: finds out once who calls. */
import { findCaller, openCaller } from '../identity/credentials.ts';
import type { Caller } from '../identity/caller.ts';
import { comesFromHere } from '../identity/auto-login.ts';
import { bearerToken, cookieNamed } from '../identity/presented.ts';
import { COOKIE } from '../identity/sessions.ts';
import { onlyCookieCounts, readsCookie } from '../access/admit.ts';
import { authorityOf } from '../access/authority.ts';
import type { Call } from './call.ts';
import type { Instance } from './instance.ts';

export async function identify(call: Call, instance: Instance): Promise<void> {
  if (call.operation.credentials.length === 0 && call.operation.cookie === null) return;
  call.caller = await callerOf(call, instance);
  if (!call.caller) return;
  const { authz_enforced } = await instance.settings.current();
  call.by = authorityOf(call.operation, call.caller, authz_enforced);
  call.actorId = call.caller.account?.id ?? null;
  call.transport = call.caller.kind === 'session' ? 'web' : 'api';
}

async function callerOf(call: Call, { store, config }: Instance): Promise<Caller | null> {
  const { authorization } = call.headers;
  if (authorization !== undefined && !onlyCookieCounts(call.operation)) {
    const token = bearerToken(call.headers);
    return token ? store.read(read => findCaller(read, token, call.now)) : null;
  }
  const cookie = readsCookie(call.operation) ? cookieNamed(COOKIE, call.headers) : null;
  if (cookie) {
    const caller = await store.read(read => findCaller(read, cookie, call.now));
    if (caller?.kind === 'session') return { ...caller, viaCookie: true };
  }
  return config.auth === 'off' && comesFromHere(call.headers, config) ? store.read(openCaller) : null;
}
