/** Lists of issues: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { allow, keepReadable, type Authority } from '../../access/authority.ts';
import type { Operations } from '../../generated/types.ts';
import { fetched, type Slice, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { timeBound } from '../../time/bounds.ts';
import { CLOSED, rankOf } from '../../records/issue-values.ts';
import { issuesNamed, type IssueRow, type Named } from '../../records/rows.ts';
import { fitting, jsonBytes, MOST_BYTES_OF_BODIES, placesOfBodies } from '../../records/weighed.ts';

export type IssueFilter = NonNullable<Operations['listIssues']['parameters']['query']>;

type ListOrder = NonNullable<IssueFilter['order_by']>;

/** What each order compares, the last of it unique in a project. */
const ORDERS: Readonly<Record<ListOrder, readonly (keyof IssueRow)[]>> = {
  sort_order: ['sort_order', 'sequence'],
  sequence: ['sequence'],
  priority: ['priority_rank', 'sort_order', 'sequence'],
  created: ['created_at', 'id'],
  created_at: ['created_at', 'id'],
  updated: ['updated_at', 'id'],
  updated_at: ['updated_at', 'id'],
};

/** The issues of one project, or of all that the caller can read, that pass every filter. */
export async function listedIssues(
  read: Read,
  by: Authority,
  filter: IssueFilter & Window,
): Promise<Slice<Named<IssueRow>>> {
  if (filter.project_id !== undefined) await allow(read, by, filter.project_id);
  const weight = ({ description }: IssueRow): number => jsonBytes(description);
  return fitting(await issueRows(read, by, filter), filter, weight, MOST_BYTES_OF_BODIES);
}

/** The rows of a slice and one more, as far as they fit into an answer. */
function issueRows(read: Read, by: Authority, filter: IssueFilter & Window) {
  const ids = idsMatching(read, by, filter);
  const order = orderOf(filter);
  const placed = placesOfBodies(read, { table: 'issues', body: 'description', ids, order });
  return issuesNamed(read).join(placed.as('placed'), 'placed.id', 'issues.id').orderBy('placed.place');
}

/**
 * The ids of a slice, and one more. They are found apart from the rows: where no index gives the order, an engine then
 * sorts keys instead of whole descriptions.
 */
export function idsMatching({ db }: Read, by: Authority, filter: IssueFilter & Window) {
  const query = db('issues').whereNull('issues.deleted_at').select('issues.id');
  keepProjects(query, by, filter);
  keepFields(query, filter);
  keepBlocking(query, filter);
  return query.orderByRaw(orderOf(filter)).limit(fetched(filter)).offset(filter.offset);
}

function keepProjects(query: Knex.QueryBuilder, by: Authority, { project_id, label }: IssueFilter): void {
  if (project_id !== undefined) void query.where('issues.project_id', project_id);
  else keepReadable(query, 'issues.project_id', by);
  if (label === undefined) return;
  void query.whereIn('issues.id', labelled => {
    void labelled
      .from('issue_labels')
      .join('labels', 'labels.id', 'issue_labels.label_id')
      .where('labels.name_folded', fold(label))
      .select('issue_labels.issue_id');
    if (project_id !== undefined) void labelled.where('labels.project_id', project_id);
  });
}

function keepFields(query: Knex.QueryBuilder, filter: IssueFilter): void {
  const { status, priority, module_id } = filter;
  if (status !== undefined) void query.where('issues.status', status);
  if (priority !== undefined) void query.where('issues.priority_rank', rankOf(priority));
  if (module_id !== undefined) void query.where('issues.module_id', module_id);
  for (const [parameter, column, comparison] of BOUNDS) {
    const text = filter[parameter];
    if (text !== undefined) void query.where(column, comparison, timeBound(parameter, text));
  }
}

const BOUNDS = [
  ['created_since', 'issues.created_at', '>='],
  ['created_until', 'issues.created_at', '<'],
  ['updated_since', 'issues.updated_at', '>='],
  ['updated_until', 'issues.updated_at', '<'],
] as const;

/** A blocker counts while it is open and not in the trash, even where the caller may not see it. */
const OPEN_BLOCKERS = `SELECT 1 FROM relations
  JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.status NOT IN (${CLOSED.map(status => `'${status}'`).join(', ')})
    AND blockers.deleted_at IS NULL`;

function keepBlocking(query: Knex.QueryBuilder, { workable, blocked }: IssueFilter): void {
  if (workable === true) {
    void query.whereNotIn('issues.status', CLOSED).whereRaw(`NOT EXISTS (${OPEN_BLOCKERS})`);
  }
  if (blocked === true) void query.whereRaw(`EXISTS (${OPEN_BLOCKERS})`);
}

/** Across projects the id separates what is otherwise equal, so that no slice repeats or misses a row. */
function orderOf({ project_id, order_by = 'sort_order', order = 'asc' }: IssueFilter): string {
  const columns = ORDERS[order_by];
  const parted = project_id === undefined && !columns.includes('id') ? [...columns, 'id'] : columns;
  return parted.map(column => `issues.${column} ${order}`).join(', ');
}
