/** Finds a place in the documentation. The server uses it for the page of results, and the browser while the reader types. */

export interface SearchEntry {
  readonly title: string;
  /** `GET /api/issues`, `setting`, or the title of the page. */
  readonly kind: string;
  readonly href: string;
  /** Names that a reader may type exactly. */
  readonly names: readonly string[];
  /** Further words by which it is found. */
  readonly words: string;
  /** A heading of a text: what a question is looking for. */
  readonly isText?: true;
}

/** Words that say nothing about what is wanted. */
const EMPTY = new Set(
  'a an and are can do does for how i in is it my of on or the to what where which with you'.split(' '),
);

export interface Prepared {
  readonly entry: SearchEntry;
  readonly names: readonly string[];
  readonly title: readonly string[];
  readonly words: readonly string[];
}

/** The index as it is searched: prepared once. */
export function prepared(entries: readonly SearchEntry[]): Prepared[] {
  return entries.map(entry => ({
    entry,
    names: entry.names.map(name => name.toLowerCase()),
    title: wordsIn(`${entry.title} ${entry.names.join(' ')}`),
    words: wordsIn(`${entry.kind} ${entry.words}`),
  }));
}

/** The best first. */
export function found(index: readonly Prepared[], query: string, most = 20): SearchEntry[] {
  const asked = query.trim().toLowerCase();
  const all = wordsIn(query);
  const telling = all.filter(word => !EMPTY.has(word));
  const words = telling.length > 0 ? telling : all;
  const isQuestion = telling.length > 0 && telling.length < all.length;
  if (words.length === 0) return [];
  return index
    .map(one => ({
      one,
      score: scoreOf(one, asked, words, isQuestion) * (isQuestion && one.entry.isText ? 4 : 1),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one.entry);
}

/** Zero if it has not every word. */
function scoreOf(
  { names, title, words, entry }: Prepared,
  asked: string,
  wanted: readonly string[],
  isQuestion: boolean,
): number {
  const named = names.includes(asked) || entry.title.toLowerCase() === asked ? 1_000 : 0;
  const begins = named === 0 && names.some(name => name.startsWith(asked)) ? 100 : 0;
  let sum = named + begins;
  for (const word of wanted) {
    const worth = best(title, word, isQuestion) * 10 || best(words, word, isQuestion) * 3;
    if (worth === 0) return sum >= 1_000 ? sum : 0;
    sum += worth;
  }
  // Of two places with the same words, the shorter title is more about them.
  return sum + 5 / (1 + title.length);
}

/** Most for what one does (`paging`, asked as "how do I page"), then for the word itself, another form, its beginning. */
function best(words: readonly string[], wanted: string, isQuestion: boolean): number {
  if (isQuestion && words.includes(`${stemOf(wanted)}ing`)) return 3;
  if (words.includes(wanted)) return 2;
  const stem = stemOf(wanted);
  if (words.some(word => stemOf(word) === stem)) return 1.8;
  return words.some(word => word.startsWith(wanted)) ? 1 : 0;
}

function stemOf(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:ing|ed|es|s|e)$/, '');
}

/** `listIssues`, `stale_seq` and `/api/issues` are words with parts. */
export function wordsIn(text: string): string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');
}
