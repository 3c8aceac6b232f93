/** The data folder: created if missing, private to the server's account; and checks of its disk. */
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeOf } from './dialects/dialect.ts';

/**
 * Creates a folder and its parents one by one: Node's recursive `mkdir` never returns if creating a folder fails with
 * ENOENT, as it does below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, 0o700);
  } catch (error) {
    if (await isFolder(path)) return;
    if (codeOf(error) !== 'ENOENT') throw error;
    const above = dirname(path);
    if (!(await isFolder(above))) await makeFolder(above);
    // Another server may have made either of them in the meantime. Below /proc it fails again.
    await mkdir(path, 0o700).catch(async (failed: unknown) => {
      if (!(await isFolder(path))) throw failed;
    });
  }
}

/** A new folder among the temporary files of the system; the caller removes it. */
export async function scratchFolder(): Promise<string> {
  // Not every system has one for them.
  await makeFolder(tmpdir());
  return mkdtemp(join(tmpdir(), 'docket-copies-'));
}

/** Its message is one sentence for the operator. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'something else exists at this path',
  ENOTDIR: 'a parent of it is not a folder',
  ENOENT: 'folders cannot be created there',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export async function makeDataFolder(path: string): Promise<void> {
  await makeFolder(path).catch((error: unknown) => {
    throw folderRefused(path, 'created', error);
  });
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw folderRefused(path, 'used', error);
  });
}

function folderRefused(path: string, done: 'created' | 'used', cause: unknown): FolderRefused {
  const code = codeOf(cause) ?? '';
  const reason = REASONS[code] ?? (code || String(cause));
  return new FolderRefused(`The data folder ${path} cannot be ${done}: ${reason}.`, { cause });
}

/** A folder or a bucket of another instance, or one without the files of this one. */
export function folderOfAnother(called: string, database: string, mark: string | null): FolderRefused {
  const remedy =
    mark === null
      ? `use an empty one, or delete ${MARK_NAME} in it if it does belong to it`
      : `use that of its other servers, or write ${mark} into ${MARK_NAME} in it if it does belong to it`;
  return new FolderRefused(`The ${called} does not belong to the database ${database}: ${remedy}.`);
}

/** The file with the mark of the instance. */
export const MARK_NAME = 'instance';

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.isDirectory(),
    () => false,
  );
}

/** Waits until the contents of a file, or the names in a folder, are on disk. */
export async function flush(path: string): Promise<void> {
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Error codes for a full disk, an exceeded quota and a process limit. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function hasNoRoom(error: unknown): boolean {
  return FULL.has(codeOf(error) ?? '');
}

/** Error codes for too many open files, in this process or in the system. */
const NO_FILES = new Set(['EMFILE', 'ENFILE']);

/** Whether that is the cause of the failure, directly or indirectly. */
export function hasNoFiles(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (NO_FILES.has(codeOf(error) ?? '') || hasNoFiles(error.cause)) return true;
  return error instanceof AggregateError && error.errors.some(hasNoFiles);
}

const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Whether the disk cannot be written: it is full or read-only. */
export function cannotWrite(error: unknown): boolean {
  return hasNoRoom(error) || READ_ONLY.has(codeOf(error) ?? '');
}
