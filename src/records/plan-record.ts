/** A plan as the contract shows it: with the tree of its steps, or with their counts in a list. */
import type { Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { visibleIssues, type LinkedIssue } from './linked-issues.ts';
import type { Named, PlanRow, PlanStepRow } from './rows.ts';
import { byParent, type Placed } from './step-families.ts';

export async function planRecord(read: Read, by: Authority, plan: Named<PlanRow>): Promise<Schemas['Plan']> {
  const steps = await read.db<PlanStepRow>('plan_steps').where({ plan_id: plan.id });
  const issues = await visibleIssues(read, by, [plan.issue_id, ...steps.map(step => step.issue_id)]);
  return {
    ...plan,
    anchor_identifier: issues.get(plan.issue_id ?? 0)?.identifier ?? null,
    steps: nested(steps, step => stepRecord(step, issues.get(step.issue_id ?? 0))),
    step_count: steps.length,
    done_count: steps.filter(step => step.done === 1).length,
  };
}

function stepRecord(
  { done, ...step }: PlanStepRow,
  issue: LinkedIssue | undefined,
): Omit<Schemas['PlanStep'], 'children'> {
  return {
    ...step,
    issue_identifier: issue?.identifier ?? null,
    issue_status: issue?.status ?? null,
    done: done === 1,
  };
}

export async function listedPlans(
  read: Read,
  by: Authority,
  plans: readonly Named<PlanRow>[],
): Promise<Schemas['ListedPlan'][]> {
  const issues = await visibleIssues(
    read,
    by,
    plans.map(plan => plan.issue_id),
  );
  const counts = await countsOf(
    read,
    plans.map(plan => plan.id),
  );
  return plans.map(plan => ({
    ...plan,
    anchor_identifier: issues.get(plan.issue_id ?? 0)?.identifier ?? null,
    steps: [],
    ...(counts.get(plan.id) ?? { step_count: 0, done_count: 0 }),
  }));
}

type Counts = Pick<Schemas['ListedPlan'], 'step_count' | 'done_count'>;

async function countsOf(read: Read, planIds: readonly number[]): Promise<ReadonlyMap<number, Counts>> {
  if (planIds.length === 0) return new Map();
  const rows = await stepsCounted(read, planIds);
  return new Map(rows.map(({ plan_id, ...counts }) => [plan_id, counts]));
}

/** Plans without steps are not among them. */
export function stepsCounted({ db }: Read, planIds: readonly number[]) {
  return db('plan_steps')
    .whereIn('plan_id', planIds)
    .groupBy('plan_id')
    .select<(Counts & { plan_id: number })[]>(
      'plan_id',
      db.raw('COUNT(*) AS step_count'),
      db.raw('COUNT(NULLIF(done, 0)) AS done_count'),
    );
}

/** The first level, with everything below it. */
function nested<Row extends Placed>(
  rows: readonly Row[],
  show: (row: Row) => Omit<Schemas['PlanStep'], 'children'>,
): Schemas['PlanStep'][] {
  const families = byParent(rows);
  const under = (parent: number | null): Schemas['PlanStep'][] =>
    (families.get(parent) ?? []).map(row => ({ ...show(row), children: under(row.id) }));
  return under(null);
}
