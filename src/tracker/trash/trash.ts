/** The trash: what is deleted stays as a tombstone, and comes back with the comments that went along. */
import { allow, type Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { RecordedKind } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { allowedIssue } from '../../records/issue-lookup.ts';
import { commentKind, issueKind, pageKind } from '../../records/kinds.ts';
import { allowedPage } from '../../records/page-lookup.ts';
import {
  issuesNamed,
  pagesNamed,
  type CommentRow,
  type IssueRow,
  type Named,
  type PageRow,
} from '../../records/rows.ts';
import { stamped } from '../../records/stamped.ts';

type Item = Named<IssueRow> | Named<PageRow>;
type ItemKind<Row> = RecordedKind<Row, 'issue' | 'page'>;

export async function deleteIssue(work: Work, by: Authority, id: number): Promise<void> {
  await throwAway(work, issueKind, await allowedIssue(work, by, id));
}

export async function deletePage(work: Work, by: Authority, id: number): Promise<void> {
  await throwAway(work, pageKind, await allowedPage(work, by, id));
}

export async function restoreIssue(work: Work, by: Authority, id: number): Promise<Named<IssueRow>> {
  const row = await issuesNamed(work).where('issues.id', id).first<Named<IssueRow> | undefined>();
  const issue = await allowedTrash(work, by, row);
  await checkSourceIsFree(work, issue);
  return bringBack(work, issueKind, issue);
}

export async function restorePage(work: Work, by: Authority, id: number): Promise<Named<PageRow>> {
  const row = await pagesNamed(work).where('pages.id', id).first<Named<PageRow> | undefined>();
  return bringBack(work, pageKind, await allowedTrash(work, by, row));
}

/** The item whose id stands in the path, if it is in the trash. */
async function allowedTrash<Row extends Item>(work: Work, by: Authority, row: Row | undefined): Promise<Row> {
  if (!row) throw refuse.notFound();
  await allow(work, by, row.project_id);
  if (row.deleted_at === null) throw refuse.notInTrash();
  return row;
}

/**
 * Sends an item into the trash, and its live comments with it. They are stamped before the item is, so that its event,
 * which stands for all of them, carries the last `seq`.
 */
async function throwAway<Row extends Item>(work: Work, kind: ItemKind<Row>, item: Row): Promise<void> {
  const parent = { [`${kind.entity}_id`]: item.id };
  await work
    .db<CommentRow>('comments')
    .where({ ...parent, deleted_at: null })
    .update({ deleted_at: work.now, went_with_parent: 1 });
  await work.restamped(commentKind, rows => rows.where({ ...parent, went_with_parent: 1 }));
  await work.db(kind.table).where({ id: item.id }).update({ deleted_at: work.now });
  await work.changed(kind, item, null);
}

/** Brings back an item and the comments that went with it, and nothing that was deleted by hand before. */
async function bringBack<Row extends Item>(work: Work, kind: ItemKind<Row>, item: Row): Promise<Row> {
  const parent = { [`${kind.entity}_id`]: item.id };
  await work.db(kind.table).where({ id: item.id }).update({ deleted_at: null });
  await work
    .db<CommentRow>('comments')
    .where({ ...parent, went_with_parent: 1 })
    .update({ deleted_at: null, went_with_parent: 0 });
  await work.restamped(commentKind, rows => rows.where({ ...parent, deleted_at: null }));
  const live = { ...item, deleted_at: null };
  return stamped(work, live, await work.changed(kind, null, live, { action: 'restore' }));
}

async function checkSourceIsFree({ db }: Read, { source }: IssueRow): Promise<void> {
  if (source === null) return;
  const taken = await db<IssueRow>('issues').where({ source }).whereNull('deleted_at').first('id');
  if (taken) throw refuse.restoreSourceTaken({ source });
}
