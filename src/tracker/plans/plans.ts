/** Updates and deletes plans. */
import type { Authority } from '../../access/authority.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Work } from '../../store/work.ts';
import type { Named } from '../../records/identifiers.ts';
import { type PlanRow, planById, planKind } from '../../records/plan.ts';
import { allowLinks } from './links.ts';
import { refuseStalePlan } from './stale.ts';

/** Updates the fields that are sent. An unchanged anchor may be one that could not be chosen now. */
export async function updatePlan(
  work: Work,
  by: Authority,
  id: number,
  { issue_id, expected_seq, ...changes }: Schemas['PlanUpdate'],
): Promise<Named<PlanRow>> {
  const before = await planById(work, id);
  await refuseStalePlan(work, by, before, expected_seq);
  const anchor = issue_id === undefined ? before.issue_id : issue_id;
  if (anchor !== before.issue_id) await allowLinks(work, by, [{ field: 'issue_id', issueId: anchor }]);
  return work.update(planKind, before, { ...changes, issue_id: anchor });
}

/** Deletes the steps too, without activity entries. */
export async function deletePlan(work: Work, id: number): Promise<void> {
  const plan = await planById(work, id);
  await work.remove(planKind, plan, async () => {
    await work.db('plan_steps').where({ plan_id: id }).delete();
  });
}
