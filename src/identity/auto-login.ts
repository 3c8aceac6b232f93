/** Signing in without a password: only where nobody but the people of one machine or one private network can come by. */
import { isLoopbackHost, isPrivateOrLoopbackUrl } from '../config/safety.ts';
import type { Config } from '../config/schema.ts';
import type { Settings } from './settings.ts';

type Reach = Pick<Config, 'host' | 'public_url'>;

/** Whether strangers may be able to reach the instance. */
export function isReachable({ host, public_url }: Reach): boolean {
  return !isLoopbackHost(host) || (public_url !== undefined && !isPrivateOrLoopbackUrl(public_url));
}

/** The setting may have been switched on before the instance was opened to strangers. */
export function signsInWithoutPassword({ web_auto_login }: Settings, config: Reach): boolean {
  return web_auto_login && !isReachable(config);
}
