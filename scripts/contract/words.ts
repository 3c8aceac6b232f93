/** Compares two versions of a document, ignoring prose. */
import { isDeepStrictEqual } from 'node:util';
import { pointerOf } from '../documents/findings.ts';
import { isObject, type Json } from './json.ts';
import { holdsNames, valueKeyword } from './places.ts';

const PROSE: readonly string[] = ['title', 'summary', 'description'];

type Path = readonly string[];

/** JSON pointers to everything that differs, except titles, summaries, descriptions and sentences in examples. */
export function differencesBesidesWords(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): string[] {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys]
      .filter(key => !isProse(key, path, [before[key], after[key]]))
      .flatMap(key => differencesBesidesWords(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) =>
      differencesBesidesWords(item, after[index], [...path, String(index)]),
    );
  if (isDeepStrictEqual(before, after) || (isSentence(before) && isSentence(after) && isInExample(path)))
    return [];
  return [pointerOf(path)];
}

/** A property may be named `title`, and an example may have such a field. */
function isProse(key: string, path: Path, values: readonly (Json | undefined)[]): boolean {
  const areTexts = values.every(value => value === undefined || typeof value === 'string');
  return areTexts && PROSE.includes(key) && !holdsNames(path);
}

/** In an example, a text without white space may be an id, a code or a format. */
function isSentence(value: Json | undefined): boolean {
  return typeof value === 'string' && /\S\s+\S/.test(value);
}

/** Values of `const`, `enum` and `default` are exact. */
function isInExample(path: Path): boolean {
  return ['example', 'examples'].includes(valueKeyword(path) ?? '');
}
