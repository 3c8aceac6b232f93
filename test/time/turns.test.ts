/** Fair turns: a caller with much work delays others by only one piece of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairTurns } from '../../src/time/turns.ts';

function line() {
  const turns = new FairTurns<string>();
  const [served, ends]: [string[], (() => void)[]] = [[], []];
  let most = 0;
  let busy = 0;
  const take = (who: string, what = who): Promise<void> =>
    turns.take(who, async () => {
      served.push(what);
      busy += 1;
      most = Math.max(most, busy);
      await new Promise<void>(resolve => {
        ends.push(resolve);
      });
      busy -= 1;
    });
  const finish = async (): Promise<void> => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await nextTurn();
    }
  };
  return { turns, served, take, finish, most: () => most };
}

test('a late caller is next, however many pieces another has waiting', async () => {
  const { served, take, finish } = line();
  const all = [1, 2, 3, 4].map(at => take('ada', `ada ${at}`));
  all.push(take('max'));
  await finish();
  await Promise.all(all);
  assert.deepEqual(served, ['ada 1', 'max', 'ada 2', 'ada 3', 'ada 4']);
});

test('several who wait are served in turn, each in their own order, and one at a time', async () => {
  const { served, take, finish, most } = line();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2'].map(what => take(what.slice(0, 1), what));
  await finish();
  await Promise.all(all);
  assert.deepEqual(served, ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3']);
  assert.equal(most(), 1);
});

test('a failed piece frees its turn', async () => {
  const { turns, served, take, finish } = line();
  const failing = turns.take('a', () => Promise.reject(new Error('failed')));
  const next = take('b');
  await assert.rejects(failing, /failed/);
  await finish();
  await next;
  const last = take('c');
  await finish();
  await last;
  assert.deepEqual(served, ['b', 'c']);
});
