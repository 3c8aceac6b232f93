/** Where everything is wired together by hand: from a configuration to a server that listens and can be asked to leave. */
import type { Server } from 'node:http';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Config } from './config/schema.ts';
import { checkCompiledContract } from './contract/compiled.ts';
import { openDoor } from './contract/door.ts';
import type { Instance } from './contract/instance.ts';
import { httpServer } from './http/server.ts';
import type { Logger } from './log/log.ts';
import { openBudgets } from './identity/budgets.ts';
import { openPasswords } from './identity/passwords.ts';
import { knownSettings } from './identity/settings.ts';
import { openStore } from './store/store.ts';
import type { Clock } from './time/clock.ts';
import { hourly } from './upkeep/hourly.ts';
import { purging } from './upkeep/purging.ts';

export interface App {
  readonly instance: Instance;
  readonly server: Server;
  /** `http://host:port`, as it really listens. */
  readonly address: string;
  /** Resolves when the trash has been looked through for the first time. */
  readonly purged: Promise<void>;
  /** Readiness turns false, what runs may finish, then everything is let go. */
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly strict?: boolean;
}

export async function startApp({
  config,
  log,
  clock = () => new Date(),
  strict = false,
}: AppOptions): Promise<App> {
  const instance = await openInstance({ config, log, clock, strict });
  let ready = false;
  const door = await openDoor(instance);
  const server = httpServer({ config, door, log, isReady: () => ready });
  try {
    await listen(server, config);
  } catch (error) {
    await instance.store.close();
    throw error;
  }
  ready = true;
  const trash = purging(instance, error => {
    log.error({ err: error }, 'purging failed; it is tried again in six hours');
  });
  const upkeeps = [hourly(instance, log), trash];
  return {
    instance,
    server,
    address: addressOf(server),
    purged: trash.first,
    stop: async () => {
      ready = false;
      for (const upkeep of upkeeps) upkeep.stop();
      await finishRequests(server);
      await instance.store.close();
    },
  };
}

/** The instance without a server around it, as command line and server share it. */
export async function openInstance(options: Required<AppOptions>): Promise<Instance> {
  checkCompiledContract();
  const { config, log, clock, strict } = options;
  // What it holds is for the account that runs the server alone.
  await mkdir(config.data_folder, { recursive: true, mode: 0o700 });
  const store = await openStore({ url: config.database_url, strict });
  return {
    config,
    store,
    settings: knownSettings(store),
    passwords: openPasswords(),
    budgets: openBudgets(store),
    clock,
    strict,
    reportFailure: ({ requestId, operation, error }) => {
      log.error({ err: error, request_id: requestId, operation }, 'failure');
    },
  };
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

/** How long running requests may take to finish, and how long balancers have to see that readiness is gone. */
const FINISH_MS = 10_000;
const NOTICE_MS = 250;

async function finishRequests(server: Server): Promise<void> {
  await setTimeout(NOTICE_MS);
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  // A connection that becomes idle while it is waited for would keep the server open until its keep-alive ends.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const late = globalThis.setTimeout(() => server.closeAllConnections(), FINISH_MS - NOTICE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
