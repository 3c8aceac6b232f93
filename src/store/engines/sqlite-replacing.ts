/** Builds an SQLite database in a separate file of the same folder, then renames it over the existing one. */
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sqlite } from '../dialects/sqlite.ts';
import { codeOf } from '../dialects/dialect.ts';
import type { Connection, Replacement } from './engine.ts';
import { flush } from '../folder.ts';
import { DatabaseRefused } from '../unusable.ts';

export interface SqliteWays {
  /** Opens a new file to fill it. */
  readonly build: (file: string) => Promise<Connection>;
  /** Opens a file unchanged. */
  readonly open: (file: string) => Promise<Connection>;
}

/** SQLite's codes for a file that is not a valid database any more. */
const RUINED = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

export function isRuined(error: unknown): boolean {
  return RUINED.has(codeOf(error) ?? '');
}

export async function replaceFile(file: string, ways: SqliteWays): Promise<Replacement> {
  const replacement = replacementOf(file);
  // Left over from a kill. The caller has the claim, so no other process uses it.
  await rm(replacement, { force: true });
  const connection = await ways.build(replacement);
  try {
    await connection.run('BEGIN EXCLUSIVE');
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    connection,
    swap: async () => {
      await connection.run('COMMIT');
      await connection.close();
      await flush(replacement);
      await takePlace(replacement, file, ways);
    },
    abandon: async () => {
      if (!connection.broken) await connection.close();
      await rm(replacement, { force: true });
    },
  };
}

export function replacementOf(file: string): string {
  return `${file}.restoring`;
}

/** The log of the old file must be gone before the new one gets its name: SQLite would apply it to any file. */
async function takePlace(replacement: string, file: string, { open: opened }: SqliteWays): Promise<void> {
  const old = await retireFile(file, opened);
  try {
    await rename(replacement, file);
    await flush(dirname(file));
  } finally {
    await old?.close();
  }
}

/** The old file, complete without its log, and locked; null if it is not usable. */
async function retireFile(file: string, opened: SqliteWays['open']): Promise<Connection | null> {
  const old = await opened(file).catch((error: unknown) => {
    if (codeOf(error) === 'SQLITE_CANTOPEN') return null;
    throw error;
  });
  try {
    await old?.run('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    if (old) return old;
  } catch (error) {
    await old?.close();
    if (sqlite.isBusy(error)) {
      throw new DatabaseRefused(`Another program is using the database ${file}: stop it first.`, {
        cause: error,
      });
    }
    if (!isRuined(error)) throw error;
  }
  for (const end of ['-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true });
  return null;
}
