/**
 * The two servers of the realtime benchmark, each a separate process: Docket with users and projects, and one that can only
 * send bytes to sockets. Both record when there was something to send.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { startApp, type App } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import { createUser } from '../../src/identity/users.ts';
import { openLog } from '../../src/log/log.ts';
import type { Work } from '../../src/store/work.ts';
import type { ProjectRow } from '../../src/records/project.ts';

/** Milliseconds on the clock that all processes of a machine share. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

export interface Person {
  readonly token: string;
  /** The projects that they may see. */
  readonly projects: readonly number[];
}

/** The event that a server is about to send, and since when. */
export interface Stamp {
  readonly seq: number;
  readonly at: number;
}

/** The reply of both to `collect`. */
export interface Collected {
  readonly type: 'collected';
  readonly stamps: readonly Stamp[];
  /** The number of times that an event was serialized; the bare server serializes none. */
  readonly serialized: number;
}

export interface DocketReady {
  readonly type: 'ready';
  readonly address: string;
  readonly people: readonly Person[];
  readonly projects: readonly number[];
  /** The token of the administrator who writes, and who has no socket. */
  readonly token: string;
}

export interface BareReady {
  readonly type: 'ready';
  readonly address: string;
}

/** For the bare server: what to send, and to the sockets of which users. */
export interface Play {
  readonly type: 'play';
  readonly seq: number;
  readonly text: string;
  readonly people: readonly number[];
}

const PEOPLE = 64;
const PROJECTS = 8;
/** Every project is hidden from two of eight users. */
const HIDDEN_FROM = 2;

export async function serveDocket(folder: string): Promise<void> {
  const counting = countSerialized();
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_LOG_LEVEL: 'info' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const app = await startApp({ config, log: openLog(config) });
  const stamps: Stamp[] = [];
  // Earlier listeners only put the events into their queue.
  app.instance.store.onCommit(events => {
    const at = now();
    for (const { seq } of events) if (seq !== undefined) stamps.push({ seq, at });
  });
  const ready: DocketReady = { type: 'ready', address: app.address, ...(await populate(app)) };
  process.send?.(ready);
  process.on('message', () => {
    const collected: Collected = { type: 'collected', stamps: stamps.splice(0), serialized: counting() };
    process.send?.(collected);
  });
  await once(process, 'disconnect');
  await app.stop();
}

async function populate({ instance: { store } }: App) {
  const call = { now: new Date(), transport: 'system', actorId: null } as const;
  return store.write(call, async work => {
    const ada = await person(work, 'ada', true);
    const projects: number[] = [];
    for (let number = 0; number < PROJECTS; number += 1) projects.push(await project(work, number));
    const people: Person[] = [];
    for (let number = 0; number < PEOPLE; number += 1) {
      const { id, token } = await person(work, `person${number}`, false);
      const own = projects.filter((_, place) => (number + place) % PROJECTS >= HIDDEN_FROM);
      for (const project_id of own)
        await work
          .db('project_members')
          .insert({ project_id, user_id: id, role: 'viewer', created_at: work.now });
      people.push({ token, projects: own });
    }
    return { people, projects, token: ada.token };
  });
}

async function person(work: Work, username: string, is_admin: boolean) {
  const row = await createUser(work, { username, is_admin, password_hash: '' });
  if (typeof row === 'string') throw new Error(`${username} is taken`);
  return { id: row.id, token: (await beginSession(work, row.id)).token };
}

async function project(work: Work, number: number): Promise<number> {
  const times = { created_at: work.now, updated_at: work.now };
  const named = { name: `Project ${number}`, identifier: `P${number}`, description: '' };
  const [row] = await work
    .db<ProjectRow>('projects')
    .insert({ ...named, lead_user_id: null, sort_order: number, ...times }, '*');
  if (!row) throw new Error('the project was not returned');
  return row.id;
}

/** Counts from outside how often an event is serialized; returns the count since the last call. */
function countSerialized(): () => number {
  const { stringify } = JSON;
  let count = 0;
  JSON.stringify = (value: unknown, ...rest: never[]) => {
    if (typeof value === 'object' && value !== null && 'type' in value && 'seq' in value) count += 1;
    return stringify(value, ...rest);
  };
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

export async function serveBare(): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  const sockets: WebSocket[][] = Array.from({ length: PEOPLE }, () => []);
  server.on('connection', (socket, { url = '' }) => sockets[Number(url.slice(1))]?.push(socket));
  await once(server, 'listening');
  const stamps: Stamp[] = [];
  process.on('message', (message: Play | { readonly type: 'collect' }) => {
    if (message.type === 'collect') {
      const collected: Collected = { type: 'collected', stamps: stamps.splice(0), serialized: 0 };
      process.send?.(collected);
      return;
    }
    stamps.push({ seq: message.seq, at: now() });
    const bytes = Buffer.from(message.text);
    for (const person of message.people)
      for (const socket of sockets[person] ?? []) socket.send(bytes, { binary: false });
  });
  const { port } = server.address() as AddressInfo;
  const ready: BareReady = { type: 'ready', address: `http://127.0.0.1:${port}` };
  process.send?.(ready);
  await once(process, 'disconnect');
  for (const socket of server.clients) socket.terminate();
  server.close();
}
