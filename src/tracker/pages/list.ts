/** Lists of pages: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { allow, listsWorkspace, type Authority } from '../../access/authority.ts';
import type { Operations } from '../../generated/types.ts';
import { fetched, type Slice, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { pagesNamed, type Named, type PageRow, type PageStatus } from '../../records/rows.ts';
import { fitting, jsonBytes, MOST_BYTES_OF_BODIES, placesOfBodies } from '../../records/weighed.ts';

type Query = NonNullable<Operations['listPages']['parameters']['query']>;

export type PageFilter = Omit<Query, 'limit' | 'offset'>;

type ListOrder = NonNullable<Query['order_by']>;

/** In this order, not alphabetically. */
const STATUSES: readonly PageStatus[] = ['draft', 'active', 'complete', 'archived'];

const STATUS_RANK = `CASE pages.status ${STATUSES.map((status, rank) => `WHEN '${status}' THEN ${String(rank)}`).join(' ')} END`;

const IN_PLACE = ['pages.sort_order', 'pages.sequence'];
const BY_CREATION = ['pages.created_at', 'pages.id'];
const BY_UPDATE = ['pages.updated_at', 'pages.id'];

/** What each order compares, the last of it unique in a project. */
const ORDERS: Readonly<Record<ListOrder, readonly string[]>> = {
  sort_order: IN_PLACE,
  title: ['pages.title_folded', 'pages.sequence'],
  status: [STATUS_RANK, ...IN_PLACE],
  created: BY_CREATION,
  created_at: BY_CREATION,
  updated: BY_UPDATE,
  updated_at: BY_UPDATE,
};

/** How many a slice holds when only an offset was sent. */
const LIMIT_OF_LONE_OFFSET = 50;

/** The part of the list that a query asks for; null is all of it. */
export function windowOf({ limit, offset }: Pick<Query, 'limit' | 'offset'>): Window | null {
  if (limit === undefined && offset === undefined) return null;
  return { limit: limit ?? LIMIT_OF_LONE_OFFSET, offset: offset ?? 0 };
}

/** The pages of a project or of the workspace that pass every filter. */
export async function listedPages(
  read: Read,
  by: Authority,
  filter: PageFilter,
  window: Window | null,
): Promise<Slice<Named<PageRow>>> {
  if (filter.project_id !== undefined) await allow(read, by, filter.project_id);
  else if (!listsWorkspace(by)) return { rows: [], hasMore: false };
  if (window === null) return { rows: await pagesMatching(read, filter), hasMore: false };
  const weight = ({ content }: PageRow): number => jsonBytes(content);
  return fitting(await pageRows(read, filter, window), window, weight, MOST_BYTES_OF_BODIES);
}

/** The rows of a slice and one more, as far as they fit into an answer. */
function pageRows(read: Read, filter: PageFilter, window: Window) {
  const ids = pagesMatching(read, filter)
    .clearSelect()
    .select('pages.id')
    .limit(fetched(window))
    .offset(window.offset);
  const order = orderOf(filter);
  const placed = placesOfBodies(read, { table: 'pages', body: 'content', ids, order });
  return pagesNamed(read).join(placed.as('placed'), 'placed.id', 'pages.id').orderBy('placed.place');
}

/** The query of the whole list. */
export function pagesMatching(read: Read, filter: PageFilter) {
  const query = pagesNamed(read)
    .where('pages.project_id', filter.project_id ?? null)
    .whereNull('pages.deleted_at');
  keepMatching(query, filter);
  return query.orderByRaw(orderOf(filter));
}

function keepMatching(query: Knex.QueryBuilder, { project_id, folder_id, status, label }: PageFilter): void {
  if (folder_id !== undefined) void query.where('pages.folder_id', folder_id);
  if (status !== undefined) void query.where('pages.status', status);
  if (label === undefined) return;
  void query.whereIn('pages.id', labelled => {
    void labelled
      .from('page_labels')
      .join('labels', 'labels.id', 'page_labels.label_id')
      // The workspace has no labels.
      .where({ 'labels.project_id': project_id ?? 0, 'labels.name_folded': fold(label) })
      .select('page_labels.page_id');
  });
}

/** Pinned pages stand first in every order, and in every direction. */
function orderOf({ order_by = 'sort_order', order = 'asc' }: PageFilter): string {
  return ['pages.pinned DESC', ...ORDERS[order_by].map(column => `${column} ${order}`)].join(', ');
}
