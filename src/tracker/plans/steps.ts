/** Plan steps: adds, updates, checks, moves and deletes them. */
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { closeIssue } from '../issues/issues.ts';
import type { Named } from '../../records/identifiers.ts';
import { liveIssue, visibleIssue } from '../../records/issue.ts';
import { type Place, type Placed, type PlanStepRow, planStepKind } from '../../records/plan-step.ts';
import { type PlanRow, findPlan, planById, planKind } from '../../records/plan.ts';
import { allowLinks } from './links.ts';
import { refuseStalePlan } from './stale.ts';
import { PlanTree } from './tree.ts';

type StepChanges = Schemas['PlanStepUpdate'];
type Effect = Schemas['PlanStepEffect'];

/** The plan and the step that a path names. */
export type StepPath = readonly [planId: number, stepId: number];

export async function addStep(
  work: Work,
  by: Authority,
  planId: number,
  {
    title,
    description = '',
    parent_step_id = null,
    issue_id = null,
    expected_seq,
  }: Schemas['PlanStepCreate'],
): Promise<Named<PlanRow>> {
  const plan = await planById(work, planId);
  await refuseStalePlan(work, by, plan, expected_seq);
  const tree = await treeOf(work, planId);
  checkParent(tree, 'parent_step_id', parent_step_id);
  await allowLinks(work, by, [{ field: 'issue_id', issueId: issue_id }]);
  await work.insert(planStepKind, {
    plan_id: planId,
    project_id: plan.project_id,
    identifier: plan.identifier,
    ...tree.placeOfNew(parent_step_id),
    title,
    description,
    issue_id,
    done: 0,
    reopened_via_issue_at: null,
  });
  return work.touch(planKind, plan);
}

/** Updates the fields that are sent, all or none. */
export async function updateStep(
  work: Work,
  by: Authority,
  path: StepPath,
  { expected_seq, ...changes }: StepChanges,
): Promise<{ readonly plan: Named<PlanRow>; readonly effect: Effect | null }> {
  const { plan, step: before } = await stepInPath(work, path);
  await refuseStalePlan(work, by, plan, expected_seq);
  if (changes.issue_id !== before.issue_id) {
    await allowLinks(work, by, [{ field: 'issue_id', issueId: changes.issue_id }]);
  }
  const place = await placeAfter(work, before, changes);
  await moveSiblings(work, before, place);
  const after = await work.update(planStepKind, before, { ...fieldsAfter(before, changes), ...place });
  const written = after === before ? plan : await work.touch(planKind, plan);
  if (changes.done === undefined) return { plan: written, effect: null };
  const closed = before.done === 0 && changes.done && (await closeMirrored(work, by, after));
  const effect = await effectOf(work, by, after, closed);
  // The closed issue may have been the anchor of this plan.
  return { plan: (closed ? await findPlan(work, plan.id) : undefined) ?? written, effect };
}

/** Deletes the step and all below it; those below leave no activity entries. */
export async function deleteStep(work: Work, path: StepPath): Promise<Named<PlanRow>> {
  const { plan, step } = await stepInPath(work, path);
  const tree = await treeOf(work, plan.id);
  const below = tree.branch(step.id).filter(id => id !== step.id);
  await work.remove(planStepKind, step, async () => {
    await work.db('plan_steps').whereIn('id', below).delete();
    await closeGap(work, step);
  });
  return work.touch(planKind, plan);
}

async function stepInPath(
  work: Work,
  [planId, stepId]: StepPath,
): Promise<{ plan: Named<PlanRow>; step: StepInPlan }> {
  const plan = await planById(work, planId);
  const step = await work.db<PlanStepRow>('plan_steps').where({ id: stepId, plan_id: planId }).first();
  if (!step) throw refuse.notFound();
  return { plan, step: { ...step, project_id: plan.project_id, identifier: plan.identifier } };
}

/** A step with the fields that activity needs. */
type StepInPlan = Named<PlanStepRow> & { readonly project_id: number };

export function stepPlaces({ db }: Read, planId: number) {
  return db('plan_steps').where({ plan_id: planId }).select<Placed[]>('id', 'parent_step_id', 'position');
}

async function treeOf(read: Read, planId: number): Promise<PlanTree> {
  return new PlanTree(await stepPlaces(read, planId));
}

function checkParent(tree: PlanTree, field: string, parent: number | null): void {
  if (parent !== null && !tree.has(parent)) throw refuse.unknownReference({ field });
}

function fieldsAfter(before: PlanStepRow, { title, description, issue_id, ...changes }: StepChanges) {
  const done = changes.done === undefined ? before.done : Number(changes.done);
  // Checking or unchecking a step by hand overrides the effect of its issue.
  const overruled = done === before.done ? {} : { reopened_via_issue_at: null };
  return { title, description, issue_id, done, ...overruled };
}

/** The position of the step after the update. An impossible move is refused. */
async function placeAfter(work: Work, step: PlanStepRow, changes: StepChanges): Promise<Place> {
  const { move_parent_step_id, move_to_root = false, move_position } = changes;
  if (move_to_root && move_parent_step_id !== undefined) throw refuse.stepMoveAmbiguous();
  const isMoved = move_to_root || move_parent_step_id !== undefined || move_position !== undefined;
  if (!isMoved) return { parent_step_id: step.parent_step_id, position: step.position };
  const tree = await treeOf(work, step.plan_id);
  const parent = move_to_root ? null : (move_parent_step_id ?? step.parent_step_id);
  checkParent(tree, 'move_parent_step_id', parent);
  return tree.placeOfMoved(step.id, parent, move_position);
}

/** Opens a gap at the new position, and closes the one at the old position. */
async function moveSiblings(work: Work, before: PlanStepRow, place: Place): Promise<void> {
  if (before.parent_step_id === place.parent_step_id && before.position === place.position) return;
  await closeGap(work, before);
  await openGap(work, { ...before, ...place });
}

/** Moves up the steps after one that leaves. */
async function closeGap({ db }: Work, { plan_id, parent_step_id, position }: PlanStepRow): Promise<void> {
  await db<PlanStepRow>('plan_steps')
    .where({ plan_id, parent_step_id })
    .where('position', '>', position)
    .decrement('position');
}

/** Moves down the steps from the position of a new one. */
async function openGap({ db }: Work, { plan_id, parent_step_id, position }: PlanStepRow): Promise<void> {
  await db<PlanStepRow>('plan_steps')
    .where({ plan_id, parent_step_id })
    .where('position', '>=', position)
    .increment('position');
}

/** Closes the issue of a step that was checked. If the issue is in the trash, only the step changes. */
async function closeMirrored(work: Work, by: Authority, { issue_id }: PlanStepRow): Promise<boolean> {
  const issue = issue_id === null ? undefined : await liveIssue(work, issue_id);
  if (!issue) return false;
  const after = await closeIssue(work, by, issue);
  return after.status !== issue.status;
}

async function effectOf(
  read: Read,
  by: Authority,
  { id, done, issue_id }: PlanStepRow,
  issue_status_changed: boolean,
): Promise<Effect> {
  const issue = issue_id === null ? undefined : await visibleIssue(read, by, issue_id);
  return {
    step_id: id,
    done: done === 1,
    issue_identifier: issue?.identifier ?? null,
    issue_status_changed,
    issue_new_status: issue?.status ?? null,
  };
}
