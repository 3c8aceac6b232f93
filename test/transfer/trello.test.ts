/** Imports of Trello boards: what comes of cards, lists, checklists and comments, and which files are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '../setting/client.ts';
import { counts, importing, NOTHING, refusal } from '../setting/imports.ts';

const CARD = '5f1a2b3c4d5e6f7081920a0';

/** Lists and cards in another order than that of the board. */
const BOARD = {
  id: 'board',
  name: 'Harbour',
  actions: [
    {
      id: 'x3',
      type: 'commentCard',
      date: '2025-04-03T08:00:00.000Z',
      data: { text: 'Replaced.', card: { id: `${CARD}1` } },
    },
    { id: 'x2', type: 'updateCard', data: { card: { id: `${CARD}1` }, old: { pos: 7 } } },
    {
      id: 'x1',
      type: 'commentCard',
      date: '2025-04-02T08:00:00.000Z',
      memberCreator: { fullName: 'Grace Hopper', username: 'grace' },
      data: { text: 'The relay is corroded.', card: { id: `${CARD}1` } },
    },
  ],
  cards: [
    { id: `${CARD}4`, name: 'Sweep', idList: 'done', pos: 5, labels: [{ name: '', color: 'sky' }] },
    {
      id: `${CARD}1`,
      name: 'Buoy lights flicker',
      desc: 'At low tide.',
      idList: 'doing',
      pos: 2,
      labels: [
        { name: 'Bug', color: 'red' },
        { name: '', color: 'green_dark' },
      ],
      idMembers: ['m1', 'm2'],
      due: '2026-02-03T10:00:00.000Z',
      dateLastActivity: '2025-05-01T08:00:00.000Z',
    },
    { id: `${CARD}2`, name: 'Test the horn', idList: 'doing', pos: 1, dueComplete: true },
    { id: `${CARD}3`, name: 'Someday', idList: 'ideas', pos: 1 },
    { id: `${CARD}5`, name: 'Archived', idList: 'doing', pos: 9, closed: true },
    { id: `${CARD}6`, name: 'In an archived list', idList: 'old', pos: 9 },
    { id: `${CARD}7`, name: 'Oil the hinges', idList: 'testing', pos: 3 },
  ],
  labels: [],
  checklists: [
    {
      idCard: `${CARD}1`,
      name: 'After',
      pos: 2,
      checkItems: [{ name: 'Tell the crew', state: 'incomplete', pos: 1 }],
    },
    {
      idCard: `${CARD}1`,
      name: 'Before',
      pos: 1,
      checkItems: [
        { name: 'Order a relay', state: 'incomplete', pos: 2 },
        { name: 'Look', state: 'complete', pos: 1 },
      ],
    },
  ],
  lists: [
    { id: 'done', name: ' DONE ', pos: 30 },
    { id: 'ideas', name: 'Ideas', pos: 1 },
    { id: 'doing', name: 'In Progress', pos: 20 },
    { id: 'testing', name: 'Testing', pos: 25 },
    { id: 'old', name: 'Old', pos: 2, closed: true },
  ],
  members: [
    { id: 'm1', fullName: 'Grace Hopper', username: 'grace' },
    { id: 'm2', fullName: 'Linus', username: 'linus' },
  ],
};

