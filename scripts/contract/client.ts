/**
 * Generates the contract part of the TypeScript client: operations with their types, refusals, socket messages, and rows.
 */
import type { Catalogue, Refusal } from './catalogue.ts';
import type { Contract } from './whole.ts';
import { schemaOfField } from './answers.ts';
import { isFile } from './files.ts';
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
} from './json.ts';
import { parameterObjects } from './parameters.ts';
import { reachedFrom } from './references.ts';
import { ContractError } from './sources.ts';
import { documentTypes } from './types.ts';

export const CLIENT_TYPES = 'clients/typescript/src/generated';

/** The REST schemas that the client reads, by name. */
const READ = ['ProjectIndex', 'ProjectChanges'];

export async function clientFiles(
  { assembled, catalogue, events }: Contract,
  note: (from: string) => string,
): Promise<[file: string, text: string][]> {
  const rest = assembled.find(({ name }) => name === 'rest');
  if (!rest) throw new ContractError('there is no REST document to generate a client from');
  const rows = await documentTypes(schemasOnly(rest.document, READ));
  const types: [file: string, text: string][] = [];
  for (const { name, document } of assembled)
    types.push([
      `${CLIENT_TYPES}/${name}.ts`,
      note(`openapi/${name}.yaml`) + (await operationTypes(document)),
    ]);
  return [
    ...types,
    [`${CLIENT_TYPES}/operations.ts`, note('openapi/') + operationsModule(assembled)],
    [`${CLIENT_TYPES}/routes.ts`, note('openapi/') + routesModule(assembled)],
    [`${CLIENT_TYPES}/refusals.ts`, note('openapi/errors.yaml') + refusalsModule(rest.document, catalogue)],
    [`${CLIENT_TYPES}/version.ts`, note('openapi/rest.yaml') + versionModule(rest.document)],
    [`${CLIENT_TYPES}/events.ts`, note('asyncapi/events.yaml') + (await documentTypes(events.messages))],
    [`${CLIENT_TYPES}/rows.ts`, note('openapi/rest/sync.yaml') + rows],
  ];
}

/** A document with only these schemas and those they refer to. */
function schemasOnly(document: JsonObject, names: readonly string[]): JsonObject {
  const roots = names.map(name => ({ $ref: `#/components/schemas/${name}` }));
  const reached = [...reachedFrom(document, roots)].map(reference => reference.replace('schemas/', ''));
  const schemas = Object.fromEntries(
    reached.map(name => [name, objectAt(document, 'components', 'schemas', name)]),
  );
  return { openapi: '3.1.0', info: { title: 'Rows', version: '1' }, paths: {}, components: { schemas } };
}

/** Only the types of requests and successes: refusals look the same everywhere. */
async function operationTypes(document: JsonObject): Promise<string> {
  const paths: Record<string, JsonObject> = {};
  for (const place of called(document))
    paths[place.path] = { ...paths[place.path], [place.method]: slim(document, place) };
  const reached = [...reachedFrom(document, Object.values(paths))].filter(one => one.startsWith('schemas/'));
  const schemas = Object.fromEntries(
    reached
      .map(reference => reference.replace('schemas/', ''))
      .map(name => [name, objectAt(document, 'components', 'schemas', name)]),
  );
  const info = { title: 'Operations', version: '1' };
  const text = await documentTypes({ openapi: '3.1.0', info, paths, components: { schemas } });
  // Drops the operations by path, which the client does not use.
  return text.slice(text.indexOf('export interface components'));
}

/** The operations that are called as methods; a socket is opened instead. */
function called(document: JsonObject): OperationPlace[] {
  return operationsOf(document).filter(({ operation }) => !('101' in objectAt(operation, 'responses')));
}

function slim(document: JsonObject, place: OperationPlace): JsonObject {
  const { operation } = place;
  const parameters = parameterObjects(document, place)
    .filter(parameter => parameter['in'] === 'path' || parameter['in'] === 'query')
    .map(({ name, in: at, required, schema }) => ({
      name: name ?? '',
      in: at ?? '',
      schema: schema ?? {},
      ...(required === undefined ? {} : { required }),
    }));
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const responses: Record<string, Json> = {};
  for (const [status, answer] of Object.entries(objectAt(operation, 'responses')))
    if (/^2/.test(status) && isObject(answer))
      responses[status] = { description: '', ...contentOf(resolved(document, answer)) };
  const isBodyNeeded = body['required'] === true;
  return {
    operationId: textAt(operation, 'operationId') ?? '',
    parameters,
    ...('content' in body ? { requestBody: { required: isBodyNeeded, ...contentOf(body) } } : {}),
    responses,
  };
}

/** The schema of each medium, without examples. */
function contentOf(holder: JsonObject): JsonObject {
  const content: Record<string, Json> = {};
  for (const type of Object.keys(objectAt(holder, 'content')))
    content[type] = { schema: objectAt(holder, 'content', type, 'schema') };
  return Object.keys(content).length === 0 ? {} : { content };
}

const BODIES: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

