/** Finding one live issue by what a request calls it; where a body does, the role in its project is asked for. */
import type { Authority } from '../access/authority.ts';
import { allowNamed } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier, type Identifier } from '../text/identifiers.ts';
import { found } from './found.ts';
import { issuesNamed, liveIssueWithId, type IssueRow, type Named } from './rows.ts';

/** The live issue of an id. */
export async function issueById(read: Read, id: number): Promise<Named<IssueRow>> {
  return found(await issueWithId(read, { id }));
}

const issueWithId = fixedQuery<'id', Named<IssueRow>>(liveIssueWithId);

/** The live issue of an identifier. */
export async function issueByIdentifier(read: Read, text: string): Promise<Named<IssueRow>> {
  const issue = await issueCalled(read, text);
  if (!issue) throw refuse.notFound();
  return issue;
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

/** The same, where it may be absent. */
export async function issueCalled(read: Read, text: string): Promise<Named<IssueRow> | undefined> {
  const identifier = readIdentifier('issue', text);
  return identifier ? (await liveIssueOf(read, { ...identifier }))[0] : undefined;
}

const liveIssueOf = fixedQuery<keyof Identifier, Named<IssueRow>>(liveIssueCalled);

function liveIssueCalled(read: Read, mark: Mark<keyof Identifier>) {
  return issuesNamed(read)
    .where({ 'projects.identifier': mark('project'), 'issues.sequence': mark('sequence') })
    .whereNull('issues.deleted_at');
}
