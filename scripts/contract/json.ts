/** JSON types and traversal, used between the steps of the generator. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object behind a key; an empty one if there is none. */
export function objectAt(value: Json | undefined, ...path: string[]): JsonObject {
  let current: Json | undefined = value;
  for (const step of path) current = isObject(current) ? current[step] : undefined;
  return isObject(current) ? current : {};
}

export function listAt(value: JsonObject, key: string): Json[] {
  const list = value[key];
  return Array.isArray(list) ? list : [];
}

export function textAt(value: JsonObject, key: string): string | undefined {
  const text = value[key];
  return typeof text === 'string' ? text : undefined;
}

/** The strings of a list; anything else in it is ignored. */
export function textsAt(value: JsonObject, key: string): string[] {
  return listAt(value, key).filter(item => typeof item === 'string');
}

/** Calls `visit` for every object below, parents first, with its path. */
export function eachObject(
  value: Json,
  visit: (node: JsonObject, path: string[]) => void,
  path: string[] = [],
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => eachObject(item, visit, [...path, String(index)]));
  } else if (isObject(value)) {
    visit(value, path);
    for (const [key, child] of Object.entries(value)) eachObject(child, visit, [...path, key]);
  }
}

/** The tag of an operation, which names its family. */
export function familyOf(operation: JsonObject): string {
  const [tag] = listAt(operation, 'tags');
  return typeof tag === 'string' ? tag : '';
}

/** A deep copy in which every object has passed through `change`, children first. */
export function mapObjects(value: Json, change: (node: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map(item => mapObjects(item, change));
  if (!isObject(value)) return value;
  const copy: JsonObject = {};
  for (const [key, child] of Object.entries(value)) copy[key] = mapObjects(child, change);
  return change(copy);
}

const REFERENCE = /^#\/components\/([A-Za-z]+)\/([A-Za-z0-9_.-]+)$/;

/** The section and name of a `$ref` in an assembled document. */
export function referenceOf(node: JsonObject): { section: string; name: string } | null {
  const found = typeof node['$ref'] === 'string' ? REFERENCE.exec(node['$ref']) : null;
  return found?.[1] && found[2] ? { section: found[1], name: found[2] } : null;
}

/** The node itself, or the target of its `$ref`. */
export function resolved(document: JsonObject, node: JsonObject): JsonObject {
  const reference = referenceOf(node);
  return reference
    ? resolved(document, objectAt(document, 'components', reference.section, reference.name))
    : node;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

export interface OperationPlace {
  path: string;
  method: (typeof METHODS)[number];
  operation: JsonObject;
}

/** Every operation of a document, in the order in which it is written. */
export function operationsOf(document: JsonObject): OperationPlace[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = isObject(item) ? item[method] : undefined;
      return isObject(operation) ? [{ path, method, operation }] : [];
    }),
  );
}
