/** How one thing with lists in it is shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemOf } from '../../clients/command-line/src/item.ts';
import { tableOf } from '../../clients/command-line/src/table.ts';
import { surroundings } from '../../clients/command-line/src/surroundings.ts';

const around = {
  ...surroundings(),
  columns: 60,
  colours: false,
  now: () => new Date('2026-11-29T12:00:00Z'),
};

const step = { id: 51, title: 'Measure', done: true, issue_identifier: null, children: [] };
const below = { ...step, id: 55, title: 'Draw\u001b[2J', done: false, issue_identifier: 'APP-14' };
const weeks = [3, 0, 7, 14].map((count, week) => ({ week_start: `2026-11-0${String(week + 1)}`, count }));

const SHOWN: readonly (readonly [what: string, row: object, lines: readonly string[]])[] = [
  ['labels', { labels: [{ id: 1, name: 'bug', color: '#fff' }] }, ['labels  bug']],
  [
    'steps',
    { identifier: 'APP-PLAN-1', steps: [{ ...step, children: [below] }] },
    ['identifier  APP-PLAN-1', '', 'Steps', '[x] 51  Measure', '    [ ] 55  Draw [2J  APP-14'],
  ],
  ['counts over time', { created: weeks }, ['Created', '2026-11-01 to 2026-11-04  ▂▁▄█  0 to 14']],
  [
    'counts that are all the same',
    { made: [weeks[1], weeks[1]] },
    ['Made', '2026-11-02 to 2026-11-02  ▁▁  0 to 0'],
  ],
  [
    'things without a name',
    { waits: [{ id: 5, kind: 'date', issue_id: 3, created_at: '2026-11-28 12:00:00' }] },
    ['Waits', 'ID  KIND', '5   date'],
  ],
  ['numbers', { counts: { todo: 2, done: 1 } }, ['counts  todo 2, done 1']],
  ['progress', { checklist: { done: 1, total: 3 } }, ['checklist  1/3']],
];

for (const [what, row, lines] of SHOWN)
  test(`shown: ${what}`, () => {
    assert.deepEqual(itemOf(around, row as Record<string, unknown>).split('\n'), [...lines, '']);
  });

test('many counts fit into one line, each bar the highest of its part', () => {
  const counts = Array.from({ length: 365 }, (_, day) => ({
    date: '2026-11-29',
    count: day === 200 ? 9 : 0,
  }));
  const [, line = ''] = itemOf(around, { open: counts }).split('\n');
  assert.ok(line.length <= 60 && line.includes('█'), line);
});

test('a narrow terminal cuts titles of columns first, then long values, and no identifier', () => {
  const rows = [
    { entity_identifier: 'HARBOUR-PLAN-12', actor_username: 'ada', title: 'The moorings of the old quay' },
  ];
  const table = tableOf({ ...around, columns: 48 }, Object.keys(rows[0] ?? {}), rows);
  assert.deepEqual(table.split('\n'), [
    'ENTITY IDENTIF…  ACTOR USERN…  TITLE',
    'HARBOUR-PLAN-12  ada           The moorings of …',
    '',
  ]);
});
