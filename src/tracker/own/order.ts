/** The projects that a caller sees, in the caller's order. */
import { isDeepStrictEqual } from 'node:util';
import type { Authority } from '../../access/authority.ts';
import { whereReadable } from '../../access/readable.ts';
import { ownerId } from '../../access/own.ts';
import { refuse } from '../../generated/refusals.ts';
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { pickedList, type Weighed } from '../../records/picked.ts';
import { type ProjectRow, projectRecords } from '../../records/project.ts';

interface PlacedProject extends Weighed, Pick<ProjectRow, 'name' | 'sort_order'> {
  readonly place: number | null;
}

/** The projects that the caller can read. */
export const projects = pickedList(orderedProjects, projectRecords);

/** In the caller's order, then in the order of the instance, then by name. */
async function orderedProjects({ db }: Read, by: Authority): Promise<PlacedProject[]> {
  const placed = db('projects')
    .leftJoin('project_orders', on => {
      on.on('project_orders.project_id', 'projects.id').andOnVal('project_orders.user_id', by.userId ?? 0);
    })
    .select<PlacedProject[]>(
      'projects.id',
      'projects.name',
      'projects.sort_order',
      'project_orders.place',
      db.raw('octet_length(projects.description) AS bytes'),
    );
  const rows = await whereReadable(placed, 'projects.id', by);
  return rows
    .map(row => ({ row, name: fold(row.name) }))
    .sort(
      (a, b) =>
        placeOf(a.row) - placeOf(b.row) ||
        a.row.sort_order - b.row.sort_order ||
        compareCodeUnits(a.name, b.name) ||
        a.row.id - b.row.id,
    )
    .map(({ row }) => row);
}

/** Puts the named projects first, then those that had a position, then those that never had one. */
export async function reorderProjects(work: Work, by: Authority, ids: readonly number[]): Promise<void> {
  const user_id = ownerId(by);
  await refuseHidden(work, by, ids);
  const before = await work
    .db('project_orders')
    .where({ user_id })
    .orderBy('place')
    .pluck<number[]>('project_id');
  const named = new Set(ids);
  const after = [...ids, ...before.filter(id => !named.has(id))];
  if (isDeepStrictEqual(before, after)) return;
  await work.db('project_orders').where({ user_id }).delete();
  const rows = after.map((project_id, place) => ({ user_id, project_id, place }));
  for (const part of portions(rows)) await work.db('project_orders').insert(part);
  work.announce({ type: 'projects.reordered', user_id });
}

async function refuseHidden({ db }: Read, by: Authority, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const readable = await whereReadable(db('projects').select<{ id: number }[]>('id'), 'projects.id', by);
  const known = new Set(readable.map(({ id }) => id));
  if (ids.some(id => !known.has(id))) throw refuse.unknownReference({ field: 'ids' });
}

function placeOf({ place }: PlacedProject): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

/** Compares code units, so that both engines and every server agree. */
function compareCodeUnits(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
