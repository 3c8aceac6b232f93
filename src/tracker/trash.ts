/** The trash: what is deleted stays as a tombstone, and comes back with the comments that went along. */
import { allow, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { allowedIssue } from './issue-lookup.ts';
import { commentKind, issueKind, pageKind } from './kinds.ts';
import { issuesNamed, pagesNamed, type CommentRow, type IssueRow, type Named, type PageRow } from './rows.ts';

export async function deleteIssue(work: Work, by: Authority, id: number): Promise<void> {
  const issue = await allowedIssue(work, by, id);
  await takeComments(work, 'issue_id', id);
  await work.db<IssueRow>('issues').where({ id }).update({ deleted_at: work.now });
  await work.changed(issueKind, issue, null);
}

export async function restoreIssue(work: Work, by: Authority, id: number): Promise<Named<IssueRow>> {
  const issue = await issuesNamed(work).where('issues.id', id).first<Named<IssueRow> | undefined>();
  if (!issue) throw refuse.notFound();
  await allow(work, by, issue.project_id);
  if (issue.deleted_at === null) throw refuse.notInTrash();
  await checkSourceIsFree(work, issue);
  await work.db<IssueRow>('issues').where({ id }).update({ deleted_at: null });
  await reviveComments(work, 'issue_id', id);
  const live = { ...issue, deleted_at: null };
  const seq = await work.changed(issueKind, null, live, { action: 'restore' });
  return { ...live, seq: seq ?? issue.seq, updated_at: work.now };
}

export async function restorePage(work: Work, by: Authority, id: number): Promise<Named<PageRow>> {
  const page = await pagesNamed(work).where('pages.id', id).first<Named<PageRow> | undefined>();
  if (!page) throw refuse.notFound();
  await allow(work, by, page.project_id);
  if (page.deleted_at === null) throw refuse.notInTrash();
  await work.db<PageRow>('pages').where({ id }).update({ deleted_at: null });
  await reviveComments(work, 'page_id', id);
  const live = { ...page, deleted_at: null };
  const seq = await work.changed(pageKind, null, live, { action: 'restore' });
  return { ...live, seq: seq ?? page.seq, updated_at: work.now };
}

type Parent = 'issue_id' | 'page_id';

/**
 * Sends the live comments of an item into the trash with it. They are stamped before the item is, so that its event,
 * which stands for all of them, carries the last `seq`.
 */
export async function takeComments(work: Work, parent: Parent, id: number): Promise<void> {
  await work
    .db<CommentRow>('comments')
    .where(parent, id)
    .whereNull('deleted_at')
    .update({ deleted_at: work.now, went_with_parent: 1 });
  await work.restamped(commentKind, rows => rows.where({ [parent]: id, went_with_parent: 1 }));
}

/** Brings back what went with the item, and nothing that was deleted by hand before. */
async function reviveComments(work: Work, parent: Parent, id: number): Promise<void> {
  await work
    .db<CommentRow>('comments')
    .where({ [parent]: id, went_with_parent: 1 })
    .update({ deleted_at: null, went_with_parent: 0 });
  await work.restamped(commentKind, rows => rows.where(parent, id).whereNull('deleted_at'));
}

async function checkSourceIsFree({ db }: Read, { source }: IssueRow): Promise<void> {
  if (source === null) return;
  const taken = await db<IssueRow>('issues').where({ source }).whereNull('deleted_at').first('id');
  if (taken) throw refuse.restoreSourceTaken({ source });
}
