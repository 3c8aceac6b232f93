/** What a call may do in projects: the role that its operation declares, held against the caller's standing there. */
import type { Knex } from 'knex';
import type { Operation, Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Caller } from '../identity/caller.ts';
import { fixedQuery, fixedStatement, type Build, type Mark, type Query } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import type { Rider } from '../store/riding.ts';

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

/** The authorities that were asked: an operation that declares a role and never asks for it has a hole. */
const asked = new WeakSet<Authority>();

export function wasAsked(by: Authority): boolean {
  return asked.has(by);
}

/** The role was asked for where no one project decides: in whatever uses a file. */
export function haveAsked(by: Authority): void {
  asked.add(by);
}

/** What decides which projects somebody can read. */
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

/** The role that the caller acts with in a project; null where it may not even know of it. */
async function standing(read: Read, by: Authority, projectId: number): Promise<Role | null> {
  const memberId = memberOf(by);
  const ask = () => membershipIn(read, { projectId, memberId });
  const [row] = await (read.recall ? read.recall(`member ${memberId} of ${projectId}`, ask) : ask());
  return row ? actingRole(by, row.role) : null;
}

interface Membership {
  readonly id: number;
  /** Null where the caller is not a member. */
  readonly role: Role | null;
}

const membershipIn = fixedQuery<'projectId' | 'memberId', Membership>((read, mark) =>
  memberships(read, mark('memberId')).where('projects.id', mark('projectId')),
);

/** No account has the id 0. */
function memberOf({ memberId }: Reader): number {
  return memberId ?? 0;
}

function memberships({ db }: Read, memberId: number | string) {
  const projects = db('projects').select<Membership[]>('projects.id', 'project_members.role');
  return joinMembership(projects, 'projects.id', memberId);
}

/** All that is needed of builders here: how the compiler checks the whole type depends on the order of files. */
interface Joined {
  leftJoin(table: string, on: Knex.JoinCallback): unknown;
}
interface Selecting {
  select(columns: Readonly<Record<string, string>>): unknown;
}
interface Narrowed {
  whereIn(column: string, values: Knex.QueryCallback): unknown;
}
interface Restricted {
  whereRaw(sql: string): unknown;
}

/** SQL that is true unless the project is still on its way in: nobody sees anything of it before it is whole. */
function revealed(projectColumn: string): string {
  return `NOT EXISTS (SELECT 1 FROM staged_projects WHERE staged_projects.project_id = ${projectColumn})`;
}

/** Leaves out projects that are on their way in, where nothing else is asked for: in lists of whoever reads everything. */
function whereRevealed<Q extends Restricted>(query: Q, projectColumn: string): Q {
  void query.whereRaw(revealed(projectColumn));
  return query;
}

function joinMembership<Q extends Joined & Restricted>(
  query: Q,
  projectColumn: string,
  memberId: number | string,
): Q {
  void query.whereRaw(revealed(projectColumn));
  void query.leftJoin('project_members', on => {
    on.on('project_members.project_id', projectColumn).andOnVal('project_members.user_id', memberId);
  });
  return query;
}

function actingRole(by: Authority, role: Role | null): Role | null {
  if (by.isAdministrator) return 'lead';
  if (by.enforced) return role;
  // Without enforcement every signed-in user reads and writes; what leads do stays with leads.
  return role === 'lead' ? 'lead' : 'maintainer';
}

/**
 * Asks for the declared role in the project of something that the path or the query names; null is the workspace.
 * What the caller may not know of is not found; what it can see but not change is forbidden.
 */
export async function allow(
  read: Read,
  by: Authority,
  projectId: number | null,
  role: Role = by.role,
): Promise<void> {
  asked.add(by);
  if (projectId === null) {
    allowInWorkspace(by, role);
    return;
  }
  allowHeld(await standing(read, by, projectId), role);
}

function allowHeld(held: Role | null, role: Role): void {
  if (held === null) throw refuse.notFound();
  if (RANKS[held] < RANKS[role]) throw refuse.roleRequired({ role });
}

