/** The data folder: made where it is missing, for the account that runs the server alone. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './dialects/dialect.ts';

/**
 * Makes a folder and those above it, one at a time: Node's recursive `mkdir` never returns where the system answers
 * ENOENT to making a folder, as it does below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, 0o700);
  } catch (error) {
    if (await isFolder(path)) return;
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || (await isFolder(above))) throw error;
    await makeFolder(above);
    await makeFolder(path);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.isDirectory(),
    () => false,
  );
}
