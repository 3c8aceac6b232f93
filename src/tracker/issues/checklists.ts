/** The backfill of checklists: descriptions that were written before their task items were counted. */
import { type IssueRow, issueKind, storedChecklist } from '../../records/issue.ts';
import { lastOf } from '../../records/preview.ts';
import type { Work } from '../../store/work.ts';

type Unfilled = Pick<IssueRow, 'id' | 'project_id' | 'description' | 'deleted_at'>;

/** Returns the last id that is done; null when there are no more. Issues with a checklist get a new `seq`. */
export async function fillChecklists(work: Work, afterId: number): Promise<number | null> {
  const last = await lastOf(work, { table: 'issues', body: 'description', afterId });
  if (last === null) return null;
  const rows = await work
    .db('issues')
    .where('id', '>', afterId)
    .where('id', '<=', last)
    .whereNull('checklist')
    .whereLike('description', '%[%')
    .orderBy('id')
    .select<Unfilled[]>('id', 'project_id', 'description', 'deleted_at');
  for (const { id, project_id, description, deleted_at } of rows) {
    const checklist = storedChecklist(description);
    if (checklist === null) continue;
    const seq = await work.restamp(issueKind, issues => issues.where({ id }), { checklist });
    if (seq !== null && deleted_at === null)
      work.announce({ type: 'issue.updated', project_id, issue_id: id, seq });
  }
  return last;
}
