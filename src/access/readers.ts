/** The readers of each project, for the recipients of events: users with an open socket. */
import { isEnforced } from '../identity/settings.ts';
import type { Read } from '../store/read.ts';
import { readsEverything, type Reader } from './authority.ts';

export interface Readers {
  /** Whether the account can read the project; both must be among those that were queried. */
  read(userId: number, projectId: number): boolean;
}

export async function readersAmong(
  read: Read,
  userIds: readonly number[],
  projectIds: readonly number[],
): Promise<Readers> {
  const everything = new Set<number>();
  const memberships = new Map<number, Set<number>>();
  for (const row of await standings(read, userIds, projectIds)) {
    const { id, project_id } = row;
    if (readsEverything(readerOf(row))) everything.add(id);
    else if (project_id !== null) {
      const projects = memberships.get(id) ?? new Set();
      memberships.set(id, projects.add(project_id));
    }
  }
  return {
    read: (userId, projectId) => everything.has(userId) || memberships.get(userId)?.has(projectId) === true,
  };
}

/** The account of a person as a reader; undefined if there is none. */
export async function readerWithId(read: Read, userId: number): Promise<Reader | undefined> {
  const account = await accounts(read, [userId]).first<Account | undefined>();
  return account && readerOf(account);
}

interface Account {
  readonly id: number;
  readonly is_admin: number;
  /** The stored setting; null if it was never changed. */
  readonly enforced: string | null;
}

interface Standing extends Account {
  readonly project_id: number | null;
}

function readerOf({ id, is_admin, enforced }: Account): Reader {
  return {
    memberId: id,
    isAdministrator: is_admin === 1,
    enforced: isEnforced(enforced),
  };
}

/** One statement, so that the result is consistent even between two changes. */
export function standings(read: Read, userIds: readonly number[], projectIds: readonly number[]) {
  return accounts(read, userIds)
    .leftJoin('project_members', on => {
      on.on('project_members.user_id', 'users.id').andOnIn('project_members.project_id', [...projectIds]);
    })
    .select<Standing[]>('project_members.project_id');
}

function accounts({ db }: Read, userIds: readonly number[]) {
  return db('users')
    .whereIn('users.id', [...userIds])
    .select<Account[]>(
      'users.id',
      'users.is_admin',
      db('settings').where({ name: 'authz_enforced' }).select('value').as('enforced'),
    );
}
