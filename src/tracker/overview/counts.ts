/** How the issues of a project are spread over statuses, priorities and modules; what is in the trash does not count. */
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import { PRIORITIES } from '../../records/issue-values.ts';
import { moduleNames } from '../structure/modules.ts';
import type { IssueStatus } from '../../records/rows.ts';

/** The name under which issues without a module stand, among columns and counts alike. */
export const UNASSIGNED = 'unassigned';

export async function countStatuses(read: Read, projectId: number): Promise<Schemas['StatusCounts']> {
  const rows = await issuesByStatus(read, projectId);
  const count = counter(rows.map(row => [row.status, row.count]));
  return {
    backlog: count('backlog'),
    todo: count('todo'),
    active: count('active'),
    done: count('done'),
    cancelled: count('cancelled'),
    total: sum(rows),
  };
}

export async function countPriorities(
  read: Read,
  projectId: number,
): Promise<Schemas['Insights']['priority_counts']> {
  const rows = await issuesByPriority(read, projectId);
  const count = counter(rows.map(row => [PRIORITIES[row.priority_rank], row.count]));
  return {
    urgent: count('urgent'),
    high: count('high'),
    medium: count('medium'),
    low: count('low'),
    none: count('none'),
    total: sum(rows),
  };
}

/** Every module by name, those without issues included; last, where there are any, the issues without a module. */
export async function countModules(
  read: Read,
  projectId: number,
): Promise<Schemas['Insights']['module_counts']> {
  const rows = await issuesByModule(read, projectId);
  const count = counter(rows.map(row => [row.module_id, row.count]));
  const modules = await moduleNames(read, projectId);
  const counted = modules.map(({ id, name }) => ({ module_id: id, name, count: count(id) }));
  const rest = count(null);
  return rest === 0 ? counted : [...counted, { module_id: null, name: UNASSIGNED, count: rest }];
}

/** Each of the three needs an index alone: a project may have many issues, with long texts. */
export function issuesByStatus(read: Read, projectId: number) {
  return liveIssues(read, projectId)
    .groupBy('status')
    .select<{ status: IssueStatus; count: number }[]>('status');
}

export function issuesByPriority(read: Read, projectId: number) {
  return liveIssues(read, projectId)
    .groupBy('priority_rank')
    .select<{ priority_rank: number; count: number }[]>('priority_rank');
}

export function issuesByModule(read: Read, projectId: number) {
  return liveIssues(read, projectId)
    .groupBy('module_id')
    .select<{ module_id: number | null; count: number }[]>('module_id');
}

function liveIssues({ db }: Read, projectId: number) {
  return db('issues').where({ project_id: projectId }).whereNull('deleted_at').count({ count: '*' });
}

function counter<Name>(counts: readonly (readonly [Name, number])[]): (name: Name) => number {
  const known = new Map(counts);
  return name => known.get(name) ?? 0;
}

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
