/** Plans follow their issues: a step that mirrors an issue is checked and unchecked with it, and survives it. */
import type { Knex } from 'knex';
import type { Action } from '../../store/writing/activity.ts';
import { entriesOf, type TracedKind } from '../../store/kinds.ts';
import type { Work } from '../../store/work.ts';
import { type Named, PRINTED } from '../../records/identifiers.ts';
import type { IssueRow } from '../../records/issue.ts';
import { type PlanStepRow, planStepKind } from '../../records/plan-step.ts';
import { planKind, plansNamed } from '../../records/plan.ts';

/**
 * Called after every status change of an issue. When it is done, checks the steps of active plans and archives the plans
 * that are anchored on it; when it is reopened, unchecks the steps. Plans that are done or archived do not change.
 */
export async function followIssue(
  work: Work,
  before: Named<IssueRow>,
  after: Named<IssueRow>,
): Promise<void> {
  const isDone = after.status === 'done';
  if (isDone === (before.status === 'done')) return;
  const projects = new Set(await moveSteps(work, after.id, isDone));
  if (isDone) for (const project of await archiveAnchored(work, after.id)) projects.add(project);
  for (const project_id of projects) work.announce({ type: 'project.updated', project_id });
}

/** Removes issues that are being deleted from all plans, and announces that to the projects of the plans. */
export async function forgetIssues(work: Work, issues: Knex.QueryBuilder): Promise<void> {
  const { db } = work;
  const mirroring = db('plan_steps').whereIn('issue_id', issues).select('plan_id');
  const projects = await db('plans')
    .whereIn('issue_id', issues)
    .orWhereIn('id', mirroring)
    .distinct()
    .pluck<number[]>('project_id');
  await work.restamp(planKind, plans => plans.whereIn('issue_id', issues).orWhereIn('id', mirroring));
  await db('plan_steps').whereIn('issue_id', issues).update({ issue_id: null });
  await db('plans').whereIn('issue_id', issues).update({ issue_id: null });
  for (const project_id of projects) work.announce({ type: 'project.updated', project_id });
}

type MirroringStep = Named<PlanStepRow> & { readonly project_id: number };

/** Checks or unchecks the steps that mirror the issue, and returns the projects of their plans. */
async function moveSteps(work: Work, issueId: number, isDone: boolean): Promise<number[]> {
  const steps = await mirroringSteps(work, issueId, isDone ? 0 : 1);
  if (steps.length === 0) return [];
  const written = { done: isDone ? 1 : 0, reopened_via_issue_at: isDone ? null : work.now };
  const follow = (): Knex.QueryBuilder => following(work, issueId, isDone ? 0 : 1);
  await work.restamp(planKind, plans => plans.whereIn('id', follow().select('plan_id')), {
    updated_at: work.now,
  });
  await follow().update(written);
  const action = isDone ? 'auto-complete' : 'auto-reopen';
  for (const step of steps) await trace(work, planStepKind, [step, { ...step, ...written }], action);
  return steps.map(step => step.project_id);
}

export function mirroringSteps({ db }: Pick<Work, 'db'>, issueId: number, done: number) {
  return db('plan_steps')
    .join('plans', 'plans.id', 'plan_steps.plan_id')
    .join('projects', 'projects.id', 'plans.project_id')
    .where({ 'plan_steps.issue_id': issueId, 'plan_steps.done': done, 'plans.status': 'active' })
    .orderBy('plan_steps.id')
    .select<MirroringStep[]>('plan_steps.*', 'plans.project_id', db.raw(`${PRINTED.plan} AS identifier`));
}

/** The same steps as rows to write. Each looks up its plan, because there are many active plans. */
export function following({ db }: Pick<Work, 'db'>, issueId: number, done: number): Knex.QueryBuilder {
  const active = db('plans').where({ status: 'active' }).where('plans.id', db.ref('plan_steps.plan_id'));
  return db('plan_steps').where({ issue_id: issueId, done }).whereExists(active);
}

async function archiveAnchored(work: Work, issueId: number): Promise<number[]> {
  const anchored = { issue_id: issueId, status: 'active' } as const;
  const plans = await plansNamed(work)
    .where({ 'plans.issue_id': issueId, 'plans.status': 'active' })
    .orderBy('plans.id');
  if (plans.length === 0) return [];
  const written = { status: 'archived', updated_at: work.now } as const;
  await work.restamp(planKind, plans => plans.where(anchored), written);
  for (const plan of plans) await trace(work, planKind, [plan, { ...plan, ...written }], 'auto-archive');
  return plans.map(plan => plan.project_id);
}

/** Records an activity entry. The caller announces the event, so that each project receives it once. */
async function trace<Row extends object, Derived extends keyof Row>(
  work: Work,
  kind: TracedKind<Row, Derived>,
  change: readonly [Row, Row],
  action: Action,
): Promise<void> {
  for (const entry of await entriesOf(work, kind, change, action)) work.trace(entry);
}
