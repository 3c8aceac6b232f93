/** Finding one live issue by what a request calls it, and asking for the role in its project. */
import { allowNamed, fixedAllowed, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier, type Identifier } from './identifiers.ts';
import { issuesNamed, liveIssueWithId, type IssueRow, type Named } from './rows.ts';

/** The issue whose id stands in the path. */
export async function allowedIssue(read: Read, by: Authority, id: number): Promise<Named<IssueRow>> {
  return issueWithId(read, by, { id });
}

const issueWithId = fixedAllowed<'id', Named<IssueRow>>('issues.project_id', liveIssueWithId);

/** The issue whose identifier stands in the path. */
export async function resolvedIssue(read: Read, by: Authority, text: string): Promise<Named<IssueRow>> {
  const identifier = readIdentifier('issue', text);
  if (!identifier) throw refuse.notFound();
  return issueWithIdentifier(read, by, { ...identifier });
}

const issueWithIdentifier = fixedAllowed<keyof Identifier, Named<IssueRow>>(
  'issues.project_id',
  liveIssueCalled,
);

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
  return identifier ? (await liveIssueOf(read, { ...identifier }))[0] : undefined;
}

const liveIssueOf = fixedQuery<keyof Identifier, Named<IssueRow>>(liveIssueCalled);

function liveIssueCalled(read: Read, mark: Mark<keyof Identifier>) {
  return issuesNamed(read)
    .where({ 'projects.identifier': mark('project'), 'issues.sequence': mark('sequence') })
    .whereNull('issues.deleted_at');
}
