/** Membership rows: finds and writes them, and records and announces each change. */
import type { Role } from '../../generated/operations.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { audited } from '../../identity/audit.ts';
import { type MemberRow, memberKind } from '../../records/member.ts';
import { findProject } from '../../records/project.ts';

export interface NamedMember extends MemberRow {
  readonly username: string;
  readonly display_name: string;
}

/** A user who can be given a role. */
export interface Person {
  readonly id: number;
  readonly username: string;
}

function membersNamed({ db }: Read, projectId: number) {
  return db('project_members')
    .join('users', 'users.id', 'project_members.user_id')
    .where('project_members.project_id', projectId)
    .select<NamedMember[]>('project_members.*', 'users.username', 'users.display_name');
}

export async function findMember(
  read: Read,
  projectId: number,
  userId: number,
): Promise<NamedMember | undefined> {
  return membersNamed(read, projectId)
    .where('project_members.user_id', userId)
    .first<NamedMember | undefined>();
}

/** The active user that a field of the body names. Tools have no roles: they act with their owner's. */
export async function namedPerson({ db }: Read, id: number, field: string): Promise<Person> {
  const person = await db('users')
    .where({ id, is_active: 1 })
    .whereNull('owner_id')
    .first<Person | undefined>('id', 'username');
  if (!person) throw refuse.unknownReference({ field });
  return person;
}

export async function insertMember(
  work: Work,
  projectId: number,
  { id, username }: Person,
  role: Role,
): Promise<MemberRow> {
  return work.insert(memberKind, { project_id: projectId, user_id: id, username, role });
}

export async function changeRole(work: Work, before: NamedMember, role: Role): Promise<NamedMember> {
  const after = await work.update(memberKind, before, { role });
  await auditRole(work, before, before.role, role);
  return after;
}

/** A user who gains or loses a project sees other projects than before and fetches everything again. */
export function announceSight(work: Work, userId: number): void {
  work.announce({ type: 'resync.required', user_id: userId });
}

/** Gives the lead of a project the role `lead`. */
export async function makeLead(work: Work, projectId: number, person: Person): Promise<void> {
  const member = await findMember(work, projectId, person.id);
  if (member) await changeRole(work, member, 'lead');
  else await addPerson(work, projectId, person, 'lead');
}

/** Adds a member to a project that others may see already. */
export async function addPerson(
  work: Work,
  projectId: number,
  person: Person,
  role: Role,
): Promise<MemberRow> {
  const member = await insertMember(work, projectId, person, role);
  announceSight(work, person.id);
  await auditRole(work, { ...member, username: person.username }, null, role);
  return member;
}

/** The roles before and after; null without membership. */
export async function auditRole(
  work: Work,
  { project_id, user_id, username }: Pick<NamedMember, 'project_id' | 'user_id' | 'username'>,
  before: Role | null,
  after: Role | null,
): Promise<void> {
  if (before === after) return;
  const project = (await findProject(work, project_id))?.identifier;
  const values = (role: Role | null) => (role === null ? undefined : { project, role });
  await audited(work, {
    action: before === null ? 'member.add' : after === null ? 'member.remove' : 'member.update',
    target: { kind: 'member', id: user_id, name: username },
    before: values(before),
    after: values(after),
  });
}
