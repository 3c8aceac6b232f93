/** Steps of a plan, grouped by parent. */
import { gathered } from './gathered.ts';
import type { PlanStepRow } from './rows.ts';

/** Where a step stands: its parent, null for the first level, and its place among the children of it. */
export type Place = Pick<PlanStepRow, 'parent_step_id' | 'position'>;
export type Placed = Place & Pick<PlanStepRow, 'id'>;

/** Rows by parent, each list by position. */
export function byParent<Row extends Placed>(rows: readonly Row[]): Map<number | null, Row[]> {
  const families = gathered(rows.map(row => [row.parent_step_id, row]));
  for (const family of families.values()) family.sort((a, b) => a.position - b.position);
  return families;
}
