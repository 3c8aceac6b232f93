/**
 * Measures the cost of writes: creates and updates per second at 16 connections, and CPU time for each, of the built server
 * compared with another build, whose `dist/main.js` the command names: both alternate in one run, on SQLite, on disk. Needs
 * `npm run build` in both.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { asked, startBuilt, type Built } from './built.ts';
import { median } from './quantile.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_S = 2;
const ISSUES = 200;

interface Side extends Built {
  readonly project: number;
}

interface Write {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly path: (round: number) => string;
  readonly body: (side: Side, round: number) => object;
}

const TEXT = 'Since the storm, the lights at the pier go out for seconds.\n\nWhat was tried stands below. ';

const WRITES: readonly Write[] = [
  {
    name: 'create an issue',
    method: 'POST',
    path: () => '/api/issues',
    body: ({ project }, round) => ({ project_id: project, title: `Light ${round}`, description: TEXT }),
  },
  {
    name: 'update a title',
    method: 'PUT',
    path: round => `/api/issues/${(round % ISSUES) + 1}`,
    body: (_, round) => ({ title: `Dark ${round}` }),
  },
  {
    name: 'update a status',
    method: 'PUT',
    path: round => `/api/issues/${(round % ISSUES) + 1}`,
    body: (_, round) => ({ status: round % (2 * ISSUES) < ISSUES ? 'active' : 'todo' }),
  },
  {
    name: 'add a comment',
    method: 'POST',
    path: round => `/api/issues/${(round % ISSUES) + 1}/comments`,
    body: (_, round) => ({ content: `${TEXT} ${round}` }),
  },
];

/** In microseconds, of all running threads. */
function processorTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const spent = readdirSync(folder).map(task => {
    const [nanoseconds] = readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds);
  });
  return spent.reduce((sum, one) => sum + one, 0) / 1_000;
}

interface Spent {
  readonly perSecond: number;
  readonly microseconds: number;
}

let turn = 0;

async function spent(side: Side, { method, path, body }: Write): Promise<Spent> {
  const pid = side.process.pid ?? 0;
  const [before, begun] = [processorTime(pid), performance.now()];
  // Each differs: the same one again would change nothing.
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    turn += 1;
    return { ...request, method, path: path(turn), body: JSON.stringify(body(side, turn)) };
  };
  const {
    non2xx,
    errors,
    requests: done,
  } = await autocannon({
    url: side.url,
    headers: { authorization: `Bearer ${side.token}`, 'content-type': 'application/json' },
    connections: CONNECTIONS,
    duration: ROUND_S,
    requests: [{ setupRequest }],
  });
  if (non2xx + errors > 0) throw new Error(`${method} failed ${non2xx + errors} times`);
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: done.total / seconds, microseconds: (processorTime(pid) - before) / done.total };
}

async function compare(write: Write, own: Side, other: Side | null): Promise<void> {
  const sides = other ? [own, other] : [own];
  for (const side of sides) await spent(side, write);
  const rounds: Spent[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all: Spent[] = [];
    for (const side of sides) all.push(await spent(side, write));
    rounds.push(all);
  }
  const of = (place: number, what: keyof Spent): number[] =>
    rounds.map(all => all[place]?.[what] ?? Number.NaN);
  const ratios = (what: keyof Spent): number =>
    median(rounds.map(([mine, theirs]) => (mine?.[what] ?? 0) / (theirs?.[what] ?? Number.NaN)));
  const columns = [median(of(0, 'perSecond')).toFixed(0), median(of(0, 'microseconds')).toFixed(0)];
  if (other) columns.push(ratios('perSecond').toFixed(2), ratios('microseconds').toFixed(2));
  console.log([write.name.padEnd(18), ...columns.map(text => text.padStart(12))].join(''));
}

async function startSide(folder: string, main?: string): Promise<Side> {
  const built = await startBuilt(mkdtempSync(join(folder, 'side-')), {}, main);
  const { id } = (await asked(built.url, built.token, 'POST', '/api/projects', {
    name: 'All',
    identifier: 'ALL',
  })) as { id: number };
  for (let made = 0; made < ISSUES; made += 1) {
    await asked(built.url, built.token, 'POST', '/api/issues', { project_id: id, title: `Light ${made}` });
  }
  return { ...built, project: id };
}

const [, , main] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'docket-writes-'));
const sides: Side[] = [];
try {
  const own = await startSide(folder);
  sides.push(own);
  const other = main === undefined ? null : await startSide(folder, resolve(main));
  if (other) sides.push(other);
  console.log(
    [
      'SQLite'.padEnd(18),
      ...['a second', 'µs', ...(other ? ['of the rate', 'of the time'] : [])].map(text => text.padStart(12)),
    ].join(''),
  );
  for (const write of WRITES) await compare(write, own, other);
} finally {
  for (const side of sides) await side.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
