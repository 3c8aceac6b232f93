/** Counts the issues of a project by status, priority and module, without those in the trash. */
import type { Schemas } from '../../generated/types.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import type { Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { PRIORITIES, STATUSES } from '../../records/issue.ts';
import type { Written } from '../../records/shape.ts';
import { theRecord } from '../../records/written.ts';
import { moduleNames } from '../structure/modules.ts';

/** The name for issues without a module, in columns and counts. */
export const UNASSIGNED = 'unassigned';

/** Counts that the database maintains as rows change. */
type Facet = 'priority' | 'module';

export async function countStatuses(read: Read, projectId: number): Promise<Json<Schemas['StatusCounts']>> {
  return theRecord(await writtenStatuses(read, { projectId }));
}

const writtenStatuses = fixedQuery<'projectId', Written>((read, mark) => {
  const { db } = read;
  const { json } = read.dialect;
  const sums = STATUSES.map(status =>
    db.raw(`COALESCE(SUM(issues) FILTER (WHERE value = '${status}'), 0) AS ${status}`),
  );
  const counts = db
    .from(issueCounts(read, mark('projectId'), 'status').as('found'))
    .select(...sums, db.raw('COALESCE(SUM(issues), 0) AS total'));
  const fields = [...STATUSES, 'total'].map(name => [name, `counts.${name}`] as const);
  return db
    .from(counts.as('counts'))
    .select<Written[]>(db.raw(`${json.whole(json.object(fields))} AS written`));
});

export async function countPriorities(
  read: Read,
  projectId: number,
): Promise<Schemas['Insights']['priority_counts']> {
  const { count, total } = await countFacet(read, projectId, 'priority');
  const rank = (priority: (typeof PRIORITIES)[number]): string => String(PRIORITIES.indexOf(priority));
  return {
    urgent: count(rank('urgent')),
    high: count(rank('high')),
    medium: count(rank('medium')),
    low: count(rank('low')),
    none: count(rank('none')),
    total,
  };
}

/** Every module by name, including those without issues; issues without a module come last. */
export async function countModules(
  read: Read,
  projectId: number,
): Promise<Schemas['Insights']['module_counts']> {
  const { count } = await countFacet(read, projectId, 'module');
  const modules = await moduleNames(read, projectId);
  const all = modules.map(({ id, name }) => ({ module_id: id, name, count: count(String(id)) }));
  const rest = count('');
  return rest === 0 ? all : [...all, { module_id: null, name: UNASSIGNED, count: rest }];
}

interface Counted {
  readonly count: (value: string) => number;
  readonly total: number;
}

async function countFacet(read: Read, projectId: number, facet: Facet): Promise<Counted> {
  const rows = await keptCounts(read, { projectId, facet });
  const known = new Map(rows.map(({ value, issues }) => [value, issues]));
  return {
    count: value => known.get(value) ?? 0,
    total: rows.reduce((total, { issues }) => total + issues, 0),
  };
}

interface Count {
  readonly value: string;
  readonly issues: number;
}

const keptCounts = fixedQuery<'projectId' | 'facet', Count>((read, mark) =>
  issueCounts(read, mark('projectId'), mark('facet')),
);

export function issueCounts({ db }: Read, project_id: number | string, facet: string) {
  return db('issue_counts').where({ project_id, facet }).select<Count[]>('value', 'issues');
}
