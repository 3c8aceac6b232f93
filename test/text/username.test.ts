/** Rules for new usernames: none can be mistaken for another. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { usernameFault, usernameSpelling } from '../../src/text/username.ts';

describe('a new username may be', () => {
  for (const name of [
    'ada',
    'Ada.Lovelace',
    'build-bot_2',
    '7',
    'renée',
    'rene\u0301e',
    'Straße',
    'жанна-2',
    'Ελένη',
    'nguyễn',
    '山田太郎',
    'yamada山田たろうタロウ',
    'kim김철수金',
    'अनिल',
    'anil-अनिल',
    'محمد',
    'dana-דנה',
    'สมชาย',
    'x'.repeat(64),
    '\u{20000}'.repeat(64),
  ])
    test(name, () => assert.equal(usernameFault(name), null));
});

describe('a new username may not be', () => {
  const FAULTS: readonly (readonly [why: string, name: string, fault: RegExp])[] = [
    ['nothing', '', /1 to 64/],
    ['too long', 'x'.repeat(65), /1 to 64/],
    ['something with an @', 'a@b', /letters, digits/],
    ['something with a blank', 'a b', /letters, digits/],
    ['something with a line end', 'ada\n', /letters, digits/],
    ['something with a sign', 'a+b', /letters, digits/],
    ['a picture', 'ada😀', /letters, digits/],
    ['signs alone', '-_.', /a letter or a digit/],
    ['a mark alone', '\u0301', /a letter or a digit/],
    ['something with a joiner', 'a\u200dda', /letters, digits/],
    ['turned around', '\u202eada', /letters, digits/],
    ['something with a soft hyphen', 'a\u00adda', /letters, digits/],
    ['something with a filler, which is a letter', 'ada\u3164', /invisible characters/],
    ['something with a selector, which is a mark', 'ada山\ufe00', /invisible characters/],
    ['something that begins with a mark', '\u0301ada', /stack them/],
    ['a tower of marks', 'a\u0323\u0324\u0325\u0326\u032dda', /stack them/],
    ['the same mark twice', 'x\u0308\u0308', /stack them/],
    ['wide', 'ａｄａ', /special forms/],
    ['a ligature', 'ﬁn', /special forms/],
    ['raised', 'adaª', /special forms/],
    ['Latin with a Cyrillic letter', 'p\u0430ula', /must not mix/],
    ['Latin with a Greek letter', 'adα', /must not mix/],
    ['Cyrillic with a Greek letter', 'жα', /must not mix/],
    ['of three scripts', 'aअa山', /must not mix/],
    ['of an extinct script', '\u{10330}', /must not mix/],
    ['numbered by two scripts', 'अ1२', /must not mix/],
  ];
  for (const [why, name, fault] of FAULTS)
    test(why, () => assert.match(usernameFault(name) ?? 'nothing is wrong', fault));
});

test('of two spellings one is kept', () => {
  assert.equal(usernameSpelling('rene\u0301e'), 'renée');
});
