/** Compiles the validators of requests and responses: AJV's standalone code, one module per family. */
import { _, type CodeKeywordDefinition } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import formatsModule from 'ajv-formats';
import { refusalSchema } from './answers.ts';
import type { Assembled } from './assemble.ts';
import { parameterObjects } from './parameters.ts';
import { projectionsOf } from './projections.ts';
import { ContractError } from './sources.ts';
import {
  isObject,
  familyOf,
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

// Both are CommonJS modules whose default export Node returns as a namespace.
export const standalone = standaloneModule.default;
const addFormats = formatsModule.default;

export interface CompiledFamily {
  readonly name: string;
  /** Validators of requests, and projections of responses. */
  readonly checks: string;
  /** Validators of responses that allow nothing undeclared; for tests and contract tests. */
  readonly strict: string;
}

export function compileFamilies({ name, document }: Assembled): CompiledFamily[] {
  const families = new Map<string, OperationPlace[]>();
  for (const place of operationsOf(document)) {
    const family = familyOf(place.operation);
    families.set(family, [...(families.get(family) ?? []), place]);
  }
  return [...families].map(([family, places]) => ({
    name: `${name}.${family}`,
    checks: `${validators(document, requestSchemas(document, places), false)}\n${projectionsOf(document, places)}`,
    strict: validators(document, answerSchemas(document, places), true),
  }));
}

/** Standalone code that exports one validator for each named schema. */
export function validators(
  document: JsonObject,
  schemas: Record<string, JsonObject>,
  strict: boolean,
): string {
  const { ajv, ready } = schemaChecker(document, strict);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(ready(schema), `check:${name}`);
  return standalone(ajv, Object.fromEntries(Object.keys(schemas).map(name => [name, `check:${name}`])));
}

export interface SchemaChecker {
  readonly ajv: Ajv2020;
  /** Prepares a schema of the document for this AJV. */
  readonly ready: (schema: JsonObject) => JsonObject;
}

/** AJV with the document's schemas; a strict one allows nothing undeclared and fills in nothing. */
export function schemaChecker(document: JsonObject, strict: boolean): SchemaChecker {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    useDefaults: !strict,
    discriminator: true,
    code: { source: true, lines: true },
    formats: { binary: true },
    keywords: ['x-extensible-enum', 'x-clamp', 'x-named', 'x-or-null', 'example', 'xml', 'externalDocs'],
  });
  addFormats(ajv);
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems);
  const ready = (schema: JsonObject): JsonObject => {
    const readable = mapObjects(schema, node => withReadableTags(document, node));
    return mapObjects(readable, node => localReference(strict ? closed(node) : node)) as JsonObject;
  };
  for (const [name, schema] of Object.entries(objectAt(document, 'components', 'schemas'))) {
    ajv.addSchema(ready(objectAt(schema)), `schema:${name}`);
  }
  return { ajv, ready };
}

/** AJV's version compares each entry with all others if the entry type is behind a reference. */
const uniqueItems: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must NOT have duplicate items' },
  code: check => {
    if (check.schema === true) check.fail(_`new Set(${check.data}).size < ${check.data}.length`);
  },
};

/** The schemas of the parts of a request: `<operationId>_path`, `_query`, `_body`. */
function requestSchemas(document: JsonObject, places: readonly OperationPlace[]): Record<string, JsonObject> {
  const schemas: Record<string, JsonObject> = {};
  for (const place of places) {
    const id = textAt(place.operation, 'operationId') ?? '';
    const parameters = parameterObjects(document, place);
    for (const where of ['path', 'query']) {
      const found = parameters.filter(parameter => parameter['in'] === where);
      if (found.length > 0) schemas[`${id}_${where}`] = parametersSchema(found);
    }
    const body = resolved(document, objectAt(place.operation, 'requestBody'));
    const schema = bodySchema(id, objectAt(body, 'content'));
    if (schema) schemas[`${id}_body`] = schema;
  }
  return schemas;
}

/** The one schema of a body, for all of its media types. */
function bodySchema(id: string, content: JsonObject): JsonObject | undefined {
  const schemas = Object.values(content).map(value => objectAt(value, 'schema'));
  if (new Set(schemas.map(schema => JSON.stringify(schema))).size > 1) {
    throw new ContractError(`${id}: the media types of a body must share one schema`);
  }
  return schemas[0];
}

function parametersSchema(parameters: readonly JsonObject[]): JsonObject {
  const properties: JsonObject = {};
  const required: Json[] = [];
  for (const parameter of parameters) {
    const name = textAt(parameter, 'name') ?? '';
    properties[name] = objectAt(parameter, 'schema');
    if (parameter['required'] === true) required.push(name);
  }
  return { type: 'object', properties, required };
}

/** The schemas of every JSON response: `<operationId>_<status>`; all plain refusals share `refusal`. */
function answerSchemas(document: JsonObject, places: readonly OperationPlace[]): Record<string, JsonObject> {
  const plain = refusalSchema(document);
  const schemas: Record<string, JsonObject> = { refusal: plain };
  for (const { operation } of places) {
    for (const [status, value] of Object.entries(objectAt(operation, 'responses'))) {
      const response = resolved(document, objectAt(value));
      const schema = objectAt(response, 'content', 'application/json')['schema'];
      if (!isObject(schema) || schema['$ref'] === plain.$ref) continue;
      schemas[`${textAt(operation, 'operationId') ?? ''}_${status}`] = schema;
    }
  }
  return schemas;
}

/** AJV selects a variant by values that are inline; if they are behind a reference, it tries each variant. */
function withReadableTags(document: JsonObject, node: JsonObject): JsonObject {
  const { discriminator, ...union } = node;
  const property = textAt(objectAt(discriminator), 'propertyName') ?? '';
  const variants = listAt(node, 'oneOf').map(variant => resolved(document, objectAt(variant)));
  const isNamed = variants.some(variant => objectAt(variant, 'properties', property)['$ref'] !== undefined);
  return isNamed ? union : node;
}

function localReference(node: JsonObject): Json {
  const reference = node['$ref'];
  const name = typeof reference === 'string' ? reference.replace('#/components/schemas/', 'schema:') : null;
  if (name) return { $ref: name };
  // AJV derives the mapping of a discriminator from the schemas themselves.
  if (isObject(node['discriminator'])) {
    return {
      ...node,
      discriminator: { propertyName: objectAt(node, 'discriminator')['propertyName'] ?? '' },
    };
  }
  return node;
}

function closed(node: JsonObject): JsonObject {
  return isObject(node['properties']) &&
    node['additionalProperties'] === undefined &&
    node['type'] !== undefined
    ? { ...node, additionalProperties: false }
    : node;
}
