/**
 * Simulates attacks on a server, and prints the effect on other clients: the largest body of every operation, readers that
 * do not read, slow bodies, and twenty of the largest responses at the same time in a process of 256 MB. Needs `npm run
 * build`; takes less than five minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operations, type Operation } from '../../src/generated/operations.ts';
import { asked, startBuilt, type Built } from './built.ts';
import { probeHealth, type HealthProbe } from './beside.ts';
import { largestBody } from './largest.ts';

const LIMIT_MS = 290_000;
const AT_ONCE = 6;
const READERS = 40;
const TRICKLES = 1_000;
/** A connection that lasts longer counts as never cut off. */
const PATIENCE_S = 90;
const AFTER_MS = 15_000;

interface Cost {
  readonly name: string;
  readonly kb: number;
  readonly status: string;
  readonly p99: number;
  readonly longest: number;
}

async function largestBodies({ url, token }: Built, probe: HealthProbe): Promise<void> {
  const costs: Cost[] = [];
  const bodied = Object.values<Operation>(operations).filter(({ document }) => document === 'rest');
  for (const operation of bodied) {
    const body = largestBody(operation);
    if (body === null) continue;
    const text = JSON.stringify(body);
    await probe.take();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => sent(url, token, operation, text)),
    );
    const kb = Math.round(text.length / 1024);
    costs.push({ name: operation.id, kb, status: [...new Set(answers)].join('/'), ...(await probe.take()) });
  }
  costs.sort((one, other) => other.longest - one.longest);
  console.log(
    `\nThe largest body of ${costs.length} operations, ${AT_ONCE} at once; a health check in the meantime, in ms`,
  );
  console.log('operation                     KB  answers    p99  longest');
  for (const { name, kb, status, p99, longest } of costs)
    console.log(
      `${name.padEnd(26)} ${String(kb).padStart(5)}  ${status.padEnd(8)} ${p99.toFixed(0).padStart(5)} ${longest.toFixed(0).padStart(8)}`,
    );
}

async function sent(url: string, token: string, { path, method }: Operation, body: string): Promise<number> {
  const target = url + path.replaceAll(/\{\w+\}/g, '1');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(target, { method, headers, body });
  await response.arrayBuffer();
  return response.status;
}

interface Siege {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  /** The times at which the first and the last connection ended, in seconds. */
  readonly cut: readonly number[];
  readonly p99: number;
  readonly longest: number;
}

/** Opens the connections, and waits until all of them are cut off, or the time is up. */
async function siege(
  server: Built,
  probe: HealthProbe,
  many: number,
  begin: (socket: Socket) => void,
): Promise<Siege> {
  await pause(2_000);
  const before = server.residentMb();
  const { hostname, port } = new URL(server.url);
  const began = performance.now();
  const cut: number[] = [];
  await probe.take();
  const sockets = Array.from({ length: many }, () => {
    const socket = connect(Number(port), hostname, () => begin(socket));
    socket.on('error', () => {});
    socket.once('close', () => cut.push((performance.now() - began) / 1_000));
    return socket;
  });
  let peak = before;
  while (cut.length < many && performance.now() - began < PATIENCE_S * 1_000) {
    peak = Math.max(peak, server.residentMb());
    await pause(100);
  }
  const { p99, longest } = await probe.take();
  const cutOff = [...cut];
  for (const socket of sockets) socket.destroy();
  await pause(AFTER_MS);
  return { before, peak, after: server.residentMb(), cut: cutOff, p99, longest };
}

function print(what: string, many: number, { before, peak, after, cut, p99, longest }: Siege): void {
  console.log(`\n${what}`);
  printMemory({ before, peak, after, p99, longest });
  console.log(
    `  cut off ${cut.length} of ${many}, after ${Math.min(...cut).toFixed(1)} to ${Math.max(...cut).toFixed(1)} s`,
  );
}

