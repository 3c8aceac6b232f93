/**
 * `npm run conformance`: the protocol's test suite against the tool endpoint of a separate server. What does not apply to a
 * server with only tools is listed in `conformance.yaml`, with reasons. The suite needs Node 22, which npm installs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startApp } from '../src/app.ts';
import { loadConfig } from '../src/config/load.ts';
import type { Instance } from '../src/contract/instance.ts';
import { makeFirstAdministrator } from '../src/identity/first-administrator.ts';
import { openLog } from '../src/log/log.ts';
import { complaintOf } from './generators/run.ts';
import { onNode22 } from './generators/tools.ts';

/** The tested version. */
const SUITE = '@modelcontextprotocol/conformance@0.1.16';

async function complaint(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-conformance-'));
  // The suite sends no credential, so every request from this machine counts as the administrator.
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_AUTH: 'off' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const log = openLog({ log_level: 'error' }, { write: line => process.stderr.write(line) });
  const prepare = async ({ store, passwords, clock }: Instance): Promise<void> => {
    await makeFirstAdministrator(store, passwords, {
      given: { username: 'ada', password: 'harbour lights' },
      now: clock(),
    });
  };
  const app = await startApp({ config, log, strict: true, prepare });
  try {
    const baseline = join(import.meta.dirname, 'conformance.yaml');
    const command = `conformance server --url ${app.address}/mcp --expected-failures "${baseline}"`;
    return await complaintOf([{ ...onNode22([SUITE], command), cwd: folder }]);
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const said = await complaint();
console.log(said ?? 'every scenario that applies to a server of tools passes');
if (said !== undefined) process.exitCode = 1;
