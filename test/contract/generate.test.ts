/** The generator: what it refuses, naming file and line, and what it generates. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compileFamilies } from '../../scripts/contract/compile.ts';
import { listAt, objectAt, resolved, type Json, type JsonObject } from '../../scripts/contract/json.ts';
import { lowered } from '../../scripts/contract/lower.ts';
import { published } from '../../scripts/contract/publish.ts';
import { ContractError } from '../../scripts/contract/sources.ts';
import { operationRow } from '../../scripts/contract/table.ts';
import { typesIndex } from '../../scripts/contract/types.ts';
import { loaded, madeUp, schemaNamed, THINGS, type Files } from '../setting/made-up.ts';

/** One edit of the family's file, and the expected message. */
interface Edit {
  readonly after: string;
  readonly put: string;
  /** Text in the expected line; by default the first line of the edit. */
  readonly at?: string;
  readonly says: RegExp;
}

const OF_GET = '      operationId: getThing\n';
const OF_SCHEMAS = '  schemas:\n';
const SECOND = (id: string, more = ''): string => `  /api/${id}:
    get:
      operationId: ${id}
${more}      responses: { '204': { description: Done. } }
`;

const LIST = "{ type: array, items: { $ref: '#/components/schemas/Thing' } }";

const REFUSED: Readonly<Record<string, Edit>> = {
  'an unknown key': { after: OF_GET, put: '      x-secret: true\n', says: /unknown key x-secret/ },
  'a list without its order': {
    after: 'paths:\n',
    put: SECOND('listOthers').replace(
      "'204': { description: Done. }",
      `'200': { description: All., content: { application/json: { schema: ${LIST} } } }`,
    ),
    says: /a list declares its x-order/,
  },
  'an order by a field that no row has': {
    after: OF_GET,
    put: '      x-order: [-weather]\n',
    says: /no row of the response has the field -weather/,
  },
  'a misspelt key': { after: OF_GET, put: '      x-acess: { role: admin }\n', says: /unknown key x-acess/ },
  'a key with an unknown value': {
    after: OF_GET,
    put: '      x-access: { role: king }\n',
    says: /x-access value\/role/,
  },
  'a key with an unknown field': {
    after: OF_GET,
    put: '      x-access: { role: admin, off: issue }\n',
    says: /x-access value must NOT have additional properties/,
  },
  'a key of another shape': {
    after: OF_GET,
    put: '      x-errors: thing_taken\n',
    says: /x-errors value must be array/,
  },
  'a ceiling without a unit': {
    after: OF_GET,
    put: "      x-limits: { body: '2' }\n",
    says: /x-limits value\/body/,
  },
  'an unknown refusal': {
    after: OF_GET,
    put: '      x-errors: [thing_gone]\n',
    says: /the refusal thing_gone is not in errors\.yaml/,
  },
  'an unknown budget': {
    after: OF_GET,
    put: '      x-limits: { budget: nothings }\n',
    says: /the budget nothings is not in limits\.yaml/,
  },
  'an unknown concurrency': {
    after: OF_GET,
    put: '      x-limits: { concurrency: nothings }\n',
    says: /the concurrency nothings is not in limits\.yaml/,
  },
  'a misspelt word in a schema': {
    after: '        id: { type: integer }\n',
    put: '        colour: { type: string, maxLenght: 4 }\n',
    says: /maxLenght is not a schema keyword$/,
  },
  'a misspelt word in the schema of a parameter': {
    after: OF_GET,
    put: '      parameters:\n        - { in: query, name: size, schema: { type: integer, minimun: 1 } }\n',
    at: 'minimun',
    says: /minimun is not a schema keyword$/,
  },
  'a reference to nowhere': {
    after: OF_GET,
    put: "      parameters:\n        - { $ref: '#/components/parameters/Nowhere' }\n",
    at: 'Nowhere',
    says: /#\/components\/parameters\/Nowhere does not exist/,
  },
  'a reference to another file': {
    after: OF_GET,
    put: "      parameters:\n        - { $ref: './other.yaml#/Nowhere' }\n",
    at: 'other.yaml',
    says: /does not exist/,
  },
  'a component that nothing uses': {
    after: OF_SCHEMAS,
    put: '    Unused: { type: string }\n',
    says: /nothing refers to Unused/,
  },
  'components that only use each other': {
    after: OF_SCHEMAS,
    put: "    Ouroboros: { type: array, items: { $ref: '#/components/schemas/Ouroboros' } }\n",
    says: /nothing refers to Ouroboros/,
  },
  anyOf: {
    after: '        id: { type: integer }\n',
    put: '        any: { anyOf: [{ type: string }] }\n',
    says: /anyOf is not supported/,
  },
  'oneOf without a discriminator': {
    after: '        id: { type: integer }\n',
    put: '        one: { oneOf: [{ type: string }] }\n',
    says: /a oneOf needs a discriminator/,
  },
  'oneOf whose discriminator maps nothing': {
    after: '        id: { type: integer }\n',
    put: '        one: { oneOf: [{ type: string }], discriminator: { propertyName: kind } }\n',
    says: /a oneOf needs a discriminator with a mapping/,
  },
  'an operationId twice': {
    after: 'paths:\n',
    put: SECOND('getThing'),
    at: 'operationId: getThing',
    says: /the operationId getThing is already used at openapi\/rest\/things\.yaml:4/,
  },
  'an operationId of another form': {
    after: 'paths:\n',
    put: SECOND('Get-Thing'),
    at: 'operationId: Get-Thing',
    says: /needs an operationId/,
  },
  'a key of YAML twice': { after: OF_GET, put: OF_GET, says: /Map keys must be unique/ },
  'what is not YAML': {
    after: OF_GET,
    put: "      description: 'open\n",
    says: /Missing closing 'quote/,
  },
};

