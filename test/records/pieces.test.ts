/** Responses too long for memory: they are sent in pieces, with the same content. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { portions } from '../../src/store/portions.ts';
import { done } from '../setting/client.ts';
import { stored, storeIssues, storeLabel, storeModule, storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

const LONG = 'é "\\\n'.repeat(8_000);

/** More rows than the index and the changes hold in memory. */
const MANY = 5_050;

interface Index {
  readonly cursor: number;
  readonly issues: readonly { readonly seq: number }[];
  readonly pages: readonly object[];
}

interface Changes {
  readonly changes: readonly { readonly seq: number }[];
  readonly cursor: number;
  readonly has_more: boolean;
}

type Board = Readonly<Record<string, readonly { readonly description: string }[]>>;

async function read(site: World, path: string): Promise<{ value: unknown; length: string | null }> {
  const response = await fetch(`${site.server.url}${path}`, {
    headers: { authorization: `Bearer ${site.max.token}`, 'accept-encoding': 'identity' },
  });
  assert.equal(response.status, 200);
  return { value: await response.json(), length: response.headers.get('content-length') };
}

async function lengthen(site: World, table: string, column: string, ids: readonly number[]): Promise<void> {
  await stored(site.server, ({ db }) =>
    db(table)
      .whereIn('id', [...ids])
      .update({ [column]: LONG }),
  );
}

for (const grouping of ['status', 'priority', 'module']) {
  test(`a board by ${grouping} is the same in pieces`, async t => {
    const site = await world(t);
    const module = await storeModule(site.server, site.app, 'Boats');
    await storeLabel(site.server, site.app, 'bug');
    const issues = await storeIssues(
      site.server,
      site.app,
      Array.from({ length: 40 }, (_, place) => ({
        status: (['todo', 'done', 'active'] as const)[place % 3] ?? 'todo',
        priority: (['low', 'urgent'] as const)[place % 2] ?? 'low',
        module_id: place % 4 === 0 ? module : null,
        sort_order: (place * 7) % 11,
      })),
    );
    const path = `/api/projects/${site.app}/board?group_by=${grouping}`;
    const whole = await read(site, path);
    assert.notEqual(whole.length, null);
    const longer = issues.filter((_, place) => place % 2 === 0).map(({ id }) => id);
    await lengthen(site, 'issues', 'description', longer);
    const pieces = await read(site, path);
    assert.equal(pieces.length, null);
    const shortened = Object.fromEntries(
      Object.entries(pieces.value as Board).map(([name, column]) => [
        name,
        column.map(issue => ({ ...issue, description: issue.description === LONG ? '' : issue.description })),
      ]),
    );
    assert.deepEqual(Object.entries(shortened), Object.entries(whole.value as Board));
  });
}

test('the pages of a project are the same in pieces', async t => {
  const site = await world(t);
  const ids: number[] = [];
  for (const title of ['One', 'Two', 'Three']) ids.push((await site.page({ title, content: '' })).id);
  const path = `/api/pages?project_id=${site.app}`;
  const whole = await read(site, path);
  await lengthen(site, 'pages', 'content', ids.slice(1, 2));
  const pieces = await read(site, path);
  assert.equal(pieces.length, null);
  const [one, two, three] = pieces.value as { content: string }[];
  assert.equal(two?.content, LONG);
  assert.deepEqual([one, { ...two, content: '' }, three], whole.value);
});

test('clients that leave in the middle leave the views of the database to others', async t => {
  const site = await world(t);
  const issues = await storeIssues(
    site.server,
    site.app,
    Array.from({ length: 60 }, () => ({})),
  );
  await lengthen(
    site,
    'issues',
    'description',
    issues.map(({ id }) => id),
  );
  const path = `/api/projects/${site.app}/board`;
  for (let round = 0; round < 12; round++) {
    const request = get(`${site.server.url}${path}`, {
      headers: { authorization: `Bearer ${site.max.token}` },
    });
    await once(request, 'response');
    request.destroy();
    await once(request, 'close');
  }
  const { value } = await read(site, path);
  assert.equal((value as Board)['backlog']?.length, 60);
});

