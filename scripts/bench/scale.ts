/**
 * Measures the cost of a large tracker: how much longer each hot call takes than in a small one, on SQLite. Sizes are
 * numbers of issues; the others are compared with the first, and a size given twice shows the noise. Issues are spread over
 * ten projects, or with `one` before the sizes all in one, for which far more calls are measured.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openLog } from '../../src/log/log.ts';
import { BOARD, COMMENTED, fill, INDEX, PROJECTS } from './filled.ts';
import { fillOne, LISTS, REST } from './one-project.ts';
import { median } from './quantile.ts';

const SIZES = { spread: [1_000, 100_000, 1_000_000], one: [1_000, 100_000] } as const;
/** The factor by which a call may be slower, spread and in one large project. */
const TARGETS = { spread: 1.5, one: 3 } as const;
type Layout = keyof typeof SIZES;
const WARMING = 5;
/** A stride that visits the issues of a project out of order. */
const STRIDE = 7_919;

interface Tracker {
  readonly size: number;
  readonly url: string;
  readonly token: string;
}

export interface Call {
  readonly name: string;
  readonly rounds: number;
  readonly request: (size: number, round: number) => Request;
}

interface Request {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
}

/** An issue of the first project, a different one in each round. */
function someIssue(size: number, round: number): number {
  return ((round * STRIDE) % (size / PROJECTS)) * PROJECTS + 1;
}

/** An issue of the first project with the most comments. */
function commentedIssue(size: number, round: number): number {
  const apart = COMMENTED * PROJECTS;
  return ((round * STRIDE) % (size / apart)) * apart + 1;
}

const CALLS: readonly Call[] = [
  {
    name: 'list 50 issues',
    rounds: 40,
    request: () => ({ path: '/api/issues?project_id=1&limit=50' }),
  },
  {
    name: 'get an issue',
    rounds: 80,
    request: (size, round) => ({ path: `/api/issues/${someIssue(size, round)}` }),
  },
  {
    name: `board of ${BOARD.issues} issues`,
    rounds: 20,
    request: () => ({ path: `/api/projects/${BOARD.project}/board` }),
  },
  {
    name: 'page of 50 comments',
    rounds: 40,
    request: (size, round) => ({ path: `/api/issues/${commentedIssue(size, round)}/comments?limit=50` }),
  },
  {
    name: `index of ${INDEX.issues + INDEX.pages} rows`,
    rounds: 12,
    request: () => ({ path: `/api/projects/${INDEX.project}/index` }),
  },
  {
    name: `${INDEX.issues + INDEX.pages} changes`,
    rounds: 12,
    request: () => ({ path: `/api/projects/${INDEX.project}/changes?limit=5000` }),
  },
  {
    name: 'create an issue',
    rounds: 80,
    request: (_, round) => ({
      method: 'POST',
      path: '/api/issues',
      body: { project_id: 1, title: `Made in round ${round}` },
    }),
  },
  {
    name: 'update an issue',
    rounds: 80,
    request: (size, round) => ({
      method: 'PUT',
      path: `/api/issues/${someIssue(size, round)}`,
      body: { title: `Changed in round ${round}` },
    }),
  },
  {
    name: 'add a comment',
    rounds: 80,
    request: (size, round) => ({
      method: 'POST',
      path: `/api/issues/${someIssue(size, round)}/comments`,
      body: { content: `Said in round ${round}` },
    }),
  },
];

/** The child: a filled tracker, served until its parent disconnects. */
async function serve(folder: string, size: number, layout: Layout): Promise<void> {
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_LOG_LEVEL: 'silent' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const app = await startApp({ config, log: openLog(config) });
  const token = await (layout === 'one' ? fillOne : fill)(app.instance.store, size);
  process.send?.({ size, url: app.address, token } satisfies Tracker);
  await once(process, 'disconnect');
  await app.stop();
}

/** Milliseconds until the whole response has arrived. */
async function taken({ size, url, token }: Tracker, call: Call, round: number): Promise<number> {
  const { method = 'GET', path, body } = call.request(size, round);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const start = performance.now();
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const end = performance.now();
  if (!response.ok) throw new Error(`${call.name} answered ${response.status}: ${text}`);
  return end - start;
}

