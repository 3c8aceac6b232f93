/** Members of projects: the row, its shapes and its kind. */
import type { Role } from '../generated/operations.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { projectUpdated } from './kind-parts.ts';
import { type Written, columns, recordOf, recordSql, shape } from './shape.ts';
import { theRecord } from './written.ts';

export interface MemberRow {
  readonly project_id: number;
  readonly user_id: number;
  readonly role: Role;
  readonly created_at: string;
}

/** Activity labels a member with the username, and uses the role as its title. */
export const memberKind: TracedKind<MemberRow & { readonly username: string }> = {
  entity: 'member',
  table: 'project_members',
  key: ['project_id', 'user_id'],
  unstored: ['username'],
  stamps: { created_at: true },
  derived: {},
  named: {},
  silent: [],
  of: ({ user_id, username, project_id, role }) => ({
    entity_id: user_id,
    entity_label: username,
    project_id,
    title: role,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

type Member = Schemas['Member'];

type ListedMember = Schemas['ListedMember'];

const FIELDS = columns('project_members', 'project_id', 'user_id', 'role', 'created_at');

const member = shape<Member>()(FIELDS);

const listedMember = shape<ListedMember>()({ ...FIELDS, ...columns('users', 'username', 'display_name') });

/** The membership of a user in a project. */
export async function memberRecord(read: Read, { project_id, user_id }: MemberRow): Promise<Json<Member>> {
  return theRecord(await memberOfProject(read, { project_id, user_id }));
}

const memberOfProject = fixedQuery<'project_id' | 'user_id', Written>((read, mark) =>
  read
    .db('project_members')
    .where({ project_id: mark('project_id'), user_id: mark('user_id') })
    .select<Written[]>(recordOf(read, member)),
);

/** All members of a project, by username. */
export async function memberRecords(read: Read, project: number): Promise<Json<ListedMember[]>> {
  return theRecord(await membersOfProject(read, { project }));
}

const membersOfProject = fixedQuery<'project', Written>((read, mark) => {
  const { db, dialect } = read;
  const records = db('project_members')
    .join('users', 'users.id', 'project_members.user_id')
    .where('project_members.project_id', mark('project'))
    .orderBy('users.username_folded')
    .select(db.raw(`${recordSql(listedMember, dialect)} AS record`));
  return db
    .from(records.as('records'))
    .select<Written[]>(db.raw(`${dialect.json.list('record')} AS written`));
});
