/** Requests as forwarded by a reverse proxy: from this machine, for a client elsewhere. */

const SECRET = 'the secret of the proxy and the server';

/** Settings of a server that trusts this machine as a proxy. */
export const behindProxy = { trusted_proxies: '127.0.0.1', proxy_secret: SECRET };

/** The pair of headers with the client's address. */
export function clientAt(address: string) {
  return { 'X-Svc-Client-IP': address, 'X-Svc-Proxy-Secret': SECRET };
}
