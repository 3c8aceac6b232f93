/** Decodes bodies: UTF-8, and JSON that is not too deep and that both engines can store. */
import { refuse } from '../../generated/refusals.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The decoded text. */
export function utf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw refuse.malformedBody({ form: 'valid UTF-8' });
  }
}

export function jsonOf(text: string): unknown {
  refuseBeyondMeasure(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse.malformedBody({ form: 'valid JSON' });
  }
  // Only an escape can encode these, and few bodies have one: the rest need no second look.
  if (/\\u0000|\\ud[89a-f]/i.test(text)) refuseUnstorable(value);
  return value;
}

/** Validators follow a tree of steps recursively: an endlessly nested body would overflow their stack. */
const DEEPEST = 100;

/**
 * Lists, objects and fields together: the largest plan has half as many. Parsing 2 MiB of nothing else would block ten times
 * as long as parsing text.
 */
const MOST_PARTS = 40_000;

/** The longest list in the contract has half as many. */
const MOST_ENTRIES = 200_000;

/** Counts brackets, colons and commas before the text is parsed. */
function refuseBeyondMeasure(text: string): void {
  let [depth, parts, entries] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfText(text, at);
    else if (unit === LIST || unit === OBJECT) {
      depth++;
      parts++;
    } else if (unit === LIST_END || unit === OBJECT_END) depth--;
    else if (unit === COLON) parts++;
    else if (unit === COMMA) entries++;
    if (depth > DEEPEST) throw refuse.malformedBody({ form: `JSON with at most ${DEEPEST} levels` });
    if (parts > MOST_PARTS || entries > MOST_ENTRIES) throw refuse.malformedBody({ form: FEW_VALUES });
  }
}

const FEW_VALUES = 'JSON with at most 40,000 lists, objects and fields, and 200,000 values';

const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The end of the string that begins here; an unterminated one ends with the body. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character: neither may be stored by one engine only. */
function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !isWellFormed(value))
      throw refuse.malformedBody({ form: 'free of NUL characters and unpaired surrogates' });
  } else if (Array.isArray(value)) {
    for (const child of value) refuseUnstorable(child);
  } else if (typeof value === 'object' && value !== null) {
    // `Object.entries` would create a list of pairs for each of a hundred thousand objects.
    const fields = value as Readonly<Record<string, unknown>>;
    for (const key in fields) {
      refuseUnstorable(key);
      refuseUnstorable(fields[key]);
    }
  }
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
