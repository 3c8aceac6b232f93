/** The issues that plans are anchored on and that steps mirror, as far as a reader may know of them. */
import type { Authority } from '../access/authority.ts';
import { whereReadable } from '../access/readable.ts';
import type { Read } from '../store/read.ts';
import { issuesNamed, type IssueRow, type Named } from './rows.ts';

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
