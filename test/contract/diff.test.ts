/** Which changes of a published document would break a client, each on a separate path, and which would not. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { breakages, type Breakage } from '../../scripts/contract/diff.ts';
import { objectAt, type Json, type JsonObject } from '../../scripts/contract/json.ts';
import { readContract } from '../../scripts/contract/whole.ts';

/** An operation before the change. */
const operation = (): JsonObject => ({
  operationId: 'changeBerth',
  security: [{ session: [] }, { apiKey: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'state', in: 'query', schema: { type: 'string', enum: ['free', 'taken'], default: 'free' } },
    { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 500 } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { type: 'string', minLength: 1, maxLength: 100 },
            kind: { type: 'string', enum: ['buoy', 'pier'], default: 'pier' },
            boat: { type: ['string', 'null'] },
          },
        },
      },
      'multipart/form-data': { schema: { type: 'object' } },
    },
  },
  responses: {
    200: {
      description: 'Changed.',
      headers: { Link: { schema: { type: 'string' } } },
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['id', 'state'],
            properties: {
              id: { type: 'integer' },
              state: { type: 'string', enum: ['free', 'taken'] },
              note: { type: 'string' },
              boats: { type: 'array', items: { type: 'string' } },
            },
          },
        },
        'text/csv': { schema: { type: 'string' } },
      },
    },
    409: {
      description: 'Taken.',
      content: {
        'application/json': { schema: { type: 'object' }, examples: { berth_taken: { value: {} } } },
      },
    },
  },
});

const BODY = ['requestBody', 'content', 'application/json', 'schema'];
const ANSWER = ['responses', '200', 'content', 'application/json', 'schema'];

/** The new value at a path of the operation (none removes it), and the rules that it breaks. */
type Case = [name: string, path: string[], value: Json | undefined, rules: string[]];

