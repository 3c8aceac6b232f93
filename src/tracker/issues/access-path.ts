/**
 * Chooses the index for a filtered list of one project. SQLite does not know how common a status or a label is; the counts
 * that the database maintains do. PostgreSQL samples its tables and chooses automatically.
 *
 * There are three access paths. In list order: the rows come sorted, but most are skipped if the filters match few. By a
 * status, a priority, a module or the blocked flag, whose indexes are in work order too. Or by the rarest filter: all its
 * matches are collected and sorted. The path with the fewest expected rows wins; filters are assumed to be independent.
 */
import type { Operations } from '../../generated/types.ts';
import type { Knex } from 'knex';
import { fixedQuery } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import { fold } from '../../text/fold.ts';
import { timeBound } from '../../time/bounds.ts';
import { rankOf, STATUSES, type IssueStatus } from '../../records/issue.ts';
import type { SoughtAssignee } from './assignees.ts';

export type IssueFilter = NonNullable<Operations['listIssues']['parameters']['query']>;

/** A filter with an index. */
export type Start =
  | 'status'
  | 'priority'
  | 'module'
  | 'label'
  | 'blocked'
  | 'human'
  | 'person'
  | 'source'
  | 'created'
  | 'updated';

export interface AccessPath {
  /** The filter whose index is used, or the order of the list; with `any`, the engine chooses. */
  readonly start: Start | 'order' | 'any';
  /** Whether the rows come in list order; otherwise they are sorted. */
  readonly inOrder: boolean;
}

/** After the filter column, these indexes are in work order. */
const IN_ORDER_OF_WORK: ReadonlySet<Start> = new Set(['status', 'priority', 'module', 'blocked', 'human']);

/** A collected row is looked up and sorted; a skipped one is only read from an index. */
const GATHERED_TO_PASSED = 6;
/** The indexes of blocked issues, and of those for people, cover the query. */
const COVERED_TO_PASSED = 1.5;

/** The engine chooses across projects, and if it has statistics. */
export async function accessPathOf(
  read: Read,
  filter: IssueFilter & Window,
  assignee?: SoughtAssignee,
): Promise<AccessPath> {
  const { project_id } = filter;
  if (read.dialect.samplesItsTables) return { start: 'any', inOrder: true };
  // At most one issue.
  if (filter.source !== undefined) return { start: 'source', inOrder: false };
  // One person has few issues in each project.
  if (project_id === undefined && typeof assignee === 'number') return { start: 'person', inOrder: false };
  if (project_id === undefined) return { start: 'any', inOrder: true };
  const isCounted = COUNTED.some(parameter => filter[parameter] !== undefined);
  if (!isCounted && (assignee === undefined || assignee === 'none')) return { start: 'order', inOrder: true };
  const counts = await countsOf(read, project_id, filter);
  return cheapest(filter, await withAssigned(read, project_id, counts, assignee));
}

/** The filters that have an index. */
const COUNTED = [
  'status',
  'statuses',
  'priority',
  'module_id',
  'label',
  'blocked',
  'created_since',
  'created_until',
  'updated_since',
  'updated_until',
] as const satisfies readonly (keyof IssueFilter)[];

interface Counts {
  readonly all: number;
  /** The number of issues that match each filter of the request. */
  readonly found: ReadonlyMap<Start, number>;
}

function cheapest(filter: IssueFilter & Window, { all, found }: Counts): AccessPath {
  const shares = [...found.values()].map(count => Math.min(1, count / Math.max(all, 1)));
  const matching = all * shares.reduce((product, share) => product * share, 1);
  const wanted = filter.offset + fetched(filter);
  /** The number of these rows that are read until enough have matched. */
  const passed = (among: number): number => (matching <= wanted ? among : (among * wanted) / matching);
  const along = [...found.keys()].filter(start => followsOrder(start, filter));
  // If two have the same cost, the first wins.
  const ways: readonly { readonly way: AccessPath; readonly cost: number }[] = [
    ...along.map(start => ({ way: { start, inOrder: true }, cost: passed(found.get(start) ?? 0) })),
    { way: { start: 'order', inOrder: true }, cost: passed(all) },
    ...[...found].map(([start, count]) => ({
      way: { start, inOrder: false },
      cost: count * (start === 'blocked' || start === 'human' ? COVERED_TO_PASSED : GATHERED_TO_PASSED),
    })),
  ];
  return ways.reduce((best, one) => (one.cost < best.cost ? one : best)).way;
}

/** Within one priority, the order by priority is the work order. */
function followsOrder(start: Start, filter: IssueFilter): boolean {
  const { order_by = 'sort_order' } = filter;
  return (
    IN_ORDER_OF_WORK.has(start) &&
    (start !== 'status' || statusesIn(filter).length === 1) &&
    (order_by === 'sort_order' || (start === 'priority' && order_by === 'priority'))
  );
}

