/** The thing that a path names, and the project that it is in. */
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { allow, type Authority } from './authority.ts';

interface Kept {
  readonly table: string;
  /** Whether it can be in the trash, where it is not found. */
  readonly trashed: boolean;
}

const KEPT: Readonly<Record<string, Kept>> = {
  issue: { table: 'issues', trashed: true },
  page: { table: 'pages', trashed: true },
  comment: { table: 'comments', trashed: true },
  plan: { table: 'plans', trashed: false },
  module: { table: 'modules', trashed: false },
  label: { table: 'labels', trashed: false },
  folder: { table: 'folders', trashed: false },
};

/** Asks for the declared role in the project of the thing; a view is asked for by its project, which the path names too. */
export async function allowInPath(read: Read, by: Authority, of: string, id: number): Promise<void> {
  if (of === 'project' || of === 'view') {
    await allow(read, by, id);
    return;
  }
  const kept = KEPT[of];
  if (!kept) return;
  const query = read.db(kept.table).where({ id });
  if (kept.trashed) void query.whereNull('deleted_at');
  const thing = await query.first<{ project_id: number | null } | undefined>('project_id');
  if (!thing) throw refuse.notFound();
  await allow(read, by, thing.project_id);
}
