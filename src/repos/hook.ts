/** The commit hook: closes the issues that commits name, if the caller may. */
import type { Authority } from '../access/authority.ts';
import { roleIn } from '../access/named.ts';
import type { Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import type { Named } from '../records/identifiers.ts';
import { CLOSED, type IssueRow, issueCalled } from '../records/issue.ts';
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

/** The issues that the messages name, before any lookup. */
export async function referencesIn(messages: readonly string[]): Promise<string[]> {
  const references = await closedBy(messages, MOST_REFERENCES);
  if (references.length > MOST_REFERENCES) throw refuse.tooManyReferences();
  return references;
}

/** The issues that can be closed, and the reasons why the others cannot. */
export async function judge(read: Read, by: Authority, references: readonly string[]): Promise<Judgement> {
  const judgement: Judgement = { open: [], skipped: [] };
  const roles = new Map<number, Promise<Role | null>>();
  const roleOf = (projectId: number): Promise<Role | null> => {
    const role = roles.get(projectId) ?? roleIn(read, by, projectId);
    roles.set(projectId, role);
    return role;
  };
  for (const identifier of references) {
    const issue = await issueCalled(read, identifier);
    const reason = issue ? reasonToSkip(issue, await roleOf(issue.project_id)) : 'not found';
    if (issue && reason === null) judgement.open.push(issue);
    else if (reason !== null) judgement.skipped.push({ identifier, reason });
  }
  return judgement;
}

export async function close(work: Work, by: Authority, references: readonly string[]): Promise<Judgement> {
  const judgement = await judge(work, by, references);
  for (const issue of judgement.open) await closeOpenIssue(work, issue);
  return judgement;
}

function reasonToSkip({ status }: Named<IssueRow>, role: Role | null): Skipped['reason'] | null {
  if (role === null) return 'not found';
  if (role === 'viewer') return 'forbidden';
  return CLOSED.includes(status) ? 'already closed' : null;
}
