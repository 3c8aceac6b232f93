/** Writes the values of a form's enum into the field itself: with a reference, Rust's client names the module twice. */
import { objectAt, operationsOf, referenceOf, resolved, type JsonObject } from './json.ts';

const FORMS = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);

/** The names of the schemas that are sent as forms. */
export function formSchemas(document: JsonObject): ReadonlySet<string> {
  const bodies = operationsOf(document).flatMap(({ operation }) =>
    Object.entries(objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content')),
  );
  const sent = bodies.filter(([mediaType]) => FORMS.has(mediaType));
  return new Set(sent.flatMap(([, media]) => referenceOf(objectAt(media, 'schema'))?.name ?? []));
}

/** Replaces the references of form fields to enums, in place. */
export function spellOutFormFields(document: JsonObject): void {
  for (const form of formSchemas(document)) {
    const fields = objectAt(document, 'components', 'schemas', form, 'properties');
    for (const [name, field] of Object.entries(fields)) {
      const { $ref: _named, ...siblings } = objectAt(field);
      const type = resolved(document, objectAt(field));
      if (type['enum'] !== undefined) fields[name] = { ...type, ...siblings };
    }
  }
}
