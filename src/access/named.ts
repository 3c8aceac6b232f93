/** The role in projects that a body or the data names: checked by the domain code, on the connection of the change. */
import type { Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import {
  actingRole,
  demandHeld,
  haveAsked,
  memberOf,
  RANKS,
  readsWorkspace,
  revealed,
  type Authority,
} from './authority.ts';

interface Membership {
  readonly id: number;
  /** Null if the caller is not a member. */
  readonly role: Role | null;
}

/** The caller's effective role in a project; null if the caller may not see it. */
export async function roleIn(read: Read, by: Authority, projectId: number): Promise<Role | null> {
  const memberId = memberOf(by);
  const ask = () => membershipIn(read, { projectId, memberId });
  const [row] = await (read.recall ? read.recall(`member ${memberId} of ${projectId}`, ask) : ask());
  return row ? actingRole(by, row.role) : null;
}

const membershipIn = fixedQuery<'projectId' | 'memberId', Membership>((read, mark) =>
  memberships(read, mark('memberId')).where('projects.id', mark('projectId')),
);

function memberships({ db }: Read, memberId: number | string) {
  return db('projects')
    .whereRaw(revealed('projects.id'))
    .leftJoin('project_members', on => {
      on.on('project_members.project_id', 'projects.id').andOnVal('project_members.user_id', memberId);
    })
    .select<Membership[]>('projects.id', 'project_members.role');
}

/** Checks the role in a project that the request does not name: a hidden project is not found. */
export async function allowIn(
  read: Read,
  by: Authority,
  projectId: number,
  role: Role = by.role,
): Promise<void> {
  demandHeld(await roleIn(read, by, projectId), role);
}

/** The same for several projects. */
export async function allowAllIn(read: Read, by: Authority, roles: ReadonlyMap<number, Role>): Promise<void> {
  haveAsked(by);
  if (roles.size === 0) return;
  const held = await rolesIn(read, by, new Set(roles.keys()));
  for (const [project, role] of roles) demandHeld(held.get(project) ?? null, role);
}

/** Checks the role in the project of an item that a field names: a hidden item is refused like a missing one. */
export async function allowNamed(
  read: Read,
  by: Authority,
  projectId: number,
  field: string,
  role: Role = by.role,
): Promise<void> {
  haveAsked(by, [projectId], role);
  demand(await roleIn(read, by, projectId), role, field);
}

/** Like `allowNamed`, for many items at once; a missing one has no project. */
export async function allowAllNamed(
  read: Read,
  by: Authority,
  named: readonly { readonly field: string; readonly projectId: number | undefined }[],
): Promise<void> {
  const projects = new Set(named.flatMap(({ projectId }) => projectId ?? []));
  haveAsked(by, projects);
  if (named.length === 0) return;
  const held = await rolesIn(read, by, projects);
  for (const { field, projectId } of named) demand(held.get(projectId ?? 0) ?? null, by.role, field);
}

/** The caller's effective roles in projects; none in those that the caller may not see. */
export async function rolesIn(
  read: Read,
  by: Authority,
  projects: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Role | null>> {
  const rows = await memberships(read, memberOf(by)).whereIn('projects.id', [...projects]);
  return new Map(rows.map(({ id, role }) => [id, actingRole(by, role)]));
}

/** For items that a field of the body names: a hidden item is refused like a missing one. */
export function demand(held: Role | null, role: Role, field: string): void {
  if (held === null) throw refuse.unknownReference({ field });
  if (RANKS[held] < RANKS[role]) throw refuse.roleRequired({ role });
}

/** Whether the caller can read the contents of the project; null means the workspace. */
export async function canRead(read: Read, by: Authority, projectId: number | null): Promise<boolean> {
  if (projectId === null) return readsWorkspace(by);
  return (await roleIn(read, by, projectId)) !== null;
}

/** For operations of administrators. The workspace is not a secret, so the refusal is never a 404. */
export function allowAdministrator(by: Authority): void {
  haveAsked(by);
  if (!by.isAdministrator) throw refuse.administratorRequired();
}