function operationsModule(assembled: Contract['assembled']): string {
  const lines = assembled.flatMap(({ document }) =>
    called(document).map(({ operation, method, path }) => {
      const id = textAt(operation, 'operationId') ?? '';
      const sent = Object.keys(objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content'));
      // JSON if there is a choice: the other types cannot express everything.
      const body = ['application/json', ...sent].find(type => sent.includes(type)) ?? '';
      const media = mediaOf(document, operation);
      const blob = !media.some(isOfBytes) ? 'false' : isMixed(media) ? "'unless JSON'" : 'true';
      const isKeyed = parameterObjects(document, { operation, method, path }).some(
        ({ name }) => name === 'Idempotency-Key',
      );
      const all = [BODIES[body] === undefined ? 'null' : `'${BODIES[body]}'`, blob, String(isKeyed)];
      const rest = all.slice(0, isKeyed ? 3 : blob === 'false' ? 1 : 2);
      const given = rest.length === 1 && rest[0] === 'null' ? '' : `, ${rest.join(', ')}`;
      return `/** ${textAt(operation, 'summary') ?? id}. */\nexport const ${id} = /* @__PURE__ */ operation('${id}', '${method.toUpperCase()}', '${path}'${given});\n`;
    }),
  );
  return `import { operation } from '../operation.ts';\n\n${lines.join('')}`;
}

/** Without lines of JSON: the client never asks for them. */
function mediaOf(document: JsonObject, operation: JsonObject): string[] {
  return Object.entries(objectAt(operation, 'responses'))
    .flatMap(([status, answer]) =>
      /^2/.test(status) && isObject(answer)
        ? Object.keys(objectAt(resolved(document, answer), 'content'))
        : [],
    )
    .filter(type => type !== 'application/x-ndjson');
}

/** Files in one format, and JSON in another. */
function isMixed(media: readonly string[]): boolean {
  return media.includes('application/json') && media.some(isOfBytes);
}

function isOfBytes(type: string): boolean {
  return type !== 'application/json' && !/^text\/(?!plain)/.test(type) && type !== 'text/plain';
}

function routesModule(assembled: Contract['assembled']): string {
  const places = assembled.flatMap(({ document }) => called(document).map(place => ({ document, ...place })));
  const named = (isWanted: (media: string[]) => boolean): string =>
    places
      .filter(({ document, operation }) => isWanted(mediaOf(document, operation)))
      .map(({ operation }) => `'${textAt(operation, 'operationId') ?? ''}'`)
      .join(' | ');
  const files = places.flatMap(({ document, operation }) => {
    const body = resolved(document, objectAt(operation, 'requestBody'));
    const schema = resolved(document, objectAt(body, 'content', 'multipart/form-data', 'schema'));
    const names = Object.entries(objectAt(schema, 'properties'))
      .filter(([, value]) => isFile(resolved(document, objectAt(value))))
      .map(([name]) => `'${name}'`);
    return names.length === 0 ? [] : [`  ${textAt(operation, 'operationId') ?? ''}: ${names.join(' | ')};\n`];
  });
  return `/** The operations that answer a file. */
export type Blobs = ${named(media => media.some(isOfBytes) && !isMixed(media))};

/** Those that answer a file, or a value if JSON is asked for. */
export type BlobsUnlessJson = ${named(isMixed)};

/** The fields of forms that are files. */
export interface Files {
${files.join('')}}
`;
}

function refusalsModule(document: JsonObject, { refusals }: Catalogue): string {
  const codes = [...refusals.keys()].map(code => `\n  | '${code}'`);
  const fields = [...refusals.values()]
    .filter(refusal => Object.keys(refusal.fields).length > 0)
    .map(refusal => `  ${refusal.code}: ${fieldsType(document, refusal)};\n`);
  return `import type { components } from './rest.ts';

type Schemas = components['schemas'];

/** Every refusal of the catalogue. */
export type RefusalCode =${codes.join('')};

/** The further fields of the refusals that have some. */
export interface RefusalFields {
${fields.join('')}}
`;
}

function fieldsType(document: JsonObject, { code, fields, optional }: Refusal): string {
  const lines = Object.entries(fields).map(([name, declared]) => {
    const isNumber =
      objectAt(declared)['type'] === 'integer' ||
      textAt(objectAt(declared), '$ref')?.endsWith('/Id') === true;
    const type = declared === 'response' ? recordsRefused(document, code) : isNumber ? 'number' : 'string';
    return `readonly ${name}${optional.includes(name) ? '?' : ''}: ${type}`;
  });
  return `{ ${lines.join('; ')} }`;
}

/** The types of the records that a refusal shows in their current state. */
function recordsRefused(document: JsonObject, code: string): string {
  const names = called(document)
    .filter(({ operation }) => listAt(operation, 'x-errors').includes(code))
    .map(({ operation }) => schemaOfField('response', objectAt(operation, 'responses'), document))
    .filter(schema => resolved(document, objectAt(schema))['type'] === 'object')
    .map(schema => textAt(objectAt(schema), '$ref'));
  const records = names.flatMap(name =>
    name === undefined ? [] : [`Schemas['${name.split('/').at(-1) ?? ''}']`],
  );
  return [...new Set(records)].join(' | ');
}

function versionModule(document: JsonObject): string {
  const version = textAt(objectAt(document, 'info'), 'version') ?? '';
  return `/** The version of the contract that this client was generated from. */\nexport const CONTRACT_VERSION = '${version}';\n`;
}