test('cards become issues in the order of the board', async t => {
  const { sendFile, issues, read, commentsOf, ada } = await importing(t);
  const sent = { map: { testing: 'active' }, people: { grace: ada.username } };
  assert.deepEqual(await counts(sendFile('trello', JSON.stringify(BOARD), sent)), {
    ...NOTHING,
    issues_created: 5,
    comments_created: 2,
    labels_created: 3,
    skipped_assignees: 1,
    skipped_other: 3,
  });
  const rows = await issues();
  assert.deepEqual(
    rows.map(one => [one.title, one.status, one.labels, one.target_date]),
    [
      ['Someday', 'backlog', [], null],
      ['Test the horn', 'done', [], null],
      ['Buoy lights flicker', 'active', ['Bug', 'green_dark'], '2026-02-03'],
      ['Oil the hinges', 'active', [], null],
      ['Sweep', 'done', ['sky'], null],
    ],
  );
  const id = rows[2]?.id ?? 0;
  const { description, source, created_at, updated_at, assignees, checklist } = await read(id);
  assert.deepEqual(
    { description, source, created_at, updated_at, checklist },
    {
      description: [
        'At low tide.',
        '### Before\n\n- [x] Look\n- [ ] Order a relay',
        '### After\n\n- [ ] Tell the crew',
      ].join('\n\n'),
      source: `trello:${CARD}1`,
      created_at: '2020-07-24 00:28:44',
      updated_at: '2025-05-01 08:00:00',
      checklist: { done: 1, total: 3 },
    },
  );
  assert.deepEqual(
    assignees.map(({ username }) => username),
    [ada.username],
  );
  assert.deepEqual(
    (await commentsOf(id)).map(({ author, content, created_at: at_ }) => [author, content, at_]),
    [
      ['Grace Hopper (imported)', 'The relay is corroded.', '2025-04-02 08:00:00'],
      ['ghost (imported)', 'Replaced.', '2025-04-03 08:00:00'],
    ],
  );
});

test('a second run imports only new cards, also after one was deleted here', async t => {
  const { sendFile, issues, max } = await importing(t);
  await counts(sendFile('trello', JSON.stringify(BOARD)));
  const [first] = await issues();
  await max.api.DELETE('/api/issues/{id}', at(first?.id ?? 0));
  const second = await counts(sendFile('trello', JSON.stringify(BOARD), { dry_run: true }));
  assert.deepEqual([second['issues_created'], second['issues_skipped_existing']], [1, 4]);
});

test('what is not the export of a board is refused, and nothing is written', async t => {
  const { server, sendFile } = await importing(t);
  const before = await server.rows();
  const card = { id: 'c1', name: 'x', idList: 'l' };
  for (const file of [
    '',
    'cards',
    '[]',
    '{}',
    '7',
    '{"lists":[]}',
    '{"lists":[],"cards":[]',
    '{"lists":[],"cards":[]}]',
    '{"lists":[],"cards":{}}',
    JSON.stringify({ lists: [], cards: [7] }),
    JSON.stringify({ lists: [], cards: [{ ...card, name: ' ' }] }),
    JSON.stringify({ lists: [], cards: [{ ...card, id: 'a b' }] }),
    JSON.stringify({ lists: [], cards: [{ ...card, labels: 'red' }] }),
    JSON.stringify({ lists: [], cards: [{ ...card, due: 'soon' }] }),
    `{"lists":[],"cards":[],"x":${'['.repeat(200)}${']'.repeat(200)}}`,
    JSON.stringify({ lists: [], cards: [Array.from({ length: 50_001 }, () => 1)] }),
    Buffer.from([0x7b, 0xff, 0x7d]),
  ]) {
    const { status, code, line } = await refusal(sendFile('trello', file));
    assert.deepEqual([status, code, line], [400, 'import_invalid', undefined], String(file).slice(0, 60));
  }
  assert.equal(await server.rows(), before);
  const empty = await counts(sendFile('trello', '{"lists":[],"cards":[]}'));
  assert.deepEqual(empty, NOTHING);
});

test('a large board is read piece by piece, and too many cards are refused', async t => {
  const { sendFile } = await importing(t);
  const noise = Array.from({ length: 20_000 }, (_, place) => ({
    type: 'updateCard',
    data: { place, old: {} },
  }));
  const cards = Array.from({ length: 1500 }, (_, place) => ({
    id: `card${place}`,
    name: `Card ${place}`,
    desc: 'The tide. '.repeat(500),
    idList: 'l',
    pos: place,
  }));
  const board = { actions: noise, lists: [{ id: 'l', name: 'Todo', pos: 1 }], cards };
  assert.equal((await counts(sendFile('trello', JSON.stringify(board))))['issues_created'], 1500);
  const many = Array.from({ length: 10_001 }, (_, place) => ({ id: `c${place}`, name: 'x', idList: 'l' }));
  const { status, code } = await refusal(sendFile('trello', JSON.stringify({ ...board, cards: many })));
  assert.deepEqual([status, code], [413, 'import_too_large']);
});
