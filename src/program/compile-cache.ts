/**
 * Node's compile cache: the next start does not compile the same code again. Node has it since 22.1. It is an optimization: a start
 * never fails because of it.
 */
import { mkdirSync, statSync } from 'node:fs';
import module from 'node:module';
import { isAbsolute, join } from 'node:path';
import { homeFolder } from './home.ts';

/** Older versions of Node do not have the function. */
interface Caching {
  readonly createRequire: unknown;
  readonly enableCompileCache?: (folder: string) => unknown;
}

const node: Caching = module;

export function useCompileCache(): void {
  if (node.enableCompileCache === undefined) return;
  try {
    const folder = cacheFolder();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isOurs(folder)) node.enableCompileCache(folder);
  } catch {
    // There is no home folder, or it is read-only.
  }
}

/** systemd names a folder of the service; everyone else has one of the account. */
function cacheFolder(): string {
  const { CACHE_DIRECTORY: service, XDG_CACHE_HOME: own } = process.env;
  if (service !== undefined && isAbsolute(service)) return service;
  return join(own !== undefined && isAbsolute(own) ? own : join(homeFolder(), '.cache'), 'docket');
}

/** Node runs what it finds there, so no other account may be able to write to it. */
function isOurs(folder: string): boolean {
  const { uid, mode } = statSync(folder);
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}
