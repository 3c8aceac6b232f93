/** Rebuilds the searchable texts and their index in small changes, while the server runs. */
import type { Files } from '../attachments/bytes/files.ts';
import { attachmentKind } from '../attachments/kind.ts';
import type { AttachmentRow } from '../attachments/rows.ts';
import { type CommentRow, commentKind } from '../records/comment.ts';
import { issueKind, issuesNamed } from '../records/issue.ts';
import { pageKind, pagesNamed } from '../records/page.ts';
import type { Read } from '../store/read.ts';
import { writeText, type SearchText } from '../store/writing/search-text.ts';
import { baseOf, endOf, SHELVES, type Shelf } from '../store/search-tables.ts';
import type { Store } from '../store/store.ts';
import type { Origin, Work } from '../store/work.ts';
import { hasDue, indexDue } from './indexing.ts';
import { BODIES, type ItemShelf } from './items.ts';
import { TABLES } from './matches.ts';

/** Few enough that other writers wait no longer than for a large change. */
const ROWS = 200;
const BYTES = 2 * 1024 * 1024;

export interface Progress {
  readonly shelf: Shelf;
  readonly done: number;
  readonly all: number;
}

export interface Rebuilding {
  readonly store: Store;
  readonly files: Files;
  readonly origin: () => Origin;
  readonly tell?: (progress: Progress) => void;
  /** Stops it between two changes; the next start continues from there. */
  readonly signal?: AbortSignal;
}

/** Starts from the first row, also if another rebuild was running. Searches find everything in the meantime. */
export async function rebuild(rebuilding: Rebuilding): Promise<number> {
  const { store, origin } = rebuilding;
  await store.write(origin(), async work => {
    work.untraced();
    const rows = SHELVES.map(shelf => ({ shelf, after_id: 0 }));
    await work.db('search_rebuilding').insert(rows).onConflict('shelf').merge();
  });
  return finishRebuilding(rebuilding);
}

/** Continues an unfinished rebuild, and returns the number of texts it wrote. */
export async function finishRebuilding(rebuilding: Rebuilding): Promise<number> {
  const { store, origin, signal } = rebuilding;
  let total = 0;
  for (const shelf of await store.read(unfinished)) total += await rebuildShelf(rebuilding, shelf);
  await catchUp(store, origin, signal);
  return total;
}

/** Indexes all texts that are due. */
export async function catchUp(store: Store, origin: () => Origin, signal?: AbortSignal): Promise<void> {
  let mayHaveMore = await store.read(hasDue);
  while (mayHaveMore && !signal?.aborted) mayHaveMore = await store.write(origin(), indexDue);
}

async function rebuildShelf(
  { store, files, origin, tell, signal }: Rebuilding,
  shelf: Shelf,
): Promise<number> {
  let [done, hasMore] = [0, true];
  const all = await store.read(read => countOn(read, shelf));
  while (hasMore && !signal?.aborted) {
    const written = shelf === 'attachment' ? await store.read(read => wordsOfNext(read, files)) : null;
    const portion = await store.write(origin(), work => rebuildNext(work, shelf, written));
    done += portion.rows;
    ({ hasMore } = portion);
    // Searches scan due texts one by one, so there must never be many.
    await catchUp(store, origin, signal);
    tell?.({ shelf, done, all });
  }
  return done;
}

/** The tables that a rebuild has not finished, in order; at most starts there are none. */
async function unfinished({ db }: Read): Promise<Shelf[]> {
  const left = await db('search_rebuilding').pluck<string[]>('shelf');
  return SHELVES.filter(shelf => left.includes(shelf));
}

/** The id after which it continues; null if the table is finished. */
async function placeOn({ db }: Read, shelf: Shelf): Promise<number | null> {
  const row = await db('search_rebuilding')
    .where({ shelf })
    .first<{ after_id: number } | undefined>('after_id');
  return row?.after_id ?? null;
}

async function countOn({ db }: Read, shelf: Shelf): Promise<number> {
  const [counted] = await db(TABLES[shelf]).count<{ count: number }[]>({ count: '*' });
  return counted?.count ?? 0;
}

