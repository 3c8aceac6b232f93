/** Pages: making one, and changing it. */
import { allowNamed, type Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { insertedId } from '../../store/insert-row.ts';
import { differs, subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { recordReferences } from '../bodies.ts';
import { nextSequence } from '../../records/identifiers.ts';
import { pageKind } from '../../records/kinds.ts';
import { relabel, setLabels } from '../structure/labelling.ts';
import { allowedPage } from '../../records/page-lookup.ts';
import { findFolder, referencedPart } from '../../records/parts.ts';
import { livePage, type Named, type PageRow } from '../../records/rows.ts';
import { stamped } from '../../records/stamped.ts';

export type NewPage = Schemas['PageCreate'] & Required<Pick<Schemas['PageCreate'], 'content' | 'status'>>;
export type PageChanges = Schemas['PageUpdate'];

/** Makes a page at the end of its project, or of the workspace. */
export async function createPage(work: Work, by: Authority, fields: NewPage): Promise<Named<PageRow>> {
  const { project_id = null, labels = [] } = fields;
  await allowNewPage(work, by, project_id);
  await checkPlace(work, by, project_id, fields);
  const page = await insertPage(work, { ...fields, project_id });
  const seq = await work.changed(pageKind, null, page);
  await setLabels(work, pageKind, page, labels);
  await recordMentions(work, by, page, '');
  return stamped(work, page, seq);
}

/** Who may see nothing of the workspace may still know that it is there: without a page to hide, this is no 404. */
async function allowNewPage(read: Read, by: Authority, projectId: number | null): Promise<void> {
  if (projectId !== null) return allowNamed(read, by, projectId, 'project_id');
  by.asked = true;
  if (!by.isAdministrator) throw refuse.administratorRequired();
}

async function insertPage(
  work: Work,
  fields: NewPage & { readonly project_id: number | null },
): Promise<Named<PageRow>> {
  const { project_id, status } = fields;
  const title = normalizeNewlines(fields.title);
  const id = await insertedId<PageRow>(work, 'pages', {
    project_id,
    sequence: await nextSequence(work, 'page', project_id),
    folder_id: fields.folder_id ?? null,
    title,
    title_folded: fold(title),
    content: normalizeNewlines(fields.content),
    sort_order: await placeAtEnd(work, project_id),
    status,
    seq: 0,
    created_at: work.now,
    updated_at: work.now,
  });
  const page = await livePage(work, id);
  if (!page) throw new Error('the new page was not returned');
  return page;
}

/** The last of the pinned and the last of the others are where an index ends. */
async function placeAtEnd({ db }: Read, projectId: number | null): Promise<number> {
  let end = 0;
  for (const pinned of [0, 1]) {
    const last = await db<PageRow>('pages')
      .where({ project_id: projectId, pinned, deleted_at: null })
      .orderBy('sort_order', 'desc')
      .first('sort_order');
    end = Math.max(end, last?.sort_order ?? 0);
  }
  return Math.floor(end) + 1;
}

/** Changes what is sent and leaves the rest. What changes nothing takes no `seq` and leaves no trace. */
export async function updatePage(
  work: Work,
  by: Authority,
  id: number,
  { labels, ...changes }: PageChanges,
): Promise<Named<PageRow>> {
  const before = await allowedPage(work, by, id);
  await checkPlace(work, by, before.project_id, { ...changes, labels: labels ?? [] });
  const changed = await writePage(work, before, changes);
  await recordMentions(work, by, changed, before.content);
  return relabel(work, pageKind, [before, changed], labels);
}

async function writePage(
  work: Work,
  before: Named<PageRow>,
  { pinned, ...changes }: Omit<PageChanges, 'labels'>,
): Promise<Named<PageRow>> {
  const title = normalizeNewlines(changes.title ?? before.title);
  const written = {
    ...changes,
    title,
    title_folded: fold(title),
    content: normalizeNewlines(changes.content ?? before.content),
    pinned: pinned === undefined ? before.pinned : Number(pinned),
  };
  const after: Named<PageRow> = { ...before, ...written };
  if (!differs(before, after)) return before;
  await work.db<PageRow>('pages').where({ id: before.id }).update(written);
  return stamped(work, after, await work.changed(pageKind, before, after));
}

/** A folder must be one of the page's project; the workspace has neither folders nor labels. */
async function checkPlace(
  read: Read,
  by: Authority,
  projectId: number | null,
  { folder_id = null, labels = [] }: Pick<PageChanges, 'folder_id' | 'labels'>,
): Promise<void> {
  if (projectId === null && (folder_id !== null || labels.length > 0)) throw refuse.workspacePagePlace();
  if (projectId === null || folder_id === null) return;
  await referencedPart(read, by, await findFolder(read, folder_id), { field: 'folder_id', projectId });
}

async function recordMentions(
  work: Work,
  by: Authority,
  page: Named<PageRow>,
  before: string,
): Promise<void> {
  const body = { field: 'content', before, after: page.content };
  await recordReferences(work, by, subjectOf(pageKind, page), body);
}