const cases: Case[] = [
  ['the operation is removed', [], undefined, ['operation-removed']],
  ['the operation has another id', ['operationId'], 'renameBerth', ['operation-id-changed']],
  ['a credential is no longer taken', ['security'], [{ session: [] }], ['security-requirement-changed']],
  ['a parameter becomes required', ['parameters', '1', 'required'], true, ['parameter-became-required']],
  [
    'a required parameter is new',
    ['parameters', '3'],
    { name: 'size', in: 'query', required: true, schema: { type: 'integer' } },
    ['parameter-became-required'],
  ],
  ['a parameter is removed', ['parameters', '2'], undefined, ['parameter-removed']],
  [
    'a parameter takes one value less',
    ['parameters', '1', 'schema', 'enum'],
    ['free'],
    ['enum-values-removed'],
  ],
  [
    'a parameter has a lower maximum',
    ['parameters', '2', 'schema', 'maximum'],
    100,
    ['schema-constraint-changed'],
  ],
  ['a parameter has another type', ['parameters', '2', 'schema', 'type'], 'boolean', ['schema-type-changed']],
  ['a parameter has another default', ['parameters', '1', 'schema', 'default'], 'taken', ['default-changed']],
  ['a body becomes required', ['requestBody', 'required'], true, ['request-body-became-required']],
  [
    'a media type is no longer taken',
    ['requestBody', 'content', 'multipart/form-data'],
    undefined,
    ['media-type-removed'],
  ],
  ['a field of the request is removed', [...BODY, 'properties', 'kind'], undefined, ['property-removed']],
  [
    'a field of the request becomes required',
    [...BODY, 'required'],
    ['name', 'kind'],
    ['required-properties-added'],
  ],
  [
    'a field of the request takes one value less',
    [...BODY, 'properties', 'kind', 'enum'],
    ['pier'],
    ['enum-values-removed'],
  ],
  [
    'a field of the request is no longer nullable',
    [...BODY, 'properties', 'boat', 'type'],
    'string',
    ['schema-type-changed'],
  ],
  [
    'a field of the request must be longer',
    [...BODY, 'properties', 'name', 'minLength'],
    2,
    ['schema-constraint-changed'],
  ],
  [
    'a field of the request must be shorter',
    [...BODY, 'properties', 'name', 'maxLength'],
    50,
    ['schema-constraint-changed'],
  ],
  [
    'a field of the request gets a pattern',
    [...BODY, 'properties', 'name', 'pattern'],
    '\\S',
    ['schema-constraint-changed'],
  ],
  [
    'a field of the request has another default',
    [...BODY, 'properties', 'kind', 'default'],
    'buoy',
    ['default-changed'],
  ],
  ['a success is removed', ['responses', '200'], undefined, ['response-removed']],
  [
    'a media type is no longer returned',
    ['responses', '200', 'content', 'text/csv'],
    undefined,
    ['media-type-removed'],
  ],
  [
    'a header is no longer returned',
    ['responses', '200', 'headers', 'Link'],
    undefined,
    ['response-header-removed'],
  ],
  ['a field of the answer is removed', [...ANSWER, 'properties', 'note'], undefined, ['property-removed']],
  [
    'a field of the answer may be missing',
    [...ANSWER, 'required'],
    ['state'],
    ['required-properties-removed'],
  ],
  [
    'a field of the answer has another type',
    [...ANSWER, 'properties', 'id', 'type'],
    'string',
    ['schema-type-changed'],
  ],
  [
    'a field of the answer may be null',
    [...ANSWER, 'properties', 'id', 'type'],
    ['integer', 'null'],
    ['schema-type-changed'],
  ],
  [
    'a field of the answer has one value more',
    [...ANSWER, 'properties', 'state', 'enum'],
    ['free', 'taken', 'lost'],
    ['enum-values-added'],
  ],
  [
    'the items of an answer have another type',
    [...ANSWER, 'properties', 'boats', 'items', 'type'],
    'integer',
    ['schema-type-changed'],
  ],

  ['nothing changes', ['operationId'], 'changeBerth', []],
  [
    'an optional parameter is new',
    ['parameters', '3'],
    { name: 'size', in: 'query', schema: { type: 'integer' } },
    [],
  ],
  ['a parameter takes one value more', ['parameters', '1', 'schema', 'enum'], ['free', 'taken', 'lost'], []],
  ['an optional field of the request is new', [...BODY, 'properties', 'size'], { type: 'integer' }, []],
  [
    'a field of the request becomes nullable',
    [...BODY, 'properties', 'kind', 'type'],
    ['string', 'null'],
    [],
  ],
  ['a field of the request may be longer', [...BODY, 'properties', 'name', 'maxLength'], 200, []],
  ['a field of the answer is new', [...ANSWER, 'properties', 'size'], { type: 'integer' }, []],
  ['a field of the answer has one value less', [...ANSWER, 'properties', 'state', 'enum'], ['free'], []],
  ['a field of the answer is always there', [...ANSWER, 'required'], ['id', 'state', 'note'], []],
  ['a refusal is new', ['responses', '404'], { description: 'Gone.' }, []],
  ['the prose changes', ['description'], 'Changes a berth.', []],
];

let found: Breakage[];

before(async () => {
  const old = documentOf(cases.map(() => operation()));
  const now = documentOf(cases.map(([, path, value]) => changed(operation(), path, value)));
  found = await breakages(new Map([['rest.json', old]]), new Map([['rest.json', now]]));
});

for (const [index, [name, , , rules]] of cases.entries()) {
  test(`${rules.length > 0 ? 'it breaks' : 'it does not break'} clients when ${name}`, () => {
    const here = found.filter(({ at }) => at.includes(`berths${index}/`) || at.includes(`berths${index}~1`));
    assert.deepEqual([...new Set(here.map(({ rule }) => rule))], rules, JSON.stringify(here));
  });
}

test('a refusal that moves to another status breaks clients that expect it there', async () => {
  const now = changed(operation(), ['responses', '409', 'content'], undefined);
  Reflect.set(objectAt(now, 'responses'), '400', objectAt(operation(), 'responses')['409']);
  const found = await breakages(one(operation()), one(now));
  assert.deepEqual(
    found
      .filter(({ rule }) => rule.startsWith('refusal'))
      .map(({ at, rule, message }) => [at, rule, message]),
    [['PUT /berths0/{id}', 'refusal-moved', 'berth_taken was 409 and is 400.']],
  );
});

test('a code that no operation refuses with any more breaks clients that expect it', async () => {
  const examples = ['responses', '409', 'content', 'application/json', 'examples'];
  const now = changed(operation(), examples, { berth_full: { value: {} } });
  const found = await breakages(one(operation()), one(now));
  assert.deepEqual(
    found.map(({ rule, message }) => [rule, message]),
    [['refusal-removed', 'No operation refuses with berth_taken.']],
  );
});

