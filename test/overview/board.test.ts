/** The board, and the counts of issues by status. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { ISSUES_BY } from '../../src/tracker/overview/board.ts';
import { issueCounts } from '../../src/tracker/overview/counts.ts';
import { at, done } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { refused } from '../setting/refused.ts';
import {
  crew,
  stored,
  storeIssues,
  storeLabel,
  storeModule,
  storeProject,
  storeRow,
} from '../setting/stored.ts';
import { world } from '../setting/world.ts';

type Board = Readonly<Record<string, readonly { readonly identifier: string }[]>>;

/** The columns, with the numbers of their issues. */
function columns(board: Board = {}): [string, number[]][] {
  return Object.entries(board).map(([name, issues]) => [
    name,
    issues.map(({ identifier }) => Number(identifier.split('-')[1])),
  ]);
}

async function stage(t: TestContext) {
  const { server, app, ...people } = await world(t);
  const board = async (group_by?: string) => {
    const query = group_by === undefined ? {} : { group_by };
    const params = { path: { id: app }, query };
    const { data } = await people.vera.api.GET('/api/projects/{id}/board', { params });
    return data;
  };
  return { server, people, app, board };
}

test('the board shows issues by status, in the order of work, and only columns with issues', async t => {
  const { server, app, board } = await stage(t);
  await storeIssues(server, app, [
    { status: 'done' },
    { status: 'todo', sort_order: 7 },
    { status: 'todo', sort_order: 5 },
    { status: 'todo', sort_order: 5 },
    { status: 'active', deleted_at: '2026-01-01 00:00:00' },
    { status: 'backlog' },
  ]);
  const wanted = [
    ['backlog', [6]],
    ['todo', [3, 4, 2]],
    ['done', [1]],
  ];
  for (const group_by of [undefined, 'status', '', 'Priority', '__proto__', 'nonsense']) {
    assert.deepEqual(columns(await board(group_by)), wanted);
  }
});

test('the board shows issues by priority, the most urgent first', async t => {
  const { server, app, board } = await stage(t);
  await storeIssues(server, app, [
    { priority: 'low' },
    { priority: 'none' },
    { priority: 'urgent', status: 'cancelled' },
    { priority: 'low' },
  ]);
  assert.deepEqual(columns(await board('priority')), [
    ['urgent', [3]],
    ['low', [1, 4]],
    ['none', [2]],
  ]);
});

test('modules of equal names share a column, and issues without one are last', async t => {
  const { server, app, board } = await stage(t);
  const [quay, berth, other, unassigned, strange] = [
    await storeModule(server, app, 'Quay'),
    await storeModule(server, app, 'berth'),
    await storeModule(server, app, 'Quay'),
    await storeModule(server, app, 'unassigned'),
    await storeModule(server, app, '__proto__'),
  ];
  await storeModule(server, app, 'Empty');
  await storeIssues(server, app, [
    { module_id: quay },
    { module_id: berth },
    { module_id: other },
    {},
    { module_id: unassigned },
    { module_id: strange },
  ]);
  assert.deepEqual(
    columns(await board('module')).sort(([a], [b]) => (a < b ? -1 : 1)),
    [
      ['Quay', [1, 3]],
      ['__proto__', [6]],
      ['berth', [2]],
      ['unassigned', [4, 5]],
    ],
  );
});

test('issues of the board carry their fields and labels, but no relations and no source', async t => {
  const { server, people, app, board } = await stage(t);
  const [issue, plain] = await storeIssues(server, app, [
    {
      title: 'Storm',
      description: 'Wind',
      priority: 'high',
      start_date: '2026-02-01',
      target_date: '2026-02-03',
      sort_order: 1.5,
      source: 'github:harbour/app#1',
    },
    { sort_order: 2 },
  ]);
  assert.ok(issue && plain);
  await storeLabel(server, app, 'wet', [issue.id]);
  await storeLabel(server, app, 'Bug', [issue.id, plain.id]);
  const shown = await board();
  const { source, blocks, blocked_by, relates_to, duplicates, duplicated_by, ...fields } = done(
    await people.max.api.GET('/api/issues/{id}', at(issue.id)),
  );
  assert.equal(source, 'github:harbour/app#1');
  for (const related of [blocks, blocked_by, relates_to, duplicates, duplicated_by])
    assert.deepEqual(related, []);
  assert.deepEqual(shown?.['backlog']?.[0], fields);
  const { title, priority, start_date, target_date, sort_order, labels } = fields;
  assert.deepEqual(
    [title, priority, start_date, target_date, sort_order, labels],
    ['Storm', 'high', '2026-02-01', '2026-02-03', 1.5, ['Bug', 'wet']],
  );
  assert.deepEqual(shown?.['backlog']?.[1]?.labels, ['Bug']);
});

test('board and counts of one project show nothing of another, and nothing to outsiders', async t => {
  const { server, people, app, board } = await stage(t);
  const other = await storeProject(server, 'HRB', crew(people));
  const [issue] = await storeIssues(server, other, [{ status: 'done' }]);
  await storeLabel(server, other, 'bug', [issue?.id ?? 0]);
  assert.deepEqual(await board(), {});
  for (const path of ['/api/projects/{id}/board', '/api/projects/{id}/issue-counts'] as const) {
    const params = { path: { id: app } };
    await refused(server, () => people.sam.api.GET(path, { params }), 'not_found');
    await refused(server, () => people.ada.api.GET(path, { params: { path: { id: 9999 } } }), 'not_found');
  }
});

test('issues are counted by status, without those in the trash', async t => {
  const { server, people, app } = await stage(t);
  const params = { path: { id: app } };
  const counts = async () => (await people.vera.api.GET('/api/projects/{id}/issue-counts', { params })).data;
  assert.deepEqual(await counts(), { backlog: 0, todo: 0, active: 0, done: 0, cancelled: 0, total: 0 });
  await storeIssues(server, app, [
    {},
    { status: 'todo' },
    { status: 'todo' },
    { status: 'active' },
    { status: 'done' },
    { status: 'done', deleted_at: '2026-01-01 00:00:00' },
    { status: 'cancelled' },
  ]);
  assert.deepEqual(await counts(), { backlog: 1, todo: 2, active: 1, done: 1, cancelled: 1, total: 6 });
});

test('the statements of the board and of the counts stay with their indexes', async t => {
  if (engine !== 'sqlite') return;
  const { server, app } = await stage(t);
  await server.app.instance.store.read(async read => {
    assert.deepEqual(await explained(read, ISSUES_BY.status.sql(read, { project: app })), [
      'SEARCH issues USING COVERING INDEX issues_in_order (project_id=?)',
    ]);
    assert.deepEqual(await explained(read, issueCounts(read, app, 'status')), [
      'SEARCH issue_counts USING PRIMARY KEY (project_id=? AND facet=?)',
    ]);
  });
});

test('a board of five hundred issues shows them all with their labels', async t => {
  const { server, app, board } = await stage(t);
  const label_id = await storeRow(server, 'labels', {
    project_id: app,
    name: 'bug',
    name_folded: 'bug',
    color: '#6B7280',
  });
  const issues = await storeIssues(
    server,
    app,
    Array.from({ length: 500 }, () => ({})),
  );
  await stored(server, async ({ db }) => {
    for (const { id } of issues) await db('issue_labels').insert({ issue_id: id, label_id });
  });
  const shown = await board();
  assert.equal(shown?.['backlog']?.length, 500);
  assert.ok(shown['backlog'].every(({ labels }) => labels.length === 1 && labels[0] === 'bug'));
});
