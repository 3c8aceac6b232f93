/** Finds where a text matches a search, as positions in the text as it was written. */
import { lettersOf } from '../store/writing/search-text.ts';
import { isAscii, plain, stretchesOf, type Sought, type Stretch } from '../text/words.ts';

/** From its first character to the one behind its last. */
export type Span = readonly [start: number, end: number];

/** Finds the matches in a piece of text. */
export type Finder = (text: string) => Span[];

/** Finds the whole words that begin with a word of the query, and the runs of the query. */
export function wordFinder(sought: readonly Sought[]): Finder {
  const inAscii = asciiFinder(sought);
  const inAny = anyFinder(sought);
  return text => (isAscii(text) ? inAscii(text) : inAny(text));
}

/** Plain ASCII has the same length as the text, so one regular expression finds its words. */
function asciiFinder(sought: readonly Sought[]): Finder {
  const words = sought.filter(({ text }) => isAscii(text)).map(({ text }) => text);
  if (words.length === 0) return () => [];
  const matching = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})[a-z0-9]*`, 'gi');
  return text => Array.from(text.matchAll(matching), ({ 0: word, index }) => [index, index + word.length]);
}

function anyFinder(sought: readonly Sought[]): Finder {
  const runs = sought.filter(({ isRun }) => isRun);
  const words = sought.filter(({ isRun }) => !isRun);
  return text => {
    // Tracing is slow, and most pieces of a long text contain no match.
    const plainText = plain(text);
    if (!sought.some(one => plainText.includes(one.text))) return [];
    const { letters, starts, ends } = traced(text);
    const spans: Span[] = [];
    const mark = (from: number, to: number): void => {
      const [start, end] = [starts[from], ends[to - 1]];
      if (start !== undefined && end !== undefined) spans.push([start, end]);
    };
    for (const stretch of stretchesOf(letters)) {
      const { text: word, at, isRun } = stretch;
      if (isRun) for (const run of runs) markAll(stretch, run.text, mark);
      else if (words.some(one => word.startsWith(one.text))) mark(at, at + word.length);
    }
    return joined(spans);
  };
}

/** Finds the letters of the query anywhere. */
export function textFinder(query: string): Finder {
  const wanted = lettersOf(query);
  return text => {
    const letters = lettersOf(text);
    // A letter whose other case has another length moves what follows it: no mark is better than a wrong one.
    if (letters.length !== text.length) return [];
    const spans: Span[] = [];
    markAll({ text: letters, at: 0 }, wanted, (from, to) => spans.push([from, to]));
    return spans;
  };
}

function markAll(
  { text, at }: Pick<Stretch, 'text' | 'at'>,
  wanted: string,
  mark: (from: number, to: number) => void,
): void {
  for (let place = text.indexOf(wanted); place !== -1; place = text.indexOf(wanted, place + wanted.length)) {
    mark(at + place, at + place + wanted.length);
  }
}

/** Overlapping matches are one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const [start, end] of [...spans].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && start < last[1]) all[all.length - 1] = [last[0], Math.max(end, last[1])];
    else all.push([start, end]);
  }
  return all;
}

/** Plain text, and the position that each of its characters had. */
interface Traced {
  readonly letters: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A character with its separate marks, and an emoji with its skin colour. */
const CHARACTERS = /\P{M}[\p{M}\p{Emoji_Modifier}]*|\p{M}+/gu;

function traced(text: string): Traced {
  const [starts, ends]: [number[], number[]] = [[], []];
  let letters = '';
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    const made = plain(character);
    letters += made;
    for (let unit = 0; unit < made.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
  }
  return { letters, starts, ends };
}
