/** The files of an instance: readable only by the server's account, and owned by it. */
import { chmod, lchown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from './dialects/dialect.ts';
import { nameOf } from './engines/sqlite-claim.ts';
import { MARK_NAME } from './folder.ts';

export interface Places {
  readonly data_folder: string;
  readonly database_url: string;
}

const FOLDERS = ['files', 'incoming', 'thumbnails'];
/** The database file, and the files that SQLite or Docket creates next to it. */
const BESIDE_DATABASE = ['', '-wal', '-shm', '-journal', '.lock'];

/** The contents of the folders are not listed. */
function ownPaths({ data_folder, database_url: url }: Places): string[] {
  const database = url.startsWith('sqlite:') ? nameOf(url.slice('sqlite:'.length)) : null;
  const files = database === null ? [] : BESIDE_DATABASE.map(ending => database + ending);
  return [...files, ...[...FOLDERS, MARK_NAME].map(name => join(data_folder, name))];
}

const OF_OTHERS = 0o077;

/** From now on, files that this process creates are private to its account. */
export function createPrivately(): void {
  process.umask(process.umask(OF_OTHERS) | OF_OTHERS);
}

/** Makes files private that an earlier version or a copy left readable to others; returns those that this account may not change. */
export async function closeToOthers(places: Places): Promise<string[]> {
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const left: string[] = [];
  for (const path of ownPaths(places)) {
    try {
      const { mode } = await stat(path);
      if ((mode & OF_OTHERS) !== 0) await chmod(path, mode & 0o7777 & ~OF_OTHERS);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') left.push(path);
    }
  }
  return left;
}

/** Those of the files that other accounts can read. */
export async function openToOthers(places: Places): Promise<string[]> {
  if (process.platform === 'win32') return [];
  const open: string[] = [];
  for (const path of ownPaths(places)) {
    const found = await stat(path).catch(() => null);
    if (found && (found.mode & OF_OTHERS) !== 0) open.push(path);
  }
  return open;
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
  /** The folders that will be created, and given to the owner too. */
  readonly missing: readonly string[];
}

/** The owner of a folder, or of its nearest existing parent; null unless this process runs as root. */
export async function ownerForRoot(folder: string, missing: readonly string[] = []): Promise<Owner | null> {
  if (process.geteuid?.() !== 0) return null;
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid, missing };
  } catch (error) {
    const above = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder) return null;
    return ownerForRoot(above, [...missing, folder]);
  }
}

/** Gives what root has created to the account that will use it. */
export async function giveTo(owner: Owner, places: Places): Promise<void> {
  for (const path of [...owner.missing, ...ownPaths(places)]) await giveOne(path, owner);
  for (const name of FOLDERS) await giveAllIn(join(places.data_folder, name), owner);
}

async function giveAllIn(folder: string, owner: Owner): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    await giveOne(path, owner);
    if (entry.isDirectory()) await giveAllIn(path, owner);
  }
}

/** A file with a second name may be another file of root, linked here by another user. */
async function giveOne(path: string, { uid, gid }: Owner): Promise<void> {
  try {
    const found = await lstat(path);
    const isOurs = found.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1));
    if (isOurs) await lchown(path, uid, gid);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
