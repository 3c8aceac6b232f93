/**
 * Archived projects. The project and everything in it stay as they are, hidden like a project that is still being imported.
 * What others would still see, or would collide with, is moved aside: members, the identifier, sources of issues, repository
 * names, and relations to issues of other projects.
 */
import { randomUUID } from 'node:crypto';
import type { Authority } from '../../access/authority.ts';
import { allowIn } from '../../access/named.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { archivedRecords, type ArchivedRow } from '../../records/archived-project.ts';
import type { MemberRow } from '../../records/member.ts';
import { pickedList, type Weighed } from '../../records/picked.ts';
import { projectKind, type ProjectRow } from '../../records/project.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { checkSource } from '../issues/issues.ts';
import { deleteWhole, membersOf } from './deletion.ts';
import { auditPublication, projectById, refuseTaken } from './projects.ts';

/** The archived projects, the last one first. */
export const archivedProjects = pickedList<null, Schemas['ArchivedProject']>(
  ({ db }) =>
    db('archived_projects')
      .join('projects', 'projects.id', 'archived_projects.project_id')
      .orderBy([
        { column: 'archived_projects.archived_at', order: 'desc' },
        { column: 'archived_projects.id', order: 'desc' },
      ])
      .select<Weighed[]>('archived_projects.id', db.raw('octet_length(projects.description) AS bytes')),
  archivedRecords,
);

async function archivedById({ db }: Read, id: number): Promise<ArchivedRow> {
  const row = await db<ArchivedRow>('archived_projects').where({ id }).first();
  if (!row) throw refuse.notFound();
  return row;
}

type Size = Pick<ArchivedRow, 'size_bytes' | 'issue_count' | 'page_count'>;

/** The size of a project: texts and files in bytes, and the items that are not in the trash. */
export async function sizeOf(read: Read, projectId: number): Promise<Size> {
  const { db } = read;
  const sum = (table: string, text: string) =>
    `(SELECT COALESCE(SUM(${text}), 0) FROM ${table} WHERE ${table}.project_id = :project)`;
  const live = (table: string) =>
    `(SELECT COUNT(*) FROM ${table} WHERE project_id = :project AND deleted_at IS NULL)`;
  const texts = [
    sum('issues', 'octet_length(title) + octet_length(description)'),
    sum('pages', 'octet_length(title) + octet_length(content)'),
    sum('comments', 'octet_length(content)'),
    sum('plans', 'octet_length(title)'),
    `(SELECT COALESCE(SUM(octet_length(plan_steps.title) + octet_length(plan_steps.description)), 0) FROM plan_steps
      JOIN plans ON plans.id = plan_steps.plan_id WHERE plans.project_id = :project)`,
    `(SELECT COALESCE(SUM(size_bytes), 0) FROM attachments WHERE id IN (
      SELECT attachment_id FROM attachment_links WHERE project_id = :project))`,
  ];
  const [row] = await db.select<Record<keyof Size, number | string>[]>(
    db.raw(`${texts.join(' + ')} AS size_bytes`, { project: projectId }),
    db.raw(`${live('issues')} AS issue_count`, { project: projectId }),
    db.raw(`${live('pages')} AS page_count`, { project: projectId }),
  );
  // PostgreSQL returns sums as text.
  const number = (name: keyof Size): number => Number(row?.[name] ?? 0);
  return {
    size_bytes: number('size_bytes'),
    issue_count: number('issue_count'),
    page_count: number('page_count'),
  };
}

/** Checks the role again, because the project was measured before. */
export async function archiveProject(
  work: Work,
  by: Authority,
  projectId: number,
  size: Size,
): Promise<Pick<ArchivedRow, 'id'>> {
  await allowIn(work, by, projectId);
  const project = await projectById(work, projectId);
  const { identifier, is_public } = project;
  const former_readers = await membersOf(work, projectId);
  for (const { aside } of ALL_MOVED) await runAll(work, aside, projectId);
  await announceRelations(work, projectId, 'issue.unlinked');
  const [row] = await work
    .db<ArchivedRow>('archived_projects')
    .insert({
      project_id: projectId,
      identifier,
      was_public: is_public,
      ...size,
      archived_at: work.now,
      archived_by: work.call.actorId,
    })
    .returning('id');
  if (!row) throw new Error('No row was inserted.');
  await work.db('hidden_projects').insert({ project_id: projectId, hidden_at: work.now });
  // No lookup finds a project by an identifier that is not valid.
  await work
    .db<ProjectRow>('projects')
    .where({ id: projectId })
    .update({ identifier: `~${randomUUID()}`, is_public: 0 });
  await auditPublication(work, project, 0);
  trace(work, project, 'archive');
  work.announce({ type: 'project.deleted', project_id: projectId, former_readers });
  return row;
}

