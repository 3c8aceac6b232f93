/**
 * `npm run scaffold -- <operationId>`: the typed stub of a missing handler, its first test, and its lines in shared tests.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { assembleAll, type Assembled } from './contract/assemble.ts';
import { readShared } from './contract/shared.ts';
import { handlerFile, handlerPlaces, hasHandler, type HandlerPlace } from './contract/handlers.ts';
import { parameterObjects } from './contract/parameters.ts';
import {
  isObject,
  listAt,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type Json,
  type JsonObject,
  type OperationPlace,
} from './contract/json.ts';
import { ContractError } from './contract/sources.ts';
import { addLines } from './scaffold-lines.ts';
import { nearestName } from '../src/text/nearest.ts';

interface Found {
  readonly assembled: Assembled;
  readonly place: OperationPlace;
  readonly handler: HandlerPlace;
}

/** Writes what is missing, and returns a report: what was written, and the next steps. */
export async function scaffold(root: string, id: string): Promise<string[]> {
  const found = find(assembleAll(root, readShared(root)), id);
  const { handler } = found;
  const source = handlerFile(root, handler);
  const tests = testFile(root, handler.file);
  if (hasHandler(root, handler))
    throw new ContractError(`${id} has a handler: src/handlers/${handler.file}.ts`);
  await extend(source, handlerStub(found), () => handlerHead(found));
  await extend(tests, firstTest(found), () => testHead(found));
  const { place, assembled } = found;
  const { family } = handler;
  const body = exampleBody(assembled.document, place);
  const wanted = { id, document: assembled.document, place, family, body };
  const listed = assembled.name === 'rest' ? await addLines(root, wanted) : [];
  return [
    `wrote the handler ${id} in ${relative(root, source)} and its first test in ${relative(root, tests)}`,
    ...listed.map(file => `added its line to ${file}: check that it is correct`),
    `next: npm run generate, and fill the handler until npm test -- ${relative(root, tests)} passes`,
    'then: let the test say what the operation promises',
    'last: its line in openapi/operations.txt, its hook in contract-tests/hooks/, a fragment in changes/',
  ];
}

function find(all: readonly Assembled[], id: string): Found {
  for (const assembled of all) {
    const place = operationsOf(assembled.document).find(({ operation }) => operation['operationId'] === id);
    const handler = handlerPlaces([assembled]).find(one => one.id === id);
    if (place && handler) return { assembled, place, handler };
  }
  const nearest = nearestName(
    id,
    handlerPlaces(all).map(one => one.id),
  );
  throw new ContractError(
    `no operation is named ${id || 'so: say its operationId'}${nearest ? `; ${nearest} is` : ''}`,
  );
}

/** The family's test file, in any folder; a family without one gets a folder with its name. */
function testFile(root: string, file: string): string {
  const folder = join(root, 'test');
  if (file.includes('/')) return join(folder, `${file}.test.ts`);
  const rooms = existsSync(folder) ? readdirSync(folder) : [];
  const written = rooms.map(room => join(folder, room, `${file}.test.ts`)).find(existsSync);
  return written ?? join(folder, file, `${file}.test.ts`);
}

/** Appends the text to a file, which begins with `head`; missing imports are merged. */
async function extend(file: string, text: string, head: () => string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const whole = existsSync(file)
    ? `${withImports(read(file), text, head())}\n\n${text}`
    : `${head()}\n${text}`;
  writeFileSync(
    file,
    await format(whole, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' }),
  );
}

function withImports(written: string, text: string, head: string): string {
  const lines = written.trimEnd().split('\n');
  const missing = head
    .split('\n')
    .filter(line => line.startsWith('import ') && isUsed(line, text) && !has(lines, line));
  const opening = lines.findIndex(line => line.endsWith('*/'));
  lines.splice(Math.max(opening, lastImport(lines)) + 1, 0, ...missing);
  return lines.join('\n');
}

function lastImport(lines: readonly string[]): number {
  return lines.findLastIndex(line => /^(import |\}).* from '.*';$/.test(line));
}

