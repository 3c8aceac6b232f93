/** Removes what failed imports have staged, in changes as small as those that wrote it. */
import { forgetWords } from '../../attachments/carried.ts';
import type { Store } from '../../store/store.ts';
import type { Work } from '../../store/work.ts';
import { deleteContents } from '../../tracker/projects/deletion.ts';

const ROWS_AT_ONCE = 200;

/** The large tables. After them, the last change has little left to remove. */
const LARGE = ['activity', 'comments', 'plan_steps', 'plans', 'relations', 'issues', 'pages'] as const;

/** A project that is being imported, or that a server left when it ended. */
export interface Staged {
  readonly project_id: number;
  readonly server: number;
}

export function stagedProjects(store: Store): Promise<Staged[]> {
  return store.read(({ db }) =>
    db<Staged>('hidden_projects')
      .whereNotIn('project_id', db('archived_projects').select('project_id'))
      .select('project_id', 'server'),
  );
}

export async function removeStaged(
  store: Store,
  now: Date,
  staged: readonly Pick<Staged, 'project_id'>[],
): Promise<void> {
  const call = { now, transport: 'system', actorId: null } as const;
  for (const { project_id: id } of staged) {
    // Counts go first, so that they need no updates while the rows are deleted.
    await store.write(call, work => forgetCounts(work, id));
    for (const table of LARGE) {
      let removed = 1;
      while (removed > 0) removed = await store.write(call, work => removeSome(work, table, id));
    }
    await store.write(call, async work => {
      work.untraced();
      await deleteContents(work, id);
      await forgetWords(work);
      await work.db('projects').where({ id }).delete();
    });
  }
}

async function forgetCounts(work: Work, project_id: number): Promise<void> {
  work.untraced();
  for (const table of ['issue_counts', 'activity_counts'])
    await work.db(table).where({ project_id }).delete();
}

async function removeSome(work: Work, table: (typeof LARGE)[number], projectId: number): Promise<number> {
  work.untraced();
  const { db } = work;
  if (table === 'relations') {
    const issues = db('issues').where({ project_id: projectId }).select('id');
    await db('relations').whereIn('source_id', issues).delete();
    return 0;
  }
  if (table === 'plan_steps') {
    const plans = db('plans').where({ project_id: projectId }).orderBy('id', 'desc').limit(1).select('id');
    await db('plan_steps').whereIn('plan_id', plans).delete();
    return db('plans').whereIn('id', plans).delete();
  }
  const rows = db(table).where({ project_id: projectId }).orderBy('id').limit(ROWS_AT_ONCE);
  const ids = await rows.pluck<number[]>('id');
  if (table === 'issues') {
    await db('issue_labels').whereIn('issue_id', ids).delete();
    await db('issue_assignees').whereIn('issue_id', ids).delete();
    await db('issue_waits').whereIn('issue_id', ids).delete();
  }
  if (table === 'pages') {
    await db('page_labels').whereIn('page_id', ids).delete();
    await db('page_versions').whereIn('page_id', ids).delete();
  }
  return db(table).whereIn('id', ids).delete();
}
