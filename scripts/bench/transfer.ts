/**
 * Measures the cost of transfers for others: how long a write waits while an archive of 20,000 issues is imported, and how
 * many calls are answered during an export. `npm run bench:transfer`, with the number of issues if it should differ, or with
 * `largest` for everything at its limit.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sendArchive } from '../../test/setting/archived.ts';
import { largeArchive, type Size } from '../../test/setting/large-archive.ts';
import { asked, startBuilt, type Built } from './built.ts';
import { fillToCeilings } from './largest-project.ts';
import { processorTime } from './processor-time.ts';
import { quantile } from './quantile.ts';

const ISSUES = Number(process.argv[2] ?? 20_000);
const EACH_MS = 50;
/** Writes are timed alone for this long. */
const ALONE_MS = 10_000;
/** A little less than the limit of an export: texts, and files that do not compress. */
const DOCUMENTS = 60;
const DOCUMENT_BYTES = 500_000;
const FILES = 11;
const FILE_BYTES = 8_000_000;

function filesOf(count: number, bytes: number): Buffer[] {
  return Array.from({ length: count }, () => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)]));
}

/** Waits until the server has finished background work: search is updated a moment later. */
async function idle({ url, token, process: { pid = 0 } }: Built): Promise<void> {
  for (let quiet = 0, last = processorTime(pid); quiet < 3;) {
    await pause(500);
    // An idle connection is closed, perhaps just when the next request is sent.
    await asked(url, token, 'GET', '/api/auth/me');
    const now = processorTime(pid);
    quiet = now - last < 50_000 ? quiet + 1 : 0;
    last = now;
  }
}

