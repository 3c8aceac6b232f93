/** Closes an issue with evidence: how the work was verified, as a comment of the caller. */
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import { accountOf, type Caller } from '../../identity/caller.ts';
import type { Named } from '../../records/identifiers.ts';
import { type IssueRow, issueById } from '../../records/issue.ts';
import type { Work } from '../../store/work.ts';
import { addComment } from '../comments/comments.ts';
import { type IssueChanges, updateIssue } from './issues.ts';

export interface Closing extends IssueChanges {
  readonly evidence: string;
  readonly caller: Caller;
}

/** Returns the issue with the `seq` that it has after the comment. */
export async function closeWithEvidence(
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
