/** Asks for the role in what the path names, before a word is said about the body. */
import type { AccessOf } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { allow, type Authority } from './authority.ts';
import { allowFile, ownedFile } from './files.ts';
import { ownerId } from './own.ts';

/** The ids of a path by name, in the order of the path. */
type Ids = Readonly<Record<string, number>>;

/** What is in the trash is not found. */
const LIVE = { deleted_at: null };

type Ask = (read: Read, by: Authority, id: number) => Promise<unknown>;

/** Asks in the project of a row. */
const kept =
  (table: string, where: object = {}): Ask =>
  async (read, by, id) =>
    allow(read, by, (await found(read, table, { id, ...where })).project_id);

/** How the role is asked for, by the contract's word for what the path begins with; null for what begins no path. */
const ASKED: Readonly<Record<AccessOf, Ask | null>> = {
  project: allow,
  // The views of a project: its id comes first.
  view: allow,
  issue: kept('issues', LIVE),
  page: kept('pages', LIVE),
  comment: kept('comments', LIVE),
  plan: kept('plans'),
  module: kept('modules'),
  label: kept('labels'),
  folder: kept('folders'),
  group: (read, by, id) => found(read, 'project_groups', { id, user_id: ownerId(by) }),
  attachment: async (read, by, id) => allowFile(read, by, await ownedFile(read, id)),
  binding: kept('repo_bindings'),
  body: null,
  query: null,
};

/** Asks for the role in the project of the first thing, and then for what is named within it. */
export async function allowInPath(read: Read, by: Authority, of: AccessOf, ids: Ids): Promise<void> {
  const [id = 0] = Object.values(ids);
  await ASKED[of]?.(read, by, id);
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
