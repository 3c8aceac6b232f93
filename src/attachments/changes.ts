/** Changing what is said of a file: its alternative text. The bytes and the name stay as they are. */
import type { Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import type { Work } from '../store/work.ts';
import { normalizeNewlines } from '../text/newlines.ts';
import { tellProjects } from './links.ts';
import { allowedAttachment } from './lookup.ts';
import type { AttachmentRow } from './rows.ts';

/** Every project that uses the file says so once. */
export async function updateAttachment(
  work: Work,
  by: Authority,
  id: number,
  changes: Schemas['AttachmentChange'],
): Promise<AttachmentRow> {
  const before = await allowedAttachment(work, by, id);
  const alt_text = changes.alt_text === undefined ? before.alt_text : textOrNone(changes.alt_text);
  if (alt_text === before.alt_text) return before;
  await work.db<AttachmentRow>('attachments').where({ id }).update({ alt_text });
  work.unrecorded();
  const projects = await projectsOf(work, id);
  for (const project_id of projects) {
    const subject = { entity_type: 'attachment', entity_id: id, entity_label: before.filename, project_id } as const;
    const values = { old_value: before.alt_text, new_value: alt_text };
    work.record({ ...subject, action: 'update', field: 'alt_text', ...values });
  }
  tellProjects(work, projects);
  return { ...before, alt_text };
}

function textOrNone(text: string | null): string | null {
  return text === null || text === '' ? null : normalizeNewlines(text);
}

/** Null is the workspace. */
function projectsOf({ db }: Work, id: number): Promise<(number | null)[]> {
  return db('attachment_links')
    .where('attachment_id', id)
    .orderBy('project_id')
    .distinct()
    .pluck<(number | null)[]>('project_id');
}
