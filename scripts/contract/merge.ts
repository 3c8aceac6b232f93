/** Expands shorthand in the sources: a `$ref` with siblings, `allOf`, and `x-all-required`. */
import { isObject, listAt, objectAt, referenceOf, textAt, type Json, type JsonObject } from './json.ts';
import { isValue } from './places.ts';
import { ContractError } from './sources.ts';

/** The document with every node expanded. `origin` names the source of a path, for errors. */
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

/** A component that is only an alias of another one is expanded as well. */
function isDefinition(path: readonly string[]): boolean {
  return path.length === 3 && path[0] === 'components';
}

/** A reference without siblings, which is kept. */
function isBare(node: JsonObject): boolean {
  return textAt(node, '$ref') !== undefined && Object.keys(node).length === 1;
}

/** The keys that may be next to a reference that is kept: prose and defaults. */
const SIBLINGS = new Set(['$ref', 'description', 'default', 'example', 'x-or-null']);

/** Records the name of a type that only gets a description, so that the published document can refer to it. */
function named(node: JsonObject, whole: JsonObject): JsonObject {
  const $ref = textAt(node, '$ref');
  const isType = whole['enum'] !== undefined || whole['properties'] !== undefined;
  if ($ref === undefined || !isType || Object.keys(node).some(key => !SIBLINGS.has(key))) return whole;
  return { ...whole, 'x-named': $ref };
}

/** One node, merged at its own level; `trail` lists the components that it is built from. */
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
    if (trail.includes($ref)) throw new ContractError(`${place()}: ${$ref} refers to itself`);
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

/** The later one wins; properties are merged by name, and required fields stay required. */
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

/** A property with a reference replaces the earlier one; otherwise it overrides parts of it. */
function joined(base: JsonObject, over: JsonObject): JsonObject {
  const properties: JsonObject = { ...base };
  for (const [name, property] of Object.entries(over)) {
    const earlier = base[name];
    const says = isObject(earlier) && isObject(property) && property['$ref'] === undefined;
    properties[name] = says ? combined(earlier, property) : property;
  }
  return properties;
}
