/** Folds case as Unicode's simple case folding does, so that names compare alike on both engines. */

/** Characters whose simple folding is not "upper case, then lower case": dotless and dotted i keep to themselves. */
const KEPT = new Set(['\u0130', '\u0131']);

function foldCharacter(character: string): string {
  if (KEPT.has(character)) return character;
  const upper = single(character.toUpperCase()) ?? character;
  return single(upper.toLowerCase()) ?? upper;
}

/** Full mappings of several characters are no part of simple folding. */
function single(text: string): string | null {
  return [...text].length === 1 ? text : null;
}

export function fold(text: string): string {
  let folded = '';
  for (const character of text) {
    folded += character < '\u0080' ? character.toLowerCase() : foldCharacter(character);
  }
  return folded;
}
