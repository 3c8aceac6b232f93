/** A caller's private project groups: the row, its kind, and the record with the projects that the caller can still read. */
import type { Authority } from '../access/authority.ts';
import { ownerId } from '../access/own.ts';
import { whereReadable } from '../access/readable.ts';
import type { Schemas } from '../generated/types.ts';
import type { StoreEvent } from '../store/events.ts';
import type { UntracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { groupByKey } from './group-by-key.ts';
import { TIMES, foldedName } from './kind-parts.ts';

/** A private project group. */
export interface GroupRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly sort_order: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Private to the caller: no activity, and an event only for the caller's connections. */
export const groupKind: UntracedKind<GroupRow, 'name_folded'> = {
  entity: null,
  table: 'project_groups',
  stamps: TIMES,
  derived: { name_folded: foldedName },
  event: ({ user_id }) => groupsChanged(user_id),
};

export function groupsChanged(user_id: number): StoreEvent {
  return { type: 'project_groups.changed', user_id };
}

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
  return groupByKey(rows.map(({ group_id, project_id }) => [group_id, project_id]));
}
