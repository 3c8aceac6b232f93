/**
 * `npm run generate`: generates everything that follows from the hand-written documents.
 *
 * (no option)   writes what is checked in, and the compiled validators
 * --compiled    writes only the compiled validators, as an install does
 * --check       writes nothing; fails if what is checked in is stale
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENT_TYPES, clientFiles } from './contract/client.ts';
import { commandsPage } from './contract/command-pages.ts';
import { manPage } from './contract/man-page.ts';
import { commandsModule, commandTable, remediesModule } from './contract/commands.ts';
import { buildConsole } from './console.ts';
import { CLIENT_REFERENCE, clientReference } from './contract/client-reference.ts';
import { compileFamilies } from './contract/compile.ts';
import { eventChecks, eventFiles } from './contract/events.ts';
import { handlersModule } from './contract/handlers.ts';
import { lowered } from './contract/lower.ts';
import { published } from './contract/publish.ts';
import { catalogueModule, cataloguePage, refusalsModule } from './contract/refusals.ts';
import { settingsCheck } from './contract/settings.ts';
import { ContractError } from './contract/sources.ts';
import { introductionsModule, tableModule } from './contract/table.ts';
import { toolsModule } from './contract/tools.ts';
import { documentTypes, typesIndex } from './contract/types.ts';
import { readContract, type Contract } from './contract/whole.ts';
import type * as Portal from './portal/build.ts';
import { configurationPage } from '../src/config/page.ts';
import { settingsSchema } from '../src/config/schema.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const COMPILED = 'src/generated/compiled';
const COMMANDS = 'clients/command-line/src/generated';

type Files = Map<string, string>;

const NOTE = (from: string): string =>
  `/* Written by \`npm run generate\` from ${from}. Do not edit. */\n/* eslint-disable */\n\n`;

/** For people: checked in. */
async function checkedIn(contract: Contract): Promise<Files> {
  const { assembled, catalogue, events } = contract;
  const files: Files = new Map(await clientFiles(contract, NOTE));
  for (const { name, document } of assembled) {
    const whole = published(document, catalogue);
    files.set(`src/generated/documents/${name}.json`, json(whole));
    files.set(`src/generated/documents/${name}.3.0.json`, json(lowered(whole)));
    files.set(
      `src/generated/types/${name}.ts`,
      NOTE(`openapi/${name}.yaml`) + (await documentTypes(document)),
    );
  }
  for (const [file, text] of await eventFiles(events, NOTE('asyncapi/events.yaml'))) files.set(file, text);
  files.set('src/generated/types.ts', NOTE('openapi/') + typesIndex(assembled));
  files.set('src/generated/operations.ts', NOTE('openapi/') + tableModule(assembled, catalogue));
  files.set('src/generated/tools.ts', NOTE('openapi/') + toolsModule(assembled));
  files.set('src/generated/refusals.ts', NOTE('openapi/errors.yaml') + refusalsModule(catalogue));
  files.set('src/generated/catalogue.ts', NOTE('openapi/errors.yaml') + catalogueModule(catalogue));
  files.set('src/generated/introductions.ts', NOTE('openapi/') + introductionsModule(assembled));
  files.set('src/generated/handlers.ts', NOTE('openapi/') + handlersModule(assembled));
  const table = commandTable(assembled);
  files.set(`${COMMANDS}/commands.ts`, NOTE('openapi/') + commandsModule(table));
  files.set(`${COMMANDS}/remedies.ts`, NOTE('openapi/errors.yaml') + remediesModule(catalogue));
  files.set('docs/reference/commands.md', commandsPage(table));
  files.set('clients/command-line/man/docket.1', manPage(table));
  files.set(CLIENT_REFERENCE, clientReference(root, contract));
  files.set('docs/reference/errors.md', cataloguePage(catalogue));
  files.set('docs/reference/configuration.md', configurationPage(settingsSchema));
  const hash = createHash('sha256');
  for (const [file, text] of files)
    if (file.includes('documents/') || file.endsWith('operations.ts')) hash.update(text);
  hash.update(json(settingsSchema));
  files.set(
    'src/generated/hash.ts',
    `${NOTE('openapi/')}export const contractHash = '${hash.digest('hex')}';\n`,
  );
  return files;
}

/** For machines: built on install, with the hash that start-up compares. */
function compiled({ assembled, events }: Contract, hash: string): Files {
  const files: Files = new Map();
  for (const one of assembled) {
    for (const family of compileFamilies(one)) {
      files.set(`${COMPILED}/${family.name}.cjs`, family.checks);
      files.set(`${COMPILED}/${family.name}.strict.cjs`, family.strict);
    }
  }
  files.set(`${COMPILED}/events.cjs`, eventChecks(events));
  files.set(`${COMPILED}/settings.cjs`, settingsCheck(settingsSchema));
  files.set(`${COMPILED}/hash.cjs`, `exports.contractHash = '${hash}';\n`);
  return files;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function write(files: Files): void {
  for (const [file, text] of files) {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function stale(files: Files): string[] {
  return [...files].flatMap(([file, text]) => {
    const path = join(root, file);
    return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [file];
  });
}

/** Files in these folders that an earlier contract generated and this one does not. */
function leftOver(files: Files, folders: readonly string[]): string[] {
  return folders.flatMap(folder => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .map(name => `${folder}/${name}`)
      .filter(file => !files.has(file));
  });
}

/** Unchanged files are not touched, so that a running server is not disturbed. */
function replace(files: Files, folders: readonly string[]): void {
  write(files);
  for (const file of leftOver(files, folders)) rmSync(join(root, file));
}

const PUBLISHED = ['src/generated/documents', 'src/generated/types', CLIENT_TYPES];

/** It reads what was generated before. */
async function buildPortal(...given: Parameters<typeof Portal.buildPortal>): Promise<void> {
  await (await import('./portal/build.ts')).buildPortal(...given);
}

async function main(): Promise<void> {
  const contract = readContract(root);
  const files = await checkedIn(contract);
  const hash = /contractHash = '(\w+)'/.exec(files.get('src/generated/hash.ts') ?? '')?.[1] ?? '';
  if (process.argv.includes('--check')) {
    const wrong = [...stale(files), ...leftOver(files, PUBLISHED)];
    if (wrong.length > 0) {
      throw new ContractError(`stale, run \`npm run generate\` and commit: ${wrong.join(', ')}`);
    }
    await buildPortal(root, contract, false);
    return;
  }
  if (!process.argv.includes('--compiled')) {
    replace(files, PUBLISHED);
  }
  replace(compiled(contract, hash), [COMPILED]);
  await buildConsole(root);
  await buildPortal(root, contract, true);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
