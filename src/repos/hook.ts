/** The commit hook: closes the issues that commits name, as far as the caller may. */
import type { Authority } from '../access/authority.ts';
import { refuse, Refusal } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { resolvedIssue } from '../records/issue-lookup.ts';
import { CLOSED } from '../records/issue-values.ts';
import type { IssueRow, Named } from '../records/rows.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { closeOpenIssue } from '../tracker/issues/issues.ts';
import { closedBy } from './references.ts';

const MOST_REFERENCES = 500;

type Skipped = Schemas['SkippedIssue'];

interface Judgement {
  readonly open: Named<IssueRow>[];
  readonly skipped: Skipped[];
}

/** What the messages name, before anything is looked up. */
export async function referencesIn(messages: readonly string[]): Promise<string[]> {
  const references = await closedBy(messages, MOST_REFERENCES);
  if (references.length > MOST_REFERENCES) throw refuse.tooManyReferences();
  return references;
}

/** Which of the issues can be closed, and why the others cannot. */
export async function judge(read: Read, by: Authority, references: readonly string[]): Promise<Judgement> {
  const judgement: Judgement = { open: [], skipped: [] };
  for (const identifier of references) {
    const issue = await closable(read, { ...by, role: 'maintainer' }, identifier);
    if (typeof issue === 'string') judgement.skipped.push({ identifier, reason: issue });
    else judgement.open.push(issue);
  }
  return judgement;
}

export async function close(work: Work, by: Authority, references: readonly string[]): Promise<Judgement> {
  const judgement = await judge(work, by, references);
  for (const issue of judgement.open) await closeOpenIssue(work, issue);
  return judgement;
}

async function closable(
  read: Read,
  by: Authority,
  identifier: string,
): Promise<Named<IssueRow> | Skipped['reason']> {
  try {
    const issue = await resolvedIssue(read, by, identifier);
    return CLOSED.includes(issue.status) ? 'already closed' : issue;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'role_required' ? 'forbidden' : 'not found';
  }
}
