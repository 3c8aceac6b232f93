/** Several servers on one database and one data folder, and one person of the cast at each. */
import type { TestContext } from 'node:test';
import { cast, type Cast } from './cast.ts';
import { startServers, type ServerOptions, type TestServer } from './server.ts';

export interface Several {
  readonly servers: readonly TestServer[];
  /** The cast as clients of each server. */
  readonly casts: readonly Cast[];
  /** The id of APP. */
  readonly app: number;
}

export async function several(t: TestContext, many = 2, options: ServerOptions = {}): Promise<Several> {
  const servers = await startServers(t, many, { holds: 'world', ...options });
  const casts: Cast[] = [];
  for (const server of servers) casts.push(await cast(server));
  return { servers, casts, app: servers[0]?.held?.app ?? 0 };
}

/** Two servers, and the cast at each of them. */
export async function two(t: TestContext, options: ServerOptions = {}) {
  const { servers, casts, app } = await several(t, 2, options);
  const [here, there] = servers;
  const [near, far] = casts;
  if (!here || !there || !near || !far) throw new Error('There are not two servers.');
  return { here, there, near, far, app };
}
