/** Published documents are adapted to generators: schemes, refusals, names, defaults and examples. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  listAt,
  mapObjects,
  objectAt,
  resolved,
  textAt,
  type JsonObject,
} from '../../scripts/contract/json.ts';
import { lowered } from '../../scripts/contract/lower.ts';
import { ownRefusal } from '../../scripts/contract/own-examples.ts';
import { published } from '../../scripts/contract/publish.ts';
import { readContract } from '../../scripts/contract/whole.ts';
import { madeUp, THINGS, type Files } from '../setting/made-up.ts';

const OF_GET = '      operationId: getThing\n';

function publishedFrom(files: Files = {}): JsonObject {
  const { rest, catalogue } = madeUp(files);
  return published(rest.document, catalogue);
}

/** The family with more keys on its operation, and more schemas. */
function things(keys: string, schemas = ''): Files {
  return { 'rest/things.yaml': THINGS.replace(OF_GET, OF_GET + keys) + schemas };
}

const operationOf = (document: JsonObject): JsonObject =>
  objectAt(document, 'paths', '/api/things/{id}', 'get');

test('the bearer kinds are one scheme, with the kinds that an operation accepts as its roles', () => {
  const document = publishedFrom({
    ...things('      security: [{ session: [] }, { apiKey: [] }, { sessionCookie: [] }]\n'),
    'rest.yaml': `openapi: 3.1.0
info: { title: Things, version: '1', license: { name: MIT, identifier: MIT } }
components:
  securitySchemes:
    session: { type: http, scheme: bearer, description: A session. }
    apiKey: { type: http, scheme: bearer, description: A key. }
    sessionCookie: { type: apiKey, in: cookie, name: svc_token }
`,
  });
  assert.deepEqual(operationOf(document)['security'], [
    { bearer: ['session', 'apiKey'] },
    { sessionCookie: [] },
  ]);
  assert.deepEqual(Object.keys(objectAt(document, 'components', 'securitySchemes')), [
    'bearer',
    'sessionCookie',
  ]);
  assert.deepEqual(operationOf(lowered(document))['security'], [{ bearer: [] }, { sessionCookie: [] }]);
});

test('a refusal lists the codes that can come, by the name of its one code or of the operation', () => {
  const body = '      requestBody: { content: { application/json: { schema: { type: object } } } }\n';
  const document = publishedFrom(things(`      x-errors: [thing_taken, invalid_body]\n${body}`));
  const schemaOf = (status: string): JsonObject => {
    const answer = resolved(document, objectAt(operationOf(document), 'responses', status));
    return objectAt(answer, 'content', 'application/json', 'schema');
  };
  assert.deepEqual(schemaOf('409'), { $ref: '#/components/schemas/ThingTakenRefusal' });
  assert.deepEqual(schemaOf('400'), { $ref: '#/components/schemas/InvalidRequestRefusal' });
  assert.deepEqual(schemaOf('500'), { $ref: '#/components/schemas/Refusal' });
  const { code } = objectAt(document, 'components', 'schemas', 'ThingTakenRefusal', 'properties');
  assert.deepEqual(objectAt(code)['x-extensible-enum'], ['thing_taken']);
  const all = objectAt(document, 'components', 'schemas', 'RefusalCode');
  assert.match(textAt(all, 'description') ?? '', /- `thing_taken`: It happened\. Do not\./);
});

test('refusals that are the same become one component', () => {
  const more = `  /api/things:
    get:
      operationId: readThings
      responses: { '204': { description: Done. } }
`;
  const document = publishedFrom({
    'rest/things.yaml': THINGS.replace('components:\n', `${more}components:\n`),
  });
  const answers = ['/api/things/{id}', '/api/things'].map(path =>
    objectAt(document, 'paths', path, 'get', 'responses', '500'),
  );
  assert.deepEqual(answers, Array(2).fill({ $ref: '#/components/responses/Internal' }));
});

test('a form field has its enum values inline', () => {
  const body = `      requestBody:
        content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Paint' } } }
`;
  const schemas = `    Paint:
      type: object
      properties:
        colour: { $ref: '#/components/schemas/Colour', description: What it shows. }
    Colour: { type: string, enum: [red, green] }
`;
  const document = publishedFrom(things(body, schemas));
  assert.deepEqual(objectAt(document, 'components', 'schemas', 'Paint', 'properties', 'colour'), {
    type: 'string',
    enum: ['red', 'green'],
    description: 'What it shows.',
  });
});

test('a parameter states its default in prose, next to the name of its type', () => {
  const parameters = `      parameters:
        - { name: colour, in: query, description: What it shows., schema: { enum: [red, green], default: red } }
`;
  const document = publishedFrom(things(parameters));
  const [colour] = listAt(operationOf(document), 'parameters').map(parameter => objectAt(parameter));
  assert.deepEqual(colour?.['schema'], { $ref: '#/components/schemas/GetThingColour' });
  assert.equal(colour['description'], 'What it shows. Default: `red`.');
});

