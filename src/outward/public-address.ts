/** Decides which addresses are public: third-party URLs must not lead into a private network. */
import { addressMatcher, plainAddress } from '../config/addresses.ts';

/** Everything else of IPv4 is public. */
const isReservedIpv4 = addressMatcher([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);

/** The allocated part of IPv6; some addresses in it are translations of others. */
const isGlobalIpv6 = addressMatcher(['2000::/3']);
const isReservedIpv6 = addressMatcher(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
const isLoopback = addressMatcher(['127.0.0.0/8', '::1']);

export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (plain === undefined) return false;
  if (plain.family === 'ipv4') return !isReservedIpv4(plain.address);
  return isGlobalIpv6(plain.address) && !isReservedIpv6(plain.address);
}

export function isLoopbackAddress(address: string): boolean {
  return isLoopback(address);
}
