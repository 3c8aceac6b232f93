/** Issues, pages and comments that were found. */
import { PRINTED } from '../records/identifiers.ts';
import type { Read } from '../store/read.ts';
import type { Shelf } from '../store/search-tables.ts';
import { TABLES } from './matches.ts';
import { BEGINNING, type Sources, type Thing } from './things.ts';

export type ItemShelf = Exclude<Shelf, 'attachment'>;

/** The column with the text of each. */
export const BODIES: Readonly<Record<ItemShelf, string>> = {
  issue: 'description',
  page: 'content',
  comment: 'content',
};

type Row = Omit<Thing, 'whole'> & { readonly length: number };

export async function itemsFound(
  { read }: Pick<Sources, 'read'>,
  shelf: ItemShelf,
  ids: readonly number[],
): Promise<Thing[]> {
  const rows = await rowsOf(read, shelf, ids);
  return rows.map(({ length, ...row }) => ({
    ...row,
    whole: length > BEGINNING ? () => bodyOf(read, shelf, row.id) : null,
  }));
}

function rowsOf({ db }: Read, shelf: ItemShelf, ids: readonly number[]): Promise<Row[]> {
  const table = TABLES[shelf];
  const body = `${table}.${BODIES[shelf]}`;
  const query = db.from(table).whereIn(`${table}.id`, [...ids]);
  const called = CALLED[shelf](query);
  return query
    .leftJoin('projects', 'projects.id', `${table}.project_id`)
    .select(
      `${table}.id`,
      `${table}.project_id`,
      db.raw(
        `${called.identifier} AS identifier, ${called.title} AS title, ${called.page} AS parent_page_id`,
      ),
      db.raw(`substr(${body}, 1, ?) AS beginning, length(${body}) AS length`, [BEGINNING]),
    );
}

interface Called {
  readonly identifier: string;
  readonly title: string;
  readonly page: string;
}

/** A comment goes by the name of what it stands on. */
const CALLED: Readonly<Record<ItemShelf, (query: Joining) => Called>> = {
  issue: () => ({ identifier: PRINTED.issue, title: 'issues.title', page: 'NULL' }),
  page: () => ({ identifier: PRINTED.page, title: 'pages.title', page: 'NULL' }),
  comment: query => {
    void query
      .leftJoin('issues', 'issues.id', 'comments.issue_id')
      .leftJoin('pages', 'pages.id', 'comments.page_id');
    return {
      identifier: `CASE WHEN comments.page_id IS NULL THEN ${PRINTED.issue} ELSE ${PRINTED.page} END`,
      title: 'COALESCE(issues.title, pages.title)',
      page: 'comments.page_id',
    };
  },
};

type Joining = ReturnType<Read['db']['from']>;

async function bodyOf({ db }: Read, shelf: ItemShelf, id: number): Promise<string> {
  const row = await db(TABLES[shelf])
    .where({ id })
    .first<{ body: string } | undefined>({ body: BODIES[shelf] });
  return row?.body ?? '';
}
