/** Plans and their steps. */
import { answer, type Handler } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import * as lookup from '../records/plan-lookup.ts';
import { listedPlans, planRecord } from '../records/plan-record.ts';
import * as list from '../tracker/plans/list.ts';
import * as making from '../tracker/plans/making.ts';
import * as steps from '../tracker/plans/steps.ts';
import * as plans from '../tracker/plans/plans.ts';

export const listPlans: Handler<'listPlans'> = async ({ query, by, call, store }) => {
  const { records, hasMore } = await store.read(async read => {
    const { rows, hasMore } = await list.listedPlans(read, by, query);
    return { records: await listedPlans(read, by, rows), hasMore };
  });
  return answer(200, records, { Link: linkHeader(call, query, hasMore) });
};

export const createPlan: Handler<'createPlan'> = ({ body, by, call, store }) =>
  store.write(call, async work => planRecord(work, by, await making.createPlan(work, by, body)));

export const getPlan: Handler<'getPlan'> = ({ params, by, store }) =>
  store.read(async read => planRecord(read, by, await lookup.allowedPlan(read, by, params.id)));

export const resolvePlan: Handler<'resolvePlan'> = ({ params, by, store }) =>
  store.read(async read => planRecord(read, by, await lookup.resolvedPlan(read, by, params.identifier)));

export const updatePlan: Handler<'updatePlan'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => planRecord(work, by, await plans.updatePlan(work, by, params.id, body)));

export const deletePlan: Handler<'deletePlan'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await plans.deletePlan(work, by, params.id);
    return { deleted: true };
  });

export const createPlanStep: Handler<'createPlanStep'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => planRecord(work, by, await steps.addStep(work, by, params.id, body)));

export const updatePlanStep: Handler<'updatePlanStep'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => {
    const path = [params.plan_id, params.step_id] as const;
    const { plan, effect } = await steps.updateStep(work, by, path, body);
    return { plan: await planRecord(work, by, plan), ...(effect ? { effect } : {}) };
  });

export const deletePlanStep: Handler<'deletePlanStep'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    const path = [params.plan_id, params.step_id] as const;
    return planRecord(work, by, await steps.deleteStep(work, by, path));
  });
