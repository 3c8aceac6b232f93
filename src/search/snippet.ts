/** The part of a text around its first match, with all matches in it marked. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finder, Span } from './highlight.ts';

const LONGEST = 240;
/** Characters before the first match. */
const LEAD = 60;

/** Texts are searched in pieces of this length. */
const PIECE = 4_096;
/** Pieces overlap, so that each match is whole in one of them: a literal match has up to 256 bytes, a word 64 letters. */
const OVERLAP = 512;

/** After this many pieces, other requests have a turn: a text may have 2 MiB. */
const PIECES_A_TURN = 16;

/** Null if nothing in the text matches. */
export async function markedSnippet(text: string, find: Finder): Promise<string | null> {
  for (let start = 0, pieces = 1; start < text.length; start += PIECE - OVERLAP, pieces += 1) {
    if (pieces % PIECES_A_TURN === 0) await nextTurn();
    const [first] = find(text.slice(start, start + PIECE));
    if (first) return around(text, start + first[0], find);
  }
  return null;
}

/** The beginning of a text in which nothing is marked. */
export function plainSnippet(text: string): string {
  return spaced(text.slice(0, wholeEnd(text, LONGEST))) + (text.length > LONGEST ? '…' : '');
}

function around(text: string, match: number, find: Finder): string {
  const start = match <= LEAD ? 0 : afterBlank(text, match - LEAD, match);
  const end = wholeEnd(text, start + LONGEST);
  const shown = text.slice(start, end);
  const marked = withMarks(shown, find(shown));
  return `${start > 0 ? '…' : ''}${spaced(marked)}${end < text.length ? '…' : ''}`;
}

/** The beginning of a word between the two positions, so that the snippet does not begin inside a word. */
function afterBlank(text: string, from: number, to: number): number {
  const blank = text.slice(from, to).search(/\s\S/);
  if (blank !== -1) return from + blank + 1;
  return wholeEnd(text, from);
}

/** This position, or the one before if this one is inside a surrogate pair. */
function wholeEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  return /[\udc00-\udfff]/.test(text.charAt(place)) ? place - 1 : place;
}

function withMarks(text: string, spans: readonly Span[]): string {
  let [marked, last] = ['', 0];
  for (const [start, end] of spans) {
    marked += `${text.slice(last, start)}**${text.slice(start, end)}**`;
    last = end;
  }
  return marked + text.slice(last);
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