test('no parameter that is moved into its bounds is published with a smallest or a largest value', () => {
  const bounded: unknown[] = [];
  for (const { document } of readContract(join(import.meta.dirname, '../..')).assembled) {
    mapObjects(document, node => {
      if (!('x-clamp' in node)) return node;
      const schema = resolved(document, objectAt(node, 'schema'));
      if ('minimum' in schema || 'maximum' in schema) bounded.push(node);
      return node;
    });
  }
  assert.deepEqual(bounded, []);
});

test('a body that can be sent in two ways is published in the first, and the other is prose', () => {
  const schema = '{ schema: { type: object, properties: { name: { type: string } } } }';
  const body = `      requestBody:
        content: { application/x-www-form-urlencoded: ${schema}, application/json: ${schema} }
`;
  const published = objectAt(operationOf(publishedFrom(things(body))), 'requestBody');
  assert.deepEqual(Object.keys(objectAt(published, 'content')), ['application/x-www-form-urlencoded']);
  assert.equal(published['description'], 'Also accepted as `application/json`.');
});

test('a file is binary, and its size limit is stated in prose', () => {
  const schemas = `        picture:
          { type: string, contentMediaType: application/octet-stream, maxLength: 2097152, description: Bytes. }
`;
  const document = publishedFrom(things('', schemas));
  assert.deepEqual(objectAt(document, 'components', 'schemas', 'Thing', 'properties', 'picture'), {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    format: 'binary',
    description: 'Bytes. At most 2 MiB.',
  });
});

test('the items of a list whose name is not a plural need a name', () => {
  const schemas = `        fleet: { type: array, items: { type: string, enum: [barge, buoy] } }
`;
  assert.throws(() => publishedFrom(things('', schemas)), /a type inside ThingFleet has no name/);
});

test('an unnamed type is named by its location, and null stays an alternative to it', () => {
  const schemas = `        colour: { type: [string, 'null'], enum: [red, null] }
        parts: { type: array, items: { type: object, properties: { size: { type: integer } } } }
`;
  const document = publishedFrom(things('', schemas));
  const { colour, parts } = objectAt(document, 'components', 'schemas', 'Thing', 'properties');
  assert.deepEqual(colour, { oneOf: [{ $ref: '#/components/schemas/ThingColour' }, { type: 'null' }] });
  assert.deepEqual(parts, { type: 'array', items: { $ref: '#/components/schemas/ThingPart' } });
  const low = objectAt(lowered(document), 'components', 'schemas');
  assert.deepEqual(objectAt(low, 'Thing', 'properties')['colour'], {
    $ref: '#/components/schemas/ThingColourOrNull',
  });
  assert.deepEqual(low['ThingColourOrNull'], { type: 'string', enum: ['red', null], nullable: true });
});

test('a union requires the tag, and its variants do not; in 3.0 they do', () => {
  const schemas = `        rider:
          type: object
          oneOf: [{ $ref: '#/components/schemas/Car' }, { $ref: '#/components/schemas/Bee' }]
          discriminator:
            { propertyName: is, mapping: { car: '#/components/schemas/Car', bee: '#/components/schemas/Bee' } }
    Car: { type: object, required: [wheels, is], properties: { is: { enum: [car] }, wheels: { type: integer } } }
    Bee: { type: object, required: [is], properties: { is: { enum: [bee] } } }
`;
  const document = publishedFrom(things('', schemas));
  const required = (form: JsonObject): unknown[] =>
    ['ThingRider', 'Car', 'Bee'].map(name => objectAt(form, 'components', 'schemas', name)['required']);
  assert.deepEqual(required(document), [['is'], ['wheels'], undefined]);
  assert.deepEqual(required(lowered(document)), [undefined, ['is', 'wheels'], ['is']]);
});

test('a default of a body is stated in prose, and a named type stays a reference', () => {
  const body = `      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                size: { type: integer, default: 3, description: How large it is. }
                tone: { $ref: '#/components/schemas/Tone', default: dull }
`;
  const document = publishedFrom(things(body, '    Tone: { type: string, enum: [dull, bright] }\n'));
  const { properties } = objectAt(document, 'components', 'schemas', 'GetThingBody');
  assert.deepEqual(properties, {
    size: { type: 'integer', description: 'How large it is. Default: `3`.' },
    tone: { $ref: '#/components/schemas/Tone', description: 'Default: `dull`.' },
  });
});

for (const [name, code, keys, problem] of [
  ['a parameter of its path', 'invalid_parameter', '', 'path parameter id must be a whole number'],
  [
    'a field of its body',
    'invalid_body',
    '      requestBody: { content: { application/json: { schema: { type: object, required: [tone] } } } }\n',
    'tone is missing',
  ],
] as const) {
  test(`the sentence of a refusal is about ${name}`, () => {
    const contract = madeUp(things(keys));
    const refusal = contract.catalogue.refusals.get(code);
    assert.ok(refusal);
    assert.deepEqual(ownRefusal(contract.rest.document, contract.place('getThing'), refusal).example, {
      problem,
    });
  });
}
