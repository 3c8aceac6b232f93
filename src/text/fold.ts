/** Folds case like Unicode's simple case folding, so that names compare the same way on both engines. */

/**
 * Characters whose simple folding is not "upper case, then lower case": the dotless i stays, and three letters have two
 * forms each.
 */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['\u0131', '\u0131'],
  ['\u1fd3', '\u0390'],
  ['\u1fe3', '\u03b0'],
  ['\ufb05', '\ufb06'],
]);

function foldCharacter(character: string): string {
  const exception = EXCEPTIONS.get(character);
  if (exception !== undefined) return exception;
  const [inUpper, inLower] = [character.toUpperCase(), character.toLowerCase()];
  // Most scripts have no case.
  if (inUpper === character && inLower === character) return character;
  const upper = single(inUpper) ?? character;
  return single(upper.toLowerCase()) ?? upper;
}

/** Simple folding has no mappings from one character to several. */
function single(text: string): string | null {
  return [...text].length === 1 ? text : null;
}

/** Computed once for each character of the basic plane: that takes ten times as long as a lookup. */
const KNOWN: string[] = [];

function knownFolding(character: string): string {
  if (character.length > 1) return foldCharacter(character);
  return (KNOWN[character.charCodeAt(0)] ??= foldCharacter(character));
}

const ASCII = /^[\0-\x7f]*$/;

export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Most scripts have no case, and comparing a long text is ten times as fast as folding it.
  if (text.toLowerCase() === text && text.toUpperCase() === text) return text;
  let folded = '';
  for (const character of text) {
    folded += character < '\u0080' ? character.toLowerCase() : knownFolding(character);
  }
  return folded;
}
