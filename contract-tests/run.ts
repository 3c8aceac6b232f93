/** One run of Dredd over documented outcomes, against its own server. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Dredd, { type Statistics } from 'dredd';
import type { JsonObject } from '../scripts/contract/json.ts';
import { startApp, type App } from '../src/app.ts';
import { loadConfig } from '../src/config/load.ts';
import { errorsAs } from '../src/generated/operations.ts';
import { openLog } from '../src/log/log.ts';
import { isFailure } from '../test/setting/failures.ts';
import { startCodehost } from './codehost.ts';
import { copyForDredd } from './copy.ts';
import type { AllHooks } from './hooks.ts';
import { PROXY_SECRET } from './inside.ts';
import { outcomesOf, type Outcome } from './outcomes.ts';
import { runnerHooks, type Subject } from './runner.ts';
import { clock } from './world.ts';

const root = join(import.meta.dirname, '..');

function publishedDocument(name: string): JsonObject {
  return JSON.parse(
    readFileSync(join(root, 'src/generated/documents', `${name}.json`), 'utf8'),
  ) as JsonObject;
}

/** Trusts this machine as a proxy, so that every transaction can have a different address. */
async function startServer(folder: string, codehost: string, failures: string[]): Promise<App> {
  const env = {
    DOCKET_DATA_FOLDER: folder,
    DOCKET_PORT: '0',
    DOCKET_TRUSTED_PROXIES: '127.0.0.1',
    DOCKET_PROXY_SECRET: PROXY_SECRET,
    DOCKET_CODEHOST_URL: codehost,
    DOCKET_LINEAR_URL: `${codehost}/graphql`,
    DOCKET_JIRA_URL: codehost,
  };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const log = openLog(
    { log_level: 'error' },
    { write: line => void (isFailure(line) && failures.push(line)) },
  );
  return startApp({ config, log, strict: true, clock });
}

function runDredd(
  server: string,
  reporter: readonly string[],
  asked: readonly Outcome[],
  hooks: object,
): Promise<Statistics> {
  const ids = new Set<string>(asked.map(({ operation }) => operation.id));
  const dredd = new Dredd({
    server,
    apiDescriptions: documents.map(document => JSON.stringify(copyForDredd(document, ids))),
    hookfiles: [join(root, 'contract-tests/attach.cjs')],
    reporter,
    // Its other messages list the OpenAPI keys that it ignores.
    loglevel: 'error',
    custom: { cwd: root, hooks },
  });
  return new Promise((resolve, reject) => {
    dredd.run((error, statistics) => {
      if (error) reject(error);
      else resolve(statistics);
    });
  });
}

/** What every run needs to know. */
const documents = Object.keys(errorsAs).map(publishedDocument);
export const outcomes = documents.flatMap(outcomesOf);

export interface Way extends Pick<Subject, 'judge' | 'report'> {
  /** The outcomes that are driven. */
  readonly asked: readonly Outcome[];
  readonly hooks: AllHooks;
  readonly reporter: readonly string[];
  /** The address that Dredd sends its requests to, for that of the server. */
  readonly through?: (address: string) => Promise<string>;
}

export interface Ran {
  readonly statistics: Statistics;
  /** Failures that the server could not explain. */
  readonly failures: readonly string[];
}

export async function drive({ asked, hooks, reporter, through, ...judging }: Way): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-contract-'));
  const failures: string[] = [];
  const codehost = await startCodehost();
  const app = await startServer(folder, codehost.url, failures);
  const server = through ? await through(app.address) : app.address;
  const addresses = [
    [server, '{server}'],
    [app.address, '{server}'],
    [codehost.url, '{codehost}'],
  ] as const;
  try {
    const subject = { app, outcomes: asked, hooks, addresses, ...judging };
    return { statistics: await runDredd(server, reporter, asked, runnerHooks(subject)), failures };
  } finally {
    await app.stop();
    codehost.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
