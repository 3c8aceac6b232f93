/** `npm run contract:diff -- --words`: which changes of a document are only prose. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBesidesWords } from '../../scripts/contract/diff.ts';
import type { Json, JsonObject } from '../../scripts/contract/json.ts';
import { stepsOf } from '../../scripts/documents/findings.ts';

const document = (): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Moorings', description: 'Berths of a harbour.', version: '1' },
  paths: {
    '/berths': {
      get: {
        summary: 'List berths',
        operationId: 'listBerths',
        responses: {
          200: {
            description: 'The berths.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Berth' },
                examples: {
                  one: {
                    summary: 'A free berth',
                    value: { title: 'North pier', code: 'free', notes: ['Too wide'] },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Berth: {
        type: 'object',
        title: 'Berth',
        required: ['title'],
        properties: {
          title: { type: 'string', description: 'Its name.', maxLength: 100, default: 'New berth' },
          description: { type: 'string' },
          kind: { type: 'string', enum: ['long pier', 'buoy'] },
        },
      },
    },
  },
});

const EXAMPLE = '/paths/~1berths/get/responses/200/content/application~1json/examples/one/value';
const BERTH = '/components/schemas/Berth';

/** The new value at a pointer (none removes it), and whether that is more than a change of prose. */
const cases: readonly (readonly [name: string, pointer: string, value: Json | undefined, isMore: boolean])[] =
  [
    ['the title of the document', '/info/title', 'Harbour', false],
    ['a summary', '/paths/~1berths/get/summary', 'All berths', false],
    ['a missing description', '/paths/~1berths/get/responses/200/description', undefined, false],
    ['a new description', '/paths/~1berths/get/description', 'Of every pier.', false],
    ['the title of a schema', `${BERTH}/title`, 'A berth', false],
    ['the description of a field', `${BERTH}/properties/title/description`, 'What it is called.', false],
    ['a sentence in an example', `${EXAMPLE}/title`, 'South pier', false],
    ['a sentence in a list of an example', `${EXAMPLE}/notes/0`, 'Too narrow', false],
    ['a version', '/info/version', '2', true],
    ['an operationId', '/paths/~1berths/get/operationId', 'getBerths', true],
    ['a limit', `${BERTH}/properties/title/maxLength`, 99, true],
    ['a default with a space', `${BERTH}/properties/title/default`, 'Old berth', true],
    ['a value of an enum with a space', `${BERTH}/properties/kind/enum/0`, 'short pier', true],
    ['a removed field called description', `${BERTH}/properties/description`, undefined, true],
    ['a code in an example', `${EXAMPLE}/code`, 'taken', true],
    ['a removed field of an example', `${EXAMPLE}/title`, undefined, true],
    ['a longer list', `${BERTH}/required`, ['title', 'kind'], true],
    ['a number in place of a description', '/info/description', 7, true],
  ];

for (const [name, pointer, value, isMore] of cases) {
  test(`${name} is ${isMore ? 'more than words' : 'only words'}`, () => {
    const now = changed(document(), pointer, value);
    assert.notDeepEqual(now, document());
    const found = changesBesidesWords(new Map([['rest.json', document()]]), new Map([['rest.json', now]]));
    assert.deepEqual(found, isMore ? [`rest.json ${pointer}`] : []);
  });
}

test('a missing document is more than words', () => {
  assert.deepEqual(changesBesidesWords(new Map([['rest.json', document()]]), new Map()), ['rest.json ']);
});

function changed(whole: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  const steps = stepsOf(pointer);
  const holder = steps
    .slice(0, -1)
    .reduce<object>((place, step) => Reflect.get(place, step) as object, whole);
  const last = steps.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return whole;
}
