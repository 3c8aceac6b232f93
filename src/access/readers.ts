/** Who of many accounts can read which of many projects, asked for all of them at once. */
import { DEFAULTS } from '../identity/settings.ts';
import type { Read } from '../store/read.ts';

export interface Readers {
  /** Whether an account that was asked about can read a project that was asked about. */
  read(userId: number, projectId: number): boolean;
}

export async function readersAmong(
  read: Read,
  userIds: readonly number[],
  projectIds: readonly number[],
): Promise<Readers> {
  const everything = new Set<number>();
  const memberships = new Map<number, Set<number>>();
  for (const { id, is_admin, project_id, enforced } of await standings(read, userIds, projectIds)) {
    const isEnforced = enforced === null ? DEFAULTS.authz_enforced : enforced === 'true';
    if (is_admin === 1 || !isEnforced) everything.add(id);
    else if (project_id !== null) {
      const projects = memberships.get(id) ?? new Set();
      memberships.set(id, projects.add(project_id));
    }
  }
  return {
    read: (userId, projectId) => everything.has(userId) || memberships.get(userId)?.has(projectId) === true,
  };
}

interface Standing {
  readonly id: number;
  readonly is_admin: number;
  readonly project_id: number | null;
  /** The setting as it is stored; null where it was never changed. */
  readonly enforced: string | null;
}

/** One statement, so that whoever asks between two changes hears of one state. */
export function standings({ db }: Read, userIds: readonly number[], projectIds: readonly number[]) {
  return db('users')
    .leftJoin('project_members', on => {
      on.on('project_members.user_id', 'users.id').andOnIn('project_members.project_id', [...projectIds]);
    })
    .whereIn('users.id', [...userIds])
    .select<Standing[]>(
      'users.id',
      'users.is_admin',
      'project_members.project_id',
      db('settings').where({ name: 'authz_enforced' }).select('value').as('enforced'),
    );
}
