/** How an engine finds texts by words and letters, and keeps its index of them. */
import { baseOf } from '../search-tables.ts';

/** A piece of SQL with the values for its question marks. */
export interface Fragment {
  readonly sql: string;
  readonly bindings: readonly (string | number)[];
}

/** A beginning of words that is looked for. */
export interface Beginning {
  readonly text: string;
  /** The words that begin so, where they are known and few. */
  readonly words: readonly string[] | null;
}

export interface SearchDialect {
  /**
   * Joins to each row, as `alias`, the one row of the table whose key has the value. It is looked up by its key, since engines
   * guess wrong how many texts match, and would rather go through all rows again for each of them.
   */
  joinOne(alias: string, table: string, key: string, value: string): string;
  /**
   * A condition that a column holds the text of its question mark. LIKE would compare letter by letter at each place where
   * the text may begin: seconds for a long text that is almost everywhere in another.
   */
  contains(column: string): string;
  /** `SELECT docid` of the texts in which each of these begins a word, in one of these projects if any are named. */
  withWords(beginnings: readonly Beginning[], projects: readonly number[] | null): Fragment;
  /** `SELECT docid` of texts among which are all that hold this stretch, in one of these projects if any are named. */
  withLetters(stretch: string, projects: readonly number[] | null): Fragment;
  /** What makes the index agree with the texts of these numbers, in order; `{{docids}}` stands for them. */
  readonly reindex: { readonly words: readonly string[]; readonly letters: readonly string[] };
}

/** Beginnings up to this length stand in the index themselves. */
const SHORT = 3;

export function isShort(beginning: string): boolean {
  return [...beginning].length <= SHORT;
}

/** Three characters that no word has, as the place of a text is written among its words: the number of its project. */
export function markOf(project: number): string {
  const digits = [Math.floor(project / DIGIT ** 2), Math.floor(project / DIGIT) % DIGIT, project % DIGIT];
  return String.fromCharCode(...digits.map(digit => FIRST + digit));
}

/** How many characters a mark counts with, from the first for private use on. */
const DIGIT = 4_096;
const FIRST = 0xe000;

/** The project of a file's text: where it is, its links say. */
export const WHERE_LINKED = -1;

/** The links of the file whose text is at hand. */
export const LINKS_OF_TEXT = `attachment_links.attachment_id = search_texts.docid - ${baseOf('attachment')}`;

/** The same in SQL, for a column that holds the number. */
export function markedBy(character: string, column: string): string {
  const digits = [`${column} / ${DIGIT ** 2}`, `${column} / ${DIGIT} % ${DIGIT}`, `${column} % ${DIGIT}`];
  return digits.map(digit => `${character}(${FIRST} + CAST(${digit} AS INTEGER))`).join(' || ');
}
