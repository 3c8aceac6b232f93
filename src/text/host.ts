/**
 * Validates host names and IP addresses as they are written: the URL parser repairs its input, and others may repair
 * differently.
 */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/i;
/** Systems read 127.1 and 0x7f000001 as short forms of addresses; a configuration must not contain such forms. */
const ENDS_IN_NUMBER = /(^|\.)(\d+|0x[0-9a-f]*)$/i;
/** Any other host name has letters beyond ASCII, and only a full stop separates its labels. */
const ASCII = /^\p{ASCII}*$/u;
const OTHER_STOPS = /[\u3002\uff0e\uff61]/;

function isHostName(text: string): boolean {
  return HOST_NAME.test(text) && !ENDS_IN_NUMBER.test(text);
}

/** An IP address, or a host name in ASCII. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || isHostName(text);
}

/** The canonical form of a domain name, in lower case and ASCII; null for any other text. */
export function asciiDomain(text: string): string | null {
  if (ASCII.test(text)) return isHostName(text) ? text.toLowerCase() : null;
  if (OTHER_STOPS.test(text) || text.includes('%')) return null;
  const ascii = domainToASCII(text);
  return isHostName(ascii) ? ascii : null;
}

/** Scheme, host and port, without a user; then a path, a query or a fragment begins. */
const AUTHORITY = /^https?:\/\/(?:\[([^\]]*)\]|([^/?#:@[\]\\]*))(?::\d{0,5})?(?=[/?#]|$)/i;

/** Whether an http or https URL has a host that needs no repair. */
export function namesHost(address: string): boolean {
  const [, inBrackets, bare = ''] = AUTHORITY.exec(address) ?? [];
  if (inBrackets !== undefined) return isIP(inBrackets) === 6;
  return isIP(bare) === 4 || asciiDomain(bare) !== null;
}
