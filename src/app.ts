/** Wires everything together by hand, from a configuration to a running server that can be stopped. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Files } from './attachments/bytes/files.ts';
import { claimFolder } from './attachments/bytes/ownership.ts';
import { backUpBeforeMigrating } from './backup/before-migrating.ts';
import type { Config } from './config/schema.ts';
import { ownCommit, ownVersion } from './config/version.ts';
import { checkCompiledContract } from './contract/compiled.ts';
import { openContract } from './contract/contract.ts';
import type { Handlers } from './contract/handler.ts';
import type { Instance } from './contract/instance.ts';
import type { Inward } from './contract/inside/invoke.ts';
import { handlers as builtHandlers } from './generated/handlers.ts';
import type { Watching } from './http/entrance.ts';
import { finishing } from './http/finish.ts';
import { openAnswers } from './http/open-answers.ts';
import { keepPace, type Pace } from './http/pace.ts';
import { listenRefused } from './config/listen-refused.ts';
import { isMeasured, serveMetrics } from './http/metrics.ts';
import { httpServer } from './http/server.ts';
import type { Logger } from './log/log.ts';
import { StartLog } from './log/start-log.ts';
import { openMetrics, type Metrics } from './log/metrics.ts';
import { openBudgets } from './limits/budgets.ts';
import { Shares } from './limits/shares.ts';
import { openSlots } from './limits/slots.ts';
import { Waiters } from './limits/waiters.ts';
import { LastUses } from './identity/last-use.ts';
import { openPasswords } from './identity/passwords.ts';
import { knownSettings, usersKnown } from './identity/settings.ts';
import { openClientDocuments } from './oauth/client-documents.ts';
import { Imports } from './transfer/imports/imports.ts';
import { AnswerCache } from './contract/answers/answer-cache.ts';
import { CountedSeats } from './realtime/seats.ts';
import { openToolEndpoint } from './mcp/endpoint.ts';
import { Realtime } from './realtime/realtime.ts';
import { makeDataFolder } from './store/folder.ts';
import { codeOf, type WriteFault } from './store/dialects/dialect.ts';
import { closeToOthers } from './store/own-files.ts';
import type { Heed } from './store/engines/presence.ts';
import type { WriteListener } from './store/writing/write-health.ts';
import { RecentlyUsed } from './store/recently-used.ts';
import { ofDatabase } from './store/unusable.ts';
import { openStore, type StoreOptions } from './store/store.ts';
import type { Servers } from './store/servers/servers.ts';
import { Calendar, ownTimeZone } from './time/calendar.ts';
import type { Clock, Uptime } from './time/clock.ts';
import { backingUp, type BackingUp } from './upkeep/backing-up.ts';
import { hourly } from './upkeep/hourly.ts';
import { filling } from './upkeep/filling.ts';
import { indexing } from './upkeep/indexing.ts';
import { purging } from './upkeep/purging.ts';
import { clearingUp, clearUp } from './upkeep/leftovers.ts';
import { gaugesOf, type Sources } from './upkeep/measuring.ts';
import { onOneServer, type OnOneServer } from './upkeep/one-server.ts';
import { repeating, type Repeating, type Upkeep } from './upkeep/repeating.ts';
import { sweeping } from './upkeep/sweeping.ts';

export interface App {
  readonly instance: Instance;
  readonly server: Server;
  /** Calls from inside. */
  readonly invoke: Inward['invoke'];
  readonly invokeAll: Inward['invokeAll'];
  /** `http://host:port`, as bound. */
  readonly address: string;
  /** The same of the metrics, if they have a port of their own. */
  readonly metricsAddress: string | null;
  /** The sockets; a test that moves its clock calls `tick`. */
  readonly realtime: Pick<Realtime, 'tick'>;
  /** Cuts off clients that make no progress; a test calls `beat` itself. */
  readonly pace: Pace;
  /** Resolves when the first purge of the trash is done. */
  readonly purged: Promise<void>;
  /** Resolves when the first sweep of unneeded files is done. */
  readonly swept: Promise<void>;
  /** Makes a backup if one is due; called by tests that move their clock. */
  readonly backUp: () => Promise<void>;
  /** Readiness becomes false, running requests may finish, then everything is closed. */
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly uptime?: Uptime;
  readonly strict?: boolean;
  readonly handlers?: Handlers;
  /** The number of reading connections; by default as many as suits the engine. */
  readonly readers?: number | undefined;
  /** Work that must be done before any request is answered; the port is open already. */
  readonly prepare?: (instance: Instance, started: StartLog) => Promise<void>;
  /** Load balancers have this long to notice that the server is no longer ready. */
  readonly noticeMs?: number;
}

