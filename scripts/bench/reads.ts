/**
 * Measures the cost of reads: CPU time per call of the built server, as a ratio of a floor with only the necessary parts:
 * plain `node:http`, the caller's query and the statement that writes the response. Both alternate in one run; on PostgreSQL
 * with `DOCKET_TEST_ENGINE=postgres`, whose processes are not counted. Needs `npm run build`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Authority } from '../../src/access/authority.ts';
import { findCaller } from '../../src/identity/credentials.ts';
import { recordById } from '../../src/records/issue.ts';
import { wholeOf } from '../../src/records/whole.ts';
import { Reading } from '../../src/store/connections/reading.ts';
import { fixedQuery } from '../../src/store/fixed-query.ts';
import { versionOf, versionOfProject } from '../../src/store/writing/versions.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { feed } from '../../src/tracker/activity/feed.ts';
import { comments, commentSlice } from '../../src/tracker/comments/list.ts';
import { listedIssues } from '../../src/tracker/issues/list.ts';
import { board } from '../../src/tracker/overview/board.ts';
import { countStatuses } from '../../src/tracker/overview/counts.ts';
import { projectChanges, projectIndex } from '../../src/tracker/sync.ts';
import { engine, freshDatabase } from '../../test/setting/engines.ts';
import { startPostgres } from '../postgres.ts';
import { startBuilt, type Built } from './built.ts';
import { BOARD, fill, INDEX, TALKED_ABOUT } from './filled.ts';
import { processorTime } from './processor-time.ts';
import type { Floor, Statement } from './reads-floor.ts';

const ISSUES = 1_000;
/** Substrings of the names of the calls to measure: all by default. */
const WANTED = process.argv.slice(2);
const ROUNDS = 5;
const CONNECTIONS = 8;
/**
 * How much CPU time the floor should use for a call in each round. In the pauses between short ones Node collects garbage.
 */
const ROUND_MS = 600;
/**
 * Warm-up: code that ran a few hundred times is not what a server runs for weeks. This many calls first, or as many as fit
 * in this time.
 */
const WARM_CALLS = 5_000;
const WARM_MS = 4_000;

const ADMINISTRATOR: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};

const SLICE = { limit: 50, offset: 0 };
const OLDEST_FIRST = { ...SLICE, order: 'asc', before: null } as const;

interface Call {
  readonly name: string;
  readonly path: string;
  /** The target, as a multiple of the floor. */
  readonly aim: number;
  /** Queries the database as the call does. */
  readonly ask: (store: Store) => Promise<unknown>;
}

const ALL: readonly Call[] = [
  {
    name: 'get issue',
    path: '/api/issues/1',
    aim: 1.3,
    ask: store => store.read(read => recordById(read, ADMINISTRATOR, 1)),
  },
  {
    name: 'list 50',
    path: '/api/issues?project_id=1',
    aim: 1.25,
    ask: store => store.read(read => listedIssues(read, ADMINISTRATOR, { project_id: 1, ...SLICE })),
  },
  {
    name: 'filtered list',
    path: '/api/issues?project_id=1&status=backlog&order_by=updated',
    aim: 1.25,
    ask: store =>
      store.read(read =>
        listedIssues(read, ADMINISTRATOR, {
          project_id: 1,
          status: 'backlog',
          order_by: 'updated',
          ...SLICE,
        }),
      ),
  },
  {
    name: 'workable list',
    path: '/api/issues?project_id=1&workable=true',
    aim: 1.25,
    ask: store =>
      store.read(read => listedIssues(read, ADMINISTRATOR, { project_id: 1, workable: true, ...SLICE })),
  },
  {
    name: 'counts',
    path: '/api/projects/1/issue-counts',
    aim: 1.25,
    ask: store => store.read(read => countStatuses(read, 1)),
  },
  {
    name: 'comments 50',
    path: `/api/issues/${String(TALKED_ABOUT)}/comments`,
    aim: 1.35,
    ask: store =>
      store.read(read => commentSlice(read, comments, { kind: 'issue', id: TALKED_ABOUT }, OLDEST_FIRST)),
  },
  {
    name: 'activity 50',
    path: '/api/projects/1/activity',
    aim: 1.25,
    ask: store =>
      store.read(read => feed.excerpt(read, { by: ADMINISTRATOR, kind: 'project', id: 1 }, SLICE)),
  },
  {
    name: `board of ${String(BOARD.issues)}`,
    path: `/api/projects/${String(BOARD.project)}/board`,
    aim: 1.3,
    ask: store => wholeOf(store, board, { project: BOARD.project, grouping: 'status' }),
  },
  {
    name: `index of ${String(BOARD.issues)}`,
    path: `/api/projects/${String(BOARD.project)}/index`,
    aim: 1.35,
    ask: store => wholeOf(store, projectIndex, { project: BOARD.project }),
  },
  {
    name: 'changes, 5,000',
    path: `/api/projects/${String(INDEX.project)}/changes`,
    aim: 1.4,
    ask: store => projectChanges(store, INDEX.project, { since: 0, limit: 5_000 }),
  },
];

const CALLS = ALL.filter(({ name }) => WANTED.length === 0 || WANTED.some(part => name.includes(part)));

/** Responses that a server has cached, or that the client has. */
const REMEMBERED = CALLS.filter(({ path }) =>
  /^\/api\/issues\?project_id=\d+(&workable=true)?$|board$|index$|comments$|activity$/.test(path),
);

/** The store, recording the statements that bypass knex. */
function noting(store: Store, noted: Statement[]): Store {
  return {
    ...store,
    read: act =>
      store.read(read =>
        act(read instanceof Reading ? read.observedBy((text, values) => noted.push({ text, values })) : read),
      ),
  };
}

