/** Plans: finding one, changing it, deleting it. */
import { allow, type Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { readIdentifier } from '../../records/identifiers.ts';
import { planKind } from '../../records/kinds.ts';
import { allowLinks } from './links.ts';
import { plansNamed, type Named, type PlanRow } from '../../records/rows.ts';

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

/** Changes what is sent and leaves the rest. An anchor that stays need not be one that could be chosen now. */
export async function updatePlan(
  work: Work,
  by: Authority,
  id: number,
  { issue_id, ...changes }: Schemas['PlanUpdate'],
): Promise<Named<PlanRow>> {
  const before = await allowedPlan(work, by, id);
  const anchor = issue_id === undefined ? before.issue_id : issue_id;
  if (anchor !== before.issue_id) await allowLinks(work, by, [{ field: 'issue_id', issueId: anchor }]);
  return work.update(planKind, before, { ...changes, issue_id: anchor });
}

/** The steps go along without a trace of their own. */
export async function deletePlan(work: Work, by: Authority, id: number): Promise<void> {
  const plan = await allowedPlan(work, by, id);
  await work.remove(planKind, plan, async () => {
    await work.db('plan_steps').where({ plan_id: id }).delete();
  });
}
