/**
 * Measures files: downloads, uploads and thumbnails as ratios of plain Koa doing the same, alternating; the memory of fifty
 * of each at the same time; and the delay of a health check while photos are scaled down.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { serveDocket, servePlain, type Ready } from './files-servers.ts';
import { quantile } from './quantile.ts';

const MIB = 1024 * 1024;
const ROUNDS = 30;
const WARMING_ROUNDS = 6;
const AT_ONCE = 50;
const PICTURES = 50;
const CHECKS = 600;
const BETWEEN_CHECKS_MS = 4;
const SAMPLED_MS = 10;
const SECONDS = 0.5;

interface Server extends Ready {
  readonly process: ChildProcess;
}

interface Uploaded {
  readonly url: string;
}

async function start(role: 'docket' | 'plain', folder: string): Promise<Server> {
  mkdirSync(folder);
  const child = fork(import.meta.filename, [role, folder]);
  const [ready] = (await once(child, 'message')) as [Ready];
  return { ...ready, process: child };
}

async function stop({ process: child }: Server): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

/** All of one length, and never the same twice. */
function document(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(10 * MIB - 9)]);
}

let uploads = 0;

async function upload({ address, tokens }: Server, bytes: Buffer): Promise<Uploaded> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'file');
  // In turns, so that no user uploads too often.
  const token = tokens[uploads++ % tokens.length] ?? '';
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/attachments`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`an upload answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Uploaded;
}

async function download(url: string, token = ''): Promise<void> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200 || !answer.body) throw new Error(`a download answered ${answer.status}`);
  // `fetch` checks the length; the bytes are not stored.
  await answer.body.pipeTo(new WritableStream());
}

async function lasted(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** The speed, in any unit. */
type Speed = () => Promise<number>;

const speedOf =
  (act: () => Promise<unknown>): Speed =>
  async () =>
    1 / (await lasted(act));

/** Our speed, alternating with the other server; 1 is equal. */
async function ratioOf(what: string, ours: Speed, plain: Speed): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round += 1) {
    const ratio = (await ours()) / (await plain());
    if (round >= WARMING_ROUNDS) ratios.push(ratio);
  }
  const [low, middle, high] = [0.25, 0.5, 0.75].map(share => quantile(ratios, share).toFixed(2));
  console.log(`${what}: ${middle} of plain Koa (half of the rounds ${low} to ${high})`);
}

async function downloads(docket: Server, plain: Server, folder: string): Promise<void> {
  const bytes = document();
  uploads = 0;
  const { url } = await upload(docket, bytes);
  writeFileSync(join(folder, 'plain/whole'), bytes);
  const [token] = docket.tokens;
  await ratioOf(
    'a download of 10 MiB',
    speedOf(() => download(docket.address + url, token)),
    speedOf(() => download(`${plain.address}/whole`)),
  );
}

async function uploading(docket: Server, plain: Server): Promise<void> {
  await ratioOf(
    'an upload of 10 MiB',
    speedOf(() => upload(docket, document())),
    speedOf(() => upload({ ...plain, tokens: [''] }, document())),
  );
}

/** Responses per second, for a page that requests several at the same time. */
const listSpeed =
  (address: string, list: readonly autocannon.Request[]): Speed =>
  async () => {
    const timed = { connections: 8, duration: SECONDS, sampleInt: 5 * SAMPLED_MS };
    const { requests, duration, non2xx } = await autocannon({ url: address, ...timed, requests: [...list] });
    if (non2xx > 0) throw new Error(`${non2xx} thumbnails failed`);
    return requests.total / duration;
  };

