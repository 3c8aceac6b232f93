/** Search in an engine: by words and letters, with the maintenance of the index. */
import { baseOf } from '../search-tables.ts';
import type { Sql } from '../sql.ts';

/** The beginning of a word in a query. */
export interface Beginning {
  readonly text: string;
  /** The words with this beginning, if they are known and few. */
  readonly words: readonly string[] | null;
}

/** A condition on the words of a text, which the index can answer. */
export type Condition =
  | { readonly begins: Beginning; readonly inTitle: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly holds: Condition; readonly without: Condition };

/** The part of the index to search. */
export interface Within {
  /** Null for all projects. */
  readonly projects: readonly number[] | null;
  /** The first and the last number of a text. */
  readonly docids: readonly [first: number, last: number];
}

export interface SearchDialect {
  /**
   * Joins the one row of the table whose key has the value, as `alias`. It is looked up by its key, because engines misjudge
   * how many texts match and would scan all rows again for each of them.
   */
  readonly joinOne: (alias: string, table: string, key: string, value: string) => Sql;
  /** The same for a row of an item that is not in the trash, of which only the project and the last change are needed. */
  readonly joinItem: (alias: string, table: string, id: string) => Sql;
  /**
   * A condition that a column contains a text. LIKE would compare character by character at each position: seconds for a long
   * text that nearly matches everywhere.
   */
  readonly contains: (column: string, text: string) => Sql;
  /** `SELECT docid` of the texts whose words fulfil the condition, newest first. */
  readonly byWords: (condition: Condition, within: Within) => Sql;
  /** `SELECT docid` of a superset of the texts that contain these letters, newest first. */
  readonly byLetters: (letters: string, within: Within) => Sql;
  /** Statements that update the index for the texts with these numbers, in order; `{{docids}}` stands for them. */
  readonly reindex: { readonly words: readonly string[]; readonly letters: readonly string[] };
}

/** Prefixes the words of titles, which are indexed a second time with it; no word contains it. */
export const TITLE = '\uf001';

/** From this number of letters on, the vocabulary knows how a word may continue. */
export const VOCABULARY_LETTERS = 3;

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
