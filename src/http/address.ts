/** Where a request comes from, and under which address it reaches the server. */
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
    // Checked first: looking a peer up among networks costs more than all the rest.
    if (claimed === undefined && secret === undefined) return peer;
    if (!isTrusted(peer)) return peer;
    const pair = typeof claimed === 'string' && typeof secret === 'string' && isIP(claimed) !== 0;
    return pair && sameSecret(secret, proxy_secret) ? counted(claimed) : null;
  };
}

/** Who is at the other end of the line: the client, or the last proxy before it. */
export function peerOf({ remoteAddress }: Socket): string {
  return counted(remoteAddress ?? '');
}

/** One spelling for each client, in which it is counted; the zone of a link-local address means something only here. */
function counted(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  return plainAddress(bare)?.address ?? bare;
}

function sameSecret(sent: string, configured: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return configured !== undefined && timingSafeEqual(digest(sent), digest(configured));
}

/** The public URL; else the address of the request when its host is a loopback name; else where the server is bound. */
export function issuerOf({ public_url, host, port }: Config, context: Context): string {
  if (public_url !== undefined) return public_url;
  // Host is the caller's text, and this goes into a header and into links: only a name and a port may pass.
  const [requested, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(context.get('Host')) ?? [];
  if (requested !== undefined && isLoopbackHost(name)) return `http://${requested}`;
  const bound = isIP(host) === 6 ? `[${host}]` : host;
  return `http://${bound}:${context.req.socket.localPort ?? port}`;
}
