/** A backup that cannot be made, or cannot be restored: one sentence for the operator, without a trace. */
import { dirname } from 'node:path';
import { ownVersion } from '../config/version.ts';
import { codeOf } from '../store/dialects/dialect.ts';
import { postgres } from '../store/dialects/postgres.ts';
import { sqlite } from '../store/dialects/sqlite.ts';
import { hasNoRoom } from '../store/folder.ts';

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** The file is not what it should be. */
export function unusable(path: string, why: string): BackupRefused {
  return new BackupRefused(`${path} cannot be restored: ${why}.`);
}

/** This server does not know all that the backup has. */
export function ofLaterVersion(path: string, madeBy: string, what: string): BackupRefused {
  return unusable(
    path,
    `it was made by ${madeBy}, and this is Docket ${ownVersion()}, which does not know its ${what}: restore it with that version`,
  );
}

/** The file is not there, is a folder, or lies on a disk that fails. */
export function unreadable(error: unknown, path: string): BackupRefused {
  return new BackupRefused(`${path} cannot be read (${String(codeOf(error))}).`, { cause: error });
}

/** The file of a backup, or the folder that it is to be in, cannot be written. */
export function unwritable(error: unknown, path: string, folder = dirname(path)): unknown {
  const told = toldWhenFull(error, folder);
  if (told instanceof BackupRefused) return told;
  return new BackupRefused(`${path} cannot be written (${String(codeOf(error))}).`, { cause: error });
}

/** A disk without room is the operator's to know, in words; what else went wrong stays what it is. */
export function toldWhenFull(error: unknown, place: string): unknown {
  if (!hasNoRoom(error) && ![sqlite, postgres].some(({ writeFault }) => writeFault(error) === 'disk_full'))
    return error;
  return new BackupRefused(`There is not enough free space in ${place}.`, { cause: error });
}