/** Restores the project with the same ids and numbers. */
export async function unarchiveProject(
  work: Work,
  by: Authority,
  id: number,
): Promise<Schemas['UnarchivedProject']> {
  const { project_id, identifier, was_public } = await archivedById(work, id);
  await refuseTaken(work, identifier);
  await refuseTakenSources(work, by, project_id);
  await work.db('hidden_projects').where({ project_id }).delete();
  await work.db('archived_projects').where({ id }).delete();
  for (const { back } of ALL_MOVED) await runAll(work, back, project_id);
  await announceRelations(work, project_id, 'issue.linked');
  await work.db('archived_relations').where({ project_id }).delete();
  const project = await projectById(work, project_id);
  const lead_user_id = await leadOf(work, by, project);
  await work.db<ProjectRow>('projects').where({ id: project_id }).update({ identifier, lead_user_id });
  trace(work, { ...project, identifier }, 'unarchive');
  work.announce({ type: 'project.created', project_id });
  return { project_id, identifier, was_public: was_public === 1 };
}

/** Deletes it permanently. Returns the contents that no file uses any more. */
export async function deleteArchivedProject(work: Work, id: number): Promise<string[]> {
  const { project_id, identifier } = await archivedById(work, id);
  return deleteWhole(work, { ...(await projectById(work, project_id)), identifier });
}

/** Statements that move rows aside, and back. `:project` is the project. */
interface Moving {
  readonly aside: readonly string[];
  readonly back: readonly string[];
}

const MEMBERS: Moving = moving(
  'project_members',
  'archived_members',
  'project_id, user_id, role, created_at',
);

/** Only issues outside the trash occupy their `source`. */
const SOURCES: Moving = {
  aside: [
    `INSERT INTO archived_sources (issue_id, project_id, source)
      SELECT id, project_id, source FROM issues
      WHERE project_id = :project AND source IS NOT NULL AND deleted_at IS NULL`,
    `UPDATE issues SET source = NULL WHERE project_id = :project AND source IS NOT NULL AND deleted_at IS NULL`,
  ],
  back: [
    `UPDATE issues SET source = moved.source FROM archived_sources AS moved
      WHERE moved.project_id = :project AND issues.id = moved.issue_id`,
    `DELETE FROM archived_sources WHERE project_id = :project`,
  ],
};

const NAMES = 'id, binding_id, kind, value, digest, first_seen_at';

const OF_BINDINGS = 'binding_id IN (SELECT id FROM repo_bindings WHERE project_id = :project)';

/** A name that was bound elsewhere in the meantime stays there, and a binding without any name is removed. */
const IDENTITIES: Moving = {
  aside: [
    `INSERT INTO archived_identities (project_id, ${NAMES})
      SELECT :project, ${NAMES} FROM repo_identities WHERE ${OF_BINDINGS}`,
    `DELETE FROM repo_identities WHERE ${OF_BINDINGS}`,
  ],
  back: [
    `INSERT INTO repo_identities (${NAMES}) SELECT ${NAMES} FROM archived_identities
      WHERE project_id = :project AND digest NOT IN (SELECT digest FROM repo_identities)`,
    `DELETE FROM archived_identities WHERE project_id = :project`,
    `DELETE FROM repo_bindings WHERE project_id = :project
      AND NOT EXISTS (SELECT 1 FROM repo_identities WHERE binding_id = repo_bindings.id)`,
  ],
};

