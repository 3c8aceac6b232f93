/** The example of a refusal for one operation: its parameters, fields, role, limit and media types. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsModule from 'ajv-formats';
import { sentenceOf } from '../../src/contract/answers/sentence.ts';
import type { Refusal } from './catalogue.ts';
import {
  mapObjects,
  objectAt,
  resolved,
  textAt,
  textsAt,
  type Json,
  type JsonObject,
  type OperationPlace,
} from './json.ts';
import { parameterObjects } from './parameters.ts';

type Example = Refusal['example'];
type Own = (document: JsonObject, place: OperationPlace, refusal: Refusal) => Example;

/** The refusal with the example of this operation. */
export function ownRefusal(document: JsonObject, place: OperationPlace, refusal: Refusal): Refusal {
  const own = OWN[refusal.code] ?? (Object.hasOwn(refusal.example, 'field') ? ownField : undefined);
  return own ? { ...refusal, example: { ...refusal.example, ...own(document, place, refusal) } } : refusal;
}

const OWN: Readonly<Record<string, Own>> = {
  invalid_parameter: (document, place) => ({ problem: problemOfParameters(document, place) }),
  invalid_body: (document, { operation }) => ({ problem: problemOfBody(bodySchema(document, operation)) }),
  malformed_body: (document, { operation }) => ({
    form: mediaTypes(document, operation).includes('application/json') ? 'valid JSON' : 'whole',
  }),
  unsupported_media_type: (document, { operation }) => ({
    accepted: mediaTypes(document, operation).join(' or '),
  }),
  body_too_large: (document, { operation }) => ({
    ceiling:
      textAt(objectAt(operation, 'x-limits'), 'body') ??
      textAt(objectAt(document, 'x-limits'), 'body') ??
      '2 MiB',
  }),
  role_required: (_document, { operation }, { example }) => {
    const role = textAt(objectAt(operation, 'x-access'), 'role') ?? '';
    return ['maintainer', 'lead'].includes(role) ? { role } : example;
  },
};

/** A sentence about a field names one that the body has. */
const ownField: Own = (document, { operation }, { example }) => {
  const fields = Object.keys(objectAt(bodySchema(document, operation), 'properties'));
  const shown = String(example['field']);
  if (fields.length === 0 || fields.includes(shown)) return {};
  return { field: fields.find(name => name.endsWith('_id')) ?? fields[0] ?? shown };
};

function mediaTypes(document: JsonObject, operation: JsonObject): string[] {
  return Object.keys(objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content'));
}

/** The body, or an entry of it if the entries are refused one by one. */
function bodySchema(document: JsonObject, operation: JsonObject): JsonObject {
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const [media] = Object.values(objectAt(body, 'content'));
  const whole = resolved(document, objectAt(media, 'schema'));
  const list = textAt(operation, 'x-entries');
  const schema =
    list === undefined ? whole : resolved(document, objectAt(whole, 'properties', list, 'items'));
  const properties = Object.entries(objectAt(schema, 'properties')).map(
    ([name, property]) => [name, resolved(document, objectAt(property))] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function problemOfParameters(document: JsonObject, place: OperationPlace): string {
  const problems = parameterObjects(document, place).flatMap(parameter => {
    const name = textAt(parameter, 'name') ?? '';
    const schema = resolved(document, objectAt(parameter, 'schema'));
    const sentence = sentenceAbout({ type: 'object', properties: { [name]: schema } }, name);
    return sentence ? [`${textAt(parameter, 'in') ?? ''} parameter ${sentence}`] : [];
  });
  // Every operation reads its query string, even without parameters.
  return problems[0] ?? 'a query parameter name is not valid percent-encoded UTF-8';
}

function problemOfBody(schema: JsonObject): string {
  const [missing] = textsAt(schema, 'required');
  if (missing !== undefined) return `${missing} is missing`;
  const fields = Object.entries(objectAt(schema, 'properties'));
  const problems = fields.flatMap(([name]) => sentenceAbout(schema, name, ['', '\n', []]) ?? []);
  return problems[0] ?? 'the request body must be an object';
}

/** The server's sentence for an invalid value of this field. */
function sentenceAbout(
  schema: JsonObject,
  name: string,
  candidates: readonly Json[] = ['twelve', '', '\n'],
): string | undefined {
  const property = objectAt(schema, 'properties', name);
  // Some references stay; their targets do not matter for the first error.
  const plain = mapObjects(property, node => (node['$ref'] === undefined ? node : {}));
  const check = ajv.compile({ type: 'object', properties: { [name]: plain } });
  const wrong = candidates.find(value => !check({ [name]: value }));
  if (wrong === undefined) return undefined;
  check({ [name]: wrong });
  return sentenceOf(check.errors, '');
}

const ajv = new Ajv2020({ strict: false });
formatsModule.default(ajv);