async function countsOf(read: Read, projectId: number, filter: IssueFilter): Promise<Counts> {
  const { priority, module_id, label, blocked } = filter;
  const statuses: readonly string[] = statusesIn(filter);
  const rows = await keptCounts(read, {
    projectId,
    priority: priority === undefined ? '' : String(rankOf(priority)),
    module: String(module_id ?? 0),
    label: fold(label ?? ''),
  });
  const sum = (chosen: (row: KeptCount) => boolean): number =>
    rows.filter(chosen).reduce((total, { issues }) => total + issues, 0);
  const all = sum(({ facet }) => facet === 'status');
  const found = new Map<Start, number>(await rangesOf(read, projectId, filter, all));
  if (statuses.length > 0) {
    found.set(
      'status',
      sum(({ facet, value }) => facet === 'status' && statuses.includes(value)),
    );
  }
  const asked = { priority, module: module_id, label, blocked: blocked === true || undefined };
  for (const start of ['priority', 'module', 'label', 'blocked'] as const) {
    if (asked[start] === undefined) continue;
    found.set(
      start,
      sum(({ facet }) => facet === start),
    );
  }
  return { all, found };
}

interface KeptCount {
  readonly facet: string;
  readonly value: string;
  readonly issues: number;
}

type FacetName = 'projectId' | 'priority' | 'module' | 'label';

const keptCounts = fixedQuery<FacetName, KeptCount>(({ db }, mark) => {
  const of = (facet: string) =>
    db('issue_counts')
      .where({ project_id: mark('projectId'), facet })
      .select<KeptCount[]>('facet', 'value', 'issues');
  const label = db('labels')
    .where({ project_id: mark('projectId'), name_folded: mark('label') })
    .select(db.raw('CAST(id AS TEXT)'));
  const all = of('status').unionAll([
    of('priority').where('value', mark('priority')),
    of('module').where('value', mark('module')),
    of('label').where('value', label),
    of('blocked'),
  ]);
  // A query around the counts can carry a check.
  return db.from(all.as('counts')).select<KeptCount[]>('facet', 'value', 'issues');
});

/** Ranges are counted up to this number. */
const MOST_COUNTED = 1_000;

/** The number of issues in the requested time ranges; half of all if counting would take long. */
async function rangesOf(
  read: Read,
  projectId: number,
  filter: IssueFilter,
  all: number,
): Promise<[Start, number][]> {
  const found: [Start, number][] = [];
  for (const start of ['created', 'updated'] as const) {
    const bounds = BOUNDS.filter(({ parameter, of }) => of === start && filter[parameter] !== undefined);
    // If the list is ordered by the same column, the range bounds the scan.
    if (bounds.length === 0 || filter.order_by?.startsWith(start) === true) continue;
    const { db } = read;
    const within = db('issues').where({ project_id: projectId }).whereNull('deleted_at');
    for (const { parameter, column, comparison } of bounds) {
      void within.where(column, comparison, timeBound(parameter, filter[parameter] ?? ''));
    }
    found.push([start, await countedUpTo(db, within, all)]);
  }
  return found;
}

/** The counts, with how many issues are for people or for one person. */
async function withAssigned(
  { db }: Read,
  project_id: number,
  { all, found }: Counts,
  assignee: SoughtAssignee | undefined,
): Promise<Counts> {
  if (assignee === undefined || assignee === 'none') return { all, found };
  const rows =
    assignee === 'human'
      ? db('issues').where({ project_id, needs_human: 1 }).whereNull('deleted_at')
      : db('issue_assignees').where({ user_id: assignee });
  const count = await countedUpTo(db, rows, all);
  return { all, found: new Map(found).set(assignee === 'human' ? 'human' : 'person', count) };
}

/** Half of all if counting would take long. */
async function countedUpTo(db: Read['db'], rows: Knex.QueryBuilder, all: number): Promise<number> {
  const counted = await db
    .from(rows.limit(MOST_COUNTED).select(db.raw('1')).as('within'))
    .count<{ count: number }[]>({ count: '*' });
  const count = Number(counted[0]?.count ?? 0);
  return count < MOST_COUNTED ? count : Math.max(count, all / 2);
}

/** The statuses that a filter names, in their order. */
export function statusesIn({ status, statuses }: IssueFilter): readonly IssueStatus[] {
  const named = new Set<string>(status === undefined ? statuses?.split(',') : [status]);
  return STATUSES.filter(one => named.has(one));
}

export type Bound = (typeof BOUNDS)[number]['parameter'];

export const BOUNDS = [
  { parameter: 'created_since', of: 'created', column: 'issues.created_at', comparison: '>=' },
  { parameter: 'created_until', of: 'created', column: 'issues.created_at', comparison: '<' },
  { parameter: 'updated_since', of: 'updated', column: 'issues.updated_at', comparison: '>=' },
  { parameter: 'updated_until', of: 'updated', column: 'issues.updated_at', comparison: '<' },
] as const;