/** Something of a project, or of the workspace where that is null. */
export interface Belonging {
  readonly project_id: number | null;
  /** What the caller is in the project, where that was asked for. */
  readonly caller_role?: Role | null;
}

/** Like `allow`, in the one statement that finds the thing; `build` makes its text once. What is absent is not found. */
export function fixedAllowed<Name extends string, Row extends Belonging>(
  projectColumn: string,
  build: Build<Name, Row, Query<Row> & Joined & Restricted & Selecting>,
): (read: Read, by: Authority, values: Readonly<Record<Name, Knex.Value>>) => Promise<Row> {
  const found = fixedQuery<Name | 'memberId', Row>((read, mark) => {
    const query = joinMembership(build(read, mark), projectColumn, mark('memberId'));
    void query.select({ caller_role: 'project_members.role' });
    return query;
  });
  return async (read, by, values) => {
    asked.add(by);
    const [row] = await found(read, { memberId: memberOf(by), ...values });
    if (!row) throw refuse.notFound();
    allowBelonging(by, row);
    return row;
  };
}

function allowBelonging(by: Authority, { project_id, caller_role = null }: Belonging): void {
  if (project_id === null) allowInWorkspace(by, by.role);
  else allowHeld(actingRole(by, caller_role), by.role);
}

/** Like `fixedAllowed`, along with another statement: `columns` are what else `heard` is told of the thing. */
export function fixedRider<Name extends string, Row extends Belonging = Belonging>(
  projectColumn: string,
  build: (read: Read, mark: Mark<Name>) => Knex.QueryBuilder,
  columns: Readonly<Record<string, string>> = {},
): (by: Authority, values: Readonly<Record<Name, Knex.Value>>, heard?: (row: Row) => void) => Rider {
  const fields = { ...columns, project_id: projectColumn, caller_role: 'project_members.role' };
  const question = fixedStatement<Name | 'memberId', unknown>((read, mark) => {
    const { db, dialect } = read;
    const one = db.raw(`CAST(${dialect.json.object(Object.entries(fields))} AS TEXT)`);
    return joinMembership(build(read, mark), projectColumn, mark('memberId')).select(one);
  });
  return (by, values, heard) => {
    asked.add(by);
    return {
      name: 'thing',
      question: read => question(read, { memberId: memberOf(by), ...values }),
      hear: answer => {
        if (typeof answer !== 'string') throw refuse.notFound();
        // The database wrote it from the columns that are asked for.
        const row = JSON.parse(answer) as Row;
        allowBelonging(by, row);
        heard?.(row);
      },
    };
  };
}

/** For the project whose id the path or the query names; it tells the version that the project has by then. */
export const projectRider = fixedRider<'id', Belonging & { readonly version: number }>(
  'projects.id',
  ({ db }, mark) => db('projects').where('projects.id', mark('id')),
  { version: 'projects.version' },
);

/** Like `allow`, for something that a field of the body names: what is hidden is refused as if nothing had that name. */
export async function allowNamed(
  read: Read,
  by: Authority,
  projectId: number,
  field: string,
  role: Role = by.role,
): Promise<void> {
  asked.add(by);
  demand(await standing(read, by, projectId), role, field);
}

/** Like `allowNamed`, for many things at once; one that is absent has no project. */
export async function allowAllNamed(
  read: Read,
  by: Authority,
  named: readonly { readonly field: string; readonly projectId: number | undefined }[],
): Promise<void> {
  asked.add(by);
  if (named.length === 0) return;
  const projects = new Set(named.flatMap(({ projectId }) => projectId ?? []));
  const rows = await memberships(read, memberOf(by)).whereIn('projects.id', [...projects]);
  const held = new Map(rows.map(({ id, role }) => [id, actingRole(by, role)]));
  for (const { field, projectId } of named) demand(held.get(projectId ?? 0) ?? null, by.role, field);
}

