/** Finding one live issue by what a request calls it, and asking for the role in its project. */
import { allow, allowNamed, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier } from './identifiers.ts';
import { issuesNamed, liveIssue, type IssueRow, type Named } from './rows.ts';

/** The issue whose id stands in the path. */
export async function allowedIssue(read: Read, by: Authority, id: number): Promise<Named<IssueRow>> {
  return allowed(read, by, await liveIssue(read, id));
}

/** The issue whose identifier stands in the path. */
export async function resolvedIssue(read: Read, by: Authority, identifier: string): Promise<Named<IssueRow>> {
  return allowed(read, by, await issueCalled(read, identifier));
}

/** The issue whose identifier stands in a field of the body. */
export async function referencedIssue(
  read: Read,
  by: Authority,
  field: string,
  identifier: string,
): Promise<Named<IssueRow>> {
  const issue = await issueCalled(read, identifier);
  if (!issue) throw refuse.unknownReference({ field });
  await allowNamed(read, by, issue.project_id, field);
  return issue;
}

/** The live issue of this identifier, in any case. */
async function issueCalled(read: Read, text: string): Promise<Named<IssueRow> | undefined> {
  const identifier = readIdentifier('issue', text);
  if (!identifier) return undefined;
  return issuesNamed(read)
    .where({ 'projects.identifier': identifier.project, 'issues.sequence': identifier.sequence })
    .whereNull('issues.deleted_at')
    .first<Named<IssueRow> | undefined>();
}

async function allowed(
  read: Read,
  by: Authority,
  issue: Named<IssueRow> | undefined,
): Promise<Named<IssueRow>> {
  if (!issue) throw refuse.notFound();
  await allow(read, by, issue.project_id);
  return issue;
}
