/** The commands that back up and restore an instance. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Contents } from '../attachments/bytes/contents.ts';
import { Files } from '../attachments/bytes/files.ts';
import { auditBackup } from '../backup/audited.ts';
import { makeBackup, type MadeBackup } from '../backup/making.ts';
import { BackupRefused } from '../backup/refused.ts';
import { restoreBackup, type Restored } from '../backup/restoring.ts';
import { standBack } from '../backup/standing-back.ts';
import type { Config } from '../config/schema.ts';
import { finishRebuilding } from '../search/rebuild.ts';
import { makeDataFolder, scratchFolder } from '../store/folder.ts';
import { giveTo, ownerForRoot, type Owner } from '../store/own-files.ts';
import { ofDatabase } from '../store/unusable.ts';
import { openStore } from '../store/store.ts';
import type { Origin } from '../store/work.ts';
import { CommandRefused } from './refused.ts';
import { printable } from './table.ts';

type Print = (line: string) => void;

/** The database is used without migrating it, so that a new version can back up what an old one still serves. */
export async function backUp(config: Config, file: string, print: Print): Promise<string> {
  standBack();
  const { database_url: url, data_folder } = config;
  const spoolFolder = join(data_folder, 'incoming');
  const store = await openStore({ url, spoolFolder, asFound: true });
  const path = resolve(file);
  const stopping = stoppedBySignals();
  // Not in the data folder, where a server removes temporary files that no server has.
  const scratch = await scratchFolder();
  try {
    const contents = new Contents(
      config.files_url === undefined ? config : { ...config, data_folder: scratch },
    );
    const clock = (): Date => new Date();
    const { signal } = stopping;
    const made = await makeBackup({ store, contents, clock, tell: now(print), signal }, path);
    await auditBackup(store, origin(), 'backup.create', path);
    return reportOf(path, made);
  } catch (error) {
    throw ofDatabase(store.called, error);
  } finally {
    stopping.end();
    await rm(scratch, { force: true, recursive: true });
    await store.close();
  }
}

/** A backup is verified before its first byte leaves, so it is a temporary file first. */
export async function backUpToOutput(config: Config, print: Print): Promise<string> {
  if (process.stdout.isTTY)
    throw new CommandRefused('a backup is not written to a terminal: name a file, or pass it on with a pipe');
  return withTemporaryFile(async path => {
    print(await backUp(config, path, print));
    await pipeline(createReadStream(path), process.stdout, { end: false });
    return '';
  });
}

/** Read to its end before anything is changed. */
export async function restoreFromInput(
  config: Config,
  options: RestoreOptions,
  print: Print,
): Promise<string> {
  return withTemporaryFile(async path => {
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
    return restore(config, path, options, print);
  });
}

async function withTemporaryFile<T>(act: (path: string) => Promise<T>): Promise<T> {
  const folder = await scratchFolder();
  try {
    return await act(join(folder, 'docket.tar'));
  } finally {
    await rm(folder, { force: true, recursive: true });
  }
}

function reportOf(path: string, { head, counts, size, lost }: MadeBackup): string {
  const rows = Object.values(counts.rows).reduce((sum, count) => sum + count, 0);
  const missing = lost.map(
    sha256 => `The file ${sha256} is missing from the data folder and from the backup.\n`,
  );
  return (
    `${missing.join('')}Backed up ${rows.toLocaleString('en')} rows and ${counts.files.toLocaleString('en')} files ` +
    `to ${path} (${String(Math.ceil(size / MIB))} MiB), as of ${head.made_at} (seq ${String(head.seq)}).`
  );
}

const MIB = 1024 * 1024;

export interface RestoreOptions {
  readonly replace?: boolean;
  readonly reviveKeys?: boolean;
}

export async function restore(
  config: Config,
  file: string,
  { replace = false, reviveKeys = false }: RestoreOptions,
  print: Print,
): Promise<string> {
  const { database_url: url, data_folder } = config;
  const owner = await ownerForRoot(data_folder);
  try {
    await makeDataFolder(data_folder);
    const contents = new Contents(config);
    const then = (): Promise<void> => makeUsable(config, resolve(file), print);
    const restored = await restoreBackup(
      { url, contents, replace, keepRevoked: !reviveKeys, tell: now(print), then },
      resolve(file),
    );
    return [toldAfter(restored, reviveKeys), ...ofRoot(owner, config)].join('\n');
  } finally {
    if (owner) await giveTo(owner, config);
  }
}

const ROOT = 0;

/** If root owns the folder too, only the operator knows which account runs the server. */
function ofRoot(owner: Owner | null, { data_folder }: Config): string[] {
  if (owner?.uid !== ROOT) return [];
  return [
    `The files belong to root. If the server runs as another account, run: chown -R <account> ${data_folder}`,
  ];
}

function origin(): Origin {
  return { now: new Date(), transport: 'cli', actorId: null };
}

/** Records the restore, and makes the search index, which can be killed without loss: the next start continues. */
async function makeUsable(config: Config, file: string, print: Print): Promise<void> {
  const { database_url: url, data_folder } = config;
  const store = await openStore({ url, spoolFolder: join(data_folder, 'incoming') });
  const clock = (): Date => new Date();
  const say = now(print);
  try {
    await auditBackup(store, origin(), 'backup.restore', file);
    await finishRebuilding({
      store,
      files: new Files(config, store, clock),
      origin,
      tell: ({ shelf, done, all }) =>
        say(`search: ${shelf} ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`),
    });
  } finally {
    await store.close();
  }
}

function toldAfter({ head, revokedSince, lost }: Restored, reviveKeys: boolean): string {
  const since = head.made_at;
  const keys = revokedSince.map(printable).join(', ');
  const keysNote = reviveKeys
    ? `Reactivated keys: ${keys}. Revoke them with: docket key revoke <name>`
    : `Keys that stay revoked: ${keys}.`;
  return [
    `Restored to the state of ${since} (seq ${String(head.seq)}).`,
    'All sessions, codes and tokens were revoked: users and tools must sign in again.',
    `Keys, passwords and accounts were restored too: a key that was revoked, a password that was changed or an account that was deactivated after ${since} may be active again.`,
    ...(keys === '' ? [] : [keysNote]),
    ...lost.map(sha256 => `The file ${sha256} is missing from the backup.`),
  ].join('\n');
}

const EACH_MS = 1_000;

/** Prints at most one progress line per second. */
function now(print: Print): Print {
  let last = -Infinity;
  return line => {
    if (performance.now() - last < EACH_MS) return;
    last = performance.now();
    print(line);
  };
}

/** Stops cleanly: an unfinished backup is removed. */
function stoppedBySignals(): { readonly signal: AbortSignal; end(): void } {
  const stopping = new AbortController();
  const stop = (): void =>
    stopping.abort(new BackupRefused('Interrupted; the incomplete backup was removed.'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  return {
    signal: stopping.signal,
    end: () => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeListener(signal, stop);
    },
  };
}