export async function startApp({
  config,
  log,
  clock = () => new Date(),
  uptime = () => performance.now(),
  strict = false,
  handlers = builtHandlers,
  prepare = async () => {},
  noticeMs = 250,
  readers,
}: AppOptions): Promise<App> {
  let sources: Sources | null = null;
  const metrics = isMeasured(config)
    ? await openMetrics(
        buildOf(config),
        gaugesOf(() => sources),
      )
    : null;
  const started = new StartLog(log);
  started.info({ event: 'starting', ...buildOf(config) }, 'starting');
  const observe = metrics ? (kind: string, ms: number) => metrics.query(kind, ms) : undefined;
  const serving = heedOf(log, config);
  const instance = await openInstance({ config, log, clock, strict, readers, serving, observe, started });
  try {
    return await serve(instance, {
      ...{ log, started, uptime, handlers, prepare, noticeMs, metrics },
      measured: known => (sources = known),
    });
  } catch (error) {
    await instance.store.close();
    throw ofDatabase(instance.store.called, error);
  }
}

type Opened = Instance & { readonly seats: CountedSeats; readonly waiters: Waiters };
type Served = Required<Pick<AppOptions, 'log' | 'uptime' | 'handlers' | 'prepare' | 'noticeMs'>> & {
  readonly started: StartLog;
  readonly metrics: Metrics | null;
  /** What the metrics show from now on. */
  readonly measured: (sources: Sources) => void;
};

async function serve(
  instance: Opened,
  { log, started, uptime, handlers, prepare, noticeMs, metrics, measured }: Served,
): Promise<App> {
  const { config, store } = instance;
  await claimFolder(store, instance.files.contents, instance.clock());
  const realtime = new Realtime({ instance, seats: instance.seats, log, uptime });
  await store.follow({
    begin: read => realtime.begin(read),
    lost: () => {
      instance.answers.clear();
      instance.waiters.notifyAll();
      realtime.lost();
    },
  });
  await clearUp(instance);
  let leaving = false;
  const unready = async (): Promise<string | null> => {
    if (leaving || !(await store.isThere())) return 'not ready';
    const fault = store.writeFault();
    return fault && `writes failing: ${fault}`;
  };
  const contract = openContract(instance, handlers);
  const { opened, open } = doorstep();
  const tools = openToolEndpoint(contract, instance);
  let upkeep: OnOneServer<Jobs> | null = null;
  const notices = (): string[] =>
    [upkeep?.jobs?.backups.notice(), `version: ${ownVersion()}`, nameOf(store.servers)].flatMap(
      line => line ?? [],
    );
  const lastUses = new LastUses(store, instance.clock);
  const used: Watching['used'] = (caller, client) => lastUses.note(caller, client);
  const parts = { config, contract, log, sockets: realtime, tools, unready, notices, opened, metrics, used };
  const server = httpServer(parts);
  const answers = openAnswers(server);
  const pace = keepPace(server, answers);
  const requests = finishing(server, answers, contract.atWork);
  await listen(server, config);
  const metricsServer = await serveMetrics(config, metrics).catch(closing(server));
  await prepare(instance, started).catch(closing(server));
  open();
  started.info({ event: 'listening', address: addressOf(server) }, 'listening');
  started.release();
  const beat = beating(realtime, pace);
  const storingUses = storing(lastUses);
  const running = (upkeep = onOneServer(store.servers.places, () => jobsOf(instance, log)));
  measured({
    ...{ instance, log },
    sockets: () => realtime.connections,
    backups: () => running.jobs?.backups ?? null,
  });
  return {
    instance,
    server,
    invoke: contract.invoke,
    invokeAll: contract.invokeAll,
    realtime,
    pace,
    address: addressOf(server),
    metricsAddress: metricsServer && addressOf(metricsServer),
    purged: running.first.then(jobs => jobs?.purged),
    swept: running.first.then(jobs => jobs?.swept),
    backUp: async () => running.jobs?.backups.look(),
    stop: async () => {
      leaving = true;
      instance.waiters.stop();
      beat.stop();
      storingUses.stop();
      running.stop();
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      await setTimeout(noticeMs);
      await Promise.all([
        realtime.close(),
        tools.close(),
        requests.finish(FINISH_MS - noticeMs, IDLE_NOTICES * noticeMs),
      ]);
      await lastUses.flush().catch(() => undefined);
      await store.close();
    },
  };
}

