/** The address of the client, and the URL under which the request reached the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import type { Context } from 'koa';
import { addressMatcher, plainAddress } from '../config/addresses.ts';
import { isLoopbackHost } from '../config/safety.ts';
import type { Config } from '../config/schema.ts';

export type AddressOf = (context: Context) => string | null;

/** The client's address; null when a trusted proxy forwards one without its secret. */
export function clientAddress({ trusted_proxies, proxy_secret }: Config): AddressOf {
  const isTrusted = addressMatcher(trusted_proxies ?? []);
  return ({ req }) => {
    const peer = peerOf(req.socket);
    const { 'x-svc-client-ip': claimed, 'x-svc-proxy-secret': secret } = req.headers;
    // Checked first: matching a peer against networks costs more than all the rest.
    if (claimed === undefined && secret === undefined) return peer;
    if (!isTrusted(peer)) return peer;
    const pair = typeof claimed === 'string' && typeof secret === 'string' && isIP(claimed) !== 0;
    return pair && sameSecret(secret, proxy_secret) ? canonicalAddress(claimed) : null;
  };
}

/** The other end of the connection: the client, or the last proxy. */
export function peerOf({ remoteAddress }: Socket): string {
  return canonicalAddress(remoteAddress ?? '');
}

/** The canonical form in which a client is counted; the zone of a link-local address is only meaningful here. */
function canonicalAddress(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  return plainAddress(bare)?.address ?? bare;
}

function sameSecret(sent: string, configured: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return configured !== undefined && timingSafeEqual(digest(sent), digest(configured));
}

/** The public URL; otherwise the URL of the request if its host is a loopback name; otherwise the bound address. */
export function issuerOf({ public_url, host, port }: Config, context: Context): string {
  if (public_url !== undefined) return public_url;
  // Host comes from the caller and is used in a header and in links, so only a name and a port are accepted.
  const [requested, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(context.get('Host')) ?? [];
  if (requested !== undefined && isLoopbackHost(name)) return `http://${requested}`;
  const bound = isIP(host) === 6 ? `[${host}]` : host;
  return `http://${bound}:${context.req.socket.localPort ?? port}`;
}
