/** Lists of pages: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { readsWorkspace, type Authority } from '../../access/authority.ts';
import type { Operations, Schemas } from '../../generated/types.ts';
import type { Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import { inPieces, Json, type JsonPieces } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import { type PageStatus, page } from '../../records/page.ts';
import { MOST_BYTES_OF_BODIES } from '../../records/weighed.ts';
import { listInPieces, wholeList } from '../../records/whole.ts';
import { writtenSlices, type Lists, type WrittenSlice } from '../../records/written.ts';

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

/** A slice of the pages of a project, for whoever may see it, or of the workspace, that pass every filter. */
export async function listedPages(
  read: Read,
  by: Authority,
  filter: PageFilter,
  window: Window,
): Promise<WrittenSlice<Schemas['Page'][]>> {
  if (!isListed(by, filter)) return { json: new Json('[]'), returned: 0, hasMore: false };
  return slices(read, soughtBy(filter), window);
}

/** All of them likewise, however many there are. */
export async function everyPage(
  store: Door,
  by: Authority,
  filter: PageFilter,
): Promise<Json<Schemas['Page'][]> | JsonPieces<Schemas['Page'][]>> {
  const asked = soughtBy(filter);
  const held = await store.read(async read =>
    isListed(by, filter) ? whole.atOnce(read, asked) : new Json<Schemas['Page'][]>('[]'),
  );
  return held ?? inPieces(store, read => listInPieces(whole.inPieces(read, asked)));
}

/** A list of the workspace is empty for those who may not read it. */
function isListed(by: Authority, { project_id }: PageFilter): boolean {
  return project_id !== undefined || readsWorkspace(by);
}

/** Everything that a filter can ask for. */
type Asked = 'project' | 'folder' | 'status' | 'label';

interface Sought extends Variant {
  readonly given: readonly Asked[];
  readonly order: string;
}

type Value = (name: Asked) => Knex.Value;

const lists: Lists<Sought, Asked, Schemas['Page']> = (read, value, sought) => ({
  shape: page,
  table: 'pages',
  joins: 'LEFT JOIN projects ON projects.id = pages.project_id',
  size: 'octet_length(pages.content)',
  ids: idsSought(read, value, sought),
  order: sought.order,
});

const slices = writtenSlices(MOST_BYTES_OF_BODIES, lists);
const whole = wholeList(lists);

/** What a filter asks for, and with which values. */
function soughtBy(filter: PageFilter) {
  const { project_id, folder_id, status, label } = filter;
  const values: Partial<Record<Asked, Knex.Value>> = {
    ...(project_id === undefined ? {} : { project: project_id }),
    ...(folder_id === undefined ? {} : { folder: folder_id }),
    ...(status === undefined ? {} : { status }),
    ...(label === undefined ? {} : { label: fold(label) }),
  };
  return { variant: { given: Object.keys(values) as Asked[], order: orderOf(filter) }, values };
}

/** The query of the whole list. */
export function pagesMatching(read: Read, filter: PageFilter): Knex.QueryBuilder {
  const { variant, values } = soughtBy(filter);
  return idsSought(read, name => values[name] ?? null, variant);
}

function idsSought({ db }: Read, value: Value, { given, order }: Sought): Knex.QueryBuilder {
  const query = db('pages').whereNull('pages.deleted_at').select('pages.id');
  if (given.includes('project')) void query.where('pages.project_id', value('project'));
  else void query.whereNull('pages.project_id');
  if (given.includes('folder')) void query.where('pages.folder_id', value('folder'));
  if (given.includes('status')) void query.where('pages.status', value('status'));
  if (given.includes('label')) keepLabelled(query, value, given.includes('project'));
  return query.orderByRaw(order);
}

function keepLabelled(query: Knex.QueryBuilder, value: Value, isProject: boolean): void {
  void query.whereIn('pages.id', labelled => {
    void labelled
      .from('page_labels')
      .join('labels', 'labels.id', 'page_labels.label_id')
      // The workspace has no labels.
      .where({ 'labels.project_id': isProject ? value('project') : 0, 'labels.name_folded': value('label') })
      .select('page_labels.page_id');
  });
}

/** Pinned pages stand first in every order, and in every direction. */
function orderOf({ order_by = 'sort_order', order = 'asc' }: PageFilter): string {
  return ['pages.pinned DESC', ...ORDERS[order_by].map(column => `${column} ${order}`)].join(', ');
}
