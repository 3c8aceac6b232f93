/** Filtered lists: with every access path they hold the matching issues, in order; and SQLite uses the cheaper path. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Authority } from '../../src/access/authority.ts';
import { foundFilter, issues } from '../../src/tracker/issues/list.ts';
import type { AccessPath, IssueFilter } from '../../src/tracker/issues/access-path.ts';
import { type IssueRow, PRIORITIES, STATUSES } from '../../src/records/issue.ts';
import { Chance } from '../setting/chance.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { storeIssues } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

const ADMINISTRATOR: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};
const COUNT = 200;
const WINDOW = { limit: 10, offset: 0 };

interface Known extends IssueRow {
  readonly labels: readonly string[];
  /** Whether max is assigned. */
  readonly isOfMax: boolean;
  readonly isBlocked: boolean;
}

const day = (place: number): string => `2026-01-${String((place % 27) + 1).padStart(2, '0')} 12:00:00`;

/** Issues with random properties; a label that all but a few have, and one that few have. */
async function stage(t: TestContext): Promise<{ site: World; known: Known[]; module_id: number }> {
  const site = await world(t);
  const chance = new Chance(5);
  const [common = 0, rare = 0] = await site.label('common', 'rare');
  const { id: module_id } = await site.module();
  const rows = await storeIssues(
    site.server,
    site.app,
    Array.from({ length: COUNT }, (_, place) => ({
      status: chance.oneOf(STATUSES) ?? 'todo',
      priority: chance.oneOf(PRIORITIES) ?? 'none',
      module_id: chance.next() < 0.2 ? module_id : null,
      needs_human: chance.next() < 0.3 ? 1 : 0,
      sort_order: chance.upTo(COUNT * 10),
      created_at: day(place),
      updated_at: day(place * 7),
    })),
  );
  const labelled = rows.flatMap(({ id }, place) => [
    ...(chance.next() < 0.8 ? [{ issue_id: id, label_id: common }] : []),
    ...(place % 50 === 3 ? [{ issue_id: id, label_id: rare }] : []),
  ]);
  const ofMax = rows.filter(row => row.needs_human === 1 && row.id % 5 === 0).map(({ id }) => id);
  const relations = rows
    .slice(0, 20)
    .map(({ id }) => ({ source_id: id + 20, target_id: id, type: 'blocks' }));
  await site.server.app.instance.store.write(
    { now: new Date(), transport: 'system', actorId: null },
    async work => {
      for (const one of labelled) await work.db('issue_labels').insert(one);
      await work.db('relations').insert(relations);
      await work.db('issue_assignees').insert(ofMax.map(issue_id => ({ issue_id, user_id: site.max.id })));
      work.untraced();
    },
  );
  const names = new Map([
    [common, 'common'],
    [rare, 'rare'],
  ]);
  const known = rows.map(row => ({
    ...row,
    labels: labelled.filter(one => one.issue_id === row.id).map(one => names.get(one.label_id) ?? ''),
    isOfMax: ofMax.includes(row.id),
    isBlocked: relations.some(
      one =>
        one.target_id === row.id &&
        !['done', 'cancelled'].includes(rows.find(({ id }) => id === one.source_id)?.status ?? ''),
    ),
  }));
  return { site, known, module_id };
}

const FILTERS: readonly [
  name: string,
  filter: (module: number) => IssueFilter,
  passes: (row: Known) => boolean,
][] = [
  ['unassigned issues', () => ({ assignee: 'none' }), row => row.needs_human === 0],
  ['issues for people', () => ({ assignee: 'human' }), row => row.needs_human === 1],
  ['the issues of a person', () => ({ assignee: 'max' }), row => row.isOfMax],
  [
    'two statuses',
    () => ({ statuses: 'active,todo,active' }),
    row => row.status === 'todo' || row.status === 'active',
  ],
  ['a status', () => ({ status: 'todo' }), row => row.status === 'todo'],
  ['a priority', () => ({ priority: 'high' }), row => row.priority === 'high'],
  ['a module', module_id => ({ module_id }), row => row.module_id !== null],
  ['a common label', () => ({ label: 'Common' }), row => row.labels.includes('common')],
  ['a rare label', () => ({ label: 'rare' }), row => row.labels.includes('rare')],
  [
    'what can be worked on',
    () => ({ workable: true }),
    row => !row.isBlocked && !['done', 'cancelled'].includes(row.status),
  ],
  ['what is blocked', () => ({ blocked: true }), row => row.isBlocked],
  ['a day of creation', () => ({ created_since: '2026-01-20' }), row => row.created_at >= '2026-01-20'],
  ['a day of change', () => ({ updated_until: '2026-01-10' }), row => row.updated_at < '2026-01-10'],
];

