/** Sign-in without a password: only if the instance cannot be reached from outside one machine or private network. */
import { isLoopbackHost, isPrivateOrLoopbackUrl } from '../config/safety.ts';
import type { Config } from '../config/schema.ts';
import { isWelcomeOrigin } from './origin.ts';
import type { Settings } from './settings.ts';

type Reach = Pick<Config, 'host' | 'public_url'>;

/** Whether outsiders may be able to reach the instance. */
export function isReachable({ host, public_url }: Reach): boolean {
  return !isLoopbackHost(host) || (public_url !== undefined && !isPrivateOrLoopbackUrl(public_url));
}

/**
 * Whether a request without a credential comes from a user of this machine. A page from elsewhere can reach a loopback
 * server through the visitor's browser: under a name that resolves to this machine, or with its Origin header.
 */
export function comesFromHere(
  headers: { readonly host?: string | string[] | undefined; readonly origin?: string | string[] | undefined },
  config: Pick<Config, 'public_url' | 'allowed_origins'>,
): boolean {
  const { host } = headers;
  return typeof host === 'string' && isKnownHost(host, config) && isWelcomeOrigin(headers, config);
}

/** Whether the Host is a loopback name or that of the public URL: an attacker may point any other name at this machine. */
export function isKnownHost(host: string | undefined, { public_url }: Pick<Config, 'public_url'>): boolean {
  if (host === undefined) return false;
  return (
    isLoopbackHost(host.replace(/:\d+$/, '')) ||
    (public_url !== undefined && new URL(public_url).host === host.toLowerCase())
  );
}

/** The setting may have been enabled before the instance became reachable. */
export function signsInWithoutPassword({ web_auto_login }: Settings, config: Reach): boolean {
  return web_auto_login && !isReachable(config);
}