/** A board is written column by column. */
function writes({ text }: Statement): boolean {
  return / AS (written|column_0)\b/.test(text);
}

async function floorOf(store: Store, token: string): Promise<Floor['calls']> {
  const calls: Record<string, Statement[]> = {};
  for (const { path, ask } of CALLS) {
    const caller: Statement[] = [];
    await noting(store, caller).read(read => findCaller(read, token, new Date()));
    const noted: Statement[] = [];
    await ask(noting(store, noted));
    const writing = noted.filter(writes);
    // Otherwise the rows themselves are the response.
    calls[path] = [...caller, ...(writing.length > 0 ? writing : noted)];
  }
  return calls;
}

const versions = fixedQuery<'project', unknown>(({ db }, mark) =>
  db
    .select(db.raw(`${versionOfProject('?')} AS project`, [mark('project')]))
    .select(db.raw(`${versionOf('people')} AS people, ${versionOf('links')} AS links`)),
);

/** The remaining work for a cached response: the caller, and the versions. */
async function floorOfKept(store: Store, token: string, calls: Floor['calls']): Promise<Floor['calls']> {
  const noted: Statement[] = [];
  await noting(store, noted).read(async read => {
    await findCaller(read, token, new Date());
    await versions(read, { project: BOARD.project });
  });
  const written = (path: string) => (calls[path] ?? []).filter(writes).map(one => ({ ...one, isKept: true }));
  return Object.fromEntries(REMEMBERED.map(({ path }) => [path, [...noted, ...written(path)]]));
}

interface Asked {
  readonly pid: number;
  readonly url: string;
  readonly token: string;
  /** The client's ETag: every response is then 304. */
  readonly tag?: string;
}

async function costOf({ pid, url, token, tag }: Asked, path: string, amount: number): Promise<number> {
  const before = processorTime(pid);
  const { non2xx, errors } = await autocannon({
    url: url + path,
    headers: { authorization: `Bearer ${token}`, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
    connections: CONNECTIONS,
    amount,
  });
  const failed = errors + (tag === undefined ? non2xx : amount - non2xx);
  if (failed > 0) throw new Error(`${path} failed ${String(failed)} times`);
  return (processorTime(pid) - before) / amount;
}

async function warmUp(side: Asked, path: string): Promise<void> {
  const few = 100;
  const first = await costOf(side, path, few);
  await costOf(side, path, Math.max(few, Math.min(WARM_CALLS, Math.ceil((WARM_MS * 1_000) / first))));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function compare(
  call: Pick<Call, 'name' | 'path'>,
  aim: string,
  server: Asked,
  floor: Asked,
): Promise<void> {
  await warmUp(server, call.path);
  await warmUp(floor, call.path);
  const amount = Math.max(50, Math.ceil((ROUND_MS * 1_000) / (await costOf(floor, call.path, 100))));
  const [own, least]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await costOf(server, call.path, amount));
    least.push(await costOf(floor, call.path, amount));
  }
  const ratio = median(own.map((cost, round) => cost / (least[round] ?? Number.NaN)));
  const columns = [median(own).toFixed(0), median(least).toFixed(0), ratio.toFixed(2), aim];
  console.log([call.name.padEnd(28), ...columns.map(text => text.padStart(8))].join(' '));
}

async function startFloor(calls: Floor['calls']): Promise<[ChildProcess, string]> {
  const child = fork(join(import.meta.dirname, 'reads-floor.ts'), { execArgv: process.execArgv });
  child.send({ url, calls } satisfies Floor);
  const [address] = (await once(child, 'message')) as [string];
  return [child, address];
}

async function tagOf({ url, token }: Asked, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

/** Runs both while `act` runs: the server, and the floor with the statements. */
async function withFloor(
  settings: Readonly<Record<string, string>>,
  calls: Floor['calls'],
  act: (server: Asked, floor: Asked, built: Built) => Promise<void>,
): Promise<void> {
  const server = await startBuilt(folder, { ...settings, DOCKET_DATABASE_URL: url });
  const [child, address] = await startFloor(calls);
  try {
    await act(
      { pid: server.process.pid ?? 0, url: server.url, token },
      { pid: child.pid ?? 0, url: address, token },
      server,
    );
  } finally {
    child.kill();
    await server.end('SIGTERM');
  }
}

async function bench(): Promise<void> {
  // The first start creates the account that later ones sign in to.
  await (await startBuilt(folder, { DOCKET_DATABASE_URL: url })).end('SIGTERM');
  const store = await openStore({ url });
  token = await fill(store, ISSUES);
  const calls = await floorOf(store, token);
  const kept = await floorOfKept(store, token, calls);
  await store.close();
  console.log([engine.padEnd(28), '      µs', '   floor', '   ratio', '     aim'].join(' '));
  await withFloor({ DOCKET_ANSWER_MEMORY_MIB: '0' }, calls, async (server, floor, built) => {
    for (const call of CALLS) await compare(call, call.aim.toFixed(2), server, floor);
    console.log(`memory after it: ${built.residentMb().toFixed(0)} MB`);
  });
  await withFloor({}, kept, async (server, floor) => {
    for (const { name, path } of REMEMBERED) {
      await compare({ name: `remembered ${name}`, path }, '80 µs', server, floor);
      const tag = await tagOf(server, path);
      await compare({ name: `304 of ${name}`, path }, '50 µs', { ...server, tag }, floor);
    }
  });
}

const postgres = engine === 'postgres' ? await startPostgres(tmpdir()) : null;
if (postgres) process.env['DOCKET_TEST_POSTGRES'] = postgres.url;
const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const { url } = postgres ? await freshDatabase() : { url: `sqlite:${join(folder, 'docket.db')}` };
let token = '';
try {
  await bench();
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
