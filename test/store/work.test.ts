/** The unit of work: what a change leaves in activity, in the order of seq and as events, and what it may not do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActivityEntry } from '../../src/store/writing/activity.ts';
import type { TracedKind } from '../../src/store/kinds.ts';
import type { Store } from '../../src/store/store.ts';
import type { Work } from '../../src/store/work.ts';
import { engine } from '../setting/engines.ts';
import {
  call,
  insertThing,
  makeThing,
  openThings,
  shelfKind,
  thingKind,
  visitKind,
  type Shelf,
  type Thing,
} from '../setting/things.ts';
import { UnitOfWork } from '../../src/store/writing/unit-of-work.ts';

const AUTHORSHIP = { ts: '2026-03-01 12:30:45', actor_user_id: 7, transport: 'api' };
const THING = {
  entity_type: 'issue',
  entity_label: 'T-1',
  project_id: 1,
  issue_id: 1,
  page_id: null,
  plan_id: null,
};

test('a create is one row with the title as its new value, a seq, a time and an event', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  assert.equal(made.seq, 1);
  assert.deepEqual(await activity(store), [
    {
      ...AUTHORSHIP,
      ...THING,
      entity_id: 1,
      action: 'create',
      field: null,
      old_value: null,
      new_value: 'lamp',
      old_digest: null,
      new_digest: null,
    },
  ]);
  assert.deepEqual(await stamps(store), [{ id: 1, seq: 1, updated_at: '2026-03-01 12:30:45' }]);
  assert.deepEqual(commits, [[{ type: 'issue.created', issue_id: 1, project_id: 1, seq: 1 }]]);
});

test('an update is one row for each recorded field that changed, and one seq', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  await store.write(call, work =>
    work.update(thingKind, made, { title: 'torch', note: 'bright', sort_order: 4 }),
  );
  assert.deepEqual(await fields(store), [
    ['update', 'title', 'lamp', 'torch'],
    ['update', 'note', null, 'bright'],
  ]);
  assert.deepEqual(
    commits.flat().map(({ seq }) => seq),
    [1, 2],
  );
});

test('a value is recorded by the name that it has at that moment', async t => {
  const { store } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  const onShelf = await store.write(call, async work => {
    const attic = await makeShelf(work, 'attic');
    return work.update(thingKind, made, { shelf_id: attic.id, heavy: 1 });
  });
  await store.write(call, work => work.update(thingKind, onShelf, { shelf_id: null }));
  const recorded = await fields(store);
  assert.deepEqual(
    recorded.filter(([, field]) => field !== null),
    [
      ['update', 'shelf_id', null, 'attic'],
      ['update', 'heavy', 'false', 'true'],
      ['update', 'shelf_id', 'attic', null],
    ],
  );
});

test('an update that changes nothing sends no statement, and writes no row, no seq and no event', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  const later = { ...call, now: new Date('2026-04-01T00:00:00Z') };
  const statements: string[] = [];
  const same = await store.write(later, work => {
    assert.ok(work instanceof UnitOfWork);
    work.observe(sql => statements.push(sql));
    return work.update(thingKind, made, { title: 'lamp', note: undefined, shelf_id: null });
  });
  assert.equal(same, made);
  assert.deepEqual(statements, []);
  assert.deepEqual(await fields(store), []);
  assert.deepEqual(commits.length, 1);
  assert.equal((await store.write(call, work => makeThing(work, 'next'))).seq, 2);
  assert.deepEqual((await stamps(store))[0], stampsOf(made));
});

test('a row is returned as it was stored: stamped, with derived columns, and normalized newlines', async t => {
  const { store } = await openThings(t, { strict: true });
  const stored = async () => (await store.read(({ db }) => db<Thing>('things').orderBy('id').select('*')))[0];
  const made = await store.write(call, work =>
    work.insert(thingKind, {
      title: 'lamp',
      note: 'one\r\ntwo\rthree',
      shelf_id: null,
      heavy: 0,
      sort_order: 1.5,
    }),
  );
  assert.deepEqual(made, await stored());
  assert.deepEqual([made.loud, made.note], ['LAMP', 'one\ntwo\nthree']);
  const later = { ...call, now: new Date('2026-04-01T00:00:00Z') };
  const changed = await store.write(later, work =>
    work.update(thingKind, made, { title: 'torch', note: 'x\r\n' }),
  );
  assert.deepEqual(changed, await stored());
  const { loud, note, seq, created_at, updated_at } = changed;
  assert.deepEqual([loud, note, seq], ['TORCH', 'x\n', 2]);
  assert.deepEqual([created_at, updated_at], ['2026-03-01 12:30:45', '2026-04-01 00:00:00']);
});

test('a change of a row is one statement', async t => {
  const { store } = await openThings(t, { strict: true });
  await store.write(call, async work => {
    const statements: string[] = [];
    const counted: Work['ask'] = (text, values) => {
      statements.push(text.split(' ')[0] ?? '');
      return ask(text, values);
    };
    const { ask } = work;
    Object.assign(work, { ask: counted });
    const made = await makeThing(work, 'lamp');
    const changed = await work.update(thingKind, made, { title: 'torch' });
    await work.touch(thingKind, changed);
    await work.remove(shelfKind, await makeShelf(work, 'attic'));
    assert.deepEqual(statements, ['INSERT', 'UPDATE', 'UPDATE', 'INSERT', 'DELETE']);
  });
});

test('concurrent changes of other fields stay: an update writes only its fields, and the stamps', async t => {
  const { store } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  await store.write(call, work => work.update(thingKind, made, { note: 'bright' }));
  await store.write(call, work => work.update(thingKind, made, { title: 'torch' }));
  const [row] = await store.read(({ db }) => db<Thing>('things').select('title', 'note', 'seq'));
  assert.deepEqual(row, { title: 'torch', note: 'bright', seq: 3 });
});

test('a row that is not there is not changed in silence', async t => {
  const { store } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  const gone = { ...made, id: 404 };
  const writings: ((work: Work) => Promise<unknown>)[] = [
    work => work.update(thingKind, gone, { title: 'torch' }),
    work => work.touch(thingKind, gone),
    work => work.remove(thingKind, gone),
  ];
  for (const writing of writings) {
    await assert.rejects(store.write(call, writing), /Of things one row was to be written, and not 0/);
  }
});

test('a kind that omits a stamp of its rows does not compile', () => {
  // @ts-expect-error: things also have timestamps.
  const forgetful: TracedKind<Thing, 'loud'>['stamps'] = { seq: true };
  // @ts-expect-error: shelves have none.
  const eager: TracedKind<Shelf>['stamps'] = { updated_at: true };
  assert.ok(forgetful && eager);
});

test('stamps cannot be written by hand', async t => {
  const { store } = await openThings(t, { strict: true });
  await store.write(call, async work => {
    const made = await makeThing(work, 'lamp');
    // @ts-expect-error: no caller names a time of a row.
    const changed = await work.update(thingKind, made, { title: 'torch', updated_at: '1999-01-01 00:00:00' });
    assert.equal(changed.updated_at, work.now);
  });
});

test('an update of a field that is never recorded uses a seq and writes no activity', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  await store.write(call, work => work.update(thingKind, made, { sort_order: 2.5 }));
  assert.deepEqual(await fields(store), []);
  assert.deepEqual(commits.at(-1), [{ type: 'issue.updated', issue_id: 1, project_id: 1, seq: 2 }]);
});

test('a delete carries the title as its old value, a restore as its new one', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  const gone = await store.write(call, work => work.update(thingKind, made, { heavy: 1 }, 'delete'));
  await store.write(call, work => work.update(thingKind, gone, { heavy: 0 }, 'restore'));
  const recorded = (await activity(store)).map(({ action, old_value, new_value }) => [
    action,
    old_value,
    new_value,
  ]);
  assert.deepEqual(recorded, [
    ['create', null, 'lamp'],
    ['delete', 'lamp', null],
    ['restore', null, 'lamp'],
  ]);
  assert.deepEqual(
    commits.flat().map(({ type, seq }) => [type, seq]),
    [
      ['issue.created', 1],
      ['issue.deleted', 2],
      ['issue.linked', 3],
    ],
  );
  assert.equal((await stamps(store))[0]?.seq, 3);
});

test('a kind without seq is recorded and uses none', async t => {
  const { store } = await openThings(t, { strict: true });
  await store.write(call, async work => {
    const attic = await makeShelf(work, 'attic');
    assert.deepEqual(await work.update(shelfKind, attic, { name: 'loft' }), { ...attic, name: 'loft' });
  });
  assert.deepEqual(await fields(store), [['update', 'name', 'attic', 'loft']]);
  assert.equal((await store.write(call, work => makeThing(work, 'lamp'))).seq, 1);
});

test('an untraced kind only sends an event', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  await store.write(call, work => work.insert(visitKind, { name: 'attic' }));
  assert.deepEqual(await activity(store), []);
  assert.deepEqual(commits, [[{ type: 'projects.reordered', user_id: 1 }]]);
});

test('a change of a part touches its row: a stamp and an event, no activity', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  const made = await store.write(call, work => makeThing(work, 'lamp'));
  const later = { ...call, now: new Date('2026-04-01T00:00:00Z') };
  const touched = await store.write(later, work => work.touch(thingKind, made));
  assert.deepEqual(touched, { ...made, seq: 2, updated_at: '2026-04-01 00:00:00' });
  assert.deepEqual(await stamps(store), [{ id: 1, seq: 2, updated_at: '2026-04-01 00:00:00' }]);
  assert.deepEqual(commits.at(-1), [{ type: 'issue.updated', issue_id: 1, project_id: 1, seq: 2 }]);
  assert.equal((await activity(store)).length, 1);
});

test('rows that show what changed elsewhere get a seq of their own each, in the order of ids', async t => {
  const { store } = await openThings(t, { strict: true });
  const others = { ...call, now: new Date('2026-04-01T00:00:00Z') };
  await store.write(call, async work => {
    for (const title of ['one', 'two', 'three', 'four']) await makeThing(work, title);
  });
  const last = await store.write(others, work =>
    work.restamp(thingKind, rows => rows.whereNot('title', 'two')),
  );
  assert.equal(last, 7);
  assert.deepEqual(
    (await stamps(store)).map(({ seq }) => seq),
    [5, 2, 6, 7],
  );
  assert.deepEqual(new Set((await stamps(store)).map(({ updated_at }) => updated_at)).size, 1);
  const none = await store.write(others, work =>
    work.restamp(thingKind, rows => rows.where('title', 'none')),
  );
  assert.equal(none, null);
  assert.equal((await store.write(call, work => makeThing(work, 'next'))).seq, 8);
});

test('fields that many rows change with their new seq are written in the same statement', async t => {
  const { store } = await openThings(t, { strict: true });
  await store.write(call, async work => {
    for (const title of ['one', 'two', 'three']) await makeThing(work, title);
    await work.restamp(thingKind, rows => rows.whereNot('title', 'two').where({ heavy: 0 }), { heavy: 1 });
  });
  const rows = await store.read(({ db }) => db<Thing>('things').orderBy('id').select('heavy', 'seq'));
  assert.deepEqual(rows, [
    { heavy: 1, seq: 4 },
    { heavy: 0, seq: 2 },
    { heavy: 1, seq: 5 },
  ]);
});

test('references to a row are deleted before it, and after its activity is recorded', async t => {
  const { store } = await openThings(t, { strict: true });
  await store.write(call, async work => {
    const attic = await makeShelf(work, 'attic');
    const lamp = await work.update(thingKind, await makeThing(work, 'lamp'), { shelf_id: attic.id });
    await work.remove(shelfKind, attic, async () => {
      await work.update(thingKind, lamp, { shelf_id: null });
    });
  });
  const recorded = (await activity(store)).map(({ entity_type, action, old_value }) => [
    entity_type,
    action,
    old_value,
  ]);
  assert.deepEqual(recorded.slice(-2), [
    ['folder', 'delete', 'attic'],
    ['issue', 'update', 'attic'],
  ]);
  assert.deepEqual(await store.read(({ db }) => db('shelves').pluck('name')), []);
});

test('entries that are not the change of a field are written as they are, in order, however many', async t => {
  const { store } = await openThings(t, { strict: true });
  const attached = Array.from({ length: 120 }, (_, place): ActivityEntry => {
    return {
      entity_type: 'issue',
      entity_id: 5,
      issue_id: 5,
      action: 'attach',
      new_value: `label ${String(place)}`,
    };
  });
  await store.write(call, work => {
    for (const entry of attached) work.trace(entry);
    return Promise.resolve();
  });
  const written = await activity(store);
  assert.deepEqual(
    written.map(({ new_value }) => new_value),
    attached.map(({ new_value }) => new_value),
  );
  assert.deepEqual(written[0], {
    ...AUTHORSHIP,
    ...THING,
    entity_label: null,
    project_id: null,
    entity_id: 5,
    issue_id: 5,
    action: 'attach',
    field: null,
    old_value: null,
    new_value: 'label 0',
    old_digest: null,
    new_digest: null,
  });
});

test('several changes of one piece of work take their seqs in turn', async t => {
  const { store, commits } = await openThings(t, { strict: true });
  await store.write(call, async work => {
    await makeThing(work, 'one');
    await work.restamp(thingKind, rows => rows);
    await makeThing(work, 'two');
    work.announce({ type: 'projects.reordered', user_id: 7 });
  });
  assert.deepEqual(
    commits.map(events => events.map(({ type, seq }) => [type, seq])),
    [
      [
        ['issue.created', 1],
        ['issue.created', 3],
        ['projects.reordered', undefined],
      ],
    ],
  );
});

test('work cannot be used once its change has ended', async t => {
  const { store } = await openThings(t);
  let kept: Work | undefined;
  await store.write(call, work => {
    kept = work;
    return Promise.resolve();
  });
  assert.ok(kept);
  const { db } = kept;
  await assert.rejects(makeThing(kept, 'late'), /has ended with its change/);
  await assert.rejects(
    kept.update(shelfKind, { id: 1, name: 'a' }, { name: 'b' }),
    /has ended with its change/,
  );
  assert.throws(() => kept?.trace({ entity_type: 'issue', entity_id: 1, action: 'link' }), /has ended/);
  assert.throws(() => kept?.announce({ type: 'resync.required' }), /has ended with its change/);
  await assert.rejects(
    async () => db('things').insert({ title: 'late' }),
    /already been released with its unit of work/,
  );
});

test('a statement that was not awaited undoes its change', async t => {
  const { store } = await openThings(t);
  const forgetful = store.write(call, async work => {
    await makeThing(work, 'lamp');
    void insertThing(work, 'forgotten').catch(() => undefined);
  });
  await assert.rejects(forgetful, /an await is missing/);
  assert.deepEqual(await stamps(store), []);
});

test('concurrent statements on one piece of work take turns', async t => {
  const { store } = await openThings(t, { strict: true });
  await store.write(call, work => Promise.all(['one', 'two', 'three'].map(title => makeThing(work, title))));
  assert.deepEqual(
    (await stamps(store)).map(({ seq }) => seq),
    [1, 2, 3],
  );
});

test('when one of several concurrent statements fails, none of the change stays', async t => {
  const { store } = await openThings(t, { strict: true });
  const titles = ['one', 'same', 'same', 'two', 'three'];
  await assert.rejects(store.write(call, work => Promise.all(titles.map(title => makeThing(work, title)))));
  assert.deepEqual(await stamps(store), []);
});

test('work opens no separate transaction', async t => {
  const { store } = await openThings(t);
  await store.write(call, work => {
    assert.ok(!('transaction' in work.db));
    work.untraced();
    return Promise.resolve();
  });
});

test('strict: a change inside another fails instead of waiting forever', async t => {
  const { store } = await openThings(t, { strict: true, patienceMs: 100 });
  await assert.rejects(
    store.write(call, () => store.write(call, work => makeThing(work, 'inner'))),
    /A change waited too long for its turn/,
  );
});

test('strict: a change that writes nothing need say nothing', async t => {
  const { store } = await openThings(t, { strict: true });
  assert.deepEqual(await store.write(call, ({ db }) => db('things').select('*')), []);
});

// PostgreSQL keeps no count of the rows that a connection wrote.
if (engine === 'sqlite') {
  test('strict: a change that writes rows without traces is undone', async t => {
    const { store } = await openThings(t, { strict: true });
    await assert.rejects(
      store.write(call, work => insertThing(work, 'silent')),
      /wrote rows without a record/,
    );
    assert.deepEqual(await stamps(store), []);
  });

  test('strict: any word is enough', async t => {
    const { store } = await openThings(t, { strict: true });
    const words: ((work: Work) => unknown)[] = [
      work => work.announce({ type: 'resync.required' }),
      work => work.trace({ entity_type: 'issue', entity_id: 1, action: 'link' }),
      work => work.untraced(),
    ];
    for (const [place, say] of words.entries()) {
      await store.write(call, async work => {
        await insertThing(work, `thing ${String(place)}`);
        say(work);
      });
    }
    assert.equal((await stamps(store)).length, words.length);
  });
}

function makeShelf(work: Work, name: string): Promise<Shelf> {
  return work.insert(shelfKind, { name });
}

type StoredEntry = Record<keyof typeof AUTHORSHIP | keyof ActivityEntry, string | number | null>;

async function activity(store: Store): Promise<StoredEntry[]> {
  const rows = await store.read(({ db }) => db<StoredEntry & { id: number }>('activity').orderBy('id'));
  return rows.map(({ id: _, ...entry }) => entry);
}

/** The activity rows of a field. */
async function fields(store: Store): Promise<unknown[][]> {
  const rows = await activity(store);
  return rows
    .filter(({ field }) => field !== null)
    .map(({ action, field, old_value, new_value }) => [action, field, old_value, new_value]);
}

function stampsOf({ id, seq, updated_at }: Thing) {
  return { id, seq, updated_at };
}

function stamps(store: Store): Promise<Pick<Thing, 'id' | 'seq' | 'updated_at'>[]> {
  return store.read(({ db }) => db<Thing>('things').orderBy('id').select('id', 'seq', 'updated_at'));
}
