/** Places in a list: numbers, of which a fraction comes between two others. */
import type { Read } from '../store/read.ts';

export type Side = 'before' | 'after';

export interface Beside {
  readonly project: number | null;
  /** The place of the one that something is put beside. */
  readonly place: number;
  readonly side: Side;
  /** The one that moves, whose own place does not count. */
  readonly but: number;
}

/** A place right before or after another; null where the numbers between two neighbours are used up. */
export async function nextPlace(
  { db }: Read,
  table: 'issues' | 'pages',
  { project, place, side, but }: Beside,
): Promise<number | null> {
  const after = side === 'after';
  const neighbour = await db(table)
    .where({ project_id: project, deleted_at: null })
    .where('sort_order', after ? '>' : '<', place)
    .whereNot({ id: but })
    .orderBy('sort_order', after ? 'asc' : 'desc')
    .first<{ sort_order: number } | undefined>('sort_order');
  if (!neighbour) return after ? place + 1 : place - 1;
  const between = place + (neighbour.sort_order - place) / 2;
  return between === place || between === neighbour.sort_order ? null : between;
}
