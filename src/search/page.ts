/** A page of matches, with what is shown of each: one statement finds, cuts and reads. */
import { PRINTED } from '../records/identifiers.ts';
import type { Read } from '../store/read.ts';
import type { Window } from '../paging/slice.ts';
import { baseOf, endOf, SHELVES, type Shelf } from '../store/search-tables.ts';
import { joined, raw, sql, type Sql } from '../store/sql.ts';
import { BODIES, type ItemShelf } from './items.ts';
import { TABLES, UNION } from './matches.ts';

/** The matches of a query, before they are cut into pages. */
export interface Matches {
  /** Tables that the groups read from, as `name AS (…)`. */
  readonly tables: readonly Sql[];
  /** Each selects the `docid` of matches, in their order; all of one group come before those of the next. */
  readonly groups: readonly Sql[];
  /** The number of all matches, if it is needed. */
  readonly count?: Sql;
}

/** Most texts match near their beginning. */
export const BEGINNING = 16_384;

/** A match, and what is shown of an issue, a page or a comment; a file has only its number. */
export interface Item {
  readonly docid: number;
  /** Its place on the page. */
  readonly place: number;
  readonly project_id: number | null;
  readonly identifier: string | null;
  readonly title: string | null;
  /** The page that a comment is on. */
  readonly parent_page_id: number | null;
  readonly beginning: string | null;
  readonly length: number | null;
}

export interface Page {
  readonly items: Item[];
  /** Null if it was not asked for. */
  readonly count: number | null;
}

interface Row {
  /** The items as JSON: the driver takes longer for many rows than for one. */
  readonly written: Buffer;
  readonly count: number | null;
}

/** The groups are joined under one limit, so an engine does not begin a group once the page is full. */
export async function pageOf(
  read: Read,
  { tables, groups, count = raw('NULL') }: Matches,
  { limit, offset }: Window,
): Promise<Page> {
  const { json } = read.dialect;
  const all = joined(
    groups.map((group, place) => sql`SELECT * FROM (${group}) AS ${raw(`group_${place}`)}`),
    UNION,
  );
  // SQLite prepares a statement again for each value of a plain `LIMIT ?`.
  const cut = sql`SELECT docid FROM (${all}) AS matching LIMIT ${limit} + 0 OFFSET ${offset} + 0`;
  const page = sql`page AS MATERIALIZED (SELECT docid, row_number() OVER () AS place FROM (${cut}) AS cut)`;
  const items = raw(`SELECT ${json.object(SHOWN)} AS record FROM page ${JOINS}`);
  const statement = sql`WITH ${joined([...tables, page], ', ')}
    SELECT ${raw(json.list('record'))} AS written, ${count} AS count FROM (${items}) AS items`;
  const [row] = (await read.rows(statement.in(read.dialect))) as Row[];
  if (!row) throw new Error('a page of matches was not returned');
  const found = JSON.parse(row.written.toString()) as Item[];
  return { items: found.sort((one, other) => one.place - other.place), count: row.count };
}

const idOn = (shelf: Shelf): string => `page.docid - ${baseOf(shelf)}`;
const isOn = (shelf: Shelf): string => `page.docid BETWEEN ${baseOf(shelf)} AND ${endOf(shelf)}`;

/** A comment is joined with its issue or page, whose name it has. */
const JOINS = `
  LEFT JOIN comments ON comments.id = CASE WHEN ${isOn('comment')} THEN ${idOn('comment')} END
  LEFT JOIN issues ON issues.id = CASE WHEN ${isOn('issue')} THEN ${idOn('issue')} ELSE comments.issue_id END
  LEFT JOIN pages ON pages.id = CASE WHEN ${isOn('page')} THEN ${idOn('page')} ELSE comments.page_id END
  LEFT JOIN projects ON projects.id = COALESCE(issues.project_id, pages.project_id)`;

const BODY = `CASE ${SHELVES.filter((shelf): shelf is ItemShelf => shelf !== 'attachment')
  .map(shelf => `WHEN ${isOn(shelf)} THEN ${TABLES[shelf]}.${BODIES[shelf]}`)
  .join(' ')} END`;

const SHOWN: readonly (readonly [keyof Item, string])[] = [
  ['docid', 'page.docid'],
  ['place', 'page.place'],
  ['project_id', 'COALESCE(issues.project_id, pages.project_id)'],
  ['identifier', `CASE WHEN issues.id IS NULL THEN ${PRINTED.page} ELSE ${PRINTED.issue} END`],
  ['title', 'COALESCE(issues.title, pages.title)'],
  ['parent_page_id', 'comments.page_id'],
  ['beginning', `substr(${BODY}, 1, ${BEGINNING})`],
  ['length', `length(${BODY})`],
];
