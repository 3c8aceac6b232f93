/** The destination of a step of a plan that is moved by the menu, a key or the mouse. */
import type { Side } from '../../parts/sides.ts';

export interface Tree {
  readonly id: number;
  readonly children: readonly Tree[];
}

export interface Move {
  /** Null is the top level. */
  readonly parent: number | null;
  /** Among the steps there, without the moved one. */
  readonly position: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

interface Spot {
  readonly step: Tree;
  readonly parent: Tree | null;
  readonly siblings: readonly Tree[];
  readonly at: number;
}

function spotOf(steps: readonly Tree[], id: number, parent: Tree | null = null): Spot | null {
  for (const [at, step] of steps.entries()) {
    if (step.id === id) return { step, parent, siblings: steps, at };
    const found = spotOf(step.children, id, step);
    if (found) return found;
  }
  return null;
}

/** Null if there is nowhere to go. */
export function moveTowards(steps: readonly Tree[], id: number, direction: Direction): Move | null {
  const spot = spotOf(steps, id);
  if (!spot) return null;
  const { parent, siblings, at } = spot;
  const before = siblings[at - 1];
  const level = parent?.id ?? null;
  switch (direction) {
    case 'up':
      return before ? { parent: level, position: at - 1 } : null;
    case 'down':
      return siblings[at + 1] ? { parent: level, position: at + 1 } : null;
    case 'in':
      return before ? { parent: before.id, position: before.children.length } : null;
    case 'out':
      return parent && moveBeside(steps, id, parent.id, 'after');
  }
}

/** Null if it would stay where it is, or come below itself. */
export function moveBeside(steps: readonly Tree[], id: number, target: number, side: Side): Move | null {
  const [from, to] = [spotOf(steps, id), spotOf(steps, target)];
  if (!from || !to || spotOf([from.step], target)) return null;
  if (side === 'inside') return { parent: target, position: to.step.children.length };
  const others = to.siblings.filter(step => step.id !== id);
  const position = others.findIndex(step => step.id === target) + (side === 'after' ? 1 : 0);
  const isSame = from.siblings === to.siblings && from.at === position;
  return isSame ? null : { parent: to.parent?.id ?? null, position };
}
