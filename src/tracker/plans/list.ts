/** Lists of plans: filtered, ordered and cut in the database. */
import type { Knex } from 'knex';
import { readsEverything, viewOf, type Authority, type View } from '../../access/authority.ts';
import { whereSeenBy } from '../../access/readable.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Operations, Schemas } from '../../generated/types.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import { listedPlan } from '../../records/plan.ts';
import { MOST_BYTES } from '../../records/weighed.ts';
import { writtenSlices, type Lists, type WrittenSlice } from '../../records/written.ts';

export type PlanFilter = NonNullable<Operations['listPlans']['parameters']['query']>;

/** The plans of one project, or of all that the caller can read. */
export async function listedPlans(
  read: Read,
  by: Authority,
  filter: PlanFilter & Window,
): Promise<WrittenSlice<Schemas['ListedPlan'][]>> {
  if (filter.before_id !== undefined && filter.order_by !== 'id') throw refuse.beforeIdNeedsOrder();
  return slices(read, soughtBy(by, filter), filter);
}

/** What a filter can ask for. */
type Asked = 'project' | 'status' | 'before' | keyof View;

interface Sought extends Variant {
  readonly given: readonly Asked[];
  /** Whether it spans the projects that the caller is a member of. */
  readonly ofMember: boolean;
  readonly order: string;
}

type Value = (name: Asked) => Knex.Value;

const lists: Lists<Sought, Asked, Schemas['ListedPlan']> = (read, value, sought) => ({
  shape: listedPlan,
  table: 'plans',
  joins: 'JOIN projects ON projects.id = plans.project_id',
  // No text of theirs is long.
  size: '0',
  ids: idsSought(read, value, sought),
  order: sought.order,
  values: { everything: value('everything'), member: value('member') },
});

const slices = writtenSlices(MOST_BYTES, lists);

function soughtBy(by: Authority, { project_id, status, before_id, order_by }: PlanFilter) {
  const values: Partial<Record<Asked, Knex.Value>> = {
    ...(project_id === undefined ? {} : { project: project_id }),
    ...(status === undefined ? {} : { status }),
    ...(before_id === undefined ? {} : { before: before_id }),
  };
  const variant: Sought = {
    given: Object.keys(values) as Asked[],
    ofMember: project_id === undefined && !readsEverything(by),
    order: order_by === 'id' ? 'plans.id DESC' : 'plans.updated_at DESC, plans.id DESC',
  };
  return { variant, values: { ...values, ...viewOf(by) } };
}

/** The ids of a slice, and one more. */
export function plansMatching(read: Read, by: Authority, filter: PlanFilter & Window): Knex.QueryBuilder {
  const { variant, values } = soughtBy(by, filter);
  return idsSought(read, name => values[name] ?? null, variant)
    .limit(fetched(filter))
    .offset(filter.offset);
}

function idsSought({ db }: Read, value: Value, { given, ofMember, order }: Sought): Knex.QueryBuilder {
  const query = db('plans').select('plans.id').orderByRaw(order);
  if (given.includes('project')) void query.where('plans.project_id', value('project'));
  else whereSeenBy(query, 'plans.project_id', ofMember ? value('member') : null);
  if (given.includes('status')) void query.where('plans.status', value('status'));
  if (given.includes('before')) void query.where('plans.id', '<', value('before'));
  return query;
}
