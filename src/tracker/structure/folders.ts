/** Folders for the pages of a project. */
import type { Authority } from '../../access/authority.ts';
import { allowNamed } from '../../access/named.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { traceOnEach, restampReached, type Chosen } from './reach.ts';
import { FOLDERS, type FolderRow, findFolder, folder, folderById, folderKind } from '../../records/folder.ts';
import { partsOfProject, referencedPart } from '../../records/parts.ts';

export type NewFolder = Schemas['FolderCreate'];
export type FolderChanges = Schemas['FolderUpdate'];

/** The depth to which folders may be nested. */
export const DEEPEST = 32;

/** The bound folder and all below it. */
const WITH_ALL_BELOW = `WITH RECURSIVE below (id) AS (
    SELECT id FROM folders WHERE id = ?
    UNION ALL SELECT folders.id FROM folders JOIN below ON folders.parent_id = below.id
  ) SELECT id FROM below`;

/** The depth of the bound folder; 1 at the root. */
const DEPTH = `WITH RECURSIVE above (id) AS (
    SELECT parent_id FROM folders WHERE id = ?
    UNION ALL SELECT folders.parent_id FROM folders JOIN above ON folders.id = above.id
  ) SELECT COUNT(*) AS depth FROM above`;

/** All folders of a project, in order. */
export const inProject = partsOfProject({ shape: folder, ...FOLDERS });

/** Creates a folder at the end of its project. */
export async function createFolder(work: Work, by: Authority, fields: NewFolder): Promise<FolderRow> {
  const { project_id, name, parent_id = null } = fields;
  await allowNamed(work, by, project_id, 'project_id');
  if (parent_id !== null) await checkParent(work, by, project_id, parent_id);
  const sort_order = await placeAtEnd(work, project_id);
  return work.insert(folderKind, { project_id, parent_id, name, sort_order });
}

export async function updateFolder(work: Work, id: number, changes: FolderChanges): Promise<FolderRow> {
  const before = await folderById(work, id);
  return work.update(folderKind, before, changes);
}

/** Permanently deletes a folder and all below it; their pages move to the root. */
export async function deleteFolder(work: Work, id: number): Promise<void> {
  const folder = await folderById(work, id);
  const inside: Chosen = pages => pages.whereRaw(`folder_id IN (${WITH_ALL_BELOW})`, [id]);
  const live: Chosen = pages => inside(pages).whereNull('deleted_at');
  await work.remove(folderKind, folder, async () => {
    await traceBelow(work, folder);
    await restampReached(work, folder.project_id, { page: live }, { updated_at: work.now });
    await traceOnEach(work, 'page', live, page => ({
      action: 'update',
      field: 'folder_id',
      old_value: page.folder,
    }));
    await inside(work.db('pages')).update({ folder_id: null });
    await below(work, folder).delete();
  });
}

/** Each folder has an activity entry; the event of the top folder covers all. */
async function traceBelow(work: Work, folder: FolderRow): Promise<void> {
  for (const one of await below(work, folder).orderBy('id')) {
    work.trace({ ...subjectOf(folderKind, one), action: 'delete', old_value: one.name });
  }
}

function below({ db }: Work, { id }: FolderRow) {
  return db<FolderRow>('folders').whereRaw(`id IN (${WITH_ALL_BELOW})`, [id]).whereNot('id', id);
}

async function checkParent(work: Work, by: Authority, projectId: number, id: number): Promise<void> {
  await referencedPart(work, by, await findFolder(work, id), { field: 'parent_id', projectId });
  const [above] = await work.db
    .select<{ depth: number }[]>('depth')
    .from(work.db.raw(`(${DEPTH}) AS above_it`, [id]));
  if ((above?.depth ?? 0) >= DEEPEST) throw refuse.folderTooDeep();
}

async function placeAtEnd({ db }: Read, projectId: number): Promise<number> {
  const last = await db<FolderRow>('folders')
    .where({ project_id: projectId })
    .orderBy('sort_order', 'desc')
    .first('sort_order');
  return (last?.sort_order ?? 0) + 1;
}
