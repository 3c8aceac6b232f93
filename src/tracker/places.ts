/** Positions in a list: fractional numbers, so that one fits between two others. */
import type { Read } from '../store/read.ts';

export type Side = 'before' | 'after';

export interface Beside {
  readonly project: number | null;
  /** The position of the neighbour. */
  readonly place: number;
  readonly side: Side;
  /** The item that moves, whose current position does not count. */
  readonly but: number;
}

/** A position right before or after another; null if no number fits between the two neighbours. */
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
