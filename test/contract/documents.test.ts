/** The findings of the document checks, each in a small valid document with one mistake. */

import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { tooLarge } from '../../scripts/documents.ts';
import { asyncapiExamples, openapiExamples } from '../../scripts/documents/examples.ts';
import { stepsOf, reported, type Finding } from '../../scripts/documents/findings.ts';
import { generatorFindings } from '../../scripts/documents/generators.ts';
import { asyncapiGrammar, openapiGrammar } from '../../scripts/documents/grammar.ts';
import { redocly, spectral } from '../../scripts/documents/linters.ts';
import { differences, operationLines } from '../../scripts/documents/operations.ts';
import { lowered } from '../../scripts/contract/lower.ts';
import { objectAt, type Json, type JsonObject } from '../../scripts/contract/json.ts';
import { readContract } from '../../scripts/contract/whole.ts';
import { writeTree } from '../setting/tree.ts';

const answer = (description: string): JsonObject => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: { error: 'not found' },
    },
  },
});

const sound: JsonObject = {
  openapi: '3.1.0',
  info: {
    title: 'Moorings',
    version: '1',
    description: 'Berths.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Harbour', url: 'https://harbour.example/' },
  },
  servers: [{ url: '/', description: 'Here.' }],
  tags: [{ name: 'berths', description: 'Where boats lie.' }],
  security: [{ session: [] }],
  paths: {
    '/berths/{id}': {
      put: {
        operationId: 'renameBerth',
        summary: 'Rename a berth',
        description: 'Gives it another name.',
        tags: ['berths'],
        security: [{ session: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which.',
            schema: { type: 'integer', format: 'int64', minimum: 1, maximum: 9, default: 2 },
            example: 3,
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/BerthChange' },
              example: { name: 'North' },
            },
          },
        },
        responses: {
          200: {
            description: 'Renamed.',
            headers: {
              Link: { description: 'More.', schema: { type: 'string', maxLength: 9 }, example: '<a>' },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Berth' },
                examples: { north: { summary: 'North.', value: { name: 'North', boat: null } } },
              },
            },
          },
          400: answer('Malformed.'),
          401: answer('Who?'),
          404: answer('Gone.'),
          500: answer('Failed.'),
        },
      },
    },
  },
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'A session.' } },
    schemas: {
      Berth: {
        type: 'object',
        required: ['name', 'boat'],
        properties: {
          name: { type: 'string', maxLength: 20, description: 'Its name.', examples: ['North'] },
          boat: { type: ['string', 'null'], maxLength: 20, description: 'Who lies there.' },
        },
      },
      BerthChange: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: { name: { type: 'string', minLength: 1, maxLength: 20, description: 'Its name.' } },
      },
      Refusal: {
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'string', maxLength: 200, description: 'Why.' } },
      },
    },
  },
};

const OPERATION = ['paths', '/berths/{id}', 'put'];
const SENT = [...OPERATION, 'requestBody', 'content', 'application/json'];
const ANSWERED = [...OPERATION, 'responses', '200', 'content', 'application/json'];

/** The path and its new value, if any; the finding's rule, and its path if different. */
type Breaking = [path: string[], value: Json | undefined, rule: string, at?: string[]];

const wrongExamples: Breaking[] = [
  [[...SENT, 'example'], { name: '' }, 'example-invalid'],
  [[...SENT, 'example'], { name: 'North', size: 3 }, 'example-invalid'],
  [[...SENT, 'example'], undefined, 'example-missing', SENT],
  [[...ANSWERED, 'examples', 'north', 'value'], { name: 'North' }, 'example-invalid'],
  [[...ANSWERED, 'examples', 'north', 'value'], { name: 'North', boat: 7 }, 'example-invalid'],
  [
    [...ANSWERED, 'examples', 'north', 'value', 'extra'],
    'undeclared',
    'example-invalid',
    [...ANSWERED, 'examples', 'north', 'value'],
  ],
  [[...ANSWERED, 'examples'], undefined, 'example-missing', ANSWERED],
  [[...OPERATION, 'parameters', '0', 'example'], 0, 'example-invalid'],
  [
    [...OPERATION, 'parameters', '0', 'example'],
    undefined,
    'example-missing',
    [...OPERATION, 'parameters', '0'],
  ],
  [[...OPERATION, 'responses', '200', 'headers', 'Link', 'example'], 'much too long', 'example-invalid'],
  [[...OPERATION, 'responses', '404', 'content', 'application/json', 'example'], {}, 'example-invalid'],
  [['components', 'schemas', 'Berth', 'properties', 'name', 'examples', '0'], 7, 'example-invalid'],
];

