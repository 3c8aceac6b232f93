/** The connections that readers share. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connection } from '../../src/store/engines/engine.ts';
import { Pool } from '../../src/store/connections/pool.ts';
import { NoReaderFree } from '../../src/store/unusable.ts';

const SECOND = 1_000;

/** A connection that only says whether it is open. */
interface Bare extends Connection {
  isOpen: boolean;
}

interface Opened {
  readonly pool: Pool;
  readonly made: Bare[];
  /** Why the next cannot be opened. */
  fails: Error | null;
}

function bare(): Bare {
  const connection: Bare = {
    isOpen: true,
    aborted: false,
    broken: false,
    busySince: null,
    observe: null,
    isInPlace: () => true,
    interrupt: () => undefined,
    run: () => Promise.resolve(),
    rows: () => Promise.resolve([]),
    rowsWritten: () => Promise.resolve(null),
    close: () => {
      connection.isOpen = false;
      return Promise.resolve();
    },
  };
  return connection;
}

function openPool(t: TestContext, size: number): Opened {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const made: Bare[] = [];
  const opened: Opened = {
    made,
    fails: null,
    pool: new Pool(size, () => {
      if (opened.fails) return Promise.reject(opened.fails);
      made.push(bare());
      return Promise.resolve(made.at(-1) as Bare);
    }),
  };
  return opened;
}

test('connections are opened as needed, and the last released one is used first', async t => {
  const { pool, made } = openPool(t, 3);
  const [one, other] = [await pool.take(), await pool.take()];
  assert.equal(made.length, 2);
  pool.release(one);
  pool.release(other);
  assert.equal(pool.take(), other, 'at once, without a promise');
  assert.equal(pool.take(), one);
  assert.equal(made.length, 2);
});

test('callers without a free connection wait in the order of their calls', async t => {
  const { pool, made } = openPool(t, 1);
  const only = await pool.take();
  const had: string[] = [];
  const waiting = ['first', 'second'].map(async name => {
    const connection = await pool.take();
    had.push(name);
    return connection;
  });
  await turn();
  assert.deepEqual(had, []);
  pool.release(only);
  assert.equal(await waiting[0], only);
  assert.deepEqual(had, ['first']);
  pool.release(only);
  assert.equal(await waiting[1], only);
  assert.equal(made.length, 1);
});

test('a broken connection is closed, and the waiting caller gets another', async t => {
  const { pool, made } = openPool(t, 1);
  const broken = (await pool.take()) as Bare;
  const next = pool.take();
  broken.broken = true;
  pool.release(broken);
  assert.equal(await next, made[1]);
  assert.equal(broken.isOpen, false);
  pool.release(made[1] as Bare);
  // It may break while idle, for example when the database restarts.
  (made[1] as Bare).broken = true;
  assert.equal(await pool.take(), made[2]);
  assert.deepEqual(
    made.map(({ isOpen }) => isOpen),
    [false, false, true],
  );
});

test('a connection that cannot be opened fails for its callers, and its place is free again', async t => {
  const opened = openPool(t, 1);
  opened.fails = new Error('no database');
  await assert.rejects(async () => opened.pool.take(), /no database/);
  opened.fails = null;
  const only = (await opened.pool.take()) as Bare;
  const waiting = Promise.all([0, 1].map(async () => opened.pool.take()));
  opened.fails = new Error('gone');
  only.broken = true;
  opened.pool.release(only);
  await assert.rejects(waiting, /gone/);
});

test('waiting for a connection times out', async t => {
  const { pool } = openPool(t, 1);
  const only = await pool.take();
  const refused = assert.rejects(async () => pool.take(), /in use for too long/);
  for (let beat = 0; beat < 31; beat += 1) t.mock.timers.tick(SECOND);
  await refused;
  pool.release(only);
  assert.equal(pool.take(), only);
});

test('a connection that is idle for a while is closed, and those in use stay', async t => {
  const { pool, made } = openPool(t, 2);
  const both = [await pool.take(), await pool.take()];
  for (const connection of both) pool.release(connection);
  for (let beat = 0; beat < 60; beat += 1) {
    t.mock.timers.tick(SECOND);
    pool.release(await pool.take());
  }
  assert.deepEqual(
    made.map(({ isOpen }) => isOpen),
    [false, true],
  );
});

test('it ends when all that was lent is back', async t => {
  const { pool, made } = openPool(t, 2);
  const lent = await pool.take();
  pool.release(await pool.take());
  let isOver = false;
  const over = pool.destroy().then(() => {
    isOver = true;
  });
  await turn();
  assert.equal(isOver, false);
  pool.release(lent);
  await over;
  assert.ok(made.every(({ isOpen }) => !isOpen));
});

test('it opens no connection after its end', async t => {
  const { pool, made } = openPool(t, 2);
  pool.release(await pool.take());
  await pool.destroy();
  await assert.rejects(async () => pool.take(), NoReaderFree);
  assert.equal(made.length, 1);
});
