/** Links files to items: by an upload's parameters, and by texts that name them. The two are stored separately. */
import type { Authority } from '../access/authority.ts';
import { PERSON } from '../access/files.ts';
import { portions } from '../store/portions.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { attachmentIds } from '../text/references.ts';
import { LINK_COLUMNS, type Item } from './items.ts';
import type { AttachmentRow } from './rows.ts';

interface LinkRow {
  readonly attachment_id: number;
  /** Null means the workspace. */
  readonly project_id: number | null;
  readonly issue_id: number | null;
  readonly page_id: number | null;
  readonly comment_id: number | null;
  readonly by_upload: number;
  readonly by_body: number;
}

type Named = Pick<AttachmentRow, 'id' | 'filename'>;

/** A link of a file that is imported with its project. */
export type CarriedLink = LinkRow;

/** Links a new file to the item that its upload names. */
export async function linkUploaded(work: Work, item: Item, file: Named): Promise<void> {
  await insertLinks(work, item, [file], { by_upload: 1, by_body: 0 });
}

/** Creates the links that the text of an item names, and drops those that only its previous text named. */
export async function linkNamed(work: Work, by: Authority, item: Item, text: string): Promise<void> {
  const named = attachmentIds(text);
  const present = await linksOf(work, item);
  const leaving = present.filter(({ id, by_body }) => by_body === 1 && !named.includes(id));
  const linked = new Set(present.map(({ id }) => id));
  const coming = named.filter(id => !linked.has(id));
  const kept = present.filter(({ id, by_body }) => by_body === 0 && named.includes(id));
  await setNamed(work, item, kept, 1);
  await setNamed(
    work,
    item,
    leaving.filter(({ by_upload }) => by_upload === 1),
    0,
  );
  await dropLinks(
    work,
    item,
    leaving.filter(({ by_upload }) => by_upload === 0),
  );
  if (coming.length === 0) return;
  const files = await linkable(work, by, item, coming);
  await insertLinks(work, item, files, { by_upload: 0, by_body: 1 });
}

/** A link, and the name of its file. */
type Present = Named & Pick<LinkRow, 'by_upload' | 'by_body'>;

function linksOf({ db }: Read, item: Item): Promise<Present[]> {
  return db('attachment_links')
    .join('attachments', 'attachments.id', 'attachment_links.attachment_id')
    .where(columnOf(item), item.entity_id)
    .orderBy('attachments.id')
    .select<Present[]>('attachments.id', 'filename', 'by_upload', 'by_body');
}

/**
 * The files that a caller's text can link: their own, those that the project has already, and all files for administrators.
 * Any other id is treated as missing.
 */
function linkable({ db }: Read, by: Authority, item: Item, ids: readonly number[]): Promise<Named[]> {
  const files = db('attachments').whereIn('attachments.id', ids).orderBy('attachments.id');
  if (!by.isAdministrator) {
    void files.leftJoin('users', 'users.id', 'attachments.uploader_id').where(allowed => {
      void allowed.whereRaw(`${PERSON} = ?`, [by.memberId ?? 0]).orWhereIn('attachments.id', links => {
        void links
          .from('attachment_links')
          .where({ project_id: item.project_id ?? null })
          .whereIn('attachment_id', ids)
          .select('attachment_id');
      });
    });
  }
  return files.select<Named[]>('attachments.id', 'filename');
}

async function insertLinks(
  work: Work,
  item: Item,
  files: readonly Named[],
  how: Pick<LinkRow, 'by_upload' | 'by_body'>,
): Promise<void> {
  if (files.length === 0) return;
  const where = { project_id: item.project_id ?? null, [columnOf(item)]: item.entity_id };
  for (const part of portions(files)) {
    await work.db('attachment_links').insert(part.map(({ id }) => ({ attachment_id: id, ...where, ...how })));
  }
  for (const file of files) traceLink(work, item, file, 'attach');
  tellProjects(work, [item.project_id]);
}

async function dropLinks(work: Work, item: Item, files: readonly Named[]): Promise<void> {
  if (files.length === 0) return;
  await work
    .db('attachment_links')
    .where(columnOf(item), item.entity_id)
    .whereIn('attachment_id', idsOf(files))
    .delete();
  for (const file of files) traceLink(work, item, file, 'detach');
  tellProjects(work, [item.project_id]);
}

/** A file that was also linked by an upload stays linked, whatever the text says; only the reason changes. */
async function setNamed(work: Work, item: Item, files: readonly Named[], by_body: number): Promise<void> {
  if (files.length === 0) return;
  await work
    .db('attachment_links')
    .where(columnOf(item), item.entity_id)
    .whereIn('attachment_id', idsOf(files))
    .update({ by_body });
}

/** The entry is in the feed of the item's issue or page, and names the file. */
export function traceLink(
  work: Work,
  { entity_label = null, project_id = null, issue_id = null, page_id = null }: Item,
  { id, filename }: Named,
  action: 'attach' | 'detach',
): void {
  work.trace({
    entity_type: 'attachment',
    entity_id: id,
    entity_label,
    project_id,
    issue_id,
    page_id,
    action,
    ...(action === 'attach' ? { new_value: filename } : { old_value: filename }),
  });
}

/** The issue or page itself has not changed, so the event has no `seq`. The workspace has no such event. */
export function tellProjects(work: Work, projectIds: readonly (number | null | undefined)[]): void {
  for (const project_id of new Set(projectIds)) {
    if (typeof project_id === 'number') work.announce({ type: 'project.updated', project_id });
  }
}

function columnOf({ entity_type }: Item): string {
  return LINK_COLUMNS[entity_type];
}

function idsOf(files: readonly Named[]): number[] {
  return files.map(({ id }) => id);
}
