/** The checks of the doctor that need the configuration, in the order in which they are shown. */
import { constants } from 'node:fs';
import { access, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf } from '../attachments/bytes/content-store.ts';
import { Contents } from '../attachments/bytes/contents.ts';
import { contentsNamed } from '../backup/files-named.ts';
import { momentOf } from '../backup/kept.ts';
import { restoreBackup } from '../backup/restoring.ts';
import type { LoadedConfig } from '../config/load.ts';
import { doubtsAbout } from '../config/safety.ts';
import { keys, settingOf, type Config } from '../config/schema.ts';
import { withReader } from '../store/connections/one-reader.ts';
import { codeOf } from '../store/dialects/dialect.ts';
import type { Engine } from '../store/engines/engine.ts';
import type { Examined } from '../store/examining.ts';
import { scratchFolder } from '../store/folder.ts';
import { closeToOthers, openToOthers } from '../store/own-files.ts';
import { schemaState } from '../store/schema/migrate.ts';
import { timeOfStamp } from '../time/clock.ts';
import { failed, ok, skipped, warning, type Finding } from './finding.ts';
import { printable } from './table.ts';

export interface Patient {
  readonly loaded: LoadedConfig;
  readonly config: Config;
  readonly isDeep: boolean;
  readonly isRepairing: boolean;
  readonly engine: Engine;
  /** Null if there is no database yet, or if it cannot be read. */
  readonly database: Examined | null;
  readonly now: Date;
}

export type Check = (patient: Patient) => Finding | Promise<Finding>;

const SMALL = 5;

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

/** Seconds that clocks may differ. */
const CLOCKS = 5;

/** A daily backup that is late. */
const LATE_MS = 26 * 3_600_000;

