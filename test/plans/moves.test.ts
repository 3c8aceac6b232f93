/** Moving steps: after any move, the tree is a tree and its positions have no gaps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Schemas } from '../../src/generated/types.ts';
import { at } from '../setting/client.ts';
import { changeStep, outline, planNow, stepIn, stepPath, steps, walk } from '../setting/planned.ts';
import { world, type World } from '../setting/world.ts';

type Moved = (id: (title: string) => number) => Schemas['PlanStepUpdate'];

const MOVES: readonly [name: string, from: string, move: Moved, to: string][] = [
  ['to the front of its siblings', 'a b x c', () => ({ move_position: 0 }), 'x a b c'],
  ['one place up', 'a b x c', () => ({ move_position: 1 }), 'a x b c'],
  ['to where it is', 'a b x c', () => ({ move_position: 2 }), 'a b x c'],
  ['one place down', 'a x b c', () => ({ move_position: 2 }), 'a b x c'],
  ['to the end', 'a x b c', () => ({ move_position: 3 }), 'a b c x'],
  ['beyond the end', 'a x b c', () => ({ move_position: 2_147_483_647 }), 'a b c x'],
  ['among its siblings below', 'a(b x) c', () => ({ move_position: 0 }), 'a(x b) c'],
  ['under another, at the end', 'a(b c) x(y) d', id => ({ move_parent_step_id: id('a') }), 'a(b c x(y)) d'],
  [
    'under another, in between',
    'a(b c) x(y) d',
    id => ({ move_parent_step_id: id('a'), move_position: 1 }),
    'a(b x(y) c) d',
  ],
  [
    'under one without children',
    'a x(y z)',
    id => ({ move_parent_step_id: id('a'), move_position: 7 }),
    'a(x(y z))',
  ],
  ['under its grandparent', 'a(b(c x) d)', id => ({ move_parent_step_id: id('a') }), 'a(b(c) d x)'],
  [
    'under its own parent, which is to the end',
    'a(x b c)',
    id => ({ move_parent_step_id: id('a') }),
    'a(b c x)',
  ],
  ['to the first level', 'a(b x(y) c) d', () => ({ move_to_root: true }), 'a(b c) d x(y)'],
  [
    'to a place on the first level',
    'a(b x(y) c) d',
    () => ({ move_to_root: true, move_position: 0 }),
    'x(y) a(b c) d',
  ],
  ['from the first level to its end', 'x a b', () => ({ move_to_root: true }), 'a b x'],
  [
    'with a move to the first level that is not meant',
    'a x',
    id => ({ move_to_root: false, move_parent_step_id: id('a') }),
    'a(x)',
  ],
];

for (const [name, from, move, to] of MOVES) {
  test(`a step moves ${name}`, async t => {
    const site = await world(t);
    const made = await site.plan({ steps: steps(from) });
    const other = await site.plan({ steps: steps('a(b c) d') });
    const { plan } = await changeStep(
      site,
      stepIn(made, 'x'),
      move(title => stepIn(made, title).id),
    );
    assert.equal(outline(plan.steps), to);
    assert.deepEqual(await planNow(site, made.id), plan);
    assert.deepEqual(await planNow(site, other.id), other);
  });
}

test('random moves keep the tree a tree with dense positions', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: steps('a(b(c d) e) f(g) h i') });
  const all = walk(made.steps);
  const step = fc.constantFrom(...all);
  const place = fc.option(fc.nat({ max: 5 }), { nil: undefined });
  const move = fc.oneof(
    fc.record({ step, under: step, place }),
    fc.record({ step, under: fc.constant(null), place }),
    fc.record({ step, under: fc.constant(undefined), place: fc.nat({ max: 9 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async moves => {
      for (const { step: moved, under, place: position } of moves) {
        const body = {
          ...(under === undefined
            ? {}
            : under === null
              ? { move_to_root: true }
              : { move_parent_step_id: under.id }),
          ...(position === undefined ? {} : { move_position: position }),
        };
        const expected = afterMove(
          await planNow(site, made.id),
          moved.title,
          under?.title ?? (under as null | undefined),
          position,
        );
        assert.equal(await moveStep(site, moved, body), expected);
      }
    }),
    { numRuns: 20 },
  );
});

/** The outline after the move; for a refused one, the previous outline. */
async function moveStep(
  site: World,
  step: Parameters<typeof stepPath>[0],
  body: Schemas['PlanStepUpdate'],
): Promise<string> {
  const request = { ...stepPath(step), body };
  const { data, response } = await site.max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', request);
  assert.ok(data ?? response.status === 400);
  const now = await planNow(site, step.plan_id);
  if (data) assert.deepEqual(data.plan, now);
  return outline(now.steps);
}

interface Node {
  readonly title: string;
  readonly children: Node[];
}

/** The expected result of a move, computed on nested lists instead of rows. */
function afterMove(
  plan: { readonly steps: readonly Node[] },
  title: string,
  under: string | null | undefined,
  position = Infinity,
): string {
  const root: Node = { title: '', children: structuredClone([...plan.steps]) };
  const family = (node: Node): Node[] => [node, ...node.children.flatMap(family)];
  const parent = family(root).find(node => node.children.some(child => child.title === title));
  const moved = parent?.children.find(child => child.title === title);
  const target = under === undefined ? parent : family(root).find(node => node.title === (under ?? ''));
  assert.ok(parent && moved && target);
  if (!family(moved).includes(target)) {
    parent.children.splice(parent.children.indexOf(moved), 1);
    target.children.splice(position, 0, moved);
  }
  const outlineOf = (nodes: readonly Node[]): string =>
    nodes
      .map(node => `${node.title}${node.children.length > 0 ? `(${outlineOf(node.children)})` : ''}`)
      .join(' ');
  return outlineOf(root.children);
}

test('two concurrent moves of steps leave dense positions', async t => {
  const site = await world(t);
  const made = await site.plan({ steps: steps('a(b c) d(e f) g h') });
  const id = (title: string): number => stepIn(made, title).id;
  const moves: readonly [string, Schemas['PlanStepUpdate']][] = [
    ['a', { move_parent_step_id: id('d') }],
    ['d', { move_parent_step_id: id('a') }],
    ['h', { move_position: 0 }],
    ['b', { move_to_root: true, move_position: 1 }],
    ['g', { move_parent_step_id: id('f') }],
  ];
  const answers = await Promise.all(
    moves.map(([title, body]) =>
      site.max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', { ...stepPath(stepIn(made, title)), body }),
    ),
  );
  assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 200, 200, 200, 400]);
  const { data } = await site.max.api.GET('/api/plans/{id}', at(made.id));
  assert.ok(data);
  assert.equal(walk(data.steps).length, 8);
  assert.ok(outline(data.steps));
});
