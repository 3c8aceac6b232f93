/** Moves defaults of published request bodies into prose, since generators would make the fields required. */
import { isDeepStrictEqual } from 'node:util';
import { objectAt, operationsOf, textAt, type Json, type JsonObject } from './json.ts';
import { isValue } from './places.ts';
import { reachedFrom } from './references.ts';

export function proseDefaults(document: JsonObject): void {
  for (const body of bodiesOf(document)) changeSchemas(body);
  const schemas = objectAt(document, 'components', 'schemas');
  for (const name of bodySchemas(document)) changeSchemas(schemas[name] ?? null);
}

/** The names of the schemas that are used in a body, at any depth. */
export function bodySchemas(document: JsonObject): ReadonlySet<string> {
  const reached = [...reachedFrom(document, bodiesOf(document))].map(reference => reference.split('/'));
  return new Set(reached.flatMap(([section, name = '']) => (section === 'schemas' ? [name] : [])));
}

function bodiesOf(document: JsonObject): JsonObject[] {
  return operationsOf(document).map(({ operation }) => objectAt(operation, 'requestBody'));
}

/**
 * Keeps only the first media type of a body if all are equivalent; the others become prose. Python's client fails with
 * several.
 */
export function singleBodies(document: JsonObject): void {
  for (const body of bodiesOf(document)) {
    const [first, ...others] = Object.entries(objectAt(body, 'content'));
    const schemas = others.map(([, media]) => objectAt(media)['schema']);
    if (
      !first ||
      others.length === 0 ||
      !schemas.every(one => isDeepStrictEqual(one, objectAt(first[1])['schema']))
    )
      continue;
    const also = others.map(([mediaType]) => `\`${mediaType}\``).join(' and ');
    body['description'] = [textAt(body, 'description'), `Also accepted as ${also}.`]
      .filter(Boolean)
      .join(' ');
    body['content'] = Object.fromEntries([first]);
  }
}

/** In place, at every depth; the target of a reference is handled as a separate component. */
function changeSchemas(value: Json, path: readonly string[] = []): void {
  if (isValue(path) || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      changeSchemas(item, [...path, String(index)]);
    });
    return;
  }
  if (value['default'] !== undefined && path.at(-1) !== 'properties') {
    value['description'] = withDefault(value);
    delete value['default'];
  }
  for (const [key, child] of Object.entries(value)) changeSchemas(child, [...path, key]);
}

/** The description of a schema, and its default. */
export function withDefault(schema: JsonObject): string {
  const shown = schema['default'] === '' ? 'empty' : `\`${JSON.stringify(schema['default'])}\``;
  const said = shown.replace(/^`"(.*)"`$/, '`$1`');
  return [textAt(schema, 'description'), `Default: ${said}.`].filter(Boolean).join(' ');
}