function isUsed(importLine: string, text: string): boolean {
  return namesOf(importLine).some(name => new RegExp(`\\b${name}\\b`).test(text));
}

/** Whether the file already imports these names, from any module. */
function has(lines: readonly string[], importLine: string): boolean {
  const imports = lines.slice(0, lastImport(lines) + 1).join('\n');
  return namesOf(importLine).every(name => new RegExp(`\\b${name}\\b`).test(imports));
}

function namesOf(importLine: string): string[] {
  const [, names = ''] = /^import (?:type )?(.*) from/.exec(importLine) ?? [];
  return names.match(/\w+/g)?.filter(name => name !== 'type') ?? [];
}

function handlerHead({ assembled: { document }, handler }: Found): string {
  const up = '../'.repeat(handler.file.split('/').length);
  const tag = listAt(document, 'tags').find(one => objectAt(one)['name'] === handler.family);
  const opening = textAt(objectAt(tag), 'description') ?? `The operations of ${handler.family}.`;
  return `/** ${opening} */
import type { Handler } from '${up}contract/handler.ts';
`;
}

function handlerStub({ handler: { id } }: Found): string {
  return `export const ${id}: Handler<'${id}'> = () => {
  throw new Error('${id} is still to be written');
};
`;
}

function testHead({ handler, assembled }: Found): string {
  const asking = assembled.name === 'rest' ? '' : "import { raw } from '../setting/raw.ts';\n";
  return `/** What the operations of ${handler.family} promise. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast } from '../setting/cast.ts';
${asking}import { startServer } from '../setting/server.ts';
`;
}

/** A test that fails until there is a handler, and is then replaced by real tests. */
function firstTest(found: Found): string {
  const { handler, place } = found;
  const summary = textAt(place.operation, 'summary') ?? handler.id;
  return `test('${handler.id} answers: ${summary.replaceAll("'", '’').toLowerCase()}', async t => {
  const server = await startServer(t);
  const { ada } = await cast(server);
  const { response } = await ${request(found)};
  assert.ok(response.status < 500);
});
`;
}

/** A request from the contract's examples, with 1 for every number in the path. */
function request({ assembled: { name, document }, place }: Found): string {
  const method = place.method.toUpperCase();
  const body = exampleBody(document, place);
  if (name === 'rest') {
    const params = exampleParameters(document, place);
    const init = { ...(params ? { params } : {}), ...(body === undefined ? {} : { body }) };
    const more = Object.keys(init).length > 0 ? `, ${JSON.stringify(init)}` : '';
    return `ada.api.${method}('${place.path}'${more})`;
  }
  const path = place.path.replaceAll(/\{\w+\}/g, '1');
  const sent = { method, ...(body === undefined ? {} : { body }) };
  return `raw(server, '${path}', { token: ada.token, ...${JSON.stringify(sent)} })`;
}

function exampleParameters(document: JsonObject, place: OperationPlace): JsonObject | null {
  const params: Record<string, JsonObject> = {};
  for (const parameter of parameterObjects(document, place)) {
    const where = textAt(parameter, 'in') ?? '';
    if (parameter['required'] !== true || !['path', 'query'].includes(where)) continue;
    const example = parameter['example'] ?? null;
    const { type } = resolved(document, objectAt(parameter, 'schema'));
    (params[where] ??= {})[textAt(parameter, 'name') ?? ''] = type === 'integer' ? 1 : example;
  }
  return Object.keys(params).length > 0 ? params : null;
}

function exampleBody(document: JsonObject, { operation }: OperationPlace): Json | undefined {
  const content = objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content');
  const media = objectAt(content, 'application/json');
  const named = Object.values(objectAt(media, 'examples'))[0];
  return media['example'] ?? (isObject(named) ? named['value'] : undefined);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

if (import.meta.filename === process.argv[1]) {
  try {
    for (const line of await scaffold(join(import.meta.dirname, '..'), process.argv[2] ?? ''))
      console.log(line);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
