/** A caller's own groups as the contract shows them: each with its projects, as far as the caller can still read them. */
import type { Authority } from '../access/authority.ts';
import { whereReadable } from '../access/readable.ts';
import { ownerId } from '../access/own.ts';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { gathered } from './gathered.ts';
import type { GroupRow } from './rows.ts';

export async function groupRecord(
  read: Read,
  by: Authority,
  row: GroupRow,
): Promise<Schemas['ProjectGroup']> {
  const projects = await groupedProjects(read, by);
  return { ...row, project_ids: projects.get(row.id) ?? [] };
}

export async function groupRecords(
  read: Read,
  by: Authority,
  rows: readonly GroupRow[],
): Promise<Schemas['ProjectGroup'][]> {
  const projects = await groupedProjects(read, by);
  return rows.map(row => ({ ...row, project_ids: projects.get(row.id) ?? [] }));
}

async function groupedProjects({ db }: Read, by: Authority): Promise<Map<number, number[]>> {
  const grouped = db('grouped_projects')
    .where({ user_id: ownerId(by) })
    .orderBy('project_id')
    .select<{ group_id: number; project_id: number }[]>('group_id', 'project_id');
  const rows = await whereReadable(grouped, 'project_id', by);
  return gathered(rows.map(({ group_id, project_id }) => [group_id, project_id]));
}
