/** Hooks for the outcomes of the family `plans`. */
import type { Schemas } from '../../src/generated/types.ts';
import { stepIn, stepPath, steps, type Plan, type PlannedStep } from '../../test/setting/planned.ts';
import { ABSENT, changeIssue, issueIn, planIn, type Role } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';

const TITLE = 'Redraw the mooring map';

/** Steps one below the other, as deep as a plan can be. */
const DEEPEST = steps(`${'Step('.repeat(31)}Bottom${')'.repeat(31)}`);

/** As many steps as a plan can have. */
const MOST = steps('Step '.repeat(2000));

/** Steps with all that one can have; `Draw boats to scale` mirrors the issue. */
function fullSteps(issue_id: number): PlannedStep[] {
  const mirror = { title: 'Draw boats to scale', description: 'In metres.', issue_id };
  return [
    { title: 'Measure the berths', description: 'Twice.', done: true, steps: [mirror, { title: 'Print' }] },
    { title: 'Tell the harbour master' },
  ];
}

/** An anchored plan; a step of it was unchecked when its issue was reopened, another one edited. */
async function livelyPlanIn(project: Project): Promise<Plan> {
  const anchor = await issueIn(project);
  const mirrored = await issueIn(project);
  const plan = await planIn(project, { issue_id: anchor.id, steps: fullSteps(mirrored.id) });
  await changeIssue(project, mirrored, { status: 'done' });
  await changeIssue(project, mirrored, { status: 'active' });
  await project.maintainer.api.updatePlanStep({
    ...stepPath(stepIn(plan, 'Print')).params,
    body: { title: 'Print it in colour' },
  });
  return plan;
}

/** A plan in the path of a user with a role in its project. */
async function onPlan(stage: Stage, role: Role) {
  const project = await stage.project();
  const { id } = await livelyPlanIn(project);
  return { as: project[role], path: { id } };
}

/** A step that mirrors an issue, in the path of a user with a role in its project. */
async function onStep(stage: Stage, role: Role) {
  const project = await stage.project();
  const plan = await livelyPlanIn(project);
  const { path } = stepPath(stepIn(plan, 'Draw boats to scale')).params;
  return { as: project[role], path };
}

/** An issue of another project, which none of this one's people can see. */
async function hiddenIssue(stage: Stage): Promise<number> {
  const { id } = await issueIn(await stage.project());
  return id;
}

async function creating(stage: Stage, fields: Partial<Schemas['PlanCreate']>) {
  const { id: project_id, maintainer } = await stage.project();
  return { as: maintainer, body: { project_id, title: TITLE, ...fields } };
}

/** Adds a step to a plan of these steps, below the one of this title. */
async function adding(stage: Stage, planned: PlannedStep[], parent?: string) {
  const project = await stage.project();
  const plan = await planIn(project, { steps: planned });
  const place = parent === undefined ? {} : { parent_step_id: stepIn(plan, parent).id };
  return { as: project.maintainer, path: { id: plan.id }, body: { title: 'One more', ...place } };
}

/** Moves a step of a plan of these steps below another one. */
async function moving(stage: Stage, planned: PlannedStep[], [title, to]: readonly [string, string]) {
  const project = await stage.project();
  const plan = await planIn(project, { steps: planned });
  const { path } = stepPath(stepIn(plan, title)).params;
  return { as: project.maintainer, path, body: { move_parent_step_id: stepIn(plan, to).id } };
}

