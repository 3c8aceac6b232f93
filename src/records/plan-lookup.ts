/** Finding one plan by what a request calls it, and asking for the role in its project. */
import { allow, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier } from './identifiers.ts';
import { plansNamed, type Named, type PlanRow } from './rows.ts';

export async function findPlan(read: Read, id: number): Promise<Named<PlanRow> | undefined> {
  return plansNamed(read).where('plans.id', id).first<Named<PlanRow> | undefined>();
}

/** The plan whose id stands in the path. */
export async function allowedPlan(read: Read, by: Authority, id: number): Promise<Named<PlanRow>> {
  return allowed(read, by, await findPlan(read, id));
}

/** The plan whose identifier stands in the path. */
export async function resolvedPlan(read: Read, by: Authority, text: string): Promise<Named<PlanRow>> {
  return allowed(read, by, await planCalled(read, text));
}

async function planCalled(read: Read, text: string): Promise<Named<PlanRow> | undefined> {
  const identifier = readIdentifier('plan', text);
  if (!identifier) return undefined;
  return plansNamed(read)
    .where({ 'projects.identifier': identifier.project, 'plans.sequence': identifier.sequence })
    .first<Named<PlanRow> | undefined>();
}

async function allowed(read: Read, by: Authority, plan: Named<PlanRow> | undefined): Promise<Named<PlanRow>> {
  if (!plan) throw refuse.notFound();
  await allow(read, by, plan.project_id);
  return plan;
}
