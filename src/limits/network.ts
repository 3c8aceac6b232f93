/**
 * What an address counts as: IPv4 as itself; IPv6 as the network of 64 bits that one customer has at least, and as the network
 * of 56 bits that many customers have. Otherwise each customer of that kind would have every budget 256 times.
 */
import { isIP } from 'node:net';

export interface CountedNetwork {
  /** How the budget's headers call it. */
  readonly name: 'address' | 'network';
  readonly value: string;
  /** How many times the budget it has: several customers may share the larger network. */
  readonly times: number;
}

const LARGER_NETWORK_TIMES = 4;

/** From the smallest to the largest. The address must be in its shortest spelling, so that one network has one name. */
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
