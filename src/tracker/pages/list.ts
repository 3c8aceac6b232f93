/** Page lists, filtered, ordered and paged in the database. */
import type { Knex } from 'knex';
import { readsWorkspace, type Authority } from '../../access/authority.ts';
import type { Operations } from '../../generated/types.ts';
import type { Window } from '../../paging/slice.ts';
import { list } from '../../records/list.ts';
import { fold } from '../../text/fold.ts';
import { PAGES, type PageStatus } from '../../records/page.ts';

type Query = NonNullable<Operations['listPages']['parameters']['query']>;

export type PageFilter = Omit<Query, 'limit' | 'offset'>;

type ListOrder = NonNullable<Query['order_by']>;

/** In this order, not alphabetically. */
const STATUSES: readonly PageStatus[] = ['draft', 'active', 'complete', 'archived'];

const STATUS_RANK = `CASE pages.status ${STATUSES.map((status, rank) => `WHEN '${status}' THEN ${String(rank)}`).join(' ')} END`;

const IN_PLACE = ['pages.sort_order', 'pages.sequence'];
const BY_CREATION = ['pages.created_at', 'pages.id'];
const BY_UPDATE = ['pages.updated_at', 'pages.id'];

/** The columns of each order; the last one is unique in a project. */
const ORDERS: Readonly<Record<ListOrder, readonly string[]>> = {
  sort_order: IN_PLACE,
  title: ['pages.title_folded', 'pages.sequence'],
  status: [STATUS_RANK, ...IN_PLACE],
  created: BY_CREATION,
  created_at: BY_CREATION,
  updated: BY_UPDATE,
  updated_at: BY_UPDATE,
};

/** The page size when only an offset is sent. */
const LIMIT_OF_LONE_OFFSET = 50;

/** The requested part of the list; null means all of it. */
export function windowOf({ limit, offset }: Pick<Query, 'limit' | 'offset'>): Window | null {
  if (limit === undefined && offset === undefined) return null;
  return { limit: limit ?? LIMIT_OF_LONE_OFFSET, offset: offset ?? 0 };
}

/** The filter for this caller; null, for an empty list, if they may not read the workspace. */
export function visibleTo(by: Authority, filter: PageFilter): PageFilter | null {
  return filter.project_id !== undefined || readsWorkspace(by) ? filter : null;
}

/** The pages of a project, or of the workspace, that match every filter. */
export const pages = list({
  of: PAGES,
  values: ({ project_id, folder_id, status, label }: PageFilter) => ({
    project: project_id,
    folder: folder_id,
    status,
    label: label === undefined ? undefined : fold(label),
  }),
  order: orderOf,
  ids: ({ db }, { project, folder, status, label }, { order }) => {
    const query = db('pages').whereNull('pages.deleted_at').select('pages.id');
    if (project === undefined) void query.whereNull('pages.project_id');
    else void query.where('pages.project_id', project);
    if (folder !== undefined) void query.where('pages.folder_id', folder);
    if (status !== undefined) void query.where('pages.status', status);
    // The workspace has no labels.
    if (label !== undefined) void query.whereIn('pages.id', labelled(db, project ?? 0, label));
    return query.orderByRaw(order);
  },
});

function labelled(db: Knex, project: Knex.Value, label: Knex.Value): Knex.QueryBuilder {
  return db('page_labels')
    .join('labels', 'labels.id', 'page_labels.label_id')
    .where({ 'labels.project_id': project, 'labels.name_folded': label })
    .select('page_labels.page_id');
}

/** Pinned pages come first in every order and direction. */
function orderOf({ order_by = 'sort_order', order = 'asc' }: PageFilter): string {
  return ['pages.pinned DESC', ...ORDERS[order_by].map(column => `${column} ${order}`)].join(', ');
}
