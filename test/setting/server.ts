/** A real server on a free port over a fresh database, with a clock that the test moves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { startApp, type App } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import type { Handlers } from '../../src/contract/handler.ts';
import { handlers as builtHandlers } from '../../src/generated/handlers.ts';
import { openLog } from '../../src/log/log.ts';
import { engine as engineUnderTest, freshDatabase, type EngineName, type TemplateName } from './engines.ts';
import './from-source.ts';
import { isFailure } from './failures.ts';
import { fingerprint } from './fingerprint.ts';
import { notedIn, type TemplateNote } from './template-note.ts';
import { placesIn } from './bucket.ts';
import { clientOf, type Client } from './client.ts';
import { frontOf } from './front.ts';

export interface TestClock {
  now(): Date;
  advance(seconds: number): void;
  /** From here on time passes only by `advance`, for tests that depend on single seconds. */
  stop(): void;
}

export interface TestServer {
  readonly app: App;
  /** All servers behind the URL: several if there is a front. */
  readonly apps: readonly App[];
  readonly url: string;
  readonly clock: TestClock;
  /** The metadata of the initial database; null if it was empty. */
  readonly held: TemplateNote | null;
  /** A client without a credential, or with one. */
  as(token?: string): Client;
  /** A fingerprint of every row, except for rate limits. */
  rows(): Promise<string>;
  /** Failures that the server could not explain; a test that expects one removes it. */
  readonly failures: unknown[];
  /** Every line of the log. */
  readonly log: string[];
}

/** A server with its clock, for inserting rows. */
export type RunningServer = Pick<TestServer, 'app'> & { readonly clock: Pick<TestClock, 'now'> };

export interface ServerOptions {
  /** Settings of the configuration, by their names in docket.yaml. */
  readonly config?: Readonly<Record<string, string>>;
  /** Handlers for operations whose real ones would not show the behaviour under test. */
  readonly handlers?: Partial<Handlers>;
  /** By default the engine under test. */
  readonly engine?: EngineName;
  /** The initial database: the cast by default. */
  readonly holds?: TemplateName;
}

const SERVERS = Number(process.env['DOCKET_TEST_SERVERS'] ?? 1);

/** Some tests look into the one server that they know, and are not for several. */
export const isOneServer = SERVERS === 1;

/** Behind a front that takes turns among several servers, if DOCKET_TEST_SERVERS says so and the engine can. */
export async function startServer(t: TestContext, options: ServerOptions = {}): Promise<TestServer> {
  const { engine = engineUnderTest } = options;
  const many = engine === 'postgres' ? SERVERS : 1;
  const [first, ...others] = await startServers(t, many, options);
  if (!first) throw new Error('No server was started.');
  if (others.length === 0) return first;
  const front = await frontOf([first, ...others].map(({ url }) => url));
  t.after(() => front.close());
  const apps = [first, ...others].map(({ app }) => app);
  return { ...first, apps, url: front.url, as: token => clientOf(front.url, token) };
}

/** Several servers on one database, with one data folder and one clock. */
export async function startServers(
  t: TestContext,
  many: number,
  { config = {}, handlers = {}, engine = engineUnderTest, holds = 'people' }: ServerOptions = {},
): Promise<TestServer[]> {
  const database = await freshDatabase(engine, holds);
  const held = 'database_url' in config ? null : notedIn(engine, holds);
  const folder = mkdtempSync(join(tmpdir(), 'docket-server-'));
  const log: string[] = [];
  const failures: unknown[] = [];
  const clock = movableClock(held?.madeAt);
  const settings = { database_url: database.url, ...placesIn(folder), ...config };
  const apps: App[] = [];
  t.after(async () => {
    for (const app of apps) await app.stop();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
    const unexplained = log.filter(isFailure);
    if (unexplained.length > failures.length)
      throw new Error(`the server failed:\n${unexplained.join('\n')}`);
  });
  while (apps.length < many)
    apps.push(await appIn(folder, settings, clock, { log, handlers: { ...builtHandlers, ...handlers } }));
  // The lines of a start have tests of their own.
  log.splice(0, log.length, ...log.filter(line => !/"event":"(?:starting|migration|listening)"/.test(line)));
  return apps.map(app => ({
    app,
    apps: [app],
    url: app.address,
    clock,
    held,
    as: token => clientOf(app.address, token),
    rows: () => fingerprint(app.instance.store),
    failures,
    log,
  }));
}

/** A server in strict mode whose first upkeep is done. */
export async function appIn(
  folder: string,
  settings: Readonly<Record<string, string>>,
  clock: Pick<TestClock, 'now'>,
  { log, handlers }: { readonly log: string[]; readonly handlers: Handlers },
): Promise<App> {
  const app = await startApp({
    config: configuration(folder, { port: '0', ...settings }),
    log: openLog({ log_level: 'debug' }, { write: line => void log.push(line) }),
    clock: () => clock.now(),
    uptime: () => clock.now().getTime(),
    strict: true,
    handlers,
    // A PostgreSQL session is slow until it has read the catalogue; most tests are too short for that.
    readers: settings['database_url']?.startsWith('postgres:') ? 1 : undefined,
    // No load balancer needs to notice.
    noticeMs: 0,
  });
  // What a test puts into the trash of long ago must not be purged by the first run.
  await Promise.all([app.purged, app.swept]);
  return app;
}

export function configuration(folder: string, settings: Readonly<Record<string, string>>) {
  const env = Object.fromEntries(
    Object.entries({ data_folder: folder, log_level: 'debug', ...settings }).map(([key, value]) => [
      `DOCKET_${key.toUpperCase()}`,
      value,
    ]),
  );
  return loadConfig({ env, cwd: folder, folders: [] }).config;
}

/** Begins when the template was created, so that its sessions are recent. */
function movableClock(start = new Date()): TestClock {
  let offset = start.getTime() - Date.now();
  let stopped: number | null = null;
  return {
    now: () => new Date((stopped ?? Date.now()) + offset),
    advance: seconds => {
      offset += seconds * 1000;
    },
    stop: () => {
      // Whole seconds, as rows keep them.
      stopped = Math.floor((Date.now() + offset) / 1000) * 1000 - offset;
    },
  };
}
