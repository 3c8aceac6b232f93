/** The servers that were signed in to, in a file that only its owner can read. */
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { homeFolder } from './home.ts';
import { findInKeychain } from './keychain.ts';
import { Problem } from './problems.ts';
import type { Surroundings } from './surroundings.ts';

export interface Server {
  readonly token?: string;
  /** The token is in the keychain of the system instead. */
  readonly keychain?: boolean;
  /** The registered client, for the next sign-in. */
  readonly client_id?: string;
}

export interface Credentials {
  /** The address that is used without `--url`. */
  readonly current: string | null;
  readonly servers: Readonly<Record<string, Server>>;
}

const NONE: Credentials = { current: null, servers: {} };

export function fileOf({ env }: Pick<Surroundings, 'env'>): string {
  return join(env['XDG_CONFIG_HOME'] || join(homeFolder(env), '.config'), 'docket', 'credentials.json');
}

export function credentials(around: Pick<Surroundings, 'env'>): Credentials {
  const file = fileOf(around);
  let text: string;
  try {
    if ((statSync(file).mode & 0o077) !== 0)
      throw new Problem('credential', `other accounts may read ${file}`, `Close it: chmod 600 ${file}`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Problem) throw error;
    return NONE;
  }
  try {
    return { ...NONE, ...(JSON.parse(text) as Partial<Credentials>) };
  } catch {
    throw new Problem('credential', `${file} is not valid JSON`, 'Remove it and sign in again: docket login');
  }
}

/** The token for a server that was signed in to. */
export function tokenFor(around: Pick<Surroundings, 'env'>, url: string): string | null {
  const { token = null, keychain = false } = credentials(around).servers[url] ?? {};
  return keychain ? findInKeychain(around, url) : token;
}

/** Replaces the file as a whole, so that a kill leaves the old or the new one. */
export function keep(around: Pick<Surroundings, 'env'>, changed: Credentials): void {
  const file = fileOf(around);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${String(process.pid)}`;
  writeFileSync(fresh, `${JSON.stringify(changed, null, 2)}\n`, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, file);
}

/** An address without a slash at its end. */
export function addressOf(text: string): string {
  const whole = /^https?:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) throw new Problem('usage', `"${text}" is not an address`);
  return whole.replace(/\/+$/, '');
}
