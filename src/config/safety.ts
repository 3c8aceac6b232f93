/** Rules across settings: refuses combinations that would expose the server more than the operator intends. */

import { realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import { addressMatcher, withoutBrackets } from './addresses.ts';
import { ConfigRefused, type WrittenAt } from './refused.ts';
import type { Config, Key } from './schema.ts';

const isLoopbackAddress = addressMatcher(['127.0.0.0/8', '::1']);
const isPrivateAddress = addressMatcher([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

export function refuseUnsafe(config: Config, writtenAt: WrittenAt): void {
  refuseOpenServer(config, writtenAt);
  // Each is half of a setup that looks complete.
  refuseAlone(config, writtenAt, 'proxy_secret', 'trusted_proxies');
  refuseAlone(config, writtenAt, 'proxy_secret_previous', 'proxy_secret');
  refuseAlone(config, writtenAt, 'admin_username', 'admin_password');
  refuseAlone(config, writtenAt, 'admin_password', 'admin_username');
  refuseBackupsBesideData(config, writtenAt);
}

/** If the data folder is lost, its backups must not be lost with it. */
function refuseBackupsBesideData({ backup_folder, data_folder }: Config, writtenAt: WrittenAt): void {
  if (backup_folder === undefined) return;
  const [backups, data] = [realPathOf(backup_folder), realPathOf(data_folder)];
  if (backups !== data && !backups.startsWith(`${data.replace(/[\\/]$/, '')}${sep}`)) return;
  throw new ConfigRefused(
    `${writtenAt('backup_folder')} must not be inside ${writtenAt('data_folder')}: whatever takes that folder away would take ` +
      'the backups along.',
  );
}

/** The real path, resolved as far as it exists. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realPathOf(above), basename(path));
  }
}

function refuseOpenServer({ auth, host, public_url }: Config, writtenAt: WrittenAt): void {
  if (auth !== 'off') return;
  if (!isLoopbackHost(host)) {
    throw new ConfigRefused(
      `${writtenAt('auth')} can only be off on a loopback address, and ${writtenAt('host')} is not one.`,
    );
  }
  if (public_url !== undefined && !isLoopbackHost(new URL(public_url).hostname)) {
    throw new ConfigRefused(
      `${writtenAt('auth')} can only be off on a loopback address, and ${writtenAt('public_url')} is not one.`,
    );
  }
}

function refuseAlone(config: Config, writtenAt: WrittenAt, present: Key, absent: Key): void {
  if (!isSet(config[present]) || isSet(config[absent])) return;
  throw new ConfigRefused(`${writtenAt(present)} is set without ${writtenAt(absent)}; both are required.`);
}

const EVERYWHERE = ['1.1.1.1', '203.0.113.9'];

/** Settings that are allowed, and rarely meant. */
export function doubtsAbout({ trusted_proxies }: Config, writtenAt: WrittenAt): string[] {
  const trusts = addressMatcher(trusted_proxies);
  if (!EVERYWHERE.every(trusts) && !trusts('2001:db8::1')) return [];
  return [
    `${writtenAt('trusted_proxies')} includes every address, so that any client can claim to be another: name the proxies.`,
  ];
}

function isSet(value: Config[Key]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** An address as in a socket or a URL (IPv6 with or without brackets), or the name localhost. */
export function isLoopbackHost(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(withoutBrackets(host));
}

/** The only accepted name is localhost: where other names resolve to is not known here. */
export function isPrivateOrLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return isLoopbackHost(hostname) || isPrivateAddress(withoutBrackets(hostname));
}
