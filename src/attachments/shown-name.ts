/** Names found inside somebody's file, as they are shown: cut, and never in the middle of a character. */

const LONGEST = 1_000;

export function shownName(name: string): string {
  return [...Buffer.from(name).toString()].slice(0, LONGEST).join('');
}
