/** Whom an address counts as: IPv4 as itself, IPv6 as its network of 64 bits, all of which one customer has. */
import { isIP } from 'node:net';

/** The address must be in its shortest spelling, so that one network has one name. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = [], after = []] = address
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
