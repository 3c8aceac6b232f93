/**
 * Loads a module at its first use, and only if enough files can be opened: Node never retries a module that failed to load.
 */
import { open } from 'node:fs/promises';
import { ownFile } from '../program/files.ts';

/** Files that a module and its dependencies have open at the same time while they load. */
const SPARE = 64;

/** Any file that is there. */
const FILE = ownFile('../package.json');

/** Rejects if too few files can be opened; the next call then tries again. */
export function lazily<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | null = null;
  return () => {
    loaded ??= checkSpareFiles()
      .then(load)
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    return loaded;
  };
}

async function checkSpareFiles(): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: SPARE }, () => open(FILE)));
  for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
  for (const one of opened) if (one.status === 'rejected') throw one.reason;
}
