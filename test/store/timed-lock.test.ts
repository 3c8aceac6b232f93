/** A lock that one task holds at a time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { TimedLock } from '../../src/store/connections/timed-lock.ts';

const FOR_EVER = 2 ** 31 - 1;

/** Takes the lock, and holds it until `leave` is called. */
function goThrough(lane: TimedLock, gone: string[], name: string) {
  let leave = (): void => {};
  const stay = new Promise<void>(resolve => {
    leave = resolve;
  });
  const through = lane.through(async () => {
    gone.push(name);
    await stay;
  });
  return { leave, through };
}

test('one task runs at a time, in the order of the calls', async () => {
  const [lane, gone] = [new TimedLock(FOR_EVER), [] as string[]];
  const all = ['first', 'second', 'third'].map(name => goThrough(lane, gone, name));
  for (const [place, { leave, through }] of all.entries()) {
    await turn();
    assert.equal(gone.length, place + 1);
    leave();
    await through;
  }
  assert.deepEqual(gone, ['first', 'second', 'third']);
});

test('a task that fails releases the lock', async () => {
  const lane = new TimedLock(FOR_EVER);
  await assert.rejects(
    lane.through(() => Promise.reject(new Error('it failed'))),
    /it failed/,
  );
  assert.equal(await lane.through(() => Promise.resolve('through')), 'through');
});

test('a task that has waited for the timeout runs next to the holder, and later ones run immediately', async () => {
  const [lane, gone] = [new TimedLock(20), [] as string[]];
  const first = goThrough(lane, gone, 'first');
  assert.equal(await lane.through(() => Promise.resolve('second')), 'second');
  // A timer may end a moment early.
  await pause(5);
  const late = goThrough(lane, gone, 'late');
  await turn();
  assert.deepEqual(gone, ['first', 'late']);
  for (const { leave, through } of [late, first]) {
    leave();
    await through;
  }
  assert.equal(await lane.through(() => Promise.resolve('free')), 'free');
});