interface Waits {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

interface Watched extends Waits {
  readonly peakMb: number;
}

/** Creates an issue every 50 ms until `act` is done, and records the server's memory. */
async function writingBeside(server: Built, project_id: number, act: Promise<unknown>): Promise<Watched> {
  const times: number[] = [];
  let [isOver, peakMb] = [false, 0];
  const over = act.finally(() => (isOver = true));
  while (!isOver) {
    const began = performance.now();
    await asked(server.url, server.token, 'POST', '/api/issues', { project_id, title: 'Concurrent' });
    times.push(performance.now() - began);
    peakMb = Math.max(peakMb, server.residentMb());
    await pause(Math.max(0, EACH_MS - (performance.now() - began)));
  }
  await over;
  return {
    count: times.length,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: Math.max(...times),
    peakMb,
  };
}

/** Calls `/api/auth/me` in a loop: responses per second. */
async function callsBeside(server: Built, act: Promise<unknown>): Promise<{ rate: number; peakMb: number }> {
  let [isOver, calls, peakMb] = [false, 0, 0];
  const over = act.finally(() => (isOver = true));
  const began = performance.now();
  while (!isOver) {
    await asked(server.url, server.token, 'GET', '/api/auth/me');
    calls += 1;
    if (calls % 20 === 0) peakMb = Math.max(peakMb, server.residentMb());
  }
  await over;
  return { rate: (calls * 1000) / (performance.now() - began), peakMb };
}

const summary = ({ count, median, p99, longest }: Waits): string =>
  `${count} writes, median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;

/** Building it takes long: closed connections are noticed before the next request. */
async function madeArchive(size: Size): Promise<Buffer> {
  const archive = largeArchive(size);
  await pause(100);
  return archive;
}

async function importBeside(server: Built, what: string, size: Size): Promise<void> {
  const archive = await madeArchive(size);
  const body = { name: 'Bench', identifier: `B${size.issues % 997}` };
  const { id } = (await asked(server.url, server.token, 'POST', '/api/projects', body)) as { id: number };
  const alone = await writingBeside(server, id, pause(ALONE_MS));
  const before = server.residentMb();
  const began = performance.now();
  const importing = sendArchive(server, server, archive).then(({ response, error }) => {
    if (response.status !== 201) throw new Error(JSON.stringify(error));
  });
  const during = await writingBeside(server, id, importing);
  const took = performance.now() - began;
  await idle(server);
  const mib = (archive.length / 2 ** 20).toFixed(1);
  console.log(`an archive of ${what}, ${mib} MiB, imported in ${(took / 1000).toFixed(1)} s`);
  console.log(`  without it  ${summary(alone)}`);
  console.log(`  during it   ${summary(during)}`);
  const [peak, after] = [during.peakMb, server.residentMb()];
  console.log(
    `  memory      ${[before, peak, after].map(mb => mb.toFixed(0)).join(', ')} MB before, at most, after`,
  );
}

async function heavyExports(server: Built): Promise<void> {
  const archive = await madeArchive({
    identifier: 'HEAVY',
    issues: DOCUMENTS,
    bodyBytes: DOCUMENT_BYTES,
    files: filesOf(FILES, FILE_BYTES),
  });
  const { response } = await sendArchive(server, server, archive);
  if (response.status !== 201) throw new Error(`the import answered ${response.status}`);
  await exportsBeside(server, [
    'export/projects/HEAVY',
    'export/projects/HEAVY?format=json',
    'project-archives/HEAVY',
  ]);
}

async function exportsBeside(server: Built, paths: readonly string[]): Promise<void> {
  await idle(server);
  const alone = await callsBeside(server, pause(ALONE_MS));
  for (const path of paths) {
    const before = server.residentMb();
    const began = performance.now();
    const download = downloaded(server, path);
    const during = await callsBeside(server, download);
    const bytes = await download;
    const took = performance.now() - began;
    await idle(server);
    const memory = [before, during.peakMb, server.residentMb()].map(mb => mb.toFixed(0)).join(', ');
    console.log(
      `${path}: ${(bytes / 2 ** 20).toFixed(0)} MiB in ${(took / 1000).toFixed(1)} s; other calls at ${(during.rate / alone.rate).toFixed(2)} ` +
        `of their rate (${alone.rate.toFixed(0)} a second alone); memory ${memory} MB before, at most, after`,
    );
  }
}

/** In a separate process, which does little with it: how many bytes arrived. */
async function downloaded({ url, token }: Built, path: string): Promise<number> {
  const { stdout } = await promisify(execFile)('curl', [
    '--silent',
    '--fail',
    '--output',
    '/dev/null',
    '--write-out',
    '%{size_download}',
    '--header',
    `Authorization: Bearer ${token}`,
    `${url}/api/${path}`,
  ]);
  return Number(stdout);
}

const folder = mkdtempSync(join(tmpdir(), 'docket-bench-'));
const url = process.env['BENCH_DATABASE'];

async function usual(): Promise<void> {
  const server = await startBuilt(folder, url ? { DOCKET_DATABASE_URL: url } : {});
  try {
    const files = filesOf(100, 50_000);
    await importBeside(server, `${ISSUES} issues`, { issues: ISSUES, comments: ISSUES / 4, files });
    await importBeside(server, '2,000 files with 36,000 links', {
      identifier: 'LINKS',
      issues: 3_001,
      historyOfEach: 0,
      files: filesOf(2_000, 100),
      linksOfEach: 18,
    });
    await heavyExports(server);
  } finally {
    await server.end('SIGTERM');
  }
}

/** At every limit of exports and archives, and with little memory. */
async function largest(): Promise<void> {
  await fillToCeilings(folder, url ?? `sqlite:${join(folder, 'docket.db')}`, 'FULL');
  const heap = { NODE_OPTIONS: '--max-old-space-size=256' };
  const server = await startBuilt(folder, { ...heap, ...(url ? { DOCKET_DATABASE_URL: url } : {}) });
  try {
    await exportsBeside(server, ['export/projects/FULL', 'export/projects/FULL?format=json']);
    await importBeside(server, '48,000 rows and 2,000 files', {
      identifier: 'WHOLE',
      issues: 16_000,
      bodyBytes: 4_500,
      comments: 12_000,
      files: [...filesOf(2, 40_000_000), ...filesOf(1_998, 10_000)],
    });
    await exportsBeside(server, ['project-archives/WHOLE']);
  } finally {
    await server.end('SIGTERM');
  }
}

try {
  await (process.argv[2] === 'largest' ? largest() : usual());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
