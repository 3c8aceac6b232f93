/** Splits text into words, for both engines: for storing and for queries. */
import { piecesOf } from './pieces.ts';

/**
 * Accents that are separate marks: in other scripts a mark is a vowel, and part of its word. Also invisible characters, the
 * stroke that lengthens Arabic words, and the skin colour of emoji.
 */
const ACCENTS =
  /(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}])\p{M}|\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\u0640/gu;

/** Letters that people write without their stroke or ligature, though Unicode does not decompose them. */
const STROKES: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  // The small sigma at the end of a word.
  ς: 'σ',
};
const STROKED = new RegExp(`[${Object.keys(STROKES).join('')}]`, 'gu');

const ASCII = /^[\0-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** The text without case and accents: equal for a search. */
export function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      // Upper case first, because some letters have a capital of two letters, and some have two small forms.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(STROKED, letter => STROKES[letter] ?? letter)
      .normalize('NFC')
  );
}

/** Scripts without blanks between words. */
const DENSE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\u30fc]';
const SPOKEN = '[\\p{L}\\p{M}\\p{N}]';

/** In plain text: a run of a dense script, one emoji, or a word. */
const WORDS = new RegExp(
  `(?<run>(?:(?=${SPOKEN})${DENSE})+)|[\\p{Extended_Pictographic}\\p{Regional_Indicator}]|(?:(?!${DENSE})${SPOKEN})+`,
  'gu',
);
const ASCII_WORDS = /[a-z0-9]+/g;

/** A range of plain text that is a word, or a run of a dense script. */
export interface Stretch {
  readonly text: string;
  readonly at: number;
  readonly isRun: boolean;
}

export function* stretchesOf(plainText: string): Generator<Stretch> {
  for (const match of plainText.matchAll(isAscii(plainText) ? ASCII_WORDS : WORDS)) {
    yield { text: match[0], at: match.index, isRun: match.groups?.['run'] !== undefined };
  }
}

/** The rest of a longer word or run is neither searched nor stored: engines have limits too. */
const LONGEST = 64;

/** The stored words of a text: each after a blank, a run as its pairs of characters and its last one. */
export interface Words {
  readonly text: string;
  readonly count: number;
}

export function wordsOf(text: string): Words {
  const all = [...wordsByPiece(text)];
  return {
    text: all.map(({ words }) => words.text).join(''),
    count: all.reduce((sum, { words }) => sum + words.count, 0),
  };
}

function storedAs(words: readonly string[]): string {
  return words.map(word => ` ${word}`).join('');
}

/** Splits a text piece by piece; a word that continues in the next piece is among the words of the piece where it ends. */
export function* wordsByPiece(
  text: string,
  pieces: Iterable<string> = piecesOf(text),
): Generator<{ readonly piece: string; readonly words: Words }> {
  let [begun, length] = ['', 0];
  for (const piece of pieces) {
    length += piece.length;
    const { words, rest } = storedWords(begun + plain(piece), length === text.length);
    begun = rest;
    yield { piece, words: { text: storedAs(words), count: words.length } };
  }
}

/** The words in a piece of plain text, and the beginning of one that may continue. */
function storedWords(letters: string, isLast: boolean): { readonly words: string[]; readonly rest: string } {
  if (isAscii(letters)) {
    const words = (letters.match(ASCII_WORDS) ?? []).map(shortened);
    return { words, rest: isLast || !/[a-z0-9]$/.test(letters) ? '' : (words.pop() ?? '') };
  }
  const words: string[] = [];
  for (const { text, at, isRun } of stretchesOf(letters)) {
    const goesOn = !isLast && at + text.length === letters.length;
    // One by one: a run may be longer than a call can have arguments.
    if (isRun) for (const pair of pairsOf(text)) words.push(pair);
    // The next pair begins with the last character of a run; of a word, only the first letters count.
    const end = isRun ? lastOf(text) : shortened(text);
    if (goesOn) return { words, rest: end };
    words.push(end);
  }
  return { words, rest: '' };
}

/** A word, or a run, of a query. */
export interface Sought {
  readonly text: string;
  readonly isRun: boolean;
  /** Each of these begins a stored word of every matching text. */
  readonly beginnings: readonly string[];
  /** Occurs in the stored words of every matching text, and of no other. */
  readonly pattern: string;
  /** The part of the pattern that is counted: PostgreSQL takes long to count longer ones. */
  readonly counted: string;
}

/** The words of a query, without duplicates and without those that another word contains. */
export function soughtIn(query: string): Sought[] {
  const sought = [...stretchesOf(plain(query))].map(soughtFor);
  const patterns = new Map(sought.map(one => [one.pattern, one]));
  const kept = [...patterns.values()];
  return kept.filter(one => !kept.some(other => other !== one && other.pattern.startsWith(one.pattern)));
}

/** The most pairs of a run that are counted. */
const PAIRS_COUNTED = 8;

function soughtFor(stretch: Stretch): Sought {
  const { isRun } = stretch;
  const text = shortened(stretch.text);
  const pairs = isRun ? pairsOf(text) : [];
  const beginnings = pairs.length > 0 ? pairs : [text];
  return {
    text,
    isRun,
    beginnings,
    pattern: storedAs(beginnings),
    counted: storedAs(beginnings.slice(0, PAIRS_COUNTED)),
  };
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, place) => `${characters[place] ?? ''}${character}`);
}

function lastOf(run: string): string {
  return [...run].at(-1) ?? '';
}

function shortened(word: string): string {
  return word.length <= LONGEST ? word : [...word].slice(0, LONGEST).join('');
}
