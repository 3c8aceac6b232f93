/** Lists of issues: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { viewOf, type Authority } from '../../access/authority.ts';
import { whereSeenBy } from '../../access/readable.ts';
import type { Schemas } from '../../generated/types.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { timeBound } from '../../time/bounds.ts';
import { CLOSED, type IssueRow, listedIssue, rankOf } from '../../records/issue.ts';
import { MOST_BYTES_OF_BODIES } from '../../records/weighed.ts';
import { writtenSlices, type WrittenSlice } from '../../records/written.ts';
import {
  BOUNDS,
  accessPathOf,
  type Bound,
  type IssueFilter,
  type KnownCounts,
  type Start,
  type AccessPath,
} from './access-path.ts';

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

/** The issues of one project, for whoever may see it, or of all that the caller can read, that pass every filter. */
export async function listedIssues(
  read: Read,
  by: Authority,
  filter: IssueFilter & Window,
  known?: KnownCounts,
): Promise<WrittenSlice<Schemas['ListedIssue'][]>> {
  return slices(read, soughtBy(by, filter, await accessPathOf(read, filter, known)), filter);
}

/** Everything that a filter can ask for, by the value that rows are held against. */
type Asked = 'project' | 'member' | 'status' | 'rank' | 'module' | 'label' | Bound;

interface Sought extends Variant {
  readonly given: readonly Asked[];
  readonly orderBy: ListOrder;
  readonly order: string;
  readonly workable: boolean;
  readonly blocked: boolean;
  readonly start: AccessPath['start'];
  readonly inOrder: boolean;
}

type Value = (name: Asked) => Knex.Value;

interface Found {
  readonly id: number;
}

const slices = writtenSlices<Sought, Asked, Schemas['ListedIssue']>(
  MOST_BYTES_OF_BODIES,
  (read, value, sought) => ({
    shape: listedIssue,
    table: 'issues',
    joins: 'JOIN projects ON projects.id = issues.project_id',
    size: 'octet_length(issues.description)',
    ids: idsSought(read, value, sought),
    order: sought.order,
  }),
);

/** What a filter asks for, with which values, and along which way it is found. */
function soughtBy(by: Authority, filter: IssueFilter, { start, inOrder }: AccessPath) {
  const { project_id, status, priority, module_id, label, workable = false, blocked = false } = filter;
  const values: Partial<Record<Asked, Knex.Value>> = timesIn(filter);
  if (project_id === undefined) Object.assign(values, membersOnly(by));
  else values.project = project_id;
  if (status !== undefined) values.status = status;
  if (priority !== undefined) values.rank = rankOf(priority);
  if (module_id !== undefined) values.module = module_id;
  if (label !== undefined) values.label = fold(label);
  const given = Object.keys(values) as Asked[];
  const orderBy = filter.order_by ?? 'sort_order';
  const variant = { given, orderBy, order: orderOf(filter), workable, blocked, start, inOrder };
  return { variant, values };
}

/** Across projects, somebody who does not read everything sees those that they are members of. */
function membersOnly(by: Authority): { member?: number } {
  const { everything, member } = viewOf(by);
  return everything === 1 ? {} : { member };
}

function timesIn(filter: IssueFilter): Partial<Record<Bound, string>> {
  return Object.fromEntries(
    BOUNDS.flatMap(({ parameter }) => {
      const text = filter[parameter];
      return text === undefined ? [] : [[parameter, timeBound(parameter, text)]];
    }),
  );
}

/** The ids of a slice, and one more. */
export function idsMatching(read: Read, by: Authority, filter: IssueFilter & Window, way: AccessPath) {
  const { variant, values } = soughtBy(by, filter, way);
  return idsSought(read, name => values[name] ?? null, variant)
    .limit(fetched(filter))
    .offset(filter.offset);
}

/** They are found apart from the rows: where no index gives the order, an engine then sorts keys instead of whole descriptions. */
function idsSought({ db }: Read, value: Value, sought: Sought): Knex.QueryBuilder<IssueRow, Found[]> {
  const query = db<IssueRow>('issues').whereNull('issues.deleted_at').select<Found[]>('issues.id');
  keepProjects(query, value, sought);
  keepLabelled(query, value, sought);
  keepFields(query, value, sought);
  keepBlocking(query, sought);
  return query.orderByRaw(sought.inOrder ? sought.order : sought.order.replace(/issues\.\w+/g, hidden));
}

