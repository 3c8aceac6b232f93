/** The same instance after a restart: empty caches over the same database. */
import { startApp } from '../../src/app.ts';
import type { Config } from '../../src/config/schema.ts';
import { openLog } from '../../src/log/log.ts';
import { clientOf, type Client } from './client.ts';
import type { TestServer } from './server.ts';

/** Stops the server, and runs `act` against a new one at the same place, with changed settings. */
export async function restarted(
  server: TestServer,
  changes: Partial<Config>,
  act: (as: (token?: string) => Client, url: string) => Promise<void>,
): Promise<void> {
  await server.app.stop();
  const { config, clock } = server.app.instance;
  const log = openLog({ log_level: 'silent' });
  const app = await startApp({ config: { ...config, ...changes }, log, clock, strict: true, noticeMs: 0 });
  try {
    await act(token => clientOf(app.address, token), app.address);
  } finally {
    await app.stop();
  }
}