function buildOf({ database_url }: Config): Readonly<Record<string, string>> {
  const engine = database_url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  return { version: ownVersion(), commit: ownCommit(), node: process.versions.node, engine };
}

function closing(server: Server) {
  return (error: unknown): never => {
    server.close();
    server.closeAllConnections();
    throw error;
  };
}

/** Null for a server that is alone. */
function nameOf({ number }: Servers): string | null {
  return number === 0 ? null : `server: ${number} on ${hostname()}`;
}

type Jobs = Upkeep & Pick<App, 'purged' | 'swept'> & { readonly backups: BackingUp };

/** The background jobs of an instance. */
function jobsOf(instance: Instance, log: Logger): Jobs {
  const [trash, files] = [emptying(instance, log), sweepingFiles(instance, log)];
  const backups = backingUp(instance, log);
  const unawaited = [
    hourly(instance, log),
    indexingTexts(instance, log),
    fillingColumns(instance, log),
    removingLeftovers(instance, log),
  ];
  const all = [trash, files, backups, ...unawaited];
  return {
    purged: trash.first,
    swept: files.first,
    backups,
    stop: () => {
      for (const upkeep of all) upkeep.stop();
    },
  };
}

function emptying(instance: Instance, log: Logger): Repeating {
  return purging(instance, error => {
    log.error({ err: error }, 'purging the trash failed; retrying in six hours');
  });
}

function sweepingFiles(instance: Instance, log: Logger): Repeating {
  return sweeping(instance, error => {
    log.error({ err: error }, 'removing unused files failed; retrying in an hour');
  });
}

function removingLeftovers(instance: Instance, log: Logger): Upkeep {
  return clearingUp(instance, error => {
    log.error({ err: error }, 'cleanup after other servers failed; retrying in ten seconds');
  });
}

function indexingTexts(instance: Instance, log: Logger): Upkeep {
  return indexing(instance, error => {
    log.error({ err: error }, 'search indexing failed; retrying');
  });
}

function fillingColumns(instance: Instance, log: Logger): Upkeep {
  return filling(instance, error => {
    log.error({ err: error }, 'migration backfill failed; retrying in an hour');
  });
}

/** One line a minute is enough, however many requests are refused. */
const REPORT_MS = 60_000;

function onceAMinute(report: (cause: unknown) => void): (cause: unknown) => void {
  let reported = -Infinity;
  return cause => {
    const now = performance.now();
    if (now - reported < REPORT_MS) return;
    reported = now;
    report(cause);
  };
}

function reportingStorage({ data_folder }: Config, log: Logger): Instance['reportStorage'] {
  return onceAMinute(cause =>
    log.error(
      { event: 'writes_failing', cause: 'storage_full', folder: data_folder, error_code: codeOf(cause) },
      'files cannot be written: free space on the disk of the data folder, and make the folder writable',
    ),
  );
}

function reportingNoStore(log: Logger): Instance['reportNoStore'] {
  return onceAMinute(cause =>
    log.error({ event: 'files_unavailable', err: cause }, 'the files cannot be reached: look at `files_url`'),
  );
}

function reportingNoFiles(log: Logger): Instance['reportNoFiles'] {
  return onceAMinute(cause =>
    log.error(
      { event: 'no_files_left', err: cause },
      'no more files can be opened: raise the limit of open files (ulimit -n, LimitNOFILE)',
    ),
  );
}

