/** Runs a sample program, one day's work with a generated client, against a separate server and database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import type { Instance } from '../../src/contract/instance.ts';
import { makeFirstAdministrator } from '../../src/identity/first-administrator.ts';
import { openLog } from '../../src/log/log.ts';
import { complaintOf, type Command } from './run.ts';

/** The folder of the programs; each is copied next to the client that it uses. */
export const programs = join(import.meta.dirname, 'day');

const DOCKET_PASSWORD = 'correct horse battery staple';

/** The error of the program or of the server; undefined on success. */
export async function complaintOfDay(run: readonly Command[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-day-'));
  const failures: string[] = [];
  const env = {
    DOCKET_DATA_FOLDER: folder,
    DOCKET_PORT: '0',
  };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const write = (line: string): void => {
    if (!line.startsWith('{"level":"info"')) failures.push(line);
  };
  const log = openLog({ log_level: 'error' }, { write });
  const prepare = async ({ store, passwords, clock }: Instance): Promise<void> => {
    await makeFirstAdministrator(store, passwords, {
      given: { username: 'ada', password: DOCKET_PASSWORD },
      now: clock(),
    });
  };
  const app = await startApp({ config, log, strict: true, prepare });
  try {
    const server = { DOCKET_URL: app.address, DOCKET_PASSWORD };
    const complaint = await complaintOf(
      run.map(command => ({ ...command, env: { ...command.env, ...server } })),
    );
    return complaint ?? failures[0];
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
