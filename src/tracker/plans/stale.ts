/** Refuses a change of a plan or its steps if the plan has changed since the caller read it. */
import type { Authority } from '../../access/authority.ts';
import type { Named } from '../../records/identifiers.ts';
import { type PlanRow, briefRecord } from '../../records/plan.ts';
import type { Work } from '../../store/work.ts';
import { refuseStale } from '../stale.ts';

export function refuseStalePlan(
  work: Work,
  by: Authority,
  plan: Named<PlanRow>,
  expected: number | undefined,
): Promise<void> {
  return refuseStale(work, plan, expected, (read, row) => briefRecord(read, by, row));
}
