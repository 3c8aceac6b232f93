/** The tree of steps in a plan: its limits, its shape, and positions in it. */
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { type Place, type Placed, byParent } from '../../records/plan-step.ts';

export const MOST_LEVELS = 32;
export const MOST_STEPS = 2000;

export type PlannedStep = Schemas['PlannedStep'];

/** A step of a request, and its position in the tree. */
export interface NewStep {
  readonly step: PlannedStep;
  readonly parent: NewStep | null;
  readonly position: number;
  /** The path of the step in the body: `steps[0].steps[2]`. */
  readonly field: string;
}

/** The steps of a request level by level, within the limits of a plan. */
export function levelsOf(steps: readonly PlannedStep[]): NewStep[][] {
  const levels: NewStep[][] = [];
  let count = 0;
  for (let level = newSteps(steps, null); level.length > 0; level = level.flatMap(below)) {
    if (levels.length === MOST_LEVELS) throw refuse.planTooDeep();
    count += level.length;
    if (count > MOST_STEPS) throw refuse.planTooLarge();
    levels.push(level);
  }
  return levels;
}

function below(parent: NewStep): NewStep[] {
  return newSteps(parent.step.steps ?? [], parent);
}

function newSteps(steps: readonly PlannedStep[], parent: NewStep | null): NewStep[] {
  const prefix = parent ? `${parent.field}.` : '';
  return steps.map((step, position) => ({ step, parent, position, field: `${prefix}steps[${position}]` }));
}

export class PlanTree {
  readonly size: number;
  readonly #byId: ReadonlyMap<number, Placed>;
  readonly #families: ReadonlyMap<number | null, readonly Placed[]>;

  constructor(rows: readonly Placed[]) {
    this.size = rows.length;
    this.#byId = new Map(rows.map(row => [row.id, row]));
    this.#families = byParent(rows);
  }

  has(id: number): boolean {
    return this.#byId.has(id);
  }

  /** The position after the last child of a step, or after the last step of the first level. */
  endUnder(parent_step_id: number | null): Place {
    return { parent_step_id, position: this.#childrenOf(parent_step_id).length };
  }

  /** The step itself and everything below it. */
  branch(id: number): number[] {
    return [id, ...this.#childrenOf(id).flatMap(child => this.branch(child.id))];
  }

  /** The position of a new step under the parent. */
  placeOfNew(parent: number | null): Place {
    if (this.size >= MOST_STEPS) throw refuse.planTooLarge();
    if (this.#depthOf(parent) >= MOST_LEVELS) throw refuse.planTooDeep();
    return this.endUnder(parent);
  }

  /** The position of a step that moves under the parent; a number beyond the end means the end. */
  placeOfMoved(id: number, parent: number | null, wanted = Infinity): Place {
    if (parent !== null && this.branch(id).includes(parent)) throw refuse.stepUnderItself();
    if (this.#depthOf(parent) + this.#heightOf(id) > MOST_LEVELS) throw refuse.planTooDeep();
    const others = this.#childrenOf(parent).filter(sibling => sibling.id !== id);
    return { parent_step_id: parent, position: Math.min(wanted, others.length) };
  }

  #childrenOf(parent: number | null): readonly Placed[] {
    return this.#families.get(parent) ?? [];
  }

  /** 1 on the first level, 0 above it. */
  #depthOf(id: number | null): number {
    return id === null ? 0 : 1 + this.#depthOf(this.#byId.get(id)?.parent_step_id ?? null);
  }

  #heightOf(id: number): number {
    return 1 + Math.max(0, ...this.#childrenOf(id).map(child => this.#heightOf(child.id)));
  }
}
