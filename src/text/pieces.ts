/** Cuts long texts into pieces that can be normalized separately, so that other work gets its turn in between. */

/** The slowest take 12 ms to normalize: a ligature may stand for 18 letters. */
const PIECE = 2_048;

/** The number of characters that are searched for a place to cut. */
const LOOKED_AT = 256;

/** Characters below it begin no decomposition with a mark. */
const FIRST_MARK = 0x300;

/** Characters that join the one before: marks, vowels and finals of Hangul, and those that plain text omits. */
const JOINING = /^[\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\ud7b0-\ud7ff]/u;

/**
 * The pieces, concatenated, are the text. A character that joins the one before it is not separated from it, unless hundreds
 * of them follow each other.
 */
export function* piecesOf(text: string, size = PIECE): Generator<string> {
  let start = 0;
  while (text.length - start > size + LOOKED_AT) {
    const end = cutFrom(text, start + size);
    yield text.slice(start, end);
    start = end;
  }
  yield text.slice(start);
}

function cutFrom(text: string, from: number): number {
  for (let at = from; at < from + LOOKED_AT; at += 1) if (canBegin(text, at)) return at;
  return isLowSurrogate(text.charCodeAt(from)) ? from + 1 : from;
}

function canBegin(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < FIRST_MARK) return true;
  if (isLowSurrogate(unit)) return false;
  return !JOINING.test(String.fromCodePoint(text.codePointAt(at) ?? unit).normalize('NFKD'));
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
