/** Plan lists, filtered, ordered and paged in the database. */
import { readsEverything, viewOf, type Authority } from '../../access/authority.ts';
import { whereSeenBy } from '../../access/readable.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Operations } from '../../generated/types.ts';
import { list } from '../../records/list.ts';
import { PLANS } from '../../records/plan.ts';

type Query = NonNullable<Operations['listPlans']['parameters']['query']>;

export interface PlanFilter extends Omit<Query, 'limit' | 'offset'> {
  readonly by: Authority;
}

/** The plans of one project, or of all projects that the caller can read. */
export const plans = list({
  of: PLANS,
  values: ({ by, project_id, status, before_id, order_by }: PlanFilter) => {
    if (before_id !== undefined && order_by !== 'id') throw refuse.beforeIdNeedsOrder();
    return { project: project_id, status, before: before_id, ...viewOf(by) };
  },
  order: ({ order_by }) => (order_by === 'id' ? 'plans.id DESC' : 'plans.updated_at DESC, plans.id DESC'),
  variant: ({ by, project_id }) => ({ ofMember: project_id === undefined && !readsEverything(by) }),
  ids: ({ db }, { project, status, before, member }, { ofMember, order }) => {
    const query = db('plans').select('plans.id').orderByRaw(order);
    if (project === undefined) whereSeenBy(query, 'plans.project_id', ofMember ? member : null);
    else void query.where('plans.project_id', project);
    if (status !== undefined) void query.where('plans.status', status);
    if (before !== undefined) void query.where('plans.id', '<', before);
    return query;
  },
});
