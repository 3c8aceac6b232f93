/** Updates the alternative text of a file. Its bytes and name never change. */
import type { Schemas } from '../generated/types.ts';
import type { Work } from '../store/work.ts';
import { attachmentKind } from './kind.ts';
import { tellProjects } from './links.ts';
import { attachmentById } from './lookup.ts';
import type { AttachmentRow } from './rows.ts';

/** Every project that uses the file announces it once. */
export async function updateAttachment(
  work: Work,
  id: number,
  changes: Schemas['AttachmentUpdate'],
): Promise<AttachmentRow> {
  const before = await attachmentById(work, id);
  const alt_text = changes.alt_text === '' ? null : changes.alt_text;
  const after = await work.update(attachmentKind, before, { alt_text });
  if (after === before) return before;
  const projects = await projectsOf(work, id);
  for (const project_id of projects) {
    const subject = {
      entity_type: 'attachment',
      entity_id: id,
      entity_label: before.filename,
      project_id,
    } as const;
    const values = { old_value: before.alt_text, new_value: after.alt_text };
    work.trace({ ...subject, action: 'update', field: 'alt_text', ...values });
  }
  tellProjects(work, projects);
  return after;
}

/** Null means the workspace. */
function projectsOf({ db }: Work, id: number): Promise<(number | null)[]> {
  return db('attachment_links')
    .where('attachment_id', id)
    .orderBy('project_id')
    .distinct()
    .pluck<(number | null)[]>('project_id');
}
