/** Matches as the contract shows them: with what they are called, and a piece of their text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Schemas } from '../generated/types.ts';
import { PRINTED } from '../records/identifiers.ts';
import type { Read } from '../store/read.ts';
import { baseOf, endOf } from '../store/search-text.ts';
import type { Finder } from './highlight.ts';
import { TABLES, type Found, type Match } from './matches.ts';
import { markedSnippet, plainSnippet } from './snippet.ts';

type Result = Schemas['SearchResult'];

/** Most texts match near their beginning; of a few of the others the rest is read. */
const BEGINNING = 16_384;
const READ_WHOLE = 8;

interface Row {
  readonly id: number;
  readonly project_id: number | null;
  readonly identifier: string;
  readonly title: string;
  readonly page_id: number | null;
  readonly beginning: string;
  readonly length: number;
}

const BODIES: Readonly<Record<Found, string>> = {
  issue: 'issues.description',
  page: 'pages.content',
  comment: 'comments.content',
};

export async function results(read: Read, page: readonly Match[], find: Finder): Promise<Result[]> {
  const rows = new Map<number, { readonly shelf: Found; readonly row: Row }>();
  for (const shelf of Object.keys(TABLES) as Found[]) {
    const ids = idsOn(shelf, page);
    if (ids.length === 0) continue;
    for (const row of await rowsOf(read, shelf, ids)) rows.set(baseOf(shelf) + row.id, { shelf, row });
  }
  const made: Result[] = [];
  let whole = READ_WHOLE;
  for (const { docid } of page) {
    const found = rows.get(docid);
    // It went between the two queries.
    if (!found) continue;
    const { shelf, row } = found;
    let snippet = markedSnippet(row.beginning, find);
    if (snippet === null && row.length > BEGINNING && whole > 0) {
      whole -= 1;
      snippet = markedSnippet(await wholeBody(read, shelf, row.id), find);
      await nextTurn();
    }
    snippet ??= (shelf === 'comment' ? null : markedSnippet(row.title, find)) ?? plainSnippet(row.beginning);
    made.push(resultOf(shelf, row, snippet));
  }
  return made;
}

function idsOn(shelf: Found, page: readonly Match[]): number[] {
  const [base, end] = [baseOf(shelf), endOf(shelf)];
  return page.filter(({ docid }) => docid > base && docid <= end).map(({ docid }) => docid - base);
}

function resultOf(shelf: Found, row: Row, snippet: string): Result {
  const { id, identifier, title, project_id, page_id } = row;
  return {
    result_type: shelf,
    id,
    identifier,
    title,
    snippet,
    project_id,
    ...(shelf === 'comment' && page_id !== null ? { parent_page_id: page_id } : {}),
  };
}

function rowsOf({ db }: Read, shelf: Found, ids: readonly number[]): Promise<Row[]> {
  const table = TABLES[shelf];
  const body = BODIES[shelf];
  const query = db.from(table).whereIn(`${table}.id`, [...ids]);
  const called = NAMED[shelf](query);
  return query
    .leftJoin('projects', 'projects.id', `${table}.project_id`)
    .select(
      `${table}.id`,
      `${table}.project_id`,
      db.raw(`${called.identifier} AS identifier, ${called.title} AS title, ${called.page} AS page_id`),
      db.raw(`substr(${body}, 1, ?) AS beginning, length(${body}) AS length`, [BEGINNING]),
    );
}

interface Called {
  readonly identifier: string;
  readonly title: string;
  readonly page: string;
}

/** A comment goes by the name of what it stands on. */
const NAMED: Readonly<Record<Found, (query: Joining) => Called>> = {
  issue: () => ({ identifier: PRINTED.issue, title: 'issues.title', page: 'NULL' }),
  page: () => ({ identifier: PRINTED.page, title: 'pages.title', page: 'pages.id' }),
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

async function wholeBody({ db }: Read, shelf: Found, id: number): Promise<string> {
  const row = await db(TABLES[shelf])
    .where({ id })
    .first<{ body: string } | undefined>({ body: BODIES[shelf] });
  return row?.body ?? '';
}
