/** IP addresses and networks. */

import { BlockList, isIP, SocketAddress } from 'node:net';

interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  prefix: number;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** A URL writes IPv6 in brackets. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

/**
 * The canonical form of an address; undefined if it is not one. A dual-stack socket shows an IPv4 peer as ::ffff:a.b.c.d,
 * which can be spelled in several ways.
 */
export function plainAddress(text: string): Pick<Network, 'address' | 'family'> | undefined {
  const version = isIP(text);
  if (version === 0) return undefined;
  if (version === 4) return { address: text, family: 'ipv4' };
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  const inner = mapped.exec(address)?.[1];
  return inner === undefined ? { address, family: 'ipv6' } : { address: inner, family: 'ipv4' };
}

function networkOf(text: string): Network | undefined {
  const [, base = '', length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const plain = plainAddress(base);
  if (plain === undefined) return undefined;
  const written = isIP(base) === 4 ? 32 : 128;
  const bits = length === undefined ? written : Number(length);
  // The prefix of a mapped network is 96 bits longer than that of the IPv4 network.
  const prefix = plain.family === 'ipv4' ? bits - (written - 32) : bits;
  return bits > written || prefix < 0 ? undefined : { ...plain, prefix };
}

export function isAddressOrNetwork(text: string): boolean {
  return networkOf(text) !== undefined;
}

/** Matches addresses against a list of addresses and networks in any form. */
export function addressMatcher(list: readonly string[]): (address: string) => boolean {
  // One list per family: in a shared one, ::/0 would also match every IPv4 address.
  const networks = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const text of list) {
    const network = networkOf(text);
    if (network === undefined) throw new TypeError('An entry is neither an IP address nor a network.');
    networks[network.family].addSubnet(network.address, network.prefix, network.family);
  }
  return text => {
    const plain = plainAddress(text);
    return plain !== undefined && networks[plain.family].check(plain.address, plain.family);
  };
}
