/** Short calls to change and read plans, and plan trees in one line. */
import assert from 'node:assert/strict';
import type { Schemas } from '../../src/generated/types.ts';
import { at, done, type Client } from './client.ts';
import type { World } from './world.ts';

export type Plan = Schemas['Plan'];
export type Step = Schemas['PlanStep'];
export type PlannedStep = Schemas['PlannedStep'];

/** `a(b c(d)) e`: a word for each step, those below it in brackets; `!` follows a step that is done. */
export function outline(steps: readonly Step[]): string {
  return steps
    .map((step, index) => {
      assert.equal(step.position, index, 'positions are not dense');
      const below = outline(step.children);
      return `${step.title}${step.done ? '!' : ''}${below ? `(${below})` : ''}`;
    })
    .join(' ');
}

/** The steps of such a line, for a new plan. */
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

export async function planNow({ max }: Pick<World, 'max'>, id: number, api: Client = max.api): Promise<Plan> {
  return done(await api.GET('/api/plans/{id}', at(id)));
}

export async function changePlan(
  { max }: Pick<World, 'max'>,
  id: number,
  body: Schemas['PlanUpdate'],
): Promise<Plan> {
  return done(await max.api.PUT('/api/plans/{id}', { ...at(id), body }));
}

export async function changeStep(
  { max }: Pick<World, 'max'>,
  step: Step,
  body: Schemas['PlanStepUpdate'],
): Promise<Schemas['PlanStepUpdated']> {
  return done(await max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', { ...stepPath(step), body }));
}

/** As the administrator, who has all rights. */
export async function setStatus(
  { ada }: Pick<World, 'ada'>,
  { id }: { readonly id: number },
  status: Schemas['Issue']['status'],
): Promise<void> {
  done(await ada.api.PUT('/api/issues/{id}', { ...at(id), body: { status } }));
}

export async function trashIssue(
  { ada }: Pick<World, 'ada'>,
  { id }: { readonly id: number },
): Promise<void> {
  done(await ada.api.DELETE('/api/issues/{id}', at(id)));
}
