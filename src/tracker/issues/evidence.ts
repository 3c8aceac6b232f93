/** Changes an issue, or closes it with evidence: how the work was verified, as a comment of the caller. */
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { accountOf, type Caller } from '../../identity/caller.ts';
import type { Named } from '../../records/identifiers.ts';
import { type IssueRow, issueById } from '../../records/issue.ts';
import type { Work } from '../../store/work.ts';
import { addComment } from '../comments/comments.ts';
import { type IssueChanges, updateIssue } from './issues.ts';

interface Closing extends IssueChanges {
  readonly evidence: string;
  readonly caller: Caller;
}

/** Updates the fields that are sent; evidence closes the issue. */
export function changeIssue(
  work: Work,
  by: Authority,
  caller: Caller,
  id: number,
  { evidence, ...changes }: Schemas['IssueUpdate'],
): Promise<Named<IssueRow>> {
  return evidence === undefined
    ? updateIssue(work, by, id, changes)
    : closeWithEvidence(work, by, id, { ...changes, evidence, caller });
}

/** Returns the issue with the `seq` that it has after the comment. */
async function closeWithEvidence(
  work: Work,
  by: Authority,
  id: number,
  { evidence, caller, ...changes }: Closing,
): Promise<Named<IssueRow>> {
  const author = accountOf(caller);
  await updateIssue(work, by, id, changes, before => {
    if (changes.status !== 'done' || before.status === 'done') throw refuse.evidenceNotClosing();
  });
  await addComment(work, by, author, { kind: 'issue', id }, evidence, 'verification');
  return issueById(work, id);
}
