/** The cost of validation: the generator refuses more than linear cost, and no largest body takes long. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { largestBody } from '../../scripts/bench/largest.ts';
import { compileFamilies } from '../../scripts/contract/compile.ts';
import { ContractError } from '../../scripts/contract/sources.ts';
import { requestChecks } from '../../src/contract/compiled.ts';
import { operations } from '../../src/generated/operations.ts';
import { loaded, madeUp, THINGS, type Files } from '../setting/made-up.ts';

/** The family with a body whose only field has this schema. */
function takes(field: string): Files {
  const body = `      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                field: ${field}
`;
  const anchor = '      operationId: getThing\n';
  return { 'rest/things.yaml': THINGS.replace(anchor, () => anchor + body) };
}

describe('the generator refuses, as too costly to check,', () => {
  const REFUSED: readonly (readonly [name: string, field: string, says: RegExp])[] = [
    [
      'lists of objects without doubles',
      '{ type: array, uniqueItems: true, items: { type: object } }',
      /plain/,
    ],
    ['lists of lists without doubles', '{ type: array, uniqueItems: true, items: { type: array } }', /plain/],
    ['lists of anything without doubles', '{ type: array, uniqueItems: true }', /plain/],
    ['contains', '{ type: array, contains: { type: integer } }', /contains is not used/],
    ['not', '{ not: { type: string } }', /not is not used/],
    [
      'patternProperties',
      "{ type: object, patternProperties: { '^x': {} } }",
      /patternProperties is not used/,
    ],
    ['a pattern of any length', "{ type: string, pattern: '^a+$' }", /needs a maxLength of at most 4096/],
    ['a pattern of great length', "{ type: string, maxLength: 5000, pattern: 'a*' }", /needs a maxLength/],
    ['nested patterns', "{ type: string, maxLength: 9, pattern: '^(a+)+$' }", /repeat what repeats/],
    [
      'deeply nested patterns',
      "{ type: string, maxLength: 9, pattern: '^(x(?:a|b*)){2,}$' }",
      /repeats itself/,
    ],
  ];

  for (const [name, field, says] of REFUSED) {
    test(name, () => {
      assert.throws(
        () => madeUp(takes(field)),
        (error: unknown) => {
          assert.ok(error instanceof ContractError);
          assert.match(error.message, /^openapi\/rest\/things\.yaml:\d+: /);
          assert.match(error.message, says);
          return true;
        },
      );
    });
  }

  const TAKEN: readonly (readonly [name: string, field: string])[] = [
    ['adjacent repetitions', "{ type: string, maxLength: 9, pattern: '^[^@(*]+@(?=.*x)\\p{L}+$' }"],
    ['repetitions that end', "{ type: string, maxLength: 9, pattern: '^([a-z]{1,5}-)*$' }"],
    ['a look for one character', "{ type: string, pattern: '\\S' }"],
    ['lists of plain things', '{ type: array, uniqueItems: true, items: { type: string } }'],
    [
      'lists of references to them',
      "{ type: array, uniqueItems: true, items: { $ref: '#/components/schemas/Id' } }",
    ],
  ];

  for (const [name, field] of TAKEN) {
    test(`and not ${name}`, () => {
      assert.ok(madeUp(takes(field)).rest);
    });
  }
});

test('a duplicate entry is found, at any position and of any type', () => {
  const files = takes('{ type: array, uniqueItems: true, items: { type: [string, integer] } }');
  const [family] = compileFamilies(madeUp(files).rest);
  const check = loaded(family?.checks ?? '')['getThing_body'];
  for (const field of [
    ['__proto__', 'a', '__proto__'],
    [1, 2, 1],
    ['', 'x', ''],
  ])
    assert.equal(check?.({ field }), false, JSON.stringify(field));
  for (const field of [[], [1, '1'], ['constructor', '__proto__'], ['a', 'A']])
    assert.equal(check?.({ field }), true, JSON.stringify(field));
});

/** The shortest of several runs, with the least disturbance. */
function shortest(act: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    act();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** The baseline on any machine: reading each character of two mebibytes once. */
function oneLook(): number {
  const text = 'x'.repeat(2 * 1024 * 1024);
  return shortest(() => {
    let found = 0;
    for (let at = 0; at < text.length; at++) if (text[at] === 'y') found++;
    return found;
  });
}

describe('the largest body', () => {
  const look = oneLook();
  for (const operation of Object.values(operations)) {
    const body = largestBody(operation);
    if (body === null) continue;
    test(`of ${operation.id} is checked in a few looks at it`, () => {
      const { body: check } = requestChecks(operation);
      assert.ok(check);
      assert.ok(check(body), JSON.stringify(check.errors));
      const looks = shortest(() => check(body)) / look;
      assert.ok(looks < 20, `${looks} looks`);
    });
  }
});
