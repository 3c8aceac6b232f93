/** Lists of issues: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { allow, haveAsked, viewOf, whereRevealed, type Authority } from '../../access/authority.ts';
import type { Operations, Schemas } from '../../generated/types.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { timeBound } from '../../time/bounds.ts';
import { CLOSED, rankOf } from '../../records/issue-values.ts';
import { listedIssue } from '../../records/issue-record.ts';
import type { IssueRow } from '../../records/rows.ts';
import { MOST_BYTES_OF_BODIES } from '../../records/weighed.ts';
import { writtenSlices, type WrittenSlice } from '../../records/written.ts';

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
): Promise<WrittenSlice<Schemas['ListedIssue']>> {
  if (filter.project_id !== undefined) await allow(read, by, filter.project_id);
  return slices(read, soughtBy(by, filter), filter);
}

/** Everything that a filter can ask for, by the value that rows are held against. */
type Asked = 'project' | 'member' | 'status' | 'rank' | 'module' | 'label' | keyof typeof BOUNDS;

interface Sought extends Variant {
  readonly given: readonly Asked[];
  readonly order: string;
  readonly workable: boolean;
  readonly blocked: boolean;
}

type Value = (name: Asked) => Knex.Value;

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

/** What a filter asks for, and with which values. */
function soughtBy(by: Authority, filter: IssueFilter) {
  const { project_id, status, priority, module_id, label, workable = false, blocked = false } = filter;
  const values: Partial<Record<Asked, Knex.Value>> = {
    ...(project_id === undefined ? membersOnly(by) : { project: project_id }),
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { rank: rankOf(priority) }),
    ...(module_id === undefined ? {} : { module: module_id }),
    ...(label === undefined ? {} : { label: fold(label) }),
    ...timesIn(filter),
  };
  const given = Object.keys(values) as Asked[];
  return { variant: { given, order: orderOf(filter), workable, blocked }, values };
}

/** Across projects, somebody who does not read everything sees those that they are members of. */
function membersOnly(by: Authority): { member?: number } {
  haveAsked(by);
  const { everything, member } = viewOf(by);
  return everything === 1 ? {} : { member };
}

function timesIn(filter: IssueFilter): Partial<Record<keyof typeof BOUNDS, string>> {
  return Object.fromEntries(
    Object.keys(BOUNDS).flatMap(name => {
      const text = filter[name as keyof typeof BOUNDS];
      return text === undefined ? [] : [[name, timeBound(name, text)]];
    }),
  );
}

/** The ids of a slice, and one more. */
export function idsMatching(read: Read, by: Authority, filter: IssueFilter & Window) {
  const { variant, values } = soughtBy(by, filter);
  return idsSought(read, name => values[name] ?? null, variant)
    .limit(fetched(filter))
    .offset(filter.offset);
}

/** They are found apart from the rows: where no index gives the order, an engine then sorts keys instead of whole descriptions. */
function idsSought({ db }: Read, value: Value, sought: Sought): Knex.QueryBuilder {
  const query = db('issues').whereNull('issues.deleted_at').select('issues.id');
  keepProjects(query, value, sought);
  keepFields(query, value, sought);
  keepBlocking(query, sought);
  return query.orderByRaw(sought.order);
}

function keepProjects(query: Knex.QueryBuilder, value: Value, { given }: Sought): void {
  if (given.includes('project')) void query.where('issues.project_id', value('project'));
  if (given.includes('member')) {
    void query.whereIn('issues.project_id', members => {
      void members
        .from('project_members')
        .where({ user_id: value('member') })
        .select('project_id');
    });
  }
  if (!given.includes('project') && !given.includes('member')) whereRevealed(query, 'issues.project_id');
  if (!given.includes('label')) return;
  void query.whereIn('issues.id', labelled => {
    void labelled
      .from('issue_labels')
      .join('labels', 'labels.id', 'issue_labels.label_id')
      .where('labels.name_folded', value('label'))
      .select('issue_labels.issue_id');
    if (given.includes('project')) void labelled.where('labels.project_id', value('project'));
  });
}

function keepFields(query: Knex.QueryBuilder, value: Value, { given }: Sought): void {
  if (given.includes('status')) void query.where('issues.status', value('status'));
  if (given.includes('rank')) void query.where('issues.priority_rank', value('rank'));
  if (given.includes('module')) void query.where('issues.module_id', value('module'));
  for (const name of given) {
    if (isBound(name)) void query.where(BOUNDS[name].column, BOUNDS[name].comparison, value(name));
  }
}

const BOUNDS = {
  created_since: { column: 'issues.created_at', comparison: '>=' },
  created_until: { column: 'issues.created_at', comparison: '<' },
  updated_since: { column: 'issues.updated_at', comparison: '>=' },
  updated_until: { column: 'issues.updated_at', comparison: '<' },
} as const;

function isBound(name: Asked): name is keyof typeof BOUNDS {
  return name in BOUNDS;
}

/** A blocker counts while it is open and not in the trash, even where the caller may not see it. */
const OPEN_BLOCKERS = `SELECT 1 FROM relations
  JOIN issues AS blockers ON blockers.id = relations.source_id
  WHERE relations.target_id = issues.id AND relations.type = 'blocks'
    AND blockers.status NOT IN (${CLOSED.map(status => `'${status}'`).join(', ')})
    AND blockers.deleted_at IS NULL`;

function keepBlocking(query: Knex.QueryBuilder, { workable, blocked }: Sought): void {
  if (workable) {
    void query.whereNotIn('issues.status', CLOSED).whereRaw(`NOT EXISTS (${OPEN_BLOCKERS})`);
  }
  if (blocked) void query.whereRaw(`EXISTS (${OPEN_BLOCKERS})`);
}

/** Across projects the id separates what is otherwise equal, so that no slice repeats or misses a row. */
function orderOf({ project_id, order_by = 'sort_order', order = 'asc' }: IssueFilter): string {
  const columns = ORDERS[order_by];
  const parted = project_id === undefined && !columns.includes('id') ? [...columns, 'id'] : columns;
  return parted.map(column => `issues.${column} ${order}`).join(', ');
}
