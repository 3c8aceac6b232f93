/** A backup that cannot be made, or cannot be restored: one sentence for the operator, without a trace. */
import { dirname } from 'node:path';
import { codeOf } from '../store/dialects/dialect.ts';

export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** The file is not what it should be. */
export function unusable(path: string, why: string): BackupRefused {
  return new BackupRefused(`${path} cannot be restored: ${why}.`);
}

/** The file of a backup cannot be written. */
export function unwritable(error: unknown, path: string): unknown {
  const told = toldWhenFull(error, dirname(path));
  if (told instanceof BackupRefused) return told;
  return new BackupRefused(`${path} cannot be written (${String(codeOf(error))}).`, { cause: error });
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100']);

/** A disk without room is the operator's to know, in words; what else went wrong stays what it is. */
export function toldWhenFull(error: unknown, place: string): unknown {
  if (!FULL.has(codeOf(error) ?? '')) return error;
  return new BackupRefused(`There is no room left in ${place}.`, { cause: error });
}
