/** The stored name of an uploaded file, for any sent name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName } from '../../src/attachments/names.ts';

const NAMES: readonly (readonly [sent: string, name: string])[] = [
  ['moorings.png', 'moorings.png'],
  ['  tide table.pdf ', 'tide table.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\moorings.png', 'moorings.png'],
  ['a/b\\c', 'c'],
  ['a\0b\r\nc\td\u007f\u0085.txt', 'abcd.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066a\u2069\u200f\u061c.txt', 'a.txt'],
  ['pay\u200bpal\ufeff\u2060.txt', 'paypal.txt'],
  ['a\u2028b\u2029c\u00ad.txt', 'abc.txt'],
  ['ab\u200dc\u200c.txt', 'abc.txt'],
  ['👩\u200d🚀 می\u200cخواهم.txt', '👩\u200d🚀 می\u200cخواهم.txt'],
  ['half \ud83c a character', 'half \ufffd a character'],
  ['文書 🌊.txt', '文書 🌊.txt'],
  ['.hidden', '.hidden'],
  ...['', '.', '..', ' ', '/', 'a/', '\0', '. ', '\u202e..'].map(sent => [sent, 'file'] as const),
];

test('a name is the last part of a path, without what only deceives or breaks', () => {
  for (const [sent, name] of NAMES) assert.equal(fileName(sent), name, JSON.stringify(sent));
});

test('a name is cut at 255 characters, and never within one', () => {
  assert.equal(fileName('a'.repeat(4096)), 'a'.repeat(255));
  assert.equal(fileName('🌊'.repeat(300)), '🌊'.repeat(255));
  assert.equal(fileName(`${'a'.repeat(254)} b`), 'a'.repeat(254));
});
