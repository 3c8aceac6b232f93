/** Completes the examples of responses: a missing required field gets the example of its schema. */
import {
  isObject,
  listAt,
  mapObjects,
  objectAt,
  resolved,
  textsAt,
  type Json,
  type JsonObject,
} from './json.ts';

/** So a new field of a row needs no line in every example with such a row. */
export function withFilledExamples(document: JsonObject): JsonObject {
  const answers = (responses: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [status, filledAnswer(document, answer)]),
    );
  const filled = mapObjects(document, node =>
    isObject(node['responses']) ? { ...node, responses: answers(node['responses']) } : node,
  );
  return objectAt(filled);
}

function filledAnswer(document: JsonObject, answer: Json): Json {
  if (!isObject(answer) || !isObject(answer['content'])) return answer;
  const content = Object.entries(answer['content']).map(([type, media]) => [
    type,
    filledMedia(document, objectAt(media)),
  ]);
  return { ...answer, content: Object.fromEntries(content) as JsonObject };
}

function filledMedia(document: JsonObject, media: JsonObject): JsonObject {
  const schema = objectAt(media, 'schema');
  const named = Object.entries(objectAt(media, 'examples')).map(([name, example]) => {
    const shown = objectAt(example);
    return [
      name,
      'value' in shown ? { ...shown, value: filled(document, schema, shown['value'] ?? null) } : shown,
    ];
  });
  return {
    ...media,
    ...('example' in media ? { example: filled(document, schema, media['example'] ?? null) } : {}),
    ...('examples' in media ? { examples: Object.fromEntries(named) as JsonObject } : {}),
  };
}

function filled(document: JsonObject, reference: JsonObject, value: Json): Json {
  const schema = variant(document, resolved(document, reference), value);
  if (Array.isArray(value)) return value.map(item => filled(document, objectAt(schema, 'items'), item));
  if (!isObject(value)) return value;
  const properties = objectAt(schema, 'properties');
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    filled(document, objectAt(properties[name] ?? schema['additionalProperties']), field),
  ]);
  const missing = textsAt(schema, 'required').filter(name => !(name in value));
  const added = missing.flatMap(name => {
    const property = objectAt(properties[name]);
    const [example] = [property, resolved(document, property)].flatMap(one => listAt(one, 'examples'));
    return example === undefined ? [] : [[name, example]];
  });
  return Object.fromEntries([...fields, ...added]) as JsonObject;
}

/** The variant whose constants match the value. */
function variant(document: JsonObject, schema: JsonObject, value: Json): JsonObject {
  const shapes = listAt(schema, 'oneOf').map(one => resolved(document, objectAt(one)));
  return shapes.find(shape => hasFixedValues(document, shape, value)) ?? schema;
}

function hasFixedValues(document: JsonObject, shape: JsonObject, value: Json): boolean {
  return Object.entries(objectAt(shape, 'properties')).every(([name, property]) => {
    const { const: only, enum: listed } = resolved(document, objectAt(property));
    const values = only === undefined ? (Array.isArray(listed) ? listed : null) : [only];
    const shown = objectAt(value)[name];
    return values === null || shown === undefined || values.includes(shown);
  });
}