test('a removed document breaks all its clients, a new one breaks none', async () => {
  const document = documentOf([operation()]);
  const gone = await breakages(new Map([['public.json', document]]), new Map());
  assert.deepEqual(
    gone.map(({ document, rule }) => [document, rule]),
    [['public.json', 'document-removed']],
  );
  assert.deepEqual(await breakages(new Map(), new Map([['public.json', document]])), []);
});

const { events } = readContract(join(import.meta.dirname, '../..'));
const SCHEMAS = ['components', 'schemas'];

/** Each in another message, so that one comparison shows them all. */
const eventCases: [name: string, at: string, path: string[], value: Json | undefined, rules: string[]][] = [
  [
    'an event loses a field',
    'issue.updated',
    [...SCHEMAS, 'issue.updated', 'properties', 'seq'],
    undefined,
    ['property-removed'],
  ],
  [
    'an event has one field more',
    'issue.linked',
    [...SCHEMAS, 'issue.linked', 'properties', 'seq'],
    { type: 'integer' },
    [],
  ],
  [
    'a field of an event may be missing',
    'sync_required',
    [...SCHEMAS, 'sync_required', 'required'],
    ['type'],
    ['required-properties-removed'],
  ],
  [
    'an event is sent no more',
    'issue.created',
    [...SCHEMAS, 'ServerEvent', 'oneOf', '0'],
    undefined,
    ['path-removed'],
  ],
  [
    'a message of the client needs more',
    'heartbeat',
    [...SCHEMAS, 'heartbeat', 'required'],
    ['type', 'at'],
    ['required-properties-added'],
  ],
  [
    'a message of the client is not understood any more',
    'resume',
    [...SCHEMAS, 'ClientMessage', 'oneOf', '2'],
    undefined,
    ['path-removed'],
  ],
  [
    'the socket moves',
    '~1api~1events~1ws',
    ['channels', 'events', 'address'],
    '/api/socket',
    ['path-removed'],
  ],
];

let foundInEvents: Breakage[];

before(async () => {
  const now = eventCases.reduce(
    (document, [, , path, value]) => changed(document, path, value),
    events.document,
  );
  foundInEvents = await breakages(
    new Map([['events.json', events.document]]),
    new Map([['events.json', now]]),
  );
});

for (const [name, at, , , rules] of eventCases) {
  test(`it breaks clients of the socket when ${name}`, () => {
    const here = foundInEvents.filter(breakage => breakage.at.includes(at));
    assert.deepEqual([...new Set(here.map(({ rule }) => rule))], rules, JSON.stringify(foundInEvents));
  });
}

test('an event of a new type breaks no client, since unknown types are ignored', async () => {
  const { oneOf } = objectAt(events.document, ...SCHEMAS, 'ServerEvent');
  assert.ok(Array.isArray(oneOf));
  const old = changed(events.document, [...SCHEMAS, 'ServerEvent', 'oneOf'], oneOf.slice(1));
  assert.deepEqual(
    await breakages(new Map([['events.json', old]]), new Map([['events.json', events.document]])),
    [],
  );
});

function one(only: JsonObject): Map<string, JsonObject> {
  return new Map([['rest.json', documentOf([only])]]);
}

function documentOf(operations: readonly JsonObject[]): JsonObject {
  // A second method keeps the path when the operation is removed.
  const stays = (index: number): JsonObject => ({
    operationId: `getBerth${index}`,
    responses: { 200: { description: 'It.' } },
  });
  const paths = operations.map((put, index) => {
    const named = put['operationId'] === 'changeBerth' ? { ...put, operationId: `changeBerth${index}` } : put;
    const methods: JsonObject = { get: stays(index) };
    if (Object.keys(put).length > 0) methods['put'] = named;
    return [`/berths${index}/{id}`, methods] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Moorings', version: '1' },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** A copy with another value at the path, or with none; without a path, nothing is left. */
function changed(document: JsonObject, path: readonly string[], value: Json | undefined): JsonObject {
  if (path.length === 0) return {};
  const copy = structuredClone(document);
  let place: Json | undefined = copy;
  for (const step of path.slice(0, -1)) {
    place = Array.isArray(place) ? place[Number(step)] : objectAt(place)[step];
  }
  const last = path.at(-1) ?? '';
  assert.ok(typeof place === 'object' && place !== null, `${path.join(' ')} has a place`);
  if (value !== undefined) Reflect.set(place, last, value);
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else Reflect.deleteProperty(place, last);
  return copy;
}
