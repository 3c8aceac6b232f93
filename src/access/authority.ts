/** The rights of a call in projects: compares the role that its operation declares with the caller's membership. */
import type { Operation, Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Caller } from '../identity/caller.ts';

export interface Authority {
  /** The acting account; null for a key without a user. */
  readonly userId: number | null;
  /** The account whose memberships count: the owner of a tool. */
  readonly memberId: number | null;
  readonly isAdministrator: boolean;
  /** Whether the caller has a session of the last 15 minutes. */
  readonly isRecent: boolean;
  /** Whether the instance enforces roles. */
  readonly enforced: boolean;
  /** The role that the operation declares; viewer if it declares none. */
  readonly role: Role;
}

/**
 * The authorities that were checked, and the roles that they needed in projects which the body names. If an operation's body
 * names the project and its role is never checked, there is a security bug.
 */
const asked = new WeakMap<Authority, Map<number, Role>>();

export function wasAsked(by: Authority): boolean {
  return asked.has(by);
}

/** Notes that the domain code checked the role in the project that a body names. */
export function haveAsked(by: Authority, projects: Iterable<number> = [], role: Role = by.role): void {
  const roles = asked.get(by) ?? new Map<number, Role>();
  asked.set(by, roles);
  for (const project of projects) if (!isEnough(roles.get(project), role)) roles.set(project, role);
}

/** The roles that were checked so far; a repeated request needs them again. */
export function rolesAsked(by: Authority): [project: number, role: Role][] {
  return [...(asked.get(by) ?? [])];
}

function isEnough(held: Role | undefined, role: Role): boolean {
  return held !== undefined && RANKS[held] >= RANKS[role];
}

/** Decides which projects a caller can read. */
export type Reader = Pick<Authority, 'memberId' | 'isAdministrator' | 'enforced'>;

/** Whether no membership is needed. */
export function readsEverything(by: Reader): boolean {
  return by.isAdministrator || !by.enforced;
}

/** The same for SQL: whose memberships count, and 1 if none is needed. */
export interface View {
  readonly everything: 0 | 1;
  readonly member: number;
}

export function viewOf(by: Reader): View {
  return { everything: readsEverything(by) ? 1 : 0, member: memberOf(by) };
}

/** SQL that is true if a project is visible; the parameters `:everything` and `:member` are the fields of a view. */
export function inView(projectColumn: string): string {
  return `(:everything = 1 AND ${revealed(projectColumn)}
    OR ${projectColumn} IN (SELECT project_id FROM project_members WHERE user_id = :member))`;
}

export const RANKS: Readonly<Record<Role, number>> = { viewer: 0, maintainer: 1, lead: 2 };

export function authorityOf(operation: Operation, caller: Caller | null): Authority {
  const declared = operation.access?.role;
  return {
    userId: caller?.account?.id ?? null,
    memberId: caller?.authorityId ?? null,
    isAdministrator: caller?.isAdministrator ?? false,
    isRecent: caller?.recent ?? false,
    enforced: caller?.enforced ?? true,
    role: declared === 'maintainer' || declared === 'lead' ? declared : 'viewer',
  };
}

/** No account has the id 0. */
export function memberOf({ memberId }: Reader): number {
  return memberId ?? 0;
}

/** SQL that is true unless the project is archived or still being imported: nothing of it is visible then. */
export function revealed(projectColumn: string): string {
  return `NOT EXISTS (SELECT 1 FROM hidden_projects WHERE hidden_projects.project_id = ${projectColumn})`;
}

/** The effective role of a caller with this membership; null if the caller may not see the project. */
export function actingRole(by: Authority, role: Role | null): Role | null {
  if (by.isAdministrator) return 'lead';
  if (by.enforced) return role;
  // Without enforcement every signed-in user reads and writes; actions of leads still need a lead.
  return role === 'lead' ? 'lead' : 'maintainer';
}

/** For items in the path, the query or the data: a hidden item is not found. */
export function demandHeld(held: Role | null, role: Role): void {
  if (held === null) throw refuse.notFound();
  if (RANKS[held] < RANKS[role]) throw refuse.roleRequired({ role });
}

/** Workspace pages are readable for every signed-in user, or only for administrators when roles are enforced. */
export function readsWorkspace(by: Reader): boolean {
  return readsEverything(by);
}

export function demandInWorkspace(by: Authority, role: Role): void {
  if (!readsWorkspace(by)) throw refuse.notFound();
  if (role !== 'viewer' && !by.isAdministrator) throw refuse.administratorRequired();
}
