/** Finding one plan by what a request calls it, and asking for the role in its project. */
import { fixedAllowed, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier, type Identifier } from './identifiers.ts';
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

/** The plan whose identifier stands in the path, in any case. */
export async function resolvedPlan(read: Read, by: Authority, text: string): Promise<Named<PlanRow>> {
  const identifier = readIdentifier('plan', text);
  if (!identifier) throw refuse.notFound();
  return planWithIdentifier(read, by, { ...identifier });
}

const planWithIdentifier = fixedAllowed<keyof Identifier, Named<PlanRow>>('plans.project_id', (read, mark) =>
  plansNamed(read).where({ 'projects.identifier': mark('project'), 'plans.sequence': mark('sequence') }),
);
