/** What a call may do in projects: the role that its operation declares, held against the caller's standing there. */
import type { Operation, Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Caller } from '../identity/caller.ts';

export interface Authority {
  /** The account that acts; null for a key without a user. */
  readonly userId: number | null;
  /** Whose memberships count: the owner's for a tool. */
  readonly memberId: number | null;
  readonly isAdministrator: boolean;
  /** Whether the caller came with a session of the last 15 minutes. */
  readonly isRecent: boolean;
  /** Whether the instance enforces roles. */
  readonly enforced: boolean;
  /** The role that the operation declares; viewer where it declares none. */
  readonly role: Role;
}

/** The authorities that were asked: an operation whose body names the project and that never asks for the role has a hole. */
const asked = new WeakSet<Authority>();

export function wasAsked(by: Authority): boolean {
  return asked.has(by);
}

/** The domain asked for the role in the project that a body names. */
export function haveAsked(by: Authority): void {
  asked.add(by);
}

/** Decides which projects a caller can read. */
export type Reader = Pick<Authority, 'memberId' | 'isAdministrator' | 'enforced'>;

/** Whether no membership is asked for. */
export function readsEverything(by: Reader): boolean {
  return by.isAdministrator || !by.enforced;
}

/** The same for SQL: whose memberships count, and 1 where none is asked for. */
export interface View {
  readonly everything: 0 | 1;
  readonly member: number;
}

export function viewOf(by: Reader): View {
  return { everything: readsEverything(by) ? 1 : 0, member: memberOf(by) };
}

/** SQL that is true of a project that is in view; `:everything` and `:member` in it are the two of a view. */
export function inView(projectColumn: string): string {
  return `(:everything = 1
    OR ${projectColumn} IN (SELECT project_id FROM project_members WHERE user_id = :member))`;
}

export const RANKS: Readonly<Record<Role, number>> = { viewer: 0, maintainer: 1, lead: 2 };

export function authorityOf(operation: Operation, caller: Caller | null, enforced: boolean): Authority {
  const declared = operation.access?.role;
  return {
    userId: caller?.account?.id ?? null,
    memberId: caller?.authorityId ?? null,
    isAdministrator: caller?.isAdministrator ?? false,
    isRecent: caller?.recent ?? false,
    enforced,
    role: declared === 'maintainer' || declared === 'lead' ? declared : 'viewer',
  };
}

/** No account has the id 0. */
export function memberOf({ memberId }: Reader): number {
  return memberId ?? 0;
}

/** SQL that is true unless the project is still being imported: nothing of it is visible before the import is complete. */
export function revealed(projectColumn: string): string {
  return `NOT EXISTS (SELECT 1 FROM staged_projects WHERE staged_projects.project_id = ${projectColumn})`;
}

/** The role that the caller acts with where a membership gives this one; null where the caller may not know of the project. */
export function actingRole(by: Authority, role: Role | null): Role | null {
  if (by.isAdministrator) return 'lead';
  if (by.enforced) return role;
  // Without enforcement every signed-in user reads and writes; what leads do stays with leads.
  return role === 'lead' ? 'lead' : 'maintainer';
}

/** For what the path, the query or the data lead to: what is hidden is not found. */
export function demandHeld(held: Role | null, role: Role): void {
  if (held === null) throw refuse.notFound();
  if (RANKS[held] < RANKS[role]) throw refuse.roleRequired({ role });
}

/** Workspace pages are read by any signed-in user, by administrators only when roles are enforced. */
export function readsWorkspace(by: Reader): boolean {
  return readsEverything(by);
}

export function demandInWorkspace(by: Authority, role: Role): void {
  if (!readsWorkspace(by)) throw refuse.notFound();
  if (role !== 'viewer' && !by.isAdministrator) throw refuse.administratorRequired();
}
