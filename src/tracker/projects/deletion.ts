/** Permanently deletes a project with everything in it, and removes references from other projects. */
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { deleteFilesOf } from '../../attachments/removal.ts';
import { audited } from '../../identity/audit.ts';
import { projectKind, type ProjectRow } from '../../records/project.ts';
import { forgetIssues } from '../plans/cascade.ts';
import { projectById, projectTarget } from './projects.ts';

/** The tables with a project id, each after those that refer to it. */
const TABLES = [
  // Counts first, so that the deletes below have no counters to update.
  'issue_counts',
  'activity_counts',
  'archived_sources',
  'archived_relations',
  'plans',
  'comments',
  'pages',
  'issues',
  'labels',
  'modules',
  'folders',
  'saved_views',
  'archived_identities',
  'repo_bindings',
  'grouped_projects',
  'project_orders',
  'project_members',
  'archived_members',
  'archived_projects',
  'hidden_projects',
  'sequences',
  'activity',
  'activity_texts',
] as const;

/**
 * Deletes everything but the activity entry of the deletion, which records who did it. Returns the contents that no file
 * uses any more.
 */
export async function deleteProject(work: Work, id: number): Promise<string[]> {
  const project = await projectById(work, id);
  const former_readers = await membersOf(work, id);
  const freed = await deleteWhole(work, project);
  work.announce({ type: 'project.deleted', project_id: id, former_readers });
  return freed;
}

/** The users with a role in the project, for the event of its disappearance. */
export function membersOf({ db }: Read, project_id: number): Promise<number[]> {
  return db('project_members').where({ project_id }).orderBy('user_id').pluck<number[]>('user_id');
}

/** The same without an event, for a project that no one sees. */
export async function deleteWhole(work: Work, project: ProjectRow): Promise<string[]> {
  const { id, name, is_public } = project;
  const before = { name, is_public: is_public === 1 };
  await audited(work, { action: 'project.delete', target: projectTarget(project), before });
  let freed: string[] = [];
  await work.remove(projectKind, project, async () => {
    await cutRelations(work, id);
    await cutPlans(work, id);
    freed = await deleteFilesOf(work, id);
    await deleteContents(work, id);
  });
  return freed;
}

/** Deletes what belongs only to the project. */
export async function deleteContents(work: Work, id: number): Promise<void> {
  const { db } = work;
  for (const table of ['issue_labels', 'issue_assignees', 'issue_waits'])
    await db(table)
      .whereIn('issue_id', within(work, 'issues', id))
      .delete();
  for (const table of ['page_labels', 'page_versions'])
    await db(table)
      .whereIn('page_id', within(work, 'pages', id))
      .delete();
  await db('repo_identities')
    .whereIn('binding_id', within(work, 'repo_bindings', id))
    .delete();
  for (const table of TABLES) await db(table).where({ project_id: id }).delete();
}

/** Announces to issues of other projects that they lost relations to issues of this one. */
async function cutRelations(work: Work, projectId: number): Promise<void> {
  const { db } = work;
  const issues = within(work, 'issues', projectId);
  const others = await db('issues')
    .whereNot({ project_id: projectId })
    .whereNull('deleted_at')
    .where(related => {
      void related
        .whereIn('id', db('relations').whereIn('source_id', issues).select('target_id'))
        .orWhereIn('id', db('relations').whereIn('target_id', issues).select('source_id'));
    })
    .orderBy('id')
    .select<{ id: number; project_id: number }[]>('id', 'project_id');
  await db('relations').whereIn('source_id', issues).orWhereIn('target_id', issues).delete();
  for (const { id, project_id } of others) {
    work.announce({ type: 'issue.unlinked', project_id, issue_id: id });
  }
}

/** Deletes the plans, and removes the issues from those of other projects. */
async function cutPlans(work: Work, projectId: number): Promise<void> {
  const { db } = work;
  await db('plan_steps')
    .whereIn('plan_id', within(work, 'plans', projectId))
    .delete();
  await db('plans').where({ project_id: projectId }).delete();
  await forgetIssues(work, within(work, 'issues', projectId));
}

function within({ db }: Read, table: 'issues' | 'pages' | 'plans' | 'repo_bindings', projectId: number) {
  return db(table).where({ project_id: projectId }).select('id');
}
