/** Issue lists, filtered, ordered and paged in the database. */
import type { Knex } from 'knex';
import { viewOf, type Authority } from '../../access/authority.ts';
import { whereSeenBy } from '../../access/readable.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { timeBound } from '../../time/bounds.ts';
import { list, type Marks, type WrittenSlice } from '../../records/list.ts';
import {
  BOUNDS,
  accessPathOf,
  statusesIn,
  type Bound,
  type IssueFilter,
  type Start,
  type AccessPath,
} from './access-path.ts';
import { soughtAssignee, type SoughtAssignee } from './assignees.ts';
import { isHolding } from '../../records/wait.ts';
import { CLOSED, ISSUES, type IssueRow, type IssueStatus, rankOf } from '../../records/issue.ts';

type ListOrder = NonNullable<IssueFilter['order_by']>;

/** The columns of each order; the last one is unique in a project. */
const ORDERS: Readonly<Record<ListOrder, readonly (keyof IssueRow)[]>> = {
  sort_order: ['sort_order', 'sequence'],
  sequence: ['sequence'],
  priority: ['priority_rank', 'sort_order', 'sequence'],
  created: ['created_at', 'id'],
  created_at: ['created_at', 'id'],
  updated: ['updated_at', 'id'],
  updated_at: ['updated_at', 'id'],
};

/** The issues of one project, or of all projects that the caller can read, that match every filter. */
export async function listedIssues(
  read: Read,
  by: Authority,
  filter: IssueFilter & Window,
): Promise<WrittenSlice<Schemas['ListedIssue'][]>> {
  if (filter.status !== undefined && filter.statuses !== undefined)
    throw refuse.invalidParameter({
      problem: 'query parameters status and statuses cannot be combined',
    });
  return issues.slice(read, await foundFilter(read, by, filter), filter);
}

/** A filter with what it names, and the access path for it. */
export async function foundFilter(
  read: Read,
  by: Authority,
  filter: IssueFilter & Window,
): Promise<FoundFilter> {
  const assignee =
    filter.assignee === undefined ? undefined : await soughtAssignee(read, by, filter.assignee);
  const path = await accessPathOf(read, filter, assignee);
  return { query: filter, by, path, assignee };
}

export interface FoundFilter {
  readonly query: IssueFilter;
  readonly by: Authority;
  readonly path: AccessPath;
  /** The meaning of the query's assignee. */
  readonly assignee?: SoughtAssignee | undefined;
}

/**
 * The ids are selected separately from the rows: without an index for the order, the engine then sorts keys instead of whole
 * descriptions.
 */
export const issues = list({
  of: ISSUES,
  values: valuesOf,
  order: ({ query }) => orderOf(query),
  variant: ({ query, path, assignee }) => ({
    order_by: query.order_by ?? 'sort_order',
    workable: query.workable ?? false,
    blocked: query.blocked ?? false,
    statuses: statusesIn(query),
    assigned: howAssigned(assignee),
    start: path.start,
    inOrder: path.inOrder,
  }),
  ids: ({ db, dialect }, marks, how) => {
    const query = db<IssueRow>('issues').whereNull('issues.deleted_at').select<{ id: number }[]>('issues.id');
    keepProjects(query, marks, how);
    keepLabelled(query, marks, how);
    keepFields(query, marks, how);
    keepBlocking(query, how, dialect.today);
    keepAssigned(query, marks, how);
    return query.orderByRaw(how.inOrder ? how.order : how.order.replace(/issues\.\w+/g, hidden));
  },
});

function valuesOf({ by, query, assignee }: FoundFilter) {
  const { project_id, priority, module_id, label, source } = query;
  const time = (bound: Bound) => {
    const text = query[bound];
    return text === undefined ? undefined : timeBound(bound, text);
  };
  return {
    created_since: time('created_since'),
    created_until: time('created_until'),
    updated_since: time('updated_since'),
    updated_until: time('updated_until'),
    project: project_id,
    member: project_id === undefined ? memberOnly(by) : undefined,
    person: typeof assignee === 'number' ? assignee : undefined,
    source,
    rank: priority === undefined ? undefined : rankOf(priority),
    module: module_id,
    label: label === undefined ? undefined : fold(label),
  };
}

type FilterMarks = Marks<ReturnType<typeof valuesOf>>;

interface How extends AccessPath {
  readonly order_by: ListOrder;
  readonly workable: boolean;
  readonly blocked: boolean;
  readonly statuses: readonly IssueStatus[];
  readonly assigned: 'any' | 'none' | 'human' | 'person';
}

function howAssigned(assignee: SoughtAssignee | undefined): How['assigned'] {
  return typeof assignee === 'number' ? 'person' : (assignee ?? 'any');
}

/** Across projects, callers who cannot read everything see the projects they are members of. */
function memberOnly(by: Authority): Knex.Value | undefined {
  const { everything, member } = viewOf(by);
  return everything === 1 ? undefined : member;
}

/** Writes a column so that no index on it is used. */
function hidden(column: string): string {
  return NUMBERS.has(column) ? `${column} + 0` : `${column} || ''`;
}

const NUMBERS: ReadonlySet<string> = new Set(
  ['project_id', 'id', 'sequence', 'sort_order', 'priority_rank', 'module_id', 'needs_human'].map(
    name => `issues.${name}`,
  ),
);

/** The plain column if the access path uses it or the engine chooses; otherwise hidden. */
function plainOrHidden(column: string, of: Start | 'order', { start }: How): string {
  return start === 'any' || start === of ? column : hidden(column);
}

