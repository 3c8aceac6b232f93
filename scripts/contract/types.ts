/** Generates the TypeScript types: openapi-typescript for each document, and additional types for the pipeline. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Assembled } from './assemble.ts';
import { isFile } from './files.ts';
import { parameterObjects } from './parameters.ts';
import {
  isObject,
  listAt,
  mapObjects,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type Json,
  type JsonObject,
  type OperationPlace,
} from './json.ts';

export async function documentTypes(document: JsonObject): Promise<string> {
  // The documents are validated by this generator and by linters; the library's type covers all of OpenAPI 3.
  const nodes = await openapiTS(headersInPlace(document) as unknown as OpenAPI3, {
    alphabetize: false,
    silent: true,
    // A default makes a field of a request optional; what handlers always receive is in `Defaulted`.
    defaultNonNullable: false,
  });
  return astToString(nodes);
}

/** The library treats every header reference as required; inline, `required` is respected. */
function headersInPlace(document: JsonObject): Json {
  return mapObjects(document, node => {
    if (!isObject(node['headers']) || textAt(node, 'description') === undefined) return node;
    const headers: JsonObject = {};
    for (const [name, header] of Object.entries(node['headers'])) {
      headers[name] = isObject(header) ? resolved(document, header) : header;
    }
    return { ...node, headers };
  });
}

/** Combines the documents' types, and names the fields that a handler always receives because of a default. */
export function typesIndex(assembled: readonly Assembled[]): string {
  const names = assembled.filter(({ document }) => operationsOf(document).length > 0).map(({ name }) => name);
  const defaulted = assembled.flatMap(({ document }) =>
    operationsOf(document).flatMap(place => {
      const query = defaultedQuery(document, place);
      const body = defaultedBody(document, place.operation);
      const entries = defaultedEntries(document, place.operation);
      if (query.length + body.length + entries.length === 0) return [];
      const ofEntries = entries.length === 0 ? '' : `; entries: ${union(entries)}`;
      return `  ${textAt(place.operation, 'operationId') ?? ''}: { query: ${union(query)}; body: ${union(body)}${ofEntries} };`;
    }),
  );
  const files = assembled.flatMap(({ document }) =>
    operationsOf(document).flatMap(({ operation }) => {
      const names = filesOf(document, operation);
      return names.length === 0 ? [] : [`  ${textAt(operation, 'operationId') ?? ''}: ${union(names)};`];
    }),
  );
  return `${names.map(name => `import type { operations as ${name}Operations, components as ${name}Components } from './types/${name}.ts';`).join('\n')}

export type Operations = ${names.map(name => `${name}Operations`).join(' & ')};
export type Schemas = ${names.map(name => `${name}Components['schemas']`).join(' & ')};

/** The names that a handler always finds filled: the contract gives them a default. */
export interface Defaulted {
${defaulted.join('\n')}
}

/** The fields of multipart bodies that are files. */
export interface Files {
${files.join('\n')}
}
`;
}

function filesOf(document: JsonObject, operation: JsonObject): string[] {
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const schema = resolved(document, objectAt(body, 'content', 'multipart/form-data', 'schema'));
  return Object.entries(objectAt(schema, 'properties'))
    .filter(([, property]) => isFile(resolved(document, objectAt(property))))
    .map(([name]) => name);
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map(name => `'${name}'`).join(' | ');
}

function defaultedQuery(document: JsonObject, place: OperationPlace): string[] {
  return parameterObjects(document, place)
    .filter(parameter => {
      const schema = resolved(document, objectAt(parameter, 'schema'));
      const clamp = objectAt(parameter, 'x-clamp');
      return parameter['in'] === 'query' && (schema['default'] ?? clamp['default']) !== undefined;
    })
    .map(parameter => textAt(parameter, 'name') ?? '');
}

function defaultedBody(document: JsonObject, operation: JsonObject): string[] {
  return defaultedIn(document, bodySchema(document, operation));
}

function defaultedEntries(document: JsonObject, operation: JsonObject): string[] {
  const list = textAt(operation, 'x-entries') ?? '';
  const entry = objectAt(bodySchema(document, operation), 'properties', list, 'items');
  return defaultedIn(document, resolved(document, entry));
}

function bodySchema(document: JsonObject, operation: JsonObject): JsonObject {
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const [content] = Object.values(objectAt(body, 'content'));
  return resolved(document, objectAt(content, 'schema'));
}

function defaultedIn(document: JsonObject, schema: JsonObject): string[] {
  const required = listAt(schema, 'required');
  return Object.entries(objectAt(schema, 'properties'))
    .filter(([name, property]) => {
      const resolvedProperty = resolved(document, objectAt(property));
      return resolvedProperty['default'] !== undefined && !required.includes(name);
    })
    .map(([name]) => name);
}
