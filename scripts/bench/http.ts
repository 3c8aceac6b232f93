/**
 * Measures what the contract costs: requests a second of the whole server, as production runs it, as a ratio of plain
 * Koa sending the same bytes. Needs `npm run build`. Both servers are processes of their own, asked in turns.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import Koa from 'koa';

const ROUNDS = 15;
const SECONDS = 1;
const CONNECTIONS = 32;
const STARTED_WITHIN_MS = 20_000;

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const password = randomBytes(12).toString('hex');
const children: ChildProcess[] = [];

interface Server {
  readonly url: string;
}

interface Route {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** The child of the comparison: one body, whatever is asked. */
function servePlain(port: number, type: string, body: string): void {
  const koa = new Koa();
  koa.use(context => {
    context.type = type;
    context.body = body;
  });
  koa.listen(port, '127.0.0.1');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Error('no port is free on 127.0.0.1');
}

/** A process whose output goes nowhere, once it answers what is `expected`. */
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
    if ((await answer?.text())?.includes(expected.text)) return { url };
    await setTimeout(50);
  }
  throw new Error(`${args.join(' ')} did not start`);
}

async function startDocket(): Promise<Server> {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    DOCKET_PORT: String(port),
    DOCKET_DATA_FOLDER: folder,
    DOCKET_LOG_LEVEL: 'info',
    DOCKET_ADMIN_USERNAME: 'ada',
    DOCKET_ADMIN_PASSWORD: password,
  };
  // It listens a moment before its first account is made.
  const expected = { path: '/api/instance', text: '"has_users":true' };
  return start(port, ['--enable-source-maps', join(root, 'dist/main.js'), 'start'], env, expected);
}

/** Sends what Docket answered here. */
async function startPlain({ url }: Server, { path, headers }: Route): Promise<Server> {
  const answer = await fetch(url + path, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}`);
  const port = await freePort();
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  const args = [import.meta.filename, 'plain', String(port), type, text];
  const env = { NODE_ENV: 'production' };
  return start(port, ['--import', import.meta.resolve('tsx'), ...args], env, { path, text });
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
  const { requests, non2xx, errors } = await autocannon({
    url: url + path,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${path} failed ${String(non2xx + errors)} times`);
  return requests.average;
}

async function compare(docket: Server, route: Route): Promise<void> {
  const plain = await startPlain(docket, route);
  const ratios: number[] = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ratio = (await requestsPerSecond(docket, route)) / (await requestsPerSecond(plain, route));
    if (round > 0) ratios.push(ratio);
  }
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`GET ${route.path}: ${median(ratios).toFixed(2)} of plain Koa (${spread})`);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(): Promise<void> {
  try {
    const docket = await startDocket();
    await compare(docket, { path: '/api/instance', headers: {} });
    await compare(docket, { path: '/api/health', headers: {} });
    await compare(docket, { path: '/api/auth/me', headers: await signIn(docket) });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const [, , role, port, type, body] = process.argv;
if (role === 'plain') servePlain(Number(port), type ?? '', body ?? '');
else await measure();
