/** Issues: making one, changing it, closing it. */
import { allow, allowNamed, type Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { insertedId } from '../../store/insert-row.ts';
import { differs, subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { recordReferences } from '../bodies.ts';
import { nextSequence } from '../../records/identifiers.ts';
import { allowedIssue } from '../../records/issue-lookup.ts';
import { labelledRecord } from '../../records/issue-record.ts';
import { CLOSED, rankOf } from '../../records/issue-values.ts';
import { issueKind } from '../../records/kinds.ts';
import { relabel, setLabels } from '../structure/labelling.ts';
import { findModule, referencedPart } from '../../records/parts.ts';
import { followIssue } from '../plans/cascade.ts';
import { liveIssue, type IssueRow, type IssueStatus, type Named } from '../../records/rows.ts';
import { stamped } from '../../records/stamped.ts';

export type NewIssue = Schemas['IssueCreate'] &
  Required<Pick<Schemas['IssueCreate'], 'description' | 'status' | 'priority'>>;
export type IssueChanges = Schemas['IssueUpdate'];

/** Makes an issue at the end of its project. */
export async function createIssue(work: Work, by: Authority, fields: NewIssue): Promise<Named<IssueRow>> {
  await allowNamed(work, by, fields.project_id, 'project_id');
  await checkModule(work, by, fields.project_id, fields.module_id);
  await checkSource(work, fields.source);
  const issue = await insertIssue(work, fields);
  const seq = await work.changed(issueKind, null, issue);
  await setLabels(work, issueKind, issue, fields.labels ?? []);
  await recordMentions(work, by, issue, '');
  return stamped(work, issue, seq);
}

async function insertIssue(work: Work, fields: NewIssue): Promise<Named<IssueRow>> {
  const { project_id, title, description, status, priority } = fields;
  const sequence = await nextSequence(work, 'issue', project_id);
  const id = await insertedId<IssueRow>(work, 'issues', {
    project_id,
    sequence,
    title: normalizeNewlines(title),
    description: normalizeNewlines(description),
    status,
    priority,
    priority_rank: rankOf(priority),
    module_id: fields.module_id ?? null,
    sort_order: await placeAtEnd(work, project_id),
    start_date: fields.start_date ?? null,
    target_date: fields.target_date ?? null,
    source: fields.source ?? null,
    seq: 0,
    created_at: work.now,
    updated_at: work.now,
  });
  const issue = await liveIssue(work, id);
  if (!issue) throw new Error('the new issue was not returned');
  return issue;
}

async function placeAtEnd({ db }: Read, projectId: number): Promise<number> {
  const last = await db<IssueRow>('issues')
    .where({ project_id: projectId })
    .whereNull('deleted_at')
    .orderBy('sort_order', 'desc')
    .first('sort_order');
  return Math.floor(last?.sort_order ?? 0) + 1;
}

/** Changes what is sent and leaves the rest. What changes nothing takes no `seq` and leaves no trace. */
export async function updateIssue(
  work: Work,
  by: Authority,
  id: number,
  { labels, expected_seq, ...changes }: IssueChanges,
): Promise<Named<IssueRow>> {
  const before = await allowedIssue(work, by, id);
  if (expected_seq !== undefined && expected_seq !== before.seq) throw await stale(work, before);
  await checkModule(work, by, before.project_id, changes.module_id);
  const changed = await writeIssue(work, before, changes);
  await recordMentions(work, by, changed, before.description);
  const after = await relabel(work, issueKind, [before, changed], labels);
  if (after.status !== before.status) await followIssue(work, before, after);
  return after;
}

/** Moves an open issue to done; one that is closed stays as it is. */
export async function closeIssue(
  work: Work,
  by: Authority,
  issue: Named<IssueRow>,
): Promise<Named<IssueRow>> {
  await allow(work, by, issue.project_id, 'maintainer');
  if (CLOSED.includes(issue.status)) return issue;
  const closed = await writeIssue(work, issue, { status: 'done' });
  await followIssue(work, issue, closed);
  return closed;
}

type ChangedFields = Omit<IssueChanges, 'labels' | 'expected_seq'>;

async function writeIssue(
  work: Work,
  before: Named<IssueRow>,
  changes: ChangedFields,
): Promise<Named<IssueRow>> {
  const { title = before.title, description = before.description, priority = before.priority } = changes;
  const { status = before.status } = changes;
  const written = {
    ...changes,
    title: normalizeNewlines(title),
    description: normalizeNewlines(description),
    priority,
    priority_rank: rankOf(priority),
    status,
    closed_at: closingTime(work, before, status),
  };
  const after: Named<IssueRow> = { ...before, ...written };
  if (!differs(before, after)) return before;
  await work.db<IssueRow>('issues').where({ id: before.id }).update(written);
  return stamped(work, after, await work.changed(issueKind, before, after));
}

/** The latest move into done or cancelled counts; an issue that was born closed never moved there. */
function closingTime(work: Work, before: IssueRow, status: IssueStatus): string | null {
  if (status === before.status) return before.closed_at;
  return CLOSED.includes(status) ? work.now : null;
}

async function stale(read: Read, issue: Named<IssueRow>) {
  return refuse.staleSeq({ seq: issue.seq, fields: { current: await labelledRecord(read, issue) } });
}

/** The module must be one of the project. */
async function checkModule(
  read: Read,
  by: Authority,
  projectId: number,
  moduleId: number | null | undefined,
): Promise<void> {
  if (moduleId === null || moduleId === undefined) return;
  await referencedPart(read, by, await findModule(read, moduleId), { field: 'module_id', projectId });
}

async function checkSource({ db }: Read, source: string | null | undefined): Promise<void> {
  if (source === null || source === undefined) return;
  const taken = await db<IssueRow>('issues').where({ source }).whereNull('deleted_at').first('id');
  if (taken) throw refuse.sourceTaken();
}

async function recordMentions(
  work: Work,
  by: Authority,
  issue: Named<IssueRow>,
  before: string,
): Promise<void> {
  const body = { field: 'description', before, after: issue.description };
  await recordReferences(work, by, subjectOf(issueKind, issue), body);
}
