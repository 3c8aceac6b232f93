/** Recognizes SVG by its first element, after whatever XML allows before it. */

/** Whether a text that begins like this is an SVG picture. */
export function isSvg(sample: Buffer): boolean {
  const text = sample.toString('utf8').replace(/^\ufeff/, '');
  return /^<(?:[A-Za-z_][\w.-]{0,60}:)?svg[\s/>]/.test(text.slice(startOfRoot(text)));
}

/** Delimiters of constructs that may precede the first element. */
const PRECEDING: readonly (readonly [opening: string, closing: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];

/** Each step continues at the end of the previous one, so that no character is read twice. */
function startOfRoot(text: string): number {
  let at = 0;
  for (;;) {
    at = afterBlanks(text, at);
    const pair = PRECEDING.find(([opening]) => text.startsWith(opening, at));
    const next = pair ? after(text, pair[1], at) : afterDoctype(text, at);
    if (next === null) return at;
    at = next;
  }
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
}

function after(text: string, mark: string, from: number): number | null {
  const found = text.indexOf(mark, from);
  return found === -1 ? null : found + mark.length;
}

/** A document type may declare entities in brackets, and each declaration ends with the same character. */
function afterDoctype(text: string, from: number): number | null {
  if (text.slice(from, from + 9).toUpperCase() !== '<!DOCTYPE') return null;
  const end = after(text, '>', from);
  const bracket = text.indexOf('[', from);
  if (end === null || bracket === -1 || bracket > end) return end;
  const closing = after(text, ']', bracket);
  return closing === null ? null : after(text, '>', closing);
}