/** The medians of a call, one for each tracker; calls alternate, so that disturbances affect all alike. */
async function medians(trackers: readonly Tracker[], call: Call): Promise<number[]> {
  const times: number[][] = trackers.map(() => []);
  for (let round = 0; round < WARMING + call.rounds; round += 1) {
    const turns = [...trackers.entries()];
    for (const [place, tracker] of round % 2 === 0 ? turns : turns.reverse()) {
      const time = await taken(tracker, call, round);
      if (round >= WARMING) times[place]?.push(time);
    }
  }
  return times.map(median);
}

async function compare(trackers: readonly Tracker[], layout: Layout): Promise<void> {
  const [smallest, ...larger] = trackers.map(({ size }) => size.toLocaleString('en'));
  console.log(`Times as long as with ${smallest ?? ''} issues${layout === 'one' ? ' in one project' : ''}:`);
  console.log(line('', larger));
  for (const call of layout === 'one' ? REST : CALLS) say(call.name, await ratiosOf(trackers, call), layout);
  if (layout === 'spread') return;
  const lists: { name: string; ratios: number[] }[] = [];
  for (const call of LISTS) lists.push({ name: call.name, ratios: await ratiosOf(trackers, call) });
  const worst = lists.sort((one, other) => Math.max(...other.ratios) - Math.max(...one.ratios));
  const over = worst.filter(({ ratios }) => Math.max(...ratios) > TARGETS.one);
  console.log(`Of ${lists.length} filtered lists, ${over.length} take more; in the median`);
  say('', worst[Math.floor(worst.length / 2)]?.ratios ?? [], layout);
  console.log('and the slowest are');
  for (const { name, ratios } of worst.slice(0, Math.max(10, over.length))) say(name, ratios, layout);
}

async function ratiosOf(trackers: readonly Tracker[], call: Call): Promise<number[]> {
  const [base = Number.NaN, ...others] = await medians(trackers, call);
  return others.map(each => each / base);
}

function say(name: string, ratios: readonly number[], layout: Layout): void {
  const target = TARGETS[layout];
  const mark = ratios.some(ratio => ratio > target) ? `  more than ${target}` : '';
  const columns = ratios.map(ratio => ratio.toFixed(2));
  console.log(line(name, columns) + mark);
}

function line(name: string, columns: readonly string[]): string {
  return name.padEnd(24) + columns.map(column => column.padStart(12)).join('');
}

async function bench(layout: Layout, sizes: readonly number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-scale-'));
  const servers: ChildProcess[] = [];
  const trackers: Tracker[] = [];
  try {
    for (const [place, size] of sizes.entries()) {
      const server = fork(import.meta.filename, [mkdtempSync(join(folder, `${place}-`)), `${size}`, layout]);
      servers.push(server);
      const [tracker] = (await Promise.race([once(server, 'message'), gone(server)])) as [Tracker];
      trackers.push(tracker);
    }
    await compare(trackers, layout);
  } finally {
    await Promise.all(servers.map(stop));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function gone(server: ChildProcess): Promise<never> {
  await once(server, 'exit');
  throw new Error('a server ended before it was filled');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
}

function sizesIn(args: readonly string[], layout: Layout): readonly number[] {
  const sizes = args.length === 0 ? SIZES[layout] : args.map(Number);
  const turn = COMMENTED * PROJECTS;
  if (sizes.every(size => Number.isSafeInteger(size) && size >= turn && size % turn === 0)) return sizes;
  throw new RangeError(`Sizes are multiples of ${turn}.`);
}

function layoutNamed(name: string | undefined): Layout {
  return name === 'one' ? 'one' : 'spread';
}

const [, , ...args] = process.argv;
const [first, second, third] = args;
if (process.send && first !== undefined) await serve(first, Number(second), layoutNamed(third));
else if (first === 'one') await bench('one', sizesIn(args.slice(1), 'one'));
else await bench('spread', sizesIn(args, 'spread'));