test('the index and the changes of a large project are the same in pieces', async t => {
  const site = await world(t);
  const first = await site.issue({ title: 'The first', description: '\n  It began here.  \nAnd went on.' });
  const page = await site.page({ title: 'The last', content: '\t\nA line' });
  const small = { index: `/api/projects/${site.app}/index`, all: `/api/projects/${site.app}/changes` };
  const before = {
    index: (await read(site, small.index)).value as Index,
    changes: (await read(site, small.all)).value as Changes,
  };
  const numbers = Array.from({ length: MANY }, (_, place) => place + 1_000);
  await stored(site.server, async ({ db }) => {
    await db.raw('UPDATE counters SET value = ? WHERE name = ?', [1_000 + MANY, 'seq']);
    const row = await db('issues').where({ id: first.id }).first<Record<string, number | string | null>>();
    for (let from = 0; from < MANY; from += 25) {
      const rows = numbers.slice(from, from + 25).map(seq => ({ ...row, id: seq, sequence: seq, seq }));
      await db('issues').insert(rows);
    }
  });
  const index = await read(site, small.index);
  assert.equal(index.length, null);
  const { cursor, issues, pages } = index.value as Index;
  assert.equal(cursor, 1_000 + MANY);
  assert.deepEqual([issues[0], ...pages], [...before.index.issues, ...before.index.pages]);
  assert.deepEqual(
    issues.slice(1).map(({ seq }) => seq),
    numbers,
  );
  const whole = await read(site, `${small.all}?limit=50000`);
  assert.equal(whole.length, null);
  const { changes, ...end } = whole.value as Changes;
  assert.deepEqual(end, { cursor: 999 + MANY, has_more: false });
  assert.deepEqual(changes.slice(0, 2), before.changes.changes);
  assert.deepEqual(
    changes.slice(2).map(({ seq }) => seq),
    numbers,
  );
  const part = (await read(site, `${small.all}?since=${page.id}&limit=${String(MANY - 1)}`)).value as Changes;
  assert.equal(part.has_more, true);
  assert.equal(part.changes.length, MANY - 1);
  assert.equal(part.cursor, part.changes.at(-1)?.seq);
});

type Step = Schemas['PlanStep'];

/** A tree that opens and closes several levels at once. */
const TREE = [
  {
    title: 'Hull',
    steps: [{ title: 'Keel', steps: [{ title: 'Oak' }, { title: 'Iron' }] }, { title: 'Ribs' }],
  },
  { title: 'Mast' },
  { title: 'Sails', steps: [{ title: 'Main', steps: [{ title: 'Cloth', steps: [{ title: 'Thread' }] }] }] },
];

/** The steps without the text that makes the plan long. */
function shortened(steps: readonly Step[]): Step[] {
  return steps.map(step => ({
    ...step,
    description: step.description.startsWith(LONG) ? '' : step.description,
    children: shortened(step.children),
  }));
}

test('a plan is the same in pieces, read and after a write', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const { id } = await site.plan({ steps: [...TREE, { title: 'Mooring', issue_id: issue.id }] });
  const path = `/api/plans/${id}`;
  const whole = (await read(site, path)).value as Schemas['Plan'];
  assert.equal(whole.step_count, 11);
  await stored(site.server, ({ db }) =>
    db('plan_steps')
      .whereIn('title', ['Keel', 'Iron', 'Ribs', 'Cloth', 'Mooring'])
      .update({ description: LONG.repeat(10) }),
  );
  const pieces = await read(site, path);
  assert.equal(pieces.length, null);
  const long = pieces.value as Schemas['Plan'];
  assert.deepEqual({ ...long, steps: shortened(long.steps) }, whole);
  const { plan, effect } = done(
    await site.max.api.PUT('/api/plans/{plan_id}/steps/{step_id}', {
      params: { path: { plan_id: id, step_id: whole.steps[1]?.id ?? 0 } },
      body: { done: true },
    }),
  );
  assert.equal(effect?.done, true);
  assert.equal(plan.done_count, 1);
  assert.deepEqual(shortened(plan.steps.slice(2)), whole.steps.slice(2));
  const deleted = done(
    await site.max.api.DELETE('/api/plans/{plan_id}/steps/{step_id}', {
      params: { path: { plan_id: id, step_id: whole.steps[1]?.id ?? 0 } },
    }),
  );
  assert.equal(deleted.step_count, 10);
});

