/** The handshake of the socket: checks the caller and takes a seat. */
import { createHash } from 'node:crypto';
import type { Headers } from '../contract/call.ts';
import { answer, type Handler } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import { accountOf } from '../identity/caller.ts';
import { findCallerAgain } from '../identity/credentials.ts';
import { isWelcomeOrigin } from '../identity/origin.ts';
import { hasItem } from '../text/list.ts';

export const openEvents: Handler<'openEvents'> = async ({ caller, call, store, instance }) => {
  const { headers, upgradable, id } = call;
  const { credentialId } = caller;
  if (credentialId === null) throw refuse.sessionCookieRequired();
  if (!isWelcomeOrigin(headers, instance.config)) throw refuse.socketOriginRefused();
  if (!hasItem(headers.upgrade, 'websocket')) throw refuse.upgradeRequired();
  const key = handshakeKey(headers);
  if (key === null || !upgradable) throw refuse.handshakeMalformed();
  const guest = { userId: accountOf(caller).id, sessionId: credentialId, client: call.address };
  await instance.seats.take({ requestId: id, ...guest });
  // A socket receives no event from before it was opened.
  await instance.store.caughtUp();
  // From here on, a sign-out everywhere finds the seat and closes it; an earlier one is detected here.
  const still = await store.read(read => findCallerAgain(read, caller, call.now));
  if (still === null) throw refuse.sessionCookieRequired();
  return answer(101, null, {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Accept': acceptOf(key),
  });
};

/** The key of a handshake of version 13: sixteen bytes in Base64. */
function handshakeKey(headers: Headers): string | null {
  const { 'sec-websocket-key': key, 'sec-websocket-version': version } = headers;
  return version === '13' && typeof key === 'string' && /^[+/0-9A-Za-z]{22}==$/.test(key) ? key : null;
}

/** Proves that the key was read. RFC 6455 prescribes the constant. */
function acceptOf(key: string): string {
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
}
