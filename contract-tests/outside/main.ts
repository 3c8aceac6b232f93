/** The program of the conformance kit: `docket-conformance http://127.0.0.1:3000 --username ada`. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { JsonObject } from '../../scripts/contract/json.ts';
import { errorsAs } from '../../src/generated/operations.ts';
import { ownFile } from '../../src/program/files.ts';
import { nameOf, outcomesOf } from '../outcomes.ts';
import { examplesIn } from './examples.ts';
import { junitOf, markdownOf, reasonOf } from './report.ts';
import { driveOutside, type Result } from './run.ts';

const USAGE = `docket-conformance <url> --username <administrator> [--junit <file>] [--markdown <file>] [<family> …]

Sends a request for every documented response to a running server, and compares the responses with the contract. It creates
accounts and projects and changes settings: use an instance without data that matters.

Environment:
  CONFORMANCE_PASSWORD       the administrator's password
  CONFORMANCE_OPERATOR_KEY   a key of the operator, for responses to callers without an account
  CONFORMANCE_PROXY_SECRET   the server's proxy_secret, so that rate limits do not end the run

Exit status: 0 if nothing failed, 1 if something did, 2 if the run could not start.
`;

interface Wanted {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly families: readonly string[];
  readonly junit: string | undefined;
  readonly markdown: string | undefined;
}

/** An empty variable counts as unset. */
function secret(name: string): string | null {
  return process.env[name] || null;
}

/** What the arguments and the environment ask for; null if something is missing. */
function wanted(): Wanted | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { username: { type: 'string' }, junit: { type: 'string' }, markdown: { type: 'string' } },
  });
  const [url, ...families] = positionals;
  const password = secret('CONFORMANCE_PASSWORD');
  const { username, junit, markdown } = values;
  if (url === undefined || !URL.canParse(url) || username === undefined || password === null) return null;
  return { url: url.replace(/\/+$/, ''), username, password, families, junit, markdown };
}

function documentOf(name: string): JsonObject {
  return JSON.parse(readFileSync(ownFile(`generated/documents/${name}.json`), 'utf8')) as JsonObject;
}

async function run({ families, junit, markdown, ...site }: Wanted): Promise<void> {
  const documents = Object.keys(errorsAs).map(documentOf);
  const outcomes = documents
    .flatMap(outcomesOf)
    .filter(({ operation }) => families.length === 0 || families.includes(operation.family));
  const examples = new Map(documents.flatMap(document => [...examplesIn(document)]));
  const secrets = {
    operatorKey: secret('CONFORMANCE_OPERATOR_KEY'),
    proxySecret: secret('CONFORMANCE_PROXY_SECRET'),
  };
  const results: Result[] = [];
  await driveOutside({ ...site, ...secrets }, outcomes, examples, result => {
    results.push(result);
    if (result.verdict.kind === 'failed')
      console.error(`failed: ${nameOf(result.outcome)}: ${reasonOf(result)}`);
  });
  if (junit !== undefined) writeFileSync(junit, junitOf(results));
  if (markdown !== undefined) writeFileSync(markdown, markdownOf(site.url, results));
  const count = (kind: string): number => results.filter(({ verdict }) => verdict.kind === kind).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not driven`);
  if (count('failed') > 0 || count('passed') === 0) process.exitCode = 1;
}

try {
  const asked = wanted();
  if (asked) await run(asked);
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