test('long modules and projects are the same in pieces', async t => {
  const site = await world(t);
  for (const name of ['Boats', 'Anchors', 'Sails']) await site.module({ name });
  await storeProject(site.server, 'BAY', [['maintainer', site.max]]);
  for (const [table, path] of [
    ['modules', `/api/modules?project_id=${site.app}`],
    ['projects', '/api/projects'],
  ] as const) {
    const whole = await read(site, path);
    assert.notEqual(whole.length, null);
    await stored(site.server, ({ db }) => db(table).update({ description: LONG.repeat(30) }));
    const pieces = await read(site, path);
    assert.equal(pieces.length, null, path);
    const shown = (pieces.value as object[]).map(record => ({ ...record, description: '' }));
    assert.deepEqual(shown, whole.value);
  }
});

async function relate({ server }: World, rows: readonly object[]): Promise<void> {
  await stored(server, async ({ db }) => {
    for (const part of portions(rows)) await db('relations').insert(part);
  });
}

test('many relations are the same in pieces, and keep their order', async t => {
  const site = await world(t);
  const issues = await storeIssues(
    site.server,
    site.app,
    Array.from({ length: 60 }, () => ({})),
  );
  const ids = issues.map(({ id }) => id);
  const pairs = ids.flatMap(source_id =>
    ids.filter(target_id => target_id !== source_id).map(target_id => ({ source_id, target_id })),
  );
  const rows = pairs.map(pair => ({ ...pair, type: 'blocks' }));
  const path = `/api/projects/${site.app}/relations`;
  await relate(site, rows.slice(0, 1_000));
  const few = await read(site, path);
  assert.notEqual(few.length, null);
  assert.equal((few.value as object[]).length, 1_000);
  await relate(site, rows.slice(1_000));
  const all = await read(site, path);
  assert.equal(all.length, null);
  const relations = all.value as Schemas['Relation'][];
  assert.deepEqual(relations.slice(0, 1_000), few.value);
  assert.deepEqual(
    relations.map(({ source_id, target_id }) => ({ source_id, target_id })),
    pairs,
  );
});

/** The response to a client without compression, byte by byte; `pause` makes it read slowly at first. */
async function plainly(
  { server, max }: World,
  path: string,
  pause: boolean,
): Promise<{ readonly text: string; readonly length: number }> {
  const request = get(`${server.url}${path}`, { headers: { authorization: `Bearer ${max.token}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    if (pause) await setImmediate();
  }
  return {
    text: Buffer.concat(chunks).toString(),
    length: Number(response.headers['content-length']),
  };
}

test('an index and changes that are held, but long, say the same however they leave', async t => {
  const site = await world(t);
  await storeIssues(
    site.server,
    site.app,
    Array.from({ length: 800 }, (_, place) => ({ title: `Bööte und "Kähne" ${place}` })),
  );
  for (const name of ['index', 'changes']) {
    const path = `/api/projects/${site.app}/${name}`;
    const { value } = await read(site, path);
    const packed: unknown = await (
      await fetch(`${site.server.url}${path}`, { headers: { authorization: `Bearer ${site.max.token}` } })
    ).json();
    assert.deepEqual(packed, value);
    for (const pause of [false, true]) {
      const { text, length } = await plainly(site, path, pause);
      assert.deepEqual(JSON.parse(text), value);
      assert.equal(length, Buffer.byteLength(text));
      assert.ok(length > 3 * 65_536);
    }
  }
});
