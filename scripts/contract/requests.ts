/** Takes the defaults out of published request bodies: prose says them, since generators would make the fields required. */
import { isDeepStrictEqual } from 'node:util';
import { objectAt, operationsOf, textAt, type Json, type JsonObject } from './json.ts';
import { isValue } from './places.ts';
import { reachedFrom } from './references.ts';

export function proseDefaults(document: JsonObject): void {
  for (const body of bodiesOf(document)) changeSchemas(body);
  const schemas = objectAt(document, 'components', 'schemas');
  for (const name of bodySchemas(document)) changeSchemas(schemas[name] ?? null);
}

/** The names of the schemas that are in a body, at whatever depth. */
export function bodySchemas(document: JsonObject): ReadonlySet<string> {
  const reached = [...reachedFrom(document, bodiesOf(document))].map(reference => reference.split('/'));
  return new Set(reached.flatMap(([section, name = '']) => (section === 'schemas' ? [name] : [])));
}

function bodiesOf(document: JsonObject): JsonObject[] {
  return operationsOf(document).map(({ operation }) => objectAt(operation, 'requestBody'));
}

/** Leaves the first way to send a body where each says the same; the others are prose. Python's client dies of several. */
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

/** In place, at every depth; what a reference leads to is a component of its own. */
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

/** The description of a schema, and what counts where nothing is sent. */
export function withDefault(schema: JsonObject): string {
  const shown = schema['default'] === '' ? 'empty' : `\`${JSON.stringify(schema['default'])}\``;
  const said = shown.replace(/^`"(.*)"`$/, '`$1`');
  return [textAt(schema, 'description'), `Default: ${said}.`].filter(Boolean).join(' ');
}