/** Requests that arrive before the preparation is done wait here. */
function doorstep(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const REMEDIES: Readonly<Record<WriteFault, string>> = {
  disk_full: 'free space on the database disk',
  database_read_only: 'make the database and its folder writable',
  database_io_error: 'check the database disk',
  database_locked: 'another program has locked the database; stop it or wait for it',
};

function heedOf(log: Logger, config: Config): Heed & WriteListener {
  const { database_url: url } = config;
  const isFile = url.startsWith('sqlite:');
  return {
    writesFail: ({ fault, cause, message }) =>
      log.error(
        {
          event: 'writes_failing',
          cause: fault,
          ...(isFile ? { folder: dirname(url.slice('sqlite:'.length)) } : { host: new URL(url).host }),
          error_code: codeOf(cause),
          reason: message,
        },
        `writes are failing: ${REMEDIES[fault]}; retrying every second, no restart is needed`,
      ),
    writesWork: () => log.info({ event: 'writes_restored' }, 'writes work again'),
    lost: absence => log.error({ err: absence }, 'database unavailable: requests get 503 until it is back'),
    found: () => log.info('database available again'),
  };
}

const MEBIBYTE = 1024 * 1024;
/** Some 300 bytes each. */
const CREDENTIALS_KEPT = 4_096;

/** The instance without an HTTP server, shared by the command line and the server. */
export async function openInstance(
  options: Required<Pick<AppOptions, 'config' | 'log' | 'clock' | 'strict'>> &
    Pick<StoreOptions, 'readers' | 'serving' | 'observe'> & {
      /** The start of a server; a command has none. */
      readonly started?: StartLog;
    },
): Promise<Opened> {
  checkCompiledContract();
  const { config, log, clock, strict, readers, serving, observe, started } = options;
  await makeDataFolder(config.data_folder);
  const open = await closeToOthers(config);
  if (open.length > 0)
    (started ?? log).warn(
      { event: 'readable_by_others', paths: open },
      'other accounts may read these files: close them with `chmod go=` as their owner',
    );
  const backup = await backUpBeforeMigrating(config, clock);
  if (backup !== null) started?.info({ event: 'backup_before_migration', path: backup }, 'backup made');
  const spoolFolder = join(config.data_folder, 'incoming');
  const calendar = new Calendar(config.time_zone ?? ownTimeZone());
  const today = () => calendar.at(clock()).today;
  const store = await openStore({
    url: config.database_url,
    ...{ strict, spoolFolder, readers, serving, today, observe },
    migrated: (name, ms) => started?.info({ event: 'migration', name, ms }, 'migration applied'),
  });
  const waiters = new Waiters();
  store.onCommit(events => waiters.notify(events));
  return {
    config,
    store,
    settings: knownSettings(store),
    hasUsers: usersKnown(store),
    passwords: openPasswords(),
    budgets: openBudgets(store),
    slots: openSlots(store.servers.places),
    // However long searches take, half of the readers stay free for other callers.
    searches: new Shares(Math.max(1, Math.floor(store.readers / 2))),
    seats: new CountedSeats(store.servers.places),
    waiters,
    answers: new AnswerCache(config.answer_memory_mib * MEBIBYTE),
    cachedLookups: new RecentlyUsed(CREDENTIALS_KEPT, () => undefined),
    files: new Files(config, store, clock),
    clientDocuments: openClientDocuments(config, clock),
    imports: new Imports(clock, store.servers),
    clock,
    calendar,
    strict,
    reportStorage: reportingStorage(config, log),
    reportNoFiles: reportingNoFiles(log),
    reportNoStore: reportingNoStore(log),
    reportFailure: ({ requestId, error, ...known }) => {
      log.error({ err: error, request_id: requestId, ...known }, 'request failed');
    },
  };
}

/** Often enough that nothing is a second late, without a timer for each socket. */
const BEAT_MS = 1_000;

function beating(realtime: Realtime, pace: Pace): Upkeep {
  const timer = setInterval(() => {
    pace.beat();
    void realtime.tick();
  }, BEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

const USES_MS = 60_000;

/** If the database is away, the next uses are stored. */
function storing(lastUses: LastUses): Upkeep {
  return repeating(
    USES_MS,
    () => lastUses.flush(),
    () => undefined,
  );
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = (error: Error): void => reject(listenRefused({ host, port }, error));
    server.once('error', refused);
    server.listen({ host, port }, () => {
      server.removeListener('error', refused);
      resolve();
    });
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Idle connections are kept for this many times as long as balancers are given to notice. */
const IDLE_NOTICES = 4;

/** Running requests have this long to finish. */
const FINISH_MS = 10_000;
