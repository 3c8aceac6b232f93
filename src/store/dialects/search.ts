/** How an engine searches texts by words and letters, and maintains the index. */
import { baseOf } from '../search-tables.ts';

/** SQL with the values for its question marks. */
export interface Fragment {
  readonly sql: string;
  readonly bindings: readonly (string | number)[];
}

/** A word prefix in a query. */
export interface Beginning {
  readonly text: string;
  /** The words with this prefix, if they are known and few. */
  readonly words: readonly string[] | null;
}

export interface SearchDialect {
  /**
   * Joins the one row of the table whose key has the value, as `alias`. It is looked up by its key, because engines misjudge
   * how many texts match and would scan all rows again for each of them.
   */
  joinOne(alias: string, table: string, key: string, value: string): string;
  /**
   * A condition that a column contains the text of its question mark. LIKE would compare character by character at each
   * position: seconds for a long text that nearly matches everywhere.
   */
  contains(column: string): string;
  /** `SELECT docid` of the texts in which each of these prefixes begins a word, limited to the given projects. */
  withWords(beginnings: readonly Beginning[], projects: readonly number[] | null): Fragment;
  /** `SELECT docid` of a superset of the texts that contain this substring, limited to the given projects. */
  withLetters(stretch: string, projects: readonly number[] | null): Fragment;
  /** Statements that update the index for the texts with these numbers, in order; `{{docids}}` stands for them. */
  readonly reindex: { readonly words: readonly string[]; readonly letters: readonly string[] };
}

/** Prefixes up to this length are in the index themselves. */
const SHORT = 3;

export function isShort(beginning: string): boolean {
  return [...beginning].length <= SHORT;
}

/** Three characters that occur in no word and encode a project number; stored among the words of a text. */
export function markOf(project: number): string {
  const digits = [Math.floor(project / DIGIT ** 2), Math.floor(project / DIGIT) % DIGIT, project % DIGIT];
  return String.fromCharCode(...digits.map(digit => FIRST + digit));
}

/** The base of the digits of a mark, from the first private-use character on. */
const DIGIT = 4_096;
const FIRST = 0xe000;

/** The project number of a file's text: its links decide where it is found. */
export const WHERE_LINKED = -1;

/** The links of the file that the current text belongs to. */
export const LINKS_OF_TEXT = `attachment_links.attachment_id = search_texts.docid - ${baseOf('attachment')}`;

/** The same in SQL, for a column that holds the number. */
export function markedBy(character: string, column: string): string {
  const digits = [`${column} / ${DIGIT ** 2}`, `${column} / ${DIGIT} % ${DIGIT}`, `${column} % ${DIGIT}`];
  return digits.map(digit => `${character}(${FIRST} + CAST(${digit} AS INTEGER))`).join(' || ');
}
