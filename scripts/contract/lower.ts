/** Lowers an OpenAPI 3.1 document to 3.0.3, for generators and validators that know no other. */
import { withoutRoles } from './schemes.ts';
import { mapObjects, objectAt, textAt, type Json, type JsonObject } from './json.ts';

export function lowered(document: JsonObject): JsonObject {
  const { summary: _summary, ...info } = objectAt(document, 'info');
  const { identifier: _identifier, ...named } = objectAt(info, 'license');
  const identifier = textAt(objectAt(info, 'license'), 'identifier') ?? '';
  const license = { ...named, url: `https://spdx.org/licenses/${identifier}.html` };
  const copy = mapObjects({ ...document, info: { ...info, license } }, loweredNode) as JsonObject;
  return withoutRoles({ ...copy, openapi: '3.0.3' });
}

function loweredNode(node: JsonObject): Json {
  // Beside a reference nothing counts.
  if (typeof node['$ref'] === 'string') return { $ref: node['$ref'] };
  const orNull = nullableReference(node);
  if (orNull) return orNull;
  const lower: JsonObject = { ...node };
  if (Array.isArray(node['type'])) Object.assign(lower, loweredType(node));
  if (node['const'] !== undefined) {
    delete lower['const'];
    lower['enum'] = [node['const']];
  }
  if (node['contentMediaType'] === 'application/octet-stream') {
    delete lower['contentMediaType'];
    // Where a length stands beside it, generators count the characters of what is a stream for them.
    delete lower['maxLength'];
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

/** One of a reference and null. */
function nullableReference({ oneOf, ...beside }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(oneOf)) return undefined;
  const [reference, other, ...more] = oneOf.map(one => objectAt(one));
  if (reference === undefined || other?.['type'] !== 'null' || more.length > 0) return undefined;
  return { ...beside, allOf: [reference], nullable: true };
}

function loweredType(node: JsonObject): JsonObject {
  const types = Array.isArray(node['type']) ? node['type'] : [];
  const rest = types.filter(type => type !== 'null');
  if (rest.length !== 1 || rest[0] === undefined) {
    throw new Error(`cannot be lowered to OpenAPI 3.0.3: type ${JSON.stringify(types)}`);
  }
  return { type: rest[0], ...(types.includes('null') ? { nullable: true } : {}) };
}
