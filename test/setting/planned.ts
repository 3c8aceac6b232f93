/** Short ways to make, change and read plans, and to tell the tree of a plan in one line. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { Client } from './client.ts';
import { at } from './structured.ts';
import { tracked, type Tracked } from './tracked.ts';

export type Plan = Schemas['Plan'];
export type Step = Schemas['PlanStep'];
export type PlannedStep = Schemas['PlannedStep'];

/** `a(b c(d)) e`: a word for each step, those below it in brackets; `!` stands behind what is done. */
export function outline(steps: readonly Step[]): string {
  return steps
    .map((step, index) => {
      assert.equal(step.position, index, 'positions are not dense');
      const below = outline(step.children);
      return `${step.title}${step.done ? '!' : ''}${below ? `(${below})` : ''}`;
    })
    .join(' ');
}

/** The steps that such a line tells, for a plan to be made. */
export function steps(line: string): PlannedStep[] {
  const levels: PlannedStep[][] = [[]];
  for (const [word] of line.matchAll(/[^\s()]+|[()]/g)) {
    const level = levels.at(-1);
    if (word === ')') levels.pop();
    else if (word === '(') levels.push(((level?.at(-1) ?? { title: '' }).steps ??= []));
    else level?.push({ title: word.replace('!', ''), done: word.endsWith('!') });
  }
  return levels[0] ?? [];
}

export function walk(all: readonly Step[]): Step[] {
  return all.flatMap(step => [step, ...walk(step.children)]);
}

/** The step of that title. */
export function stepIn(plan: Plan, title: string): Step {
  const found = walk(plan.steps).find(step => step.title === title);
  assert.ok(found, `no step ${title}`);
  return found;
}

export function stepPath(step: Pick<Step, 'id' | 'plan_id'>) {
  return { params: { path: { plan_id: step.plan_id, step_id: step.id } } };
}

export interface Planning extends Tracked {
  /** Makes a plan as max does, in APP unless said otherwise. */
  readonly plan: (fields?: Partial<Schemas['PlanCreate']>) => Promise<Plan>;
  readonly planNow: (id: number, api?: Client) => Promise<Plan>;
  readonly change: (id: number, body: Schemas['PlanUpdate']) => Promise<Plan>;
  readonly changeStep: (step: Step, body: Schemas['PlanStepUpdate']) => Promise<Schemas['PlanStepUpdated']>;
  readonly setStatus: (issue: { id: number }, status: Schemas['Issue']['status']) => Promise<void>;
  readonly trash: (issue: { id: number }) => Promise<void>;
}

export async function planning(t: TestContext): Promise<Planning> {
  const site = await tracked(t);
  const { max, ada } = site;
  return {
    ...site,
    plan: fields => madePlan(max.api, { project_id: site.app, title: 'Moorings', ...fields }),
    planNow: async (id, api = max.api) => {
      const { data, error } = await api.GET('/api/plans/{id}', at(id));
      assert.ok(data, JSON.stringify(error));
      return data;
    },
    change: async (id, body) => {
      const { data, error } = await max.api.PUT('/api/plans/{id}', { ...at(id), body });
      assert.ok(data, JSON.stringify(error));
      return data;
    },
    changeStep: async (step, body) => {
      const request = { ...stepPath(step), body };
      const { data, error } = await max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', request);
      assert.ok(data, JSON.stringify(error));
      return data;
    },
    setStatus: async ({ id }, status) => {
      const { error } = await ada.api.PUT('/api/issues/{id}', { ...at(id), body: { status } });
      assert.equal(error, undefined, JSON.stringify(error));
    },
    trash: async ({ id }) => {
      const { error } = await ada.api.DELETE('/api/issues/{id}', at(id));
      assert.equal(error, undefined, JSON.stringify(error));
    },
  };
}

export async function madePlan(api: Client, body: Schemas['PlanCreate']): Promise<Plan> {
  const { data, error } = await api.POST('/api/plans', { body });
  assert.ok(data, JSON.stringify(error));
  return data;
}
