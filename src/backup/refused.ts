/** A backup that cannot be made, or cannot be restored: one sentence for the operator, without a stack trace. */
import { dirname } from 'node:path';
import { ownVersion } from '../config/version.ts';
import { codeOf } from '../store/dialects/dialect.ts';
import { postgres } from '../store/dialects/postgres.ts';
import { sqlite } from '../store/dialects/sqlite.ts';
import { hasNoRoom } from '../store/folder.ts';

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** The file is not a valid backup. */
export function unusable(path: string, why: string): BackupRefused {
  return new BackupRefused(`${path} cannot be restored: ${why}.`);
}

/** The backup contains something that this server does not know. */
export function ofLaterVersion(path: string, madeBy: string, what: string): BackupRefused {
  return unusable(
    path,
    `it was made by ${madeBy}, and this is Docket ${ownVersion()}, which does not know its ${what}: restore it with that version`,
  );
}

/** The file is missing, is a folder, or is on a failing disk. */
export function unreadable(error: unknown, path: string): BackupRefused {
  return new BackupRefused(`${path} cannot be read (${String(codeOf(error))}).`, { cause: error });
}

/** The backup file or its folder cannot be written. */
export function unwritable(error: unknown, path: string, folder = dirname(path)): unknown {
  const explained = explainFullDisk(error, folder);
  if (explained instanceof BackupRefused) return explained;
  return new BackupRefused(`${path} cannot be written (${String(codeOf(error))}).`, { cause: error });
}

/** Explains a full disk in words for the operator; other errors are returned unchanged. */
export function explainFullDisk(error: unknown, place: string): unknown {
  if (!hasNoRoom(error) && ![sqlite, postgres].some(({ writeFault }) => writeFault(error) === 'disk_full'))
    return error;
  return new BackupRefused(`There is not enough free space in ${place}.`, { cause: error });
}