export const hooks: Hooks = {
  listPlans: {
    200: async stage => {
      const project = await stage.project();
      for (let plans = 0; plans < 3; plans += 1) await livelyPlanIn(project);
      const part = { limit: 2, offset: 1 } as const;
      return { as: project.viewer, query: { project_id: project.id, status: 'active', ...part } };
    },
    before_id_needs_order: () => ({ query: { before_id: 5 } }),
    not_found: async stage => {
      const { id } = await stage.project();
      return { as: await stage.person(), query: { project_id: id } };
    },
  },
  createPlan: {
    200: async stage => {
      const project = await stage.project();
      const [anchor, mirrored] = [await issueIn(project), await issueIn(project)];
      const tied = { issue_id: anchor.id, steps: fullSteps(mirrored.id) };
      return { as: project.maintainer, body: { project_id: project.id, title: TITLE, ...tied } };
    },
    unknown_reference: async stage => creating(stage, { steps: fullSteps(await hiddenIssue(stage)) }),
    plan_too_deep: stage => creating(stage, { steps: [{ title: 'Top', steps: DEEPEST }] }),
    plan_too_large: stage => creating(stage, { steps: [{ title: 'Top', steps: MOST }] }),
    role_required: async stage => {
      const { id: project_id, viewer } = await stage.project();
      return { as: viewer, body: { project_id, title: TITLE } };
    },
  },
  getPlan: { 200: stage => onPlan(stage, 'viewer') },
  updatePlan: {
    200: async stage => {
      const project = await stage.project();
      const { id } = await livelyPlanIn(project);
      const { seq: expected_seq } = await project.maintainer.api.getPlan({ path: { id } });
      const { id: issue_id } = await issueIn(project);
      const body = { title: TITLE, status: 'archived', issue_id, expected_seq } as const;
      return { as: project.maintainer, path: { id }, body };
    },
    stale_seq: async stage => ({
      ...(await onPlan(stage, 'maintainer')),
      body: { title: TITLE, expected_seq: 0 },
    }),
    unknown_reference: async stage => ({
      ...(await onPlan(stage, 'maintainer')),
      body: { issue_id: await hiddenIssue(stage) },
    }),
    role_required: stage => onPlan(stage, 'viewer'),
  },
  deletePlan: {
    200: stage => onPlan(stage, 'maintainer'),
    role_required: stage => onPlan(stage, 'viewer'),
  },
  resolvePlan: {
    200: async stage => {
      const project = await stage.project();
      const { identifier } = await livelyPlanIn(project);
      return { as: project.viewer, path: { identifier: identifier.toLowerCase() } };
    },
    not_found: async stage => {
      const { identifier } = await planIn(await stage.project());
      return { as: await stage.person(), path: { identifier } };
    },
  },
  createPlanStep: {
    200: async stage => {
      const project = await stage.project();
      const plan = await livelyPlanIn(project);
      const place = { parent_step_id: stepIn(plan, 'Measure the berths').id };
      const body = { title: 'Colour the berths', description: 'By depth.', ...place };
      const { id: issue_id } = await issueIn(project);
      const { seq: expected_seq } = await project.maintainer.api.getPlan({ path: { id: plan.id } });
      return { as: project.maintainer, path: { id: plan.id }, body: { ...body, issue_id, expected_seq } };
    },
    stale_seq: async stage => ({
      ...(await onPlan(stage, 'maintainer')),
      body: { title: 'One more', expected_seq: 0 },
    }),
    unknown_reference: async stage => {
      const asking = await adding(stage, steps('a'));
      return { ...asking, body: { title: 'One more', parent_step_id: ABSENT } };
    },
    plan_too_deep: stage => adding(stage, DEEPEST, 'Bottom'),
    plan_too_large: stage => adding(stage, MOST),
    role_required: stage => onPlan(stage, 'viewer'),
  },
  updatePlanStep: {
    200: async stage => {
      const project = await stage.project();
      const plan = await livelyPlanIn(project);
      const { path } = stepPath(stepIn(plan, 'Draw boats to scale')).params;
      const { id: move_parent_step_id } = stepIn(plan, 'Tell the harbour master');
      const moved = { move_parent_step_id, move_to_root: false, move_position: 0 };
      const { id: issue_id } = await issueIn(project);
      const { seq: expected_seq } = await project.maintainer.api.getPlan({ path: { id: plan.id } });
      const body = { title: 'Show it to him', description: '', done: true, issue_id, ...moved, expected_seq };
      return { as: project.maintainer, path, body };
    },
    stale_seq: async stage => ({
      ...(await onStep(stage, 'maintainer')),
      body: { done: true, expected_seq: 0 },
    }),
    unknown_reference: async stage => ({
      ...(await onStep(stage, 'maintainer')),
      body: { move_parent_step_id: ABSENT },
    }),
    step_move_ambiguous: async stage => {
      const asking = await moving(stage, steps('a b'), ['b', 'a']);
      return { ...asking, body: { ...asking.body, move_to_root: true } };
    },
    step_under_itself: stage => moving(stage, steps('a(b)'), ['a', 'b']),
    plan_too_deep: stage => moving(stage, [{ title: 'Moved' }, ...DEEPEST], ['Moved', 'Bottom']),
    role_required: stage => onStep(stage, 'viewer'),
  },
  deletePlanStep: {
    200: stage => onStep(stage, 'maintainer'),
    role_required: stage => onStep(stage, 'viewer'),
  },
};
