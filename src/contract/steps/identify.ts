/** Step: finds out who is calling, once per call. */
import {
  callerOfLookup,
  findCaller,
  findCredential,
  openCaller,
  parseCredential,
  type Presented,
} from '../../identity/credentials.ts';
import type { Caller } from '../../identity/caller.ts';
import { comesFromHere } from '../../identity/auto-login.ts';
import { bearerToken, cookieNamed } from '../../identity/presented.ts';
import { COOKIE } from '../../identity/sessions.ts';
import { onlyCookieCounts, readsCookie } from '../../access/admit.ts';
import { authorityOf } from '../../access/authority.ts';
import type { Operation } from '../../generated/operations.ts';
import type { Transport } from '../../store/writing/activity.ts';
import { assume, cacheLookup } from './assumption.ts';
import type { Begun, Identity } from '../call.ts';
import type { Pipeline } from '../pipeline.ts';
import type { Instance } from '../instance.ts';

export function identify(call: Begun, { instance }: Pipeline): Promise<Identity> | Identity {
  const { credentials, cookie } = call.operation;
  if (credentials.length === 0 && cookie === null) return unknownCaller(call.operation, 'api');
  return findOut(call, instance);
}

async function findOut(call: Begun, instance: Instance): Promise<Identity> {
  const caller = await callerOf(call, instance);
  return identityOf(call, caller, caller?.kind === 'session' ? 'web' : 'api');
}

/** The caller that the call acts for. */
export function identityOf(
  { operation, noted }: Begun,
  caller: Caller | null,
  transport: Transport,
): Identity {
  if (caller === null) return unknownCaller(operation, transport);
  const actorId = caller.account?.id ?? null;
  noted.account = actorId;
  noted.caller = caller;
  return { caller, by: authorityOf(operation, caller), actorId, transport };
}

function unknownCaller(operation: Operation, transport: Transport): Identity {
  return { caller: null, by: authorityOf(operation, null), actorId: null, transport };
}

async function callerOf(call: Begun, instance: Instance): Promise<Caller | null> {
  const { store, config } = instance;
  const { authorization } = call.headers;
  if (authorization !== undefined && !onlyCookieCounts(call.operation)) {
    const token = bearerToken(call.headers);
    const credential = token === null ? null : parseCredential(token);
    return credential && (assume(call, credential, instance) ?? (await ask(call, credential, instance)));
  }
  const cookie = readsCookie(call.operation) ? cookieNamed(COOKIE, call.headers) : null;
  if (cookie) {
    const caller = await store.read(read => findCaller(read, cookie, call.now));
    if (caller?.kind === 'session') return { ...caller, viaCookie: true };
  }
  return config.auth === 'off' && comesFromHere(call.headers, config) ? store.read(openCaller) : null;
}

async function ask(call: Begun, credential: Presented, instance: Instance): Promise<Caller | null> {
  const found = await instance.store.read(read => findCredential(read, credential, call.now));
  if (found === null) return null;
  cacheLookup(credential, found, instance);
  return callerOfLookup(credential, found, call.now);
}
