/** Counts recent activity in the projects that a user can read. */
import type { Reader } from '../../access/authority.ts';
import { whereReadable } from '../../access/readable.ts';
import { readerWithId } from '../../access/readers.ts';
import type { Read } from '../../store/read.ts';

export async function countActivitySince(read: Read, userId: number, since: string): Promise<number> {
  const reader = await readerWithId(read, userId);
  if (!reader) return 0;
  const [row] = await activitySince(read, reader, since);
  return row?.count ?? 0;
}

/** One query per project, because the time index is ordered by project. */
export function activitySince({ db }: Read, reader: Reader, since: string) {
  const projects = whereReadable(db('projects').select('id'), 'id', reader);
  return db('activity')
    .whereIn('project_id', projects)
    .where('ts', '>=', since)
    .count<{ count: number }[]>({ count: '*' });
}