export const CHECKS: Readonly<Record<string, Check>> = {
  permissions: async ({ config, loaded, isRepairing }) => {
    const { data_folder } = config;
    const folder = await stat(data_folder).catch(() => null);
    if (!folder) return skipped(`${data_folder} does not exist yet: a start creates it.`);
    if (!folder.isDirectory()) return failed(`${data_folder} is not a folder.`);
    for (const path of [
      data_folder,
      ...['files', 'incoming', 'thumbnails'].map(name => join(data_folder, name)),
    ]) {
      const refusal = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch(codeOf);
      if (refusal && refusal !== 'ENOENT')
        return failed(`This account cannot read and write ${path}: change its owner or mode.`);
    }
    const open = isRepairing ? await closeToOthers(config) : await openToOthers(config);
    const settings = await openSettings(loaded);
    const all = [...open, ...settings];
    if (all.length === 0) return ok('only this account can read the files');
    return warning(`Other accounts can read ${all.join(', ')}: close them with chmod go= or --repair.`);
  },
  migrations: async ({ engine, database }) => {
    if (!database) return skipped('there is no database to look at');
    const { current, pending } = await schemaState(engine);
    if (current === null) return skipped('the database is empty: a start creates the tables');
    return pending.length === 0
      ? ok(`at ${current}`)
      : warning(
          `The next start applies ${String(pending.length)}: ${pending.join(', ')}. Make a backup first.`,
        );
  },
  files: async ({ config, engine, database, isDeep }) => {
    if (!database?.isOurs) return skipped('there are no rows yet');
    const { kept } = new Contents(config);
    const missing: string[] = [];
    const damaged: string[] = [];
    let count = 0;
    await withReader(engine, async ({ ask }) => {
      for await (const some of contentsNamed(ask, engine.dialect)) {
        for (const { sha256 } of some) {
          count += 1;
          if (!(await kept.has(sha256))) missing.push(sha256);
          else if (isDeep && (await digestOf(await kept.read(sha256))) !== sha256) damaged.push(sha256);
        }
      }
    });
    const faults = [
      missing.length > 0
        ? `${String(missing.length)} of ${String(count)} contents are missing (${few(missing)})`
        : '',
      damaged.length > 0 ? `${String(damaged.length)} are damaged (${few(damaged)})` : '',
    ].filter(Boolean);
    if (faults.length > 0)
      return failed(`In the ${kept.called}, ${faults.join(', and ')}: restore them from a backup.`);
    return ok(`${count.toLocaleString('en')} contents`);
  },
  disk: async ({ config }) => {
    const short: string[] = [];
    let least = Infinity;
    for (const folder of [
      config.data_folder,
      ...(config.backup_folder === undefined ? [] : [config.backup_folder]),
    ]) {
      const { bavail, bsize, files, ffree } = await statfs(await existing(folder));
      const free = bavail * bsize;
      least = Math.min(least, free);
      if (free < GIB) short.push(`${folder} has ${String(Math.floor(free / MIB))} MiB left`);
      if (files > 0 && ffree < 1000) short.push(`${folder} has room for ${String(ffree)} files only`);
    }
    const text = `${short.join(', ')}: free some space.`;
    if (least < 100 * MIB) return failed(text);
    return short.length > 0 ? warning(text) : ok(`${String(Math.floor(least / GIB))} GiB free`);
  },
  clock: ({ database, now }) => {
    const newest = database?.newest ?? null;
    const theirs = database?.now ?? null;
    if (theirs !== null && Math.abs(timeOfStamp(theirs) - now.getTime()) > CLOCKS * 1000)
      return failed(
        'The clocks of this machine and of the database differ by more than five seconds: use NTP.',
      );
    if (newest !== null && timeOfStamp(newest) - now.getTime() > CLOCKS * 1000)
      return failed(
        `The newest row is from the future (${newest} UTC): the clock of this machine is behind.`,
      );
    return ok(now.toISOString());
  },
  backups: async ({ config, now, isDeep }) => {
    const { backup_folder: folder } = config;
    if (folder === undefined) return skipped('backup_folder is not set: the server makes no backups');
    const names = await readdir(folder).catch((error: unknown) => codeOf(error) ?? '');
    if (typeof names === 'string')
      return names === 'ENOENT'
        ? warning(`${folder} does not exist yet: the first backup creates it.`)
        : failed(`${folder} cannot be read (${names}).`);
    const refusal = await access(folder, constants.W_OK).catch(codeOf);
    if (refusal) return failed(`This account cannot write ${folder}: change its owner or mode.`);
    const [last] = names
      .flatMap(name => (momentOf(name) ? [name] : []))
      .sort()
      .reverse();
    if (last === undefined) return warning(`${folder} has no backup yet.`);
    const age = now.getTime() - (momentOf(last)?.getTime() ?? 0);
    if (age > LATE_MS)
      return failed(
        `The last backup, ${last}, is ${String(Math.floor(age / 3_600_000))} hours old: look at /ready and the log.`,
      );
    if (isDeep) await restoredAside(join(folder, last));
    return ok(isDeep ? `${last} can be restored` : last);
  },
  proxy: ({ config }) => {
    const { public_url, trusted_proxies, host } = config;
    const [doubt] = doubtsAbout(config, key => key);
    if (doubt !== undefined) return warning(doubt);
    if (public_url?.startsWith('https:') && trusted_proxies.length === 0)
      return warning(
        'public_url is https, so there is a proxy, but trusted_proxies is empty: all clients share the limits of one.',
      );
    const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host);
    if (isOpen && public_url === undefined)
      return warning(
        `The server listens on ${host}, but public_url is not set: tools cannot sign in from elsewhere.`,
      );
    return ok(public_url ?? 'no proxy');
  },
};

function few(all: readonly string[]): string {
  return [...all.slice(0, SMALL), ...(all.length > SMALL ? ['…'] : [])].map(printable).join(', ');
}

/** The file of settings, if it has a secret and others can read it. */
async function openSettings({ file, sourceOf }: LoadedConfig): Promise<string[]> {
  if (file === null || process.platform === 'win32') return [];
  const hasSecret = keys.some(key => settingOf(key)?.writeOnly === true && sourceOf(key) === file);
  const { mode } = await stat(file);
  return hasSecret && (mode & 0o077) !== 0 ? [file] : [];
}

async function existing(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  const above = dirname(folder);
  return found || above === folder ? folder : existing(above);
}

/** Restores a backup into a temporary folder, on SQLite whatever the engine is. */
async function restoredAside(path: string): Promise<void> {
  const data_folder = await scratchFolder();
  try {
    await restoreBackup(
      {
        url: `sqlite:${join(data_folder, 'docket.db')}`,
        contents: new Contents({ data_folder }),
        replace: false,
        keepRevoked: false,
        tell: () => undefined,
        then: () => Promise.resolve(),
      },
      path,
    );
  } finally {
    await rm(data_folder, { recursive: true, force: true });
  }
}
