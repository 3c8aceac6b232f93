/** Creates and updates pages. */
import type { Authority } from '../../access/authority.ts';
import { allowAdministrator, allowNamed } from '../../access/named.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { traceReferences } from '../bodies.ts';
import { findFolder } from '../../records/folder.ts';
import { type Named, nextNumber } from '../../records/identifiers.ts';
import { type PageRow, pageById, pageKind, pageRecord, shownPageKind } from '../../records/page.ts';
import { referencedPart } from '../../records/parts.ts';
import { refuseStale } from '../stale.ts';
import { relabel, setLabels } from '../structure/labelling.ts';

export type NewPage = Schemas['PageCreate'] & Required<Pick<Schemas['PageCreate'], 'content' | 'status'>>;
export type PageChanges = Schemas['PageUpdate'];

/** Creates a page at the end of its project, or of the workspace. */
export async function createPage(
  work: Work,
  by: Authority,
  { labels = [], project_id = null, folder_id = null, ...fields }: NewPage,
): Promise<Named<PageRow>> {
  await allowNewPage(work, by, project_id);
  await checkPlace(work, by, project_id, { folder_id, labels });
  const page = await work.insert(shownPageKind, {
    ...fields,
    ...(await nextNumber(work, 'page', project_id)),
    project_id,
    folder_id,
    sort_order: await placeAtEnd(work, project_id),
    pinned: 0,
    deleted_at: null,
  });
  if (labels.length > 0) await setLabels(work, shownPageKind, page, labels, []);
  await traceMentions(work, by, page, '');
  return page;
}

/** A 403, because the workspace always exists: a 404 would hide nothing. */
async function allowNewPage(read: Read, by: Authority, projectId: number | null): Promise<void> {
  if (projectId === null) allowAdministrator(by);
  else await allowNamed(read, by, projectId, 'project_id');
}

/** The last pinned page and the last unpinned page are each at the end of an index. */
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

/** Updates the fields that are sent. An update that changes nothing takes no `seq` and records no activity. */
export async function updatePage(
  work: Work,
  by: Authority,
  id: number,
  { labels, pinned, expected_seq, ...changes }: PageChanges,
): Promise<Named<PageRow>> {
  const before = await pageById(work, id);
  await refuseStale(work, before, expected_seq, pageRecord);
  await checkPlace(work, by, before.project_id, { ...changes, labels: labels ?? [] });
  const changed = await work.update(shownPageKind, before, {
    ...changes,
    pinned: pinned === undefined ? undefined : Number(pinned),
  });
  await traceMentions(work, by, changed, before.content);
  return relabel(work, shownPageKind, [before, changed], labels);
}

/** A folder must belong to the page's project; the workspace has neither folders nor labels. */
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

async function traceMentions(work: Work, by: Authority, page: Named<PageRow>, before: string): Promise<void> {
  const body = { field: 'content', before, after: page.content };
  await traceReferences(work, by, subjectOf(pageKind, page), body);
}
