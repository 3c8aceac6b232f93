/** The keychain of the system: `secret-tool` on Linux, `security` on macOS. Tokens are passed on standard input, never as arguments. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { Problem } from './problems.ts';
import type { Surroundings } from './surroundings.ts';

type Around = Pick<Surroundings, 'env'>;

interface Call {
  readonly words: readonly string[];
  readonly input?: string;
}

interface Keychain {
  readonly program: string;
  readonly store: (url: string, token: string) => Call;
  readonly find: (url: string) => Call;
  readonly remove: (url: string) => Call;
}

const SECRET_TOOL: Keychain = {
  program: 'secret-tool',
  store: (url, token) => ({
    words: ['store', `--label=Docket at ${url}`, 'service', 'docket', 'server', url],
    input: token,
  }),
  find: url => ({ words: ['lookup', 'service', 'docket', 'server', url] }),
  remove: url => ({ words: ['clear', 'service', 'docket', 'server', url] }),
};

const SECURITY: Keychain = {
  program: 'security',
  // Its commands come from standard input: others can see arguments.
  store: (url, token) => ({
    words: ['-i'],
    input: `add-generic-password -U -s docket -a "${url}" -w "${token}"\n`,
  }),
  find: url => ({ words: ['find-generic-password', '-s', 'docket', '-a', url, '-w'] }),
  remove: url => ({ words: ['delete-generic-password', '-s', 'docket', '-a', url] }),
};

const { program, store, find, remove } = process.platform === 'darwin' ? SECURITY : SECRET_TOOL;

export function keepInKeychain(around: Around, url: string, token: string): void {
  if (call(around, store(url, token)) === null)
    throw new Problem('failed', `${program} did not store the token`, 'Sign in without --keychain.');
}

export function findInKeychain(around: Around, url: string): string {
  const token = call(around, find(url));
  if (token) return token;
  throw new Problem('credential', `the keychain has no token for ${url}`, `Sign in: docket login ${url}`);
}

export function removeFromKeychain(around: Around, url: string): void {
  call(around, remove(url));
}

/** What the program writes; null if it fails. */
function call({ env }: Around, { words, input = '' }: Call): string | null {
  const { status, stdout, error } = spawnSync(program, words, { env, input, encoding: 'utf8' });
  if (error)
    throw new Problem('failed', `${program} cannot be run`, 'Install it, or sign in without --keychain.');
  return status === 0 ? stdout.trim() : null;
}
