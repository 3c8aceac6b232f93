/** The searchable text of a row: words and letters, written with the row, from which each engine builds its index. */
import { fold } from '../../text/fold.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { wordsByPiece, wordsOf, type Words } from '../../text/words.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { insertAll, insertionOf, type Insertion } from './insertions.ts';
import { halvedPortions } from '../portions.ts';
import type { Ask, Read } from '../read.ts';
import { baseOf, type Shelf } from '../search-tables.ts';

/** A row in searchable form. */
export interface SearchText {
  readonly shelf: Shelf;
  readonly id: number;
  /** Null for the workspace; a file has `WHERE_LINKED`. */
  readonly project_id: number | null;
  readonly title: string;
  readonly body: string;
}

/** Separates title and body; no query contains it. */
const BETWEEN = '\uffff';

/** Letters as substring searches compare them. PostgreSQL cannot store NUL, and no query contains it. */
export function lettersOf(text: string): string {
  return fold(text).replaceAll('\0', '');
}

/** The stored search text of a row. */
export interface TextRow {
  readonly docid: number;
  readonly project_id: number;
  readonly title_words: string;
  readonly title_count: number;
  readonly body_words: string;
  readonly body_count: number;
  readonly letters: string;
}

/** The searchable form of a title and a body, for any row. */
export type SearchableText = Omit<TextRow, 'docid' | 'project_id'>;

interface Findable<Row> {
  text?(row: Row): SearchText | null;
}

/**
 * The search text of a row, computed before its insert or update; null if it does not change. A trashed row keeps its text,
 * since it may be restored.
 */
export async function textFollowing<Row>(
  kind: Findable<Row>,
  before: Row | null,
  after: Row,
): Promise<TextRow | null> {
  if (!kind.text) return null;
  const text = kind.text(after);
  const known = before && kind.text(before);
  if (!text || (known && known.title === text.title && known.body === text.body)) return null;
  return rowOf(text);
}

/** Replaces the search text of the row. Triggers note that the index is out of date, and delete the text with its row. */
export async function writeText({ ask, dialect }: Read, text: SearchText): Promise<void> {
  await writeTexts(ask, dialect, [await rowOf(text)]);
}

/** If there are several for one row, the last one counts. */
export function textInsertions(rows: readonly TextRow[]): Insertion[] {
  const last = new Map(rows.map(row => [row.docid, row]));
  return halvedPortions([...last.values()]).map(part => {
    const { text, values } = insertionOf('search_texts', part);
    const changes = Object.keys(part[0] ?? {})
      .slice(1)
      .filter(name => name !== 'project_id')
      .map(name => `${name} = excluded.${name}`);
    return { text: `${text} ON CONFLICT (docid) DO UPDATE SET ${changes.join(', ')}`, values };
  });
}

export function writeTexts(ask: Ask, dialect: Dialect, rows: readonly TextRow[]): Promise<void> {
  return insertAll(ask, dialect, textInsertions(rows));
}

async function rowOf(text: SearchText): Promise<TextRow> {
  return placed(text, await searchableText(text));
}

export function placed(
  { shelf, id, project_id }: Pick<SearchText, 'shelf' | 'id' | 'project_id'>,
  kept: SearchableText,
): TextRow {
  return { docid: baseOf(shelf) + id, project_id: project_id ?? 0, ...kept };
}

/** Slow for long texts; callers with many run it before the writer's turn. */
export async function searchableText({
  title,
  body,
}: Pick<SearchText, 'title' | 'body'>): Promise<SearchableText> {
  const ofTitle = wordsOf(title);
  const ofBody = await wordsAndLetters(body);
  return {
    title_words: ofTitle.text,
    title_count: ofTitle.count,
    body_words: ofBody.text,
    body_count: ofBody.count,
    letters: `${lettersOf(title)}${BETWEEN}${ofBody.letters}`,
  };
}

/**
 * The limit for stored words of a body: the longest body in any script is far below it. Only one made of ligatures that
 * stand for whole phrases exceeds it, with 25 MB from 2 MiB, and storing that would block everything.
 */
const MOST_WORDS = 4_000_000;

/** Piece by piece, since a body may have 2 MiB and must not block the event loop. */
async function wordsAndLetters(body: string): Promise<Words & { readonly letters: string }> {
  let [text, count, letters] = ['', 0, ''];
  for (const { piece, words } of wordsByPiece(body)) {
    if (letters !== '') await nextTurn();
    if (text.length < MOST_WORDS) {
      text += words.text;
      count += words.count;
    }
    letters += lettersOf(piece);
  }
  return { text, count, letters };
}