/** Writes a column so that no index is walked along it. */
function hidden(column: string): string {
  return NUMBERS.has(column) ? `${column} + 0` : `${column} || ''`;
}

const NUMBERS: ReadonlySet<string> = new Set(
  ['project_id', 'id', 'sequence', 'sort_order', 'priority_rank', 'module_id'].map(name => `issues.${name}`),
);

/** The column as it stands where the way leads along it, or where the engine chooses; else hidden. */
function written(column: string, of: Start | 'order', { start }: Sought): string {
  return start === 'any' || start === of ? column : hidden(column);
}

function keepProjects(query: Knex.QueryBuilder, value: Value, { given, start }: Sought): void {
  // Labels have no index by project: issues found from there are looked up one by one.
  const column = start === 'label' ? hidden('issues.project_id') : 'issues.project_id';
  if (given.includes('project')) void query.whereRaw(`${column} = ?`, [value('project')]);
  else whereSeenBy(query, 'issues.project_id', given.includes('member') ? value('member') : null);
}

function keepLabelled(query: Knex.QueryBuilder, value: Value, { given, start }: Sought): void {
  if (!given.includes('label')) return;
  const inProject = given.includes('project');
  if (inProject && start !== 'any' && start !== 'label') {
    void query.whereRaw(`${HAS_LABEL} IS NOT NULL`, [value('project'), value('label')]);
    return;
  }
  void query.whereIn('issues.id', labelled => {
    void labelled
      .from('issue_labels')
      .join('labels', 'labels.id', 'issue_labels.label_id')
      .where('labels.name_folded', value('label'))
      .select('issue_labels.issue_id');
    if (inProject) void labelled.where('labels.project_id', value('project'));
  });
}

/** Asked of each issue: as one value, since an engine would turn EXISTS into a walk along the label. */
const HAS_LABEL = `(SELECT 1 FROM issue_labels
  WHERE issue_labels.issue_id = issues.id AND issue_labels.label_id =
    (SELECT labels.id FROM labels WHERE labels.project_id = ? AND labels.name_folded = ?))`;

function keepFields(query: Knex.QueryBuilder, value: Value, sought: Sought): void {
  const keep = (name: Asked, column: string, of: Start | 'order', comparison = '='): void => {
    if (!sought.given.includes(name)) return;
    void query.whereRaw(`${written(column, of, sought)} ${comparison} ?`, [value(name)]);
  };
  keep('status', 'issues.status', 'status');
  keep('rank', 'issues.priority_rank', 'priority');
  keep('module', 'issues.module_id', 'module');
  for (const { parameter, of, column, comparison } of BOUNDS) {
    // In the order of the same column a range is where the walk begins.
    const along = sought.inOrder && `issues.${ORDERS[sought.orderBy][0] ?? ''}` === column;
    keep(parameter, column, along && sought.start === 'order' ? 'order' : of, comparison);
  }
}

/** A blocker counts while it is open and not in the trash, even where the caller may not see it. */
const OPEN_BLOCKERS = `SELECT 1 FROM relations
  JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.status NOT IN (${CLOSED.map(status => `'${status}'`).join(', ')})
    AND blockers.deleted_at IS NULL`;

function keepBlocking(query: Knex.QueryBuilder, { workable, blocked, start }: Sought): void {
  if (workable) {
    // Hidden: all but two of the statuses are no reason to walk along them.
    const open = `${hidden('issues.status')} NOT IN (${CLOSED.map(() => '?').join(', ')})`;
    void query.whereRaw(open, [...CLOSED]).whereRaw(`NOT EXISTS (${OPEN_BLOCKERS})`);
  }
  // None is both, which an engine would find out issue by issue.
  if (blocked && workable) void query.whereRaw('1 = 0');
  if (blocked)
    void query.whereRaw(
      start === 'any' || start === 'blocked' ? COUNTED_BLOCKERS : `EXISTS (${OPEN_BLOCKERS})`,
    );
}

/** An index holds only those that have some. */
const COUNTED_BLOCKERS = 'issues.open_blockers > 0';

/** Across projects the id separates what is otherwise equal, so that no slice repeats or misses a row. */
function orderOf({ project_id, order_by = 'sort_order', order = 'asc' }: IssueFilter): string {
  const columns = ORDERS[order_by];
  const parted = project_id === undefined && !columns.includes('id') ? [...columns, 'id'] : columns;
  return parted.map(column => `issues.${column} ${order}`).join(', ');
}
