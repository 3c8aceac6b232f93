/** Merges the families of one document into a whole: every name once, every reference found, every component used. */
import { basename, join } from 'node:path';
import { ContractError, readFolder, readSource, type Source } from './sources.ts';
import { checkCosts } from './costs.ts';
import { checkExtensions } from './extensions.ts';
import { checkKeywords } from './keywords.ts';
import { reachedFrom, referencesIn } from './references.ts';
import { checkUnions } from './unions.ts';
import {
  eachObject,
  isObject,
  listAt,
  mapObjects,
  objectAt,
  operationsOf,
  referenceOf,
  type Json,
  type JsonObject,
} from './json.ts';

const DOCUMENTS = ['rest', 'public', 'oauth'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export interface Assembled {
  readonly name: DocumentName;
  readonly document: JsonObject;
  /** The source and the path in it where a pointer of the assembled document was written. */
  readonly origin: (path: readonly string[]) => string;
}

interface Placed {
  readonly source: Source;
  readonly path: readonly string[];
}

/** All three documents, with the operationIds unique over them and every shared component used by one at least. */
export function assembleAll(root: string): Assembled[] {
  const shared = readSource(root, join(root, 'openapi/shared.yaml'));
  checkWords(shared);
  const usedOfShared = new Set<string>();
  const all = DOCUMENTS.map(name => assemble(root, name, shared, usedOfShared));
  for (const [section, names] of Object.entries(objectAt(shared.value, 'components'))) {
    for (const name of Object.keys(objectAt(names))) {
      if (usedOfShared.has(`${section}/${name}`)) continue;
      throw new ContractError(`${shared.where(['components', section, name])}: nothing refers to ${name}`);
    }
  }
  checkOperationIds(all);
  return all;
}

function checkWords(source: Source): void {
  checkExtensions(source);
  checkKeywords(source);
  checkUnions(source);
}

function assemble(root: string, name: DocumentName, shared: Source, usedOfShared: Set<string>): Assembled {
  const head = readSource(root, join(root, `openapi/${name}.yaml`));
  const families = readFolder(root, join(root, `openapi/${name}`));
  const places = new Map<string, Placed>();
  const document: JsonObject = { ...head.value, paths: {}, components: {} };
  checkWords(head);
  addComponents(document, head, places);
  for (const family of families) {
    checkWords(family);
    checkSections(family);
    addPaths(document, family, places);
    addComponents(document, family, places);
  }
  const origin = (path: readonly string[]): string => {
    for (let length = path.length; length > 0; length--) {
      const place = places.get(path.slice(0, length).join('\n'));
      if (place) return place.source.where([...place.path, ...path.slice(length)]);
    }
    return head.where(path);
  };
  takeShared(document, shared, places, usedOfShared);
  checkReferences(document, origin);
  checkCosts(document, origin);
  return { name, document: mapObjects(document, merged(document)) as JsonObject, origin };
}

/** What stands elsewhere in a family's file would be passed over. */
function checkSections(family: Source): void {
  for (const key of Object.keys(family.value)) {
    if (key !== 'paths' && key !== 'components')
      throw new ContractError(`${family.where([key])}: a family has paths and components, and no ${key}`);
  }
}

function addPaths(document: JsonObject, family: Source, places: Map<string, Placed>): void {
  const paths = objectAt(document, 'paths');
  const tag = basename(family.file, '.yaml');
  for (const [path, item] of Object.entries(objectAt(family.value, 'paths'))) {
    if (paths[path])
      throw new ContractError(`${family.where(['paths', path])}: the path ${path} stands twice`);
    paths[path] = item;
    places.set(['paths', path].join('\n'), { source: family, path: ['paths', path] });
  }
  for (const { operation } of operationsOf(family.value)) operation['tags'] ??= [tag];
}

function addComponents(document: JsonObject, source: Source, places: Map<string, Placed>): void {
  const components = objectAt(document, 'components');
  for (const [section, names] of Object.entries(objectAt(source.value, 'components'))) {
    const into = (components[section] ??= {}) as JsonObject;
    for (const [name, value] of Object.entries(objectAt(names))) {
      const path = ['components', section, name];
      if (into[name])
        throw new ContractError(`${source.where(path)}: the ${section} name ${name} stands twice`);
      into[name] = value;
      places.set(path.join('\n'), { source, path });
    }
  }
}

/** Copies in what the document refers to of the shared components, and what those refer to. */
function takeShared(
  document: JsonObject,
  shared: Source,
  places: Map<string, Placed>,
  used: Set<string>,
): void {
  const components = objectAt(document, 'components');
  const wanted = [...referencesIn(document), 'schemas/Error', 'headers/RequestId', 'headers/RetryAfter'];
  wanted.push('headers/Allow', 'headers/RateLimit', 'headers/RateLimitPolicy', 'headers/WWWAuthenticate');
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const [section = '', name = ''] = next.split('/');
    const value = objectAt(shared.value, 'components', section)[name];
    if (value === undefined) continue;
    used.add(next);
    const into = (components[section] ??= {}) as JsonObject;
    if (into[name] !== undefined) {
      if (into[name] === value) continue;
      const path = ['components', section, name];
      throw new ContractError(`${shared.where(path)}: the ${section} name ${name} stands twice`);
    }
    into[name] = value;
    places.set(['components', section, name].join('\n'), {
      source: shared,
      path: ['components', section, name],
    });
    wanted.push(...referencesIn(value));
  }
}

