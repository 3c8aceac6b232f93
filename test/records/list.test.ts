/** Lists build one statement per set of filters, with the given values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Knex } from 'knex';
import { list } from '../../src/records/list.ts';
import { column, columns, shape } from '../../src/records/shape.ts';
import { openedStore } from '../setting/engines.ts';
import { TIMES } from '../setting/stored.ts';
import { call } from '../setting/things.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Filter {
  readonly name?: string;
  readonly least?: number;
}

const WINDOW = { limit: 2, offset: 0 };

/** Projects by name, and the placeholders that their statements were built with. */
function described() {
  const built: string[] = [];
  const projects = list({
    of: {
      shape: shape<Named>()({ ...columns('projects', 'id'), name: column('projects.name') }),
      table: 'projects',
    },
    values: ({ name, least }: Filter) => ({ name, least }),
    order: 'projects.name',
    ids: ({ db }, marks, { order }) => {
      built.push(Object.keys(marks).join());
      const query = db('projects').select('projects.id').orderByRaw(order);
      // @ts-expect-error: a value that may be missing has no mark then.
      const always: Knex.Value = marks.name;
      assert.equal(always === undefined, marks.name === undefined);
      if (marks.name !== undefined) void query.where('projects.name', marks.name);
      if (marks.least !== undefined) void query.where('projects.id', '>=', marks.least);
      return query;
    },
  });
  return { built, projects };
}

test('a list builds a statement for each set of filters once, and asks with their values', async t => {
  const { store } = await openedStore(t);
  await store.write(call, async work => {
    work.untraced();
    for (const [place, name] of ['Anchor', 'Buoy', 'Crane'].entries()) {
      const row = { id: place + 1, name, identifier: `P${place}`, description: '', sort_order: 0, ...TIMES };
      await work.db('projects').insert({ ...row, is_public: 0 });
    }
  });
  const { built, projects } = described();
  await store.read(async read => {
    const names = async (filter: Filter | null) => {
      const { json, returned, hasMore } = await projects.slice(read, filter, WINDOW);
      return [json.parsed().map(({ name }) => name), returned, hasMore];
    };
    assert.deepEqual(await names({}), [['Anchor', 'Buoy'], 2, true]);
    assert.deepEqual(await names({ name: 'Buoy' }), [['Buoy'], 1, false]);
    assert.deepEqual(await names({ name: 'Crane' }), [['Crane'], 1, false]);
    assert.deepEqual(await names({ least: 2 }), [['Buoy', 'Crane'], 2, false]);
    assert.deepEqual(await names({ least: 3 }), [['Crane'], 1, false]);
    assert.deepEqual(await names({ name: 'Anchor', least: 2 }), [[], 0, false]);
    assert.deepEqual(built, ['', 'name', 'least', 'name,least']);
    assert.deepEqual(await names(null), [[], 0, false]);
  });
  const whole = await projects.whole(store, { least: 2 });
  assert.deepEqual(
    (await whole.parsed()).map(({ id }) => id),
    [2, 3],
  );
});
