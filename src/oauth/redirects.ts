/** Redirect addresses: which may be registered, and which registered ones a request may name. */
import { namesHost } from '../text/host.ts';

const LONGEST_BYTES = 2048;

/** The fault of a redirect address; null if it may be registered. */
export function redirectProblem(address: string): string | null {
  if (Buffer.byteLength(address) > LONGEST_BYTES) return `may be at most ${LONGEST_BYTES} bytes`;
  // Browsers repair such addresses (a backslash, a line break, another alphabet), so they lead elsewhere than they appear
  // to.
  if (!/^[\x21-\x7e]+$/.test(address) || address.includes('\\') || !URL.canParse(address))
    return 'must be an absolute http or https URL in ASCII';
  const { protocol, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'must be an http or https URL';
  if (address.includes('#')) return 'must not have a fragment';
  // A user could take the name before the @ for the host.
  if (username !== '' || password !== '') return 'must not contain a user name or password';
  if (!namesHost(address)) return 'must have a valid host name or IP address after the //';
  return null;
}

/** Compared exactly, except for a loopback port: a tool uses any free port (RFC 8252). */
export function isRegistered(registered: readonly string[], sent: string): boolean {
  // An impossible port matches the pattern, but is not a valid URL.
  const portless = URL.canParse(sent) ? withoutLoopbackPort(sent) : null;
  return registered.some(one => one === sent || (portless !== null && withoutLoopbackPort(one) === portless));
}

const LOOPBACK = /^(https?:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?((?:[/?].*)?)$/;

/** Null for an address on another machine. */
function withoutLoopbackPort(address: string): string | null {
  const [, origin, rest] = LOOPBACK.exec(address) ?? [];
  return origin === undefined || rest === undefined ? null : origin + rest;
}

/** The address with the response added to its query. */
export function redirectWith(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const parameters = Object.entries(answer).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString()}`;
}
