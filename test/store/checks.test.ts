/** Checks of a call, which travel with its first statement. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from '../../src/store/checks.ts';
import type { Statement } from '../../src/store/statement.ts';
import type { Read } from '../../src/store/read.ts';
import type { Work } from '../../src/store/work.ts';
import { engine } from '../setting/engines.ts';
import { listenTo } from '../setting/statements.ts';
import { call, makeThing, openThings } from '../setting/things.ts';

const REFUSED = new Error('refused');

/** Selects the largest id, and records the value it receives. */
function asking(heard: unknown[], refusal: Error | null = null): Check {
  return new Check({
    asked: () => select('SELECT MAX(id) FROM things WHERE id > ?', [0]),
    judge: answer => {
      heard.push(Number(answer));
      if (refusal) throw refusal;
    },
  });
}

function select(sql: string, values: readonly number[] = []): Statement {
  let count = 0;
  const text = engine === 'sqlite' ? sql : sql.replaceAll('?', () => `$${String((count += 1))}`);
  return { text, values, isSelect: true };
}

const titlesOf = (read: Read): Promise<unknown[]> =>
  read.rows(select('SELECT title FROM things WHERE id > ? ORDER BY id', [-1]));

async function withThings(t: Parameters<typeof openThings>[0]) {
  const { store } = await openThings(t);
  for (const title of ['one', 'two']) await store.write(call, work => makeThing(work, title));
  const heard: string[] = [];
  listenTo(store, text => heard.push(text));
  return { store, heard };
}

test('one statement returns the result and every check separately', async t => {
  const { store, heard } = await withThings(t);
  const answers: [unknown[], unknown[]] = [[], []];
  const rows = await store.read(
    titlesOf,
    answers.map(one => asking(one)),
  );
  assert.deepEqual(rows, [{ title: 'one' }, { title: 'two' }]);
  assert.deepEqual(answers, [[2], [2]]);
  assert.equal(heard.length, 1);
});

test('a check runs once, however much is read', async t => {
  const { store, heard } = await withThings(t);
  const answers: unknown[] = [];
  const checks = [asking(answers)];
  await store.read(titlesOf, checks);
  await store.read(titlesOf, checks);
  assert.deepEqual(answers, [2]);
  assert.equal(heard.length, 2);
});

for (const [what, read] of Object.entries({
  knex: ({ db }: Read): Promise<unknown> => db('things').pluck('title'),
  'plain SQL': (read: Read) => read.ask('SELECT title FROM things UNION SELECT title FROM things', []),
  'what finds nothing': (read: Read) => read.rows(select('SELECT title FROM things WHERE id < 0')),
  nothing: (read: Read) => read.settled(),
})) {
  test(`${what} cannot carry a check, which then runs before it`, async t => {
    const { store, heard } = await withThings(t);
    const answers: unknown[] = [];
    await store.read(read, [asking(answers)]);
    assert.deepEqual(answers, [2]);
    assert.ok(heard.some(text => text.startsWith('SELECT (')));
  });
}

test('knex that is awaited late still waits for the checks', async t => {
  const { store } = await withThings(t);
  const query = ({ db }: Read) => db('things').pluck('title');
  await assert.rejects(
    store.read(
      async read => {
        const built = query(read);
        await built;
      },
      [asking([], REFUSED)],
    ),
    REFUSED,
  );
});

test('an empty result is read once more after the check, and is never older than its answer', async t => {
  const { store, heard } = await withThings(t);
  const late = (read: Read) => read.rows(select("SELECT title FROM things WHERE title = 'late' AND id > 0"));
  assert.deepEqual(await store.read(late, [asking([])]), []);
  assert.deepEqual(
    heard.map(text => [text.includes('late'), text.includes('MAX(id)')]),
    [
      [true, true],
      [false, true],
      [true, false],
    ],
  );
});

test('a view reads nothing, and a change writes nothing, before the checks have passed', async t => {
  const { store } = await withThings(t);
  let passed = 0;
  const reading = async (read: Read): Promise<void> => {
    await titlesOf(read);
    passed += 1;
  };
  await assert.rejects(store.snapshot(reading, [asking([], REFUSED)]), REFUSED);
  await assert.rejects(store.write(call, reading, [asking([], REFUSED)]), REFUSED);
  for (const write of [
    (work: Work) => makeThing(work, 'three'),
    (work: Work) => work.db('things').insert({ title: 'three' }),
  ])
    await assert.rejects(
      store.write(call, work => write(work).then(() => undefined), [asking([], REFUSED)]),
      REFUSED,
    );
  assert.equal(passed, 0);
  assert.equal((await store.read(titlesOf)).length, 2);
});

test('a change that asks nothing still waits for its checks', async t => {
  const { store } = await withThings(t);
  const silent = (work: Work): Promise<void> => {
    work.untraced();
    return Promise.resolve();
  };
  await assert.rejects(store.write(call, silent, [asking([], REFUSED)]), REFUSED);
});

test('calls within one change each have their own checks', async t => {
  const { store } = await withThings(t);
  const answers: unknown[] = [];
  await store.write(call, async work => {
    await work.under([asking(answers)], () => titlesOf(work));
    await assert.rejects(
      work.under([asking(answers, REFUSED)], () => titlesOf(work)),
      REFUSED,
    );
    await titlesOf(work);
  });
  assert.deepEqual(answers, [2, 2]);
});

test('a call that was refused reads nothing more', async t => {
  const { store, heard } = await withThings(t);
  const checks = [asking([], REFUSED)];
  await assert.rejects(store.read(titlesOf, checks), REFUSED);
  await assert.rejects(store.read(titlesOf, checks), REFUSED);
  assert.equal(heard.length, 1);
});
