/** Front matter holds any text, and parsers of both versions of YAML read it as it was. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { frontMatter } from '../../src/transfer/exports/front-matter.ts';
import { Chance } from '../setting/chance.ts';

/** Not printable in YAML, or a line break in one of its versions. */
const UNPRINTABLE =
  /[^\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

function assertRead(fields: Readonly<Record<string, unknown>>): void {
  const text = frontMatter(fields);
  const called = JSON.stringify(fields);
  assert.doesNotMatch(text, UNPRINTABLE, called);
  // A line of three hyphens or dots would end it.
  assert.doesNotMatch(text, /^(---|\.\.\.)/m, called);
  for (const version of ['1.1', '1.2'] as const)
    assert.deepEqual(parse(text, { version }), fields, `${version} ${called}`);
}

const WORDS = [
  '',
  ' ',
  '~',
  'null',
  'Null',
  'true',
  'yes',
  'No',
  'on',
  'y',
  'N',
  '=',
  '<<',
  '-',
  '--- a',
  '...',
  '?',
  ': a',
  'a: b',
  'a:',
  'a #b',
  '#b',
  '0o17',
  '017',
  '0x1F',
  '0b1',
  '1_000',
  '1:20',
  '1e3',
  '.5',
  '.inf',
  '-.INF',
  '.nan',
  '+1',
  '2026-11-20',
  '2026-11-20 08:15:00',
  '*a',
  '&a',
  '!a',
  '%a',
  '@a',
  '`a',
  '|',
  '>',
  '[a',
  'a]',
  '{a',
  'a}',
  'a, b',
  '"a"',
  "'a'",
  "a'b",
  'a\\b',
  '\\',
  '\\u0041',
  'a ',
  ' a',
  '\ta',
  'a\t',
  'a\tb',
  'a\t#b',
  'a\nb',
  'a\r\nb',
  '\n',
  'x'.repeat(500),
];

test('a text of any kind is read as it was', () => {
  for (const title of WORDS) assertRead({ title, labels: [title, 'b'] });
});

test('values that other parsers do not read as text are quoted', () => {
  for (const title of ['=', '<<', 'a?b', '0o17', '~'])
    assert.equal(frontMatter({ title, labels: [title] }), `title: "${title}"\nlabels: ["${title}"]\n`);
});

test('a text with any character of the first plane is read as it was', () => {
  for (let code = 1; code <= 0xffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const one = String.fromCharCode(code);
    // Every place in which characters mean something.
    if (code < 0x3100 || code >= 0xd700)
      assertRead({ title: `a${one}b`, labels: [one, `${one} a`, `a ${one}`] });
    else assertRead({ title: `a${one}${one}` });
  }
});

/** Special in YAML, unprintable characters, and letters. */
const PIECES = [
  ...': #-?[]{},&*!|>\'"%@`\\~=<.0129abcyYnN\t\n\r',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\u200d',
  '😀',
  'é',
  '文',
];

test('a text of any characters is read as it was', () => {
  const chance = new Chance(57);
  for (let count = 0; count < 5_000; count += 1) {
    const text = (): string =>
      Array.from({ length: chance.upTo(12) }, () => chance.oneOf(PIECES) ?? '').join('');
    assertRead({ title: text(), labels: [text(), text()] });
  }
});
