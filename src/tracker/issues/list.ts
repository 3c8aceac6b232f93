/** Lists of issues: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { allow, keepReadable, type Authority } from '../../access/authority.ts';
import { fetched, type Slice, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { timeBound } from '../../time/bounds.ts';
import { CLOSED, rankOf } from '../../records/issue-values.ts';
import { BOUNDS, wayOf, type IssueFilter, type Start, type Way } from './way.ts';
import { issuesNamed, type IssueRow, type Named } from '../../records/rows.ts';
import { fitting, jsonBytes, MOST_BYTES_OF_BODIES, placesOfBodies } from '../../records/weighed.ts';

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
async function issueRows(read: Read, by: Authority, filter: IssueFilter & Window) {
  const ids = idsMatching(read, by, filter, await wayOf(read, filter));
  const order = orderOf(filter);
  const placed = placesOfBodies(read, { table: 'issues', body: 'description', ids, order });
  return issuesNamed(read).join(placed.as('placed'), 'placed.id', 'issues.id').orderBy('placed.place');
}

/**
 * The ids of a slice, and one more. They are found apart from the rows: where no index gives the order, an engine then
 * sorts keys instead of whole descriptions.
 */
export function idsMatching({ db }: Read, by: Authority, filter: IssueFilter & Window, way: Way | null) {
  const query = db('issues').whereNull('issues.deleted_at').select('issues.id');
  keepProjects(query, by, filter, way);
  keepLabelled(query, filter, way);
  keepFields(query, filter, way);
  keepBlocking(query, filter, way);
  const order = way?.inOrder === false ? orderOf(filter, hidden) : orderOf(filter);
  return query.orderByRaw(order).limit(fetched(filter)).offset(filter.offset);
}

/** Writes a column so that no index is walked along it. */
function hidden(column: string): string {
  return NUMBERS.has(column) ? `${column} + 0` : `${column} || ''`;
}

const NUMBERS: ReadonlySet<string> = new Set(
  ['project_id', 'id', 'sequence', 'sort_order', 'priority_rank', 'module_id'].map(name => `issues.${name}`),
);

/** The column as it stands where the way leads along it, or where the engine chooses; else hidden. */
function written(column: string, start: Start, way: Way | null): string {
  return way === null || way.start === start ? column : hidden(column);
}

/** Labels and relations have no index by project: issues found from there are looked up one by one. */
const FOUND_ELSEWHERE: ReadonlySet<Start | null | undefined> = new Set(['label', 'blocked']);

function keepProjects(
  query: Knex.QueryBuilder,
  by: Authority,
  { project_id }: IssueFilter,
  way: Way | null,
): void {
  if (project_id === undefined) keepReadable(query, 'issues.project_id', by);
  else if (FOUND_ELSEWHERE.has(way?.start)) {
    void query.whereRaw(`${hidden('issues.project_id')} = ?`, [project_id]);
  } else void query.where('issues.project_id', project_id);
}

function keepLabelled(query: Knex.QueryBuilder, { project_id, label }: IssueFilter, way: Way | null): void {
  if (label === undefined) return;
  const name = fold(label);
  if (way === null || project_id === undefined || way.start === 'label') {
    void query.whereIn('issues.id', labelled => {
      void labelled
        .from('issue_labels')
        .join('labels', 'labels.id', 'issue_labels.label_id')
        .where('labels.name_folded', name)
        .select('issue_labels.issue_id');
      if (project_id !== undefined) void labelled.where('labels.project_id', project_id);
    });
  } else void query.whereRaw(`${HAS_LABEL} IS NOT NULL`, [project_id, name]);
}

/** Asked of each issue: as one value, since an engine would turn EXISTS into a walk along the label. */
const HAS_LABEL = `(SELECT 1 FROM issue_labels
  WHERE issue_labels.issue_id = issues.id AND issue_labels.label_id =
    (SELECT labels.id FROM labels WHERE labels.project_id = ? AND labels.name_folded = ?))`;

function keepFields(query: Knex.QueryBuilder, filter: IssueFilter, way: Way | null): void {
  const { status, priority, module_id } = filter;
  const keep = (column: string, start: Start, comparison: string, value: string | number): void => {
    void query.whereRaw(`${written(column, start, way)} ${comparison} ?`, [value]);
  };
  if (status !== undefined) keep('issues.status', 'status', '=', status);
  if (priority !== undefined) keep('issues.priority_rank', 'priority', '=', rankOf(priority));
  if (module_id !== undefined) keep('issues.module_id', 'module', '=', module_id);
  for (const { parameter, of, column, comparison } of BOUNDS) {
    const text = filter[parameter];
    if (text === undefined) continue;
    // In the order of the same column a range is where the walk begins.
    const along =
      way?.inOrder === true && ORDERS[filter.order_by ?? 'sort_order'][0] === column.slice('issues.'.length);
    keep(column, along ? (way.start ?? of) : of, comparison, timeBound(parameter, text));
  }
}

/** A blocker counts while it is open and not in the trash, even where the caller may not see it. */
const OPEN_BLOCKERS = `SELECT 1 FROM relations
  JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.status NOT IN (${CLOSED.map(status => `'${status}'`).join(', ')})
    AND blockers.deleted_at IS NULL`;

/** Where few issues are blocked, they are found from their relations. */
const BLOCKED = "SELECT target_id FROM relations WHERE type = 'blocks'";

function keepBlocking(query: Knex.QueryBuilder, { workable, blocked }: IssueFilter, way: Way | null): void {
  if (workable === true) {
    // Hidden: all but two of the statuses are no reason to walk along them.
    const open = `${hidden('issues.status')} NOT IN (${CLOSED.map(() => '?').join(', ')})`;
    void query.whereRaw(open, [...CLOSED]).whereRaw(`NOT EXISTS (${OPEN_BLOCKERS})`);
  }
  // None is both, which an engine would find out issue by issue.
  if (blocked === true && workable === true) void query.whereRaw('1 = 0');
  if (blocked === true) void query.whereRaw(`EXISTS (${OPEN_BLOCKERS})`);
  if (way?.start === 'blocked') void query.whereRaw(`issues.id IN (${BLOCKED})`);
}

/** Across projects the id separates what is otherwise equal, so that no slice repeats or misses a row. */
function orderOf(
  { project_id, order_by = 'sort_order', order = 'asc' }: IssueFilter,
  write = (column: string): string => column,
): string {
  const columns = ORDERS[order_by];
  const parted = project_id === undefined && !columns.includes('id') ? [...columns, 'id'] : columns;
  return parted.map(column => `${write(`issues.${column}`)} ${order}`).join(', ');
}
