/** Shares: the running calls of one caller never block another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '../../src/generated/refusals.ts';
import { Shares } from '../../src/limits/shares.ts';

/** Work that runs until it is stopped. */
function running(shares: Shares, caller: number) {
  const state = { begun: false, end: () => {} };
  const over = shares.within(caller, () => {
    state.begun = true;
    return new Promise<void>(resolve => {
      state.end = resolve;
    });
  });
  return Object.assign(state, { over });
}

test('a caller has its share, waits for the rest in order, and holds up no other', async () => {
  const shares = new Shares(2);
  const all = [1, 1, 1, 1, 2].map(caller => running(shares, caller));
  const [, second] = all;
  const begun = () => all.map(one => one.begun);
  await turn();
  assert.deepEqual(begun(), [true, true, false, false, true]);
  second?.end();
  await second?.over;
  await turn();
  assert.deepEqual(begun(), [true, true, true, false, true]);
  for (const one of all) {
    one.end();
    await one.over;
  }
});

test('a failed task gives its slot back', async () => {
  const shares = new Shares(1);
  await assert.rejects(
    shares.within(1, () => Promise.reject(new Error('it failed'))),
    /it failed/,
  );
  assert.equal(await shares.within(1, () => Promise.resolve('done')), 'done');
});

test('a caller who has waited for too long is refused, and later ones are not', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const shares = new Shares(1);
  const first = running(shares, 1);
  const waiting = shares.within(1, () => Promise.resolve());
  const refused = assert.rejects(
    waiting,
    (error: unknown) => error instanceof Refusal && error.code === 'server_busy',
  );
  t.mock.timers.tick(30_000);
  await refused;
  const later = running(shares, 1);
  first.end();
  await first.over;
  await turn();
  assert.ok(later.begun);
  later.end();
  await later.over;
});