function moving(from: string, to: string, columns: string): Moving {
  const move = (source: string, target: string): string[] => [
    `INSERT INTO ${target} (${columns}) SELECT ${columns} FROM ${source} WHERE project_id = :project`,
    `DELETE FROM ${source} WHERE project_id = :project`,
  ];
  return { aside: move(from, to), back: move(to, from) };
}

async function runAll({ db }: Work, statements: readonly string[], project: number): Promise<void> {
  for (const statement of statements) await db.raw(statement, { project });
}

const OWN_ISSUES = 'SELECT id FROM issues WHERE project_id = :project';

const OWN_RELATIONS = 'SELECT source_id, target_id, type FROM archived_relations WHERE project_id = :project';

/** Relations to issues of other projects. */
const RELATIONS: Moving = {
  aside: [
    `INSERT INTO archived_relations (source_id, target_id, type, project_id)
      SELECT source_id, target_id, type, :project FROM relations
      WHERE (source_id IN (${OWN_ISSUES}) AND target_id NOT IN (${OWN_ISSUES}))
        OR (target_id IN (${OWN_ISSUES}) AND source_id NOT IN (${OWN_ISSUES}))`,
    `DELETE FROM relations WHERE (source_id, target_id, type) IN (${OWN_RELATIONS})`,
  ],
  back: [
    // If the other project is archived too, the relation returns with that one.
    `UPDATE archived_relations SET project_id = others.project_id
      FROM issues AS others JOIN hidden_projects ON hidden_projects.project_id = others.project_id
      WHERE archived_relations.project_id = :project
        AND others.id IN (archived_relations.source_id, archived_relations.target_id)`,
    // An issue at the other end may have been purged.
    `INSERT INTO relations (source_id, target_id, type) ${OWN_RELATIONS}
      AND source_id IN (SELECT id FROM issues) AND target_id IN (SELECT id FROM issues)`,
  ],
};

const ALL_MOVED = [MEMBERS, SOURCES, IDENTITIES, RELATIONS] as const;

/** Announces to issues of other projects that they lose or regain relations. */
async function announceRelations(
  work: Work,
  project: number,
  type: 'issue.linked' | 'issue.unlinked',
): Promise<void> {
  const others = await work
    .db('issues')
    .whereNot({ project_id: project })
    .whereNull('deleted_at')
    .where(related => {
      for (const end of ['source_id', 'target_id'])
        void related.orWhereIn(
          'id',
          work.db('archived_relations').where({ project_id: project }).select(end),
        );
    })
    .orderBy('id')
    .select<{ id: number; project_id: number }[]>('id', 'project_id');
  for (const { id, project_id } of others) work.announce({ type, project_id, issue_id: id });
}

/** Refuses if an issue that was created in the meantime has one of the sources. */
async function refuseTakenSources(work: Work, by: Authority, project: number): Promise<void> {
  const taken = await work
    .db('archived_sources')
    .join('issues', on => {
      on.on(work.db.raw('lower(issues.source) = lower(archived_sources.source)'));
    })
    .where({ 'archived_sources.project_id': project })
    .whereRaw('issues.source IS NOT NULL AND issues.deleted_at IS NULL')
    .orderBy('issues.id')
    .first<{ source: string } | undefined>('issues.source');
  if (taken) await checkSource(work, by, taken.source);
}

/** The lead: without an active member with this role, the caller becomes lead. */
async function leadOf(work: Work, by: Authority, { id, lead_user_id }: ProjectRow): Promise<number | null> {
  const active: unknown = await work
    .db('project_members')
    .join('users', 'users.id', 'project_members.user_id')
    .where({ project_id: id, role: 'lead', is_active: 1 })
    .first('user_id');
  if (active || by.memberId === null) return lead_user_id;
  const lead: MemberRow = { project_id: id, user_id: by.memberId, role: 'lead', created_at: work.now };
  await work
    .db<MemberRow>('project_members')
    .insert(lead)
    .onConflict(['project_id', 'user_id'])
    .merge(['role']);
  return by.memberId;
}

function trace(work: Work, project: ProjectRow, action: 'archive' | 'unarchive'): void {
  const value = action === 'archive' ? { old_value: project.name } : { new_value: project.name };
  work.trace({ ...subjectOf(projectKind, project), action, ...value });
}