function printMemory({ before, peak, after, p99, longest }: Omit<Siege, 'cut'>): void {
  const mb = (value: number): string => `${value.toFixed(0)} MB`;
  console.log(`  memory before ${mb(before)}, at the peak ${mb(peak)}, fifteen seconds after ${mb(after)}`);
  console.log(
    `  health check during it: 99th percentile ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  );
}

/** A project of 50 MB. */
async function largeProject({ url, token }: Built): Promise<number> {
  const made = await asked(url, token, 'POST', '/api/projects', { name: 'Much', identifier: 'MUCH' });
  const { id } = made as { id: number };
  const description = 'Since the storm the lights go out. '.repeat(30_000);
  for (let issue = 0; issue < 50; issue += 1)
    await asked(url, token, 'POST', '/api/issues', { project_id: id, title: `Issue ${issue}`, description });
  return id;
}

const HUGE_AT_ONCE = 20;

/** Every kind of response without a size limit, until twenty of them are running. */
async function huge(server: Built, probe: HealthProbe, id: number): Promise<void> {
  const paths = [
    `/api/projects/${id}/board`,
    `/api/projects/${id}/board?group_by=priority`,
    `/api/projects/${id}/changes?limit=50000`,
    `/api/projects/${id}/index`,
    `/api/issues?project_id=${id}&limit=500`,
  ];
  const before = server.residentMb();
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, server.residentMb())), 100);
  await probe.take();
  const began = performance.now();
  const sizes = await Promise.all(
    Array.from({ length: HUGE_AT_ONCE }, (_, place) => drunk(server, paths[place % paths.length] ?? '')),
  );
  const took = (performance.now() - began) / 1_000;
  const { p99, longest } = await probe.take();
  await pause(AFTER_MS);
  clearInterval(watching);
  const mb = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  console.log(
    `\n${HUGE_AT_ONCE} huge answers at once, ${mb.toFixed(0)} MB, read in ${took.toFixed(1)} s, --max-old-space-size=256`,
  );
  printMemory({ before, peak, after: server.residentMb(), p99, longest });
}

/** The bytes of a response that arrived. */
async function drunk({ url, token }: Built, path: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' };
  const response = await fetch(url + path, { headers });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += (piece as Uint8Array).length;
  return bytes;
}

/** The wait of a client that does read, for the same board; requested once the others are running. */
async function besideThem(server: Built, id: number): Promise<number> {
  await pause(5_000);
  const began = performance.now();
  await drunk(server, `/api/projects/${id}/board`);
  return (performance.now() - began) / 1_000;
}

async function unread(server: Built, probe: HealthProbe, id: number): Promise<void> {
  const { token } = server;
  const head = [
    `GET /api/projects/${id}/board HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${token}`,
    '',
    '',
  ];
  const waited = besideThem(server, id);
  const outcome = await siege(server, probe, READERS, socket => {
    socket.pause();
    socket.write(head.join('\r\n'));
    // A client that does not read notices the end when writing.
    const more = setInterval(() => socket.write('\r\n'), 250);
    socket.once('close', () => clearInterval(more));
  });
  print(`${READERS} readers of a board of 50 MB that do not read`, READERS, outcome);
  console.log(
    `  a reader of the same board who came 5 s after them had it in ${(await waited).toFixed(1)} s`,
  );
}

async function trickles(server: Built, probe: HealthProbe): Promise<void> {
  const head = [
    'POST /api/issues HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${server.token}`,
    'Content-Type: application/json',
    'Content-Length: 100000',
  ];
  const outcome = await siege(server, probe, TRICKLES, socket => {
    socket.resume();
    socket.write([...head, '', '{"title":"'].join('\r\n'));
    const more = setInterval(() => socket.write('x'), 1_000);
    for (const over of ['end', 'close', 'error']) socket.once(over, () => clearInterval(more));
  });
  print(`${TRICKLES} bodies of a byte a second`, TRICKLES, outcome);
}

const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const late = setTimeout(() => {
  console.error('it took too long');
  process.exitCode = 1;
  process.exit();
}, LIMIT_MS);
const server = await startBuilt(folder, { NODE_OPTIONS: '--max-old-space-size=256' });
process.once('exit', () => server.process.kill('SIGKILL'));
const probe = probeHealth(server.url);
try {
  await trickles(server, probe);
  await largestBodies(server, probe);
  const project = await largeProject(server);
  await huge(server, probe, project);
  await unread(server, probe, project);
} finally {
  probe.end();
  await server.end('SIGTERM');
  clearTimeout(late);
  rmSync(folder, { recursive: true, force: true });
}
