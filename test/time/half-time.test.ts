/** Work that rests; a clock can only prove that it does not rest too short. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { HalfTime } from '../../src/time/half-time.ts';

function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

test('work rests for at least twice as long as it has taken, in the same turn of the event loop too', async () => {
  await turn();
  const time = new HalfTime();
  work(10);
  const began = performance.now();
  await time.rest();
  assert.ok(performance.now() - began >= 20);
});

test('while work rests, others have their turns', async () => {
  await turn();
  const time = new HalfTime();
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  work(10);
  await time.rest();
  clearInterval(others);
  assert.ok(turns >= 2);
});
