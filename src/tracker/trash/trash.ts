/** The trash: a deleted item becomes a tombstone, and is restored with its comments. */
import { refuse } from '../../generated/refusals.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { type CommentRow, commentKind } from '../../records/comment.ts';
import type { Named } from '../../records/identifiers.ts';
import { type IssueRow, issueById, issueKind, issuesNamed } from '../../records/issue.ts';
import { type PageRow, pageById, pageKind, pagesNamed } from '../../records/page.ts';

type Item = Named<IssueRow> | Named<PageRow>;

export async function deleteIssue(work: Work, id: number): Promise<void> {
  const issue = await issueById(work, id);
  await takeComments(work, { issue_id: id });
  await work.update(issueKind, issue, { deleted_at: work.now }, 'delete');
}

export async function deletePage(work: Work, id: number): Promise<void> {
  const page = await pageById(work, id);
  await takeComments(work, { page_id: id });
  await work.update(pageKind, page, { deleted_at: work.now }, 'delete');
}

export async function restoreIssue(work: Work, id: number): Promise<Named<IssueRow>> {
  const row = await issuesNamed(work).where('issues.id', id).first<Named<IssueRow> | undefined>();
  const issue = inTrash(row);
  await checkSourceIsFree(work, issue);
  await bringComments(work, { issue_id: id });
  return work.update(issueKind, issue, { deleted_at: null }, 'restore');
}

export async function restorePage(work: Work, id: number): Promise<Named<PageRow>> {
  const row = await pagesNamed(work).where('pages.id', id).first<Named<PageRow> | undefined>();
  const page = inTrash(row);
  await bringComments(work, { page_id: id });
  return work.update(pageKind, page, { deleted_at: null }, 'restore');
}

/** The item, if it is in the trash. */
function inTrash<Row extends Item>(row: Row | undefined): Row {
  if (!row) throw refuse.notFound();
  if (row.deleted_at === null) throw refuse.notInTrash();
  return row;
}

type Parent = Partial<Pick<CommentRow, 'issue_id' | 'page_id'>>;

/**
 * Trashes the active comments of an item. They are stamped before the item, so that its event, which covers them all,
 * carries the last `seq`.
 */
async function takeComments(work: Work, parent: Parent): Promise<void> {
  const gone = { deleted_at: work.now, went_with_parent: 1 };
  await work.restamp(commentKind, rows => rows.where({ ...parent, deleted_at: null }), gone);
}

/** Restores the comments that were trashed with the item, but not those that were deleted before. */
async function bringComments(work: Work, parent: Parent): Promise<void> {
  const live = { deleted_at: null, went_with_parent: 0 };
  await work.restamp(commentKind, rows => rows.where({ ...parent, went_with_parent: 1 }), live);
}

async function checkSourceIsFree({ db }: Read, { source }: IssueRow): Promise<void> {
  if (source === null) return;
  const taken = await db<IssueRow>('issues').where({ source }).whereNull('deleted_at').first('id');
  if (taken) throw refuse.restoreSourceTaken({ source });
}
