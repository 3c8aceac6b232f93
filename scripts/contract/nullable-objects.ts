/**
 * A field that may be null instead of an object is optional in the published documents, although it is always sent: the gson
 * clients of openapi-generator (Kotlin, Java) would refuse null in a required one.
 */
import { listAt, mapObjects, objectAt, resolved, textAt, type Json, type JsonObject } from './json.ts';

export function withOptionalObjects(document: JsonObject): JsonObject {
  return mapObjects(document, node => {
    const fields = objectAt(node, 'properties');
    const required = listAt(node, 'required');
    const isOptional = (name: Json): boolean =>
      typeof name === 'string' && isObjectOrNull(document, objectAt(fields[name]));
    const kept = required.filter(name => !isOptional(name));
    return kept.length === required.length ? node : { ...node, required: kept };
  }) as JsonObject;
}

function isObjectOrNull(document: JsonObject, field: JsonObject): boolean {
  const ways = listAt(field, 'oneOf').map(way => resolved(document, objectAt(way)));
  const types = ways.map(way => textAt(way, 'type'));
  return types.includes('null') && types.includes('object');
}
