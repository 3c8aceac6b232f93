/** Texts that match and that the caller can read: from the index, and those that the index does not know yet. */
import type { Authority } from '../access/authority.ts';
import { LINKS_WITH_ITEMS, LIVE } from '../access/files.ts';
import { readable } from '../access/readable.ts';
import type { Within } from '../store/dialects/search.ts';
import type { Dialect } from '../store/dialects/dialect.ts';
import { baseOf, endOf, type Shelf } from '../store/search-tables.ts';
import { joined, raw, sql, type Sql } from '../store/sql.ts';

/** The kinds of things that can be found, and the tables that hold them. */
export const TABLES = {
  issue: 'issues',
  page: 'pages',
  comment: 'comments',
  attachment: 'attachments',
} as const satisfies Record<Shelf, string>;

/** The scope of a search. */
export interface Scope {
  readonly by: Authority;
  readonly shelves: readonly Shelf[];
  readonly projectId: number | undefined;
  /** The projects that the index is narrowed to; null for all. Whether a text is readable is checked in any case. */
  readonly projects: readonly number[] | null;
}

/** A search, as its statements need it. */
export interface Search {
  readonly dialect: Dialect;
  readonly scope: Scope;
  /** Whether the index does not know some texts as they are. */
  readonly hasDue: boolean;
}

export interface Wanted {
  /** `SELECT docid` of the matches that the index finds, newest first; there may be too many. */
  readonly indexed: (within: Within) => Sql;
  /** A condition on `texts` that excludes what the index should not have found; null if the index is exact. */
  readonly verified: Sql | null;
  /** A condition on the rows of `due`; null for all of them. */
  readonly ofDue: Sql | null;
}

/** Of matches, the one changed last comes first. */
export const NEWEST = raw('updated_at DESC, docid DESC');

export const UNION = ' UNION ALL ';

/**
 * The newest matches of a kind in the index, at most so many, and all that the index does not know yet: number and time of each, in
 * no order. If the first ones are skipped, so are those that the index does not know.
 */
export function newestMatches(
  search: Search,
  shelf: Shelf,
  wanted: Wanted,
  { most, skipped = 0 }: { readonly most: number; readonly skipped?: number },
): Sql {
  const docids = [baseOf(shelf), endOf(shelf)] as const;
  const found = sql`(${wanted.indexed({ projects: search.scope.projects, docids })}) AS found`;
  const isKnown = raw(
    search.hasDue ? ' AND (SELECT docid FROM search_due WHERE search_due.docid = found.docid) IS NULL' : '',
  );
  const known = sql`${matching(search, shelf, found, { holds: wanted.verified })}${isKnown}`;
  const indexed = sql`SELECT * FROM (
      ${known} ORDER BY found.docid DESC LIMIT ${raw(`${most - skipped} OFFSET ${skipped}`)}
    ) AS ${raw(`indexed_${shelf}`)}`;
  if (skipped > 0 || !search.hasDue) return indexed;
  const due = [raw(`docid BETWEEN ${docids.join(' AND ')}`), ...(wanted.ofDue ? [wanted.ofDue] : [])];
  return sql`${indexed} UNION ALL SELECT docid, updated_at FROM due WHERE ${joined(due, ' AND ')}`;
}

/**
 * The table `due`, if there are such texts: the matches among those that the index does not know as they are, each looked at
 * once. `more` are further columns, and `holds` a condition, both of `texts`.
 */
export function dueMatches(search: Search, holds: Sql, more: Sql = raw('')): Sql[] {
  if (!search.hasDue) return [];
  const kinds = search.scope.shelves.map(shelf => {
    const found = raw(
      `(SELECT docid FROM search_due WHERE docid BETWEEN ${baseOf(shelf)} AND ${endOf(shelf)}) AS found`,
    );
    return sql`SELECT * FROM (${matching(search, shelf, found, { holds, more })}) AS ${raw(`due_${shelf}`)}`;
  });
  return [sql`due AS MATERIALIZED (${joined(kinds, UNION)})`];
}

/** Of the texts that were found: those that the caller can read, with the time of their last change. */
function matching(
  { dialect, scope }: Search,
  shelf: Shelf,
  found: Sql,
  { holds, more = raw('') }: { readonly holds: Sql | null; readonly more?: Sql },
): Sql {
  const isFile = shelf === 'attachment';
  const id = `found.docid - ${baseOf(shelf)}`;
  const { joinOne, joinItem } = dialect.search;
  const things = isFile ? joinOne('things', TABLES[shelf], 'id', id) : joinItem('things', TABLES[shelf], id);
  const texts = holds ? joinTexts(dialect, 'found.docid') : raw('');
  const time = raw(isFile ? 'things.created_at AS updated_at' : 'things.updated_at');
  const conditions = [...(isFile ? [usedReadably(scope)] : readableItems(scope)), ...(holds ? [holds] : [])];
  return sql`SELECT found.docid, ${time}${more} FROM ${found} ${things} ${texts}
    WHERE ${joined(conditions, ' AND ')}`;
}

/** Joins the searchable text of each match, as `texts`. */
export function joinTexts({ search }: Dialect, docid: string): Sql {
  return search.joinOne('texts', 'search_texts', 'docid', docid);
}

function readableItems({ by, projectId }: Scope): Sql[] {
  const project = projectId === undefined ? [] : [sql`things.project_id = ${projectId}`];
  return [raw('things.deleted_at IS NULL'), ...project, readable('things.project_id', by)];
}

/** Files are found through an item that uses them. This is checked for each file, without collecting all links first. */
function usedReadably(scope: Scope): Sql {
  const link = sql`SELECT attachment_links.attachment_id FROM ${readableLinks(scope)}
    AND attachment_links.attachment_id = things.id LIMIT 1`;
  return sql`(${link}) IS NOT NULL`;
}

/** The links through which the caller can find files: tables and a condition, to which more can be added. */
export function readableLinks({ by, projectId }: Pick<Scope, 'by' | 'projectId'>, tables = raw('')): Sql {
  const project = projectId === undefined ? raw('TRUE') : sql`attachment_links.project_id = ${projectId}`;
  return sql`${raw(LINKS_WITH_ITEMS)} ${tables} WHERE ${raw(LIVE)} AND ${project}
    AND ${readable('attachment_links.project_id', by)}`;
}