/** Every `$ref` must lead somewhere; every component of the document must be reached from a path. */
function checkReferences(document: JsonObject, origin: (path: string[]) => string): void {
  eachObject(document, (node, path) => {
    if (typeof node['$ref'] !== 'string') return;
    const reference = referenceOf(node);
    const target = reference && objectAt(document, 'components', reference.section)[reference.name];
    if (target === undefined || target === null) {
      throw new ContractError(`${origin([...path, '$ref'])}: ${node['$ref']} leads nowhere`);
    }
  });
  const roots = [objectAt(document, 'paths'), objectAt(document, 'x-answer-headers')];
  const reached = reachedFrom(document, roots);
  // What the assembler itself or a refusal refers to; a scheme is named without a $ref.
  const always =
    /^(securitySchemes\/|headers\/(RequestId|RetryAfter|WWWAuthenticate|Allow|RateLimit|RateLimitPolicy|SecWebSocketVersion)$|schemas\/(OAuth)?Error$)/;
  for (const [section, names] of Object.entries(objectAt(document, 'components'))) {
    for (const name of Object.keys(objectAt(names))) {
      const key = `${section}/${name}`;
      if (reached.has(key) || always.test(key)) continue;
      throw new ContractError(`${origin(['components', section, name])}: nothing refers to ${name}`);
    }
  }
}

/** Merges `allOf` away. */
function merged(document: JsonObject): (node: JsonObject) => Json {
  const whole = (node: JsonObject): JsonObject => {
    const reference = referenceOf(node);
    return reference
      ? whole(objectAt(document, 'components', reference.section, reference.name))
      : Array.isArray(node['allOf'])
        ? mergeAll(node)
        : node;
  };
  const mergeAll = (node: JsonObject): JsonObject => {
    const { allOf, ...rest } = node;
    const parts = [...(Array.isArray(allOf) ? allOf : []), rest].filter(isObject).map(whole);
    const result = joined(parts);
    const required = [...new Set(parts.flatMap(part => listAt(part, 'required')))];
    result['properties'] = joined(parts.map(part => objectAt(part, 'properties')));
    if (required.length > 0) result['required'] = required;
    return result;
  };
  return node => (Array.isArray(node['allOf']) ? mergeAll(node) : node);
}

/** One object with the fields of all; the later one wins. */
function joined(parts: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)));
}

function checkOperationIds(all: readonly Assembled[]): void {
  const seen = new Map<string, string>();
  for (const { document, origin } of all) {
    for (const { path, method, operation } of operationsOf(document)) {
      const id = operation['operationId'];
      const place = origin(['paths', path, method, 'operationId']);
      if (typeof id !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(id)) {
        throw new ContractError(`${place}: the operation needs an operationId of the form verbNoun`);
      }
      const earlier = seen.get(id);
      if (earlier) throw new ContractError(`${place}: the operationId ${id} stands at ${earlier} already`);
      seen.set(id, place);
    }
  }
}
