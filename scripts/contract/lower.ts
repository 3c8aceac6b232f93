/** Lowers an OpenAPI 3.1 document to 3.0.3, for older generators and validators. */
import { withoutRoles } from './schemes.ts';
import { requireTagsOfVariants } from './union-tags.ts';
import { mapObjects, objectAt, referenceOf, resolved, textAt, type Json, type JsonObject } from './json.ts';

export function lowered(document: JsonObject): JsonObject {
  const { summary: _summary, ...info } = objectAt(document, 'info');
  const { identifier: _identifier, ...named } = objectAt(info, 'license');
  const identifier = textAt(objectAt(info, 'license'), 'identifier') ?? '';
  const license = { ...named, url: `https://spdx.org/licenses/${identifier}.html` };
  const orNull: JsonObject = {};
  const copy = mapObjects({ ...document, info: { ...info, license } }, node =>
    loweredNode(document, node, orNull),
  ) as JsonObject;
  Object.assign(objectAt(copy, 'components', 'schemas'), orNull);
  removeReplaced(copy, Object.keys(orNull));
  requireTagsOfVariants(copy);
  return withoutRoles({ ...copy, openapi: '3.0.3' });
}

/** Removes types that are only used in their nullable version. */
function removeReplaced(document: JsonObject, names: readonly string[]): void {
  const schemas = objectAt(document, 'components', 'schemas');
  for (const name of names.map(nullable => nullable.replace(/OrNull$/, '')))
    if (!JSON.stringify(document).includes(`"#/components/schemas/${name}"`)) delete schemas[name];
}

/** `orNull` collects the types that need a second, nullable version. */
function loweredNode(document: JsonObject, node: JsonObject, orNull: JsonObject): Json {
  // Siblings of a reference are ignored in 3.0.
  if (typeof node['$ref'] === 'string') return { $ref: node['$ref'] };
  const nullable = nullableReference(document, node, orNull);
  if (nullable) return nullable;
  const lower: JsonObject = { ...node };
  if (node['type'] === 'null') return { nullable: true };
  if (Array.isArray(node['type'])) Object.assign(lower, loweredType(node));
  if (node['const'] !== undefined) {
    delete lower['const'];
    lower['enum'] = [node['const']];
  }
  delete lower['propertyNames'];
  if (node['contentMediaType'] === 'application/octet-stream') {
    delete lower['contentMediaType'];
    lower['format'] = 'binary';
  }
  // A schema's list of examples; the maps of named examples in media types stay.
  if (Array.isArray(node['examples'])) {
    delete lower['examples'];
    if (node['examples'][0] !== undefined) lower['example'] = node['examples'][0];
  }
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof node[exclusive] !== 'number') continue;
    lower[inclusive] = node[exclusive];
    lower[exclusive] = true;
  }
  return lower;
}

/** One of a reference and null: 3.0 cannot combine null with a reference, so the type gets a second name. */
function nullableReference(
  document: JsonObject,
  { oneOf }: JsonObject,
  orNull: JsonObject,
): JsonObject | undefined {
  if (!Array.isArray(oneOf)) return undefined;
  const [reference, other, ...more] = oneOf.map(one => objectAt(one));
  if (reference === undefined || other?.['nullable'] !== true || more.length > 0) return undefined;
  const name = `${referenceOf(reference)?.name ?? ''}OrNull`;
  const lower = mapObjects(resolved(document, reference), node => loweredNode(document, node, orNull));
  const type = objectAt(lower);
  const values = Array.isArray(type['enum']) ? { enum: [...type['enum'], null] } : {};
  orNull[name] = { ...type, ...values, nullable: true };
  return { $ref: `#/components/schemas/${name}` };
}

function loweredType(node: JsonObject): JsonObject {
  const types = Array.isArray(node['type']) ? node['type'] : [];
  const rest = types.filter(type => type !== 'null');
  if (rest.length !== 1 || rest[0] === undefined) {
    throw new Error(`cannot be lowered to OpenAPI 3.0.3: type ${JSON.stringify(types)}`);
  }
  return { type: rest[0], ...(types.includes('null') ? { nullable: true } : {}) };
}
