/** Publishes the AsyncAPI document of the WebSocket, types its messages, and compiles a validator for each. */
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { validators } from './compile.ts';
import { checkExtensions, withoutPrivateKeys } from './extensions.ts';
import { checkKeywords } from './keywords.ts';
import {
  isObject,
  mapObjects,
  objectAt,
  referenceOf,
  textAt,
  textsAt,
  type Json,
  type JsonObject,
} from './json.ts';
import { writtenOut } from './merge.ts';
import { checkReferencesOf, reachedFrom, referencesIn } from './references.ts';
import { takeShared, type Shared } from './shared.ts';
import { ContractError, readSource, type Source } from './sources.ts';
import { documentTypes } from './types.ts';

export interface Events {
  readonly source: Source;
  /** The source and line where a path of the document was written. */
  readonly origin: (path: readonly string[]) => string;
  /** The AsyncAPI document as it is published. */
  readonly document: JsonObject;
  /** Its message schemas in an OpenAPI 3.1 document, for the libraries that type and validate. */
  readonly messages: JsonObject;
}

export function readEvents(root: string, catalogue: Catalogue, shared: Shared): Events {
  const source = readSource(root, join(root, 'asyncapi/events.yaml'));
  checkExtensions(source);
  checkKeywords(source);
  const { document, origin } = assembled(source, shared);
  for (const [name, channel] of Object.entries(objectAt(document, 'channels'))) {
    addRefusals(objectAt(channel), catalogue, source.where(['channels', name, 'x-errors']));
  }
  const schemas = objectAt(document, 'components', 'schemas');
  return {
    source,
    origin,
    document: mapObjects(document, withoutPrivateKeys) as JsonObject,
    messages: {
      openapi: '3.1.0',
      info: { title: 'Events', version: '1' },
      paths: {},
      components: { schemas: withMappings(schemas) },
    },
  };
}

/** The document with the shared components that it uses, written out. */
function assembled(source: Source, shared: Shared): Pick<Events, 'document' | 'origin'> {
  const whole = structuredClone(source.value);
  const taken = takeShared(objectAt(whole, 'components'), shared, referencesIn(whole));
  const places = new Set(taken.map(path => path.join('\n')));
  const origin = (path: readonly string[]): string =>
    (places.has(path.slice(0, 3).join('\n')) ? shared.source : source).where(path);
  checkReferencesOf(whole, rootsOf(whole), origin);
  const document = writtenOut(whole, origin);
  const reached = reachedFrom(document, rootsOf(document));
  const schemas = Object.entries(objectAt(document, 'components', 'schemas'));
  objectAt(document, 'components')['schemas'] = Object.fromEntries(
    schemas.filter(([name]) => reached.has(`schemas/${name}`)),
  );
  return { document, origin };
}

function rootsOf({ channels = {}, operations = {}, servers = {} }: JsonObject): Json[] {
  return [channels, operations, servers, ...UNIONS.map(schemaReference)];
}

export async function eventFiles(
  { document, messages }: Events,
  note: string,
): Promise<[file: string, text: string][]> {
  return [
    ['src/generated/documents/events.json', `${JSON.stringify(document, null, 2)}\n`],
    ['src/generated/types/events.ts', note + (await documentTypes(messages))],
  ];
}

/** The messages of each side: their validators are exported by name. */
const UNIONS = ['ServerEvent', 'ClientMessage'] as const;

/** A validator for each message and for the two unions, exported by the name of its schema. */
export function eventChecks({ document, messages }: Events): string {
  const payloads = Object.values(objectAt(document, 'components', 'messages')).map(message =>
    objectAt(objectAt(message), 'payload'),
  );
  const names = payloads.map(payload => referenceOf(payload)?.name ?? '');
  const schemas = [...UNIONS, ...names].map(name => [name, schemaReference(name)] as const);
  return validators(messages, Object.fromEntries(schemas), true);
}

/** AsyncAPI cannot describe the responses to a refused handshake: they become a table in the description. */
function addRefusals(channel: JsonObject, { refusals }: Catalogue, at: string): void {
  const rows = textsAt(channel, 'x-errors').map(code => {
    const refusal = refusals.get(code);
    if (!refusal) throw new ContractError(`${at}: the refusal ${code} is not in errors.yaml`);
    return `| ${refusal.status} | \`${refusal.code}\` | ${refusal.meaning} ${refusal.remedy} |`;
  });
  if (rows.length === 0) return;
  const head = 'Refused before the upgrade:\n\n| status | code | when, and what to do |\n|---|---|---|';
  channel['description'] = `${textAt(channel, 'description') ?? ''}\n\n${head}\n${rows.join('\n')}`;
}

/** AsyncAPI names the discriminator field; OpenAPI also needs the variants by its values. */
function withMappings(schemas: JsonObject): JsonObject {
  return mapObjects(schemas, node => {
    const property = textAt(node, 'discriminator');
    if (property === undefined || !Array.isArray(node['oneOf'])) return node;
    const { properties: _named, ...rest } = node;
    return {
      ...rest,
      discriminator: { propertyName: property, mapping: mappingOf(schemas, node['oneOf'], property) },
    };
  }) as JsonObject;
}

function mappingOf(schemas: JsonObject, variants: readonly Json[], property: string): JsonObject {
  const names = variants.filter(isObject).map(variant => referenceOf(variant)?.name ?? '');
  return Object.fromEntries(
    names.map(name => [
      textAt(objectAt(schemas, name, 'properties', property), 'const') ?? '',
      `#/components/schemas/${name}`,
    ]),
  );
}

function schemaReference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}
