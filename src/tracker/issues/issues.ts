/** Creates, updates and closes issues. */
import type { Authority } from '../../access/authority.ts';
import { allowIn, allowNamed, canRead } from '../../access/named.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { SqlValue } from '../../store/sql-value.ts';
import { traceReferences } from '../bodies.ts';
import { refuseStale } from '../stale.ts';
import { type Named, numberedIssue } from '../../records/identifiers.ts';
import {
  CLOSED,
  DEFAULTS,
  type IssueRow,
  issueById,
  issueKind,
  issueRecord,
  issuesNamed,
  shownIssueKind,
} from '../../records/issue.ts';
import { findModule } from '../../records/module.ts';
import { referencedPart } from '../../records/parts.ts';
import { relabel, setLabels } from '../structure/labelling.ts';
import { followIssue } from '../plans/cascade.ts';
import { assign, assignmentFor, reassign, UNASSIGNED } from './assignees.ts';

export type NewIssue = Schemas['IssueCreate'] &
  Required<Pick<Schemas['IssueCreate'], 'description' | 'status' | 'priority'>>;
export type IssueChanges = Omit<Schemas['IssueUpdate'], 'evidence'>;

/** Creates an issue at the end of its project. */
export async function createIssue(
  work: Work,
  by: Authority,
  { labels = [], assignees, ...fields }: NewIssue,
): Promise<Named<IssueRow>> {
  const { project_id } = fields;
  await allowNamed(work, by, project_id, 'project_id');
  await checkModule(work, by, project_id, fields.module_id);
  await checkSource(work, by, fields.source);
  const assignment = await assignmentFor(work, by, assignees ?? [], { project_id });
  const { needs_human } = assignment;
  const issue = await work.insert(shownIssueKind, {
    ...DEFAULTS,
    ...fields,
    needs_human,
    ...numberedIssue(project_id),
    sort_order: placeAtEnd(project_id),
  });
  if (labels.length > 0) await setLabels(work, shownIssueKind, issue, labels, []);
  await assign(work, issue, [UNASSIGNED, assignment]);
  await traceMentions(work, by, issue, '');
  return issue;
}

function placeAtEnd(projectId: number): SqlValue<number> {
  const last = `SELECT sort_order FROM issues AS others WHERE project_id = ? AND deleted_at IS NULL
    ORDER BY sort_order DESC LIMIT 1`;
  return new SqlValue(`floor(COALESCE((${last}), 0)) + 1`, [projectId]);
}

/**
 * Updates the fields that are sent. An update that changes nothing takes no `seq` and records no activity. `judge` may refuse
 * the update once the issue is known.
 */
export async function updateIssue(
  work: Work,
  by: Authority,
  id: number,
  { labels, assignees, expected_seq, ...changes }: IssueChanges,
  judge: (before: Named<IssueRow>) => void = () => undefined,
): Promise<Named<IssueRow>> {
  const before = await issueById(work, id);
  await refuseStale(work, before, expected_seq, issueRecord);
  judge(before);
  await checkModule(work, by, before.project_id, changes.module_id);
  const assignment = assignees && (await assignmentFor(work, by, assignees, before));
  const row = { ...changes, needs_human: assignment?.needs_human };
  const changed = await work.update(shownIssueKind, before, row);
  await traceMentions(work, by, changed, before.description);
  const labelled = await relabel(work, shownIssueKind, [before, changed], labels);
  const after = await reassign(work, [before, labelled], assignment);
  if (after.status !== before.status) await followIssue(work, before, after);
  return after;
}

/** Moves an open issue to done; a closed one stays as it is. */
export async function closeIssue(
  work: Work,
  by: Authority,
  issue: Named<IssueRow>,
): Promise<Named<IssueRow>> {
  await allowIn(work, by, issue.project_id, 'maintainer');
  return CLOSED.includes(issue.status) ? issue : closeOpenIssue(work, issue);
}

/** The same for an open issue, when the role has been checked. */
export async function closeOpenIssue(work: Work, issue: Named<IssueRow>): Promise<Named<IssueRow>> {
  const closed = await work.update(issueKind, issue, { status: 'done' });
  await followIssue(work, issue, closed);
  return closed;
}

/** The module must belong to the project. */
async function checkModule(
  read: Read,
  by: Authority,
  projectId: number,
  moduleId: number | null | undefined,
): Promise<void> {
  if (moduleId === null || moduleId === undefined) return;
  await referencedPart(read, by, await findModule(read, moduleId), { field: 'module_id', projectId });
}

/** Refuses a source that another issue has. */
export async function checkSource(
  read: Read,
  by: Authority,
  source: string | null | undefined,
): Promise<void> {
  if (source === null || source === undefined) return;
  const [holder] = await withSource(read, { source });
  if (!holder) return;
  const { id, identifier, project_id } = holder;
  const isSeen = await canRead(read, by, project_id);
  throw refuse.sourceTaken({ fields: isSeen ? { issue_id: id, identifier } : {} });
}

const withSource = fixedQuery<'source', Named<IssueRow>>((read, mark) =>
  issuesNamed(read)
    .where({ source: mark('source') })
    .whereNull('issues.deleted_at'),
);

async function traceMentions(
  work: Work,
  by: Authority,
  issue: Named<IssueRow>,
  before: string,
): Promise<void> {
  const body = { field: 'description', before, after: issue.description };
  await traceReferences(work, by, subjectOf(issueKind, issue), body);
}
