/**
 * Compares a backup of a running server with `cp` of the same bytes: duration, memory, and the latency of health checks.
 * Needs `npm run build`. Takes the number of issues and the MiB of files: 100,000 and 1,024 by default.
 */
import { createHash, randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { attachmentKind } from '../../src/attachments/kind.ts';
import { openStore } from '../../src/store/store.ts';
import { probeHealth } from './beside.ts';
import { startBuilt } from './built.ts';
import { fill } from './filled.ts';
import { operated } from './operated.ts';
import { median } from './quantile.ts';

const ISSUES = Number(process.argv[2] ?? 100_000);
const MIB = Number(process.argv[3] ?? 1_024);
/** A picture or a PDF, as users attach them. */
const FILE_BYTES = 512 * 1024;
const ROUNDS = 3;

const folder = mkdtempSync(join(process.env['DOCKET_BENCH_FOLDER'] ?? tmpdir(), 'docket-backup-'));
const instance = join(folder, 'instance');
const env = { DOCKET_DATABASE_URL: `sqlite:${join(instance, 'docket.db')}` };
try {
  mkdirSync(instance, { recursive: true });
  // The first start creates the account that later ones sign in to.
  await (await startBuilt(instance, env)).end('SIGTERM');
  await made();
  const server = await startBuilt(instance, env);
  // The search index is built at the start, which would disturb the measurement.
  await searchMade();
  const probe = probeHealth(server.url);
  const alone: number[] = [];
  const during: number[] = [];
  const ratios: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await probe.take();
    await pause(5_000);
    alone.push((await probe.take()).p99);
    const copied = copy(round);
    await probe.take();
    const { code, said, ms, peakMb } = await operated(instance, ['backup', join(folder, `${round}.tar`)], {
      env,
      peak: residentMb,
    });
    if (code !== 0) throw new Error(said);
    during.push((await probe.take()).p99);
    ratios.push(ms / copied);
    peaks.push(peakMb);
    const size = statSync(join(folder, `${round}.tar`)).size / 1024 ** 2;
    console.log(
      `${size.toFixed(0)} MiB in ${(ms / 1000).toFixed(1)} s, cp and flush of the data folder in ${(copied / 1000).toFixed(1)} s: ` +
        `${(ms / copied).toFixed(2)} times; health ${alone.at(-1)?.toFixed(1)} ms, during the backup ${during.at(-1)?.toFixed(1)} ms; ` +
        `${peakMb.toFixed(0)} MB of memory`,
    );
    rmSync(join(folder, `${round}.tar`));
  }
  probe.end();
  await server.end('SIGTERM');
  console.log(
    `${ISSUES} issues, ${MIB} MiB of files: ${median(ratios).toFixed(2)} times cp, the health check's p99 ` +
      `${(median(during) / median(alone)).toFixed(1)} times its own, at most ${Math.max(...peaks).toFixed(0)} MB of memory`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function made(): Promise<void> {
  const store = await openStore({ url: env.DOCKET_DATABASE_URL, spoolFolder: instance });
  await fill(store, ISSUES);
  const call = { now: new Date(), transport: 'system', actorId: null } as const;
  for (let number = 0; number * FILE_BYTES < MIB * 1024 ** 2; number += 1) {
    const bytes = randomBytes(FILE_BYTES);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const place = join(instance, 'files', sha256.slice(0, 2));
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, sha256), bytes);
    const filename = `${number}.bin`;
    await store.write(call, async work => {
      const file = await work.insert(attachmentKind, {
        sha256,
        filename,
        mime: 'application/octet-stream',
        size_bytes: FILE_BYTES,
        width: null,
        height: null,
        has_thumbnail: 0,
        alt_text: null,
        uploader_id: null,
        words: '',
      });
      await work.db('attachment_links').insert({
        attachment_id: file.id,
        project_id: 1,
        issue_id: 1,
        by_upload: 1,
        by_body: 0,
      });
      work.untraced();
    });
  }
  await store.close();
}

async function searchMade(): Promise<void> {
  const store = await openStore({ url: env.DOCKET_DATABASE_URL, spoolFolder: instance });
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (await store.read(async ({ db }) => (await db('search_rebuilding').select()).length === 0)) break;
    await pause(500);
  }
  await store.close();
}

/** The steps of an operator without the command: no snapshot and no verification, but flushed to disk, like ours. */
function copy(round: number): number {
  const to = join(folder, `copy-${round}`);
  const began = performance.now();
  execFileSync('cp', ['-r', instance, to]);
  execFileSync('sync', ['-f', to]);
  const ms = performance.now() - began;
  for (const name of readdirSync(folder))
    if (name.startsWith('copy-')) rmSync(join(folder, name), { recursive: true });
  return ms;
}

function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