test('the examples of a sound document are sound', () => {
  assert.deepEqual(openapiExamples('rest.json', sound), []);
});

for (const [path, value, rule, at = path] of wrongExamples) {
  test(`${JSON.stringify(value) ?? 'nothing'} at ${path.slice(-3).join(' ')} is ${rule}`, () => {
    const found = openapiExamples('rest.json', broken(path, value));
    assert.deepEqual(
      found.map(finding => [finding.rule, finding.path]),
      [[rule, at]],
    );
  });
}

test('checking an example leaves it as it is, defaults included', () => {
  const document = broken(['components', 'schemas', 'BerthChange', 'properties', 'size'], {
    type: 'integer',
    default: 3,
  });
  const before = structuredClone(document);
  openapiExamples('rest.json', document);
  assert.deepEqual(document, before);
});

test('a property that is called example is a field like any other', () => {
  const field = { type: 'string', maxLength: 3, description: 'One.', example: 'far too long' };
  const path = ['components', 'schemas', 'Berth', 'properties', 'example'];
  const [found] = openapiExamples('rest.json', broken(path, field));
  assert.deepEqual(found?.path, [...path, 'example']);
});

const { events } = readContract(join(import.meta.dirname, '../..'));

for (const [path, value, rule] of [
  [['components', 'messages', 'resume', 'examples', '0', 'payload', 'cursor'], 'far', 'example-invalid'],
  [['components', 'messages', 'resume', 'examples'], undefined, 'example-missing'],
  [
    ['channels', 'events', 'bindings', 'ws', 'headers', 'properties', 'Cookie', 'examples', '0'],
    'x=1',
    'example-invalid',
  ],
] as Breaking[]) {
  test(`an event document with ${JSON.stringify(value) ?? 'no'} ${path.slice(-4).join(' ')} is ${rule}`, () => {
    const found = asyncapiExamples('events.json', changed(events.document, path, value), events.messages);
    assert.deepEqual(
      found.map(finding => finding.rule),
      [rule],
    );
  });
}

const oldGrammar: Breaking[] = [
  [['components', 'schemas', 'Berth', 'properties', 'boat', 'type'], ['string', 'null'], 'openapi-grammar'],
  [['components', 'schemas', 'Berth', 'properties', 'name', 'const'], 'x', 'openapi-grammar'],
  [[...OPERATION, 'parameters', '0', 'in'], 'queri', 'openapi-grammar'],
];

test('a document lowered to OpenAPI 3.0.3 keeps its grammar', async () => {
  assert.deepEqual(await openapiGrammar({ file: 'rest.3.0.json', document: lowered(sound) }), []);
});

for (const [path, value, rule] of oldGrammar) {
  test(`OpenAPI 3.0.3 has no ${path.slice(-2).join(' ')} of ${JSON.stringify(value)}`, async () => {
    const document = changed(lowered(sound), path, value);
    const found = await openapiGrammar({ file: 'rest.3.0.json', document });
    assert.ok(
      found.some(finding => finding.rule === rule && startsWith(path, finding.path)),
      JSON.stringify(found),
    );
  });
}

test('a document of the events that breaks the grammar of AsyncAPI is found', async () => {
  const path = ['operations', 'hearHeartbeat', 'action'];
  const text = JSON.stringify(changed(events.document, path, 'listen'));
  const found = await asyncapiGrammar({ file: 'events.json', text });
  assert.ok(
    found.some(finding => finding.path.join(' ') === path.join(' ')),
    JSON.stringify(found),
  );
  assert.deepEqual(await asyncapiGrammar({ file: 'events.json', text: JSON.stringify(events.document) }), []);
});

