/** Splitting text into words: what counts as equal, and what is found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { piecesOf } from '../../src/text/pieces.ts';
import { plain, soughtIn, wordsByPiece, wordsOf } from '../../src/text/words.ts';

const PLAIN: readonly (readonly [text: string, plain: string])[] = [
  ['Crème Brûlée', 'creme brulee'],
  ['STRASSE Straße ẞ', 'strasse strasse ss'],
  ['Łódź Søren Æsir Þór œuvre Đorđe', 'lodz soren aesir thor oeuvre dorde'],
  ['İstanbul IŞIK ılık', 'istanbul isik ilik'],
  ['ΟΔΌΣ οδός Ὁμήρου', 'οδοσ οδοσ ομηρου'],
  ['Ёлка Їжак Йод', 'елка іжак иод'],
  ['مُحَمَّد أحمد كتـــاب', 'محمد احمد كتاب'],
  ['שָׁלוֹם', 'שלום'],
  ['ﾊﾝｶｸ ＡＢＣ １２３ ﬁ', 'ハンカク abc 123 fi'],
  ['ガギグ', 'カキク'],
  ['한국어', '한국어'],
  ['हिन्दी', 'हिन्दी'],
  ['👍🏽 ❤️ 1️⃣', '👍 ❤ 1'],
  ['co\u00adop می\u200cرود', 'coop میرود'],
];

for (const [text, wanted] of PLAIN) {
  test(`${text} is searched as ${wanted}`, () => {
    assert.equal(plain(text), wanted.normalize('NFC'));
  });
}

test('no character changes when it is normalized again', () => {
  for (let point = 0; point < 0x110000; point += 1) {
    if (point >= 0xd800 && point < 0xe000) continue;
    const once = plain(String.fromCodePoint(point));
    assert.equal(plain(once), once, `U+${point.toString(16)}`);
  }
});

const WORDS: readonly (readonly [text: string, stored: string])[] = [
  ['Buoy lights, "flicker"', ' buoy lights flicker'],
  ['日本語', ' 日本 本語 語'],
  ['版2号ABC', ' 版 2 号 abc'],
  ['ship🚀🚀it', ' ship 🚀 🚀 it'],
  ['🇩🇪', ' 🇩 🇪'],
  ['AND OR NOT NEAR(a b) a* "b" x:y & | ! <-> -', ' and or not near a b a b x y'],
  ['', ''],
  ['— … !', ''],
];

for (const [text, stored] of WORDS) {
  test(`${JSON.stringify(text)} is stored as${stored === '' ? ' nothing' : stored}`, () => {
    assert.equal(wordsOf(text).text, stored);
  });
}

test('a word of more than 64 characters is known by its first 64', () => {
  const word = 'anchor'.repeat(20);
  assert.equal(wordsOf(word).text, ` ${word.slice(0, 64)}`);
  assert.deepEqual(
    soughtIn(word).map(({ pattern }) => pattern),
    [` ${word.slice(0, 64)}`],
  );
});

test('the pieces of a long text have its words, blanks or none', () => {
  const texts = [
    'Crème brûlée für Ångström\n'.repeat(2_000),
    '日本語の文書です'.repeat(5_000),
    'Ångström_ß.'.repeat(5_000),
    'w\u0301ord '.repeat(5_000),
    'ガ한국어'.normalize('NFD').repeat(5_000),
    '👩‍👩‍👧🇩🇪क्षि'.repeat(5_000),
    'x'.repeat(40_000),
  ];
  for (const text of texts) {
    const pieces = [...wordsByPiece(text)];
    assert.equal(pieces.map(({ piece }) => piece).join(''), text);
    const whole = [...wordsByPiece(text, [text])][0]?.words;
    assert.deepEqual(wordsOf(text), whole, text.slice(0, 20));
  }
});

test('no piece of any text is long', () => {
  for (const repeated of ['x', '日', '\u0301', 'a\u0301', '🚀', '\u200b', '\ufdfa', '\u1161', '\n']) {
    const text = repeated.repeat(50_000);
    const pieces = [...piecesOf(text)];
    assert.equal(pieces.join(''), text);
    assert.ok(Math.max(...pieces.map(piece => piece.length)) <= 2_500, JSON.stringify(repeated));
    assert.ok(pieces.every(piece => !/^\p{Surrogate}/u.test(piece)));
  }
});

test('wherever a text is cut, its words are those of the whole', () => {
  const alphabet = fc.constantFrom(
    ...'aé ß.ΣςЖё日本ン語ガ\u3099한\u1112\u1161\u11ab🚀\u200d ाक"*\u0301İ\ufdfaﾊﾞ㍿',
  );
  fc.assert(
    fc.property(
      fc.array(alphabet, { maxLength: 400 }),
      fc.integer({ min: 1, max: 40 }),
      (characters, size) => {
        const text = characters.join('');
        const whole = [...wordsByPiece(text, [text])][0]?.words.text;
        const parts = [...wordsByPiece(text, piecesOf(text, size))];
        assert.equal(parts.map(({ words }) => words.text).join(''), whole);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('stored words contain nothing that an engine reads as syntax', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      assert.match(wordsOf(text).text, /^(?: [a-z0-9\u0080-\u{10ffff}]+)*$/u);
    }),
    { numRuns: 500 },
  );
});

test('every piece of a text from the start of a word is found in it', () => {
  const alphabet = fc.constantFrom(...'aé ß.ΣςЖё日本ン語🚀 ा"*');
  fc.assert(
    fc.property(fc.array(alphabet, { maxLength: 30 }), fc.nat(), fc.nat(), (characters, from, length) => {
      const text = characters.join('');
      const words = wordsOf(text).text;
      const start = from % (characters.length + 1);
      const piece = characters.slice(start, start + 1 + (length % 6)).join('');
      for (const { beginnings, pattern, isRun } of soughtIn(piece)) {
        // A piece may begin in the middle of a word that is not a run.
        if (!isRun && start > 0 && !words.includes(pattern)) continue;
        assert.ok(words.includes(pattern), `${JSON.stringify(text)} ${JSON.stringify(piece)}`);
        for (const beginning of beginnings) assert.ok(words.includes(` ${beginning}`));
      }
    }),
    { numRuns: 2_000 },
  );
});
