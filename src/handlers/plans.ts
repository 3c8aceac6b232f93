/** Plans and their steps. */
import { answer, type Handler, type Input } from '../contract/handler.ts';
import type { Schemas } from '../generated/types.ts';
import { linkHeader } from '../paging/slice.ts';
import { inMemoryOrPieces } from '../records/whole.ts';
import { jsonObject } from '../store/json.ts';
import type { Work } from '../store/work.ts';
import { plans as list } from '../tracker/plans/list.ts';
import * as making from '../tracker/plans/making.ts';
import * as steps from '../tracker/plans/steps.ts';
import * as plans from '../tracker/plans/plans.ts';
import {
  type PlanRow,
  longPlan,
  planAnswer,
  planRecord,
  recordById,
  recordByIdentifier,
} from '../records/plan.ts';

export const listPlans: Handler<'listPlans'> = async ({ query, by, call, store }) => {
  const { json, hasMore, returned } = await store.read(read => list.slice(read, { ...query, by }, query));
  return answer(200, json, { Link: linkHeader(call, query, hasMore, returned) });
};

export const createPlan: Handler<'createPlan'> = input =>
  written(input, (work, { by, body }) => making.createPlan(work, by, body));

export const getPlan: Handler<'getPlan'> = async ({ params, by, store }) =>
  planAnswer(store, by, await store.read(read => recordById(read, by, params.id)));

export const resolvePlan: Handler<'resolvePlan'> = async ({ params, by, store }) =>
  planAnswer(store, by, await store.read(read => recordByIdentifier(read, by, params.identifier)));

export const updatePlan: Handler<'updatePlan'> = input =>
  written(input, (work, { by, params, body }) => plans.updatePlan(work, by, params.id, body));

export const deletePlan: Handler<'deletePlan'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await plans.deletePlan(work, params.id);
    return { deleted: true };
  });

export const createPlanStep: Handler<'createPlanStep'> = input =>
  written(input, (work, { by, params, body }) => steps.addStep(work, by, params.id, body));

export const updatePlanStep: Handler<'updatePlanStep'> = async ({ params, body, by, call, store }) => {
  const path = [params.plan_id, params.step_id] as const;
  const { plan, effect } = await store.write(call, async work => {
    const { plan, effect } = await steps.updateStep(work, by, path, body);
    return { plan: await planRecord(work, by, plan), effect };
  });
  const extra = effect ? { effect } : {};
  const held = plan.held && jsonObject<StepWritten>({ plan: plan.held, ...extra });
  return inMemoryOrPieces(held, store, read => planWith(longPlan(read, by, plan.id), extra));
};

export const deletePlanStep: Handler<'deletePlanStep'> = input =>
  written(input, (work, { params }) => steps.deleteStep(work, [params.plan_id, params.step_id]));

type Writing = Pick<Input<'createPlan'>, 'by' | 'call' | 'store'>;

/** Returns a plan after a change. */
async function written<Of extends Writing>(
  input: Of,
  change: (work: Work, input: Of) => Promise<PlanRow>,
): ReturnType<typeof planAnswer> {
  const { by, call, store } = input;
  const plan = await store.write(call, async work => planRecord(work, by, await change(work, input)));
  return planAnswer(store, by, plan);
}

interface StepWritten {
  readonly plan: Schemas['Plan'];
  readonly effect?: Schemas['PlanStepEffect'];
}

/** A plan that is too long for memory, with additional fields. */
async function* planWith(plan: AsyncIterable<Buffer>, extra: object): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"plan":');
  yield* plan;
  const fields = Object.entries(extra).map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
  yield Buffer.from(`${fields.join('')}}`);
}
