/** Shorthand in the sources is expanded in the document: references with siblings, `allOf`, all required. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JsonObject } from '../../scripts/contract/json.ts';
import { writtenOut } from '../../scripts/contract/merge.ts';
import { holdsNames, isSchema, isValue } from '../../scripts/contract/places.ts';
import { madeUp, schemaNamed, THINGS } from '../setting/made-up.ts';

const PARTS: JsonObject = {
  Id: { type: 'integer', minimum: 1, description: 'An id.' },
  MaybeId: { $ref: '#/components/schemas/Id', type: ['integer', 'null'] },
  Alias: { $ref: '#/components/schemas/Id' },
  Fields: {
    type: 'object',
    required: ['id'],
    properties: { id: { $ref: '#/components/schemas/Id' }, of: { $ref: '#/components/schemas/MaybeId' } },
  },
};
const ID = { $ref: '#/components/schemas/Id' };
const FIELDS = { $ref: '#/components/schemas/Fields' };
const ANY = { type: ['integer', 'null'], minimum: 1, description: 'An id.' };
const MAYBE = { $ref: '#/components/schemas/MaybeId' };

const GIVEN: readonly (readonly [name: string, given: JsonObject, want: JsonObject])[] = [
  ['a reference without siblings stays one', ID, ID],
  ['siblings win over what is referred to', { ...ID, minimum: 5 }, { ...objectOf('Id'), minimum: 5 }],
  ['a reference is followed through others', { ...MAYBE, default: 3 }, { ...ANY, default: 3 }],
  [
    'an alias is followed, too',
    { $ref: '#/components/schemas/Alias', default: 3 },
    { ...objectOf('Id'), default: 3 },
  ],
  [
    'properties are joined, and so is what is required',
    { ...FIELDS, required: ['name'], properties: { name: { type: 'string' } } },
    {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: ID, of: MAYBE, name: { type: 'string' } },
    },
  ],
  [
    'a property that is given twice lists only the differences',
    { ...FIELDS, properties: { of: { description: 'The other.' } } },
    {
      type: 'object',
      required: ['id'],
      properties: { id: ID, of: { ...ANY, description: 'The other.' } },
    },
  ],
  [
    'a property that refers elsewhere is another one',
    { ...FIELDS, properties: { of: ID } },
    { type: 'object', required: ['id'], properties: { id: ID, of: ID } },
  ],
  [
    'allOf is merged away, its references with siblings as well',
    { allOf: [{ ...FIELDS, description: 'Them.' }], properties: { more: ID } },
    {
      type: 'object',
      description: 'Them.',
      required: ['id'],
      properties: { id: ID, of: MAYBE, more: ID },
    },
  ],
  [
    'all of what is merged is required',
    { ...FIELDS, 'x-all-required': true, properties: { more: ID } },
    { type: 'object', required: ['id', 'of', 'more'], properties: { id: ID, of: MAYBE, more: ID } },
  ],
  ['an example stays as it is', { example: { ...ID, minimum: 5 } }, { example: { ...ID, minimum: 5 } }],
];

function objectOf(name: string): JsonObject {
  return PARTS[name] as JsonObject;
}

describe('written out,', () => {
  for (const [name, given, want] of GIVEN) {
    test(name, () => {
      const document = { components: { schemas: PARTS }, paths: { given } };
      assert.deepEqual(writtenOut(document, String)['paths'], { given: want });
    });
  }

  test('a component that refers to itself is refused at its place', () => {
    const Ouroboros = { $ref: '#/components/schemas/Ouroboros', minimum: 1 };
    const document = { components: { schemas: { Ouroboros } } };
    assert.throws(() => writtenOut(document, path => path.join('/')), {
      name: 'ContractError',
      message: 'components/schemas/Ouroboros: #/components/schemas/Ouroboros refers to itself',
    });
  });

  test('a shared schema that others are only made of is not in the document', () => {
    const contract = madeUp({
      'rest/things.yaml': THINGS.replace(
        '{ type: integer }',
        "{ $ref: '#/components/schemas/Whole', minimum: 3 }",
      ).replace('  schemas:\n', '  schemas:\n    Whole: { type: integer }\n'),
    });
    assert.deepEqual(schemaNamed(contract, 'Whole'), {});
    assert.deepEqual(schemaNamed(contract, 'Thing')['properties'], {
      id: { type: 'integer', minimum: 3 },
      name: { type: ['string', 'null'] },
    });
  });
});

describe('the place of a node tells', () => {
  const KINDS = { isSchema, isValue, holdsNames };
  const PLACES: readonly (readonly [path: string, kind: keyof typeof KINDS | null])[] = [
    ['components/schemas/Thing', 'isSchema'],
    ['components/schemas/Thing/properties', 'holdsNames'],
    ['components/schemas/Thing/properties/properties', 'isSchema'],
    ['components/schemas/Thing/properties/properties/items', 'isSchema'],
    ['components/schemas/Thing/properties/example', 'isSchema'],
    ['components/schemas/example/properties/items', 'isSchema'],
    ['components/schemas/Thing/allOf/0', 'isSchema'],
    ['responses/200/content/application~1json/schema', 'isSchema'],
    ['responses/200/headers', 'holdsNames'],
    ['responses/200/headers/x-default', null],
    ['responses/200/headers/schema', null],
    ['parameters/0', null],
  ];

  for (const [path, kind] of PLACES) {
    test(`${path} ${kind ?? 'is none of them'}`, () => {
      const found = Object.entries(KINDS).flatMap(([name, is]) => (is(path.split('/')) ? [name] : []));
      assert.deepEqual(found, kind === null ? [] : [kind]);
    });
  }

  test('the contents of an example, a default or an enum are values, whatever they look like', () => {
    for (const path of ['schema/example/properties', 'schema/default/schema', 'examples/one/value/x-y'])
      assert.ok(isValue(path.split('/')) && !isSchema(path.split('/')), path);
  });
});
