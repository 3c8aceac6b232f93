/**
 * Measures the cost of the contract: requests per second of the whole server, as in production, as a ratio of plain Koa
 * sending the same bytes, head and body; and, for the cost of the head, of plain Koa sending only the body. Needs `npm run
 * build`. The servers are separate processes, called alternately. `tools` measures only tool calls.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import Koa from 'koa';
import { freePort } from '../free-port.ts';
import { FLAGS, SURROUNDINGS } from './flags.ts';
import { quantile } from './quantile.ts';
import { compareTools } from './tools.ts';

/** Many short rounds, so that other load on the machine affects all servers alike. */
const ROUNDS = 60;
const WARMING_ROUNDS = 16;
const SECONDS = 0.25;
const SAMPLED_MS = 50;
const CONNECTIONS = 32;
const STARTED_WITHIN_MS = 20_000;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const password = randomBytes(12).toString('hex');
const children: ChildProcess[] = [];

/** The last of them is for signed-in users. */
const ROUTES = ['/api/instance', '/api/health', '/api/auth/me'];

interface Server {
  readonly url: string;
  readonly pid: number;
}

interface Route {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** The response of a child of the comparison to any request. */
interface Plain {
  readonly headers: Record<string, string>;
  readonly body: string;
}

function servePlain(port: number, { headers, body }: Plain): void {
  const koa = new Koa();
  koa.use(context => {
    context.set(headers);
    context.body = body;
  });
  koa.listen(port, '127.0.0.1');
}

/** A process without output, once it responds with what is `expected`. */
async function start(
  port: number,
  args: readonly string[],
  env: Record<string, string>,
  expected: { readonly path: string; readonly text: string },
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const url = `http://127.0.0.1:${String(port)}`;
  const deadline = performance.now() + STARTED_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url + expected.path).catch(() => null);
    if ((await answer?.text())?.includes(expected.text)) return { url, pid: child.pid ?? 0 };
    await setTimeout(50);
  }
  throw new Error(`${args.join(' ')} did not start`);
}

async function startDocket(): Promise<Server> {
  const port = await freePort();
  const env = {
    ...SURROUNDINGS,
    NODE_ENV: 'production',
    DOCKET_PORT: String(port),
    DOCKET_DATA_FOLDER: folder,
    DOCKET_LOG_LEVEL: 'info',
    DOCKET_ADMIN_USERNAME: 'ada',
    DOCKET_ADMIN_PASSWORD: password,
  };
  // It listens a moment before its first account is created.
  const expected = { path: '/api/instance', text: '"has_users":true' };
  return start(port, [...FLAGS, join(root, 'dist/main.js'), 'start'], env, expected);
}

/** Docket's response, without the headers that Node adds to every response. */
async function answered({ url }: Server, { path, headers: sent }: Route): Promise<Plain> {
  const answer = await fetch(url + path, { headers: sent });
  if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}`);
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['connection', 'content-length', 'date', 'keep-alive']) delete headers[name];
  return { headers, body: await answer.text() };
}

async function startPlain(plain: Plain, path: string): Promise<Server> {
  const port = await freePort();
  const args = [import.meta.filename, 'plain', String(port), JSON.stringify(plain)];
  const env = { NODE_ENV: 'production' };
  return start(port, ['--import', import.meta.resolve('tsx'), ...args], env, { path, text: plain.body });
}

async function signIn({ url }: Server): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: 'ada', password }),
  });
  const { token } = (await answer.json()) as { readonly token: string };
  return { Authorization: `Bearer ${token}` };
}

async function requestsPerSecond({ url }: Server, { path, headers }: Route): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({
    url: url + path,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
    sampleInt: SAMPLED_MS,
  });
  if (non2xx + errors > 0) throw new Error(`${path} failed ${String(non2xx + errors)} times`);
  return requests.total / duration;
}

async function compare(docket: Server, route: Route): Promise<void> {
  const whole = await answered(docket, route);
  const type = { 'content-type': whole.headers['content-type'] ?? '' };
  const plain = {
    'the same bytes': await startPlain(whole, route.path),
    'the body alone': await startPlain({ ...whole, headers: type }, route.path),
  };
  const ratios = new Map<string, number[]>();
  for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round += 1) {
    const own = await requestsPerSecond(docket, route);
    for (const [name, child] of Object.entries(plain)) {
      const ratio = own / (await requestsPerSecond(child, route));
      if (round >= WARMING_ROUNDS) ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
    }
  }
  for (const [name, values] of ratios) {
    const [low, middle, high] = [0.25, 0.5, 0.75].map(share => quantile(values, share).toFixed(2));
    console.log(
      `GET ${route.path}: ${middle} of plain Koa sending ${name} (half of the rounds ${low} to ${high})`,
    );
  }
}

async function measure(routes: readonly string[]): Promise<void> {
  try {
    const docket = await startDocket();
    const headers = await signIn(docket);
    for (const path of routes)
      await compare(docket, { path, headers: path.includes('/auth/') ? headers : {} });
    await compareTools({ ...docket, headers });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const [, , role, port, plain] = process.argv;
if (role === 'plain') servePlain(Number(port), JSON.parse(plain ?? '') as Plain);
else await measure(role === 'tools' ? [] : ROUTES);
