/** Signing in without a password: only where nobody but the people of one machine or one private network can come by. */
import { isLoopbackHost, isPrivateOrLoopbackUrl } from '../config/safety.ts';
import type { Config } from '../config/schema.ts';
import type { Settings } from './settings.ts';

type Reach = Pick<Config, 'host' | 'public_url'>;

/** Whether strangers may be able to reach the instance. */
export function isReachable({ host, public_url }: Reach): boolean {
  return !isLoopbackHost(host) || (public_url !== undefined && !isPrivateOrLoopbackUrl(public_url));
}

/**
 * Whether a request without a credential was meant by whoever sits here. A page from elsewhere reaches a loopback
 * server through the visitor's browser: under a name of its own that leads here, or with its own Origin.
 */
export function comesFromHere(
  {
    host,
    origin,
  }: { readonly host?: string | string[] | undefined; readonly origin?: string | string[] | undefined },
  { public_url, allowed_origins }: Pick<Config, 'public_url' | 'allowed_origins'>,
): boolean {
  if (typeof host !== 'string' || Array.isArray(origin)) return false;
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  const known =
    isLoopbackHost(name) || (public_url !== undefined && new URL(public_url).host === host.toLowerCase());
  const own = origin === undefined || origin === `http://${host}` || origin === public_url;
  return known && (own || (allowed_origins ?? []).includes(origin));
}

/** The setting may have been switched on before the instance was opened to strangers. */
export function signsInWithoutPassword({ web_auto_login }: Settings, config: Reach): boolean {
  return web_auto_login && !isReachable(config);
}
