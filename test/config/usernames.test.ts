/** The first administrator may have any username that the contract allows, and no other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formats } from '../../src/config/formats.ts';
import { checkBody } from '../../src/contract/steps/check.ts';
import { operations } from '../../src/generated/operations.ts';
import { usernameFault } from '../../src/text/username.ts';

function isTaken(username: string): boolean {
  try {
    checkBody(operations.createUser, { username, password: 'long enough' });
    return usernameFault(username) === null;
  } catch {
    return false;
  }
}

const odd = fc.constantFrom(
  '@',
  ' ',
  '\t',
  '\u0000',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\u007f',
  '😀',
  'é',
  'e\u0301',
  'a',
);

test('the setting and the contract agree about every name', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 1 })) }), name => {
      assert.equal(formats.username(name), isTaken(name));
    }),
  );
});

for (const [name, length] of [
  ['nothing', 0],
  ['64 characters', 64],
  ['65 characters', 65],
] as const) {
  test(`the setting and the contract agree about a name of ${name}`, () => {
    for (const unit of ['a', '\u{20000}'])
      assert.equal(formats.username(unit.repeat(length)), isTaken(unit.repeat(length)));
  });
}
