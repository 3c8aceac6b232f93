/**
 * Measures the delay of health checks while users sign in, as ratios and as the largest delay. The server is a separate
 * process, so that the clients' work does not count as its delay.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openLog } from '../../src/log/log.ts';
import { makeFirstAdministrator } from '../../src/identity/first-administrator.ts';

const CHECKS = 1_000;
const BETWEEN_CHECKS_MS = 4;
const PEOPLE = 4;
const SIGN_INS_EACH = 500;
const ADA = { username: 'ada', password: 'correct horse battery staple' };

interface Delays {
  readonly median: number;
  readonly p99: number;
  readonly largest: number;
}

/** The child: a server with one account, until its parent disconnects. */
async function serve(folder: string): Promise<void> {
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_LOG_LEVEL: 'silent' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const app = await startApp({ config, log: openLog(config) });
  const { store, passwords } = app.instance;
  await makeFirstAdministrator(store, passwords, { given: ADA, now: new Date() });
  process.send?.(app.address);
  await once(process, 'disconnect');
  await app.stop();
}

/** Milliseconds of consecutive health checks. */
async function healthChecks(address: string): Promise<Delays> {
  const taken: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    const start = performance.now();
    await (await fetch(`${address}/api/health`)).text();
    taken.push(performance.now() - start);
    await pause(BETWEEN_CHECKS_MS);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number): number => taken[Math.min(CHECKS - 1, Math.floor(CHECKS * share))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99), largest: at(1) };
}

async function signIn(address: string): Promise<void> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: ADA.username, password: ADA.password }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`a sign-in answered ${String(response.status)}`);
}

/** Several users sign in repeatedly during a measurement; also returns how often they did. */
async function whileSigningIn<T>(address: string, measure: () => Promise<T>): Promise<[T, number]> {
  const enough = new AbortController();
  let signIns = 0;
  const people = Array.from({ length: PEOPLE }, async () => {
    for (let time = 0; time < SIGN_INS_EACH && !enough.signal.aborted; time += 1) {
      await signIn(address);
      signIns += 1;
    }
  });
  try {
    const result = await measure();
    return [result, signIns];
  } finally {
    enough.abort();
    await Promise.all(people);
  }
}

async function compare(address: string): Promise<void> {
  await healthChecks(address);
  await signIn(address);
  const quiet = await healthChecks(address);
  const [busy, signIns] = await whileSigningIn(address, () => healthChecks(address));
  console.log(
    `${String(CHECKS)} health checks during ${String(signIns)} sign-ins, ${String(PEOPLE)} at once`,
  );
  for (const place of ['median', 'p99', 'largest'] as const) {
    const ratio = (busy[place] / quiet[place]).toFixed(1);
    console.log(`${place}: ${ratio} times as long, ${(busy[place] - quiet[place]).toFixed(1)} ms later`);
  }
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-login-'));
  const server = fork(import.meta.filename, [folder]);
  try {
    const [address] = (await once(server, 'message')) as [string];
    await compare(address);
  } finally {
    const gone = once(server, 'exit');
    server.disconnect();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

const [folder] = process.argv.slice(2);
await (folder === undefined ? bench() : serve(folder));
