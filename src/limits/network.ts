/**
 * The networks by which an address is counted: IPv4 alone; IPv6 as the /64 network that one customer has at least, and as
 * the /56 network that many customers have. Otherwise each of those customers would have every budget 256 times.
 */
import { isIP } from 'node:net';

export interface CountedNetwork {
  /** Its name in the budget's headers. */
  readonly name: 'address' | 'network';
  readonly value: string;
  /** A multiple of the budget: several customers may share the larger network. */
  readonly times: number;
}

const LARGER_NETWORK_TIMES = 4;

/** From the smallest to the largest. The address must be in its shortest form, so that one network has one name. */
export function networksOf(address: string): CountedNetwork[] {
  if (isIP(address) !== 6) return [{ name: 'address', value: address, times: 1 }];
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(address);
  const start = [first, second, third].join(':');
  const shortened = (parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { name: 'address', value: `${start}:${fourth}::/64`, times: 1 },
    { name: 'network', value: `${start}:${shortened}::/56`, times: LARGER_NETWORK_TIMES },
  ];
}

function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
