/** Project members and their roles. A project always has a lead. */
import type { Authority } from '../../access/authority.ts';
import { allowRole } from '../../access/recent.ts';
import type { Role } from '../../generated/operations.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { type MemberRow, memberKind } from '../../records/member.ts';
import { findProject, projectKind } from '../../records/project.ts';
import {
  addPerson,
  announceSight,
  auditRole,
  changeRole,
  findMember,
  namedPerson,
  type NamedMember,
} from './membership.ts';

export type NewMember = Required<Schemas['MemberCreate']>;

export async function addMember(
  work: Work,
  projectId: number,
  { user_id, role }: NewMember,
): Promise<MemberRow> {
  const person = await namedPerson(work, user_id, 'user_id');
  if (await findMember(work, projectId, user_id)) throw refuse.alreadyMember();
  return addPerson(work, projectId, person, role);
}

export async function updateMember(
  work: Work,
  by: Authority,
  [projectId, userId]: readonly [number, number],
  role: Role,
): Promise<MemberRow> {
  const before = await memberInPath(work, projectId, userId);
  allowRole(by, before.role, role);
  if (role !== 'lead') await keepOneLead(work, before);
  const after = await changeRole(work, before, role);
  if (role !== 'lead') await passLeadOn(work, before);
  return after;
}

export async function removeMember(
  work: Work,
  [projectId, userId]: readonly [number, number],
): Promise<void> {
  const member = await memberInPath(work, projectId, userId);
  await keepOneLead(work, member);
  await work.remove(memberKind, member);
  await auditRole(work, member, member.role, null);
  await passLeadOn(work, member);
  announceSight(work, userId);
}

/** The caller's role by membership, regardless of other rights in the project. */
export async function ownRole(read: Read, by: Authority, projectId: number): Promise<Role | null> {
  const member = by.memberId === null ? undefined : await findMember(read, projectId, by.memberId);
  return member?.role ?? null;
}

async function memberInPath(work: Work, projectId: number, userId: number): Promise<NamedMember> {
  const member = await findMember(work, projectId, userId);
  if (!member) throw refuse.notFound();
  return member;
}

async function keepOneLead(work: Work, leaving: MemberRow): Promise<void> {
  if (leaving.role === 'lead' && (await otherLead(work, leaving)) === null) throw refuse.onlyLead();
}

/** When the named lead is no longer a lead, the project names another of its leads. */
async function passLeadOn(work: Work, former: MemberRow): Promise<void> {
  const project = await findProject(work, former.project_id);
  if (project?.lead_user_id !== former.user_id) return;
  await work.update(projectKind, project, { lead_user_id: await otherLead(work, former) });
}

/** Prefers a lead who can sign in, then the one with the longest membership. */
async function otherLead({ db }: Read, { project_id, user_id }: MemberRow): Promise<number | null> {
  const lead = await db('project_members')
    .join('users', 'users.id', 'project_members.user_id')
    .where({ project_id, role: 'lead' })
    .whereNot('user_id', user_id)
    .orderBy([
      { column: 'users.is_active', order: 'desc' },
      { column: 'project_members.created_at' },
      { column: 'user_id' },
    ])
    .first<{ user_id: number } | undefined>('user_id');
  return lead?.user_id ?? null;
}
