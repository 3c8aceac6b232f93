/** A transaction that cannot begin: injected failures of a connection, which no real database gives on demand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sqlite } from '../../src/store/dialects/sqlite.ts';
import type { Connection } from '../../src/store/engines/engine.ts';
import { Batch, type Change } from '../../src/store/writing/batch.ts';

const BUSY = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

/** Every statement is noted; the first ones fail with these errors. */
function connection(failures: Error[]) {
  const statements: string[] = [];
  const failing: Connection = {
    aborted: false,
    broken: false,
    busySince: null,
    observe: null,
    isInPlace: () => true,
    interrupt: () => undefined,
    run: sql => {
      statements.push(sql);
      const failure = sql.startsWith('BEGIN') ? failures.shift() : undefined;
      return failure ? Promise.reject(failure) : Promise.resolve();
    },
    rows: () => Promise.resolve([]),
    rowsWritten: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
  return { failing, statements };
}

function change(endings: unknown[]): Change {
  return {
    apply: () => Promise.resolve({ events: [], projects: [], now: new Date(), acknowledge: () => undefined }),
    refuse: reason => void endings.push(reason),
  };
}

test('a transaction that cannot begin refuses every change that waited for it', async () => {
  const gone = new Error('the disk is gone');
  const { failing } = connection([gone]);
  const refusals: unknown[] = [];
  const waiting = [change(refusals), change(refusals)];
  const batch = new Batch(failing, sqlite, change(refusals), () => waiting.shift());
  const outcome = await batch.commit(() => assert.fail('this is no lock'));
  assert.deepEqual(outcome, { committed: [], untouched: [], sound: false });
  assert.deepEqual(refusals, [gone, gone, gone]);
});

test('a lock of another process is reported, and waited for', async () => {
  const { failing, statements } = connection([BUSY, BUSY]);
  const [locks, refusals]: [unknown[], unknown[]] = [[], []];
  const batch = new Batch(failing, sqlite, change(refusals), () => undefined);
  const { committed, sound } = await batch.commit(error => locks.push(error));
  assert.deepEqual([committed.length, sound, refusals], [1, true, []]);
  assert.deepEqual(locks, [BUSY, BUSY]);
  assert.equal(statements.filter(text => text === 'ROLLBACK').length, 2);
});