/** Two filters on the same parameter, or on `status` and `statuses`. */
const ALIKE = ['label', 'issues', 'status'];

type Comparable = readonly (string | number)[];

const ORDERS = {
  sort_order: (row: Known): Comparable => [row.sort_order, row.sequence],
  sequence: (row: Known): Comparable => [row.sequence],
  priority: (row: Known): Comparable => [row.priority_rank, row.sort_order, row.sequence],
  created: (row: Known): Comparable => [row.created_at, row.id],
  updated: (row: Known): Comparable => [row.updated_at, row.id],
} as const;

function compared(one: Comparable, other: Comparable): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  if (place === -1) return 0;
  return (one[place] ?? 0) < (other[place] ?? 0) ? -1 : 1;
}

test('every pair of filters, in every order, lists the issues that match both', async t => {
  const { site, known, module_id } = await stage(t);
  const { store } = site.server.app.instance;
  for (const [place, [name, filter, passes]] of FILTERS.entries()) {
    for (const [otherName, other, alsoPasses] of FILTERS.slice(place)) {
      if (name !== otherName && ALIKE.some(word => name.includes(word) && otherName.includes(word))) continue;
      for (const order_by of ['sort_order', 'sequence', 'priority', 'created', 'updated'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const both = {
            ...filter(module_id),
            ...other(module_id),
            project_id: site.app,
            order_by,
            order,
            ...WINDOW,
          };
          const found = await store.read(async read => {
            const query = issues.sql(read, await foundFilter(read, ADMINISTRATOR, both));
            return query.limit(WINDOW.limit + 1).pluck<number[]>('id');
          });
          const sign = order === 'asc' ? 1 : -1;
          const passing = known
            .filter(row => passes(row) && alsoPasses(row))
            .sort((one, another) => sign * compared(ORDERS[order_by](one), ORDERS[order_by](another)));
          assert.deepEqual(
            found,
            passing.slice(0, WINDOW.limit + 1).map(({ id }) => id),
            `${name}, ${otherName}, ${order_by} ${order}`,
          );
        }
      }
    }
  }
});

const WAYS: readonly [name: string, filter: IssueFilter, way: AccessPath, index: string][] = [
  [
    'a common label along the order',
    { label: 'common', order_by: 'created', order: 'desc' },
    { start: 'order', inOrder: true },
    'issues_by_creation',
  ],
  [
    'a rare label from the label',
    { label: 'rare', order_by: 'created', order: 'desc' },
    { start: 'label', inOrder: false },
    'issues_of_label',
  ],
  [
    'a status in the order of work along the status',
    { status: 'todo', label: 'common' },
    { start: 'status', inOrder: true },
    'issues_by_status',
  ],
  [
    'what is blocked in the order of work along what is',
    { blocked: true },
    { start: 'blocked', inOrder: true },
    'issues_blocked',
  ],
  [
    'what is blocked and has a common label, by time, from what is blocked',
    { blocked: true, label: 'common', order_by: 'updated' },
    { start: 'blocked', inOrder: false },
    'issues_blocked',
  ],
  [
    'issues for people in the order of work along them',
    { assignee: 'human', label: 'common' },
    { start: 'human', inOrder: true },
    'issues_for_people',
  ],
  [
    'the issues of a person from the person',
    { assignee: 'max', order_by: 'updated' },
    { start: 'person', inOrder: false },
    'issues_of_assignee',
  ],
  [
    'unassigned issues along the order',
    { assignee: 'none', workable: true },
    { start: 'order', inOrder: true },
    'issues_in_order',
  ],
  [
    'two statuses by time from the statuses',
    { statuses: 'active,todo', label: 'common', order_by: 'updated' },
    { start: 'order', inOrder: true },
    'issues_by_update',
  ],
  [
    'a status and a rare label from the label',
    { status: 'todo', label: 'rare', order_by: 'updated' },
    { start: 'label', inOrder: false },
    'issues_of_label',
  ],
];

if (engine === 'sqlite') {
  for (const [name, filter, way, index] of WAYS) {
    test(`${name}: a list takes the shorter way`, async t => {
      const { site } = await stage(t);
      await site.server.app.instance.store.read(async read => {
        const whole = { ...filter, project_id: site.app, ...WINDOW };
        const chosen = await foundFilter(read, ADMINISTRATOR, whole);
        assert.deepEqual(chosen.path, way);
        const query = issues.sql(read, chosen);
        const plan = (await explained(read, query)).join('\n');
        assert.match(plan, new RegExp(`COVERING INDEX ${index} `));
        assert.equal(/TEMP B-TREE FOR ORDER BY/.test(plan), !way.inOrder, plan);
        assert.doesNotMatch(plan, /^SCAN /m);
      });
    });
  }
}