function demand(held: Role | null, role: Role, field: string): void {
  if (held === null) throw refuse.unknownReference({ field });
  if (RANKS[held] < RANKS[role]) throw refuse.roleRequired({ role });
}

/** Whether the caller can read what is in the project; null is the workspace. */
export async function canRead(read: Read, by: Authority, projectId: number | null): Promise<boolean> {
  if (projectId === null) return readsWorkspace(by);
  return (await standing(read, by, projectId)) !== null;
}

/** The projects of a caller who does not read everything, as far as there are no more than `most` of them. */
export async function memberProjects({ db }: Read, by: Reader, most: number): Promise<number[]> {
  return db('project_members')
    .where({ user_id: memberOf(by) })
    .limit(most)
    .pluck<number[]>('project_id');
}

/** Workspace pages are read by any signed-in user, by administrators only when roles are enforced. */
function readsWorkspace(by: Authority): boolean {
  return readsEverything(by);
}

/** The same for a list of the workspace, which leaves out what the caller may not read instead of refusing. */
export function listsWorkspace(by: Authority): boolean {
  asked.add(by);
  return readsWorkspace(by);
}

/** For what only administrators do. That the workspace exists is no secret, so nobody gets a 404. */
export function allowAdministrator(by: Authority): void {
  asked.add(by);
  if (!by.isAdministrator) throw refuse.administratorRequired();
}

function allowInWorkspace(by: Authority, role: Role): void {
  if (!readsWorkspace(by)) throw refuse.notFound();
  if (role !== 'viewer' && !by.isAdministrator) throw refuse.administratorRequired();
}

/** Keeps the rows whose project the caller can read; in SQL, and so before a page is cut. */
export function whereReadable<Q extends Knex.QueryBuilder>(query: Q, projectColumn: string, by: Reader): Q {
  return whereSeenBy(query, projectColumn, readsEverything(by) ? null : memberOf(by));
}

/** The same, where it is known whose memberships count; null where none is asked for. */
export function whereSeenBy<Q extends Knex.QueryBuilder>(
  query: Q,
  projectColumn: string,
  member: Knex.Value,
): Q {
  return member === null ? whereRevealed(query, projectColumn) : whereMember(query, projectColumn, member);
}

/** The same, for a query whose text is built once. */
export function fixedReadable<Name extends string, Row>(
  projectColumn: string,
  build: Build<Name, Row, Query<Row> & Narrowed & Restricted>,
): (read: Read, by: Reader, values: Readonly<Record<Name, Knex.Value>>) => Promise<Row[]> {
  const all = fixedQuery<Name, Row>((read, mark) => whereRevealed(build(read, mark), projectColumn));
  const ofMember = fixedQuery<Name | 'memberId', Row>((read, mark) =>
    whereMember(build(read, mark), projectColumn, mark('memberId')),
  );
  return (read, by, values) =>
    readsEverything(by) ? all(read, values) : ofMember(read, { memberId: memberOf(by), ...values });
}

/** Keeps the rows in whose project the caller holds the role, or a higher one. Nobody holds one in the workspace. */
export function whereHeld<Q extends Knex.QueryBuilder>(
  query: Q,
  projectColumn: string,
  by: Authority,
  role: Role,
): Q {
  if (by.isAdministrator) return whereRevealed(query, projectColumn);
  void query.whereNotNull(projectColumn);
  if (!by.enforced && role !== 'lead') return whereRevealed(query, projectColumn);
  const roles = Object.entries(RANKS).flatMap(([name, rank]) => (rank >= RANKS[role] ? [name] : []));
  void query.whereIn(projectColumn, members => {
    void members
      .from('project_members')
      .where({ user_id: memberOf(by) })
      .whereIn('role', roles)
      .select('project_id');
  });
  return query;
}

function whereMember<Q extends Narrowed>(query: Q, projectColumn: string, memberId: Knex.Value): Q {
  void query.whereIn(projectColumn, members => {
    void members.from('project_members').where({ user_id: memberId }).select('project_id');
  });
  return query;
}