function keepProjects(query: Knex.QueryBuilder, { project, member }: FilterMarks, { start }: How): void {
  // Issues found by label, person or source are looked up one by one: these indexes do not hold the project.
  const column = LOOKED_UP.has(start) ? hidden('issues.project_id') : 'issues.project_id';
  if (project === undefined) whereSeenBy(query, column, member ?? null);
  else void query.whereRaw(`${column} = ?`, [project]);
}

const LOOKED_UP: ReadonlySet<How['start']> = new Set(['label', 'person', 'source']);

function keepLabelled(query: Knex.QueryBuilder, { project, label }: FilterMarks, { start }: How): void {
  if (label === undefined) return;
  if (project !== undefined && start !== 'any' && start !== 'label') {
    void query.whereRaw(`${HAS_LABEL} IS NOT NULL`, [project, label]);
    return;
  }
  void query.whereIn('issues.id', labelled => {
    void labelled
      .from('issue_labels')
      .join('labels', 'labels.id', 'issue_labels.label_id')
      .where('labels.name_folded', label)
      .select('issue_labels.issue_id');
    if (project !== undefined) void labelled.where('labels.project_id', project);
  });
}

/** Evaluated for each issue, as a scalar: an engine would turn EXISTS into a scan of the label. */
const HAS_LABEL = `(SELECT 1 FROM issue_labels
  WHERE issue_labels.issue_id = issues.id AND issue_labels.label_id =
    (SELECT labels.id FROM labels WHERE labels.project_id = ? AND labels.name_folded = ?))`;

function keepFields(query: Knex.QueryBuilder, marks: FilterMarks, how: How): void {
  const keep = (name: keyof FilterMarks, column: string, of: Start | 'order', comparison = '='): void => {
    const value = marks[name];
    if (value === undefined) return;
    void query.whereRaw(`${plainOrHidden(column, of, how)} ${comparison} ?`, [value]);
  };
  keepStatuses(query, how);
  keep('source', 'issues.source', 'source');
  keep('rank', 'issues.priority_rank', 'priority');
  keep('module', 'issues.module_id', 'module');
  for (const { parameter, of, column, comparison } of BOUNDS) {
    // If the list is ordered by the same column, the range bounds the scan.
    const along = how.inOrder && `issues.${ORDERS[how.order_by][0] ?? ''}` === column;
    keep(parameter, column, along && how.start === 'order' ? 'order' : of, comparison);
  }
}

/** Statuses are written as constants: there are few combinations. */
function keepStatuses(query: Knex.QueryBuilder, how: How): void {
  const { statuses } = how;
  if (statuses.length === 0) return;
  const places = statuses.map(() => '?').join(', ');
  const column = plainOrHidden('issues.status', 'status', how);
  void query.whereRaw(statuses.length === 1 ? `${column} = ?` : `${column} IN (${places})`, [...statuses]);
}

function keepAssigned(query: Knex.QueryBuilder, { person }: FilterMarks, how: How): void {
  const { assigned, start } = how;
  if (assigned === 'none') void query.whereRaw('issues.needs_human = 0');
  if (assigned === 'human') void query.whereRaw(`${plainOrHidden('issues.needs_human', 'human', how)} = 1`);
  if (person === undefined) return;
  void query.whereRaw(start === 'any' || start === 'person' ? OF_PERSON : HAS_PERSON, [person]);
}

const OF_PERSON = 'issues.id IN (SELECT issue_id FROM issue_assignees WHERE user_id = ?)';

/** Evaluated for each issue. */
const HAS_PERSON = `(SELECT 1 FROM issue_assignees
  WHERE issue_assignees.issue_id = issues.id AND issue_assignees.user_id = ?) IS NOT NULL`;

/** A blocker counts while it is open and not in the trash, even if the caller cannot see it. */
const OPEN_BLOCKERS = `SELECT 1 FROM relations
  JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.status NOT IN (${CLOSED.map(status => `'${status}'`).join(', ')})
    AND blockers.deleted_at IS NULL`;

/** A wait that holds an issue. */
function holdingWaits(today: string): string {
  return `SELECT 1 FROM issue_waits WHERE issue_waits.issue_id = issues.id AND ${isHolding(today)}`;
}

function keepBlocking(query: Knex.QueryBuilder, { workable, blocked, start }: How, today: string): void {
  const waits = holdingWaits(today);
  if (workable) {
    // Hidden, because an index scan over all but two of the statuses is slow.
    const open = `${hidden('issues.status')} NOT IN (${CLOSED.map(() => '?').join(', ')})`;
    void query
      .whereRaw(open, [...CLOSED])
      .whereRaw(`NOT EXISTS (${OPEN_BLOCKERS})`)
      .whereRaw(`NOT EXISTS (${waits})`);
  }
  // No issue is both, which an engine would find out only by reading every issue.
  if (blocked && workable) void query.whereRaw('1 = 0');
  if (!blocked) return;
  if (start === 'any' || start === 'blocked')
    void query.whereRaw(`${MAY_BE_BLOCKED} AND (issues.open_blockers > 0 OR EXISTS (${waits}))`);
  else void query.whereRaw(`(EXISTS (${OPEN_BLOCKERS}) OR EXISTS (${waits}))`);
}

/** The partial index holds only these issues, and is used only where this is written as there. */
const MAY_BE_BLOCKED = '(issues.open_blockers > 0 OR issues.wait_count > 0)';

/** Across projects the id breaks ties, so that no page repeats or misses a row. */
function orderOf({ project_id, order_by = 'sort_order', order = 'asc' }: IssueFilter): string {
  const columns = ORDERS[order_by];
  const parted = project_id === undefined && !columns.includes('id') ? [...columns, 'id'] : columns;
  return parted.map(column => `issues.${column} ${order}`).join(', ');
}
