/** The things that a path names, asked for before anything is said of the body that came with it. */
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { allow, type Authority } from './authority.ts';
import { allowFile, ownedFile } from './files.ts';
import { ownerId } from './own.ts';

/** The ids of a path by their names, in the order in which they stand. */
type Ids = Readonly<Record<string, number>>;

/** What is in the trash is not found. */
const LIVE = { deleted_at: null };

/** Where things are that have a project, by the words of the contract. */
const KEPT: Readonly<Record<string, readonly [table: string, where: object]>> = {
  issue: ['issues', LIVE],
  page: ['pages', LIVE],
  comment: ['comments', LIVE],
  plan: ['plans', {}],
  module: ['modules', {}],
  label: ['labels', {}],
  folder: ['folders', {}],
};

/** Asks for the role in the project of the first thing, and then for what is named within it. */
export async function allowInPath(read: Read, by: Authority, of: string, ids: Ids): Promise<void> {
  const [id = 0] = Object.values(ids);
  const kept = KEPT[of];
  if (kept) await allow(read, by, (await found(read, kept[0], { id, ...kept[1] })).project_id);
  else if (of === 'project' || of === 'view') await allow(read, by, id);
  else if (of === 'attachment') await allowFile(read, by, await ownedFile(read, id));
  else if (of === 'group') await found(read, 'project_groups', { id, user_id: ownerId(by) });
  const { view_id, user_id, step_id } = ids;
  if (view_id) await found(read, 'saved_views', { id: view_id, project_id: id, user_id: ownerId(by) });
  if (user_id) await found(read, 'project_members', { user_id, project_id: id });
  if (step_id) await found(read, 'plan_steps', { id: step_id, plan_id: id });
}

async function found({ db }: Read, table: string, where: object): Promise<{ project_id: number | null }> {
  const row = await db<{ project_id: number | null }>(table).where(where).first();
  if (!row) throw refuse.notFound();
  return row;
}
