/** Names that stand inside of somebody's file, as they are shown: cut, and never half a character. */

const LONGEST = 1_000;

export function shownName(name: string): string {
  return [...Buffer.from(name).toString()].slice(0, LONGEST).join('');
}
