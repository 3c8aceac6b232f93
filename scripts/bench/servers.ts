/**
 * Measures servers on one PostgreSQL: what a call costs one server (with `--before <main.js>`, compared with an earlier
 * build), what two servers do together, and how long an event takes to the sockets of the other server. Rounds of all
 * alternate, and each figure is the median of its rounds. The server's processor time is without that of PostgreSQL.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { WebSocket } from 'ws';
import { startPostgres } from '../postgres.ts';
import { asked, startBuilt, type Built } from './built.ts';
import { processorTime } from './processor-time.ts';
import { quantile } from './quantile.ts';

const ROUNDS = 7;
const WARMING = 5;
const CALLS = 1_500;
/** For each server. */
const AT_ONCE = 8;
const EVENTS = 400;

/** Servers on a database of their own, and a project. */
interface Side {
  readonly name: string;
  readonly url: string;
  readonly servers: readonly Built[];
  readonly project: number;
  readonly creates: Round[];
  readonly reads: Round[];
}

/** For each call, in microseconds. */
interface Round {
  readonly processor: number;
  readonly elapsed: number;
}

const { values } = parseArgs({ options: { before: { type: 'string' } } });
const postgres = await startPostgres(tmpdir());
const folders: string[] = [];
const running: Built[] = [];
try {
  const sides = [
    ...(values.before === undefined ? [] : [await side('before', 1, values.before)]),
    await side('one', 1),
    await side('two', 2),
  ];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) for (const one of sides) await play(one, round);
  const [base] = sides;
  for (const { name, creates, reads } of sides) {
    console.log(
      `${name}: create ${shown(creates, base?.creates ?? [])}; read ${shown(reads, base?.reads ?? [])}`,
    );
  }
  await measureEvents(sides.at(-1) ?? never());
} finally {
  for (const server of running) await server.end('SIGTERM');
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function side(name: string, many: number, main?: string): Promise<Side> {
  const url = await database(name);
  const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
  folders.push(folder);
  const servers: Built[] = [];
  while (servers.length < many) {
    const server = await startBuilt(folder, { DOCKET_DATABASE_URL: url }, main);
    servers.push(server);
    running.push(server);
  }
  const [first = never()] = servers;
  const body = { name: 'Bench', identifier: 'BENCH' };
  const { id } = (await asked(first.url, first.token, 'POST', '/api/projects', body)) as { id: number };
  return { name, url, servers, project: id, creates: [], reads: [] };
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  await session.query(statement);
  await session.end();
}

async function database(name: string): Promise<string> {
  await inDatabase(postgres.url, `CREATE DATABASE bench_${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(postgres.url);
  url.pathname = `/bench_${name}`;
  return url.href;
}

/** The first rounds warm up. */
async function play({ url: database, servers, project, creates, reads }: Side, round: number): Promise<void> {
  const ids: number[] = [];
  const created = await measured(servers, async (url, token, call) => {
    const title = `Issue ${round}.${call}`;
    const { id } = (await asked(url, token, 'POST', '/api/issues', { project_id: project, title })) as {
      id: number;
    };
    ids.push(id);
  });
  // The database server of the tests does not keep statistics by itself.
  await inDatabase(database, 'ANALYZE');
  const read = await measured(servers, async (url, token, call) => {
    await asked(url, token, 'GET', `/api/issues/${ids[call % ids.length] ?? 0}`);
  });
  if (round < WARMING) return;
  creates.push(created);
  reads.push(read);
}

async function measured(
  servers: readonly Built[],
  act: (url: string, token: string, call: number) => Promise<void>,
): Promise<Round> {
  const spent = (): number => servers.reduce((sum, { process }) => sum + processorTime(process.pid ?? 0), 0);
  const [before, begun] = [spent(), performance.now()];
  let call = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE * servers.length }, async (_, client) => {
      const { url, token } = servers[client % servers.length] ?? never();
      while (call < CALLS) await act(url, token, call++);
    }),
  );
  return {
    processor: (spent() - before) / CALLS,
    elapsed: ((performance.now() - begun) * 1_000) / CALLS,
  };
}

function shown(rounds: readonly Round[], base: readonly Round[]): string {
  const of = (all: readonly Round[], key: keyof Round): number =>
    quantile(
      all.map(round => round[key]),
      0.5,
    );
  const ratio = (key: keyof Round): string => (of(rounds, key) / of(base, key)).toFixed(2);
  return (
    `${of(rounds, 'processor').toFixed(0)} µs of processor time (${ratio('processor')}), ` +
    `one every ${of(rounds, 'elapsed').toFixed(0)} µs (${ratio('elapsed')})`
  );
}

/** From the response to a write until a socket has the event; a negative time means that the event came first. */
async function measureEvents({ servers, project }: Side): Promise<void> {
  const [first = never()] = servers;
  const arrived = servers.map(() => new Map<number, number>());
  const sockets = await Promise.all(
    servers.map((server, place) => listening(server, seq => arrived[place]?.set(seq, performance.now()))),
  );
  const delays = servers.map((): number[] => []);
  for (let event = 0; event < EVENTS; event += 1) {
    const body = { project_id: project, title: `Event ${event}` };
    const { seq } = (await asked(first.url, first.token, 'POST', '/api/issues', body)) as { seq: number };
    const answered = performance.now();
    for (const [place, times] of arrived.entries()) {
      while (!times.has(seq)) await pause(1);
      delays[place]?.push((times.get(seq) ?? 0) - answered);
    }
  }
  for (const socket of sockets) socket.terminate();
  for (const [place, all] of delays.entries()) {
    const [half, most] = [quantile(all, 0.5), quantile(all, 0.99)].map(ms => ms.toFixed(1));
    console.log(
      `events at ${place === 0 ? 'the server that wrote' : 'the other server'}: ${half} ms, 99th percentile ${most} ms`,
    );
  }
}

async function listening({ url, token }: Built, heard: (seq: number) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/events/ws`, {
    headers: { Cookie: `svc_token=${token}` },
  });
  socket.on('message', (data: Buffer) => {
    const { seq } = JSON.parse(data.toString()) as { seq?: number };
    if (seq !== undefined) heard(seq);
  });
  await once(socket, 'open');
  return socket;
}

function never(): never {
  throw new Error('There is no server.');
}
