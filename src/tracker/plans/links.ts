/** The issues that plans are anchored on and that steps mirror. */
import { allowAllNamed, whereReadable, type Authority } from '../../access/authority.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { issuesNamed, type IssueRow, type Named } from '../../records/rows.ts';

export type LinkedIssue = Pick<Named<IssueRow>, 'id' | 'identifier' | 'status'>;

/** The live ones among the issues that the caller can read, by id. */
export async function visibleIssues(
  read: Read,
  by: Authority,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, LinkedIssue>> {
  const distinct = [...new Set(ids.filter(id => id !== null))];
  if (distinct.length === 0) return new Map();
  const query = issuesNamed(read).whereIn('issues.id', distinct).whereNull('issues.deleted_at');
  const issues = await whereReadable(query, 'issues.project_id', by);
  return new Map(issues.map(issue => [issue.id, issue]));
}

/** An issue that a body names, and the field that names it. */
export interface Link {
  readonly field: string;
  readonly issueId: number | null | undefined;
}

/** Asks for the role in the project of every issue that is named. */
export async function allowLinks(work: Work, by: Authority, links: readonly Link[]): Promise<void> {
  const named = links.flatMap(({ field, issueId }) => (issueId == null ? [] : [{ field, issueId }]));
  const projects = await projectsOf(
    work,
    named.map(({ issueId }) => issueId),
  );
  await allowAllNamed(
    work,
    by,
    named.map(({ field, issueId }) => ({ field, projectId: projects.get(issueId) })),
  );
}

async function projectsOf({ db }: Read, issueIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (issueIds.length === 0) return new Map();
  const rows = await db<IssueRow>('issues')
    .whereIn('id', [...new Set(issueIds)])
    .whereNull('deleted_at')
    .select('id', 'project_id');
  return new Map(rows.map(({ id, project_id }) => [id, project_id]));
}
