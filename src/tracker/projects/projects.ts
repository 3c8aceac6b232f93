/** Finds, creates and updates projects. */
import type { Authority } from '../../access/authority.ts';
import { allowFirstLead, allowNextLead } from '../../access/recent.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { TracedKind } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { WORKSPACE } from '../../text/identifiers.ts';
import { audited, type Target } from '../../identity/audit.ts';
import { issueKind } from '../../records/issue.ts';
import { pageKind } from '../../records/page.ts';
import { type ProjectRow, findProject, projectKind, projectRecord } from '../../records/project.ts';
import { refuseStale } from '../stale.ts';
import { insertMember, makeLead, namedPerson } from './membership.ts';

/** All projects have the same position in the order of the instance, so names decide. */
const FIRST_PLACE = 0;

/** The project that a path names. */
export async function projectById(read: Read, id: number): Promise<ProjectRow> {
  const project = await findProject(read, id);
  if (!project) throw refuse.notFound();
  return project;
}

export type NewProject = Schemas['ProjectCreate'] & Required<Pick<Schemas['ProjectCreate'], 'description'>>;

export async function createProject(work: Work, by: Authority, fields: NewProject): Promise<ProjectRow> {
  const { name, identifier, description, emoji = null } = fields;
  const leadId = fields.lead_user_id ?? by.memberId;
  allowFirstLead(by, leadId);
  refuseReserved(identifier);
  const lead = leadId === null ? null : await namedPerson(work, leadId, 'lead_user_id');
  await refuseTaken(work, identifier);
  const project = await work.insert(projectKind, {
    name,
    identifier,
    description,
    emoji,
    lead_user_id: leadId,
    sort_order: FIRST_PLACE,
    is_public: 0,
  });
  // The event of the new project already makes the lead fetch everything.
  if (lead) await insertMember(work, project.id, lead, 'lead');
  return project;
}

/** Updates the fields that are sent, all or none. */
export async function updateProject(
  work: Work,
  by: Authority,
  id: number,
  { expected_seq, ...fields }: Schemas['ProjectUpdate'],
): Promise<ProjectRow> {
  const before = await projectById(work, id);
  const { lead_user_id, identifier = before.identifier } = fields;
  allowNextLead(by, lead_user_id);
  await refuseStale(work, before, expected_seq, projectRecord);
  refuseReserved(identifier);
  const lead =
    typeof lead_user_id === 'number' ? await namedPerson(work, lead_user_id, 'lead_user_id') : null;
  if (identifier !== before.identifier) await refuseTaken(work, identifier);
  const after = await writeProject(work, before, fields);
  if (lead) await makeLead(work, id, lead);
  return after;
}

/**
 * Writes the fields that differ. A new identifier gives every row that shows it a new `seq`; the event carries the last one.
 */
async function writeProject(
  work: Work,
  before: ProjectRow,
  { is_public, ...changes }: Omit<Schemas['ProjectUpdate'], 'expected_seq'>,
): Promise<ProjectRow> {
  const { identifier = before.identifier } = changes;
  const seq = identifier === before.identifier ? null : await restampContents(work, before.id);
  const after = await work.update(seq === null ? projectKind : announcedWith(seq), before, {
    ...changes,
    is_public: is_public === undefined ? undefined : Number(is_public),
  });
  await auditPublication(work, before, after.is_public);
  return after;
}

/** Records that anyone can read the project from now on, or no longer. */
export async function auditPublication(work: Work, project: ProjectRow, is_public: number): Promise<void> {
  if (is_public === project.is_public) return;
  await audited(work, {
    action: is_public === 1 ? 'project.publish' : 'project.unpublish',
    target: projectTarget(project),
    before: { is_public: project.is_public === 1 },
    after: { is_public: is_public === 1 },
  });
}

export function projectTarget({ id, identifier }: ProjectRow): Target {
  return { kind: 'project', id, name: identifier };
}

function refuseReserved(identifier: string): void {
  if (identifier === WORKSPACE) throw refuse.projectIdentifierReserved({ identifier });
}

export async function refuseTaken({ db }: Read, identifier: string): Promise<void> {
  const holder = await db<ProjectRow>('projects').where({ identifier }).first('id');
  if (holder) throw refuse.projectIdentifierTaken({ identifier });
}

/** Issues and pages show the identifier of their project; those in the trash are not shown. */
async function restampContents(work: Work, projectId: number): Promise<number | null> {
  const ofIssues = await work.restamp(issueKind, rows =>
    rows.where({ project_id: projectId }).whereNull('deleted_at'),
  );
  const ofPages = await work.restamp(pageKind, rows =>
    rows.where({ project_id: projectId }).whereNull('deleted_at'),
  );
  return ofPages ?? ofIssues;
}

/** Announces the last number that a rename took, so that clients read up to it. */
function announcedWith(seq: number): TracedKind<ProjectRow> {
  return { ...projectKind, event: ({ id }) => ({ type: 'project.updated', project_id: id, seq }) };
}
