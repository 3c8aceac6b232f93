/** Finding one plan by its id. */
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { found } from './found.ts';
import { plansNamed, type Named, type PlanRow } from './rows.ts';

export async function findPlan(read: Read, id: number): Promise<Named<PlanRow> | undefined> {
  const [plan] = await planOf(read, { id });
  return plan;
}

/** The plan of an id. */
export async function planById(read: Read, id: number): Promise<Named<PlanRow>> {
  return found(await planOf(read, { id }));
}

const planOf = fixedQuery<'id', Named<PlanRow>>((read, mark) =>
  plansNamed(read).where('plans.id', mark('id')),
);
