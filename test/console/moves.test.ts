/** Moves of steps: what the menu, the keys and the mouse ask for, applied as the server applies it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { moveBeside, moveTowards, type Move, type Tree } from '../../console/src/screens/plans/moves.ts';

const step = (id: number, ...children: Tree[]): Tree => ({ id, children });

/** As `1(2 3) 4`. */
function drawn(steps: readonly Tree[]): string {
  return steps
    .map(({ id, children }) => `${id}${children.length > 0 ? `(${drawn(children)})` : ''}`)
    .join(' ');
}

function applied(steps: readonly Tree[], id: number, { parent, position }: Move): Tree[] {
  let moved: Tree | undefined;
  const without = (all: readonly Tree[]): Tree[] =>
    all.flatMap(one => {
      if (one.id === id) moved = one;
      return one.id === id ? [] : [{ id: one.id, children: without(one.children) }];
    });
  const rest = without(steps);
  const placed = (all: readonly Tree[], of: number | null): Tree[] => {
    const inner: Tree[] = all.map(one => ({ ...one, children: placed(one.children, one.id) }));
    return of === parent && moved ? inner.toSpliced(position, 0, moved) : inner;
  };
  return placed(rest, null);
}

const PLAN = [step(1, step(2), step(3, step(4))), step(5), step(6)];

for (const [id, direction, expected] of [
  [5, 'up', '5 1(2 3(4)) 6'],
  [5, 'down', '1(2 3(4)) 6 5'],
  [5, 'in', '1(2 3(4) 5) 6'],
  [3, 'out', '1(2) 3(4) 5 6'],
  [4, 'out', '1(2 3 4) 5 6'],
  [1, 'up', null],
  [6, 'down', null],
  [2, 'in', null],
  [5, 'out', null],
] as const)
  test(`step ${id} moves ${direction}`, () => {
    const move = moveTowards(PLAN, id, direction);
    assert.equal(move && drawn(applied(PLAN, id, move)), expected);
  });

for (const [id, target, side, expected] of [
  [6, 2, 'before', '1(6 2 3(4)) 5'],
  [2, 6, 'after', '1(3(4)) 5 6 2'],
  [5, 1, 'before', '5 1(2 3(4)) 6'],
  [1, 6, 'after', '5 6 1(2 3(4))'],
  [6, 4, 'inside', '1(2 3(4(6))) 5'],
  [1, 4, 'inside', null],
  [1, 5, 'before', null],
  [5, 1, 'after', null],
] as const)
  test(`step ${id} is dropped ${side} step ${target}`, () => {
    const move = moveBeside(PLAN, id, target, side);
    assert.equal(move && drawn(applied(PLAN, id, move)), expected);
  });

test('no move loses a step, or makes one its own parent', () => {
  const ids = fc.integer({ min: 1, max: 6 });
  const moves = fc.array(fc.tuple(ids, ids, fc.constantFrom('before', 'after', 'inside')));
  fc.assert(
    fc.property(moves, all => {
      let plan: readonly Tree[] = PLAN;
      for (const [id, target, side] of all) {
        const move = moveBeside(plan, id, target, side);
        if (move) plan = applied(plan, id, move);
      }
      assert.deepEqual(drawn(plan).match(/\d/g)?.toSorted(), ['1', '2', '3', '4', '5', '6']);
    }),
  );
});
