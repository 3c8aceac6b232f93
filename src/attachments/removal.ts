/** Permanently deletes files with all their links. Their bytes are deleted after the commit unless another file has them. */
import { portions } from '../store/portions.ts';
import type { Work } from '../store/work.ts';
import { refuseWhileHeld } from './bytes/holds.ts';
import { LINK_COLUMNS, type ItemKind } from './items.ts';
import { traceLink, tellProjects } from './links.ts';
import { attachmentById } from './lookup.ts';
import type { AttachmentRow } from './rows.ts';
import { giveRoom } from './bytes/storage.ts';
import { itemOf, usesOf } from './uses.ts';

/** Every item that loses the file records it in its feed, and every project announces that the file is gone. */
export async function deleteAttachment(work: Work, id: number): Promise<string[]> {
  const file = await attachmentById(work, id);
  await refuseWhileHeld(work, work.call.now);
  const items = (await usesOf(work).where('attachment_links.attachment_id', id)).map(itemOf);
  const projects = [...new Set(items.map(({ project_id = null }) => project_id))];
  for (const item of items) traceLink(work, item, file, 'detach');
  for (const project_id of projects) {
    const gone = { entity_type: 'attachment', entity_id: id, old_value: file.filename } as const;
    work.trace({ ...gone, project_id, action: 'delete' });
  }
  tellProjects(work, projects);
  return removeFiles(work, [file]);
}

/** Records no activity, and returns the contents that no file has any more. */
export async function removeFiles(
  work: Work,
  files: readonly Pick<AttachmentRow, 'id' | 'sha256' | 'size_bytes'>[],
): Promise<string[]> {
  work.untraced();
  for (const part of portions(files.map(({ id }) => id))) {
    await work.db('attachment_links').whereIn('attachment_id', part).delete();
    await work.db('attachments').whereIn('id', part).delete();
  }
  return giveRoom(work, files);
}

/** Deletes the links of a project, and the files without other links. */
export async function deleteFilesOf(work: Work, projectId: number): Promise<string[]> {
  const { db } = work;
  const linked = db('attachment_links').where({ project_id: projectId }).select('attachment_id');
  const elsewhere = db('attachment_links')
    .whereIn('attachment_id', linked.clone())
    .where(other => {
      void other.whereNot({ project_id: projectId }).orWhereNull('project_id');
    })
    .select('attachment_id');
  const files = await db<AttachmentRow>('attachments')
    .whereIn('id', linked)
    .whereNotIn('id', elsewhere)
    .select('id', 'sha256', 'size_bytes');
  await db('attachment_links').where({ project_id: projectId }).delete();
  return removeFiles(work, files);
}

/** Unlinks purged items of one kind and the comments on them. A file without links is swept later. */
export async function unlinkPurged({ db }: Work, kind: ItemKind, ids: readonly number[]): Promise<void> {
  const column = LINK_COLUMNS[kind];
  await db('attachment_links').whereIn(column, ids).delete();
  if (kind === 'comment') return;
  const comments = db('comments').whereIn(column, ids).select('id');
  await db('attachment_links').whereIn('comment_id', comments).delete();
}
