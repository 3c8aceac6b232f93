/** Names every object, union and enum of a published document by its position, so that generators need not invent names. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, objectAt, operationsOf, textAt, type Json, type JsonObject } from './json.ts';
import { ContractError } from './sources.ts';
import { pascalCase } from './typed-refusals.ts';

/** Moves unnamed types into the components, in place. */
export function nameInline(document: JsonObject): void {
  const components = objectAt(document, 'components');
  const schemas = (components['schemas'] ??= {}) as JsonObject;
  const names = new Names(schemas);
  for (const [name, schema] of Object.entries(schemas)) names.below(objectAt(schema), name);
  for (const [name, parameter] of Object.entries(objectAt(components, 'parameters')))
    names.at(objectAt(parameter), 'schema', name);
  for (const { operation } of operationsOf(document)) {
    const id = pascalCase(textAt(operation, 'operationId') ?? '');
    for (const parameter of Array.isArray(operation['parameters']) ? operation['parameters'] : [])
      names.at(
        objectAt(parameter),
        'schema',
        `${id}${pascalCase(textAt(objectAt(parameter), 'name') ?? '')}`,
      );
    for (const media of Object.values(objectAt(operation, 'requestBody', 'content')))
      names.at(objectAt(media), 'schema', `${id}Body`);
    for (const response of Object.values(objectAt(operation, 'responses')))
      for (const media of Object.values(objectAt(response, 'content')))
        names.at(objectAt(media), 'schema', `${id}Answer`);
  }
}

class Names {
  readonly #schemas: JsonObject;

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  /** Names what is behind the key, unless it is a plain value or a list. */
  at(holder: JsonObject, key: string, name: string): void {
    const node = holder[key];
    if (!isObject(node) || node['$ref'] !== undefined) return;
    if (!isType(node)) {
      this.below(node, name);
      return;
    }
    const { description, default: standard, ...type } = node;
    const orNull = takeNull(type);
    this.#define(name, type);
    this.below(type, name);
    const $ref = `#/components/schemas/${name}`;
    const siblings: JsonObject = {
      ...(description === undefined ? {} : { description }),
      ...(standard === undefined ? {} : { default: standard }),
    };
    holder[key] = orNull ? { oneOf: [{ $ref }, { type: 'null' }], ...siblings } : { $ref, ...siblings };
  }

  /** Names the types inside a named type. */
  below(node: JsonObject, name: string): void {
    for (const [property, schema] of Object.entries(objectAt(node, 'properties'))) {
      if (isObject(schema)) this.at(objectAt(node, 'properties'), property, `${name}${pascalCase(property)}`);
    }
    for (const key of ['items', 'additionalProperties']) {
      const one = singular(name);
      if (one === name && isType(objectAt(node, key)))
        throw new ContractError(`a type inside ${name} has no name: define it as a separate schema`);
      this.at(node, key, one);
    }
  }

  #define(name: string, type: JsonObject): void {
    const earlier = this.#schemas[name];
    if (earlier !== undefined && !isDeepStrictEqual(earlier, type)) {
      throw new ContractError(`${name} names both a schema and a type inside another schema`);
    }
    this.#schemas[name] = type;
  }
}

/** Types that become separate types in every language. */
function isType(node: JsonObject): boolean {
  if (Array.isArray(node['oneOf'])) return node['discriminator'] !== undefined;
  return node['enum'] !== undefined || isObject(node['properties']);
}

/** Removes null from a type, and returns whether it was there. */
function takeNull(type: JsonObject): boolean {
  const types: Json[] = Array.isArray(type['type']) ? type['type'] : [];
  if (!types.includes('null')) return false;
  const rest = types.filter(one => one !== 'null');
  type['type'] = rest.length === 1 ? (rest[0] ?? null) : rest;
  if (Array.isArray(type['enum'])) type['enum'] = type['enum'].filter(value => value !== null);
  return true;
}

/** The name of one item; a name that is not a plural is unchanged. */
function singular(name: string): string {
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
}
