/** A single project with a given number of issues, and its calls: every list by two filters and an order. */
import type { Knex } from 'knex';
import { beginSession } from '../../src/identity/sessions.ts';
import { createUser } from '../../src/identity/users.ts';
import { STATUSES } from '../../src/records/issue.ts';
import type { Store } from '../../src/store/store.ts';
import { numbers, silently, TEXT, TIME } from './filled.ts';
import type { Call } from './scale.ts';

/** With this many rows per change, other writers wait no longer than for a large change of a client. */
const ROWS_A_CHANGE = 20_000;
const LABELS = 20;
const MODULES = 20;
/** Issues with the rare label, whatever the size. */
const RARE = 20;
/** One comment on the most discussed issue, one plan and one page for this many issues. */
const EACH = 10;

const call = { now: new Date(), transport: 'system', actorId: null } as const;

/** Numbers without a pattern, below a limit: the properties of an issue are independent. */
function chance(seed: number, bound: number): string {
  return `((i + ${seed}) * ${48_271 + 2 * seed} % 2147483647 * 16807 % 2147483647 / 97 % ${bound})`;
}

/** Creates the project, its maintainer and its contents; returns the maintainer's token. */
export async function fillOne(store: Store, size: number): Promise<string> {
  const { token } = await store.write(call, async work => {
    const max = await createUser(work, { username: 'max', password_hash: '' });
    if (typeof max === 'string') throw new Error('this database is not empty');
    const times = { created_at: work.now, updated_at: work.now };
    const project = { id: 1, name: 'All', identifier: 'ALL', description: '', sort_order: 1, ...times };
    await work.db('projects').insert(project);
    const member = { project_id: 1, user_id: max.id, role: 'maintainer', created_at: work.now };
    await work.db('project_members').insert(member);
    await insertParts(work.db);
    return beginSession(work, max.id);
  });
  for (let from = 0; from < size; from += ROWS_A_CHANGE) {
    const to = Math.min(from + ROWS_A_CHANGE, size);
    await silently(store, async db => {
      await insertIssues(db, from, to);
    });
  }
  await silently(store, db => insertRest(db, size));
  return token;
}

async function insertParts(db: Knex): Promise<void> {
  await db.raw(`
    ${numbers(0, LABELS + 1)}
    INSERT INTO labels (id, project_id, name, name_folded, color) SELECT i + 1, 1, 'label ' || i, 'label ' || i, '#6B7280' FROM numbers`);
  await db.raw(`
    ${numbers(0, MODULES)}
    INSERT INTO modules (id, project_id, name, name_folded, description, status, created_at, updated_at)
    SELECT i + 1, 1, 'module ' || i, 'module ' || i, '', 'active', ${TIME}, ${TIME} FROM numbers`);
}

async function insertIssues(db: Knex, from: number, to: number): Promise<void> {
  const status = STATUSES.map((name, place) => `WHEN ${place} THEN '${name}'`).join(' ');
  await db.raw(
    `${numbers(from, to)}
    INSERT INTO issues (id, project_id, sequence, title, description, status, priority, priority_rank, module_id,
      sort_order, seq, created_at, updated_at)
    SELECT i + 1, 1, i + 1, 'Issue number ' || i, :text || i, CASE ${chance(1, 5)} ${status} END,
      CASE ${chance(2, 5)} WHEN 0 THEN 'urgent' WHEN 1 THEN 'high' WHEN 2 THEN 'medium' WHEN 3 THEN 'low' ELSE 'none' END,
      ${chance(2, 5)}, ${chance(3, MODULES)} + 1, i + 1, i + 1, ${TIME}, ${TIME}
    FROM numbers`,
    { text: TEXT },
  );
  await db.raw(`
    ${numbers(from, to)}
    INSERT INTO issue_labels (issue_id, label_id)
    SELECT i + 1, ${chance(4, LABELS / 2)} + 1 FROM numbers
    UNION ALL SELECT i + 1, ${chance(5, LABELS / 2)} + ${LABELS / 2 + 1} FROM numbers`);
  await db.raw(`
    ${numbers(from, to)}
    INSERT INTO relations (source_id, target_id, type) SELECT i, i + 1, 'blocks' FROM numbers WHERE i % 50 = 9`);
  await db.raw(`
    INSERT INTO activity (ts, actor_user_id, transport, entity_type, entity_id, project_id, issue_id, action, new_value)
    SELECT created_at, 1, 'web', 'issue', id, project_id, id, 'create', title FROM issues WHERE id > ${from} AND id <= ${to}`);
}

