/** Requests that wait: what wakes them, and that no place is lost, whenever their clients leave. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Waiters, type Waiter } from '../../src/limits/waiters.ts';
import { refusals } from '../../src/generated/refusals.ts';

interface Visitor extends Waiter {
  readonly leave: () => void;
}

function visitor(requestId: string, owner = 'account 1'): Visitor {
  const acts: (() => void)[] = [];
  return {
    requestId,
    project: 7,
    owner,
    accounts: [1],
    seconds: 55,
    whenLeft: act => void acts.push(act),
    leave: () => {
      for (const act of acts) act();
    },
  };
}

/** Begins to wait, as a handler whose read found nothing. */
function waiting(waiters: Waiters, one: Waiter): Promise<void> {
  const wait = waiters.listen(one);
  assert.ok(wait);
  return wait();
}

test('a client that leaves during the read, or while it waits, gives its place back', async () => {
  const waiters = new Waiters();
  for (let count = 0; count < 40; count += 1) {
    const early = visitor(`early ${count}`);
    const wait = waiters.listen(early);
    early.leave();
    await wait?.();
    const late = visitor(`late ${count}`);
    const waited = waiting(waiters, late);
    assert.equal(waiters.size, 1);
    late.leave();
    await waited;
    assert.equal(waiters.size, 0);
  }
});

test('a change during the read is not missed, and needs no place', async () => {
  const waiters = new Waiters();
  const one = visitor('one');
  const wait = waiters.listen(one);
  waiters.notify([{ type: 'project.updated', project_id: 7 }]);
  await wait?.();
  assert.equal(waiters.size, 0);
  one.leave();
});

test('a request is woken by its project, its account and what concerns everyone, and by nothing else', async () => {
  const waiters = new Waiters();
  for (const event of [
    { type: 'project.updated', project_id: 7 },
    { type: 'rights.changed', user_id: 1 },
    { type: 'resync.required' },
  ] as const) {
    const one = visitor('one');
    let isAwake = false;
    const waited = waiting(waiters, one).then(() => {
      isAwake = true;
    });
    waiters.notify([
      { type: 'project.updated', project_id: 8 },
      { type: 'rights.changed', user_id: 2 },
    ]);
    await Promise.resolve();
    assert.equal(isAwake, false);
    waiters.notify([event]);
    await waited;
    one.leave();
  }
});

test('a request that runs again keeps its place; the seventeenth of a user is refused, and the next of another is not', async () => {
  const waiters = new Waiters();
  const all = Array.from({ length: 16 }, (_, index) => visitor(`${index}`));
  const waits = all.map(one => waiting(waiters, one));
  waiters.notify([{ type: 'project.updated', project_id: 7 }]);
  await Promise.all(waits);
  assert.equal(waiters.size, 16);
  const again = all.map(one => waiting(waiters, one));
  assert.equal(waiters.size, 16);
  await assert.rejects(waiting(waiters, visitor('seventeenth')), {
    message: refusals.too_many_waiting.error,
  });
  const other = waiting(waiters, visitor('other', 'account 2'));
  assert.equal(waiters.size, 17);
  waiters.stop();
  await Promise.all([...again, other]);
  assert.equal(waiters.listen(visitor('later')), null);
});