const linted: [file: string, linter: 'redocly' | 'spectral', breaking: Breaking][] = [
  ['no-summary.json', 'redocly', [[...OPERATION, 'summary'], undefined, 'operation-summary']],
  ['no-server.json', 'redocly', [['servers'], [], 'no-empty-servers']],
  ['no-tag.json', 'spectral', [['tags', '0', 'name'], 'boats', 'operation-tag-defined']],
  [
    'unbounded.json',
    'spectral',
    [['components', 'schemas', 'Refusal', 'properties', 'error', 'maxLength'], undefined, 'bounded-strings'],
  ],
  ['no-401.json', 'spectral', [[...OPERATION, 'responses', '401'], undefined, 'secured-has-401']],
  ['open.json', 'spectral', [[...OPERATION, 'security'], [], 'owasp:api2:2023-write-restricted']],
];

let lints: Record<'redocly' | 'spectral', Finding[]>;

before(async () => {
  const documents = linted.map(([file, , [path, value]]) => [file, JSON.stringify(broken(path, value))]);
  const files = Object.fromEntries([['sound.json', JSON.stringify(sound)], ...documents]) as Record<
    string,
    string
  >;
  const tree = writeTree(files);
  after(() => rmSync(tree, { recursive: true }));
  const paths = Object.keys(files).map(file => join(tree, file));
  const [first, second] = await Promise.all([redocly(paths), spectral(paths)]);
  lints = { redocly: first, spectral: second };
});

for (const [file, linter, [, , rule]] of linted) {
  test(`${linter} finds ${rule} in ${file}`, () => {
    const found = lints[linter].filter(finding => finding.file === file).map(finding => finding.rule);
    assert.ok(found.includes(rule), found.join());
  });
}

test('both linters have nothing to say about the sound document', () => {
  const all = [...lints.redocly, ...lints.spectral].filter(({ file }) => file === 'sound.json');
  assert.deepEqual(all, []);
});

test('a file that a linter cannot read is a failure, not a clean run', async () => {
  await assert.rejects(spectral(['no-such-file.json']), /spectral ended with/);
});

test('a finding is reported at its place in the source, once for the documents that share it', () => {
  const origin = (path: readonly string[]): string => `openapi/rest/berths.yaml:${path.length}`;
  const found = ['rest.json', 'rest.3.0.json'].map(file => ({
    file,
    path: ['paths', '/berths/{id}', 'put'],
    rule: 'operation-summary',
    message: 'no summary',
  }));
  assert.deepEqual(
    reported(found, [
      { file: 'rest.json', origin },
      { file: 'rest.3.0.json', origin },
    ]),
    ['openapi/rest/berths.yaml:3: operation-summary: no summary (rest.json#/paths/~1berths~1{id}/put)'],
  );
});

test('a pointer is read with its escapes, and the whole document has no steps', () => {
  assert.deepEqual(stepsOf('#/paths/~1berths~1{id}/a~0b'), ['paths', '/berths/{id}', 'a~b']);
  assert.deepEqual(stepsOf('#/'), []);
  assert.deepEqual(stepsOf(''), []);
});

test('a document of more than 700,000 bytes is too large, whatever its characters', () => {
  // {"x":"…"} has eight more bytes.
  assert.deepEqual(tooLarge({ file: 'rest.json', document: { x: 'x'.repeat(699_992) } }), []);
  assert.equal(tooLarge({ file: 'rest.json', document: { x: 'ö'.repeat(350_000) } })[0]?.rule, 'size');
});

const REFERENCE = { $ref: '#/components/schemas/Colour' };

/** A document whose only operation accepts the first of these schemas. */
function sending(mediaType: string, schemas: JsonObject): JsonObject {
  const schema = { $ref: `#/components/schemas/${Object.keys(schemas)[0] ?? ''}` };
  return {
    paths: { '/': { post: { requestBody: { content: { [mediaType]: { schema } } } } } },
    components: { schemas: { ...schemas, Colour: { enum: ['red'] } } },
  };
}

const refusing = (...codes: string[]): JsonObject => ({
  properties: { code: { 'x-extensible-enum': codes } },
});

