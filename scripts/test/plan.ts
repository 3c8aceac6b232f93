/** Decides which test files run on which engine, and which of them share a process. */
import { dirname } from 'node:path';

/**
 * `no-engine` is for files that use no database; `two-servers` sends requests to two servers on one PostgreSQL in turn;
 * `in-a-bucket` has its files in a bucket, and its rows in SQLite.
 */
export const RUNS = ['no-engine', 'sqlite', 'postgres', 'two-servers', 'in-a-bucket'] as const;
export type Run = (typeof RUNS)[number];

/**
 * Folders whose tests are above the store, where engines cannot differ. They run on PostgreSQL with `--all`, and when they
 * are named.
 */
const ABOVE_THE_STORE = ['client', 'console', 'contract', 'http', 'mcp', 'oauth', 'realtime'];

/** The tests of what servers share: sockets, changes, sign-ins, limits and settings. */
const SHARED = [
  /^test\/(sync|limits|identity|idempotency|oauth)\//,
  /^test\/realtime\/(telling|messages|lasting|writes|resume)/,
];

/** These look into the server, or are about what each server has by itself. */
const OF_EACH = /\/(slots|client-documents|discovery)\.test\.ts$/;

export function isShared(file: string): boolean {
  return SHARED.some(one => one.test(file)) && !OF_EACH.test(file);
}

/** The tests of files, and of what carries them. Those of pipes and of the data folder itself look into that folder. */
const WITH_FILES = [
  /^test\/attachments\//,
  /^test\/backup\/(making|restoring)/,
  /^test\/transfer\/(archives|exports|round-trips|what-leaves)/,
];

export function hasFiles(file: string): boolean {
  return WITH_FILES.some(one => one.test(file));
}

/** Files that take ten seconds and more begin first, so that none is left running alone at the end. */
const LONG = [
  'test/promises/backups.test.ts',
  'test/promises/cached-everywhere.test.ts',
  'test/promises/commands.test.ts',
  'test/promises/log-output.test.ts',
  'test/promises/kills.test.ts',
  'test/transfer/exports.test.ts',
  'test/client/refusals.test.ts',
  'test/backup/hostile.test.ts',
  'test/client/following.test.ts',
  'test/promises/converging-realtime.test.ts',
  'test/promises/killed-archives.test.ts',
  'test/attachments/hostile.test.ts',
  'test/promises/postgres-rights.test.ts',
];

/** A process takes over a second to load the server and to warm up, about as long as the tests of a small file. */
const GROUP_SIZE = 10;

export function isAboveTheStore(file: string): boolean {
  return ABOVE_THE_STORE.some(room => file.startsWith(`test/${room}/`));
}

/** Files that share a process share a folder too, and with it most of what they import. */
export function grouped(files: readonly string[]): string[][] {
  const alone = LONG.filter(file => files.includes(file)).map(file => [file]);
  const rest = files.filter(file => !LONG.includes(file));
  const folders = [...new Set(rest.map(file => dirname(file)))];
  return [...alone, ...folders.flatMap(folder => cut(rest.filter(file => dirname(file) === folder)))];
}

interface WithFiles {
  readonly files: readonly string[];
}

export function longFirst(one: WithFiles, other: WithFiles): number {
  return Number(isLong(other)) - Number(isLong(one));
}

function isLong({ files }: WithFiles): boolean {
  return files.some(file => LONG.includes(file));
}

function cut(files: readonly string[]): string[][] {
  const groups = Math.ceil(files.length / GROUP_SIZE);
  return Array.from({ length: groups }, (_, group) => files.filter((_, index) => index % groups === group));
}
