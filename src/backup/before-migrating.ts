/** Backs up a database before migrations change it, because there is no other way back. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Contents } from '../attachments/bytes/contents.ts';
import type { Config } from '../config/schema.ts';
import { ownVersion } from '../config/version.ts';
import { makeFolder } from '../store/folder.ts';
import { schemaState } from '../store/schema/migrate.ts';
import { engineOf, openStore } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { upgradeName, upgradesAmong } from './kept.ts';
import { makeBackup } from './making.ts';
import { BackupRefused } from './refused.ts';

/** So that a start that fails again and again does not fill the disk. */
const KEPT = 3;

/** The path of the backup; null if there is no folder for backups, no database yet, or no migration to apply. */
export async function backUpBeforeMigrating(config: Config, clock: Clock): Promise<string | null> {
  const { backup_folder: folder, database_url } = config;
  if (folder === undefined) return null;
  const { current, pending } = await schemaState(await engineOf(database_url));
  if (current === null || pending.length === 0) return null;
  const path = join(folder, upgradeName(clock(), ownVersion()));
  try {
    await makeFolder(folder);
    await backUp(config, clock, path);
    const made = upgradesAmong(await readdir(folder));
    for (const name of made.slice(0, -KEPT)) await rm(join(folder, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`No migration was applied, because the backup before it failed: ${reason}`, {
      cause: error,
    });
  }
  return path;
}

async function backUp(config: Config, clock: Clock, path: string): Promise<void> {
  const spoolFolder = join(config.data_folder, 'incoming');
  const store = await openStore({ url: config.database_url, spoolFolder, asFound: true });
  try {
    await makeBackup({ store, contents: new Contents(config), clock }, path);
  } finally {
    await store.close();
  }
}
