/** The order of a moved card: between its new neighbours, which make room if there is none. */

interface Ordered {
  readonly id: number;
  readonly sort_order: number;
}

const STEP = 1024;
/** So many neighbours are moved to make room, and all others at the same order. */
const MOST = 20;

/** The orders to set so that an issue lies at this place of a list without it. */
export function ordersAt(list: readonly Ordered[], at: number, id: number): [id: number, order: number][] {
  const before = list[at - 1]?.sort_order;
  const after = list[at]?.sort_order;
  if (before === undefined) return [[id, after === undefined ? 0 : after - STEP]];
  if (after === undefined) return [[id, before + STEP]];
  const middle = (before + after) / 2;
  if (before < middle && middle < after) return [[id, middle]];
  let end = at;
  while (end < list.length && (end < at + MOST || (list[end]?.sort_order ?? 0) <= before)) end += 1;
  const moved = [id, ...list.slice(at, end).map(neighbour => neighbour.id)];
  const next = list[end]?.sort_order ?? before + STEP * (moved.length + 1);
  const room = (next - before) / (moved.length + 1);
  return moved.map((one, place) => [one, before + room * (place + 1)]);
}
