/** JSON from strangers, of which there may be only one reading: no field twice, no endless depth, no text that cannot be stored. */
import { cut, shownName } from './shown-name.ts';

const DEEPEST = 20;

/** The value; throws a SyntaxError, whose message completes a sentence, where the text is anything but that. */
export function strictJson(text: string): unknown {
  refuseRepetition(text);
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value))
      throw new SyntaxError('it contains a NUL or an incomplete character');
    return value;
  });
}

/** The fields of an object that were seen so far; null for a list. */
type Level = Set<string> | null;

function refuseRepetition(text: string): void {
  const levels: Level[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfText(text, at);
      const level = levels.at(-1);
      if (isName && level) note(level, text.slice(at, end + 1));
      isName = false;
      at = end;
    } else if (character === '{' || character === '[') {
      levels.push(character === '{' ? new Set() : null);
      isName = character === '{';
      if (levels.length > DEEPEST) throw new SyntaxError('it is nested too deeply');
    } else if (character === '}' || character === ']') levels.pop();
    else if (character === ',') isName = levels.at(-1) instanceof Set;
  }
}

/** Two spellings of a name are one name. */
function note(level: Set<string>, spelt: string): void {
  const name: unknown = JSON.parse(spelt);
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
