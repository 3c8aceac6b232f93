/** Redirect addresses: which may be registered, and which of a registration a request may name. */
import { namesHost } from '../text/host.ts';

const LONGEST_BYTES = 2048;

/** What is wrong with an address that is to be registered; null for one that may be. */
export function redirectProblem(address: string): string | null {
  if (Buffer.byteLength(address) > LONGEST_BYTES) return `may be at most ${LONGEST_BYTES} bytes`;
  // What browsers repair on their way (a backslash, a line break, another alphabet) leads elsewhere than it reads.
  if (!/^[\x21-\x7e]+$/.test(address) || address.includes('\\') || !URL.canParse(address))
    return 'must be an absolute http or https URL in ASCII';
  const { protocol, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'must be an http or https URL';
  if (address.includes('#')) return 'must not have a fragment';
  // The name before an @ is read as the host.
  if (username !== '' || password !== '') return 'must not contain a user name or password';
  if (!namesHost(address)) return 'must have a valid host name or IP address after the //';
  return null;
}

/** Compared exactly, but for the port of this machine: a tool takes whichever is free (RFC 8252). */
export function isRegistered(registered: readonly string[], sent: string): boolean {
  // A port that no machine has fits the pattern, and is no address.
  const portless = URL.canParse(sent) ? withoutLoopbackPort(sent) : null;
  return registered.some(one => one === sent || (portless !== null && withoutLoopbackPort(one) === portless));
}

const LOOPBACK = /^(https?:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?((?:[/?].*)?)$/;

/** Null for an address that leads beyond this machine. */
function withoutLoopbackPort(address: string): string | null {
  const [, origin, rest] = LOOPBACK.exec(address) ?? [];
  return origin === undefined || rest === undefined ? null : origin + rest;
}

/** The address with an answer in its query, whatever it has there already. */
export function answeredAt(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const parameters = Object.entries(answer).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString()}`;
}
