/** Measures how much later a health check answers while people sign in, as ratios and as the largest delay. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type App } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openLog } from '../../src/http/log.ts';
import { makeFirstAdministrator } from '../../src/identity/first-administrator.ts';

const CHECKS = 1_000;
const SIGNING_IN = 4;
const SIGN_INS = 2_000;
const PASSWORD = 'correct horse battery staple';

interface Delays {
  readonly median: number;
  readonly p99: number;
  readonly largest: number;
}

/** Milliseconds of one health check after the other. */
async function healthChecks(app: App): Promise<Delays> {
  const taken: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    const start = performance.now();
    await (await fetch(`${app.address}/api/health`)).text();
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number): number => taken[Math.min(CHECKS - 1, Math.floor(CHECKS * share))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99), largest: at(1) };
}

async function signIn(app: App): Promise<void> {
  const response = await fetch(`${app.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: 'ada', password: PASSWORD }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`a sign-in answered ${String(response.status)}`);
}

/** Several people sign in again and again, until they are told that it is enough. */
async function whileSigningIn<T>(app: App, act: () => Promise<T>): Promise<{ result: T; signIns: number }> {
  const enough = new AbortController();
  let signIns = 0;
  const people = Array.from({ length: SIGNING_IN }, async () => {
    for (let time = 0; time < SIGN_INS / SIGNING_IN && !enough.signal.aborted; time += 1) {
      await signIn(app);
      signIns += 1;
    }
  });
  try {
    return { result: await act(), signIns };
  } finally {
    enough.abort();
    await Promise.all(people);
  }
}

async function measure(app: App): Promise<void> {
  const { store, passwords } = app.instance;
  await makeFirstAdministrator(store, passwords, { username: 'ada', password: PASSWORD }, new Date());
  await healthChecks(app);
  await signIn(app);
  const quiet = await healthChecks(app);
  const { result: busy, signIns } = await whileSigningIn(app, () => healthChecks(app));
  console.log(
    `${String(CHECKS)} health checks, beside ${String(signIns)} sign-ins of ${String(SIGNING_IN)} people`,
  );
  for (const place of ['median', 'p99'] as const) {
    const ratio = busy[place] / quiet[place];
    const later = busy[place] - quiet[place];
    console.log(`${place}: ${ratio.toFixed(1)} times as long, ${later.toFixed(1)} ms later`);
  }
  console.log(`largest: ${busy.largest.toFixed(1)} ms, without sign-ins ${quiet.largest.toFixed(1)} ms`);
}

const folder = mkdtempSync(join(tmpdir(), 'docket-login-'));
const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_LOG_LEVEL: 'silent' };
const { config } = loadConfig({ env, cwd: folder, folders: [] });
const app = await startApp({ config, log: openLog(config) });
try {
  await measure(app);
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