/** Of pictures that each belong to a different user. */
async function thumbnails(docket: Server, plain: Server, folder: string): Promise<void> {
  const create = { width: 640, height: 480, channels: 3 as const, background: '#369' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const [token = ''] = docket.tokens;
  const paths: string[] = [];
  for (let place = 0; place < PICTURES; place += 1) {
    uploads = place;
    const { url } = await upload(
      docket,
      await sharp({ create: { ...create, noise } })
        .jpeg()
        .toBuffer(),
    );
    // The uploader may read it.
    paths.push(`${url}/thumbnail`);
  }
  const headers = docket.tokens.slice(0, PICTURES).map(one => ({ Authorization: `Bearer ${one}` }));
  for (const [place, path] of paths.entries()) {
    const answer = await fetch(docket.address + path, { headers: headers[place] ?? {} });
    writeFileSync(join(folder, `plain/${place}`), Buffer.from(await answer.arrayBuffer()));
  }
  await ratioOf(
    `a list of ${PICTURES} thumbnails`,
    listSpeed(
      docket.address,
      paths.map((path, place) => ({ path, headers: headers[place] ?? {} })),
    ),
    listSpeed(
      plain.address,
      paths.map((_, place) => ({ path: `/${place}`, headers: { Authorization: token } })),
    ),
  );
}

/** In MiB, as the system reports it. */
function residentOf({ process: { pid = 0 } }: Server): number {
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}

async function peakWhile(server: Server, act: () => Promise<unknown>): Promise<number> {
  let [peak, isOver] = [residentOf(server), false];
  const over = act().finally(() => (isOver = true));
  while (!isOver) {
    peak = Math.max(peak, residentOf(server));
    await pause(SAMPLED_MS);
  }
  await over;
  return peak;
}

async function memory(docket: Server): Promise<void> {
  uploads = 0;
  const bytes = document();
  const { url } = await upload(docket, bytes);
  const [token] = docket.tokens;
  const many = (count: number, act: () => Promise<unknown>) => () =>
    Promise.all(Array.from({ length: count }, act));
  for (const [what, act] of [
    ['uploads', () => upload(docket, bytes)],
    ['downloads', () => download(docket.address + url, token)],
  ] as const) {
    const one = await peakWhile(docket, many(1, act));
    const all = await peakWhile(docket, many(AT_ONCE, act));
    console.log(`${AT_ONCE} ${what} at once: ${all.toFixed(0)} MiB at most, one: ${one.toFixed(0)} MiB`);
  }
}

/** Milliseconds of consecutive health checks. */
async function healthChecks(address: string): Promise<number[]> {
  const taken: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    taken.push(await lasted(async () => (await fetch(`${address}/api/health`)).text()));
    await pause(BETWEEN_CHECKS_MS);
  }
  return taken;
}

async function delays(docket: Server): Promise<void> {
  const create = { width: 4000, height: 3000, channels: 3 as const, background: '#369' };
  const photo = await sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .jpeg({ quality: 75 })
    .toBuffer();
  await healthChecks(docket.address);
  const quiet = await healthChecks(docket.address);
  let [photos, isOver] = [0, false];
  const uploader = (async () => {
    for (; !isOver; photos += 1) await upload(docket, photo);
  })();
  const busy = await healthChecks(docket.address);
  isOver = true;
  await uploader;
  for (const share of [0.5, 0.99]) {
    const later = quantile(busy, share) - quantile(quiet, share);
    console.log(
      `a health check during ${photos} photos of 12 megapixels: ${later.toFixed(1)} ms later (${share * 100} %)`,
    );
  }
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-files-'));
  const docket = await start('docket', join(folder, 'docket'));
  const plain = await start('plain', join(folder, 'plain'));
  try {
    await downloads(docket, plain, folder);
    await uploading(docket, plain);
    await thumbnails(docket, plain, folder);
    await memory(docket);
    await delays(docket);
  } finally {
    await Promise.all([docket, plain].map(stop));
    rmSync(folder, { recursive: true, force: true });
  }
}

const [role, folder = ''] = process.argv.slice(2);
if (role === 'docket') await serveDocket(folder);
else if (role === 'plain') await servePlain(folder);
else await measure();
