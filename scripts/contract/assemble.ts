/** Merges the families of one document: unique names, valid references, no unused components. */
import { basename, join } from 'node:path';
import { ContractError, readFolder, readSource, type Source } from './sources.ts';
import { addCaching } from './caching.ts';
import { addIdempotency } from './idempotency.ts';
import { checkCosts } from './costs.ts';
import { checkExtensions, OPERATION_ID } from './extensions.ts';
import { withFilledExamples } from './fill-examples.ts';
import { checkKeywords } from './keywords.ts';
import { writtenOut } from './merge.ts';
import { checkNames } from './names.ts';
import { checkOrders } from './order.ts';
import { checkReferencesOf, reachedFrom, referencesIn } from './references.ts';
import { takeShared, type Shared } from './shared.ts';
import { checkUnions } from './unions.ts';
import { objectAt, operationsOf, textsAt, type Json, type JsonObject } from './json.ts';

const DOCUMENTS = ['rest', 'public', 'oauth'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export interface Assembled {
  readonly name: DocumentName;
  readonly document: JsonObject;
  /** The source and the path in it from which a node of the assembled document comes. */
  readonly origin: (path: readonly string[]) => string;
}

interface Placed {
  readonly source: Source;
  readonly path: readonly string[];
}

/** All three documents, with operationIds and schema names unique across them. */
export function assembleAll(root: string, shared: Shared): Assembled[] {
  const all = DOCUMENTS.map(name => assemble(root, name, shared));
  checkOperationIds(all);
  checkNames(all);
  return all;
}

function checkWords(source: Source): void {
  checkExtensions(source);
  checkKeywords(source);
  checkUnions(source);
}

function assemble(root: string, name: DocumentName, shared: Shared): Assembled {
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
  addCaching(document, origin);
  addIdempotency(document);
  for (const path of takeShared(objectAt(document, 'components'), shared, [
    ...referencesIn(document),
    ...ALWAYS,
  ])) {
    places.set(path.join('\n'), { source: shared.source, path });
  }
  checkReferencesOf(document, rootsOf(document), origin, staysUnreached);
  checkCosts(document, origin);
  const written = writtenOut(document, origin);
  checkOrders(written, origin);
  return { name, document: withFilledExamples(withoutParts(written)), origin };
}

/** Anything outside these sections of a family's file would be ignored. */
function checkSections(family: Source): void {
  for (const key of Object.keys(family.value)) {
    if (key !== 'paths' && key !== 'components')
      throw new ContractError(
        `${family.where([key])}: a family may only have paths and components, not ${key}`,
      );
  }
}

function addPaths(document: JsonObject, family: Source, places: Map<string, Placed>): void {
  const paths = objectAt(document, 'paths');
  const tag = basename(family.file, '.yaml');
  for (const [path, item] of Object.entries(objectAt(family.value, 'paths'))) {
    if (paths[path])
      throw new ContractError(`${family.where(['paths', path])}: the path ${path} is defined twice`);
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
        throw new ContractError(`${source.where(path)}: the ${section} name ${name} is defined twice`);
      into[name] = value;
      places.set(path.join('\n'), { source, path });
    }
  }
}

function rootsOf(document: JsonObject): Json[] {
  return [objectAt(document, 'paths'), objectAt(document, 'x-answer-headers')];
}

/** Used by the assembler itself, or by a refusal. */
const ALWAYS = [
  'schemas/Refusal',
  ...['RequestId', 'RetryAfter', 'WWWAuthenticate', 'Allow', 'RateLimit', 'RateLimitPolicy'].map(
    name => `headers/${name}`,
  ),
];
const OWN = [...ALWAYS, 'schemas/OAuthRefusal', 'schemas/PublicRefusal', 'headers/SecWebSocketVersion'];

/** A scheme is named without a `$ref`. */
function staysUnreached(section: string, name: string): boolean {
  return section === 'securitySchemes' || OWN.includes(`${section}/${name}`);
}

/** Drops the components that others were built from and that nothing refers to any more. */
function withoutParts(document: JsonObject): JsonObject {
  const reached = reachedFrom(document, rootsOf(document));
  const components = Object.entries(objectAt(document, 'components')).map(([section, names]) => [
    section,
    Object.fromEntries(
      Object.entries(objectAt(names)).filter(
        ([name]) => reached.has(`${section}/${name}`) || staysUnreached(section, name),
      ),
    ),
  ]);
  return { ...document, components: Object.fromEntries(components) as JsonObject };
}

function checkOperationIds(all: readonly Assembled[]): void {
  const seen = new Map<string, string>();
  for (const { document, origin } of all) {
    for (const { path, method, operation } of operationsOf(document)) {
      const id = operation['operationId'];
      const place = origin(['paths', path, method, 'operationId']);
      if (typeof id !== 'string' || !RegExp(OPERATION_ID).test(id)) {
        throw new ContractError(`${place}: the operation needs an operationId of the form verbNoun`);
      }
      for (const name of [id, ...textsAt(operation, 'x-was')]) {
        const earlier = seen.get(name);
        if (earlier)
          throw new ContractError(`${place}: the operationId ${name} is already used at ${earlier}`);
        seen.set(name, place);
      }
    }
  }
}
