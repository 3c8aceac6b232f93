/** The issues that a body links to a plan or its steps. */
import type { Authority } from '../../access/authority.ts';
import { allowAllNamed } from '../../access/named.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import type { IssueRow } from '../../records/issue.ts';

/** An issue that a body names, and the name of the field. */
export interface Link {
  readonly field: string;
  readonly issueId: number | null | undefined;
}

/** Checks the role in the project of every issue that the body names. */
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