/** The first line of the file with the text, counted from the end if it occurs several times. */
function lineOf(text: string, found: string): number {
  return text.slice(0, text.lastIndexOf(found)).split('\n').length;
}

function refusalOf(files: Files): string {
  try {
    madeUp(files);
  } catch (error) {
    assert.ok(error instanceof ContractError, String(error));
    return error.message;
  }
  assert.fail('the contract was taken');
}

describe('the generator refuses, with file and line,', () => {
  for (const [name, { after, put, at, says }] of Object.entries(REFUSED)) {
    test(name, () => {
      const text = THINGS.replace(after, after + put);
      const sentence = refusalOf({ 'rest/things.yaml': text });
      assert.match(sentence, says);
      const place = `openapi/rest/things.yaml:${lineOf(text, at ?? put)}: `;
      assert.equal(sentence.slice(0, place.length), place);
    });
  }

  const ELSEWHERE: Readonly<Record<string, readonly [files: Files, sentence: RegExp]>> = {
    'a path that is in two families': [
      { 'rest/wings.yaml': 'paths:\n  /api/things/{id}:\n    get: { operationId: getWing }\n' },
      /^openapi\/rest\/wings\.yaml:2: the path \/api\/things\/\{id\} is defined twice$/,
    ],
    'a family with a misspelt section': [
      { 'rest/wings.yaml': `paths: {}\npahts:\n  /api/wings: {}\n` },
      /^openapi\/rest\/wings\.yaml:2: a family may only have paths and components, not pahts$/,
    ],
    'a component that is in two families': [
      { 'rest/wings.yaml': 'components:\n  schemas:\n    Thing: { type: string }\n' },
      /^openapi\/rest\/wings\.yaml:3: the schemas name Thing is defined twice$/,
    ],
    'a component that is shared and also in a family': [
      { 'rest/things.yaml': `${THINGS}    Id: { type: integer }\n` },
      /^openapi\/shared\.yaml:\d+: the schemas name Id is defined twice$/,
    ],
    'an operationId that is in two documents': [
      { 'public/things.yaml': `paths:\n${SECOND('getThing')}` },
      /^openapi\/public\/things\.yaml:4: the operationId getThing is already used at openapi\/rest\/things\.yaml:6$/,
    ],
    'an operationId that an operation had before': [
      {
        'rest/things.yaml': THINGS.replace(OF_GET, `${OF_GET}      x-was: [getItem]\n`),
        'public/things.yaml': `paths:\n${SECOND('getItem')}`,
      },
      /^openapi\/public\/things\.yaml:4: the operationId getItem is already used at openapi\/rest\/things\.yaml:6$/,
    ],
    'a name of a schema that two documents use for different things': [
      {
        'rest/things.yaml': THINGS,
        'public/things.yaml': THINGS.replaceAll('getThing', 'getPublicThing').replace('integer', 'string'),
      },
      /^openapi\/public\/things\.yaml:17: the schema Thing is defined differently at openapi\/rest\/things\.yaml:17$/,
    ],
    'a shared component that nothing uses': [
      {
        'shared.yaml': 'components:\n  schemas:\n    Id: { type: integer }\n    Refusal: {}\n    Idle: {}\n',
      },
      /^openapi\/shared\.yaml:5: nothing refers to Idle$/,
    ],
    'a refusal without a remedy': [
      { 'errors.yaml': 'gone:\n  status: 404\n  error: gone\n  meaning: It is gone.\n' },
      /^openapi\/errors\.yaml:1: gone needs error, meaning and remedy$/,
    ],
    'a refusal whose blank has no example': [
      { 'errors.yaml': "gone: { status: 404, error: '{name} is gone', meaning: x, remedy: y }\n" },
      /^openapi\/errors\.yaml:1: gone needs an example for \{name\}$/,
    ],
    'a refusal with the status of a success': [
      { 'errors.yaml': 'gone: { status: 204, error: gone, meaning: x, remedy: y }\n' },
      /^openapi\/errors\.yaml:1: gone needs a status from 400 to 599$/,
    ],
    'a refusal with a misspelt key': [
      { 'errors.yaml': 'gone:\n  status: 404\n  eror: gone\n  error: gone\n  meaning: x\n  remedy: y\n' },
      /^openapi\/errors\.yaml:3: unknown key eror$/,
    ],
    'a budget with a misspelt key': [
      { 'limits.yaml': 'budgets:\n  things:\n    refusal: things_throttled\n    pionts: 1\n' },
      /^openapi\/limits\.yaml:4: unknown key pionts$/,
    ],
    'limits of a misspelt sort': [
      { 'limits.yaml': 'budget: {}\n' },
      /^openapi\/limits\.yaml:1: unknown key budget$/,
    ],
    'a budget that refuses in unknown words': [
      { 'limits.yaml': 'budgets:\n  things:\n    points: 1\n    refusal: thing_gone\n' },
      /^openapi\/limits\.yaml:4: the refusal "thing_gone" is not in errors\.yaml$/,
    ],
  };

  for (const [name, [files, sentence]] of Object.entries(ELSEWHERE)) {
    test(name, () => assert.match(refusalOf(files), sentence));
  }
});

