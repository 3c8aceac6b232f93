/** The address of the client, and the URL under which the request reached the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import type { Context } from 'koa';
import { addressMatcher, plainAddress } from '../config/addresses.ts';
import { isLoopbackHost } from '../config/safety.ts';
import type { Config } from '../config/schema.ts';

export type AddressOf = (context: Context) => string | null;

/**
 * The client's address; null when a trusted proxy forwards one without its secret. Proxies that have no secret are believed in
 * `X-Forwarded-For`, and others not at all.
 */
export function clientAddress(config: Config): AddressOf {
  const { trusted_proxies, proxy_secret, proxy_secret_previous } = config;
  const isTrusted = addressMatcher(trusted_proxies);
  const secrets = [proxy_secret, proxy_secret_previous].filter(secret => secret !== undefined);
  const believesForwarded = trusted_proxies.length > 0 && proxy_secret === undefined;
  return ({ req }) => {
    const peer = peerOf(req.socket);
    const { 'x-svc-client-ip': claimed, 'x-svc-proxy-secret': secret } = req.headers;
    // Checked first: matching a peer against networks costs more than all the rest.
    if (claimed === undefined && secret === undefined) {
      const forwarded = believesForwarded ? req.headers['x-forwarded-for'] : undefined;
      return forwarded !== undefined && isTrusted(peer) ? forwardedAddress(forwarded, peer, isTrusted) : peer;
    }
    if (!isTrusted(peer)) return peer;
    const pair = typeof claimed === 'string' && typeof secret === 'string' && isIP(claimed) !== 0;
    return pair && secrets.some(one => sameSecret(secret, one)) ? canonicalAddress(claimed) : null;
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

/** More hops than any request passes. */
const MOST_HOPS = 32;

/** The last address that no trusted proxy has; what is before it may be invented. An entry that is no address ends the search. */
function forwardedAddress(
  header: string | string[],
  peer: string,
  isTrusted: (address: string) => boolean,
): string {
  const hops = String(header).split(',').slice(-MOST_HOPS).reverse();
  let last = peer;
  for (const hop of hops) {
    const address = addressOfHop(hop.trim());
    if (address === null) return last;
    last = address;
    if (!isTrusted(address)) return address;
  }
  return last;
}

/** Some proxies write a port after the address, which is in brackets for IPv6. */
function addressOfHop(hop: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::[0-9]{1,5})?|([0-9.]+)(?::[0-9]{1,5})?)$/.exec(hop) ?? [];
  const address = bracketed ?? plain ?? hop;
  return isIP(address) === 0 ? null : canonicalAddress(address);
}

/** In the same time, wherever they differ. */
export function sameSecret(sent: string, configured: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(configured));
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
