/**
 * Makes third-party names safe to display: names of files, and names inside files. A name stays on its line, reads in the
 * direction in which it is written, and is what it looks like.
 */

/**
 * Control characters, line and paragraph separators, direction marks, and zero-width characters. Emoji and many scripts need
 * joiners, so those stay between two characters beyond ASCII.
 */
const DECEPTIVE = new RegExp(
  [
    String.raw`[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]`,
    String.raw`(?<![^\0-\x7f\u200c\u200d])[\u200c\u200d]`,
    String.raw`[\u200c\u200d](?![^\0-\x7f\u200c\u200d])`,
  ].join('|'),
  'gu',
);

const LONGEST = 1_000;

/** Also replaces lone surrogates. */
const REPLACEMENT = '\ufffd';

/** Every deceptive character is replaced, so that it stays visible that there was one. */
export function shownName(name: string): string {
  return cut(whole(name).replaceAll(DECEPTIVE, REPLACEMENT), LONGEST);
}

/** The name without its deceptive characters, for storing. */
export function withoutDeceptive(name: string): string {
  return whole(name).replaceAll(DECEPTIVE, '');
}

/** Never in the middle of a character. */
export function cut(text: string, characters: number): string {
  return text.length <= characters ? text : [...text].slice(0, characters).join('');
}

/** No database stores a lone surrogate. */
function whole(text: string): string {
  return Buffer.from(text).toString();
}