for (const [rule, document] of [
  ['link-with-body', { links: { next: { operationId: 'x', requestBody: { id: 1 } } } }],
  ['format-with-pattern', { schema: { type: 'string', format: 'date', pattern: '^x$' } }],
  ['format-with-pattern', { schema: { type: 'string', format: 'binary', maxLength: 3 } }],
  ['format-with-pattern', { schema: { type: 'string', contentMediaType: 'x', maxLength: 3 } }],
  ['boolean-with-values', { schema: { type: 'boolean', enum: [true] } }],
  ['inline-type', { schema: { type: 'object', properties: { id: { type: 'integer' } } } }],
  ['inline-type', { components: { schemas: { A: { properties: { b: { enum: ['c', 'd'] } } } } } }],
  [
    'tag-of-variant',
    {
      components: {
        schemas: {
          A: { oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: 'is' } },
          B: { required: ['is'], properties: { is: { type: 'string' } } },
        },
      },
    },
  ],
  ['default-in-body', { requestBody: { content: { x: { schema: { type: 'string', default: 'x' } } } } }],
  ['default-in-body', sending('application/json', { A: { properties: { b: { default: 'x' } } } })],
  ['form-field-by-reference', sending('multipart/form-data', { A: { properties: { b: REFERENCE } } })],
  [
    'parameter-beside-reference',
    { parameters: [{ in: 'query', name: 'c', schema: { ...REFERENCE, default: 'red' } }] },
  ],
  ['several-bodies', { requestBody: { content: { 'application/json': {}, 'multipart/form-data': {} } } }],
  ['taken-name', { components: { schemas: { Client: { type: 'object' } } } }],
  ['taken-name', { components: { schemas: { ResponseType: { type: 'string' } } } }],
  ['name-of-parameter', { components: { schemas: { Limit: {} }, parameters: { Limit: {} } } }],
  ['made-up-name', { components: { schemas: { TokenTokenType: {} } } }],
  ['made-up-name', { components: { schemas: { LogInResponse: {} } } }],
  ['made-up-name', { components: { schemas: { RoleType2: {} } } }],
  ['type-twice', { components: { schemas: { A: { enum: ['c', 'd'] }, B: { enum: ['d', 'c'] } } } }],
  ['type-twice', { components: { schemas: { A: refusing('a', 'b'), B: refusing('b', 'a') } } }],
  [
    'several-bearers',
    { securitySchemes: { one: { type: 'http', scheme: 'bearer' }, two: { type: 'http', scheme: 'bearer' } } },
  ],
] as const) {
  test(`${rule} is found, since generators stumble over it: ${JSON.stringify(document)}`, () => {
    const found = generatorFindings('rest.json', structuredClone(document) as unknown as JsonObject);
    assert.ok(found.some(finding => finding.rule === rule));
  });
}

test('the values of an enum may appear in a form field', () => {
  const fields = { properties: { b: { enum: ['red'] } } };
  assert.deepEqual(generatorFindings('rest.json', sending('multipart/form-data', { A: fields })), []);
});

test('a value in an example is never a finding, whatever it looks like', () => {
  const value = { schema: { type: 'boolean', enum: [true] } };
  assert.deepEqual(generatorFindings('rest.json', { example: value, examples: { one: { value } } }), []);
});

test('the operations of the documents are compared with the list in both directions', () => {
  const documented = operationLines([
    sound,
    { channels: { events: { address: '/events', bindings: { ws: { method: 'GET' } } } } },
  ]);
  assert.deepEqual(documented, ['PUT /berths/{id}', 'GET /events']);
  assert.deepEqual(differences('GET /events\nPUT /berths/{id}\n', documented), []);
  assert.deepEqual(differences('GET /events\nGET /berths\n', documented), [
    'openapi/operations.txt: GET /berths is in no document',
    'openapi/operations.txt: the line PUT /berths/{id} is missing',
  ]);
});

function broken(path: readonly string[], value: Json | undefined): JsonObject {
  return changed(sound, path, value);
}

/** A copy with another value at the path, or with none. */
function changed(document: JsonObject, path: readonly string[], value: Json | undefined): JsonObject {
  const copy = structuredClone(document);
  let place: Json | undefined = copy;
  for (const step of path.slice(0, -1)) {
    place = Array.isArray(place) ? place[Number(step)] : objectAt(place)[step];
  }
  const last = path.at(-1) ?? '';
  assert.ok(typeof place === 'object' && place !== null, `${path.join(' ')} has a place`);
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
  return copy;
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((step, index) => path[index] === step);
}
