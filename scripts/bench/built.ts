/** The built server in a separate process, signed in to, as a benchmark sees it from outside. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS, SURROUNDINGS } from './flags.ts';

const LISTENS = /"event":"listening","address":"(http:[^"]+)"/;
const MAIN = join(import.meta.dirname, '../../dist/main.js');
export const PERSON = { identity: 'ada', password: 'correct horse battery staple' };

export interface Built {
  readonly process: ChildProcess;
  readonly url: string;
  /** The token of a new administrator session. */
  readonly token: string;
  /** The resident memory of the process, in MB. */
  readonly residentMb: () => number;
  /** Sends the signal, and waits until the process has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

export async function startBuilt(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  main = MAIN,
): Promise<Built> {
  const env = {
    ...SURROUNDINGS,
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    DOCKET_PORT: '0',
    DOCKET_LOG_LEVEL: 'error',
    DOCKET_DATA_FOLDER: folder,
    DOCKET_ADMIN_USERNAME: PERSON.identity,
    DOCKET_ADMIN_PASSWORD: PERSON.password,
    ...settings,
  };
  const server = spawn(process.execPath, [...FLAGS, main, 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await addressOf(server);
  return {
    process: server,
    url,
    token: await signIn(url),
    residentMb: () => residentMb(server.pid ?? 0),
    end: async signal => {
      server.kill(signal);
      await ended;
    },
  };
}

/** The address that a starting server prints. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.once('exit', () => reject(new Error('the server ended before it listened')));
    server.stdout?.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const [, address] = LISTENS.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

async function signIn(url: string): Promise<string> {
  const { token } = (await asked(url, null, 'POST', '/api/auth/login', PERSON)) as { token: string };
  return token;
}

/** The body of a successful response. */
export async function asked(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
