/** Finding one plan by what a request calls it, and asking for the role in its project. */
import { fixedAllowed, type Authority } from '../access/authority.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { plansNamed, type Named, type PlanRow } from './rows.ts';

export async function findPlan(read: Read, id: number): Promise<Named<PlanRow> | undefined> {
  const [plan] = await planOf(read, { id });
  return plan;
}

const planOf = fixedQuery<'id', Named<PlanRow>>(planWithId);

/** The plan whose id stands in the path. */
export async function allowedPlan(read: Read, by: Authority, id: number): Promise<Named<PlanRow>> {
  return allowedWithId(read, by, { id });
}

const allowedWithId = fixedAllowed<'id', Named<PlanRow>>('plans.project_id', planWithId);

function planWithId(read: Read, mark: Mark<'id'>) {
  return plansNamed(read).where('plans.id', mark('id'));
}
