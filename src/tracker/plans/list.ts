/** Lists of plans: filtered, ordered and cut in the database. */
import { allow, keepReadable, type Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Operations } from '../../generated/types.ts';
import { cut, fetched, type Slice, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { plansNamed, type Named, type PlanRow } from '../../records/rows.ts';

export type PlanFilter = NonNullable<Operations['listPlans']['parameters']['query']>;

/** The plans of one project, or of all that the caller can read. */
export async function listedPlans(
  read: Read,
  by: Authority,
  filter: PlanFilter & Window,
): Promise<Slice<Named<PlanRow>>> {
  if (filter.project_id !== undefined) await allow(read, by, filter.project_id);
  if (filter.before_id !== undefined && filter.order_by !== 'id') throw refuse.beforeIdNeedsOrder();
  return cut(await plansMatching(read, by, filter), filter);
}

/** The query of a list, one row longer than the page. */
export function plansMatching(read: Read, by: Authority, filter: PlanFilter & Window) {
  const { project_id, status, before_id, order_by } = filter;
  const query = plansNamed(read);
  if (project_id !== undefined) void query.where('plans.project_id', project_id);
  else keepReadable(query, 'plans.project_id', by);
  if (status !== undefined) void query.where('plans.status', status);
  if (before_id !== undefined) void query.where('plans.id', '<', before_id);
  if (order_by !== 'id') void query.orderBy('plans.updated_at', 'desc');
  return query.orderBy('plans.id', 'desc').limit(fetched(filter)).offset(filter.offset);
}
