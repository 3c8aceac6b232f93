/** Read-modify-write with retries: a change is applied to the state that was read, or the state is read again. */
import { getIssue, updateIssue } from './generated/operations.ts';
import type { Instance } from './instance.ts';
import type { Answer, CallOptions, Sent } from './operation.ts';
import { Refused } from './refused.ts';

export type Issue = Answer<'updateIssue'>;
type Fields = Omit<Sent<'updateIssue'>['body'], 'expected_seq'>;

/** Returns what to change in the current issue; null for nothing. */
export type IssueChange = (issue: Issue) => Fields | null | Promise<Fields | null>;

/** A client that is faster this often writes without a pause. */
const TRIES = 8;

export async function changeIssue(
  instance: Instance,
  id: number,
  change: IssueChange,
  options: CallOptions = {},
): Promise<Issue> {
  for (let turn = 1; ; turn += 1) {
    const issue = await getIssue(instance, { path: { id } }, options);
    const fields = await change(issue);
    if (fields === null) return issue;
    const body = { ...fields, expected_seq: issue.seq };
    try {
      return await updateIssue(instance, { path: { id }, body }, options);
    } catch (error) {
      if (turn === TRIES || !(error instanceof Refused && error.is('stale_seq'))) throw error;
    }
  }
}
