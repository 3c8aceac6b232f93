/** Another server on the database of a running one, with its own connections and its own cache; it listens on no port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { openInstance } from '../../src/app.ts';
import { openContract, type Contract } from '../../src/contract/contract.ts';
import type { Inward } from '../../src/contract/inside/invoke.ts';
import { handlers } from '../../src/generated/handlers.ts';
import { openLog } from '../../src/log/log.ts';
import { configuration, type TestServer } from './server.ts';

export async function anotherServer(
  t: TestContext,
  { app, clock }: TestServer,
  config: Readonly<Record<string, string>> = {},
): Promise<Inward['invoke']> {
  return (await anotherContract(t, { app, clock }, config)).invoke;
}

/** The same with all that it answers. */
export async function anotherContract(
  t: TestContext,
  { app, clock }: Pick<TestServer, 'app' | 'clock'>,
  config: Readonly<Record<string, string>> = {},
): Promise<Contract> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-another-'));
  const { database_url } = app.instance.config;
  const instance = await openInstance({
    config: configuration(folder, { database_url, ...config }),
    log: openLog({ log_level: 'error' }, { write: line => void process.stderr.write(line) }),
    clock: () => clock.now(),
    strict: true,
    readers: 1,
    // A server claims its database: this one does without, like a command.
    serving: undefined,
  });
  t.after(async () => {
    await instance.store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return openContract(instance, handlers);
}
