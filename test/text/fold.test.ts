/** Names fold as Unicode's simple case folding does; the regular expression engine has the same table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../src/text/fold.ts';

const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;

/** Every character there can be. */
const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter(code => code < FIRST_SURROGATE || code >= AFTER_SURROGATES)
  .map(code => String.fromCodePoint(code));

const cased = characters.filter(one => /\p{Changes_When_Casemapped}|\p{Changes_When_Casefolded}/u.test(one));

const ignoringCase = (text: string): RegExp =>
  new RegExp(
    text.replace(/./gsu, one => `\\u{${one.codePointAt(0)?.toString(16) ?? ''}}`),
    'giu',
  );

test('two characters fold alike exactly when they are equal without case', () => {
  const all = cased.join('');
  const alike = new Map<string, string>();
  for (const one of cased) alike.set(fold(one), (alike.get(fold(one)) ?? '') + one);
  const wrong = cased.filter(one => all.match(ignoringCase(one))?.join('') !== alike.get(fold(one)));
  assert.deepEqual(wrong, []);
});

test('a character that has no case folds to itself', () => {
  const known = new Set(cased);
  const changed = characters.filter(one => !known.has(one) && fold(one) !== one);
  assert.deepEqual(changed, []);
});

test('no character without case equals one that has it', () => {
  const known = new Set(cased);
  const anyCased = new RegExp(`^[${cased.map(one => ignoringCase(one).source).join('')}]$`, 'iu');
  assert.deepEqual(
    characters.filter(one => anyCased.test(one) && !known.has(one)),
    [],
  );
});

const NAMES: readonly (readonly [string, string, boolean])[] = [
  ['Straße', 'STRAßE', true],
  ['Straße', 'STRAẞE', true],
  ['Straße', 'STRASSE', false],
  ['ΣΑΣ', 'σας', true],
  ['ΣΑΣ', 'σασ', true],
  ['İ', 'i', false],
  ['İ', 'ı', false],
  ['I', 'ı', false],
  ['I', 'i', true],
  ['\u212a', 'k', true],
  ['\u{13A0}', '\u{AB70}', true],
  ['\u{13F0}', '\u{13F8}', true],
  ['ﬁ', 'fi', false],
  ['𐐀', '𐐨', true],
  ['ſ', 'S', true],
  ['\ufb05', '\ufb06', true],
  ['\u212b', 'å', true],
];

for (const [one, other, alike] of NAMES) {
  test(`${one} and ${other} are ${alike ? 'one name' : 'two names'}`, () => {
    assert.equal(fold(one) === fold(other), alike);
  });
}

test('folding a folded name changes nothing', () => {
  assert.deepEqual(
    cased.filter(one => fold(fold(one)) !== fold(one)),
    [],
  );
});
