/** The writer: changes share one commit, but each succeeds or fails alone. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { StoreEvent } from '../../src/store/events.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { Work } from '../../src/store/work.ts';
import { engine, freshDatabase } from '../setting/engines.ts';
import {
  call,
  createTables,
  insertThing,
  makeThing,
  openThings,
  thingKind,
  titles,
  type Thing,
} from '../setting/things.ts';

function recorded(store: Store): Promise<string[]> {
  return store.read(({ db }) => db('activity').orderBy('id').pluck<string[]>('new_value'));
}

test('changes that wait together are committed together', async t => {
  const { store, commits } = await openThings(t);
  await Promise.all(['one', 'two', 'three'].map(title => store.write(call, work => makeThing(work, title))));
  assert.deepEqual(await titles(store), ['one', 'two', 'three']);
  assert.deepEqual(commits.map(seqs), [[1, 2, 3]]);
});

test('a commit joins at most 64 changes', async t => {
  const { store, commits } = await openThings(t);
  const wanted = Array.from({ length: 150 }, (_, place) => `thing ${String(place)}`);
  await Promise.all(wanted.map(title => store.write(call, work => makeThing(work, title))));
  assert.deepEqual(
    commits.map(events => events.length),
    [64, 64, 22],
  );
});

test('changes that arrive while another is made join its commit', async t => {
  const { store, commits } = await openThings(t);
  const later: Promise<Thing>[] = [];
  await store.write(call, async work => {
    later.push(...['two', 'three'].map(title => store.write(call, w => makeThing(w, title))));
    return makeThing(work, 'one');
  });
  await Promise.all(later);
  assert.deepEqual(commits.map(seqs), [[1, 2, 3]]);
  assert.deepEqual(await recorded(store), ['one', 'two', 'three']);
});

test('a commit does not wait for changes that arrive after those which joined it', async t => {
  const { store, commits } = await openThings(t);
  const later: Promise<Thing>[] = [];
  const chain = (left: number): Promise<Thing> =>
    store.write(call, work => {
      if (left > 0) later.push(chain(left - 1));
      return makeThing(work, `thing ${left}`);
    });
  await chain(5);
  for (let one = later.shift(); one; one = later.shift()) await one;
  assert.deepEqual(commits.map(seqs), [
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});

test('changes that arrive during a failing one are made without it', async t => {
  const { store, commits } = await openThings(t);
  const later: Promise<Thing>[] = [];
  const failing = store.write(call, async work => {
    later.push(...['two', 'three'].map(title => store.write(call, w => makeThing(w, title))));
    await makeThing(work, 'one');
    throw new Error('changed its mind');
  });
  await assert.rejects(failing, /changed its mind/);
  await Promise.all(later);
  assert.deepEqual(await titles(store), ['two', 'three']);
  assert.deepEqual(commits.map(seqs), [[1, 2]]);
  assert.deepEqual(await recorded(store), ['two', 'three']);
});

test('a change reads the writes of earlier ones in its commit, and undoes none of them when it fails', async t => {
  const { store } = await openThings(t, { strict: true });
  const seen: string[][] = [];
  const look = async (work: Work): Promise<void> => {
    seen.push(await work.db('activity').orderBy('id').pluck<string[]>('new_value'));
  };
  await Promise.allSettled([
    store.write(call, w => makeThing(w, 'first')),
    store.write(call, async work => {
      await makeThing(work, 'gone');
      await look(work);
      throw new Error('changed its mind');
    }),
    store.write(call, look),
    store.write(call, w => makeThing(w, 'last')),
  ]);
  assert.deepEqual(seen, [['first'], ['first']]);
  assert.deepEqual(await recorded(store), ['first', 'last']);
});

test('a change that throws is undone alone, and the others of its commit stay', async t => {
  const { store, commits } = await openThings(t);
  const outcomes = await Promise.allSettled([
    store.write(call, work => makeThing(work, 'first')),
    store.write(call, async work => {
      await makeThing(work, 'second');
      throw new Error('changed its mind');
    }),
    store.write(call, work => makeThing(work, 'third')),
  ]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(await titles(store), ['first', 'third']);
  assert.deepEqual(commits.map(seqs), [[1, 2]]);
  assert.deepEqual(await store.read(({ db }) => db('activity').orderBy('id').pluck('new_value')), [
    'first',
    'third',
  ]);
});

test('what a change that fails has looked up is not known to the next one', async t => {
  const { store } = await openThings(t);
  const all = { text: 'SELECT id FROM things', values: [], isSelect: true };
  const count = (work: Work) => work.recall?.('count', async () => (await work.rows(all)).length);
  const counts: unknown[] = [];
  await Promise.allSettled([
    store.write(call, work => makeThing(work, 'first')),
    store.write(call, async work => {
      await makeThing(work, 'second');
      counts.push(await count(work));
      throw new Error('changed its mind');
    }),
    store.write(call, async work => {
      counts.push(await count(work));
      await makeThing(work, 'third');
    }),
  ]);
  assert.deepEqual(counts, [2, 1]);
});

test('what is known is looked up again after a write that may change it', async t => {
  const { store } = await openThings(t);
  const all = { text: 'SELECT id FROM things', values: [], isSelect: true };
  const counts = await store.write(call, async work => {
    const count = () => work.recall?.('count', async () => (await work.rows(all)).length);
    const before = await count();
    await makeThing(work, 'first');
    return [before, await count()];
  });
  assert.deepEqual(counts, [0, 1]);
});

test('a change that the engine refuses is undone alone, and the others of its commit stay', async t => {
  const { store } = await openThings(t);
  const doubled = (): Promise<Thing> => store.write(call, work => makeThing(work, 'same'));
  const outcomes = await Promise.allSettled([
    doubled(),
    doubled(),
    store.write(call, w => makeThing(w, 'other')),
  ]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(await titles(store), ['same', 'other']);
});

test('a single change that throws writes nothing, and the next one succeeds', async t => {
  const { store, commits } = await openThings(t);
  const failing = store.write(call, async work => {
    await makeThing(work, 'gone');
    throw new Error('changed its mind');
  });
  await assert.rejects(failing, /changed its mind/);
  await store.write(call, work => makeThing(work, 'kept'));
  assert.deepEqual(await titles(store), ['kept']);
  assert.deepEqual(commits.map(seqs), [[1]]);
});

test('a change that continues after a failed statement is refused, alone and with others', async t => {
  const { store } = await openThings(t);
  const careless = (): Promise<void> =>
    store.write(call, async work => {
      await makeThing(work, 'careless');
      await work.db('no_such_table').catch(() => undefined);
    });
  await assert.rejects(careless(), /went on as if it had not/);
  const [first, second] = await Promise.allSettled([
    careless(),
    store.write(call, w => makeThing(w, 'kept')),
  ]);
  assert.equal(first.status, 'rejected');
  assert.equal(second.status, 'fulfilled');
  assert.deepEqual(await titles(store), ['kept']);
});

test('events are sent in the order of seq, however long each change takes', async t => {
  const { store, commits } = await openThings(t);
  const writes = Array.from({ length: 100 }, (_, place) =>
    store.write(call, async work => {
      for (let turns = place % 7; turns > 0; turns -= 1) await nextTurn();
      return makeThing(work, `thing ${String(place)}`);
    }),
  );
  await Promise.all(writes);
  const left = commits.flatMap(seqs);
  assert.deepEqual(
    left,
    Array.from({ length: 100 }, (_, place) => place + 1),
  );
});

test('the numbers of a failed change are used by the next one', async t => {
  const { store, commits } = await openThings(t);
  const failing = store.write(call, async work => {
    await makeThing(work, 'one');
    await makeThing(work, 'two');
    throw new Error('changed its mind');
  });
  const following = store.write(call, work => makeThing(work, 'three'));
  await assert.rejects(failing, /changed its mind/);
  assert.equal((await following).seq, 1);
  assert.deepEqual(commits.map(seqs), [[1]]);
});

test('events leave in the order of seq also where what is recorded has to be looked up', async t => {
  const { store, commits } = await openThings(t);
  await store.write(call, async work => {
    await work.db('shelves').insert({ name: 'attic' });
    const [first, second] = [await makeThing(work, 'first'), await makeThing(work, 'second')];
    // The first waits for the name of its shelf, and the second for nothing.
    await Promise.all([
      work.update(thingKind, first, { shelf_id: 1 }),
      work.update(thingKind, second, { title: 'other' }),
    ]);
  });
  assert.deepEqual(commits.map(seqs), [[1, 2, 3, 4]]);
});

test('events leave after the commit and before the acknowledgement', async t => {
  const { store } = await openThings(t);
  const log: string[] = [];
  let seen: Promise<string[]> = Promise.resolve([]);
  store.onCommit(() => {
    log.push('event');
    seen = titles(store);
  });
  await store.write(call, work => makeThing(work, 'seen')).then(() => log.push('acknowledgement'));
  assert.deepEqual(log, ['event', 'acknowledgement']);
  assert.deepEqual(await seen, ['seen']);
});

test('a failed commit refuses all of its changes, and no event is sent', async t => {
  const { store, commits } = await openThings(t);
  const outcomes = await Promise.allSettled([
    store.write(call, work => makeThing(work, 'innocent')),
    store.write(call, async work => {
      await makeThing(work, 'guilty');
      await work.db('late').insert({ thing_id: 404 });
    }),
  ]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.deepEqual(commits, []);
  assert.deepEqual(await titles(store), []);
  assert.equal((await store.write(call, work => makeThing(work, 'next'))).seq, 1);
});

test('a transaction that is lost refuses what it held, and what had not begun is written', async t => {
  const { store } = await openThings(t);
  const outcomes = await Promise.allSettled([
    store.write(call, work => makeThing(work, 'before')),
    store.write(call, async work => {
      await work.db.raw('ROLLBACK');
      throw new Error('pulled the rug');
    }),
    store.write(call, work => makeThing(work, 'after')),
  ]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(await titles(store), ['after']);
});

test('two stores on one database share one seq without a gap', async t => {
  const { store, url } = await openThings(t);
  const other = await openStore({ url });
  t.after(() => other.close());
  const writes = Array.from({ length: 40 }, (_, place) => {
    const through = place % 2 === 0 ? store : other;
    return through.write(call, async work => {
      // What it read must still be true when it writes.
      const before = await work.db<Thing>('things').pluck('id');
      const made = await makeThing(work, `thing ${String(place)}`);
      assert.equal(made.id, before.length + 1);
    });
  });
  await Promise.all(writes);
  const taken = await store.read(({ db }) => db<Thing>('things').orderBy('seq').pluck('seq'));
  assert.deepEqual(
    taken,
    Array.from({ length: 40 }, (_, place) => place + 1),
  );
});

// PostgreSQL cannot be given a small disk here.
if (engine === 'sqlite') {
  test('on a full disk acknowledged changes are kept, and changes continue once there is space', async t => {
    const { store, commits } = await openThings(t);
    const pages = (most: number) =>
      store.write(call, async work => {
        await work.db.raw(`PRAGMA max_page_count = ${String(most)}`);
        work.untraced();
      });
    await store.write(call, work => makeThing(work, 'before'));
    // Below what the database holds already, and so not one page more.
    await pages(1);
    const outcomes = await Promise.allSettled([
      store.write(call, work => makeThing(work, 'small')),
      store.write(call, async work => {
        await makeThing(work, 'part of it');
        await makeThing(work, 'large '.repeat(100_000));
      }),
      store.write(call, work => makeThing(work, 'small too')),
    ]);
    assert.equal(outcomes[1].status, 'rejected');
    const acknowledged = ['small', 'part of it', 'small too'].filter(
      (_, place) => outcomes[place]?.status === 'fulfilled',
    );
    assert.deepEqual(await titles(store), ['before', ...acknowledged]);
    assert.equal(commits.flat().length, 1 + acknowledged.length);
    await pages(4_294_967_294);
    await store.write(call, work => makeThing(work, 'after'));
    assert.deepEqual(await titles(store), ['before', ...acknowledged, 'after']);
  });
}

// A file has no server that could end a connection.
if (engine === 'postgres') {
  test('connections that the server ended are replaced', async t => {
    const { store, url } = await openThings(t);
    await store.write(call, work => makeThing(work, 'before'));
    assert.deepEqual(await titles(store), ['before']);
    await endConnections(url);
    await store.write(call, work => makeThing(work, 'after'));
    assert.deepEqual(await titles(store), ['before', 'after']);
  });

  test('a change whose connection ends is refused, and so is what was joined with it', async t => {
    const { store, url } = await openThings(t);
    const outcomes = await Promise.allSettled([
      store.write(call, work => makeThing(work, 'before')),
      store.write(call, async work => {
        await endConnections(url);
        return insertThing(work, 'during');
      }),
      store.write(call, work => makeThing(work, 'after')),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await titles(store), ['after']);
  });
}

test('closing waits for the changes that wait, and refuses later ones', async t => {
  const database = await freshDatabase();
  t.after(() => database.remove());
  const store = await openStore({ url: database.url });
  await store.write(call, createTables);
  const acknowledged: number[] = [];
  for (let place = 0; place < 100; place += 1) {
    void store
      .write(call, work => makeThing(work, `thing ${String(place)}`))
      .then(({ seq }) => acknowledged.push(seq));
  }
  await store.close();
  assert.equal(acknowledged.length, 100);
  await assert.rejects(
    store.write(call, work => makeThing(work, 'late')),
    /The store is closed/,
  );
  await assert.rejects(
    store.read(({ db }) => db('counters')),
    /The store is closed/,
  );
  await store.close();
});

test('a failing listener does not fail the change, and its error is reported', async t => {
  const { url } = await openThings(t);
  const program = fileURLToPath(new URL('./failing-listener.ts', import.meta.url));
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', program, url]);
  await assert.rejects(run, (error: Error & { stdout: string; stderr: string }) => {
    assert.equal(error.stdout, 'acknowledged\n');
    assert.match(error.stderr, /the listener failed/);
    return true;
  });
});

function seqs(events: readonly StoreEvent[]): (number | undefined)[] {
  return events.map(({ seq }) => seq);
}

/** Like a server that is stopped; it waits until they are gone. */
async function endConnections(url: string): Promise<void> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  await session.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await session.end();
}
