/** Examples that omit what the schema of a field shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFilledExamples } from '../../scripts/contract/fill-examples.ts';
import { objectAt, type Json, type JsonObject } from '../../scripts/contract/json.ts';

const schemas: JsonObject = {
  Boat: {
    type: 'object',
    required: ['name', 'length'],
    properties: {
      name: { type: 'string' },
      length: { type: ['integer', 'null'], examples: [null] },
      colour: { type: 'string', examples: ['red'] },
    },
  },
  Gone: {
    type: 'object',
    required: ['gone', 'name'],
    properties: { gone: { type: 'boolean', enum: [true] } },
  },
  There: {
    type: 'object',
    required: ['gone', 'length'],
    properties: { gone: { type: 'boolean', enum: [false] }, length: { type: 'integer', examples: [9] } },
  },
};

function shown(schema: JsonObject, example: Json): Json | undefined {
  const media = { schema, example };
  const document = {
    paths: { '/boats': { get: { responses: { '200': { content: { 'application/json': media } } } } } },
    components: { schemas },
  };
  const answer = ['paths', '/boats', 'get', 'responses', '200', 'content', 'application/json'];
  return objectAt(withFilledExamples(document), ...answer)['example'];
}

const boat = { $ref: '#/components/schemas/Boat' };

test('a required field that an example omits gets the example of its schema', () => {
  assert.deepEqual(shown(boat, { name: 'Ada' }), { name: 'Ada', length: null });
});

test('the values of an example stay, and optional fields stay out', () => {
  assert.deepEqual(shown(boat, { name: 'Ada', length: 12 }), { name: 'Ada', length: 12 });
});

test('lists, groups by name and fields of fields are completed too', () => {
  const fleet = {
    type: 'object',
    properties: { all: { type: 'array', items: boat } },
    additionalProperties: { type: 'array', items: boat },
  };
  const complete = { name: 'Ada', length: null };
  assert.deepEqual(shown(fleet, { all: [{ name: 'Ada' }], north: [{ name: 'Ada' }] }), {
    all: [complete],
    north: [complete],
  });
});

test('of several shapes the one counts whose fixed values the example has', () => {
  const either = { oneOf: [{ $ref: '#/components/schemas/Gone' }, { $ref: '#/components/schemas/There' }] };
  assert.deepEqual(shown(either, { gone: false }), { gone: false, length: 9 });
  assert.deepEqual(shown(either, { gone: true }), { gone: true });
});
