/** Project groups: each caller sorts projects into private groups. */
import type { Authority } from '../../access/authority.ts';
import { canRead } from '../../access/named.ts';
import { ownerId } from '../../access/own.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { type GroupRow, groupKind, groupsChanged } from '../../records/group.ts';

interface GroupedRow {
  readonly user_id: number;
  readonly project_id: number;
  readonly group_id: number;
}

export async function createGroup(work: Work, by: Authority, name: string): Promise<GroupRow> {
  await refuseTaken(work, by, name, 0);
  const [last] = await work
    .db('project_groups')
    .where({ user_id: ownerId(by) })
    .max<{ place: number | null }[]>({ place: 'sort_order' });
  const sort_order = (last?.place ?? -1) + 1;
  return work.insert(groupKind, { user_id: ownerId(by), name, sort_order });
}

export async function renameGroup(
  work: Work,
  by: Authority,
  id: number,
  { name }: Schemas['ProjectGroupUpdate'],
): Promise<GroupRow> {
  const before = await ownGroup(work, by, id);
  if (!before) throw refuse.notFound();
  if (name !== undefined && name !== before.name) await refuseTaken(work, by, name, id);
  return work.update(groupKind, before, { name });
}

export async function deleteGroup(work: Work, by: Authority, id: number): Promise<void> {
  const group = await ownGroup(work, by, id);
  if (!group) throw refuse.notFound();
  await work.remove(groupKind, group, async () => {
    await work.db('grouped_projects').where({ group_id: id }).delete();
  });
}

/** Moves a project from the caller's current group to another one, or out of all groups. */
export async function assignGroup(
  work: Work,
  by: Authority,
  { project_id, group_id }: Schemas['ProjectGroupAssign'],
): Promise<void> {
  const user_id = ownerId(by);
  await refuseInvisible(work, by, project_id);
  if (group_id !== null && !(await ownGroup(work, by, group_id))) {
    throw refuse.unknownReference({ field: 'group_id' });
  }
  const key = { user_id, project_id };
  const grouped = await work.db<GroupedRow>('grouped_projects').where(key).first();
  const former = grouped?.group_id ?? null;
  if (former === group_id) return;
  await work.db('grouped_projects').where(key).delete();
  if (group_id !== null) await work.db('grouped_projects').insert({ ...key, group_id });
  const changed = [former, group_id].filter(id => id !== null);
  await work.db('project_groups').whereIn('id', changed).update({ updated_at: work.now });
  work.announce(groupsChanged(user_id));
}

/** Puts the named groups first; the others follow in their previous order. */
export async function reorderGroups(work: Work, by: Authority, ids: readonly number[]): Promise<void> {
  const before = await ownGroups(work, by);
  const known = new Map(before.map(row => [row.id, row]));
  const named = ids.map(id => {
    const row = known.get(id);
    if (!row) throw refuse.unknownReference({ field: 'ids' });
    return row;
  });
  const order = new Set([...named, ...before]);
  const moved = [...order]
    .map((row, place) => ({ ...row, sort_order: place }))
    .filter(({ id, sort_order }) => known.get(id)?.sort_order !== sort_order);
  if (moved.length === 0) return;
  for (const part of portions(moved)) {
    await work.db<GroupRow>('project_groups').insert(part).onConflict('id').merge(['sort_order']);
  }
  work.announce(groupsChanged(ownerId(by)));
}

/** The caller's groups in their order. */
export async function ownGroups({ db }: Read, by: Authority): Promise<GroupRow[]> {
  return db<GroupRow>('project_groups')
    .where({ user_id: ownerId(by) })
    .orderBy(['sort_order', 'name_folded']);
}

async function ownGroup({ db }: Read, by: Authority, id: number): Promise<GroupRow | undefined> {
  return db<GroupRow>('project_groups')
    .where({ id, user_id: ownerId(by) })
    .first();
}

async function refuseTaken({ db }: Read, by: Authority, name: string, exceptId: number): Promise<void> {
  const namesake = await db<GroupRow>('project_groups')
    .where({ user_id: ownerId(by), name_folded: fold(name) })
    .whereNot('id', exceptId)
    .first();
  if (namesake) throw refuse.groupNameTaken();
}

/**
 * Missing and hidden projects are refused with the same error. Nothing is hidden from administrators, so for them the
 * project does not exist.
 */
async function refuseInvisible(read: Read, by: Authority, projectId: number): Promise<void> {
  if (await canRead(read, by, projectId)) return;
  throw by.isAdministrator ? refuse.notFound() : refuse.projectNotVisible();
}
