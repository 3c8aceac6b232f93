/** Creates a plan with the whole tree of its steps. */
import type { Authority } from '../../access/authority.ts';
import { allowNamed } from '../../access/named.ts';
import type { Schemas } from '../../generated/types.ts';
import { portions } from '../../store/portions.ts';
import type { Work } from '../../store/work.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { type Named, nextNumber } from '../../records/identifiers.ts';
import type { Placed, PlanStepRow } from '../../records/plan-step.ts';
import { type PlanRow, planKind } from '../../records/plan.ts';
import { allowLinks } from './links.ts';
import { levelsOf, type NewStep } from './tree.ts';

/** Steps that are created with the plan share its activity entry. */
export async function createPlan(
  work: Work,
  by: Authority,
  { project_id, title, issue_id, steps = [] }: Schemas['PlanCreate'],
): Promise<Named<PlanRow>> {
  await allowNamed(work, by, project_id, 'project_id');
  const levels = levelsOf(steps);
  const mirrored = levels.flat().map(({ step, field }) => ({
    field: `${field}.issue_id`,
    issueId: step.issue_id,
  }));
  await allowLinks(work, by, [{ field: 'issue_id', issueId: issue_id }, ...mirrored]);
  const plan = await work.insert(planKind, {
    ...(await nextNumber(work, 'plan', project_id)),
    project_id,
    issue_id: issue_id ?? null,
    title,
    status: 'active',
  });
  await insertLevels(work, plan, levels);
  return plan;
}

async function insertLevels(work: Work, plan: PlanRow, levels: readonly NewStep[][]): Promise<void> {
  const ids = new Map<NewStep | null, number | null>([[null, null]]);
  for (const level of levels) {
    for (const part of portions(level)) {
      const rows = part.map(one => stepRow(work, plan, one, ids.get(one.parent) ?? null));
      const inserted = await work
        .db<PlanStepRow>('plan_steps')
        .insert(rows, ['id', 'parent_step_id', 'position']);
      keepIds(ids, part, inserted);
    }
  }
}

/** No engine guarantees to return rows in the order they were sent, so each is matched by its position. */
function keepIds(
  ids: Map<NewStep | null, number | null>,
  part: readonly NewStep[],
  inserted: readonly Placed[],
): void {
  const byPlace = new Map(inserted.map(row => [`${row.parent_step_id ?? ''}/${row.position}`, row.id]));
  for (const one of part) {
    const id = byPlace.get(`${ids.get(one.parent) ?? ''}/${one.position}`);
    if (id === undefined) throw new Error('a new step was not returned');
    ids.set(one, id);
  }
}

function stepRow(
  work: Work,
  plan: PlanRow,
  { step, position }: NewStep,
  parent_step_id: number | null,
): Omit<PlanStepRow, 'id'> {
  return {
    plan_id: plan.id,
    parent_step_id,
    position,
    title: normalizeNewlines(step.title),
    description: normalizeNewlines(step.description ?? ''),
    issue_id: step.issue_id ?? null,
    done: step.done === true ? 1 : 0,
    reopened_via_issue_at: null,
    created_at: work.now,
    edited_at: null,
  };
}