async function insertRest(db: Knex, size: number): Promise<void> {
  const count = size / EACH;
  await db.raw(`
    ${numbers(0, RARE)}
    INSERT INTO issue_labels (issue_id, label_id) SELECT i * ${size / RARE} + 1, ${LABELS + 1} FROM numbers`);
  await db.raw(
    `${numbers(0, count)}
    INSERT INTO comments (project_id, issue_id, user_id, content, seq, created_at, updated_at)
    SELECT 1, 1, 1, :text, ${size} + i + 1, ${TIME}, ${TIME} FROM numbers`,
    { text: TEXT },
  );
  await db.raw(
    `${numbers(0, count)}
    INSERT INTO pages (project_id, sequence, title, title_folded, content, sort_order, status, seq, created_at, updated_at)
    SELECT 1, i + 1, 'Page ' || i, 'page ' || i, :text, i,
      CASE ${chance(6, 4)} WHEN 0 THEN 'draft' WHEN 1 THEN 'active' WHEN 2 THEN 'complete' ELSE 'archived' END,
      ${2 * size} + i + 1, ${TIME}, ${TIME}
    FROM numbers`,
    { text: TEXT },
  );
  await db.raw(`
    ${numbers(0, count)}
    INSERT INTO plans (project_id, sequence, title, status, created_at, updated_at)
    SELECT 1, i + 1, 'Plan ' || i, CASE ${chance(7, 2)} WHEN 0 THEN 'active' ELSE 'done' END, ${TIME}, ${TIME} FROM numbers`);
  await db('counters')
    .where({ name: 'seq' })
    .update({ value: 4 * size });
  await db('sequences').insert([
    { project_id: 1, kind: 'page', last: count },
    { project_id: 1, kind: 'plan', last: count },
  ]);
}

const FILTERS = [
  'status=todo',
  'priority=high',
  'module_id=3',
  'label=label+3',
  `label=label+${LABELS}`,
  'workable=true',
  'blocked=true',
  'created_since=2026-01-01T02:00:00Z',
  'updated_until=2026-01-01T04:00:00Z',
];

const ORDERS = ['sort_order', 'sequence', 'priority', 'created', 'updated'].flatMap(order => [
  `order_by=${order}&order=asc`,
  `order_by=${order}&order=desc`,
]);

function read(name: string, path: string, rounds = 30): Call {
  return { name, rounds, request: () => ({ path }) };
}

/** Every pair of compatible filters, in every order and both directions. */
export const LISTS: readonly Call[] = FILTERS.flatMap((one, place) =>
  [one, ...FILTERS.slice(place + 1)]
    .filter(other => other === one || other.split('=')[0] !== one.split('=')[0])
    .flatMap(other =>
      ORDERS.map(order => {
        const query = [...new Set([one, other]), order].join('&');
        return read(query, `/api/issues?project_id=1&limit=50&${query}`, 8);
      }),
    ),
);

export const REST: readonly Call[] = [
  read('list 50 issues', '/api/issues?project_id=1&limit=50'),
  read('counts', '/api/projects/1/issue-counts'),
  read('insights of a year', '/api/projects/1/insights?weeks=52'),
  read('activity', '/api/projects/1/activity'),
  read('who was active', '/api/projects/1/activity/actors'),
  read('comments', '/api/issues/1/comments'),
  read('comments, newest first', '/api/issues/1/comments?order=desc'),
  ...['active', 'done'].map(status =>
    read(`plans that are ${status}`, `/api/plans?project_id=1&status=${status}`),
  ),
  read('plans', '/api/plans?project_id=1'),
  ...['sort_order', 'title', 'status', 'created', 'updated'].flatMap(order =>
    ['', '&status=active'].map(filter =>
      read(`pages by ${order}${filter}`, `/api/pages?project_id=1&limit=50&order_by=${order}${filter}`),
    ),
  ),
];