describe('lowered to OpenAPI 3.0.3,', () => {
  const GIVEN: readonly (readonly [name: string, given: JsonObject, want: JsonObject])[] = [
    ['a type that may be null is nullable', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['a list of one type is that type', { type: ['string'] }, { type: 'string' }],
    ['const is an enum of one', { const: 'one' }, { enum: ['one'] }],
    [
      'bytes are a binary string',
      { type: 'string', contentMediaType: 'application/octet-stream' },
      { type: 'string', format: 'binary' },
    ],
    [
      'the first of several examples stays',
      { type: 'string', examples: ['a', 'b'] },
      { type: 'string', example: 'a' },
    ],
    ['an exclusive bound is a flag', { exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
    ['named examples stay', { examples: { one: { value: 1 } } }, { examples: { one: { value: 1 } } }],
  ];

  for (const [name, given, want] of GIVEN) {
    test(name, () => {
      const document = lowered({ openapi: '3.1.0', info: {}, components: { schemas: { Given: given } } });
      assert.deepEqual(objectAt(document, 'components', 'schemas', 'Given'), want);
    });
  }

  test('the version is 3.0.3, without a summary of the whole', () => {
    const document = lowered({
      openapi: '3.1.0',
      info: { title: 'x', summary: 'y', license: { name: 'MIT' } },
    });
    assert.equal(document['openapi'], '3.0.3');
    assert.equal(objectAt(document, 'info')['summary'], undefined);
  });

  test('a union of types is refused, since 3.0.3 cannot say it', () => {
    assert.throws(
      () => lowered({ info: {}, components: { x: { type: ['string', 'integer'] } } }),
      /cannot be lowered/,
    );
  });
});

/** The family's file with another schema for the thing, with the same indentation. */
function thingOf(schema: string, more = ''): Files {
  const text = THINGS.slice(0, THINGS.indexOf('    Thing:'));
  const indented = schema.trim().replaceAll('\n', '\n      ');
  return { 'rest/things.yaml': `${text}    Thing:\n      ${indented}\n${more}` };
}

describe('a projection copies what the contract names and nothing else:', () => {
  const OBJECT = 'type: object\nproperties:\n  id: { type: integer }';
  const GIVEN: readonly (readonly [name: string, files: Files, given: Json, want: Json])[] = [
    ['a field that it does not name stays behind', thingOf(OBJECT), { id: 1, password_hash: 'x' }, { id: 1 }],
    ['null stays null', thingOf(OBJECT.replace('object', "[object, 'null']")), null, null],
    [
      'below a field',
      thingOf(`type: object\nproperties:\n  of:\n    ${OBJECT.replaceAll('\n', '\n    ')}`),
      { of: { id: 1, secret: 2 }, secret: 3 },
      { of: { id: 1 } },
    ],
    [
      'in every entry of a list',
      thingOf('type: array\nitems: { type: object, properties: { id: { type: integer } } }'),
      [{ id: 1, secret: 2 }, { id: 3 }],
      [{ id: 1 }, { id: 3 }],
    ],
    [
      'in every value of a map, whatever its keys',
      thingOf('type: object\nadditionalProperties: { type: object, properties: { id: { type: integer } } }'),
      { a: { id: 1, secret: 2 } },
      { a: { id: 1 } },
    ],
    [
      'in a tree that refers to itself',
      thingOf(
        "type: object\nproperties:\n  children: { type: array, items: { $ref: '#/components/schemas/Thing' } }",
      ),
      { secret: 1, children: [{ secret: 2, children: [] }] },
      { children: [{ children: [] }] },
    ],
    [
      'in each variant of a union',
      thingOf(
        "type: object\noneOf: [{ $ref: '#/components/schemas/Car' }, { $ref: '#/components/schemas/Bee' }]\ndiscriminator: { propertyName: is, mapping: { car: '#/components/schemas/Car', bee: '#/components/schemas/Bee' } }",
        '    Car: { type: object, required: [is], properties: { is: { const: car }, wheels: { type: integer } } }\n    Bee: { type: object, required: [is], properties: { is: { const: bee } } }\n',
      ),
      { is: 'bee', wheels: 4 },
      { is: 'bee' },
    ],
    [
      'in what allOf puts together',
      thingOf(
        "allOf: [{ $ref: '#/components/schemas/Part' }]\ntype: object\nproperties: { id: { type: integer } }",
        '    Part: { type: object, properties: { part: { type: integer } } }\n',
      ),
      { id: 1, part: 2, secret: 3 },
      { id: 1, part: 2 },
    ],
  ];

  for (const [name, files, given, want] of GIVEN) {
    test(name, () => {
      const [family] = compileFamilies(madeUp(files).rest);
      const project = loaded(family?.checks ?? '')['getThing_200_project'];
      // Undefined fields are dropped by JSON.
      assert.deepEqual(JSON.parse(JSON.stringify(project?.(given))), want);
    });
  }

  test('a strict check lets nothing pass that is not named', () => {
    const [family] = compileFamilies(madeUp().rest);
    const check = loaded(family?.strict ?? '')['getThing_200'];
    assert.deepEqual(
      [check?.({ id: 1, name: null }), check?.({ id: 1, secret: 2 }), check?.({})],
      [true, false, false],
    );
  });
});

/** The operation with these keys. */
const withKeys = (keys: string): Files => ({ 'rest/things.yaml': THINGS.replace(OF_GET, OF_GET + keys) });

describe('the responses of an operation follow from its declarations:', () => {
  const ALWAYS = {
    200: [],
    400: ['invalid_parameter'],
    401: ['unauthenticated'],
    500: ['internal'],
    503: ['database_unavailable', 'server_busy'],
  };
  const BODY = `      requestBody:
        content: { application/json: { schema: { type: object, additionalProperties: false } } }
`;
  const GIVEN: readonly (readonly [
    name: string,
    keys: string,
    more: Readonly<Record<string, readonly string[]>>,
  ])[] = [
    ['a path with an id can be malformed', '', {}],
    ['sessions only', '      security: [{ session: [] }]\n', { 403: ['authentication_required'] }],
    [
      'recent sessions only',
      '      security: [{ recentSession: [] }]\n',
      { 403: ['recent_authentication_required'] },
    ],
    ['a user', '      x-access: { role: user }\n', { 403: ['authentication_required'] }],
    ['an administrator', '      x-access: { role: admin }\n', { 403: ['administrator_required'] }],
    ['a viewer of a thing', '      x-access: { role: viewer, of: issue }\n', { 404: ['not_found'] }],
    [
      'a lead of a thing',
      '      x-access: { role: lead, of: issue }\n',
      { 403: ['role_required'], 404: ['not_found'] },
    ],
    [
      'a lead of what the body names',
      '      x-access: { role: lead, of: body }\n',
      { 403: ['role_required'] },
    ],
    ['its own refusal', '      x-errors: [thing_taken]\n', { 409: ['thing_taken'] }],
    [
      'a budget',
      '      x-limits: { budget: things }\n',
      { 429: ['things_throttled'], 503: ['proxy_pair_invalid', 'database_unavailable', 'server_busy'] },
    ],
    [
      'a body',
      BODY,
      {
        400: ['invalid_parameter', 'malformed_body', 'invalid_body'],
        413: ['body_too_large'],
        415: ['unsupported_media_type'],
      },
    ],
    [
      'a body with its own refusals',
      `      x-bad-body: { code: thing_taken }\n${BODY}`,
      { 409: ['thing_taken'], 413: ['body_too_large'], 415: ['unsupported_media_type'] },
    ],
  ];

  for (const [name, keys, more] of GIVEN) {
    test(name, () => {
      const responses = objectAt(madeUp(withKeys(keys)).place('getThing').operation, 'responses');
      const codes = Object.entries(responses).map(([status, response]) => [
        status,
        Object.keys(objectAt(response, 'content', 'application/json', 'examples')),
      ]);
      assert.deepEqual(Object.fromEntries(codes), { ...ALWAYS, ...more });
    });
  }

  test('an operation without credentials has no 401', () => {
    const { operation } = madeUp(withKeys('      security: []\n')).place('getThing');
    assert.deepEqual(Object.keys(objectAt(operation, 'responses')), ['200', '400', '500', '503']);
  });

  test('every answer of a counted operation carries its rate, and every answer its id', () => {
    const { rest, catalogue } = madeUp(withKeys('      x-limits: { budget: things }\n'));
    const document = published(rest.document, catalogue);
    const responses = objectAt(document, 'paths', '/api/things/{id}', 'get', 'responses');
    for (const response of Object.values(responses).map(one => resolved(document, objectAt(one))))
      for (const header of ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'])
        assert.ok(objectAt(response, 'headers')[header]);
  });

  describe('a cached operation', () => {
    const CACHED = '      x-access: { role: viewer, of: issue }\n      x-cached: [project, people]\n';
    const cached = (keys: string, response = '') =>
      madeUp({
        'rest/things.yaml': THINGS.replace(OF_GET, OF_GET + keys)
          .replace('      responses:\n', `      responses:\n${response}`)
          .replace(
            '  parameters:\n    ThingId',
            `  headers:\n    ETag: { schema: { type: string } }
  parameters:
    IfNoneMatch: { name: If-None-Match, in: header, schema: { type: string } }
    ThingId`,
          ),
      });

    test('has a tag, can be requested with it, and may be 304', () => {
      const contract = cached(CACHED);
      const { operation } = contract.place('getThing');
      const TAG = { ETag: { $ref: '#/components/headers/ETag' } };
      const responses = objectAt(operation, 'responses');
      assert.deepEqual(listAt(operation, 'parameters'), [{ $ref: '#/components/parameters/IfNoneMatch' }]);
      assert.deepEqual(objectAt(responses, '200', 'headers'), TAG);
      assert.deepEqual(responses['304'], { description: 'Not modified.', headers: TAG });
      assert.deepEqual(operationRow(contract.rest, contract.place('getThing'))['cached'], [
        'project',
        'people',
      ]);
    });

    test('belongs to a project that is found before it is read', () => {
      const says = /things\.yaml:\d+: only a GET whose x-access finds a project is cached/;
      assert.throws(() => cached('      x-cached: [project]\n'), says);
      assert.throws(() => cached(CACHED.replace('issue', 'body')), says);
    });

    test('depends on its project, and on nothing unknown', () => {
      for (const wrong of ['[people]', '[project, weather]', '[project, project]'])
        assert.throws(() => cached(CACHED.replace('[project, people]', wrong)), /x-cached value/);
    });

    test('has no 304 by hand', () => {
      const same = "        '304': { description: Known. }\n";
      assert.throws(() => cached(CACHED, same), /the 304 follows from x-cached/);
    });
  });

  test('published documents have none of the private keys', () => {
    const { rest, catalogue } = madeUp(
      withKeys('      x-access: { role: admin }\n      x-cross-origin: true\n'),
    );
    const keys = JSON.stringify(published(rest.document, catalogue)).match(/"x-[^"]*"/g);
    assert.deepEqual([...new Set(keys)], ['"x-extensible-enum"']);
  });
});

describe('an unsent parameter or field', () => {
  const QUERY = `      parameters:
        - { name: limit, in: query, x-clamp: { min: 1, max: 500, default: 50 }, schema: { type: integer } }
        - { name: order, in: query, schema: { type: string, enum: [asc, desc], default: asc } }
        - { name: plain, in: query, schema: { type: boolean } }
`;

  test('is a clamp in the table of operations', () => {
    const contract = madeUp(withKeys(QUERY));
    const row = operationRow(contract.rest, contract.place('getThing'));
    assert.deepEqual(listAt(row, 'parameters'), [
      { name: 'id', in: 'path', type: 'integer' },
      { name: 'limit', in: 'query', type: 'integer', clamp: { min: 1, max: 500, default: 50 } },
      { name: 'order', in: 'query', type: 'string' },
      { name: 'plain', in: 'query', type: 'boolean' },
    ]);
  });

  test('is filled in by the check, where the contract has a default', () => {
    const [family] = compileFamilies(madeUp(withKeys(QUERY)).rest);
    const query = {};
    assert.equal(loaded(family?.checks ?? '')['getThing_query']?.(query), true);
    assert.deepEqual(query, { order: 'asc' });
  });

  test('is always found by a handler, as its type says', () => {
    assert.match(
      typesIndex(madeUp(withKeys(QUERY)).assembled),
      /getThing: \{ query: 'limit' \| 'order'; body: never \};/,
    );
  });
});

test('allOf is merged away, with the required fields of all parts', () => {
  const contract = madeUp(
    thingOf(
      "allOf: [{ $ref: '#/components/schemas/Part' }]\ntype: object\nrequired: [id]\nproperties: { id: { type: integer } }",
      '    Part: { type: object, required: [part], properties: { part: { type: integer } } }\n',
    ),
  );
  assert.deepEqual(schemaNamed(contract, 'Thing'), {
    type: 'object',
    required: ['part', 'id'],
    properties: { part: { type: 'integer' }, id: { type: 'integer' } },
  });
});
