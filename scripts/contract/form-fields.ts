/**
 * Writes the type of a form's field into the field itself, without a type of its own: Rust's client would name the module twice.
 */
import { isObject, objectAt, operationsOf, referenceOf, resolved, type JsonObject } from './json.ts';

const FORMS = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);

/** The names of the schemas that are sent as forms. */
export function formSchemas(document: JsonObject): ReadonlySet<string> {
  const bodies = operationsOf(document).flatMap(({ operation }) =>
    Object.entries(objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content')),
  );
  const sent = bodies.filter(([mediaType]) => FORMS.has(mediaType));
  return new Set(sent.flatMap(([, media]) => referenceOf(objectAt(media, 'schema'))?.name ?? []));
}

/** Replaces references of form fields to enums, and objects of like properties by maps, in place. */
export function spellOutFormFields(document: JsonObject): void {
  for (const form of formSchemas(document)) {
    const fields = objectAt(document, 'components', 'schemas', form, 'properties');
    for (const [name, field] of Object.entries(fields)) {
      const { $ref: _named, ...siblings } = objectAt(field);
      const type = resolved(document, objectAt(field));
      if (type['enum'] !== undefined) fields[name] = { ...type, ...siblings };
      else if (isObject(type['properties'])) fields[name] = { ...asMap(type), ...siblings };
    }
  }
}

/** The names of the properties become those of a map, whose values have the type of the first. */
function asMap({ properties, ...object }: JsonObject): JsonObject {
  const [[, first] = ['', {}]] = Object.entries(objectAt(properties));
  const { description: _, ...value } = objectAt(first);
  return {
    ...object,
    additionalProperties: value,
    propertyNames: { enum: Object.keys(objectAt(properties)) },
  };
}
