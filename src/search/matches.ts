/** Texts that match, as far as the caller can read them: from the index, and from what it does not know yet. */
import type { Knex } from 'knex';
import type { Authority } from '../access/authority.ts';
import { whereReadable } from '../access/readable.ts';
import { linksWithItems, LIVE } from '../access/files.ts';
import type { Fragment } from '../store/dialects/search.ts';
import type { Read } from '../store/read.ts';
import { baseOf, endOf, type Shelf } from '../store/search-tables.ts';

/** What can be found, and the tables that hold it. */
export const TABLES = {
  issue: 'issues',
  page: 'pages',
  comment: 'comments',
  attachment: 'attachments',
} as const satisfies Record<Shelf, string>;
export const SHELVES = Object.keys(TABLES) as readonly Shelf[];

/** What is looked through at all. */
export interface Scope {
  readonly by: Authority;
  readonly shelves: readonly Shelf[];
  readonly projectId: number | undefined;
}

/** A condition on a text, whose row is joined as `texts`. */
export type Holds = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

export interface Wanted {
  /** What the index finds; it may be more than there is. */
  readonly indexed: Fragment;
  /** What the index cannot tell; null where it is always right. */
  readonly verified: Holds | null;
  /** The whole condition, for texts that the index does not know as they are. */
  readonly holds: Holds;
  /** How many matches of a shelf are taken, the newest ones. */
  readonly most: number;
}

/** Of matches, the one changed last comes first. */
export const NEWEST = [
  { column: 'updated_at', order: 'desc' },
  { column: 'docid', order: 'desc' },
] as const;

/** A match as its order needs it. */
export interface Match {
  readonly docid: number;
  readonly updated_at: string;
}

/** A query that is not asked yet: a builder on its own would be, by whoever waits for it. */
export interface Matching {
  readonly query: Knex.QueryBuilder;
}

/** The newest matches of every shelf, in no order. */
export function matches(read: Read, scope: Scope, wanted: Wanted): Knex.QueryBuilder {
  const { db } = read;
  const shelves = scope.shelves.map(shelf => {
    const both = known(read, scope, wanted, shelf).unionAll([due(read, scope, wanted, shelf)]);
    return db
      .from(db.from(both.as('either')).orderBy('docid', 'desc').limit(wanted.most).as('newest'))
      .select('*');
  });
  const [first, ...others] = shelves;
  if (!first) throw new Error('a search looks through nothing');
  return others.length > 0 ? first.unionAll(others) : first;
}

/** From the index, newest first, without what it knows as it was. */
function known(read: Read, scope: Scope, wanted: Wanted, shelf: Shelf): Knex.QueryBuilder {
  const { db } = read;
  const { sql, bindings } = wanted.indexed;
  const newestFirst = db.raw(`(SELECT docid FROM (${sql}) AS any_order ORDER BY docid DESC) AS found`, [
    ...bindings,
  ]);
  const query = readable(read, db.from(newestFirst), scope, shelf)
    .whereRaw('(SELECT docid FROM search_due WHERE search_due.docid = found.docid) IS NULL')
    .orderBy('found.docid', 'desc')
    .limit(wanted.most);
  const verified = wanted.verified?.(withTexts(read, query, 'found.docid')) ?? query;
  return db.from(verified.as(`known_${shelf}`)).select('*');
}

/** What the index does not know yet, looked through one by one. */
function due(read: Read, scope: Scope, { holds }: Wanted, shelf: Shelf): Knex.QueryBuilder {
  const query = readable(read, read.db.from('search_due AS found'), scope, shelf);
  return holds(withTexts(read, query, 'found.docid'));
}

/** Joins what search knows of each match, as `texts`. */
export function withTexts({ dialect }: Read, query: Knex.QueryBuilder, docid: string): Knex.QueryBuilder {
  return query.joinRaw(dialect.search.joinOne('texts', 'search_texts', 'docid', docid));
}

function readable(read: Read, found: Knex.QueryBuilder, scope: Scope, shelf: Shelf): Knex.QueryBuilder {
  const base = baseOf(shelf);
  const query = found
    .joinRaw(read.dialect.search.joinOne('things', TABLES[shelf], 'id', `found.docid - ${base}`))
    .whereBetween('found.docid', [base, endOf(shelf)])
    .select('found.docid');
  if (shelf === 'attachment') return readableFiles(read, query, scope);
  void query.whereNull('things.deleted_at').select('things.updated_at');
  if (scope.projectId !== undefined) void query.where('things.project_id', scope.projectId);
  return whereReadable(query, 'things.project_id', scope.by);
}

/** Files that a readable item uses; they never change, and so are as new as their upload. */
function readableFiles(read: Read, query: Knex.QueryBuilder, scope: Scope): Knex.QueryBuilder {
  const links = linksIn(read, scope).whereRaw('attachment_links.attachment_id = things.id');
  // Asked of each file in turn, and not by gathering all links first.
  const one = links.select('attachment_links.attachment_id').limit(1, { skipBinding: true });
  return query.select({ updated_at: 'things.created_at' }).whereRaw('(?) IS NOT NULL', [one]);
}

/** The links by which the caller may find files. */
export function linksIn(read: Read, { by, projectId }: Pick<Scope, 'by' | 'projectId'>): Knex.QueryBuilder {
  const links = linksWithItems(read).whereRaw(LIVE);
  if (projectId !== undefined) void links.where('attachment_links.project_id', projectId);
  return whereReadable(links, 'attachment_links.project_id', by);
}
