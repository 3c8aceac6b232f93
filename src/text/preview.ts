/** The first line of a body that is not blank, trimmed, then cut to 200 characters. */

export const LONGEST = 200;

/** Everything that `trim` removes, for an engine that has to do the same. */
export const WHITE_SPACE =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

export function previewOf(body: string): string {
  const text = body.trimStart();
  const end = text.indexOf('\n');
  const line = (end < 0 ? text : text.slice(0, end)).trimEnd();
  // A character has at most two code units; the line may be as long as the body.
  return [...line.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');
}