/** The texts of files, by id. */
type Written = ReadonlyMap<number, string>;

/** Reads the bytes of files before the change, so that the writer does not wait for the disk. */
async function wordsOfNext(read: Read, files: Files): Promise<Written> {
  const after = await placeOn(read, 'attachment');
  const ids = after === null ? [] : await idsAfter(read, 'attachment', after);
  const rows = await read.db<AttachmentRow>('attachments').whereIn('id', ids).select();
  const written = new Map<number, string>();
  for (const row of rows) written.set(row.id, await files.words(row));
  return written;
}

interface Portion {
  readonly rows: number;
  readonly hasMore: boolean;
}

async function rebuildNext(work: Work, shelf: Shelf, written: Written | null): Promise<Portion> {
  work.untraced();
  const after = await placeOn(work, shelf);
  if (after === null) return { rows: 0, hasMore: false };
  const next = await idsAfter(work, shelf, after);
  const unread = written ? next.findIndex(id => !written.has(id)) : -1;
  // A file was added or deleted since they were read.
  if (unread === 0) return { rows: 0, hasMore: true };
  const ids = unread === -1 ? next : next.slice(0, unread);
  for (const text of await textsOf(work, shelf, ids, written)) await writeText(work, text);
  const last = ids.at(-1) ?? null;
  await forgetOthers(work, shelf, [after, last], ids);
  const place = work.db('search_rebuilding').where({ shelf });
  await (last === null ? place.delete() : place.update({ after_id: last }));
  return { rows: ids.length, hasMore: last !== null };
}

async function idsAfter({ db }: Read, shelf: Shelf, after: number): Promise<number[]> {
  const bytes = shelf === 'attachment' ? 'size_bytes' : `octet_length(${BODIES[shelf]})`;
  const rows = await db(TABLES[shelf])
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS)
    .select<{ id: number; bytes: number }[]>('id', db.raw(`${bytes} AS bytes`));
  let sum = 0;
  const end = rows.findIndex((row, place) => {
    sum += row.bytes;
    return place > 0 && sum > BYTES;
  });
  return (end === -1 ? rows : rows.slice(0, end)).map(({ id }) => id);
}

/** Deletes the texts of rows that do not exist. */
async function forgetOthers(
  { db }: Work,
  shelf: Shelf,
  [after, last]: readonly [number, number | null],
  ids: readonly number[],
): Promise<void> {
  const base = baseOf(shelf);
  await db('search_texts')
    .where('docid', '>', base + after)
    .where('docid', '<=', last === null ? endOf(shelf) : base + last)
    .whereNotIn(
      'docid',
      ids.map(id => base + id),
    )
    .delete();
}

type Ids = readonly number[];

/** The texts of rows, including the trash, from the same kinds as when they were written. */
const TEXTS: Readonly<Record<ItemShelf, (work: Work, ids: Ids) => Promise<SearchText[]>>> = {
  issue: async (work, ids) => textsBy(issueKind, await issuesNamed(work).whereIn('issues.id', ids)),
  page: async (work, ids) => textsBy(pageKind, await pagesNamed(work).whereIn('pages.id', ids)),
  comment: async (work, ids) => {
    const rows = await work.db<CommentRow>('comments').whereIn('id', ids);
    return textsBy(
      commentKind,
      rows.map(row => ({ ...row, identifier: '' })),
    );
  },
};

async function textsOf(work: Work, shelf: Shelf, ids: Ids, written: Written | null): Promise<SearchText[]> {
  if (ids.length === 0) return [];
  if (shelf !== 'attachment') return TEXTS[shelf](work, ids);
  const rows = await work.db<AttachmentRow>('attachments').whereIn('id', ids).select();
  return textsBy(
    attachmentKind,
    rows.map(row => ({ ...row, words: written?.get(row.id) ?? '' })),
  );
}

function textsBy<Row>(kind: { text?(row: Row): SearchText | null }, rows: readonly Row[]): SearchText[] {
  return rows.flatMap(row => kind.text?.(row) ?? []);
}
