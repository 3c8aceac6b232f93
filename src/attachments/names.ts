/** What an uploaded file may be called: the last part of its path, without what only deceives or breaks. */

const LONGEST = 255;

/** For a name of which nothing remains. */
const NAMELESS = 'file';

/** Control characters, and the marks that make a name read in another direction than it is written. */
const TAKEN_OUT = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** Both kinds of separators count, wherever the file comes from. */
export function fileName(sent: string): string {
  // Half a character, which no database stores, becomes a sign for it.
  const whole = Buffer.from(sent).toString();
  const [last = ''] = whole.split(/[/\\]/).slice(-1);
  const name = [...last.replace(TAKEN_OUT, '').trim()].slice(0, LONGEST).join('').trimEnd();
  return ['', '.', '..'].includes(name) ? NAMELESS : name;
}
