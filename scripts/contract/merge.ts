/** Writes out what the sources say once: a `$ref` with siblings, `allOf`, and `x-all-required`. */
import { isObject, listAt, objectAt, referenceOf, textAt, type Json, type JsonObject } from './json.ts';
import { isValue } from './places.ts';
import { ContractError } from './sources.ts';

/** The document with every node written out. `origin` names the source of a path, for errors. */
export function writtenOut(document: JsonObject, origin: (path: readonly string[]) => string): JsonObject {
  const visit = (value: Json, path: readonly string[]): Json => {
    if (isValue(path)) return value;
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, String(index)]));
    if (!isObject(value)) return value;
    const node = isDefinition(path)
      ? level(document, value, [], () => origin(path))
      : isBare(value)
        ? value
        : named(
            value,
            level(document, value, [], () => origin(path)),
          );
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, visit(child, [...path, key])]),
    );
  };
  return objectAt(visit(document, []));
}

/** A component that is only another name for a second one is written out as well. */
function isDefinition(path: readonly string[]): boolean {
  return path.length === 3 && path[0] === 'components';
}

/** A reference and nothing else, which stays one. */
function isBare(node: JsonObject): boolean {
  return textAt(node, '$ref') !== undefined && Object.keys(node).length === 1;
}

/** What may stand beside a named type that stays one: prose, and what counts where nothing is sent. */
const BESIDE = new Set(['$ref', 'description', 'default', 'example', 'x-or-null']);

/** Remembers the name of a type that is only described further, so that the published document can refer to it. */
function named(node: JsonObject, whole: JsonObject): JsonObject {
  const $ref = textAt(node, '$ref');
  const isType = whole['enum'] !== undefined || whole['properties'] !== undefined;
  if ($ref === undefined || !isType || Object.keys(node).some(key => !BESIDE.has(key))) return whole;
  return { ...whole, 'x-named': $ref };
}

/** One node with nothing left to merge at its own level; `trail` names the components that it is being made of. */
function level(
  document: JsonObject,
  node: JsonObject,
  trail: readonly string[],
  place: () => string,
): JsonObject {
  const { $ref, allOf, 'x-all-required': allRequired, ...own } = node;
  const parts = (Array.isArray(allOf) ? allOf : []).map(part =>
    level(document, objectAt(part), trail, place),
  );
  if (typeof $ref === 'string') {
    if (trail.includes($ref)) throw new ContractError(`${place()}: ${$ref} is made of itself`);
    parts.unshift(level(document, targetOf(document, node), [...trail, $ref], place));
  }
  const joint = [...parts, own].reduce(combined, {});
  const whole = own['x-or-null'] === true ? orNull(joint) : joint;
  return allRequired === true ? { ...whole, required: Object.keys(objectAt(whole, 'properties')) } : whole;
}

/** The node, or null. */
function orNull(node: JsonObject): JsonObject {
  const values = Array.isArray(node['enum']) ? { enum: [...node['enum'], null] } : {};
  return { ...node, ...values, type: [node['type'] ?? 'object', 'null'] };
}

function targetOf(document: JsonObject, node: JsonObject): JsonObject {
  const reference = referenceOf(node);
  return reference ? objectAt(document, 'components', reference.section, reference.name) : {};
}

/** The later one wins; properties are joined by name, and what is required stays so. */
function combined(base: JsonObject, over: JsonObject): JsonObject {
  const result: JsonObject = { ...base, ...over };
  if (isObject(base['properties']) && isObject(over['properties'])) {
    result['properties'] = joined(base['properties'], over['properties']);
  }
  if (Array.isArray(base['required']) && Array.isArray(over['required'])) {
    result['required'] = [...new Set([...listAt(base, 'required'), ...listAt(over, 'required')])];
  }
  return result;
}

/** A property that refers to something is another one; else it says what differs from the earlier. */
function joined(base: JsonObject, over: JsonObject): JsonObject {
  const properties: JsonObject = { ...base };
  for (const [name, property] of Object.entries(over)) {
    const earlier = base[name];
    const says = isObject(earlier) && isObject(property) && property['$ref'] === undefined;
    properties[name] = says ? combined(earlier, property) : property;
  }
  return properties;
}
