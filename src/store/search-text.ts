/** What search knows of a row: its words and letters, written with the row, from which each engine makes its index. */
import { fold } from '../text/fold.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { piecesOf, wordsOf, type Words } from '../text/words.ts';
import type { Read } from './read.ts';
import { baseOf, type Shelf } from './shelves.ts';

/** A row as it is to be found. */
export interface SearchText {
  readonly shelf: Shelf;
  readonly id: number;
  /** Null for the workspace; a file has `WHERE_LINKED`. */
  readonly project_id: number | null;
  readonly title: string;
  readonly body: string;
}

/** Stands between title and body, where no query reaches. */
const BETWEEN = '\uffff';

/** Letters as literal searches compare them. PostgreSQL stores no NUL, and nobody looks for one. */
export function lettersOf(text: string): string {
  return fold(text).replaceAll('\0', '');
}

const WRITE = `INSERT INTO search_texts (docid, project_id, title_words, title_count, body_words, body_count, letters)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (docid) DO UPDATE SET title_words = excluded.title_words, title_count = excluded.title_count,
    body_words = excluded.body_words, body_count = excluded.body_count, letters = excluded.letters`;

interface Findable<Row> {
  text?(row: Row): SearchText | null;
}

/** What is found of a row follows it, from before its insert or update. What lies in the trash stays known: it may come back. */
export async function keepText<Row>(
  read: Pick<Read, 'db'>,
  kind: Findable<Row>,
  before: Row | null,
  after: Row,
): Promise<void> {
  if (!kind.text) return;
  const text = kind.text(after);
  const known = before && kind.text(before);
  if (!text) return;
  if (known && known.title === text.title && known.body === text.body) return;
  await writeText(read, text);
}

/** Replaces what was known of the row. Triggers note that the index is behind, and take the text away with its row. */
export async function writeText({ db }: Pick<Read, 'db'>, text: SearchText): Promise<void> {
  const { shelf, id, project_id, title, body } = text;
  const ofTitle = wordsOf(title);
  const ofBody = await takenApart(body);
  await db.raw(WRITE, [
    baseOf(shelf) + id,
    project_id ?? 0,
    ofTitle.text,
    ofTitle.count,
    ofBody.text,
    ofBody.count,
    `${lettersOf(title)}${BETWEEN}${ofBody.letters}`,
  ]);
}

/** Piece by piece, since a body may have 2 MiB, and others want a turn. */
async function takenApart(body: string): Promise<Words & { readonly letters: string }> {
  let [text, count, letters] = ['', 0, ''];
  for (const piece of piecesOf(body)) {
    if (count > 0) await nextTurn();
    const words = wordsOf(piece);
    text += words.text;
    count += words.count;
    letters += lettersOf(piece);
  }
  return { text, count, letters };
}
