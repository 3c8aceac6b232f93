/** Where everything is wired together by hand: from a configuration to a server that listens and can be asked to leave. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Config } from './config/schema.ts';
import { checkCompiledContract } from './contract/compiled.ts';
import { openDoor } from './contract/door.ts';
import type { Instance } from './contract/instance.ts';
import { finishing } from './http/finish.ts';
import { httpServer } from './http/server.ts';
import type { Logger } from './log/log.ts';
import { openBudgets } from './limits/budgets.ts';
import { openPasswords } from './identity/passwords.ts';
import { knownSettings } from './identity/settings.ts';
import { openClientDocuments } from './oauth/client-documents.ts';
import { CountedPlaces } from './realtime/places.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { makeFolder } from './store/folder.ts';
import { openStore } from './store/store.ts';
import type { Clock, Uptime } from './time/clock.ts';
import { hourly, type Upkeep } from './upkeep/hourly.ts';
import { purging } from './upkeep/purging.ts';

export interface App {
  readonly instance: Instance;
  readonly server: Server;
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
  /** What has to be done before anybody can come in. */
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
  prepare = async () => {},
  noticeMs = 250,
}: AppOptions): Promise<App> {
  const instance = await openInstance({ config, log, clock, strict });
  const realtime = await openRealtime({ instance, places: instance.places, log, uptime });
  let ready = false;
  const door = await openDoor(instance);
  const server = httpServer({ config, door, log, sockets: realtime, isReady: () => ready });
  const requests = finishing(server, door.atWork);
  await open(server, instance, prepare);
  ready = true;
  const trash = purging(instance, error => {
    log.error({ err: error }, 'purging failed; it is tried again in six hours');
  });
  const upkeeps = [hourly(instance, log), trash, beating(realtime)];
  return {
    instance,
    server,
    realtime,
    address: addressOf(server),
    purged: trash.first,
    stop: async () => {
      ready = false;
      for (const upkeep of upkeeps) upkeep.stop();
      await setTimeout(noticeMs);
      await Promise.all([realtime.close(), requests.finish(FINISH_MS - noticeMs)]);
      await instance.store.close();
    },
  };
}

/** The instance without a server around it, as command line and server share it. */
export async function openInstance(
  options: Required<Pick<AppOptions, 'config' | 'log' | 'clock' | 'strict'>>,
): Promise<Instance & { readonly places: CountedPlaces }> {
  checkCompiledContract();
  const { config, log, clock, strict } = options;
  await makeFolder(config.data_folder);
  const store = await openStore({ url: config.database_url, strict });
  return {
    config,
    store,
    settings: knownSettings(store),
    passwords: openPasswords(),
    budgets: openBudgets(store),
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

async function open(
  server: Server,
  instance: Instance,
  prepare: NonNullable<AppOptions['prepare']>,
): Promise<void> {
  try {
    await prepare(instance);
    await listen(server, instance.config);
  } catch (error) {
    await instance.store.close();
    throw error;
  }
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
