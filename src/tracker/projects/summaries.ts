/** The open work and the members of several projects, in a fixed number of statements. */
import { CLOSED } from '../../records/issue.ts';
import { groupByKey } from '../../records/group-by-key.ts';
import { isBlocked } from '../../records/wait.ts';
import type { Role } from '../../generated/operations.ts';
import type { Read } from '../../store/read.ts';

export interface Summary {
  readonly workable: number;
  /** Null if nothing has ever happened. */
  readonly lastActivity: string | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<Role, People>;
}

export interface People {
  readonly count: number;
  /** The first ones, by name. */
  readonly names: readonly string[];
}

const MOST_NAMES = 5;

export async function summariesOf(read: Read, ids: readonly number[]): Promise<Map<number, Summary>> {
  if (ids.length === 0) return new Map();
  const people = byProject(await peopleIn(read, ids));
  const counts = byProject(await countsIn(read, ids));
  const workable = byProject(await workableIn(read, ids));
  const last = byProject(await lastActivityIn(read, ids));
  return new Map(
    ids.map(id => [
      id,
      {
        people: byRole(people.get(id) ?? []),
        counts: new Map(counts.get(id)?.map(({ status, issues }) => [status, Number(issues)])),
        workable: Number(workable.get(id)?.[0]?.count ?? 0),
        lastActivity: last.get(id)?.[0]?.last ?? null,
      },
    ]),
  );
}

function byProject<Row extends OfProject>(rows: readonly Row[]): Map<number, Row[]> {
  return groupByKey(rows.map(row => [row.project_id, row]));
}

function byRole(rows: readonly MemberRow[]): Map<Role, People> {
  const people = new Map<Role, People>();
  for (const { role, username, count } of rows)
    people.set(role, { count: Number(count), names: [...(people.get(role)?.names ?? []), username] });
  return people;
}

interface MemberRow extends OfProject {
  readonly role: Role;
  readonly username: string;
  readonly count: number;
}

interface OfProject {
  readonly project_id: number;
}

function peopleIn({ db }: Read, ids: readonly number[]) {
  const members = db('project_members')
    .join('users', 'users.id', 'project_members.user_id')
    .whereRaw(among('project_members.project_id', ids))
    .select(
      'project_members.project_id',
      'project_members.role',
      'users.username',
      db.raw(`row_number() OVER (PARTITION BY project_members.project_id, project_members.role
        ORDER BY users.username_folded) AS place`),
      db.raw('COUNT(*) OVER (PARTITION BY project_members.project_id, project_members.role) AS count'),
    );
  return db
    .from(members.as('members'))
    .where('place', '<=', MOST_NAMES)
    .orderBy(['project_id', 'role', 'place'])
    .select<MemberRow[]>('*');
}

function countsIn({ db }: Read, ids: readonly number[]) {
  return db('issue_counts')
    .where({ facet: 'status' })
    .where('issues', '>', 0)
    .whereRaw(among('project_id', ids))
    .select<(OfProject & { readonly status: string; readonly issues: number })[]>(
      'project_id',
      'value as status',
      'issues',
    );
}

function workableIn({ db, dialect }: Read, ids: readonly number[]) {
  return db('issues')
    .whereNull('deleted_at')
    .whereRaw(`status NOT IN (${CLOSED.map(() => '?').join(', ')})`, [...CLOSED])
    .whereRaw(`NOT ${isBlocked(dialect.today)}`)
    .whereRaw(among('project_id', ids))
    .groupBy('project_id')
    .select<(OfProject & { readonly count: number })[]>('project_id', db.raw('COUNT(*) AS count'));
}

function lastActivityIn({ db }: Read, ids: readonly number[]) {
  return db('projects')
    .whereRaw(among('projects.id', ids))
    .select<(OfProject & { readonly last: string | null })[]>(
      'projects.id as project_id',
      db.raw('(SELECT MAX(ts) FROM activity WHERE activity.project_id = projects.id) AS last'),
    );
}

/** The ids come from the database; a statement takes fewer parameters than there can be projects. */
function among(column: string, ids: readonly number[]): string {
  return `${column} IN (${ids.map(Number).join(', ')})`;
}
