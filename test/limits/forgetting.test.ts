/** Budgets in memory: nothing expires while it counts, and nothing stays long after. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ForgettingMap } from '../../src/store/servers/forgetting.ts';

const KEPT = 100;

interface Step {
  readonly key: string;
  /** The clock moves by this much before. */
  readonly later: number;
}

const stepsOf = (later: fc.Arbitrary<number>): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), later }), { maxLength: 60 });

const forward = fc.integer({ min: 0, max: 2 * KEPT });
const little = fc.integer({ min: 0, max: KEPT / 2 });
const back = fc.integer({ min: -10 * KEPT, max: 0 });

/** Stores the step's number under its key, and checks each step. */
function follow(
  steps: readonly Step[],
  judge: (
    map: ForgettingMap<number>,
    now: Date,
    ages: ReadonlyMap<string, readonly [number, number]>,
  ) => void,
): void {
  const map = new ForgettingMap<number>(KEPT);
  const put = new Map<string, readonly [value: number, passed: number]>();
  let [clock, passed] = [Date.parse('2026-11-21T12:00:00Z'), 0];
  for (const [value, { key, later }] of steps.entries()) {
    clock += later;
    passed += Math.max(0, later);
    map.put(key, value, new Date(clock));
    put.set(key, [value, passed]);
    const ages = [...put].map(([name, [last, at]]) => [name, [last, passed - at]] as const);
    judge(map, new Date(clock), new Map(ages));
  }
}

test('nothing is forgotten before its time has passed, also when the clock is set back', () => {
  fc.assert(
    fc.property(stepsOf(fc.oneof({ weight: 9, arbitrary: little }, back)), steps => {
      follow(steps, (map, now, ages) => {
        for (const [key, [value, age]] of ages) if (age < KEPT) assert.equal(map.get(key, now), value);
      });
    }),
  );
});

test('nothing is held for three times as long', () => {
  fc.assert(
    fc.property(stepsOf(forward), steps => {
      follow(steps, (map, _now, ages) => {
        const recent = [...ages.values()].filter(([, age]) => age < 3 * KEPT);
        assert.ok(map.size <= recent.length, `${map.size} are held, ${recent.length} are recent`);
      });
    }),
  );
});

test('a million addresses that were seen once are forgotten after two periods', () => {
  const map = new ForgettingMap<number>(KEPT);
  for (let at = 0; at < 1e6; at++) map.put(`address ${at}`, at, new Date(at / 1e4));
  assert.equal(map.size, 1e6);
  map.put('another', 1, new Date(3 * KEPT));
  assert.equal(map.size, 1);
});

test('a value that is put twice is held once', () => {
  const map = new ForgettingMap<string>(KEPT);
  map.put('a', 'first', new Date(KEPT));
  map.put('b', 'turns', new Date(2 * KEPT));
  map.put('a', 'second', new Date(2 * KEPT));
  assert.deepEqual([map.get('a', new Date(2 * KEPT)), map.size], ['second', 2]);
});

test('a clock that is set back by a year keeps nothing for a year', () => {
  const map = new ForgettingMap<number>(KEPT);
  const year = 365 * 86_400_000;
  map.put('a', 1, new Date(year));
  map.put('b', 2, new Date(0));
  map.put('c', 3, new Date(3 * KEPT));
  assert.equal(map.size, 1);
});
