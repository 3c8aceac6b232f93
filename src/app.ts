/** Where everything is wired together by hand: from a configuration to a server that listens and can be asked to leave. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Config } from './config/schema.ts';
import { checkCompiledContract } from './contract/compiled.ts';
import { openContract } from './contract/contract.ts';
import type { Handlers } from './contract/desk.ts';
import type { Instance } from './contract/instance.ts';
import type { Inward } from './contract/invoke.ts';
import { handlers as builtHandlers } from './generated/handlers.ts';
import { finishing } from './http/finish.ts';
import { httpServer } from './http/server.ts';
import type { Logger } from './log/log.ts';
import { openBudgets } from './limits/budgets.ts';
import { openSlots } from './limits/slots.ts';
import { openPasswords } from './identity/passwords.ts';
import { knownSettings } from './identity/settings.ts';
import { openClientDocuments } from './oauth/client-documents.ts';
import { CountedPlaces } from './realtime/places.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { makeFolder } from './store/folder.ts';
import type { Heed } from './store/presence.ts';
import { ofDatabase } from './store/refused.ts';
import { openStore, type StoreOptions } from './store/store.ts';
import type { Clock, Uptime } from './time/clock.ts';
import { hourly, type Upkeep } from './upkeep/hourly.ts';
import { purging } from './upkeep/purging.ts';

export interface App {
  readonly instance: Instance;
  readonly server: Server;
  /** The entrance inside. */
  readonly invoke: Inward['invoke'];
  readonly invokeAll: Inward['invokeAll'];
  /** `http://host:port`, as it really listens. */
  readonly address: string;
  /** The sockets; a test whose clock it moves asks for what is due. */
  readonly realtime: Pick<Realtime, 'tick'>;
  /** Resolves when the trash has been looked through for the first time. */
  readonly purged: Promise<void>;
  /** Readiness turns false, what runs may finish, then everything is let go. */
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly uptime?: Uptime;
  readonly strict?: boolean;
  /** What answers the operations; those without a handler are still planned. */
  readonly handlers?: Handlers;
  /** What has to be done before anybody is answered; the port is open by then. */
  readonly prepare?: (instance: Instance) => Promise<void>;
  /** How long balancers have to see that readiness is gone. */
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
}: AppOptions): Promise<App> {
  const instance = await openInstance({ config, log, clock, strict, serving: heedOf(log) });
  try {
    return await serve(instance, { log, uptime, handlers, prepare, noticeMs });
  } catch (error) {
    await instance.store.close();
    throw ofDatabase(instance.store.called, error);
  }
}

type Opened = Instance & { readonly places: CountedPlaces };
type Served = Required<Pick<AppOptions, 'log' | 'uptime' | 'handlers' | 'prepare' | 'noticeMs'>>;

async function serve(instance: Opened, { log, uptime, handlers, prepare, noticeMs }: Served): Promise<App> {
  const { config, store } = instance;
  const realtime = await openRealtime({ instance, places: instance.places, log, uptime });
  let leaving = false;
  const isReady = async (): Promise<boolean> => !leaving && (await store.isThere());
  const contract = await openContract(instance, handlers);
  const { opened, open } = doorstep();
  const server = httpServer({ config, contract, log, sockets: realtime, isReady, opened });
  const requests = finishing(server, contract.atWork);
  await listen(server, config);
  await prepare(instance).catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });
  open();
  const trash = purging(instance, error => {
    log.error({ err: error }, 'purging failed; it is tried again in six hours');
  });
  const upkeeps = [hourly(instance, log), trash, beating(realtime)];
  return {
    instance,
    server,
    invoke: contract.invoke,
    invokeAll: contract.invokeAll,
    realtime,
    address: addressOf(server),
    purged: trash.first,
    stop: async () => {
      leaving = true;
      for (const upkeep of upkeeps) upkeep.stop();
      await setTimeout(noticeMs);
      await Promise.all([realtime.close(), requests.finish(FINISH_MS - noticeMs)]);
      await store.close();
    },
  };
}

/** Where requests wait that come before everything is prepared. */
function doorstep(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function heedOf(log: Logger): Heed {
  return {
    lost: absence =>
      log.error({ err: absence }, 'the database is away: calls are answered 503 until it is back'),
    found: () => log.info('the database is back'),
  };
}

/** The instance without a server around it, as command line and server share it. */
export async function openInstance(
  options: Required<Pick<AppOptions, 'config' | 'log' | 'clock' | 'strict'>> & Pick<StoreOptions, 'serving'>,
): Promise<Opened> {
  checkCompiledContract();
  const { config, log, clock, strict, serving } = options;
  await makeFolder(config.data_folder);
  const store = await openStore({ url: config.database_url, strict, ...(serving ? { serving } : {}) });
  return {
    config,
    store,
    settings: knownSettings(store),
    passwords: openPasswords(),
    budgets: openBudgets(store),
    slots: openSlots(),
    places: new CountedPlaces(),
    clientDocuments: openClientDocuments(config, clock),
    clock,
    strict,
    reportFailure: ({ requestId, operation, error }) => {
      log.error({ err: error, request_id: requestId, operation }, 'failure');
    },
  };
}

/** Often enough that what is due is not a second late, and no timer for each socket. */
const BEAT_MS = 1_000;

function beating(realtime: Realtime): Upkeep {
  const timer = setInterval(() => void realtime.tick(), BEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** How long running requests may take to finish. */
const FINISH_MS = 10_000;
