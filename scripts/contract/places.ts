/** Classifies a node by its path: a schema, a value that only looks like one, or a map of the author's names. */

/** Keywords whose value is a schema, and those whose value holds schemas by name or in a list. */
const ONE = new Set([
  'schema',
  'payload',
  'items',
  'not',
  'additionalProperties',
  'contains',
  'propertyNames',
]);
const MANY = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'allOf', 'anyOf', 'oneOf']);
/** Everything inside these is a value, whatever it looks like. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum']);
/** The keys inside these are names that the author chose, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'headers']);

/** Inside an example, a default, a `const` or an `enum`. */
export function isValue(path: readonly string[]): boolean {
  return valueKeyword(path) !== undefined;
}

/** The keyword that makes it a value; a property may have the same name. */
export function valueKeyword(path: readonly string[]): string | undefined {
  return path.find((step, at) => VALUES.has(step) && !isName(path, at));
}

export function isSchema(path: readonly string[]): boolean {
  const at = path.length - 1;
  if (isValue(path)) return false;
  return MANY.has(path[at - 1] ?? '') || (ONE.has(path[at] ?? '') && !isName(path, at));
}

/** A map whose keys are the author's, such as properties or headers; the same inside a value. */
export function holdsNames(path: readonly string[]): boolean {
  const at = path.length - 1;
  return isValue(path) || (NAMED.has(path[at] ?? '') && !isName(path, at));
}

/** Whether this step of a path is the name of a property, a header or the like. */
function isName(path: readonly string[], at: number): boolean {
  return at > 0 && NAMED.has(path[at - 1] ?? '') && !isName(path, at - 1);
}
