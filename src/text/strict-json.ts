/**
 * Parses untrusted JSON strictly, so that it has only one reading: no duplicate fields, limited depth, and only text that
 * can be stored.
 */
import { cut, shownName } from './shown-name.ts';

const DEEPEST = 20;

/**
 * Values, lists, objects and fields: a row or a manifest never has a tenth of it. Parsing millions would block the process.
 */
const MOST_PARTS = 50_000;

/** The value; throws a SyntaxError, whose message is the end of a sentence, if the text is not valid. */
export function strictJson(text: string): unknown {
  refuseRepetition(text);
  // Only an escape can encode these, and checking every value takes longer than parsing.
  if (!/\\u0000|\\ud[89a-f]/i.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value))
      throw new SyntaxError('it contains a NUL or an incomplete character');
    return value;
  });
}

/** The fields of an object so far; null for a list. */
type Level = Set<string> | null;

function refuseRepetition(text: string): void {
  const levels: Level[] = [];
  let [isName, parts] = [false, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      const end = endOfText(text, at);
      const level = levels.at(-1);
      if (isName && level) note(level, text.slice(at, end + 1));
      isName = false;
      at = end;
    } else if (unit === OBJECT || unit === LIST) {
      levels.push(unit === OBJECT ? new Set() : null);
      isName = unit === OBJECT;
      parts += 1;
      if (levels.length > DEEPEST) throw new SyntaxError('it is nested too deeply');
    } else if (unit === OBJECT_END || unit === LIST_END) levels.pop();
    else if (unit === COMMA) {
      isName = levels.at(-1) instanceof Set;
      parts += 1;
    }
    if (parts > MOST_PARTS) throw new SyntaxError('it holds too many values');
  }
}

const [QUOTE, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Two spellings of a name are the same name. */
function note(level: Set<string>, spelt: string): void {
  const name: unknown = spelt.includes('\\') ? JSON.parse(spelt) : spelt.slice(1, -1);
  if (typeof name !== 'string') return;
  if (level.has(name)) throw new SyntaxError(`the field ${shownName(cut(name, 40))} is given more than once`);
  level.add(name);
}

function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
