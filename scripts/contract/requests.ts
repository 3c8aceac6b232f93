/** Takes the defaults out of published request bodies: they are said in prose, since generators make them required. */
import { objectAt, operationsOf, textAt, type Json, type JsonObject } from './json.ts';
import { isValue } from './places.ts';
import { reachedFrom } from './references.ts';

export function proseDefaults(document: JsonObject): void {
  const bodies = operationsOf(document).map(({ operation }) => objectAt(operation, 'requestBody'));
  for (const body of bodies) changeSchemas(body);
  const schemas = objectAt(document, 'components', 'schemas');
  for (const reference of reachedFrom(document, bodies)) {
    const [section, name = ''] = reference.split('/');
    if (section === 'schemas') changeSchemas(schemas[name] ?? null);
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
  return [textAt(schema, 'description'), `Left out, it is ${said}.`].filter(Boolean).join(' ');
}
