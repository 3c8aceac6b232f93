/**
 * `npm run contract`: Dredd sends a request to a running server for every response in the documents, including refusals.
 * Families can be named (`npm run contract -- keys bots`); all by default.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Dredd, { type Statistics } from 'dredd';
import { startCodehost } from '../contract-tests/codehost.ts';
import { copyForDredd } from '../contract-tests/copy.ts';
import { loadHooks, strayHooks, type AllHooks } from '../contract-tests/hooks.ts';
import { outcomesOf, type Outcome } from '../contract-tests/outcomes.ts';
import { missingHooks } from '../contract-tests/plan.ts';
import { PROXY_SECRET } from '../contract-tests/asking.ts';
import { runnerHooks } from '../contract-tests/runner.ts';
import { startApp, type App } from '../src/app.ts';
import { loadConfig } from '../src/config/load.ts';
import { openLog } from '../src/log/log.ts';
import { errorsAs } from '../src/generated/operations.ts';
import { isFailure } from '../test/setting/failures.ts';
import type { JsonObject } from './contract/json.ts';

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
  return startApp({ config, log, strict: true });
}

function runDredd(
  app: App,
  documents: readonly JsonObject[],
  asked: readonly Outcome[],
  hooks: object,
): Promise<Statistics> {
  const ids = new Set<string>(asked.map(({ operation }) => operation.id));
  const dredd = new Dredd({
    server: app.address,
    apiDescriptions: documents.map(document => JSON.stringify(copyForDredd(document, ids))),
    hookfiles: [join(root, 'contract-tests/attach.cjs')],
    reporter: ['dot'],
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

/** Reports whether every outcome was reached, and which failures the server could not explain. */
async function drive(
  documents: readonly JsonObject[],
  outcomes: readonly Outcome[],
  hooks: AllHooks,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-contract-'));
  const failures: string[] = [];
  const codehost = await startCodehost();
  const app = await startServer(folder, codehost.url, failures);
  try {
    const run = await runDredd(app, documents, outcomes, runnerHooks(app, outcomes, hooks));
    return run.passes > 0 && run.failures === 0 && run.errors === 0 && failures.length === 0;
  } finally {
    await app.stop();
    codehost.close();
    rmSync(folder, { recursive: true, force: true });
    for (const line of failures) console.error(line);
  }
}

const families = process.argv.slice(2);
const documents = Object.keys(errorsAs).map(publishedDocument);
const all = documents.flatMap(outcomesOf);
const hooks = await loadHooks();
const asked = all.filter(({ operation }) => families.length === 0 || families.includes(operation.family));
const complete = await drive(documents, asked, hooks);
const missing = missingHooks(asked, hooks).map(name => `no hook leads to it: ${name}`);
const stray = strayHooks(hooks, all).map(name => `no document knows what this hook is for: ${name}`);
for (const fault of [...missing, ...stray]) console.error(fault);
if (!complete || missing.length + stray.length > 0) process.exitCode = 1;
