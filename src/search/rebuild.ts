/** Makes everything anew that search knows of issues, pages and comments, in small changes beside whatever else is written. */
import type { Knex } from 'knex';
import type { Read } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { baseOf, endOf, writeText, type SearchText } from '../store/search-text.ts';
import type { Origin, Work } from '../store/work.ts';
import { commentKind, issueKind, pageKind } from '../records/kinds.ts';
import { issuesNamed, pagesNamed, type CommentRow } from '../records/rows.ts';
import { indexDue } from './indexing.ts';
import { TABLES, type Found } from './matches.ts';

/** Few enough that other writers wait no longer than for a large change of their own. */
const ROWS = 200;
const BYTES = 2 * 1024 * 1024;

/** Whether there are rows to find, and no texts of them. */
export async function knowsNothing({ db }: Read): Promise<boolean> {
  if (await db('search_texts').first('docid')) return false;
  for (const table of Object.values(TABLES)) if (await db(table).first('id')) return true;
  return false;
}

export interface Progress {
  readonly shelf: Found;
  readonly done: number;
  readonly all: number;
}

/** Searches find everything meanwhile; what was written beside it is as new as it can be. */
export async function rebuild(
  store: Store,
  origin: () => Origin,
  tell: (progress: Progress) => void,
): Promise<number> {
  let total = 0;
  for (const shelf of Object.keys(TABLES) as Found[]) {
    const all = await store.read(({ db }) => countOf(db(TABLES[shelf])));
    let [last, done]: [number | null, number] = [0, 0];
    while (last !== null) {
      const after: number = last;
      const portion: Portion = await store.write(origin(), work => rebuildAfter(work, shelf, after));
      done += portion.rows;
      last = portion.last;
      tell({ shelf, done, all });
    }
    total += done;
  }
  while (await store.write(origin(), indexDue));
  return total;
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [counted] = await rows.count<{ count: number }[]>({ count: '*' });
  return counted?.count ?? 0;
}

interface Portion {
  readonly rows: number;
  /** Null where there are no more. */
  readonly last: number | null;
}

async function rebuildAfter(work: Work, shelf: Found, after: number): Promise<Portion> {
  work.untraced();
  const ids = await idsAfter(work, shelf, after);
  const texts = ids.length === 0 ? [] : await TEXTS[shelf](work, ids);
  for (const text of texts) await writeText(work, text);
  const last = ids.at(-1) ?? null;
  await forgetOthers(work, shelf, [after, last], ids);
  return { rows: ids.length, last };
}

async function idsAfter({ db }: Work, shelf: Found, after: number): Promise<number[]> {
  const rows = await db(TABLES[shelf])
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS)
    .select<{ id: number; bytes: number }[]>('id', db.raw(`octet_length(${BODIES[shelf]}) AS bytes`));
  let bytes = 0;
  const end = rows.findIndex((row, place) => {
    bytes += row.bytes;
    return place > 0 && bytes > BYTES;
  });
  return (end === -1 ? rows : rows.slice(0, end)).map(({ id }) => id);
}

/** Texts of rows that there are not. */
async function forgetOthers(
  { db }: Work,
  shelf: Found,
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

const BODIES: Readonly<Record<Found, string>> = { issue: 'description', page: 'content', comment: 'content' };

type Ids = readonly number[];

/** The texts of rows, what is in the trash included, by the same table of kinds as when they were written. */
const TEXTS: Readonly<Record<Found, (work: Work, ids: Ids) => Promise<SearchText[]>>> = {
  issue: async (work, ids) => textsOf(issueKind, await issuesNamed(work).whereIn('issues.id', ids)),
  page: async (work, ids) => textsOf(pageKind, await pagesNamed(work).whereIn('pages.id', ids)),
  comment: async (work, ids) => {
    const rows = await work.db<CommentRow>('comments').whereIn('id', ids);
    return textsOf(
      commentKind,
      rows.map(row => ({ ...row, identifier: '' })),
    );
  },
};

function textsOf<Row>(kind: { text?(row: Row): SearchText }, rows: readonly Row[]): SearchText[] {
  return rows.flatMap(row => kind.text?.(row) ?? []);
}
